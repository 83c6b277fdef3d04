"""Actions as buttons: what stands on them, their icon and their key."""

from collections.abc import Iterable
from typing import Final

from app.board.translation import percent, translate
from app.manoeuvre import card_text, names
from app.manoeuvre.play.log_text import edge
from app.manoeuvre.play.offer import Button
from engine import dice
from engine.manoeuvre import action as act
from engine.manoeuvre import army as kinds
from engine.manoeuvre import tags
from engine.manoeuvre.action import Action
from engine.manoeuvre.odds import rally_chance, withdrawal_chance
from engine.manoeuvre.state import State

CONFIRM: Final = "Return"
BACK: Final = "Esc"

_KEYS: Final = {
    act.DONE: "N",
    act.SUPPLY: "S",
    act.FORCED_MARCH: "F",
    act.BANZAI: "B",
    act.DIG_IN: "D",
    act.SPY: "Y",
    act.GUERRILLA: "G",
    act.HIT: "H",
    act.RETREAT: "R",
    act.WITHDRAW: "W",
    act.SKIRMISH: "K",
}
_ICONS: Final = {
    act.SUPPLY: "wagon",
    act.FORCED_MARCH: "boot",
    act.BANZAI: "boot",
    act.DIG_IN: "shield",
    act.SPY: "spy",
    act.SHOW: "eye",
    act.GUERRILLA: "cross",
    act.ASSAULT: "sabres",
    act.AMBUSH: "sabres",
    act.BOMBARD: "cannon",
    act.BATTERY: "cannon",
    act.VOLLEY: "volley",
    act.ROCKETS: "rocket",
    act.HONOUR: "skull",
    act.WITHDRAW: "retreat",
    act.RETREAT: "retreat",
    act.RETREAT_TO: "retreat",
    act.HIT: "target",
    act.ADVANCE: "advance",
    act.SUFFER: "target",
    act.RESTORE: "heart",
    act.RALLY: "rally",
    act.REDOUBT: "redoubt",
    act.SKIRMISH: "cross",
    act.COMMIT: "drum",
    act.LEAD: "star",
    act.COMMAND: "star",
    act.JOIN: "star",
}
_NOTHING: Final = -1


def button(view: State, seat: int, action: Action, primary: bool = False) -> Button:
    """A button that plays one action."""
    return Button(
        text(view, seat, action),
        (action,),
        shortcut=CONFIRM if primary else _KEYS.get(action.verb, ""),
        primary=primary,
        tip=tip(view, seat, action),
        icon=_ICONS.get(action.verb, ""),
    )


def back(words: str) -> Button:
    """A button that puts back what was picked, as Esc does."""
    return Button(words, shortcut=BACK)


def once(buttons: Iterable[Button]) -> tuple[Button, ...]:
    """The same buttons, every key given to the first only that asks for it."""
    found: list[Button] = []
    keys: set[str] = set()
    for one in buttons:
        shortcut = "" if one.shortcut in keys else one.shortcut
        keys.add(one.shortcut)
        found.append(
            Button(one.text, one.actions, shortcut, one.primary, one.enabled, one.tip, one.icon, one.undo)
            if shortcut != one.shortcut
            else one
        )
    return tuple(found)


def text(view: State, seat: int, action: Action) -> str:
    """What a button says that plays this action."""
    return _sentence(view, action).format(**_facts(view, seat, action))


def _sentence(view: State, action: Action) -> str:
    verb = action.verb
    if verb == act.DONE:
        return passing(view)
    if verb == act.WITHDRAW and view.card(view.seat, action.a).kind == kinds.WITHDRAW:
        return translate("desk", "Withdraw")
    if verb in (act.LEAD, act.COMMAND, act.RALLY) and action.b:
        return {
            act.LEAD: translate("desk", "{card} with the Maharaja: combat +{combat}"),
            act.COMMAND: translate("desk", "{card} with the Maharaja: command {maharaja}"),
            act.RALLY: translate("desk", "{card} and the Maharaja: rally {unit}"),
        }[verb]
    return {
        act.DRAW: translate("desk", "Draw {card}"),
        act.SECTION: translate("desk", "Lay section {section}, turned {quarters} quarters"),
        act.NATIONS: translate("desk", "{nation} and {other}"),
        act.NATION: translate("desk", "Lead {nation}"),
        act.EDGE: translate("desk", "Take the {edge} edge"),
        act.PICK: translate("desk", "Take {card}"),
        act.PLACE: translate("desk", "Set up on {end}"),
        act.DISCARD: translate("desk", "Discard"),
        act.TOP: translate("desk", "{card} on top"),
        act.SPY: translate("desk", "Send the {card}"),
        act.SHOW: translate("desk", "Show the hand"),
        act.MOVE: translate("desk", "Move to {end}"),
        act.BANZAI: translate("desk", "Banzai Charge"),
        act.DIG_IN: translate("desk", "Dig in"),
        act.SUPPLY: translate("desk", "Supply: move another unit"),
        act.FORCED_MARCH: translate("desk", "Forced March: one square further"),
        act.GUERRILLA: translate("desk", "Cancel it with {card}"),
        act.ASSAULT: translate("desk", "Assault {target} with {unit}: {dice}"),
        act.AMBUSH: translate("desk", "Ambush {target}: {dice}"),
        act.BOMBARD: translate("desk", "Bombard {target} with {unit}: {bombard}"),
        act.VOLLEY: translate("desk", "Volley at {target} from {unit}: {volley}"),
        act.ROCKETS: translate("desk", "Rockets at {target} from {start}"),
        act.BATTERY: translate("desk", "Grand Battery at {target} from {start}: {battery}"),
        act.HONOUR: translate("desk", "Give up {target}"),
        act.WITHDRAW: translate("desk", "Withdraw with {card}"),
        act.DEFEND: translate("desk", "Defend with {card}: +{defence}"),
        act.LEAD: translate("desk", "{card}: combat +{combat}"),
        act.COMMAND: translate("desk", "{card}: command {command}"),
        act.JOIN: translate("desk", "{card}: {dice}"),
        act.SUPPORT: translate("desk", "Support with {unit}"),
        act.ADD: translate("desk", "Add {card}: {dice}"),
        act.COMMIT: translate("desk", "Commit with {card}: 2d6"),
        act.SAPPERS: translate("desk", "{card}: the redoubt does not count"),
        act.SKIRMISH: translate("desk", "Skirmish: break off the assault"),
        act.HIT: translate("desk", "Take a hit"),
        act.RETREAT: translate("desk", "Retreat"),
        act.RETREAT_TO: translate("desk", "Retreat to {end}"),
        act.ADVANCE: translate("desk", "Advance {unit}"),
        act.SUFFER: translate("desk", "{unit} takes the hit"),
        act.RESTORE: translate("desk", "Restore {unit} with {card}"),
        act.RALLY: translate("desk", "{card} rallies {unit}: {chance}"),
        act.REDOUBT: translate("desk", "Redoubt on {end}"),
    }[verb]


def passing(view: State) -> str:
    """What it means to pass at this decision."""
    return {
        tags.DISCARD: translate("desk", "Keep all"),
        tags.DRAW: translate("desk", "Go on to the movement"),
        tags.MOVEMENT: translate("desk", "End the movement"),
        tags.GUERRILLA: translate("desk", "Let it pass"),
        tags.COMBAT: translate("desk", "No combat"),
        tags.ANSWER: translate("desk", "Stand as it is"),
        tags.REINFORCE: translate("desk", "Attack"),
        tags.ADVANCE: translate("desk", "Do not advance"),
        tags.SKIRMISH: translate("desk", "Stay"),
        tags.RESTORATION: translate("desk", "No restoration"),
        tags.REDOUBT: translate("desk", "No redoubt"),
    }[view.stack[-1]]


def tip(view: State, seat: int, action: Action) -> str:
    """A sentence more where the words on the button do not say all."""
    sentence = {
        act.DIG_IN: translate("desk", "Nobody moves and your whole hand is discarded (§5, R8)."),
        act.SPY: translate("desk", "The enemy shows you his hand. This cannot be taken back (§9.2, R35)."),
        act.BANZAI: translate("desk", "One or two units move up to two squares (§9.2, R7)."),
        act.SUPPLY: translate("desk", "A unit that has not moved yet (§5, R5)."),
        act.FORCED_MARCH: translate("desk", "The unit that has just moved, at once (§9.2, R46)."),
        act.SKIRMISH: translate("desk", "Your first card comes back and the unit may slip away (§9.2, R22)."),
        act.COMMIT: translate("desk", "A unit of the attack takes a hit for it afterwards (§9.2, R23)."),
    }.get(action.verb, "")
    if action.verb == act.WITHDRAW:
        card = view.card(seat, action.a)
        if card.kind == kinds.WITHDRAW:
            return translate("desk", "The unit goes before any dice; the attacker may follow (§6.1, R11).")
        return translate("desk", "{span} on a d6: {chance}. Otherwise the card defends (§8, R15).").format(
            span=card_text.span(card.withdraw), chance=percent(withdrawal_chance(view, seat, action.a))
        )
    return sentence


def cards_of(action: Action) -> tuple[int, ...]:
    """The cards that an action names."""
    _, a, _, many = act.SHAPES[action.verb]
    return (*((action.a,) if a == "card" else ()), *(action.cards if many == "cards" else ()))


def _facts(view: State, seat: int, action: Action) -> dict[str, str]:
    _, a, b, _ = act.SHAPES[action.verb]
    facts: dict[str, str] = {"maharaja": str(kinds.MAHARAJA_COMMAND)}
    numbers = cards_of(action)
    if numbers and numbers[0] != kinds.UNKNOWN:
        facts |= _card_facts(view, seat, numbers[0])
    start = action.a if a == "square" else _NOTHING
    end = action.b if b == "square" else start
    if start >= 0:
        facts["start"] = names.square(start)
        if view.board[start] >= 0:
            facts["unit"] = names.short(view, view.board[start])
    if end >= 0:
        facts["end"] = names.square(end)
        if view.board[end] >= 0:
            facts["target"] = names.short(view, view.board[end])
    if action.verb == act.RALLY:
        facts["chance"] = percent(rally_chance(view, seat, action.cards[0]))
    return facts | _set_up_facts(view, action)


def _card_facts(view: State, seat: int, number: int) -> dict[str, str]:
    card = view.card(seat, number)
    combat = card.combat_attack if seat == view.active else card.combat_defence
    return {
        "card": names.card(view, seat, number),
        "unit": view.armies[seat].units[card.unit].label if card.unit >= 0 else "",
        "dice": dice.text_of(card.attack),
        "bombard": dice.text_of(card.bombard),
        "volley": dice.text_of(card.volley),
        "battery": dice.text_of(card.battery),
        "defence": str(card.defence),
        "combat": str(combat),
        "command": str(card.command),
    }


def _set_up_facts(view: State, action: Action) -> dict[str, str]:
    if action.verb == act.SECTION:
        return {"section": view.setting.sections[action.a].id, "quarters": str(action.b)}
    if action.verb in (act.NATION, act.NATIONS):
        armies = view.setting.armies
        return {"nation": names.nation(armies[action.a]), "other": names.nation(armies[action.b])}
    return {"edge": edge(action.a)} if action.verb == act.EDGE else {}
