"""The odds of a card's options, as they stand beside it before the click."""

from __future__ import annotations

import pytest

from game.app.table.firefly.routes import flown
from game.app.table.firefly.sayings import lead
from game.app.table.firefly.ways import GOOD, ending, hope, hoped, way_of
from game.app.table.odds import percent
from game.content.load import firefly
from game.core.steps import Option
from game.rules.firefly.outlook import at_least
from game.rules.firefly.perks import points, team
from tests.ui.firefly_table import table

TESTED = [(face, n, option) for face, record in firefly().faces.items()
          for n, option in enumerate(getattr(record, "options", ())) if option.test is not None]


@pytest.fixture
def now(home):
    _, scene = table(1, 8, to="NavChoice")
    return scene


def test_where_nothing_goes_well_the_best_band_is_hoped_for(now):
    """A salvage that stops the ship either way has its own odds; they were told as 0 %."""
    far = 0
    for face, n, option in TESTED:
        way = way_of(now.now, now.words, f"{face}#1", n, _force(now), -1, None)
        well = hoped(option.bands)
        assert well and option.bands[-1] in well, (face, n)
        assert way.sub == now.words("firefly.big.well" if well[0].end in GOOD else "firefly.big.best"), (face, n)
        level = _level(now.now, option)
        assert way.head == percent(at_least(well[0].low - level) if option.bands[0] not in well else 1.0), (face, n)
        for shown, state in way.faces:
            enough = level + shown + (shown == 6) >= well[0].low
            assert state == ("win" if enough else "tie" if shown == 6 else "lose"), (face, n, shown)
            far += state == "tie"
    assert far, "none of them needs a second roll: this tells nothing"


def test_who_takes_a_test_alone_brings_only_their_own_points(now):
    alone = [one for one in TESTED if one[2].test.alone]
    assert alone
    for face, n, option in alone:
        best = max(points(now.now.g, 0, item, option.test.skill, option.test.kosher) for item in team(now.now.g, 0))
        way = way_of(now.now, now.words, f"{face}#1", n, _force(now), -1, None)
        assert way.head == percent(at_least(hoped(option.bands)[0].low - best)), face


def test_the_primary_button_proposes_what_is_likeliest_to_go_well(now):
    """It named the first option of every card, however bad."""
    later = 0
    for face in dict.fromkeys(face for face, _, _ in TESTED):
        options = firefly().faces[face].options
        now.now.shown_card = lambda face=face: f"{face}#1"
        now.now.options = [Option(f"option:{n}", ()) for n in range(len(options))]
        hopes = [hope(now.now, n) for n in range(len(options))]
        first, best = lead(now.now), hopes.index(max(hopes)) if options[0].test else 0
        assert first is not None and first.key == f"option:{best}", face
        later += first.key != "option:0"
    assert later > 3


def _level(now, option):
    who = [points(now.g, 0, item, option.test.skill, option.test.kosher) for item in team(now.g, 0)]
    level = max(who) if option.test.alone else sum(who)
    for do in option.test.plus:
        level += do.n * (now.g.warrants[0] if do.word == "warrants" else 0)
    return level


def _force(scene):
    from game.rules.firefly.outlook import force

    return force(scene.now.g, 0)


def test_the_route_says_where_an_option_ends_that_never_flies_on(now):
    """It said 0 % of a salvage, as if that could have gone well."""
    ambush = firefly().faces["scrapper-ambush"].options
    assert flown(now.now, now.words, ambush[0]).endswith("%")
    assert flown(now.now, now.words, ambush[1]) == now.words("firefly.end.full-stop")


def test_everything_a_band_does_is_said(now):
    told = 0
    for face, _, option in TESTED:
        for band in option.bands:
            said = ending(now.words, band)
            assert len(said.split(", ")) >= 1 + len(band.do), (face, said)
            assert "{" not in said and "firefly." not in said, (face, said)
            told += len(band.do)
    assert told and not now.words.missing
