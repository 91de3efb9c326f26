"""The brass button of Keep Flyin': what it asks before, and what it declines; whose turn the top bar names."""

from __future__ import annotations

import pytest

from game.app.games.keepflyin import sayings
from game.app.games.keepflyin.hints.staying import staying
from game.app.games.keepflyin.panels import bar
from game.app.games.keepflyin.sayings import lead, saying
from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.games.keepflyin.situation import Situation
from game.core.session import Session
from game.core.steps import Option
from game.rules.keepflyin import news as news_of
from game.rules.keepflyin.cards.events import EventOffer
from game.rules.keepflyin.ruleset import KEEPFLYIN
from tests.ui.keepflyin_table import QUICK, play_to, table
from tests.ui.test_keepflyin_shared import on_table


def brass(scene: KeepflyinScene) -> str:
    return str(scene.group.named("primary").label)


def offered(seat: int, nr: int = 0) -> Session:
    """A voyage in which an Event asks a seat whether it pays a clerk, in the middle of the first captain's flight."""
    session = Session(KEEPFLYIN, KEEPFLYIN.new(3, 5, QUICK))
    while type(session.choice).__name__ != "Play":
        session.answer(next((o.key for o in session.options if o.key == "pass"), session.options[0].key))
    g = session.state.copy()
    g.nr[seat], g.platinum[seat] = nr, 1000
    g.stack.append(EventOffer(seat, "a-clerk-in-records#1", 1))
    return Session(KEEPFLYIN, g)


def test_it_asks_before_hexes_are_lost(home: object, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    monkeypatch.setattr(type(scene.session.rules), "guide", lambda self, g, keys: ["done"])
    goal = next(option.key for option in scene.now.cells.values())
    monkeypatch.setattr(sayings, "careful", lambda g, seat, left: goal)
    assert lead(scene.now) == scene.now.key(goal), "as long as a careful captain would fly"
    monkeypatch.setattr(sayings, "careful", lambda g, seat, left: "done")
    scene.panels.refresh()
    hands.frames(2)
    before = len(scene.session.record)
    asked = brass(scene)
    assert str(scene.now.left) in asked
    hands.click("primary")
    hands.rest()
    assert len(scene.session.record) == before and brass(scene) != asked, "it asks first"
    hands.frames(40)
    hands.click("primary")
    hands.rest()
    assert scene.session.record[before] == "done"


def test_it_uses_what_is_left_of_a_flight_on_the_way_to_a_job(home: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ship in empty space isn't left there with hexes unused, unless somebody may be met on the way."""
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    monkeypatch.setattr(type(scene.session.rules), "guide", lambda self, g, keys: ["done"])
    monkeypatch.setattr(sayings, "careful", lambda g, seat, left: "done")
    now, g = scene.now, scene.session.state.copy()
    goals = {goal for goal, _ in now.bound_for()}
    assert goals, "the first captain holds a job"
    goal = min(goals)
    far = now.left + 1
    for number in g.spot:
        g.spot[number] = max(range(now.chart.size), key=lambda node: now.far(node, goal))
    space = [n for n in range(now.chart.size) if now.far(n, goal) == far and now.place(n) is None]
    g.ship[0] = next(n for n in space if all(now.far(n, other) >= far for other in goals))
    now = Situation(Session(KEEPFLYIN, g), ("Ada", "Bo"), (0, 1))
    found = lead(now)
    assert found is not None and found.key.startswith("move:")
    to = now.chart.nodes[found.target]
    assert now.far(to, goal) < far
    number = min(g.lot)
    g = g.copy()
    g.spot[number] = goal
    if now.far(to, goal) > 1:
        g.spot[number] = to
    now = Situation(Session(KEEPFLYIN, g), ("Ada", "Bo"), (0, 1))
    stays = lead(now)
    assert stays is not None and stays.key == "done", "a counter lies there"
    assert staying(now, scene.words) == scene.words("hex.stay.dark"), "and that is said"
    g = g.copy()
    g.nr[0], g.up[number] = 5, next(face for face in KEEPFLYIN.pieces(g) if face.startswith("alliance"))
    g.lot.pop(number, None)
    g.zones[f"counter:{number}"] = (g.up[number],)
    g.spot[number] = g.ship[0]
    now = Situation(Session(KEEPFLYIN, g), ("Ada", "Bo"), (0, 1))
    assert staying(now, scene.words) in ("", *(scene.words(f"hex.stay.{why}") for why in ("nowhere", "job")))


def test_another_kind_of_deed_in_a_flight_is_seen_before_it_is_pressed(home: object) -> None:
    """The second press for a hex neither scans a counter nor takes what lies in a wreck; from there the flight goes on
    only by a press that was meant; salvage says whom it brings."""
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    dock, steady, kept = scene.panels.dock, scene.app.ears.steady, []
    deeds = [
        ("Play", "move:A1"),
        ("Play", "move:A2"),
        ("Play", "scan:1"),
        ("BoardHulk", "take:a#1"),
        ("Play", "move:A1"),
    ]
    dock.primary, dock.grave, dock.ends = (lambda: ("", "", "", lambda: None)), (lambda first: False), ("Play", "move")
    for scene.now.kind, key in deeds:
        steady.kept, dock.first = None, lambda key=key: Option(key)
        dock.brass()
        kept.append(steady.kept == scene.places.primary)
    assert kept == [False, False, True, True, True]
    g, salvage = scene.now.g, "derelict-ship#1"
    scene.now.kind = "BoardHulk"
    g.up = {0: "alliance-2#1"}
    g.spot[0], g.hunts = g.ship[scene.now.seat], {}
    take = Option(f"take:{salvage}", (), salvage, "")
    assert "gives chase" in saying(scene.now, scene.words, take).note
    g.hunts = {0: 1}
    assert not saying(scene.now, scene.words, take).note, "it hunts already"


def test_what_can_be_nothing_but_reavers_is_not_looked_at(home: object, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Play")
    now, number = scene.now, min(scene.now.g.lot)
    monkeypatch.setattr(type(scene.session.rules), "guide", lambda self, g, keys: [f"scan:{number}"])
    now.options = [*now.options, Option(f"scan:{number}")]
    left = now.g.lots[now.g.lot[number]]
    for labels, looks in (("reaver/5/1", False), ("ghost//0", True)):
        now.g.lots[now.g.lot[number]] = (labels,) * len(left)
        found = lead(now)
        assert found is not None and found.key.startswith("scan") is looks


@pytest.mark.parametrize(("nr", "key"), [(0, "decline"), (4, "accept")])
def test_it_pays_for_no_notoriety_that_is_not_there(home: object, nr: int, key: str) -> None:
    session = offered(0, nr)
    hands, scene = on_table(session, (0, 1, 1), "off")
    scene.edge.drop()
    assert scene.now.kind == "EventOffer"
    before = len(scene.session.record)
    hands.click("primary")
    assert scene.session.record[before] == key
    assert scene.session.state.platinum[0] == (1000 if key == "decline" else 800)


def test_the_top_bar_names_whose_turn_is_shown(home: object) -> None:
    """While an Event card lies over the chart, nobody else is said to be thinking or to be at it."""
    hands, scene = table(2, 5, speed="normal", bots=(0, 2))
    scene.bots.update = lambda dt: False
    news = [news_of.Turn(1, 0), news_of.Event(1, "a-clerk-in-records#1")]
    scene.player.finish()
    scene.player.play(scene.acts(news, ""))
    for _ in range(200):
        hands.frames(1)
        if scene.now.acting[1] == "event":
            break
    scene.now.g.phase = "play"
    shown = bar.bar(scene.now, scene.words, True)
    assert scene.player.playing and shown.seat == 1 and shown.head == scene.now.name(1)
    assert shown.sub == scene.words("hex.bar.sub", n=scene.now.g.round)
    assert [name for name, state in shown.steps if state == "now"] == [scene.words("hex.phase.event")]
    scene.hurry()
    assert scene.now.acting == (-1, "")


def test_another_persons_event_is_never_waited_for_as_a_bot(home: object) -> None:
    """Two people share the screen: while the other is asked by an Event, nothing says that somebody is deciding."""
    session = offered(2)
    hands, scene = on_table(session, (0, 1, 0), "off")
    scene.now.seat = 0
    scene.now.read()
    scene.now.veil()
    scene.moment += 1
    scene.panels.refresh()
    hands.frames(2)
    other = 2
    assert scene.now.asked == other and not scene.now.mine
    words = scene.words
    assert brass(scene) != words("table.skip") and scene.now.name(other) in brass(scene)
    assert words("table.thinks", name=scene.now.name(other)) != bar.bar(scene.now, words, scene.thinks()).sub
    page = " ".join(str(block) for block in scene.panels.side.pages())
    assert words("hex.page.waiting") not in page and words("hex.page.waiting.how") not in page
    scene.settle()
    assert scene.now.seat == other and scene.now.mine, "the table goes to who is asked"


def test_papers_please_is_told_to_whom_it_hit(home: object) -> None:
    hands, scene = table(2, 5, speed="normal")
    hit = 1 - scene.now.g.active
    scene.now.g.phase = "play"
    news = [news_of.Event(scene.now.g.active, "papers-please#1"), news_of.Platinum(0, -200), news_of.Platinum(1, -200)]
    found = scene.results_of(news)
    assert any("$200" in line.text and scene.now.name(hit) in line.text for one in found for line in one.lines)
