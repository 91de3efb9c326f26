"""What is asked of a game on the table."""

from __future__ import annotations

import pytest

from game.app.play.playing import how_it_ended
from game.core.ruleset import Outcome
from game.core.session import Session
from tests.toy import TOY


@pytest.mark.parametrize(
    ("outcome", "word"),
    [
        (None, ""),
        (Outcome((0, 1), True, "x"), "won"),
        (Outcome((1,), False, "x"), "over"),
        (Outcome((), False, "x"), "lost"),
    ],
)
def test_how_a_game_ended(monkeypatch, outcome, word):
    monkeypatch.setattr(TOY, "outcome", lambda g: outcome)
    assert how_it_ended(Session(TOY, TOY.new(2, 1))) == word
