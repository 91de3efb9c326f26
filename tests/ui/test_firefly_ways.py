"""The odds of a card's options, as they stand beside it before the click."""

from __future__ import annotations

import pytest

from game.app.games.firefly.cards.ways import DEARLY, GOOD, ending, hoped, way_of
from game.app.games.firefly.dock.proposal import lead
from game.app.games.firefly.hints.routes import flown
from game.app.games.firefly.names import contact_name
from game.app.table.percent import percent
from game.content.firefly import firefly
from game.content.firefly.records import Job
from game.core.steps import Option
from game.rules.firefly.bots.cards import option_worth
from game.rules.firefly.flight.nav import NavChoice
from game.rules.firefly.outlook.odds import at_least
from game.rules.firefly.outlook.voyage import option_flies_on
from game.rules.firefly.perks import points, team
from game.rules.firefly.tokens import job_card
from tests.ui.firefly_table import table

TESTED = [
    (face, n, option)
    for face, record in firefly().faces.items()
    for n, option in enumerate(getattr(record, "options", ()))
    if option.test is not None
]


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
        dear = any(do.word in DEARLY for band in well for do in band.do)
        key = "best" if well[0].end not in GOOD else "price" if dear else "well"
        assert way.sub == now.words(f"firefly.big.{key}"), (face, n)
        level = _level(now.now, option)
        assert way.head == percent(at_least(well[0].low - level) if option.bands[0] not in well else 1.0), (face, n)
        for shown, state in way.faces:
            enough = level + shown + (shown == 6) >= well[0].low
            assert state == ("win" if enough else "tie" if shown == 6 else "lose"), (face, n, shown)
            far += state == "tie"
    assert far, "none of them needs a second roll: this tells nothing"


def test_what_a_warrant_costs_is_said_before_the_click(now):
    """R-FB-468 to R-FB-475: Harken's favour, and on a Job the Job with its Contact's."""
    g, words = now.now.g, now.words
    job = next(item for item in (*now.now.held("hand", 0), *now.now.held("active", 0)))
    contact = now.now.job(job).contact
    g.zones["active:0"], g.zones["hand:0"], g.work, g.warrants[0] = (job,), (), job, 0
    jobs = [f"{face}#1" for face, card in firefly().faces.items() if isinstance(card, Job)]
    g.zones["solid:0"] = tuple(
        next(one for one in jobs if job_card(one).contact == friend) for friend in {contact, "harken"}
    )
    band = next(band for _, _, option in TESTED for band in option.bands if band.end == "warrant")
    said = ending(words, band, now.now)
    assert words("firefly.warrant.job") in said and contact_name(contact) in said and contact_name("harken") in said
    niska = next(one for one in jobs if job_card(one).contact == "niska")
    for mine, owed in ((job, contact == "niska"), (niska, True)):
        g.zones["active:0"], g.work = (mine,), mine
        assert (words("firefly.warrant.flesh") in ending(words, band, now.now)) is owed, mine
    g.work, g.zones["solid:0"] = "", ()
    assert words("firefly.warrant.job") not in ending(words, band, now.now)


def test_who_takes_a_test_alone_brings_only_their_own_points(now):
    alone = [one for one in TESTED if one[2].test.alone]
    assert alone
    for face, n, option in alone:
        best = max(points(now.now.g, 0, item, option.test.skill, option.test.kosher) for item in team(now.now.g, 0))
        way = way_of(now.now, now.words, f"{face}#1", n, _force(now), -1, None)
        assert way.head == percent(at_least(hoped(option.bands)[0].low - best)), face


@pytest.fixture()
def nav(home):
    _, scene = table(2, 7, to="NavChoice")
    return scene


def _faced(scene, face):
    """A Nav Card lies open, with all its options to choose from."""
    now, record = scene.now, firefly().faces[face]
    now.shown_card = lambda: f"{face}#1"
    now.kind, now.g.stack = "NavChoice", [*now.g.stack[:-1], NavChoice(now.seat, f"{face}#1")]
    now.options = tuple(Option(f"option:{n}", ()) for n in range(len(record.options)))
    return now


def test_the_primary_button_proposes_what_a_careful_captain_would_choose(nav):
    """It named the first option of every card, however bad."""
    later = 0
    for face in firefly().nav:
        now = _faced(nav, face)
        worths = [option_worth(now.g, now.seat, f"{face}#1", n) for n in range(len(now.options))]
        first = lead(now)
        assert first is not None and first.key == f"option:{worths.index(max(worths))}", face
        later += first.key != "option:0"
    assert later > 3


def test_a_flight_that_was_ordered_goes_on_whatever_lies_by_the_way(nav):
    """It stopped at a Derelict, because to pick the bones is worth something."""
    changed = 0
    for face, card in firefly().nav.items():
        now = _faced(nav, face)
        now.plan, now.bound = (), 0
        free = lead(now).key
        now.plan, now.bound = (1,), 1
        sure = [n for n, o in enumerate(card.options) if option_flies_on(now.g, now.seat, o) > 0.999]
        key = lead(now).key
        assert not sure or int(key[7:]) in sure, face
        changed += key != free
    assert changed


def _level(now, option):
    who = [points(now.g, 0, item, option.test.skill, option.test.kosher) for item in team(now.g, 0)]
    level = max(who) if option.test.alone else sum(who)
    for do in option.test.plus:
        level += do.n * (now.g.warrants[0] if do.word == "warrants" else 0)
    return level


def _force(scene):
    from game.rules.firefly.outlook.odds import force

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


def test_a_trader_without_a_limit_names_none(now):
    """A Rogue Trader sold "up to 0 Fuel"."""
    face = next(face for face, one in firefly().faces.items() if one.title == "A Rogue Trader")
    said = " ".join(row[0] for row in way_of(now.now, now.words, f"{face}#1", 0, _force(now), -1, None).rows)
    assert "up to 0" not in said and "Fuel for $200 each" in said and "up to 3 Contraband" in said
