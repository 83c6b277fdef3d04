"""Refusals while an assault or ambush is answered, reinforced and carried out (§6.1, §6.5, §6.6)."""

from engine.manoeuvre.action import Action
from tests.engine.manoeuvre.combat.stage import answer, stage
from tests.engine.manoeuvre.refused.case import Case, verb

GUARD = {"imperial_guard": "e4"}
NEXT = {"dutch_belgians": "e5"}
MILITIA = {"4th_militia": "e5"}
OPENING = "imperial_guard.a"
ASSAULT = f"assault {OPENING} e5"
MYSORE = {"mysore_infantry": "e4", "mysore_cavalry": "d5", "punjab_infantry": "f5"}


def answering(*foe_hand, foes=NEXT, two="great_britain", ground=None, units=GUARD):
    return stage(units, foes, two=two, hand=[OPENING], foe_hand=list(foe_hand), ground=ground).play(ASSAULT)


def adding(*hand, units=GUARD, foes=NEXT, **more):
    """The guard assaults e5 and the defender plays nothing."""
    return answer(stage(units, foes, hand=[OPENING, *hand], **more).play(ASSAULT))


def ambushing(*hand, units=None):
    return answer(
        stage(units or {"4th_militia": "e4"}, NEXT, one="united_states", hand=["ambush", *hand]).play("ambush ambush e5")
    )


def austrian_ambush(*hand, units):
    return answer(stage(units, NEXT, one="austria", hand=["ambush", *hand]).play("ambush ambush e5"))


def india(*hand, units=MYSORE, opening="mysore_infantry.a"):
    return answer(
        stage(units, NEXT, one="india", hand=[opening, *hand]).play(f"assault {opening} e5")
    )


def shogun(*hand, opening="date_han.a"):
    return answer(
        stage({"date_han": "e4", "mori_han": "d5"}, NEXT, one="tokugawa_shogunate", hand=[opening, *hand]).play(
            f"assault {opening} e5"
        )
    )


def surrounded(*foe_hand):
    """The militia on a8 has nowhere to go."""
    units = {"imperial_guard": "a7", "8th_regiment_legere": "b8"}
    foes = {"4th_militia": "a8"}
    table = stage(
        units, foes, two="united_states", hand=[OPENING], foe_hand=list(foe_hand), foe_rest=("c8", "d8", "e8", "f8")
    )
    return table.play(f"assault {OPENING} a8")


def commanding(*hand, leader="ney", units=None, ground=None):
    """Supporters stand ready on d5 and f5; a leader has been played for his command."""
    around = units or {"1st_cuirassiers": "d5", "8th_regiment_legere": "f5"}
    return adding(leader, *hand, units=GUARD | around, ground=ground).play(f"command {leader}")


def fought(roll, *cards, hand=(), units=GUARD, foes=NEXT, opening=OPENING, square="e5", **more):
    """The attack after its dice."""
    table = stage(units, foes, hand=[opening, *hand], **more).play(f"assault {opening} {square}")
    return answer(table).play(*cards, "done", f"roll {roll}")


def retreating(ground=None):
    """Dutch-Belgians on e5 lose; e6 behind them is taken, so the flanks are left."""
    return fought(
        16, foes=NEXT | {"1st_foot_guards": "e6"}, ground=ground, units={"imperial_guard": "e4"}
    ).play("retreat")


def pressing():
    """Twice the defence at the hands of two units, neither of which may decline: one must advance."""
    units = {"8th_regiment_legere": "e4", "4th_regiment_suisse": "d5"}
    table = fought(
        16, "command ney", "support d5", hand=["ney"], units=units, foes={"dutch_belgians": "e5-"},
        opening="8th_regiment_legere.a",
    )
    return table.play("retreat") if table.phase == "choice" else table


def paying():
    """Three units and two commitments, none paid for yet."""
    units = {"1st_cavalry": "e4", "kexholm_regiment": "d5", "koursk_regiment": "f5"}
    table = stage(
        units, {"1st_foot_guards": "e5"}, one="russia",
        hand=["1st_cavalry.a", "kutuzov", "committed_attack", "committed_attack"],
    ).play("assault 1st_cavalry.a e5")
    answer(table).play("command kutuzov", "support d5", "support f5", "commit committed_attack")
    table.play("commit committed_attack", "done")
    lines = sorted(table.legal(), key=lambda line: int(line.split()[1]))
    while lines:
        after = table.copy().play(lines.pop(0))
        if after.phase == "commitment":
            return after
        while after.phase in ("choice", "advance", "retreat"):
            after.play(sorted(after.legal())[0])
        if after.phase == "commitment":
            return after
    raise AssertionError("nobody had to pay")


CASES = [
    # Withdrawal
    Case("not-the-target", "The attack is on 4th Militia, not on 13th Militia (§6.1).",
         lambda: answering("13th_militia.a", two="united_states", foes=MILITIA), "withdraw 13th_militia.a"),
    Case("no-value", "This 4th Militia card has no Withdraw value (§8).",
         lambda: answering("4th_militia.e", two="united_states", foes=MILITIA), "withdraw 4th_militia.e"),
    Case("card-not-held", "That 4th Militia card is not in your hand (§1.4).",
         lambda: answering("4th_militia.b", two="united_states", foes=MILITIA), "withdraw 4th_militia.a"),
    Case("wrong-card", "This Supply card cannot withdraw a unit (§8, §9).", lambda: answering("supply"),
         "withdraw supply"),
    Case("withdraw-late", "You have played a card to stand: it is too late to withdraw (§8, R15).",
         lambda: answering("4th_militia.a", "4th_militia.b", two="united_states", foes=MILITIA).play(
             "defend 4th_militia.a"),
         "withdraw 4th_militia.b"),
    Case("withdraw-only-card", "Withdraw must be the defender's only card (§9.2, R15).",
         lambda: answering("withdraw", "dutch_belgians.a").play("defend dutch_belgians.a"), "withdraw withdraw"),
    Case("withdraw-only-card", "Withdraw must be the defender's only card (§9.2, R15).",
         lambda: answering("4th_militia.a", "withdraw", two="united_states", foes=MILITIA).play(
             "withdraw 4th_militia.a", "roll 6"),
         "withdraw withdraw"),
    Case("no-way-out", "There is no square for 4th Militia to withdraw to (§6.1, R10).", lambda: surrounded("withdraw"),
         "withdraw withdraw"),
    Case("no-way-out", "There is no square for 4th Militia to withdraw to (§6.1, R10).",
         lambda: surrounded("4th_militia.a"), "withdraw 4th_militia.a"),
    Case("dice-first", "First come the dice for the withdrawal (§1.2).",
         lambda: answering("4th_militia.a", two="united_states", foes=MILITIA).play("withdraw 4th_militia.a"), "done"),
    # Defence
    Case("not-the-target", "The attack is on Dutch-Belgians, not on 1st Foot Guards (§6.1).",
         lambda: answering("1st_foot_guards.a"), "defend 1st_foot_guards.a"),
    Case("wrong-card", "This Supply card cannot defend a unit (§8, §9).", lambda: answering("supply"), "defend supply"),
    Case("card-not-held", "That Dutch-Belgians card is not in your hand (§1.4).", answering, "defend dutch_belgians.a"),
    Case("second-leader", "Lord Wellington is already in this combat: one leader a side (R25).",
         lambda: answering("wellington", "hill").play("lead wellington"), "lead hill"),
    Case("leader-bound", "Tipu Sultan serves only Mysore Cavalry and Mysore Infantry (§9.1).",
         lambda: answering("tipu_sultan", two="india", foes={"punjab_infantry": "e5"}), "lead tipu_sultan"),
    Case("no-maharaja", "You hold no Maharaja (§9.1, R44).", lambda: answering("hill"), "lead hill maharaja"),
    Case("wrong-card", "This Supply card cannot lead a unit (§8, §9).", lambda: answering("supply"), "lead supply"),
    Case("hidden-card", "That card cannot be seen from here (R37).", lambda: answering("hill").seen_by("one"), "lead hill"),
    Case("second-combat", "One combat a turn, and it is under way (§6).", lambda: answering("1st_foot_guards.a"),
         "assault 1st_foot_guards.a e4"),
    Case("guerrilla-nothing", "No card waits here for a Guerrilla (§9.2, R31).", answering,
         Action(verb("guerrilla"), 0)),
    Case("wrong-phase", "Adding a card belongs to the reinforcing of an attack; now the attack is answered (§4).",
         lambda: answering("dutch_belgians.a"), "add dutch_belgians.a"),
    # Leaders in attack
    Case("second-leader", "Michel Ney is already in this combat: one leader a side (R25).",
         lambda: adding("ney", "davout").play("lead ney"), "lead davout"),
    Case("second-leader", "Date Masamune is already in this combat: one leader a side (R25).",
         lambda: shogun("tokugawa", opening="date"), "command tokugawa"),
    Case("leader-bound", "Ranjit Singh serves only Punjab Cavalry and Punjab Infantry (§9.1).",
         lambda: india("ranjit_singh"), "lead ranjit_singh"),
    Case("leader-bound", "Mōri Terumoto serves only Mōri Han (§9.1).", lambda: shogun("mori"), "lead mori"),
    Case("leader-bound", "Mōri Terumoto serves only Mōri Han (§9.1).", lambda: shogun("mori"), "join mori"),
    Case("leader-bound", "Ranjit Singh serves only Punjab Cavalry and Punjab Infantry (§9.1).",
         lambda: india("ranjit_singh"), "command ranjit_singh"),
    Case("no-house-dice", "Michel Ney brings no dice: only house leaders do (R43).", lambda: adding("ney"), "join ney"),
    Case("wrong-card", "This Supply card cannot join an assault (§8, §9).", lambda: adding("supply"), "join supply"),
    Case("no-maharaja", "You hold no Maharaja (§9.1, R44).", lambda: india("tipu_sultan"), "command tipu_sultan maharaja"),
    Case("wrong-card", "This Supply card cannot command units (§8, §9).", lambda: adding("supply"), "command supply"),
    Case("command-too-small", "Date Masamune has a command of 1: he brings in nobody (§6.5).",
         lambda: shogun("date"), "command date"),
    Case("nobody-to-support", "No unit next to E5 can support under Michel Ney (§6.5, R17).", lambda: adding("ney"),
         "command ney"),
    Case("nobody-to-support", "No unit next to E5 can support under Michel Ney (§6.5, R17).",
         lambda: adding("ney", units=GUARD | {"8th_regiment_legere": "d5"}, ground={"d5": "M"}), "command ney"),
    Case("nobody-to-support", "No unit next to E5 can support under Tipu Sultan (§6.5, R17).",
         lambda: india("tipu_sultan", "maharaja", units={"mysore_infantry": "e4"}), "command tipu_sultan maharaja"),
    Case("nobody-to-support", "No unit next to E5 can support under Henry Dearborn (§6.5, R17).",
         lambda: ambushing("dearborn", units={"4th_militia": "c4"}), "command dearborn"),
    # Support
    Case("no-command", "Support needs a leader played for his command (§6.5).",
         lambda: adding(units=GUARD | {"8th_regiment_legere": "d5"}), "support d5"),
    Case("nobody-there", "Nobody stands on D4 (§1.3).", commanding, "support d4"),
    Case("not-your-unit", "You do not command Dutch-Belgians (§1.3).", commanding, "support e5"),
    Case("already-in-attack", "This attack already includes Imperial Guard (§6.5).", commanding, "support e4"),
    Case("already-in-attack", "This attack already includes 1st Cuirassiers (§6.5).",
         lambda: commanding(leader="soult").play("support d5"), "support d5"),
    Case("support-not-adjacent", "Only units next to E5 can support (§6.5).",
         lambda: commanding(units={"1st_cuirassiers": "d5", "8th_regiment_legere": "d4"}), "support d4"),
    Case("marsh-support", "A unit in marsh cannot support an assault (§6.5, R17).", lambda: commanding(ground={"f5": "M"}),
         "support f5"),
    Case("leader-bound", "Tipu Sultan serves only Mysore Cavalry and Mysore Infantry (§9.1).",
         lambda: india("tipu_sultan").play("command tipu_sultan"), "support f5"),
    Case("command-full", "Michel Ney has a command of 2: nobody more can support (§6.5, R20).",
         lambda: commanding().play("support d5"), "support f5"),
    # Cards and commitments
    Case("not-in-attack", "This attack does not include 8th Regiment Legere (§6.1).",
         lambda: adding("8th_regiment_legere.a"), "add 8th_regiment_legere.a"),
    Case("no-value", "This Imperial Guard card has no Attack value (§8).", lambda: adding("imperial_guard.b"),
         "add imperial_guard.b"),
    Case("wrong-card", "This Supply card cannot be added to an attack (§8, §9).", lambda: adding("supply"), "add supply"),
    Case("card-not-held", "That Imperial Guard card is not in your hand (§1.4).", adding, "add imperial_guard.a"),
    Case("wrong-card", "This Imperial Guard card cannot commit an attack (§8, §9).", adding, "commit imperial_guard.a"),
    Case("wrong-card", "This Supply card cannot commit an attack (§8, §9).", lambda: adding("supply"), "commit supply"),
    Case("commit-not-played", "This Mysore Cavalry card commits only once it is in the attack (§8, R23).",
         lambda: india("mysore_cavalry.a"), "commit mysore_cavalry.a"),
    Case("already-committed", "You have committed Mysore Infantry already (R23).",
         lambda: india().play("commit mysore_infantry.a"), "commit mysore_infantry.a"),
    Case("too-many-commitments", "One commitment for each unit in the attack, and all are made (§6.1, R23).",
         lambda: _british("committed_attack", "committed_attack").play("commit committed_attack"),
         "commit committed_attack"),
    Case("commit-nobody", "An ambush without a supporting unit has nobody to commit (§9.2, R23).",
         lambda: austrian_ambush("committed_attack", units={"1st_regiment": "e4"}), "commit committed_attack"),
    # Leaders in an ambush
    Case("leader-in-ambush",
         "Tipu Sultan serves only Mysore Cavalry and Mysore Infantry, and an ambush has no unit in the lead (§9).",
         lambda: _indian_ambush("tipu_sultan"), "lead tipu_sultan"),
    # Sappers and skirmishers
    Case("no-redoubt", "There is no redoubt on E5 (§9.2).", lambda: adding("sappers"), "sappers sappers"),
    Case("second-sappers", "The redoubt on E5 counts for nothing already (§9.2).", lambda: _two_sappers(),
         "sappers sappers"),
    Case("wrong-card", "This Supply card cannot open a redoubt (§8, §9).", lambda: adding("supply"), "sappers supply"),
    Case("wrong-card", "This Supply card cannot break off an assault (§8, §9).", lambda: adding("supply"),
         "skirmish supply"),
    Case("skirmish-in-ambush", "There is no skirmish in an ambush (§9.2, R21).", lambda: ambushing("skirmish"),
         "skirmish skirmish"),
    Case("skirmish-with-leader", "A skirmish cannot go with a leader (§9.2, R22).",
         lambda: adding("skirmish", "ney").play("lead ney"), "skirmish skirmish"),
    Case("skirmish-alone", "Skirmish must be the only card you add to the attack (§9.2, R22).",
         lambda: adding("skirmish", "imperial_guard.a").play("add imperial_guard.a"), "skirmish skirmish"),
    Case("skirmish-unit", "The skirmish moves Imperial Guard, nobody else (§9.2, R22).",
         lambda: adding("skirmish").play("skirmish skirmish"), "move a1 a2"),
    Case("too-far", "E1 is too far: Imperial Guard can move one or two squares (§5).",
         lambda: adding("skirmish").play("skirmish skirmish"), "move e4 e1"),
    # After the dice
    Case("choice-compulsory", "Choose: a retreat or a hit (§6.6).", lambda: fought(16), "done"),
    Case("surplus", "This action says more than it needs.", lambda: fought(16), Action(verb("retreat"), 0, 0, (3,))),
    Case("retreat-compulsory", "Dutch-Belgians must retreat to D5 or F5 (§6.6).", retreating, "done"),
    Case("retreat-one-square", "A retreat is one square: D6 is not next to Dutch-Belgians (§6.6).", retreating,
         "retreat-to d6"),
    Case("retreat-blocked", "The retreat to E6 is blocked by 1st Foot Guards (§6.6, R9).", retreating, "retreat-to e6"),
    Case("retreat-blocked", "The retreat to E6 is blocked by a lake (§6.6, R9).",
         lambda: fought(16, ground={"e6": "L"}).play("retreat"), "retreat-to e6"),
    Case("retreat-order", "Dutch-Belgians must retreat to C4 or E4: the enemy's edge comes last (§6.6).",
         lambda: _attacked_from_behind(), "retreat-to d3"),
    Case("advance-compulsory", "One unit of the attack must advance (§6.6, R16).", pressing, "done"),
    Case("nobody-there", "Nobody stands on E5 (§1.3).", pressing, "advance e5"),
    Case("not-in-attack", "This attack does not include 1st Cuirassiers (§6.1).", pressing, "advance a1"),
    Case("hit-compulsory", "A unit of the attack must take the committed hit (§9.2, R23).", paying, "done"),
    Case("not-in-attack", "This attack does not include Black Sea Cossacks (§6.1).", paying, "suffer a1"),
    Case("already-hit", "Kexholm Regiment already took a committed hit (R23).", lambda: paying().play("suffer d5"),
         "suffer d5"),
]


def _british(*hand):
    return answer(
        stage(NEXT, GUARD, one="great_britain", two="france", hand=["dutch_belgians.a", *hand]).play(
            "assault dutch_belgians.a e4"
        )
    )


def _indian_ambush(*hand):
    """No army has both, but the rules of a leader bound to a nation hold in any ambush."""
    table = ambushing()
    india_army = stage(MYSORE, NEXT, one="india").state.armies[0]
    state = table.state
    state.armies[0] = india_army
    state.hand[0] = sorted(india_army.number_of[card] for card in hand)
    state.combat.attack_cards = []
    return table


def _two_sappers():
    """The one deck with sappers holds one; a user's own may hold two."""
    table = adding("sappers", redoubts=["e5"])
    table.state.hand[0] = sorted([*table.state.hand[0], *table.state.hand[0]])
    return table.play("sappers sappers")


def _attacked_from_behind():
    """The enemy's own edge is north of d4, where the attacker stands: flanks next, then d3."""
    table = fought(16, units={"imperial_guard": "d5"}, foes={"dutch_belgians": "d4"}, square="d4")
    return table.play("retreat")
