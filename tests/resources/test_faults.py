import pickle

from resources.faults import Fault, Rejected, shown, where_of


def test_a_rejection_lists_every_fault_on_its_own_line() -> None:
    rejected = Rejected([Fault("units[0].id", "Add it."), Fault("", "The file is too large.")])
    assert str(rejected) == "units[0].id: Add it.\nThe file is too large."


def test_a_rejection_survives_being_sent_to_another_process() -> None:
    rejected = Rejected([Fault("id", "Add it.")])
    assert pickle.loads(pickle.dumps(rejected)).faults == rejected.faults


def test_places_read_as_key_paths() -> None:
    assert where_of(("units", 2, "cards", 0, "attack")) == "units[2].cards[0].attack"
    assert where_of((1, "odd key")) == "[1].“odd key”"


def test_values_are_quoted_short_and_printable() -> None:
    assert str(shown("x" * 1000)) == "“" + "x" * 39 + "…”"
    assert str(shown("a\x1b[31m\u202e")) == "“a�[31m�”"
    assert str(shown(10**5000)) == "a huge number"
    values: list[object] = [True, 7, [], {}, 0.5, None]
    assert [str(shown(value)) for value in values] == [
        "true",
        "7",
        "a list",
        "a table",
        "a decimal number",
        "nothing",
    ]
