"""Rulings M1 to M43 in play: a battle as lines of notation, with dice told from the table."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.game import Dice
from engine.miniatures.combat import charge_ledger, combat_of, reading_of
from engine.miniatures.effects import Consequence
from engine.miniatures.lines import total
from engine.miniatures.position import CHANCE, NOBODY, Event
from engine.miniatures.state import State
from engine.miniatures.turn import check_ledger
from tests.engine.miniatures.battles import FIRE, ONE, TWO, again, play, played, refusal, texts


def table(*lines: str, **values: Any) -> State:
    """A battle with dice from the table."""
    return played(*lines, dice="table", **values)


def at(step: str, *lines: str, **values: Any) -> State:
    return table(f"go {step}", *lines, **values)


def unit(state: State, id: str) -> Any:
    return state.moment.now.units[id]


def leader(state: State, id: str) -> Any:
    return state.moment.now.leaders[id]


def total_of(state: State, role: Any) -> int:
    return total(charge_ledger(state.moment, role))


def heard(state: State, *lines: str) -> list[Event]:
    found: list[Event] = []
    state.tell = found.append
    play(state, *lines)
    state.tell = None
    return found


# The check


def test_m1_a_die_of_ten_sides_is_rolled() -> None:
    state = played("go check", "take line", "roll")
    assert state.chance() == Dice((10,), 0)
    assert state.legal()[-1] == state.rolled([10])
    assert refusal(state, "die 11").code == "no-such-face"
    assert refusal(state, "accept").code == "dice-first"


def test_m2_units_of_one_check_share_the_die_and_read_their_own_columns() -> None:
    state = at("check", "by worth", "take line", "take rifles", "take dragoons", "mark line out_of_command", "rolled 3")
    assert texts(state) == [
        "line allows tardy full",
        "rifles allows well_handled double_quick",
        "dragoons allows well_handled full",
    ]


def test_m2_units_can_be_left_out_again_and_led_by_nobody() -> None:
    state = at("check", "take line", "take rifles", "leave line", "by worth", "by harney", "by nobody", "rolled 6")
    assert texts(state) == ["rifles allows well_handled full"]


def test_m6_another_sides_units_are_commanded_provisionally() -> None:
    state = at("check", "by worth", "take dragoons")
    lines = [line.id for line in check_ledger(state.moment, "dragoons")]
    assert lines == ["gallant", "provisional", "veteran", "fresh"]


def test_m7_silenced_guns_are_checked_in_the_left_column_and_rally_by_a_manoeuvre() -> None:
    state = at("check", "amend", "silenced battery on", "done", "agree")
    play(state, "by worth", "take battery", "rolled 3", "accept", "do battery rally")
    assert not unit(state, "battery").silenced
    siege = at("check", "take battery", "rolled 1", "accept", "done", "done", "go check")
    assert siege.moment.now.active == 0


def test_m9_a_rout_takes_stands_off() -> None:
    state = at("check", "amend", "order line broken", "stands line 4", "done", "agree", "take line", "rolled 1")
    routed = ["line stand 1", "line stand 2", "line order broken", "line retreat full"]
    assert texts(state) == routed
    assert texts(play(state, "mark line outflanked_near")) == routed
    assert unit(play(state, "accept"), "line").stands == 2


def test_m26_close_range_is_told_by_the_players() -> None:
    state = at("check", "take line", "mark line outflanked_near", "rolled 1")
    assert texts(state) == ["line order disordered", "line retreat out_of_close_range"]
    play(state, "mark line out_of_close_range")
    assert texts(state) == ["line retreat none", "line may fire"]
    assert "out_of_close_range" in unit(play(state, "accept"), "line").marks


def test_m29_every_unit_is_checked_once_in_its_turn_and_no_step_forbids_another() -> None:
    state = at("check", "take line", "rolled 6", "accept", "done")
    assert state.moment.now.check is None
    assert refusal(state, "take line").code == "checked"
    assert refusal(state, "take militia").code == "not-yours"
    assert refusal(state, "take worth").code == "illegal"
    assert refusal(state, "go second").code == "illegal"
    for step in ("first", "leaders", "offensive", "defensive", "check"):
        assert play(state, f"go {step}").moment.tag == step
    assert refusal(state, "take line").code == "checked"
    assert state.moment.unchecked() == ["rifles", "dragoons", "battery"]
    movers = at("defensive", "disorder rifles", who_checks="movers")
    assert movers.moment.unchecked() == ["rifles"]
    done = play(state, "done", "done", "done", "done")
    assert (done.moment.tag, done.seat) == ("leaders", 1)
    assert not unit(done, "line").checked


def test_m29_manoeuvres_change_formation_order_and_what_held_for_the_place() -> None:
    state = at("check", "take line", "take rifles", "mark line linear_cover", "mark line broken_ground", "rolled 9")
    play(state, "accept", "do line form square")
    assert (unit(state, "line").formation, unit(state, "line").marks) == ("square", ("broken_ground",))
    assert unit(state, "line").order == "good"
    assert refusal(state, "do line move").code == "illegal"
    play(state, "do rifles passage line")
    assert state.moment.tag == "check"
    raw = table("go first", "done", "go check", "take militia", "mark militia rough_ground", "rolled 9", "accept")
    play(raw, "do militia form field_column")
    assert (unit(raw, "militia").formation, unit(raw, "militia").order) == ("field_column", "disordered")


def test_m29_a_passage_of_lines_disorders_both_where_one_is_shaken_or_raw_or_the_ground_is_bad() -> None:
    raw = table("go first", "done", "go check", "take tampico", "rolled 9", "accept", "do tampico passage militia")
    assert (unit(raw, "tampico").order, unit(raw, "militia").order) == ("disordered", "disordered")
    bad = at("check", "take line", "rolled 9", "accept", "mark line rough_ground", "do line passage battery")
    assert (unit(bad, "line").order, unit(bad, "battery").order) == ("disordered", "good")
    marked = at("check", "take line", "rolled 9", "accept", "mark line rough_ground", "unmark line rough_ground")
    assert unit(play(marked, "do line passage rifles"), "rifles").order == "good"


def test_m29_guns_limber_and_unlimber() -> None:
    state = at("check", "by worth", "take battery", "rolled 9", "accept")
    lines = {str(action) for action in state.legal() if action.verb == "do"}
    assert "do battery limber" in lines
    assert "do battery unlimber_fire" not in lines
    assert unit(play(state, "do battery limber"), "battery").formation == "limbered"
    panic = at("check", "take battery", "rolled 1", "mark battery outflanked_near", "accept")
    assert (unit(panic, "battery").silenced, unit(panic, "battery").formation) == (True, "limbered")
    run = at("check", "take battery", "rolled 4", "accept", "do battery limber_retreat")
    assert (unit(run, "battery").silenced, unit(run, "battery").formation) == (True, "limbered")


def test_m29_a_tardy_unit_forms_square_only_from_line_or_field_column() -> None:
    state = at("check", "take line", "take rifles", "mark rifles skirmishers", "rolled 2", "accept")
    lines = {str(action) for action in state.legal() if action.verb == "do"}
    assert "do line deploy square" in lines
    assert "do rifles deploy square" not in lines
    assert "do rifles deploy line" in lines


def test_m29_charges_are_answered_in_the_enemys_turn_without_a_check() -> None:
    state = at("check", "by harney", "take dragoons", "take line", "take rifles", "rolled 9", "accept")
    play(state, "charge dragoons militia", "charge line militia", "charge rifles siege")
    assert (state.moment.tag, state.seat) == ("answer", 1)
    assert refusal(state, "countercharge tampico").code == "illegal"
    play(state, "hasty-square militia")
    assert (unit(state, "militia").formation, unit(state, "militia").order) == ("hasty_square", "disordered")
    play(state, "shelter siege")
    assert unit(state, "siege").silenced
    assert state.moment.tag == "check"
    assert len(state.moment.now.charges) == 3
    met = at("check", "by harney", "take dragoons", "rolled 9", "accept", "charge dragoons lancers")
    assert "countercharging" in unit(play(met, "countercharge lancers"), "lancers").marks
    shaken = at("offensive", "disorder militia", "go check", "by harney", "take dragoons", "rolled 9", "accept")
    play(shaken, "charge dragoons militia", "hasty-square militia")
    assert unit(shaken, "militia").order == "disordered"
    silent = at("check", "by harney", "take dragoons", "rolled 9", "accept", "charge dragoons militia", "done")
    assert silent.moment.tag == "check"
    trained = table("go first", "done", "go check", "take lancers", "rolled 9", "accept", "charge lancers rifles")
    assert unit(play(trained, "hasty-square rifles"), "rifles").order == "good"


def test_m29_nobody_is_asked_where_nobody_can_answer() -> None:
    state = table("go first", "done", "go check", "take lancers", "rolled 9", "accept", "charge lancers battery")
    assert state.moment.tag == "answer"
    again_ = play(state, "shelter battery", "take tampico", "rolled 9", "accept", "charge tampico battery")
    assert again_.moment.tag == "check"


# Charges


def fight(*lines: str, **values: Any) -> State:
    return at("first", "resolve line militia", *lines, **values)


def test_m11_attackers_total_less_defenders() -> None:
    state = fight("ready", "rolled 7 4")
    reading = reading_of(state.moment)
    assert (reading.result, reading.id) == (3, "pressed")
    assert state.prompt().sentence == "The dice show 7 to 4. Apply the results?"


def test_m12_only_troops_charge() -> None:
    assert refusal(at("first"), "resolve battery militia").code == "guns"
    state = fight("ready")
    assert refusal(state, "mark militia cold_steel").code == "no-matter"
    assert refusal(state, "mark ghosts square").code == "no-such-unit"
    play(state, "mark militia countercharging", "mark militia cold_steel")
    assert total_of(state, "defender") == 3


def test_m13_several_units_fight_and_the_player_names_the_one_that_leads() -> None:
    state = at("check", "by worth", "take line", "take rifles", "rolled 9", "accept")
    play(state, "charge line militia", "charge rifles militia", "done", "go first", "resolve line militia")
    assert combat_of(state.moment).attackers == ("line", "rifles")
    fought = play(state.copy(), "ready", "rolled 9 3", "accept")
    assert (fought.moment.now.charges, unit(fought, "rifles").fought) == ((), True)
    play(state, "lead rifles", "drop line", "join line", "join dragoons", "lead dragoons", "ready", "join siege")
    assert list(combat_of(state.moment).attackers) == ["dragoons", "rifles", "line"]
    assert refusal(state, "join line").code == "not-yours"
    assert [line.id for line in charge_ledger(state.moment, "defender")] == ["fresh", "outnumbered_2_1"]


def test_m14_a_square_is_not_outflanked() -> None:
    state = fight("ready", "mark militia outflanked", "mark militia square")
    assert unit(state, "militia").marks == ()
    assert refusal(state, "mark militia outflanked").code == "no-matter"


def test_m16_a_struggle_is_fought_on_with_what_is_left() -> None:
    state = fight("mark line cold_steel", "ready", "rolled 3 4")
    assert texts(state) == ["line stand 1", "line order disordered", "militia stand 1", "militia order disordered"]
    play(state, "accept")
    assert (state.moment.tag, unit(state, "line").stands, unit(state, "militia").stands) == ("attacker", 7, 7)
    assert total_of(state, "attacker") == 1
    assert refusal(state, "join rifles").code == "not-now"
    play(state, "ready", "rolled 9 1", "accept")
    assert unit(state, "militia").stands == 6


def one_stand(**stands: int) -> tuple[Any, Any]:
    def cut(roster: Any) -> Any:
        units = [replace(each, lost=each.stands - stands.get(each.id, each.stands)) for each in roster.units]
        return replace(roster, units=tuple(units))

    return cut(ONE), cut(TWO)


def test_m17_a_side_without_stands_is_destroyed() -> None:
    both = fight("ready", "rolled 5 5", "accept", rosters=one_stand(line=1, militia=1))
    assert (unit(both, "line").stands, unit(both, "militia").stands, both.moment.tag) == (0, 0, "first")
    swept = table("attach lombardini militia", "go first", rosters=one_stand(militia=1), first=1)
    play(swept, "done", "go first", "resolve line militia", "ready", "rolled 10 1", "accept")
    assert (swept.moment.tag, swept.charge()) == ("fallen", None)
    taken = fight("ready", "rolled 1 4", rosters=one_stand(line=3, militia=1))
    events = heard(taken, "accept")
    assert taken.moment.tag == "first"
    assert Event("consequence", ("line", "advance", "carry", "")) in events
    held = fight("ready", "rolled 4 1", rosters=one_stand(line=1, militia=3))
    play(held, "accept")
    assert (unit(held, "line").stands, unit(held, "militia").stands) == (0, 2)


def test_m17_the_player_chooses_which_unit_pays() -> None:
    state = fight("ready", "join tampico", "mark militia outflanked", "rolled 9 1")
    assert texts(state)[1:5] == ["militia stand 1", "militia stand 2", "militia stand 3", "militia order broken"]
    play(state, "shift 3 tampico")
    assert texts(state)[1:4] == ["militia stand 1", "tampico stand 2", "militia stand 3"]
    play(state, "shift 2 tampico", "shift 3 militia", "strike 2")
    assert texts(state)[1:4] == ["tampico stand 1", "militia stand 2", "militia stand 3"]
    assert refusal(state, "shift 1 tampico").code == "illegal"
    play(state, "unmark militia outflanked")
    assert [text for text in texts(state) if " stand " in text] == ["tampico stand 1"]
    assert len(state.moment.now.struck) == 1
    play(state, "accept")
    assert (unit(state, "tampico").stands, unit(state, "militia").stands) == (6, 8)


def test_m18_nobody_loses_more_than_he_has() -> None:
    state = fight("ready", "mark militia outflanked", "rolled 10 1", rosters=one_stand(militia=1))
    assert [text for text in texts(state) if " stand " in text] == ["militia stand 1"]
    play(state, "accept", "breakthrough")
    assert unit(state, "militia").stands == 0
    assert refusal(state, "resolve rifles militia").code == "gone"


def test_m22_a_breakthrough_leads_to_a_second_combat_and_never_to_a_third() -> None:
    state = fight("mark line outflanked", "unmark line outflanked", "ready", "mark militia outflanked", "rolled 10 1")
    play(state, "accept")
    assert (state.moment.tag, state.seat) == ("choice", 0)
    assert state.prompt().sentence == "What does 3rd Line do after the combat?"
    play(state, "breakthrough tampico")
    assert refusal(state, "resolve line tampico").code == "fought"
    play(state, "done", "resolve line tampico")
    assert (state.moment.now.stack, total_of(state, "attacker")) == (("second", "attacker"), 3)
    play(state, "join rifles", "ready", "mark tampico outflanked", "rolled 10 1")
    assert "line advance carry" in texts(state)
    assert "line order disordered" in texts(state)
    play(state, "accept")
    assert (state.moment.tag, [str(action) for action in state.legal() if action.verb == "resolve"]) == ("second", [])
    assert play(state, "done").moment.now.active == 1


def test_m22_a_breakthrough_that_is_struck_out_is_not_made() -> None:
    state = fight("ready", "mark militia outflanked", "rolled 10 1")
    place = texts(state).index("line advance breakthrough") + 1
    play(state, f"strike {place}", f"restore {place}", f"strike {place}", "accept")
    assert state.moment.tag == "first"


def test_m22_cavalry_may_recall_the_loser_choosing_first() -> None:
    state = at("first", "resolve dragoons lancers", "ready", "rolled 5 5", "accept")
    assert (state.moment.tag, state.seat) == ("choice", 1)
    assert state.prompt().sentence == "What does Lancers of Jalisco do after the combat?"
    state.moment.set_unit("lancers", marks=("favourable_ground",))
    play(state, "recall")
    assert (state.seat, unit(state, "lancers").marks) == (0, ())
    assert play(state, "carry").moment.tag == "first"
    met = at("first", "resolve dragoons lancers", "ready", "mark lancers countercharging", "rolled 1 4", "accept")
    assert (met.moment.tag, met.seat) == ("choice", 0)
    assert play(met, "retreat", "hold").moment.tag == "first"
    assert "countercharging" not in unit(met, "lancers").marks


def test_m23_an_attached_leader_of_a_unit_that_is_swept_is_checked_for() -> None:
    state = table(
        "attach worth line", "go first", "resolve line militia", "mark line outflanked", "ready", "rolled 1 10"
    )
    assert "worth leader_check" in texts(state)
    play(state, "accept")
    assert (state.moment.tag, state.seat, state.prompt().sentence) == ("fallen", 0, "Roll for Worth.")
    out = play(state.copy(), "rolled 9", "accept")
    assert (leader(out, "worth").status, leader(out, "worth").attached) == ("out", "")
    assert refusal(play(out.copy(), "go leaders"), "attach worth line").code == "leader-away"
    safe = play(state.copy(), "rolled 5", "accept")
    assert (leader(safe, "worth").status, leader(safe, "worth").attached) == ("mounted", "line")
    struck = play(state.copy(), "rolled 10", "strike 1", "accept")
    assert leader(struck, "worth").status == "mounted"


def test_m23_he_is_away_or_on_foot_until_the_end_of_his_next_own_turn() -> None:
    state = at("defensive", "fallen worth", "rolled 7", "accept", "fallen harney", "rolled 6", "accept")
    assert [leader(state, id).status for id in ("worth", "harney")] == ["away", "dismounted"]
    play(state, "go first", "done", "go first", "done")
    assert leader(state, "worth").status == "away"
    events = heard(state, "go first", "done")
    assert Event("returned", ("worth",)) in events
    assert [leader(state, id).status for id in ("worth", "harney")] == ["mounted", "mounted"]


def test_m23_the_program_rolls_for_him_at_once_where_it_rolls_the_dice() -> None:
    state = played("go offensive", "fallen lombardini")
    assert (state.seat, state.chance()) == (CHANCE, Dice((10,), 1))
    play(state, "die 8", "accept")
    assert leader(state, "lombardini").status == "out"
    both = played("go offensive", "fallen lombardini", "roll", dice="both")
    assert both.seat == CHANCE


def test_m24_a_damaged_gun_stand_that_is_damaged_again_is_lost() -> None:
    state = at("offensive", "damage siege", "damage siege")
    assert (unit(state, "siege").damaged, unit(state, "siege").stands) == (2, 2)
    play(state, "damage siege", "damage siege")
    assert unit(state, "siege").stands == 0


def test_m25_flags_are_proposed_and_set_by_the_players() -> None:
    state = at("offensive", *["lose militia"] * 8)
    assert state.moment.proposed_flags(1) == ("heavy_casualties", "greater_losses")
    assert state.moment.proposed_flags(0) == ()
    play(state, "go leaders", "flag two heavy_casualties", "flag two key_position_lost", "unflag two key_position_lost")
    assert state.moment.now.flags == ((), ("heavy_casualties",))
    assert state.moment.proposed_flags(1) == ("greater_losses",)
    never = table("go offensive", "lose militia", rosters=(ONE, replace(TWO, heavy_casualties_at=None)))
    assert never.moment.proposed_flags(1) == ()
    play(state, "go first", "done", "go check", "take tampico")
    assert "heavy_casualties" in [line.id for line in check_ledger(state.moment, "tampico")]


def test_m27_losses_by_fire_are_told_by_whoever_fires() -> None:
    state = at("defensive", "lose line", "disorder line", "silence battery")
    assert state.seat == 1
    assert (unit(state, "line").stands, unit(state, "line").order) == (7, "disordered")
    assert unit(state, "battery").silenced
    assert refusal(state, "disorder line").code == "illegal"
    assert refusal(state, "fire line").code == "not-now"
    assert refusal(state, "lose militia").code == "illegal"
    assert refusal(state, "lose nobody").code == "no-such-unit"


def test_m27_a_fire_table_of_the_owners_resolves_shots() -> None:
    state = at("offensive", "fire militia", "modify flank", "modify cover", "column far", "rolled 10", fire=FIRE)
    assert texts(state) == ["militia stand 1"]
    play(state, "unmodify cover", "column close")
    assert texts(state) == ["militia stand 1", "militia stand 2", "militia order disordered", "militia retreat full"]
    play(state, "strike 2", "restore 2", "strike 4", "column far", "accept")
    assert (unit(state, "militia").stands, state.moment.tag) == (7, "offensive")
    assert play(state, "fire siege", "cancel").moment.tag == "offensive"
    led = table("go first", "done", "attach lombardini siege", "go defensive", "fire siege", "rolled 9", fire=FIRE)
    assert texts(led)[2:] == ["siege silenced", "siege damaged 1", "siege retreat full", "lombardini leader_check"]
    play(led, "accept")
    assert (led.moment.tag, unit(led, "siege").stands, leader(led, "lombardini").attached) == ("fallen", 0, "")
    rolled = played("go offensive", "fire militia", "roll", fire=FIRE)
    assert rolled.chance() == Dice((10,), 0)
    assert refusal(rolled, "die 11").sentence == "These dice have 10 sides."
    assert play(rolled, "die 5").moment.tag == "shot_read"
    six = played("go offensive", "fire militia", dice="table", fire=replace(FIRE, die=6))
    assert refusal(six, "rolled 7").sentence == "These dice have 6 sides."


def test_m30_the_battle_ends_after_its_turns_and_the_players_say_who_has_won() -> None:
    state = table("go offensive", "lose militia", "go first", "done", "go first", "done", turns=1)
    assert (state.moment.tag, state.seat, state.winner, state.over) == ("verdict", 0, NOBODY, False)
    assert refusal(state, "cancel").code == "not-now"
    play(state, "victory one", "refuse")
    assert (state.seat, state.moment.now.claim) == (1, NOBODY)
    play(state, "victory one", "agree")
    assert (state.over, state.winner, state.how, state.seat) == (True, 0, "turns", NOBODY)
    assert refusal(state, "done").code == "over"
    assert again(state).winner == 0


def test_m30_the_side_with_the_smaller_share_of_losses_is_proposed() -> None:
    even = at("offensive")
    assert even.moment.proposed_winner() == NOBODY
    both = play(even, "lose militia", "lose militia", "go defensive", "lose line", "lose line")
    assert [roster.stands for roster in both.moment.setting.rosters] == [23, 21]
    assert both.moment.proposed_winner() == 0
    assert play(both, "lose line").moment.proposed_winner() == 1
    assert both.standing().scores == (86, 90)


def test_m30_it_ends_when_a_side_has_nothing_left_or_both_agree() -> None:
    empty = at("offensive", *["lose militia"] * 1, rosters=(ONE, replace(TWO, units=(TWO.units[0],), leaders=())))
    play(empty, *["lose militia"] * 7)
    assert (empty.moment.tag, empty.seat, empty.moment.now.reason) == ("verdict", 0, "destroyed")
    agreed = table("finish", "victory two", "agree")
    assert (agreed.winner, agreed.how) == (1, "agreed")
    refused = table("finish", "victory two", "refuse", "finish", "cancel")
    assert (refused.moment.tag, refused.seat) == ("leaders", 0)
    assert table("finish", "victory two").prompt().sentence == "Do you agree that The southern division has won?"


def test_m31_every_consequence_can_be_struck_out_and_the_log_says_so() -> None:
    state = fight("ready", "rolled 9 3")
    assert texts(state) == [
        "line advance carry",
        "militia stand 1",
        "militia order disordered",
        "militia retreat out_of_close_range",
    ]
    events = heard(state, "strike 2", "accept")
    assert unit(state, "militia").stands == 8
    assert Event("struck", ("militia", "stand", "", "1")) in events
    assert Event("fought", ("line", "militia", "9", "3", "2", "2", "driven")) in events
    assert refusal(fight("ready", "rolled 9 3"), "strike 9").code == "no-consequence"


def test_m31_a_mark_that_was_forgotten_changes_the_reading_and_not_the_dice() -> None:
    state = fight("ready", "rolled 7 4", "strike 1")
    assert reading_of(state.moment).id == "pressed"
    play(state, "mark militia outflanked")
    assert (reading_of(state.moment).id, state.moment.now.struck) == (
        "driven",
        (Consequence("advance", "line", "carry"),),
    )
    play(state, "unmark militia outflanked", "mark line outflanked")
    assert reading_of(state.moment).id == "struggle"
    assert state.moment.now.struck == ()


def test_m31_every_number_can_be_put_right_if_the_other_side_agrees() -> None:
    state = at("offensive", "lose militia", "amend", "stands militia 8", "flag one greater_losses", "status worth out")
    play(state, "order lancers broken", "damaged siege 1", "silenced siege on", "done")
    assert (state.seat, state.moment.tag) == (1, "amend_reply")
    assert state.prompt().sentence.startswith("Do you agree to: stands militia 8; flag one greater_losses")
    refused = play(state.copy(), "refuse")
    assert (unit(refused, "militia").stands, refused.seat) == (7, 0)
    play(state, "agree")
    assert (unit(state, "militia").stands, unit(state, "lancers").order) == (8, "broken")
    assert (unit(state, "siege").damaged, unit(state, "siege").silenced) == (1, True)
    assert (leader(state, "worth").status, state.moment.now.flags[0]) == ("out", ("greater_losses",))
    assert state.moment.tag == "offensive"
    play(
        state, "amend", "stands siege 0", "order lancers good", "silenced siege off", "damaged siege 0", "done", "agree"
    )
    assert (unit(state, "siege").stands, unit(state, "lancers").order) == (0, "good")
    play(state, "amend", "stands siege 2", "cancel")
    assert unit(state, "siege").stands == 0
    assert (
        play(state, "amend", "stands siege 1", "unflag one greater_losses", "done", "agree").moment.now.flags[0] == ()
    )


def test_m31_what_became_impossible_by_a_correction_begins_again() -> None:
    state = at("check", "by worth", "take line", "amend", "stands line 0", "done", "agree")
    assert (state.moment.now.check, state.moment.tag) == (None, "check")
    state = at("check", "by worth", "take line", "rolled 6", "amend", "status worth away", "done", "agree")
    assert (state.moment.now.check, state.moment.tag) == (None, "check")
    state = fight("ready", "rolled 6 6", "amend", "stands militia 0", "done", "agree")
    assert (state.moment.now.combat, state.moment.tag) == (None, "first")
    state = at("offensive", "fire militia", "amend", "stands militia 0", "done", "agree", fire=FIRE)
    assert (state.moment.now.shot, state.moment.tag) == (None, "offensive")
    state = at("offensive", "fallen ampudia", "rolled 9", "amend", "status ampudia out", "done", "agree")
    assert (state.moment.now.fallen, state.moment.now.fallen_die, state.moment.tag) == ((), 0, "offensive")
    kept = fight("ready", "rolled 6 6", "amend", "stands militia 2", "done", "agree")
    assert (kept.moment.tag, kept.charge() is not None) == ("charge_read", True)


# What the sheet and the rulings above leave open


def test_m32_a_leader_commands_the_unit_he_is_attached_to() -> None:
    state = table("attach harney line", "go check", "by worth", "take line", "take rifles", "mark line out_of_command")
    assert [line.id for line in check_ledger(state.moment, "line")] == [
        "able",
        "led",
        "provisional",
        "trained",
        "fresh",
    ]
    assert [line.id for line in check_ledger(state.moment, "rifles")] == ["gallant", "led", "veteran", "fresh"]


def test_m33_guns_are_unsupported_until_somebody_says_otherwise() -> None:
    state = at("first", "resolve line siege", "ready")
    assert [line.id for line in charge_ledger(state.moment, "defender")] == ["outnumbered_3_1", "unsupported_guns"]
    play(state, "mark siege supported")
    assert [line.id for line in charge_ledger(state.moment, "defender")] == ["outnumbered_3_1", "supported_guns"]


def test_m34_lost_stands_are_the_leading_units_first() -> None:
    state = fight("ready", "join tampico", "rolled 6 1", rosters=one_stand(militia=1))
    assert [text for text in texts(state) if " stand " in text] == ["militia stand 1", "tampico stand 2"]
    assert refusal(state, "shift 3 militia").code == "illegal"
    lone = fight("ready", "join tampico", "mark militia outflanked", "rolled 9 1", rosters=one_stand(tampico=1))
    play(lone, "shift 2 tampico")
    assert refusal(lone, "shift 3 tampico").code == "illegal"


def test_m35_a_leader_out_of_the_game_is_replaced_by_an_able_one() -> None:
    state = at("defensive", "fallen worth", "rolled 9", "accept", "go leaders", "replace worth")
    assert (leader(state, "worth").status, state.moment.quality("worth")) == ("mounted", "able")
    poor = at("offensive", "fallen lombardini", "rolled 9", "accept", "go first", "done", "replace lombardini")
    assert poor.moment.quality("lombardini") == "poor"
    assert refusal(poor, "replace ampudia").code == "not-now"


def test_m36_the_leader_of_a_unit_that_is_gone_is_on_his_own() -> None:
    state = table("attach worth line", "go defensive", *["lose line"] * 8)
    assert (unit(state, "line").stands, leader(state, "worth").attached) == (0, "")
    assert leader(state, "worth").status == "mounted"


def test_m37_cavalry_that_runs_broken_may_not_recall() -> None:
    state = at("first", "resolve dragoons lancers", "ready", "mark lancers outflanked", "rolled 5 8")
    assert "lancers retreat full" in texts(state)
    play(state, "accept")
    assert (state.moment.tag, state.seat) == ("choice", 0)


def test_m38_a_hasty_square_is_a_square_from_the_end_of_the_turn() -> None:
    state = at("check", "by harney", "take dragoons", "rolled 9", "accept", "charge dragoons tampico")
    play(state, "hasty-square tampico", "go first", "done")
    assert unit(state, "tampico").formation == "square"


def test_m39_a_charge_puts_nobody_into_better_order() -> None:
    state = fight("amend", "order militia broken", "done", "agree", "ready", "rolled 3 5")
    assert reading_of(state.moment).id == "pressed"
    assert texts(state) == ["line advance carry", "militia stand 1", "militia retreat 2in"]


def test_m40_a_unit_manoeuvres_or_charges_not_both() -> None:
    state = at("check", "by worth", "take line", "take rifles", "rolled 9", "accept", "do line move")
    assert refusal(state, "charge line militia").code == "illegal"
    play(state, "charge rifles militia")
    assert refusal(state, "do rifles move").code == "not-yours"
    assert refusal(table(), "charge line militia").code == "not-now"


def test_m41_dice_are_rolled_by_the_program_told_from_the_table_or_either() -> None:
    program = played("go check", "take line")
    assert refusal(program, "rolled 7").code == "dice-by-program"
    assert refusal(at("check", "take line"), "roll").code == "dice-by-table"
    assert refusal(at("check", "take line"), "rolled 11").code == "no-such-face"
    both = played("go check", "take line", dice="both")
    assert {"roll", "rolled 7"} <= {str(action) for action in both.legal()}
    assert play(both, "roll", "die 7").moment.tag == "check_read"
    charge = played("go first", "resolve line militia", "ready", "roll")
    assert charge.chance() == Dice((10, 10), 0)
    assert play(charge, "dice 3 4").moment.tag == "charge_read"


@pytest.mark.parametrize("line", ["take line", "mark line square", "done"])
def test_m42_a_correction_is_asked_for_by_whoever_decides_and_answered_by_the_other(line: str) -> None:
    state = at("check", "take rifles", "amend")
    assert refusal(state, "amend").code == "not-now"
    assert refusal(state, line).code == "not-now"
    full = play(state, *(f"stands line {n}" for n in range(8)), *(f"stands rifles {n}" for n in range(4)))
    assert {action.verb for action in full.legal()} == {"done", "cancel"}


def test_m43_guns_beaten_by_cavalry_lose_the_additional_stand_too() -> None:
    state = table("go first", "done", "go first", "resolve lancers battery", "ready", "mark battery supported")
    play(state, "rolled 5 4")
    assert reading_of(state.moment).id == "driven"
    assert [text for text in texts(state) if " stand " in text] == ["battery stand 1", "battery stand 2"]


# How much there is to press


def test_a_prepared_charge_takes_four_entries_from_start_to_applied() -> None:
    state = at("check", "by worth", "take line", "rolled 9", "accept", "charge line militia", "done", "go first")
    entries = ("resolve line militia", "ready", "rolled 9 3", "accept")
    assert (play(state, *entries).moment.tag, unit(state, "militia").stands) == ("first", 7)
    assert played("go first", "resolve line militia", "ready", "roll").seat == CHANCE


def test_what_to_do_before_a_charge_is_worked_out_from_the_battle() -> None:
    state = fight()
    assert [plan.first for plan in state.what_if()] == ["attach", "charge"]
    shaken = at("defensive", "disorder line", "go first", "resolve line militia")
    assert {plan.first for plan in shaken.what_if()} == {"attach", "charge", "rally"}
    led = table("attach worth line", "attach harney line", "go first", "resolve line militia")
    assert [plan.first for plan in led.what_if()] == ["charge"]
    assert table().what_if() == []
