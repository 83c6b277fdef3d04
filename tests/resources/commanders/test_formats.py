"""The example of a scenario of Commanders in docs/formats.md is a good file."""

import re
from pathlib import Path

from engine.commanders.start import begin
from resources.commanders.scenarios import read_scenario

PAGE = (Path(__file__).parents[3] / "docs" / "formats.md").read_text("utf-8")
EXAMPLES = [text for text in re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL) if 'game = "commanders"' in text]


def test_every_example_is_a_good_file() -> None:
    (example,) = EXAMPLES
    assert not begin(read_scenario(example).start()).over
