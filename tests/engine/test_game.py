"""What every game says to people and programs alike: why something is refused, and what is asked."""

from engine.game import Phrase, Prompt, Refusal


def test_a_refusal_is_a_sentence_with_the_rule_before_its_full_stop() -> None:
    refusal = Refusal("lake", "E5 is a lake: no unit can enter it.", "§5")
    assert (refusal.code, refusal.sentence, refusal.rule) == ("lake", "E5 is a lake: no unit can enter it.", "§5")
    assert str(refusal) == "E5 is a lake: no unit can enter it (§5)."


def test_a_refusal_without_a_rule_is_its_sentence() -> None:
    refusal = Refusal("malformed", "“x” is not a whole number.", "")
    assert str(refusal) == "“x” is not a whole number."


def test_a_refusal_is_raised_with_its_sentence() -> None:
    assert Refusal("over", "The battle is over.", "§2").args == ("The battle is over.",)


def test_a_prompt_says_what_is_asked() -> None:
    prompt = Prompt("movement", "Move one unit.", "§5")
    assert (prompt.code, prompt.sentence, prompt.rule) == ("movement", "Move one unit.", "§5")


def test_a_refusal_keeps_the_template_and_what_fills_it_for_translators() -> None:
    refusal = Refusal("lake", "{square} is a lake: no unit can enter it.", "§5", square="E5")
    assert str(refusal) == "E5 is a lake: no unit can enter it (§5)."
    assert (refusal.template, refusal.values) == ("{square} is a lake: no unit can enter it.", {"square": "E5"})


def test_a_refusal_without_values_may_hold_braces() -> None:
    assert Refusal("malformed", "“{x}” is not a whole number.", "").sentence == "“{x}” is not a whole number."


def test_a_phrase_is_filled_with_names_numbers_lists_and_phrases():
    wanted = Phrase("one of {words}", words=("a", 2, Phrase("a list")))
    assert str(Phrase("{name} is not {wanted}.", name="x", wanted=wanted)) == "x is not one of a, 2, a list."
    assert str(Phrase("Nothing to fill in: {x}.")) == "Nothing to fill in: {x}."


def test_phrases_are_equal_if_they_say_the_same():
    assert Phrase("{n} rows", n=3) == Phrase("{n} rows", n=3)
    assert len({Phrase("{n} rows", n=3), Phrase("{n} rows", n=3), Phrase("{n} rows", n=4)}) == 2
    assert Phrase("rows") != "rows"
    assert repr(Phrase("{n} rows", n=3)) == "Phrase('3 rows')"
