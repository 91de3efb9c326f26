"""Scenario files: what holds passes, what does not is told, and a wrong file gives one clear sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ai.check import Result, check_files
from game.content.firefly import firefly
from game.core.engine import RulesError
from game.core.session import Session
from game.rules.registry import ruleset

GOOD = """
[[scenario]]
id = "X-1"
rules = ["R-FC-88"]
game = "fistful"
title = "A roll of 2"
seats = 2
[scenario.given]
board = "empty"
at = { 0 = "5,4", 1 = "5,9" }
[[scenario.when]]
choose = "roll"
roll = [2]
[scenario.then]
pending = "Move"
at = { 0 = "5,4" }
offered = ["move:7,4"]
"""


def run(tmp_path: Path, text: str) -> list[Result]:
    file = tmp_path / "x.toml"
    file.write_text(text, encoding="utf-8")
    return check_files([file])


def message(tmp_path: Path, old: str, new: str) -> str:
    assert old in GOOD
    (result,) = run(tmp_path, GOOD.replace(old, new, 1))
    assert not result.ok
    assert result.message.isprintable()
    return result.message


def test_a_ruling_that_holds(tmp_path: Path) -> None:
    (result,) = run(tmp_path, GOOD)
    assert result == Result("X-1", str(tmp_path / "x.toml"), True, "")


def test_several_scenarios_keep_their_order(tmp_path: Path) -> None:
    results = run(tmp_path, GOOD + GOOD.replace("X-1", "X-2").replace("7,4", "9,4"))
    assert [(result.id, result.ok) for result in results] == [("X-1", True), ("X-2", False)]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('offered = ["move:7,4"]', 'offered = ["move:9,4"]', "then.offered: 'move:9,4': offered are move:"),
        ('offered = ["move:7,4"]', 'not_offered = ["move:7,4"]', "then.not_offered: 'move:7,4': it is offered"),
        ('offered = ["move:7,4"]', 'offered = "move:7,4"', 'then.offered: must be a list of texts, as in ["roll"]'),
        ('offered = ["move:7,4"]', "offered = [3]", "then.offered: must be a list of texts"),
        ('offered = ["move:7,4"]', 'news = ["timer"]', "then.news: 'timer': told was rolled 0 move 2"),
        ('offered = ["move:7,4"]', 'no_news = ["rolled 0"]', "then.no_news: 'rolled 0': it was told"),
        ('offered = ["move:7,4"]', "health = { 0 = 2 }", "then.health.0: expected 2, found 5"),
        ('offered = ["move:7,4"]', "health = 2", "then.health: must be a table, as in { 0 = ... }"),
        ('offered = ["move:7,4"]', "timer = true", "then.timer: expected True, found 0"),
        ('offered = ["move:7,4"]', 'slots = { 0 = ["vera"] }', "then.slots.0: expected ['vera'], found []"),
        ('offered = ["move:7,4"]', 'defeated = ["brute-4"]', "then.defeated: expected ['brute-4'], found []"),
        ('offered = ["move:7,4"]', "wealth = 1", "then.wealth: no such table; known are active, ammo, at, banked"),
        ('pending = "Move"', 'pending = "Ready"', "then.pending: expected 'Ready', found 'Move'"),
        ('pending = "Move"', "seat = 1", "then.seat: expected 1, found 0"),
        ("roll = [2]", "roll = [2, 3]", "when 1 (roll): roll: 1 faces are left over, fewer dice were rolled"),
        ("roll = [2]", "roll = [9]", "when 1 (roll): roll: that die has no face 9"),
        ("roll = [2]", 'draw = ["vera", "x"]', "when 1 (roll): draw: there is no card 'x'"),
        ('choose = "roll"', 'choose = "move:5,5"', "when 1: 'move:5,5' is not offered; legal are roll"),
        ('game = "fistful"', 'game = "chess"', "game: there is no game 'chess'; known are fistful"),
        ("seats = 2", "seats = 5", "Fistful of Credits is for 1 to 4 seats, not 5"),
        ("seats = 2", "", ""),
        (
            "seats = 2",
            'seats = 2\nsettings = { level = "silly" }',
            "level must be one of normal, easy, hard, not 'silly'",
        ),
        ("seats = 2", 'seats = 2\nsettings = { heist = "moon" }', "there is no heist 'moon'; known are derelict"),
        ("seats = 2", 'seats = 2\nmod = "nowhere"', "nowhere/mod.toml: is not there or is no plain file."),
        (
            "seats = 2",
            'seats = 2\nstart = "set-up"',
            "given.board: nothing can be given when it starts with the set-up",
        ),
        ("seats = 2", 'seats = 2\nstart = "noon"', "start: must be 'turn' or 'set-up', not 'noon'."),
        ('rules = ["R-FC-88"]', 'rules = ["88"]', "rules[1]: must be a rule id such as R-FC-12."),
        ('rules = ["R-FC-88"]', "rules = []", "rules: has fewer than 1 entries."),
        ('id = "X-1"', "", "x.toml, line 2, scenario 1 (A roll of 2), id: is missing."),
        ("[scenario.then]", "[scenario.than]", "than: is not known here. Known are id, rules, game, title, seats"),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, old: str, new: str, says: str) -> None:
    if not says:
        assert run(tmp_path, GOOD.replace(old, new))[0].ok
    else:
        assert says in message(tmp_path, old, new)


def test_a_mod_plays_in_its_own_scenario_and_in_no_other(tmp_path: Path) -> None:
    mod = Path(__file__).resolve().parents[1] / "mods" / "rim-folk"
    text = f'''[[scenario]]
id = "X-2"
rules = ["R-FB-13"]
game = "firefly"
title = "On another map"
mod = "{mod.as_posix()}"
settings = {{ board = "rim-folk:the-rim" }}
[scenario.given]
at = {{ 0 = "tams-rest" }}
[scenario.then]
at = {{ 0 = "tams-rest", 1 = "space-bazaar" }}
'''
    assert run(tmp_path, text)[0].message == ""
    assert list(firefly().maps) == ["verse"] and "rim-folk:old-tam" not in firefly().crew
    for other in ("", f'mod = "{(mod.parent / "far-moons").as_posix()}"'):
        (result,) = run(tmp_path, text.replace(f'mod = "{mod.as_posix()}"', other))
        assert result.message == "there is no map 'rim-folk:the-rim'; known are verse"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ('board = "half"', 'given.board: must be "empty" (no token on it) or "dealt" (as set up)'),
        ("weather = 1", "given.weather: no such table; known are active, ammo, at"),
        ('at = { 9 = "5,4" }', "given.at: '9' is no seat; seats are 0, 1"),
        ('at = "5,4"', "given.at: must be a table of seats, as in { 0 = 3 }"),
        ('at = { 0 = "0,0" }', "given.at: '0,0' is no floor of this board; a cell is \"column,row\""),
        ('at = { 0 = "x" }', "given.at: 'x' is no cell of 18 columns and 12 rows"),
        ("at = { 0 = 3 }", "given.at: 3 is no floor of this board"),
        ('at = { 0 = "5,4", 1 = "5,4" }', "given: this can't be: two heroes share a space or stand nowhere"),
        ("health = { 0 = 99 }", "given.health: seat 0: must be a whole number from 0 to 5"),
        ("ammo = { 0 = true }", "given.ammo: seat 0: must be a whole number from 0 to 4"),
        ("uses = { 0 = 1 }", "given.uses: seat 0: must be a whole number from 0 to 0"),
        ("timer = 99", "given.timer: must be a whole number from 0 to "),
        ("active = 2", "given.active: must be a whole number from 0 to 1"),
        ("hero = 3", "given.hero: must be a table of seats and crew"),
        ('hero = { 5 = "zoe" }', "given.hero: '5' is no seat; seats are 0, 1"),
        ('hero = { 0 = "badger" }', "each of 'badger+"),
        (
            'hero = { 0 = "zoe", 1 = "mal" }\nsidekick = { 0 = "wash", 1 = "book" }',
            "The Derelict needs kaylee in the crew",
        ),
        ("tokens = 3", 'given.tokens: must be a table of cells, as in { "5,7" = "brute-4 up" }'),
        (
            'tokens = { "5,7" = "brute-4 sideways" }',
            'given.tokens: a token is a kind and, if you like, "up" or "known"',
        ),
        ('tokens = { "5,7" = "brute-4 up +" }', "given.tokens: a token is a kind"),
        ('tokens = { "5,7" = "brute-44 up" }', "given.tokens: there is no 'brute-44' token left"),
        ('tokens = { "5,7" = "trap" }', "there is no 'trap' token left that can lie face down in the area crew"),
        ('tokens = { "0,4" = "crate" }', "there is no 'crate' token left that can lie face down in the area none"),
        ('slots = { 0 = ["excalibur"] }', "given.slots: there is no card 'excalibur'"),
        ('slots = { 0 = ["vera", "vera"] }', "given.slots: no 'vera' is left in the deck"),
        ('slots = { 0 = ["wall-safe"] }', "given.slots: 'wall-safe' can't lie there"),
        ('sack = { 0 = ["brute-4"] }', "given.sack: 'brute-4' can't lie there"),
        ("banked = 3", 'given.banked: must be a list of names, as in ["medkit"]'),
        ('banked = ["trap"]', "given: this can't be: banked holds what does not belong there"),
        ('gear = ["x"]', "given.gear: there is no card 'x'"),
        ("gear_left = 99", "given.gear_left: must be a whole number from 0 to 42"),
        ("marks = 3", "given.marks: must be a table of whole numbers, as in { alarm = 1 }"),
        ("marks = { nonsense = 1 }", "given: this can't be: there is no mark 'nonsense' of 1"),
    ],
)
def test_what_cannot_be_given_is_told(tmp_path: Path, given: str, says: str) -> None:
    old = 'board = "empty"\nat = { 0 = "5,4", 1 = "5,9" }'
    new = given if given.startswith("board") else f'board = "empty"\n{given}'
    assert says in message(tmp_path, old, new)


REFUSED = GOOD.replace('pending = "Move"\nat = { 0 = "5,4" }\noffered = ["move:7,4"]', 'refused = "R-FC-97"').replace(
    'choose = "roll"\nroll = [2]', 'choose = "move:7,4"'
)


def test_a_refusal_must_name_the_rule(tmp_path: Path) -> None:
    assert run(tmp_path, REFUSED)[0].ok
    assert run(tmp_path, REFUSED + 'nearest = "roll"\n')[0].ok
    for change, says in (
        (("R-FC-97", "R-FC-1"), "then.refused: expected R-FC-1, found R-FC-97"),
        (('"move:7,4"', '"roll"'), "then.refused: 'roll' is offered"),
        (('[[scenario.when]]\nchoose = "move:7,4"\n', ""), "then.refused: needs a last `when` that is refused"),
        (
            ('refused = "R-FC-97"', 'refused = "R-FC-97"\nnearest = "stop"'),
            "then.nearest: expected 'stop', found 'roll'",
        ),
    ):
        assert says in run(tmp_path, REFUSED.replace(*change))[0].message


def test_a_refusal_that_nothing_is_said_against_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(ruleset("fistful")), "why_not", lambda self, g, source, target: None)
    assert "then.refused: nothing is said against taking 'hero:0'" in run(tmp_path, REFUSED)[0].message


def test_dice_that_are_not_fixed_fall_by_the_seed(tmp_path: Path) -> None:
    text = GOOD.replace("roll = [2]\n", "").replace('offered = ["move:7,4"]', 'offered = ["stop"]')
    assert run(tmp_path, text)[0].ok


def test_files_that_cannot_be_read_give_one_result(tmp_path: Path) -> None:
    assert run(tmp_path, "scenario = 3")[0].message.startswith("x.toml, line 1, scenario: must be a list in [ ]")
    assert "not valid TOML" in run(tmp_path, "[[")[0].message
    (result,) = check_files([tmp_path / "none.toml"])
    assert (result.id, result.ok) == ("none", False)
    assert "has two scenarios with the id 'X-1'" in run(tmp_path, GOOD + GOOD)[0].message


def test_rules_that_break_down_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Session, key: str, dice: object = None) -> None:  # type: ignore[type-arg]
        raise RulesError("10,000 steps without a choice")

    monkeypatch.setattr(Session, "answer", broken)
    assert run(tmp_path, GOOD)[0].message == "the rules broke down: 10,000 steps without a choice"


def test_a_state_that_becomes_unsound_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faults = iter([[], ["a token is in two places"]])
    rules = ruleset("fistful")
    monkeypatch.setattr(type(rules), "faults", lambda self, g: next(faults))
    assert run(tmp_path, GOOD)[0].message == "afterwards the state is unsound: a token is in two places"
