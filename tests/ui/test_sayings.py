"""What the tiles of the heist table say."""

from __future__ import annotations

from game.app.games.fistful.crew.rail import seated
from game.app.games.fistful.log import entry
from game.app.games.fistful.panels.actions import tiles
from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.sayings import saying
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.content.fistful import fistful
from game.core.session import Session
from game.core.steps import Option
from game.rules.registry import ruleset
from tests.told import news


def test_a_card_that_can_be_used_again_says_so_until_its_last_use(home):
    words, rules = Words.load(), ruleset("fistful")
    session = Session(rules, rules.new(2, 1, {"heroes": "kaylee+wash,mal+zoe"}))
    card = "hold-out-pistol#1"
    option = Option(f"use:{card}", source=card)
    assert saying(Situation(session, ("A", "B")), words, option).note == "+2 to the total; 1 use left after this"
    session.state.flags[f"used:{card}"] = 1
    assert saying(Situation(session, ("A", "B")), words, option).note == "+2 to the total"


def test_the_log_counts_the_steps_of_a_ride_and_none_for_who_is_brought_home(home):
    words, rules = Words.load(), ruleset("fistful")
    now = Situation(Session(rules, rules.new(2, 1, {"heroes": "kaylee+wash,mal+zoe"})), ("A", "B"))
    mover, out = now.heist.map.movers[0]
    way = tuple(now.cell(at) for at in ((mover[0] + 1, mover[1]), mover, out))

    def said(*line):
        return entry(now, words, *news("fistful", line), 1).text

    place = now.room(out)
    assert said("moved", 0, way, 1) == words("table.log.moved.ride", hero="Kaylee", n=1, place=place)
    assert said("moved", 0, way, 2) == words("table.log.moved", hero="Kaylee", n=2, place=place)
    assert said("moved", 0, way[::2], 0) == words("table.log.moved.carried", hero="Kaylee", place=place)
    assert said("retreated", 0, way) == words("table.log.retreated", hero="Kaylee", place=place)


def test_the_sign_of_a_card_tells_a_blade_from_a_gun_and_rounds_from_medicine():
    gear = fistful().gear
    signs = {
        name: gear_icon(gear[name])
        for name in (
            "boarding-knife",
            "vera",
            "grenade",
            "box-of-shells",
            "bandolier",
            "medkit",
            "care-package",
            "tow-line",
        )
    }
    assert signs == {
        "boarding-knife": "blade",
        "vera": "gun",
        "grenade": "grenade",
        "box-of-shells": "shells",
        "bandolier": "shells",
        "medkit": "medkit",
        "care-package": "medkit",
        "tow-line": "gear",
    }


def test_every_tile_and_slot_of_a_card_shows_the_same_sign(home):
    rules = ruleset("fistful")
    session = Session(rules, rules.new(2, 1, {"heroes": "kaylee+wash,mal+zoe"}))
    g = session.state
    g.zones["slots:0"] = ("boarding-knife#1", "box-of-shells#1")
    g.seen.update(dict.fromkeys(g.zones["slots:0"], 3))
    now = Situation(session, ("A", "B"))
    assert [icon for *_, icon in seated(now, 0, Words.load(), bot=0).gear] == ["blade", "shells"]
    knife = saying(now, Words.load(), Option("use:boarding-knife#1", source="boarding-knife#1"))
    assert knife.icon == "blade"
    assert {tile.name: tile.icon for tile in tiles(now, Words.load())}["Box of Shells"] == "shells"
