"""What a captain of Firefly who plays for the first time reads: amounts, needs, what a button does and what comes."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.app.games.firefly.dock import rows
from game.app.games.firefly.dock.proposal import lead
from game.app.games.firefly.log import entries
from game.app.games.firefly.panels.asked import bargain
from game.app.games.firefly.panels.bar import bar
from game.app.games.firefly.panels.blocks import Chips
from game.app.games.firefly.panels.rail import rail
from game.app.games.firefly.sayings import saying
from game.app.games.firefly.scene import FireflyScene
from game.app.games.firefly.telling import Telling, entry
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.shell.stack import Scene
from game.app.table.panels.bars import Press
from game.app.table.panels.blocks import Row
from game.app.ui.widgets import Group
from game.content.firefly import firefly
from game.rules.firefly import news as news_of
from game.rules.firefly.bots.cards import expendable
from game.rules.firefly.crew.crew import price_of
from game.rules.firefly.trade.trading import Trade, TradeAnswer
from game.rules.registry import ruleset
from tests.golden.bot_games import answers_to
from tests.ui.firefly_table import give, open_curtain, table, ticked
from tests.ui.hands import middle
from tests.ui.reading import faults, read
from tests.ui.seated_table import seated


def page(scene):
    """The rows and the buttons of the inspector's page, by their words."""
    blocks = scene.panels.side.pages()
    return {b.left: b for b in blocks if isinstance(b, Row)}, {b.key: b for b in blocks if isinstance(b, Press)}


@pytest.mark.parametrize(
    ("kind", "label"),
    [("KeepJobs", "Keep these Jobs"), ("BuyChoice", "Finish buying"), ("DealChoice", "Take all ticked cards")],
)
def test_the_primary_button_says_what_is_done(home, kind, label):
    hands, scene = table(2, 7, to=kind)
    for _ in range(9):
        if scene.panels.dock.primary()[0].startswith(label):
            break
        assert scene.now.kind == kind
        ticks = ticked(scene)
        hands.click(f"press:{ticks[0]}" if ticks else "primary")  # nothing is to be taken
    assert scene.panels.dock.primary()[0].startswith(label)


@pytest.mark.parametrize("seed", [3, 5, 7])
def test_a_turn_begins_with_something_to_do_and_not_with_its_end(home, seed):
    _, scene = table(2, seed, to="Actions")
    now = scene.now
    first = lead(now)
    assert not now.g.acted and (first is None or first.key != "end")
    jobs = len(now.held("hand", now.seat)) + len(now.held("active", now.seat))
    if first is None:
        assert now.cells and scene.panels.dock.primary()[0] == scene.words("firefly.choose.map")
    elif first.key.startswith("deal"):
        assert jobs < 3
    assert "end" in page(scene)[1], "the turn can be ended all the same"


def test_a_job_that_can_be_worked_here_is_the_next_thing_to_do(home):
    settings = {s.name: s.values[0] for s in ruleset("firefly").settings}
    before = answers_to("firefly", 2, 7, "TeamChoice", settings)[:-1]  # the answer that chose the Job is to come
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    hands, scene = seated(app, FireflyScene, "firefly", 2, 7, (), settings, before)
    open_curtain(hands, scene)
    first = (scene.now.find("goal") or scene.now.find("work"))[0]
    label, note, *_ = scene.panels.dock.primary()
    assert label == "Work" and note and note in saying(scene.now, scene.words, first).action
    _, buttons = page(scene)
    assert "end" in buttons, "the turn can be ended all the same"
    done = len(scene.session.record)
    hands.click("primary")
    assert scene.session.record[done] == first.key


def test_all_that_can_be_taken_is_proposed_and_somebody_is_asked_for(home):
    hands, scene = table(2, 3, to="LoadUpTo")
    most = max(int(o.key.rpartition(":")[2]) for o in scene.now.find("load"))
    assert scene.panels.dock.primary()[0].startswith(f"Load {most} ")
    hands, scene = table(2, 7, to="KillChoice")
    first = lead(scene.now)
    least = min(scene.now.find("kill"), key=lambda o: expendable(scene.now.g, scene.now.seat, o.key[5:]))
    assert first == least and scene.panels.dock.primary()[0].startswith("Kill "), "whoever is missed least"


def test_everybody_is_paid_so_much(home):
    hands, scene = table(2, 7, to="CutChoice")
    label, note, *_ = scene.panels.dock.primary()
    assert label == "Pay everybody" and note == scene.words("money", n=sum(map(price_of, scene.now.choice.due)))
    cards = scene.staged.up().shown.cards
    assert [card.price for card in cards] == [f"${price_of(one)}" for one in scene.now.choice.due] and len(cards) >= 2


def test_a_team_sees_what_the_job_needs(home):
    hands, scene = table(2, 3, to="TeamChoice")
    lines, _ = page(scene)
    job = scene.now.job(scene.now.choice.work)
    assert job.title in lines
    for name in ("fight", "tech", "negotiate"):
        wanted = getattr(job.skills, name)
        assert not wanted or scene.words(f"firefly.skill.{name}") in lines
    assert not job.misbehave[0] or f"Misbehave: {job.misbehave[0]}" in lines


def test_after_a_roll_it_is_said_how_it_ends(home):
    hands, scene = table(2, 7, to="AfterRoll")
    lines, buttons = page(scene)
    assert any(line.startswith("As it is: ") for line in lines) and "keep" in buttons


def test_a_job_that_is_given_back_looks_given_back(home):
    hands, scene = table(2, 7, to="KeepJobs")
    away = scene.now.find("give")[0].key.partition(":")[2]
    before = [card.id for card in scene.staged.up().shown.cards]
    give(hands, scene, scene.now.find("give")[0])
    kept = {card.id: card.taken for card in scene.staged.up().shown.cards}
    assert [item for item, one in kept.items() if not one] == [away]
    assert list(kept) == before, "it stays where it lay"


def test_only_a_sector_that_was_clicked_offers_answers_beside_the_map(home):
    hands, scene = table(1, 5, to="Actions")
    number = next(iter(scene.now.cells))
    hands.move(middle(scene, number))
    hands.frames(2)
    assert scene.subject() == ("cell", number) and not page(scene)[1], "the mouse could never get there"
    scene.pinned = ("cell", number)
    assert page(scene)[1]


def test_every_action_says_what_it_is_for(home):
    hands, scene = table(2, 5, to="Actions")
    for row in rows.rows(scene.now, scene.words, ""):
        assert row.how and "{" not in row.how
    hands.move(hands.widget("tile:way:burn").rect.center)
    hands.frames(60)
    assert "Nav Card" in hands.app.tips.text


def test_who_is_hired_is_told_once_and_money_as_money(home):
    hands, scene = table(2, 7, to="TeamChoice")
    paid = news_of.Money(0, 3000, "x")
    told = [line.text for line in scene.log]
    assert not any(line.replace("hired", "bought") in told for line in told if "hired" in line)
    assert entry(Telling(scene.now, scene.words, paid, 0), paid).text == "Ada got $3,000."


def test_who_is_offered_a_trade_reads_it_from_the_own_side(home):
    hands, scene = table(2, 1, to="TeamChoice")
    g, other = scene.session.state, 1 - scene.now.seat
    g.ship[other] = g.ship[scene.now.seat]
    give_, take = "good:hold:fuel", "good:hold:part"
    scene.now.choice = Trade(scene.now.seat, other, (give_,), (take,), 300)
    mine = [block.left for block in bargain(scene.now, scene.words)]
    assert mine == ["You give: Fuel, $300", "You get: Part"]
    scene.now.choice = TradeAnswer(other, scene.now.seat, (give_,), (take,), 300)
    assert [block.left for block in bargain(scene.now, scene.words)] == ["You give: Part", "You get: Fuel, $300"]


def test_the_bar_says_who_decides_in_the_turn_of_somebody_else(home):
    hands, scene = table(2, 7, to="Actions")
    assert bar(scene.now, scene.words, False).sub.startswith("Round")
    scene.now.asked = 1 - scene.now.asked
    assert bar(scene.now, scene.words, False).sub == f"{scene.now.name(scene.now.asked)} chooses"


def test_chips_are_as_wide_as_their_numbers(home):
    hands, scene = table(1, 7)
    chips = Chips("Ask for money", "", tuple((n, n, None) for n in ("100", "1000", "10000")))
    boxes = [spot.rect for spot in chips.spots(scene.kit, Rect(0, 0, 240, 40))]
    assert all(box.w >= scene.kit.width(n, "bold", 14) for box, (n, *_) in zip(boxes, chips.chips))
    assert not any(a.colliderect(b) for a, b in zip(boxes, boxes[1:]))


def test_jobs_that_were_dealt_together_are_one_line(home):
    hands, scene = table(2, 7, to="KeepJobs")
    told = [(4, news_of.Job(1, f"?{n}")) for n in range(5)] + [(5, news_of.Job(1, "?6")), (5, news_of.Job(0, "?7"))]
    lines = [line.text for line in entries(scene.now, scene.words, told)]
    assert lines == ["Bo accepted 5 Jobs.", "Bo accepted a Job.", "Ada accepted a Job."]
    assert sum("took" in line.text and "Job" in line.text for line in scene.log) <= 2


def test_cards_considered_one_after_the_other_are_one_line(home):
    """Each is drawn by an answer of its own; the line that stands there goes on."""
    hands, scene = table(2, 7, to="Consider")
    seat, before = scene.now.name(scene.now.seat), len(scene.log)
    for said in ("a card", "2 cards", "3 cards"):
        scene.answer("draw")
        assert [line.text for line in scene.log[before:]][:1] == [f"{seat} considered {said} from the deck."]
    assert sum("considered" in line.text for line in scene.log[before:]) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_of_the_crew_are_whole(home, language, monkeypatch):
    """At 1280x720, with three rows of tiles."""
    hands, scene = table(1, 7, to="Actions", language=language)
    names = sorted(firefly().crew)
    for i in range(0, len(names), 9):
        scene.now.g.zones["crew:0"] = tuple(f"{name}#1" for name in names[i : i + 9])
        scene.panels.refresh()
        drawn = "".join(line.s.rstrip("-") for line in read(hands.app, monkeypatch)).replace(" ", "")
        for name in names[i : i + 9]:
            assert firefly().crew[name].title.replace(" ", "") in drawn, name


def test_a_captain_without_a_ship_sees_what_a_ship_has_room_for(home):
    hands, scene = table(2, 7, to="PickShip")
    bare = rail(scene.now, scene.words)
    while not scene.now.held("ship", 0):
        scene.answer(scene.session.options[0].key)
    hands.frames(2)
    ship = rail(scene.now, scene.words, 0)
    assert bare.bunks == ship.bunks == 6 and [area[2] for area in bare.goods] == [area[2] for area in ship.goods]


class Tray(Scene):
    """Nothing but the rows of the action tray, as many as have room."""

    place = Rect(6, 551, 268, 163)

    def __init__(self, app, row):
        super().__init__(app)
        self.group, self.row = Group(app), rows.seen(app.kit, self.place, row)

    def draw(self, surface, dirty):
        rows.paint(self.app.kit, surface, self.place, self.row, "", True)


def test_a_name_that_is_too_long_for_a_row_takes_two_lines(home, monkeypatch):
    app = Program(size=(1280, 720))
    long = rows.Row("equip", "pistol", "Give Security Interface Pad to The Guardian", "")
    few, many = ((rows.Row("ready", "check", "Ready", "", "now"), *[long] * n) for n in (2, 5))
    for row, left in ((few, 3), (many, 4)):
        app.stack.push(Tray(app, row))
        lines = read(app, monkeypatch, ((1280, 720), 100, 100))
        assert len(app.stack.top.row) == left and not faults(lines), faults(lines)
