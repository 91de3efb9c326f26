"""What the tiles of the heist table say."""

from __future__ import annotations

from game.app.table.sayings import saying
from game.app.table.situation import Situation
from game.app.words import Words
from game.core.session import Session
from game.core.steps import Option
from game.rules.registry import ruleset


def test_a_card_that_can_be_used_again_says_so_until_its_last_use(home):
    words, rules = Words.load(), ruleset("fistful")
    session = Session(rules, rules.new(2, 1, {"heroes": "kaylee+wash,mal+zoe"}))
    card = "hold-out-pistol#1"
    option = Option(f"use:{card}", source=card)
    assert saying(Situation(session, ("A", "B")), words, option).note == "1 more use after"
    session.state.flags[f"used:{card}"] = 1
    assert saying(Situation(session, ("A", "B")), words, option).note == words("table.act.use.note")
