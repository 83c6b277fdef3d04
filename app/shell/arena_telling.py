"""How a run of the arena stands, in words and tables for people."""

from typing import Any

from app.shell.output import counted, tell
from resources.faults import plain


def stands(value: dict[str, Any]) -> str:
    share, low, high = (f"{100 * value[key]:.1f} %" for key in ("share", "low", "high"))
    draws = f" and {counted(value['draws'], 'draw')}" if value["draws"] else ""
    return f"{value['wins']} : {value['losses']}{draws}, {share} (between {low} and {high})"


def report(value: dict[str, Any]) -> None:
    """The same for people."""
    tell(f"{counted(value['games'], 'battle')} with the seed {value['seed']}.")
    if "ratings" in value:
        _tell_ratings(value["ratings"])
    else:
        tell(plain(f"{value['a']} against {value['b']}: {stands(value)}"))
        tell(f"Seconds per turn: {value['a_seconds_per_turn']:.4f} and {value['b_seconds_per_turn']:.4f}")
        endings = ", ".join(f"{how} {count}" for how, count in value["endings"].items())
        tell(plain(f"A battle takes {value['turns']:.1f} turns. Endings: {endings or 'none'}"))
    if "sprt" in value:
        test = value["sprt"]
        told = f"{test['accepted']} is accepted" if test["accepted"] != "undecided" else "undecided"
        bounds = f"ratio {test['ratio']:.2f}, between {test['lower']:.2f} and {test['upper']:.2f}"
        tell(f"Sequential test of {test['elo0']:g} against {test['elo1']:g} Elo: {told} ({bounds})")
    for fault in value["faults"]:
        tell(plain(f"{fault['bot']} broke down in {counted(fault['games'], 'battle')}: {fault['reason']}"))
    if "armies" in value:
        _tell_matrix(value["armies"])
    if value["failed"]:
        tell(f"{counted(value['failed'], 'pair')} could not be played and is left out.")
    if value["interrupted"]:
        tell("Interrupted before the end.")


def _tell_ratings(table: list[dict[str, Any]]) -> None:
    width = max(len(row["bot"]) for row in table)
    tell(f"{'':{width}}     Elo   95 % bounds        points  seconds per turn")
    for row in table:
        bounds = f"{row['low']:+.0f} to {row['high']:+.0f}"
        points = f"{row['points']:g}/{row['games']}"
        tell(
            plain(f"{row['bot']:{width}}  {row['elo']:+6.0f}   {bounds:16} {points:>9}  {row['seconds_per_turn']:.4f}")
        )


def _tell_matrix(cells: dict[str, dict[str, dict[str, float]]]) -> None:
    """The share of each row's army against each column's, in per cent."""
    armies = sorted({*cells, *(army for line in cells.values() for army in line)})
    width = max((len(army) for army in armies), default=0)
    tell(f"{'':{width}} {' '.join(f'{army[:4]:>4}' for army in armies)}")
    for army in armies:
        line = (cells.get(army, {}).get(other) for other in armies)
        tell(plain(f"{army:{width}} {' '.join('   ·' if c is None else f'{_per_cent(c)}' for c in line)}"))


def _per_cent(cell: dict[str, float]) -> str:
    return f"{100 * cell['share']:4.0f}"
