"""What happens on the network, in words: refusals, breaches of fair play, what the other side is doing."""

import errno
import hashlib
from functools import lru_cache
from typing import Final

from PySide6.QtNetwork import QAbstractSocket

from app.board.fault_words import phrase_words
from app.board.translation import translate
from app.shell.lan.fair import messages
from engine.game import Phrase

HERE: Final = "here"
AWAY: Final = "away"
DECIDED: Final = "decided"
THINKING: Final = "thinking"
LONGEST_QUOTED: Final = 200
_WORDS: Final = """
amber anchor apple arrow barley beacon birch bridge bugle candle canoe cedar cherry chimney clover cobalt
copper coral cotton cradle crimson dagger drummer eagle ember falcon fern fiddle flint garnet ginger granite
hammer harbour hazel heron indigo ivory jasmine kettle lantern laurel lily linen maple marble meadow mill
nettle oak orchard otter pearl pepper plum quill raven ribbon saddle silver thistle violet walnut willow
"""


@lru_cache(1000)
def fingerprint_words(fingerprint: bytes) -> str:
    """Eight words that stand for a certificate, to be compared across the room.

    They carry 48 bits, and are drawn by a hash that is 2^15 times as slow as one of SHA-256: to find a certificate with
    the words of another takes as long as one for 63 bits.

    >>> fingerprint_words(bytes(32))
    'beacon falcon orchard dagger mill copper arrow amber'
    """
    digest = hashlib.pbkdf2_hmac("sha256", fingerprint, b"manoeuvre words", 1 << 14)
    number = int.from_bytes(digest[:6])
    words = _WORDS.split()
    return " ".join(words[number >> 6 * place & 63] for place in range(8))


def doing_words(name: str, away: bool, decided: bool = False) -> str:
    """What the opponent is doing who has to decide. Only what everybody knows: nothing here hangs on a hand."""
    if decided:
        return translate("lan", "{name} has decided").format(name=name)
    if away:
        return translate("lan", "{name} is away from the screen").format(name=name)
    return translate("lan", "{name} is thinking").format(name=name)


def quoted(words: str) -> str:
    """What the other side's program says, shortened: never to be taken for this program's own words."""
    return translate("lan", "The other program says: “{words}”").format(words=shortened(words))


def shortened(words: str) -> str:
    return words if len(words) <= LONGEST_QUOTED else words[: LONGEST_QUOTED - 1].rstrip() + "…"


def disk_words(error: OSError) -> str:
    """Why something could not be written or read here, without the system's jargon."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return translate("lan", "The disk is full. Free some space; the battle goes on from where it stands.")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return translate("lan", "The folder of your battles cannot be written to. Check who may write there.")
    return translate("lan", "Your battles cannot be written to the disk at the moment. Check the disk, then try again.")


def refusal_words(code: str, sentence: Phrase) -> str:
    """Why nothing came of a meeting."""
    return {
        "wrong-code": translate("lan", "That code is wrong. Ask your opponent for it and type it again."),
        "code-needed": translate("lan", "You have not met before. Type the code your opponent sees."),
        "cut-off": translate("lan", "The connection was lost while the code was checked. Press Join to try again."),
        "no-offer": translate("lan", "There is no battle on offer there any more."),
        "declined": translate("lan", "Your opponent has declined."),
        "not-now": translate("lan", "Your opponent would rather not play now."),
        "role": translate("lan", "You both want to host, or you both want to join. One hosts, the other joins."),
        "unexpected": translate("lan", "The other program sent something unexpected, so the connection was closed."),
        "busy": translate("lan", "Someone else is already playing there. You can watch."),
        "full": translate("lan", "Too many people are already watching there."),
        "slow": translate("lan", "The other program took too long to answer. Try again."),
        "stranger": translate("lan", "Someone else answers at that address now."),
        "unread": translate("lan", "The other program does not read what it is sent, so the connection was closed."),
        "malformed": translate("lan", "The other program sent a damaged message, so the connection was closed."),
        "oversized": translate("lan", "The other program sent too long a message, so the connection was closed."),
        "garbled": translate(
            "lan",
            "The two programs do not understand each other, so they stay disconnected. Update both, then resume the "
            "battle.",
        ),
        "claimed": translate(
            "lan", "Your opponent has left and claims the battle. It is kept here, and can be resumed."
        ),
        "ended": translate("lan", "Your opponent's program has closed the connection."),
    }.get(code) or _filled(code, sentence)


def _filled(code: str, sentence: Phrase) -> str:
    """The refusals that hold more than a code: both versions, or what is wrong with a file."""
    if code == "their-content":
        words = translate("lan", "Your opponent cannot fight this battle. {reason}")
        return words.format(reason=quoted(str(sentence.values["reason"])))
    if code == "version":
        # Whose version is whose depends on who noticed it first, and does not matter to the remedy.
        words = translate("lan", "The two programs are of different versions, {one} and {two}. Update the older one.")
        return words.format(one=sentence.values["theirs"], two=sentence.values["ours"])
    return phrase_words(sentence) if code in ("content", "unreached", "") else quoted(str(sentence))


def unreached_words(error: QAbstractSocket.SocketError, reason: str) -> str:
    """Why nobody could be reached at an address."""
    errors = QAbstractSocket.SocketError
    if error == errors.ConnectionRefusedError:
        return translate("lan", "No battle is hosted at that address and port.")
    if error == errors.HostNotFoundError:
        return translate("lan", "There is no machine of that name or address.")
    if error in (errors.SocketTimeoutError, errors.NetworkError):
        return translate(
            "lan",
            "That machine does not answer. It may be switched off or on another network, or its firewall does not let "
            "Manoeuvre through.",
        )
    if error in (errors.RemoteHostClosedError, errors.SslHandshakeFailedError):
        return translate("lan", "Something answers there, but it is no battle.")
    return translate("lan", "That address cannot be reached. Check it, and that both machines are on the same network.")


def unsaved_words(error: OSError) -> str:
    """Why a battle pauses whose words cannot be saved."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return translate(
            "lan",
            "The disk is full, so the battle cannot be saved. It pauses here, and goes on by itself as soon as there "
            "is room. Nothing is lost.",
        )
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return translate(
            "lan",
            "The battle cannot be saved, because its folder cannot be written to. It pauses here, and goes on by "
            "itself as soon as it can. Nothing is lost.",
        )
    return translate(
        "lan",
        "The battle cannot be saved, because the disk does not take what is written to it. It pauses here, and goes on "
        "by itself as soon as it can. Nothing is lost.",
    )


def fault_words(fault: Phrase | None) -> str:
    """A breach of fair play, or what did not fit at the end; whatever else it is, shortened."""
    if fault is None:
        return ""
    words = {
        "out-of-turn": translate("lan", "The other side spoke although it was not its turn."),
        "wrong-word": translate("lan", "The other side said something else than the battle asks for now."),
        "replayed": translate("lan", "A message came a second time, or does not follow those before it."),
        "illegal": translate("lan", "The other side tried what the rules do not allow: {detail}"),
        "card-not-opened": translate("lan", "The other side played {detail} without turning it up."),
        "wrong-card": translate("lan", "The other side turned up a card that is not the one it laid down."),
        "not-in-hand": translate("lan", "The other side played a card that it did not draw, or had played already."),
        "deck-size": translate("lan", "The other side's deck does not have the right number of cards."),
        "bad-pick": translate("lan", "The other side picked a card that is not there to be drawn."),
        "dice-changed": translate("lan", "The other side changed its number for the dice after it had seen yours."),
        "not-asked": translate("lan", "The other side entered something for you that you had not asked for."),
        "stacked-deck": translate(
            "lan", "Turned up at the end, the other side's deck was not the one it should have been."
        ),
        "not-bound": translate("lan", "The other side made a decision without binding itself to it."),
        "changed-decision": translate(
            "lan", "What the other side now says it did unseen is not what it had bound itself to: {detail}"
        ),
        "opened-otherwise": translate("lan", "The other side opened something else than it had sealed: {detail}"),
        "own-changed": translate(
            "lan", "Your own account of what you did unseen is not what your program had bound you to: {detail}"
        ),
        "disagree": translate(
            "lan",
            "The two sides remember the battle differently: either your file lacks what you have said, or the other "
            "side makes it up.",
        ),
        "false-account": translate("lan", "What the other side did unseen does not fit the battle: {detail}"),
        "malformed": translate("lan", "The other program sent a message that could not be understood."),
    }
    breaches = {messages.SENTENCES[code]: sentence for code, sentence in words.items()}
    if fault.template in breaches:
        return breaches[fault.template].format(detail=shortened(str(fault.values.get("detail", ""))))
    return shortened(str(fault))
