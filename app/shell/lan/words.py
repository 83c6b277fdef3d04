"""What happens on the network, in words: refusals, breaches of fair play, what the other side is doing."""

import errno
import hashlib
import re
from functools import lru_cache
from typing import Final

from PySide6.QtNetwork import QAbstractSocket

from app.board.fault_words import file_words
from app.board.words import translate
from app.shell.lan.fair import breach

HERE: Final = "here"
THINKING: Final = "thinking"
CHOOSING: Final = "choosing cards"
AWAY: Final = "away"
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


def doing_words(name: str, what: str) -> str:
    """What somebody elsewhere is busy with, who has to decide."""
    if what == CHOOSING:
        return translate("lan", "{name} is choosing cards").format(name=name)
    if what == AWAY:
        return translate("lan", "{name} is away from the screen").format(name=name)
    return translate("lan", "{name} is thinking").format(name=name)


def refusal_words(code: str, sentence: str) -> str:
    """Why nothing came of a meeting."""
    return {
        "wrong-code": translate("lan", "The code does not fit. Ask your opponent for it and type it again."),
        "code-needed": translate("lan", "You have not met before: type the code that your opponent sees."),
        "cut-off": translate("lan", "The link was lost while the code was being checked. Press Join to try again."),
        "not-now": translate("lan", "Your opponent would rather not play now."),
        "full": translate("lan", "Too many people are watching there already."),
        "slow": translate("lan", "It took too long, so the link was given up. Try again."),
        "ended": translate("lan", "The other side has ended the conversation."),
        "unread": translate("lan", "The other program does not read what it is sent, so the link was given up."),
        "no-offer": translate("lan", "There is no battle on offer there any more."),
        "declined": translate("lan", "The other side would rather not fight this battle."),
        "role": translate("lan", "Both want to host, or both to join. One hosts, the other joins."),
        "unexpected": translate("lan", "The other program said something that does not belong here."),
        "busy": translate("lan", "Somebody else is playing there already. You may watch."),
        "stranger": translate("lan", "Somebody else answers at that address now."),
        "malformed": translate(
            "lan", "The other program sent a message that could not be understood, so the link was given up."
        ),
        "oversized": translate("lan", "The other program sent a message that is too long, so the link was given up."),
        "claimed": translate(
            "lan", "Your opponent has left and claims the battle. It is kept here, and can be resumed."
        ),
    }.get(code) or _detailed_words(sentence)


def _detailed_words(sentence: str) -> str:
    """Refusals with something of the other program in them; anything else is about files."""
    found = re.fullmatch(r"The battle cannot be fought on the other side\. Its program says: “(.*)”", sentence)
    if found is not None:
        words = translate("lan", "The battle cannot be fought on the other side. Its program says: “{reason}”")
        return words.format(reason=found[1])
    found = re.fullmatch(r"The other program speaks another version \((.*), here it is (.*)\)\. Update.*", sentence)
    if found is None:
        return file_words(sentence)
    # Whose version is whose depends on who noticed it first, and does not matter to the remedy.
    words = translate("lan", "The two programs are of different versions, {one} and {two}. Update the older one.")
    return words.format(one=found[1], two=found[2])


def unreached_words(error: QAbstractSocket.SocketError, reason: str) -> str:
    """Why nobody could be reached at an address."""
    errors = QAbstractSocket.SocketError
    if error == errors.ConnectionRefusedError:
        return translate("lan", "Nobody hosts a battle at that address and port.")
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
    return translate("lan", "Nobody can be reached there: {reason}.").format(reason=reason.rstrip("."))


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


def fault_words(sentence: str) -> str:
    """A breach of fair play, or what did not fit at the end."""
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
    for code, template in breach.SENTENCES.items():
        pattern = re.escape(template).replace(r"\{detail\}", "(.*)")
        found = re.fullmatch(pattern, sentence, re.DOTALL)
        if found is not None:
            return words[code].format(detail=found[1] if found.groups() else "")
    return sentence
