"""What the tiles of the heist table say."""

from __future__ import annotations

from game.app.table.log import entry
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


def test_the_log_counts_the_steps_of_a_ride_and_none_for_who_is_brought_home(home):
    words, rules = Words.load(), ruleset("fistful")
    now = Situation(Session(rules, rules.new(2, 1, {"heroes": "kaylee+wash,mal+zoe"})), ("A", "B"))
    mover, out = now.heist.map.movers[0]
    way = tuple(now.cell(at) for at in ((mover[0] + 1, mover[1]), mover, out))

    def said(*news):
        return entry(now, words, news, 1).text

    place = now.room(out)
    assert said("moved", 0, way, 1) == words("table.log.moved.ride", hero="Kaylee", n=1, place=place)
    assert said("moved", 0, way, 2) == words("table.log.moved", hero="Kaylee", n=2, place=place)
    assert said("moved", 0, way[::2], 0) == words("table.log.moved.carried", hero="Kaylee", place=place)
    assert said("retreated", 0, way) == words("table.log.retreated", hero="Kaylee", place=place)
