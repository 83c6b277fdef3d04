"""What reading a short battle finds out, once for all tests."""

from functools import cache

from app.manoeuvre.replay.stage import ManoeuvreStage
from app.shell.replay.analysis import News, read
from app.shell.replay.screen import ReplayScreen
from tests.app.shell.replay.battles import course

LENGTH = 150


@cache
def found_out() -> tuple[News, ...]:
    """All that is judged, and the first of what would have been better, which takes longest."""
    found = []
    for news in read(course(most=LENGTH)):
        found.append(news)
        if news.better is not None:
            break
    return tuple(found)


def stage(screen: ReplayScreen) -> ManoeuvreStage:
    """Its board and hands."""
    view = screen.stage.view
    assert isinstance(view, ManoeuvreStage)
    return view


def judge(screen: ReplayScreen) -> None:
    """Give a screen all that reading would find out, at once."""
    verdicts = screen.reading.verdicts
    for news in found_out():
        if news.judged is not None:
            verdicts.judged[news.place] = news.judged
        else:
            verdicts.thought_over.add(news.place)
        if news.drawn is not None:
            verdicts.drawn[news.place] = news.drawn
        if news.better is not None:
            verdicts.better[news.place] = news.better
    screen.reading.found.emit()
