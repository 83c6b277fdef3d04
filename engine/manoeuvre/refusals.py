"""Every reason for which the rules refuse an action: its code, its sentence and its rule (docs/refusals.md).

`explain_refusal` finds the reason and says nothing outside this table. A line that is no action at all, an entry out of
its time or of another seat, and an undo too far are refused before the rules are asked, by `notation`, `record` and
`battle`.

>>> str(refuse("march-ends", square="G3", terrain="field"))
'G3 is a field: the march ends there (§5, R3).'
"""

from typing import Final

from engine.game import Phrase, Refusal

REASONS: Final[dict[str, tuple[str, str]]] = {
    # Anywhere
    "over": ("The battle is over.", "§2"),
    "illegal": ("This is not among the choices here.", "§4"),
    "wrong-phase": ("{doing} belongs to {home}; {now}.", "§4"),
    "dice-first": ("First come the dice for {purpose}.", "§1.2"),
    "draw-first": ("First a card is drawn.", "§4"),
    "no-dice": ("No dice are asked for; {now}.", "§1.2"),
    "no-draw": ("No card is drawn; {now}.", "§4"),
    "nobody-there": ("Nobody stands on {square}.", "§1.3"),
    "not-your-unit": ("You do not command {unit}.", "§1.3"),
    # Values that mean nothing
    "no-such-action": ("There is no such action.", ""),
    "surplus": ("This action says more than it needs.", ""),
    "no-such-square": ("There is no such square: they run from A1 to H8.", "§1.1"),
    "no-such-card": ("There is no such card in this deck.", "§1.4"),
    "no-such-unit": ("There is no such unit in this army.", "§1.3"),
    "no-such-nation": ("There is no such nation in this battle.", "§3"),
    "no-such-section": ("There is no such map section.", "§1.1"),
    "no-such-edge": ("There is no such edge: a map has four.", "§3"),
    "no-such-turn": ("A section is turned by none to three quarters.", "§3"),
    "no-such-flag": ("A Maharaja is either played or not.", "§9.1, R44"),
    "one-card": ("This takes exactly one card.", "§9"),
    "unnamed-card": ("Name the card: an unknown one will not do.", "R37"),
    "hidden-card": ("That card cannot be seen from here.", "R37"),
    "all-seen": ("Every copy of {card} is known to lie elsewhere.", "R37"),
    # Cards
    "wrong-card": ("This {card} card cannot {use}.", "§8, §9"),
    "no-value": ("This {card} card has no {value} value.", "§8"),
    "card-not-held": ("That {card} card is not in your hand.", "§1.4"),
    "no-unit": ("You have no {unit} on the battlefield.", "§8, R42"),
    "spy-other-turn": ("Only the player whose turn it is may spy.", "§9.2, R35"),
    "show-compulsory": ("The spy must be shown your hand.", "§9.2"),
    "show-hand": ("Show the whole hand, in its order, and nothing else.", "§9.2"),
    # Dice
    "impossible-total": ("{dice} can total {least} to {most}.", "§1.2"),
    "faces-count": ("The faces must be those of {dice}, one for each die.", "§1.2"),
    "faces-range": ("A d{sides} shows 1 to {sides}.", "§1.2"),
    "faces-total": ("The faces do not add up to the total.", "§1.2"),
    # Set-up
    "set-up-compulsory": ("The set-up goes on: {duty}.", "§3"),
    "section-laid": ("Section {section} lies on the map already.", "§3, R61"),
    "nations-order": ("Name the two nations in the order of the list.", "§3"),
    "nation-not-offered": ("{nation} is not offered: choose {choices}.", "§3"),
    "edge-impossible": ("Lakes leave no room for eight units along the {edge} edge.", "§3, R47"),
    "hand-drawn": ("The opening hand is drawn, not chosen.", "§3"),
    "hand-chosen": ("The opening hand is chosen, not drawn.", "§3"),
    "not-in-deck": ("That {card} card is not in the deck.", "§1.4"),
    "place-order": ("Next comes {unit}: units are set up in the order of the army.", "§3, R62"),
    "place-rows": ("{square} lies outside your two rows.", "§3"),
    "place-lake": ("{square} is a lake: no unit is set up there.", "§3, R47"),
    "place-occupied": ("{square} is taken by {unit}.", "§3"),
    # Discard and draw
    "discard-nothing": ("Name the cards to discard, or pass.", "§4"),
    "too-few-copies": ("You do not hold so many of that {card} card.", "§4"),
    "discard-order": ("Name the discards in the order of the hand.", "§4"),
    "top-compulsory": ("One of the discards must lie on top.", "§4, R37"),
    "not-discarded": ("That {card} card is not among these discards.", "§4, R37"),
    "hand-full": ("Your hand is full: five cards.", "§4"),
    "nothing-to-draw": ("No card is left to draw.", "R39"),
    # Movement
    "move-compulsory": ("Moving one unit is compulsory.", "§5"),
    "move-or-dig-in": ("Move one unit, or dig in and lose your hand.", "§5, R8"),
    "already-moved": ("{unit} already moved in this phase.", "§5, R5"),
    "no-moves-left": ("You have moved as many units as you may.", "§5"),
    "same-square": ("A move ends on another square than it began.", "§5"),
    "too-far": ("{square} is too far: {unit} can move {reach}.", "§5"),
    "lake": ("{square} is a lake: no unit can enter it.", "§5"),
    "occupied": ("{square} is occupied by {unit}.", "§5"),
    "pass-through": ("The {unit} cannot pass through {other}.", "§5"),
    "march-ends": ("{square} is a {terrain}: the march ends there.", "§5, R3"),
    "lake-between": ("The lake on {square} is in the way.", "§5"),
    "dig-in-not-played": ("Digging in is not played in this battle.", "§5"),
    "dig-in-late": ("Digging in is instead of moving, and a unit has moved.", "§5, R8"),
    "dig-in-charging": ("The Banzai Charge has begun: a unit must move.", "§9.2, R7"),
    "banzai-late": ("A Banzai Charge comes before any move.", "§9.2, R7"),
    "second-banzai": ("A Banzai Charge is already under way.", "§9.2, R7"),
    "supply-early": ("Move one unit first; Supply then moves another.", "§5, R53"),
    "second-supply": ("One Supply a Movement Phase, and it has been played.", "§5, R6"),
    "nobody-to-supply": ("No other unit can move.", "§5, R55"),
    "march-early": ("Move a unit first; a Forced March then takes it on.", "§9.2, R46"),
    "second-march": ("{unit} already had a Forced March.", "§5, R6"),
    "march-began": ("{unit} began the move in a {terrain}: no Forced March.", "§9.2"),
    "march-ended": ("{unit} ended the move in a {terrain}: no Forced March.", "§9.2"),
    "march-blocked": ("No square next to {unit} is open.", "§9.2, R4"),
    "march-compulsory": ("The Forced March must be made.", "§9.2"),
    "march-unit": ("The Forced March is for {unit}.", "§9.2, R46"),
    "march-one-square": ("A Forced March is one square: {square} is not next to {unit}.", "§9.2"),
    "guerrilla-own-turn": ("A Guerrilla is never played in your own turn.", "§9.2"),
    "guerrilla-nothing": ("No card waits here for a Guerrilla.", "§9.2, R31"),
    # Combat is declared
    "second-combat": ("One combat a turn, and it is under way.", "§6"),
    "marsh-assault": ("A unit in marsh cannot assault.", "§6.1, R17"),
    "own-target": ("You cannot attack your own {unit}.", "§6"),
    "not-adjacent": ("{square} is not next to {unit}.", "§6.1, §6.2"),
    "out-of-range": ("{square} is {distance} squares away; the range is {range}.", "§6.2"),
    "rockets-range": ("Rockets reach three squares only from a hill to other ground.", "§6.3, R29"),
    "no-line-of-fire": ("No line of fire to {square}: {obstacles} in the way.", "§6.2"),
    # The defender answers
    "not-the-target": ("The attack is on {target}, not on {unit}.", "§6.1"),
    "withdraw-only-card": ("Withdraw must be the defender's only card.", "§9.2, R15"),
    "withdraw-late": ("You have played a card to stand: it is too late to withdraw.", "§8, R15"),
    "no-way-out": ("There is no square for {unit} to withdraw to.", "§6.1, R10"),
    # Leaders
    "second-leader": ("{leader} is already in this combat: one leader a side.", "R25"),
    "leader-bound": ("{leader} serves only {units}.", "§9.1"),
    "leader-in-ambush": ("{leader} serves only {units}, and an ambush has no unit in the lead.", "§9, R56"),
    "no-maharaja": ("You hold no Maharaja.", "§9.1, R44"),
    "maharaja-idle": ("A Maharaja would change nothing: {leader} can do this without one.", "§9.1, R55"),
    "command-too-small": ("{leader} has a command of {command}: he brings in nobody.", "§6.5"),
    "nobody-to-support": ("No unit next to {square} can support under {leader}.", "§6.5, R17"),
    "no-house-dice": ("{leader} brings no dice: only house leaders do.", "R43"),
    # The attacker adds
    "no-command": ("Support needs a leader played for his command.", "§6.5"),
    "command-full": ("{leader} has a command of {command}: nobody more can support.", "§6.5, R20"),
    "already-in-attack": ("This attack already includes {unit}.", "§6.5"),
    "support-not-adjacent": ("Only units next to {square} can support.", "§6.5"),
    "marsh-support": ("A unit in marsh cannot support an assault.", "§6.5, R17"),
    "not-in-attack": ("This attack does not include {unit}.", "§6.1"),
    "commit-not-played": ("This {card} card commits only once it is in the attack.", "§8, R23"),
    "already-committed": ("You have committed {unit} already.", "R23"),
    "too-many-commitments": ("One commitment for each unit in the attack, and all are made.", "§6.1, R23"),
    "commit-nobody": ("An ambush without a supporting unit has nobody to commit.", "§9.2, R23"),
    "no-redoubt": ("There is no redoubt on {square}.", "§9.2"),
    "second-sappers": ("The redoubt on {square} counts for nothing already.", "§9.2"),
    "skirmish-in-ambush": ("There is no skirmish in an ambush.", "§9.2, R21"),
    "skirmish-with-leader": ("A skirmish cannot go with a leader.", "§9.2, R57"),
    "skirmish-alone": ("Skirmish must be the only card you add to the attack.", "§9.2, R22"),
    "skirmish-unit": ("The skirmish moves {unit}, nobody else.", "§9.2, R22"),
    # After the dice
    "choice-compulsory": ("Choose: a retreat or a hit.", "§6.6"),
    "retreat-compulsory": ("{unit} must retreat to {ways}.", "§6.6"),
    "retreat-one-square": ("A retreat is one square: {square} is not next to {unit}.", "§6.6"),
    "retreat-blocked": ("The retreat to {square} is blocked by {obstacle}.", "§6.6, R9"),
    "retreat-order": ("{unit} must retreat to {ways}: the enemy's edge comes last.", "§6.6"),
    "advance-compulsory": ("One unit of the attack must advance.", "§6.6, R16"),
    "hit-compulsory": ("A unit of the attack must take the committed hit.", "§9.2, R23"),
    "already-hit": ("{unit} already took a committed hit.", "R23"),
    # Restoration
    "restore-late": ("Restoring comes before the redoubt, and is past for this turn.", "§7, R30"),
    "redoubt-early": ("First restore a unit, or pass; then comes the redoubt.", "§7, R30"),
    "nothing-to-restore": ("Nothing to restore: {unit} at full strength.", "§7"),
    "other-unit": ("This card restores only {unit}.", "§7"),
    "redoubt-there": ("There is a redoubt on {square} already.", "§9.2"),
    "redoubt-bound": ("This card builds only under {units}.", "§8, R42"),
}
"""By code: the sentence, with the facts it names in braces, and the rule, if any stands behind it."""


def refuse(code: str, **facts: object) -> Refusal:
    sentence, rule = REASONS[code]
    told = {name: fact if isinstance(fact, Phrase) else str(fact) for name, fact in facts.items()}
    return Refusal(code, sentence, rule, **told)
