"""Paints the picture that `manoeuvre --selftest` compares itself with: `python packaging/selftest_reference.py`.

To be run again when the play screen has changed on purpose.
"""

import os
import tempfile
from pathlib import Path
from time import monotonic
from typing import Final

from app.developer import selftest
from app.developer.game import demos

GAME: Final = "manoeuvre"
TARGET: Final = Path(__file__).parent.parent.joinpath("resources", *demos()[GAME].reference)


def main() -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from app.shell.desktop import Desktop
    from app.shell.start import application
    from app.shell.window import Window

    app = application()
    assert app is not None
    with tempfile.TemporaryDirectory() as own:
        desktop = Desktop(Path(own))
        desktop.change(theme="light", language="en", scale=100, reduce_motion=True)
        desktop.dress()
        window = Window(desktop)
        window.resize(selftest.WIDE, selftest.HIGH)
        window.show()
        screen = selftest.open_fight(app, window, GAME, monotonic())
        TARGET.parent.mkdir(exist_ok=True)
        selftest.averaged(selftest.picture(window)).save(str(TARGET))
        screen.session.close()
        window.close()


if __name__ == "__main__":
    main()
