"""Manoeuvre keeps the contract of `engine.game`: the generic checks, over many armies, options and ways to play."""

from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.manoeuvre import reading
from engine.manoeuvre.action import SHAPES
from engine.manoeuvre.battlefield import LAKE, LETTERS, join, rotate, square_name
from engine.manoeuvre.options import BASE_2010, CHOICES, DISTANT_LANDS_2017
from engine.manoeuvre.position import CHANCE, NOBODY
from engine.manoeuvre.state import State
from tests import contract, table
from tests.contract import Subject, Walk, curious, scripted, walk

ARMIES = (
    "austria",
    "france",
    "great_britain",
    "india",
    "ottoman_empire",
    "prussia",
    "qing_dynasty",
    "russia",
    "spain",
    "sweden",
    "tokugawa_shogunate",
    "united_states",
)
FLAGS = ("advance_to_contact", "digging_in")
DULL = ("done", "discard", "dig-in")
KEEN = ("assault", "battery", "join", "command", "support", "commit", "sappers")
RARE = (
    ("france", "russia", "imperial_guard.a", "davout", "sappers"),
    ("france", "austria", "napoleon"),
    ("prussia", "spain", "guard_grenadiers.a", "blucher", "committed_attack"),
    ("tokugawa_shogunate", "sweden", "date_han.a", "date_han.b", "date_han.c", "date"),
    ("tokugawa_shogunate", "india", "shimazu_han.a", "shimazu_han.b", "shimazu_han.c", "shimazu"),
)
FOES = ("d5", "a8-", "b8-", "c8-", "e8-", "f8-", "g8-", "h8-")


def from_set_up(seed: int, armies: tuple[str, ...] = ARMIES, **options: Any) -> Subject:
    """A battle from the first roll of §3 on."""

    def begin() -> State:
        return table.setup(armies, **options).state

    return Subject(f"set-up {seed} of {len(armies)} armies, {options}", begin, CHANCE, NOBODY)


def in_contact(seed: int, one: str, two: str, **options: Any) -> Subject:
    """A battle at close quarters: random ground, units mixed in the middle, some reduced, most unit cards discarded."""

    def begin() -> State:
        rng = Random(seed)
        parts = [rotate(section.rows, rng.randrange(4)) for section in rng.sample(table.sections(), 4)]
        rows = join(parts[0], parts[1], parts[2], parts[3])
        dry = [square for square in range(8, 56) if rows[7 - (square >> 3)][square & 7] != LETTERS[LAKE]]
        squares = [square_name(square) for square in rng.sample(dry, 16)]
        sides: list[dict[str, str]] = [{}, {}]
        cards: list[list[str]] = [[], []]
        for seat, its_army in enumerate((table.army(one), table.army(two))):
            for unit in its_army.units:
                sides[seat][unit.id] = squares.pop() + rng.choice(("", "-", "-"))
            cards[seat] = [its_army.cards[card].id for card in its_army.deck]
            rng.shuffle(cards[seat])
            cards[seat].sort(key=lambda card: "." in card and rng.random() < 0.6)
        return table.battle(
            one=one,
            two=two,
            rows=rows,
            edges=rng.choice((("south", "north"), ("west", "east"), ("north", "south"))),
            units=sides[0],
            foes=sides[1],
            hand=cards[0][:5],
            foe_hand=cards[1][:5],
            pile=cards[0][40:50],
            foe_pile=cards[1][45:],
            deck=cards[0][5:40],
            foe_deck=cards[1][5:35],
            redoubts=rng.sample([place.rstrip("-") for place in sides[1].values()], 2),
            turn=1,
            phase="discard",
            active=rng.choice(("one", "two")),
            first="one",
            **options,
        ).state

    return Subject(f"in contact {seed}: {one} against {two}, {options}", begin, CHANCE, NOBODY)


def around(one: str, two: str, *hand: str, **options: Any) -> Subject:
    """A battle that begins with the combat of four units around one in a redoubt, and these cards to play."""

    def begin() -> State:
        ids = [unit.id for unit in table.army(one).units]
        ids.sort(key=lambda id: not hand[0].startswith(id))
        return table.battle(
            one=one,
            two=two,
            units=dict(zip(ids, ("d4", "c5", "e5", "d6", "a1-", "b1-", "g1-", "h1-"), strict=True)),
            foes=dict(zip((unit.id for unit in table.army(two).units), FOES, strict=True)),
            hand=list(hand),
            redoubts=["d5"],
            turn=3,
            phase="combat",
            **options,
        ).state

    return Subject(f"around {hand[-1]}: {one} against {two}, {options}", begin, CHANCE, NOBODY)


def chosen_options(rng: Random) -> dict[str, Any]:
    options: dict[str, Any] = {name: rng.choice(values) for name, values in CHOICES.items()}
    return options | {name: rng.random() < 0.5 for name in FLAGS}


def subjects() -> list[Subject]:
    """Each army at least four times at close quarters; the set-up with all armies and of mirror matches; rare cards."""
    found = []
    for seed in range(2 * len(ARMIES)):
        rng = Random(seed)
        one, two = ARMIES[seed % 12], ARMIES[(7 * seed + 5) % 12]
        found.append(in_contact(seed, one, two, length_limit=rng.choice((0, 6, 9)), **chosen_options(rng)))
    found += [from_set_up(seed, **chosen_options(Random(seed))) for seed in range(100, 103)]
    found.append(from_set_up(103, ("united_states",), length_limit=8, opening_hand="chosen"))
    found.append(from_set_up(104, ("tokugawa_shogunate", "india"), length_limit=8))
    for rare in RARE:
        found.append(around(*rare, length_limit=8))
    return found


@cache
def played(number: int) -> Walk:
    keen = KEEN if SUBJECTS[number].name.startswith("around") else ()
    return walk(SUBJECTS[number], curious(Random(number), DULL, keen))


SUBJECTS = subjects()
NAMES = [subject.name.partition(", {")[0] for subject in SUBJECTS]


@pytest.fixture(params=range(len(SUBJECTS)), ids=NAMES)
def battle(request: pytest.FixtureRequest) -> Walk:
    return played(request.param)


@pytest.fixture
def rng(battle: Walk) -> Random:
    return Random(battle.subject.name)


VIEWERS = pytest.mark.parametrize("viewer", [0, 1, NOBODY], ids=("one", "two", "spectator"))


def test_a_battle_ends_with_a_winner_and_nothing_more_to_do(battle: Walk) -> None:
    contract.check_end(battle)


def test_legal_actions_are_different_and_asking_changes_nothing(battle: Walk) -> None:
    contract.check_legal(battle)


def test_whoever_may_decide_can_be_asked(battle: Walk) -> None:
    contract.check_deciding(battle)


def test_one_answer_may_be_given_for_a_person_and_tells_nothing(battle: Walk) -> None:
    contract.check_choice(battle)


def test_how_a_battle_stands_is_known_to_everybody(battle: Walk) -> None:
    contract.check_standing(battle)


def test_every_legal_action_has_a_text_that_parses_back(battle: Walk) -> None:
    contract.check_texts(battle)


def test_replaying_a_prefix_is_undo(battle: Walk) -> None:
    contract.check_undo(battle)


def test_a_copy_is_independent(battle: Walk) -> None:
    contract.check_copies(battle)


def test_what_is_not_legal_is_refused_and_changes_nothing(battle: Walk, rng: Random) -> None:
    contract.check_refusals(battle, rng)


def test_chance_is_exact(battle: Walk, rng: Random) -> None:
    contract.check_chance(battle, rng)


def test_whoever_rolls_and_draws_gets_what_the_chances_say(battle: Walk) -> None:
    assert contract.check_chance_value(battle) > 0


def test_what_fair_play_asks_of_hands_and_decks(battle: Walk) -> None:
    assert contract.check_cards(battle) > 0


@VIEWERS
def test_nothing_is_opened_before_the_end(battle: Walk, viewer: int) -> None:
    assert contract.check_sealed(battle, viewer) == 0


@VIEWERS
def test_a_viewer_plays_along_on_what_he_is_shown(battle: Walk, viewer: int) -> None:
    contract.check_views(battle, viewer)


@VIEWERS
def test_a_view_is_the_same_moment(battle: Walk, viewer: int) -> None:
    contract.check_viewing(battle, viewer)


@VIEWERS
def test_any_world_that_fits_a_view_looks_like_it_and_plays_on(battle: Walk, viewer: int, rng: Random) -> None:
    assert contract.check_resample(battle, viewer, rng) > 0


def test_where_nothing_is_hidden_there_is_one_world(battle: Walk, rng: Random) -> None:
    contract.check_nothing_to_resample(battle, rng)


def quiet(code: str, line: str) -> bool:
    """Passing; several discards and a retreat, told when the next answer is given."""
    word = line.split()[0]
    return word == "done" or (word == "discard" and len(line.split()) > 2) or (code == "choice" and word == "retreat")


def test_a_listener_hears_of_every_action_and_changes_nothing(battle: Walk) -> None:
    contract.check_listener(battle, quiet)


@VIEWERS
def test_a_viewer_hears_as_much_as_happens(battle: Walk, viewer: int) -> None:
    contract.check_heard(battle, viewer)


def test_a_state_and_what_is_seen_of_it_can_be_written_down_and_read_back(battle: Walk) -> None:
    """Not of the contract, but as true of every state: the text that all these checks compare leaves nothing out."""
    library = table.library()
    for i, state, action in battle.steps(every=23):
        again = reading.read(battle.texts[i], library.armies, library.sections)
        contract.same(again, state, battle.where(i))
        assert again.legal() == state.legal(), battle.where(i)
        again.apply(action)
        contract.same(again, battle.texts[i + 1], battle.where(i))
        for viewer in battle.subject.viewers:
            view = str(state.seen_by(viewer))
            contract.same(reading.read(view, library.armies, library.sections), view, battle.where(i))


def test_all_of_this_has_changed_no_state_that_was_kept(battle: Walk) -> None:
    contract.check_untouched(battle)


def test_together_the_battles_played_every_kind_of_action() -> None:
    """Otherwise the checks above would say less than they seem to."""
    words = {line.split()[0] for number in range(len(SUBJECTS)) for line in played(number).lines}
    assert {shape[0] for shape in SHAPES.values()} - words == set()


# Whatever is chosen: hypothesis decides how a battle begins and what is played, and shrinks what it breaks.

OPTIONS = st.one_of(
    st.sampled_from((BASE_2010, DISTANT_LANDS_2017)).map(vars),
    st.fixed_dictionaries(
        {name: st.sampled_from(values) for name, values in CHOICES.items()} | dict.fromkeys(FLAGS, st.booleans())
    ),
)
SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def any_subject(draw: st.DrawFn) -> Subject:
    options = dict(draw(OPTIONS)) | {"length_limit": draw(st.integers(1, 3))}
    seed = draw(SEEDS)
    if draw(st.booleans()):
        pair = draw(st.tuples(st.sampled_from(ARMIES), st.sampled_from(ARMIES)))
        return in_contact(seed, *pair, **options)
    armies = draw(st.lists(st.sampled_from(ARMIES), min_size=1, max_size=3, unique=True))
    return from_set_up(seed, tuple(armies), **options)


hypothetical = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


@given(subject=any_subject(), choices=st.lists(st.integers(0, 255), max_size=120), seed=SEEDS)
@hypothetical
def test_the_contract_holds_whatever_is_chosen(subject: Subject, choices: list[int], seed: int) -> None:
    rng = Random(seed)
    kept = walk(subject, scripted(choices, curious(rng)))
    contract.check_end(kept)
    contract.check_texts(kept)
    contract.check_undo(kept)
    contract.check_refusals(kept, rng)
    contract.check_chance(kept, rng)
    for viewer in subject.viewers:
        contract.check_views(kept, viewer)
        contract.check_resample(kept, viewer, rng, ends=1)
    contract.check_listener(kept, quiet)
    contract.check_untouched(kept)


@given(
    number=st.integers(0, len(SUBJECTS) - 1),
    moment=st.floats(0, 1, exclude_max=True),
    line=st.one_of(st.text(), st.lists(st.sampled_from(("roll", "move", "e2", "=", "7", "?", "maharaja", "show")))),
)
@settings(hypothetical, max_examples=150)
def test_whatever_is_typed_is_an_action_or_refused(number: int, moment: float, line: str | list[str]) -> None:
    kept = played(number)
    state = kept.states[int(moment * len(kept.states))]
    contract.check_reading(state, line if isinstance(line, str) else " ".join(line))


@given(
    number=st.integers(0, len(SUBJECTS) - 1),
    moment=st.floats(0, 1, exclude_max=True),
    other=st.floats(0, 1, exclude_max=True),
    cut=st.integers(0, 60),
)
@settings(hypothetical, max_examples=150)
def test_a_line_from_elsewhere_or_cut_short_is_an_action_or_refused(
    number: int, moment: float, other: float, cut: int
) -> None:
    kept = played(number)
    state = kept.states[int(moment * len(kept.states))]
    contract.check_reading(state, kept.lines[int(other * len(kept.lines))])
    contract.check_reading(state, kept.lines[int(other * len(kept.lines))][:cut])
