"""The brass button, the chips of the bar and the slips of a card do what they say, in accord with hint and lesson."""

from __future__ import annotations

from types import SimpleNamespace

from game.ai.thought import Prospect
from game.app.games.firefly.dock.proposal import lead
from game.app.games.firefly.dock.rows import CLOSING, MOST, rows
from game.app.games.firefly.hints.reasons import reason
from game.app.games.firefly.names import title
from game.app.games.firefly.panels.pages import leafed
from game.app.games.firefly.sayings import saying
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.content.firefly import firefly
from game.content.firefly.records import NavCard
from game.core.session import Session
from game.core.steps import Option
from game.rules.firefly import news as news_of
from game.rules.firefly.board import find
from game.rules.firefly.bots import turn
from game.rules.firefly.bots.errands import Errand
from game.rules.firefly.outlook.voyage import option_flies_on
from game.rules.firefly.perks import leader_of
from game.rules.firefly.trade.buying import BuyChoice
from game.rules.registry import ruleset
from tests.rules.firefly.table import table as laid
from tests.ui.firefly_table import table
from tests.ui.lesson_table import deed, lesson

WORDS = Words.load("en")


def test_a_press_on_the_odds_of_a_way_takes_that_way(home):
    hands, scene = table(1, 8, to="MisbehaveChoice", auto=False)
    key = scene.now.find("option")[-1].key
    before = len(scene.session.record)
    hands.click(f"slip:{key}")
    assert scene.session.record[before] == key


def test_the_kinds_of_actions_in_the_bar_open_as_their_rows_do(home):
    hands, scene = table(2, 5, to="Actions")
    steps = [w.name for w in scene.group.widgets if w.name.startswith("step:")]
    assert "step:way:burn" in steps
    tiles = {w.name.removeprefix("tile:") for w in scene.group.widgets if w.name.startswith("tile:")}
    assert {name.removeprefix("step:") for name in steps} <= tiles
    hands.click("step:way:burn")
    assert scene.now.way == "burn"


def test_the_brass_button_says_what_the_hint_says(home):
    _, scene = table(2, 5, to="Actions")
    other = next(o for o in scene.now.options if o != scene.panels.dock.first())
    scene.hint.best = (Prospect(other.key, 1.0, 0.5, 0),)
    assert scene.panels.dock.first() == other
    scene.hint.drop()
    assert scene.panels.dock.first() != other


def test_the_chance_of_a_hint_is_that_of_the_way_it_proposes(home):
    """A Nav Card has more than one way to fly on, and the better one is not always proposed."""
    _, scene = table(1, 8, to="NavChoice", auto=False)
    now, seen = scene.now, 0
    for card in firefly().faces.values():
        ways = [way for way in getattr(card, "options", ()) if way.test is not None]
        if not isinstance(card, NavCard) or len(ways) < 2:
            continue
        now.shown_card = lambda card=card: f"{card.id}#1"
        for n, way in enumerate(card.options):
            if way.test is not None:
                seen += 1
                chance = percent(option_flies_on(now.g, now.seat, way))
                assert chance in reason(now, scene.words, Option(f"option:{n}"))
    assert seen > 1


def test_what_a_leader_loses_who_is_killed_is_said(home):
    _, scene = table(2, 5, to="Actions")
    now = scene.now
    leader = leader_of(now.g, now.seat)
    option = Option(f"kill:{leader}", source=f"card:{leader}")
    now.kind = "KillChoice"
    said = scene.words("firefly.kill.leader")
    assert saying(now, scene.words, option).note == said == reason(now, scene.words, option)


def test_what_ends_a_choice_always_stands_there(home):
    _, scene = table(2, 5, to="Actions")
    now = scene.now
    many = tuple(Option(f"equip:x{n}") for n in range(3 * MOST))
    now.options, now.kind = (*many, Option("done")), "DealChoice"
    now.find = lambda *heads: []
    now.listed = lambda: now.options
    now.session = SimpleNamespace(rules=SimpleNamespace(guide=lambda g, keys: None))
    assert rows(now, scene.words, "")[-1].key in CLOSING and len(rows(now, scene.words, "")) == MOST
    for leaf in range(3):
        assert "done" in [getattr(block, "key", "") for block in leafed(now, scene.words, now.options, print, leaf)]


def test_the_brass_button_names_the_place_a_lesson_flies_to(home):
    hands, scene = lesson("firefly")
    while scene.coach.course.step.id != "burn":
        deed(hands, scene)
        hands.rest()
    assert "Ezra" in scene.group.named("primary").label


def test_what_everybody_begins_with_is_no_news_of_another_s_turn(home):
    _, scene = table(2, 5, bots=(0, 2))
    assert not scene.now.g.turn
    news = [news_of.Money(0, 3000, "start"), news_of.Goods(0, "fuel", 6, "")]
    scene.now.asked = 1
    assert not scene.results_of(news)


def test_somebody_better_who_was_looked_for_is_hired_when_all_bunks_are_taken(home):
    """Else a captain would fly to that shop again and again: who makes room is said, and then is hired."""
    crew = ["malcolm", "zoe", "jayne", "wash", "kaylee", "gun-hand"]
    g = laid(2, at={0: "persephone"}, crew={0: crew}, money={0: 3000}, considered={0: ["shepherd-book"]}).g
    (new,) = g.zones["considered:0"]
    g.stack.append(BuyChoice(0, 2))
    session = Session(ruleset("firefly"), g)
    now = Situation(session, ("Ada", "Bo"), (0,))
    gone = lead(now)
    assert gone.key.startswith("dismiss:gun-hand#")
    assert saying(now, WORDS, gone).note == WORDS("firefly.dismiss.room", card=title(new))
    session.answer(gone.key)
    now.read()
    assert lead(now).key == f"buy:{new}"
    now.options = tuple(option for option in now.options if option.key != f"buy:{new}")
    assert not lead(now).key.startswith("dismiss:"), "for nobody nobody is parted with"


def test_what_can_be_done_right_here_comes_before_a_flight_to_something_dearer(monkeypatch):
    g = laid(2, at={0: "persephone"}, crew={0: ["malcolm"]}).g
    here, there = g.ship[0], find(g, "osiris")
    due = [Errand(here, "work", "makework", 600, 0), Errand(there, "buy", "buy", 1000, 1)]
    monkeypatch.setattr(turn, "open_errands", lambda g, seat: due)
    now = Situation(Session(ruleset("firefly"), g), ("Ada", "Bo"), (0,))
    assert lead(now).key == "makework"
