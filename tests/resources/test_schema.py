from typing import Any

from engine.game import Phrase
from resources.schema import (
    EACH,
    Check,
    Choice,
    DieRange,
    Faults,
    Flag,
    Key,
    ListOf,
    MapOf,
    Table,
    Text,
    Whole,
    Word,
    inspect,
)


def _rises(table: dict[str, Any]) -> Faults:
    numbers = [row["n"] for row in table["rows"]]
    if numbers != sorted(numbers):
        yield ("rows",), Phrase("The numbers fall.")


RULE = Table(
    {
        "name": Key(Text(5)),
        "rows": Key(ListOf(Table({"n": Key(Whole(1, 9)), "flag": Key(Flag(), required=False)}), 3)),
        "colour": Key(Choice(("red", "blue")), required=False),
        "places": Key(MapOf(Word("[a-z]+", "a small word"), Whole(0, 1), 2), required=False),
        "die": Key(DieRange(or_word="auto"), required=False),
    },
    (Check((("rows", EACH, "n"),), _rises),),
)


def places(value: Any) -> list[str]:
    return [fault.where for fault in inspect(value, RULE)]


def test_a_good_value_has_no_faults() -> None:
    assert inspect({"name": "Ney", "rows": [{"n": 1}, {"n": 2}], "die": "auto", "places": {"a": 1}}, RULE) == []


def test_all_faults_are_found_at_once() -> None:
    value = {
        "name": 3,
        "rows": [{"n": 0, "flag": 1}, {}, "x"],
        "colour": "green",
        "places": {"A": 5},
        "die": [1, 6],
        "colur": 1,
    }
    assert places(value) == [
        "name",
        "rows[0].n",
        "rows[0].flag",
        "rows[1].n",
        "rows[2]",
        "colour",
        "places.A",
        "places.A",
        "die",
        "colur",
    ]


def test_a_check_runs_although_other_values_are_wrong() -> None:
    assert places({"name": 3, "rows": [{"n": 2, "flag": "?"}, {"n": 1}]}) == ["name", "rows[0].flag", "rows"]


def test_a_check_does_not_run_on_values_of_the_wrong_shape() -> None:
    assert places({"name": "x", "rows": [{"n": 2}, {"n": "1"}]}) == ["rows[1].n"]
    assert places({"name": "x", "rows": "none"}) == ["rows"]
    assert places({"name": "x"}) == ["rows"]


def test_an_unknown_key_brings_a_suggestion() -> None:
    [fault] = inspect({"name": "x", "rows": [], "color": "red"}, RULE)
    assert fault.sentence == "“color” is not known here; did you mean “colour”?"


def test_true_is_not_a_number() -> None:
    assert places({"name": "x", "rows": [{"n": True}]}) == ["rows[0].n"]


def test_text_is_short_filled_and_printable() -> None:
    assert [places({"name": name, "rows": []}) for name in ("", " ", "abcdef", "a\nb", "a\x00")] == [["name"]] * 5
    assert inspect("a\nb", Text(5, lines=True)) == []
    assert inspect("", Text(5, lines=True)) == []


def test_lists_and_tables_have_limits() -> None:
    assert places({"name": "x", "rows": [{"n": 1}] * 4}) == ["rows"]
    assert places({"name": "x", "rows": [], "places": {"a": 1, "b": 1, "c": 1}}) == ["places"]
    assert places({"name": "x", "rows": [], "places": []}) == ["places"]
    assert places([]) == [""]


def test_a_range_of_a_die_starts_at_one_and_may_fail() -> None:
    good = [[1, 1], [1, 5], "auto"]
    bad = [[2, 4], [1, 6], [1], [1, True], "5", 3, [1, 0]]
    assert [places({"name": "x", "rows": [], "die": die}) for die in good] == [[]] * len(good)
    assert [places({"name": "x", "rows": [], "die": die}) for die in bad] == [["die"]] * len(bad)
