"""The first rounds of a game between two people in a real window, with clicks and drags of the real mouse alone."""

import faulthandler
import shutil

import pytest

from tests.long.voyage import voyage
from tests.window.person import window

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="no Xvfb or no xdotool"),
]
ROUNDS = 2


@pytest.mark.parametrize("game", ["fistful", "keepflyin", "firefly"])
def test_two_people_play_the_first_rounds(game: str) -> None:
    with window(None, speed="off") as person:
        played = voyage(person, game, 3)
        scene = played.set_up((0, 0))
        try:
            played.play(scene, ROUNDS)
        finally:
            faulthandler.cancel_dump_traceback_later()
        assert scene.session.rules.rounds(scene.session.state) > ROUNDS
        assert bool(played.curtains) == (game == "firefly"), "only cards in hand are secrets from the first rounds on"
        assert [*person.dead, *played.strayed] == []
