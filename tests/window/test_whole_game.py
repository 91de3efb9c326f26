"""A whole heist in a real window, from the title to the page that says it is won, with the real mouse alone."""

import faulthandler
import shutil

import pytest

from tests.long.voyage import voyage, winnable
from tests.window.person import window

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="no Xvfb or no xdotool"),
]


def test_one_person_wins_on_the_largest_board() -> None:
    with window(None, speed="off") as person:
        played = voyage(person, "fistful", winnable("fistful", "", 1, 1))
        scene = played.set_up((0,))
        try:
            played.play(scene)
        finally:
            faulthandler.cancel_dump_traceback_later()
        assert scene.session.rules.outcome(scene.session.state).won
        assert person.clicks and person.drags
        assert [*person.dead, *played.strayed] == []
        played.home()
