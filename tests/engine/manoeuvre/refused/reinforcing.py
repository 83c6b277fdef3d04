"""Refusals while an attack is reinforced: leaders, support, cards, commitments, skirmishes (§6.1 step 5, §6.5)."""

from tests.engine.manoeuvre.combat.stage import answer, stage
from tests.engine.manoeuvre.refused.case import Case

GUARD = {"imperial_guard": "e4"}
NEXT = {"dutch_belgians": "e5"}
OPENING = "imperial_guard.a"
ASSAULT = f"assault {OPENING} e5"
MYSORE = {"mysore_infantry": "e4", "mysore_cavalry": "d5", "punjab_infantry": "f5"}


def adding(*hand, units=GUARD, foes=NEXT, **more):
    """The guard assaults e5 and the defender plays nothing."""
    return answer(stage(units, foes, hand=[OPENING, *hand], **more).play(ASSAULT))


def ambushing(*hand, units=None):
    return answer(
        stage(units or {"4th_militia": "e4"}, NEXT, one="united_states", hand=["ambush", *hand]).play(
            "ambush ambush e5"
        )
    )


def austrian_ambush(*hand, units):
    return answer(stage(units, NEXT, one="austria", hand=["ambush", *hand]).play("ambush ambush e5"))


def india(*hand, units=MYSORE, opening="mysore_infantry.a"):
    return answer(stage(units, NEXT, one="india", hand=[opening, *hand]).play(f"assault {opening} e5"))


def shogun(*hand, opening="date_han.a"):
    return answer(
        stage({"date_han": "e4", "mori_han": "d5"}, NEXT, one="tokugawa_shogunate", hand=[opening, *hand]).play(
            f"assault {opening} e5"
        )
    )


def commanding(*hand, leader="ney", units=None, ground=None):
    """Supporters stand ready on d5 and f5; a leader has been played for his command."""
    around = units or {"1st_cuirassiers": "d5", "8th_regiment_legere": "f5"}
    return adding(leader, *hand, units=GUARD | around, ground=ground).play(f"command {leader}")


def russian(*hand):
    opening = "1st_cavalry.a"
    table = stage({"1st_cavalry": "e4"}, NEXT, one="russia", hand=[opening, *hand])
    return answer(table.play(f"assault {opening} e5"))


def indian_ambush(*hand):
    """No army has both, but the rules of a leader bound to a nation hold in any ambush."""
    table = ambushing()
    india_army = stage(MYSORE, NEXT, one="india").state.armies[0]
    state = table.state
    state.armies[0] = india_army
    state.hand[0] = sorted(india_army.number_of[card] for card in hand)
    state.combat.attack_cards = []
    return table


def two_sappers():
    """The one deck with sappers holds one; a user's own may hold two."""
    table = adding("sappers", redoubts=["e5"])
    table.state.hand[0] = sorted([*table.state.hand[0], *table.state.hand[0]])
    return table.play("sappers sappers")


CASES = [
    # Leaders in attack
    Case(
        "second-leader",
        "Michel Ney is already in this combat: one leader a side (R25).",
        lambda: adding("ney", "davout").play("lead ney"),
        "lead davout",
    ),
    Case(
        "second-leader",
        "Date Masamune is already in this combat: one leader a side (R25).",
        lambda: shogun("tokugawa", opening="date"),
        "command tokugawa",
    ),
    Case(
        "leader-bound",
        "Ranjit Singh serves only Punjab Cavalry and Punjab Infantry (§9.1).",
        lambda: india("ranjit_singh"),
        "lead ranjit_singh",
    ),
    Case("leader-bound", "Mōri Terumoto serves only Mōri Han (§9.1).", lambda: shogun("mori"), "lead mori"),
    Case("leader-bound", "Mōri Terumoto serves only Mōri Han (§9.1).", lambda: shogun("mori"), "join mori"),
    Case(
        "leader-bound",
        "Ranjit Singh serves only Punjab Cavalry and Punjab Infantry (§9.1).",
        lambda: india("ranjit_singh"),
        "command ranjit_singh",
    ),
    Case("no-house-dice", "Michel Ney brings no dice: only house leaders do (R43).", lambda: adding("ney"), "join ney"),
    Case("wrong-card", "This Supply card cannot join an assault (§8, §9).", lambda: adding("supply"), "join supply"),
    Case(
        "no-maharaja", "You hold no Maharaja (§9.1, R44).", lambda: india("tipu_sultan"), "command tipu_sultan maharaja"
    ),
    Case(
        "maharaja-idle",
        "A Maharaja would change nothing: Tipu Sultan can do this without one (§9.1, R55).",
        lambda: india("tipu_sultan", "maharaja", units={"mysore_infantry": "e4"}),
        "lead tipu_sultan maharaja",
    ),
    Case(
        "maharaja-idle",
        "A Maharaja would change nothing: Tipu Sultan can do this without one (§9.1, R55).",
        lambda: india("tipu_sultan", "maharaja", units={"mysore_infantry": "e4", "mysore_cavalry": "d5"}),
        "command tipu_sultan maharaja",
    ),
    Case("wrong-card", "This Supply card cannot command units (§8, §9).", lambda: adding("supply"), "command supply"),
    Case(
        "command-too-small",
        "Date Masamune has a command of 1: he brings in nobody (§6.5).",
        lambda: shogun("date"),
        "command date",
    ),
    Case(
        "nobody-to-support",
        "No unit next to E5 can support under Michel Ney (§6.5, R17).",
        lambda: adding("ney"),
        "command ney",
    ),
    Case(
        "nobody-to-support",
        "No unit next to E5 can support under Michel Ney (§6.5, R17).",
        lambda: adding("ney", units=GUARD | {"8th_regiment_legere": "d5"}, ground={"d5": "M"}),
        "command ney",
    ),
    Case(
        "nobody-to-support",
        "No unit next to E5 can support under Tipu Sultan (§6.5, R17).",
        lambda: india("tipu_sultan", "maharaja", units={"mysore_infantry": "e4"}),
        "command tipu_sultan maharaja",
    ),
    Case(
        "nobody-to-support",
        "No unit next to E5 can support under Henry Dearborn (§6.5, R17).",
        lambda: ambushing("dearborn", units={"4th_militia": "c4"}),
        "command dearborn",
    ),
    # Support
    Case(
        "no-command",
        "Support needs a leader played for his command (§6.5).",
        lambda: adding(units=GUARD | {"8th_regiment_legere": "d5"}),
        "support d5",
    ),
    Case("nobody-there", "Nobody stands on D4 (§1.3).", commanding, "support d4"),
    Case("not-your-unit", "You do not command Dutch-Belgians (§1.3).", commanding, "support e5"),
    Case("already-in-attack", "This attack already includes Imperial Guard (§6.5).", commanding, "support e4"),
    Case(
        "already-in-attack",
        "This attack already includes 1st Cuirassiers (§6.5).",
        lambda: commanding(leader="soult").play("support d5"),
        "support d5",
    ),
    Case(
        "support-not-adjacent",
        "Only units next to E5 can support (§6.5).",
        lambda: commanding(units={"1st_cuirassiers": "d5", "8th_regiment_legere": "d4"}),
        "support d4",
    ),
    Case(
        "support-not-adjacent",
        "Only units next to E5 can support (§6.5).",
        lambda: india("tipu_sultan", "maharaja").play("command tipu_sultan maharaja"),
        "support a1",
    ),
    Case(
        "marsh-support",
        "A unit in marsh cannot support an assault (§6.5, R17).",
        lambda: commanding(ground={"f5": "M"}),
        "support f5",
    ),
    Case(
        "leader-bound",
        "Tipu Sultan serves only Mysore Cavalry and Mysore Infantry (§9.1).",
        lambda: india("tipu_sultan").play("command tipu_sultan"),
        "support f5",
    ),
    Case(
        "command-full",
        "Michel Ney has a command of 2: nobody more can support (§6.5, R20).",
        lambda: commanding().play("support d5"),
        "support f5",
    ),
    # Cards and commitments
    Case(
        "not-in-attack",
        "This attack does not include 8th Regiment Legere (§6.1).",
        lambda: adding("8th_regiment_legere.a"),
        "add 8th_regiment_legere.a",
    ),
    Case(
        "no-value",
        "This Imperial Guard card has no Attack value (§8).",
        lambda: adding("imperial_guard.b"),
        "add imperial_guard.b",
    ),
    Case(
        "wrong-card", "This Supply card cannot be added to an attack (§8, §9).", lambda: adding("supply"), "add supply"
    ),
    Case("card-not-held", "That Imperial Guard card is not in your hand (§1.4).", adding, "add imperial_guard.a"),
    Case("wrong-card", "This Imperial Guard card cannot commit an attack (§8, §9).", adding, "commit imperial_guard.a"),
    Case("wrong-card", "This Supply card cannot commit an attack (§8, §9).", lambda: adding("supply"), "commit supply"),
    Case(
        "commit-not-played",
        "This Mysore Cavalry card commits only once it is in the attack (§8, R23).",
        lambda: india("mysore_cavalry.a"),
        "commit mysore_cavalry.a",
    ),
    Case(
        "already-committed",
        "You have committed Mysore Infantry already (R23).",
        lambda: india().play("commit mysore_infantry.a"),
        "commit mysore_infantry.a",
    ),
    Case(
        "too-many-commitments",
        "One commitment for each unit in the attack, and all are made (§6.1, R23).",
        lambda: russian("committed_attack", "committed_attack").play("commit committed_attack"),
        "commit committed_attack",
    ),
    Case(
        "commit-nobody",
        "An ambush without a supporting unit has nobody to commit (§9.2, R23).",
        lambda: austrian_ambush("committed_attack", units={"1st_regiment": "e4"}),
        "commit committed_attack",
    ),
    # Leaders in an ambush
    Case(
        "leader-in-ambush",
        "Tipu Sultan serves only Mysore Cavalry and Mysore Infantry, and an ambush has no unit in the lead (§9, R56).",
        lambda: indian_ambush("tipu_sultan"),
        "lead tipu_sultan",
    ),
    # Sappers and skirmishers
    Case("no-redoubt", "There is no redoubt on E5 (§9.2).", lambda: adding("sappers"), "sappers sappers"),
    Case(
        "second-sappers",
        "The redoubt on E5 counts for nothing already (§9.2).",
        two_sappers,
        "sappers sappers",
    ),
    Case("wrong-card", "This Supply card cannot open a redoubt (§8, §9).", lambda: adding("supply"), "sappers supply"),
    Case(
        "wrong-card",
        "This Supply card cannot break off an assault (§8, §9).",
        lambda: adding("supply"),
        "skirmish supply",
    ),
    Case(
        "skirmish-in-ambush",
        "There is no skirmish in an ambush (§9.2, R21).",
        lambda: ambushing("skirmish"),
        "skirmish skirmish",
    ),
    Case(
        "skirmish-with-leader",
        "A skirmish cannot go with a leader (§9.2, R57).",
        lambda: adding("skirmish", "ney").play("lead ney"),
        "skirmish skirmish",
    ),
    Case(
        "skirmish-alone",
        "Skirmish must be the only card you add to the attack (§9.2, R22).",
        lambda: adding("skirmish", "imperial_guard.a").play("add imperial_guard.a"),
        "skirmish skirmish",
    ),
    Case(
        "skirmish-unit",
        "The skirmish moves Imperial Guard, nobody else (§9.2, R22).",
        lambda: adding("skirmish").play("skirmish skirmish"),
        "move a1 a2",
    ),
    Case(
        "too-far",
        "E1 is too far: Imperial Guard can move one or two squares (§5).",
        lambda: adding("skirmish").play("skirmish skirmish"),
        "move e4 e1",
    ),
]
