"""What goes wrong while somebody plays is said in a sentence and written to the log; the program goes on."""

import logging
from collections.abc import Callable
from functools import wraps
from typing import Any, Protocol

from app.board.engine_words import refusal_words
from app.board.fault_words import phrase_words
from app.board.translation import translate
from engine.game import Refusal
from engine.record import RecordFault

log = logging.getLogger(__name__)


class Complains(Protocol):
    """Somebody who can show a sentence."""

    def complain(self, sentence: str) -> None: ...


def guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    """For whatever answers a signal: a refusal is shown as it is, anything unforeseen with an apology."""

    @wraps(method)
    def safe(self: Complains, *args: Any) -> Any:
        try:
            return method(self, *args)
        except Refusal as refusal:
            self.complain(refusal_words(refusal))
        except RecordFault as fault:
            self.complain(phrase_words(fault.phrase))
        except OSError as error:
            self.complain(
                translate("play", "That could not be done: {reason}.").format(reason=error.strerror or str(error))
            )
        except Exception:
            log.exception("unforeseen in %s", method.__qualname__)
            self.complain(
                translate(
                    "play", "Something unforeseen went wrong. The battle is saved; you may play on, or open it again."
                )
            )
        return None

    return safe
