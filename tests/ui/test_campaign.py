"""A campaign by mouse and keyboard: the order is agreed on, heist follows heist, the result tells of them all."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect, Surface

from game.ai.greedy import choose
from game.ai.moments import bot_answer
from game.app.games.fistful import GAME
from game.app.games.fistful.board.danger import risks
from game.app.games.fistful.board.small import AREAS
from game.app.games.fistful.campaign.interlude import Interlude
from game.app.games.fistful.campaign.recasting import Recasting
from game.app.games.fistful.campaign.stops import Stop
from game.app.games.fistful.campaign.track import paint_track
from game.app.games.fistful.result import Result
from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.set_up.playbill import Playbill
from game.app.games.fistful.set_up.playbill_card import Bill
from game.app.games.fistful.set_up.playbill_order import Order
from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.saves.row import said_part
from game.app.menus.saves.saved import Saved
from game.app.menus.title.scene import Title
from game.app.play.playing import Playing, last_game
from game.app.play.resume import resume
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.trial import headless
from game.app.ui.kit.text import Text
from game.content.fistful import fistful
from game.core.codec import digest
from game.core.session import Session
from game.core.views import view
from game.rules.fistful.campaign import parts
from game.rules.registry import ruleset
from game.save.places import places as places_of
from game.save.store import Store
from tests.told import lines
from tests.ui.errands import FIRST, SECOND, errands
from tests.ui.fistful_table import places
from tests.ui.hands import Hands
from tests.ui.reading import Line, faults

BOX = ("derelict", "intensive", "paradiso")


@pytest.fixture
def shop(home):
    """Hands over the set-up of a home with two short heists more."""
    with errands(home):
        app = Program(size=(1280, 720), config=home / "settings" / "settings.json")
        app.settings.speed = "off"
        app.stack.push(Title(app))
        hands = Hands(app)
        yield hands
        app.play(None)


def set_up(hands: Hands) -> SetUp:
    """The set-up with the first errand."""
    scene = SetUp(hands.app, seed=11, heist=FIRST)
    hands.app.stack.push(scene)
    hands.rest()
    return scene


def half(hands: Hands, name: str, part: int) -> tuple[int, int]:
    """The middle of one half of a choice between two."""
    rect = hands.widget(name).rect
    return rect.x + rect.w * (1 + 2 * part) // 4, rect.centery


def drag(hands: Hands, name: str, to: tuple[int, int]) -> None:
    """A widget is taken and put down somewhere else."""
    start = hands.widget(name).rect.center
    hands.move(start)
    hands.down(start)
    for i in range(1, 6):
        hands.move((start[0] + (to[0] - start[0]) * i // 5, start[1] + (to[1] - start[1]) * i // 5))
    hands.up(to)
    hands.rest()


def play(hands: Hands) -> None:
    """The bot's answers, each given where a person would click, until the table is another scene."""
    scene = hands.app.stack.top
    assert isinstance(scene, FistfulScene)
    for n in range(300):
        if hands.app.stack.top is not scene:
            return
        session = scene.session
        key = bot_answer(session, n)
        before = len(session.record)
        for spot in places(scene, session.option(key)):
            hands.click(spot)
        assert len(session.record) > before, key
    raise AssertionError("it takes too long")


def agreed(hands: Hands) -> SetUp:
    """The two errands are the campaign, the depot first."""
    scene = set_up(hands)
    hands.key(pygame.K_h)
    assert isinstance(hands.app.stack.top, Playbill)
    hands.click(half(hands, "mode", 1))
    for heist in BOX:
        hands.click(f"bill:{heist}")
    assert "two heists" in hands.widget("take").why
    for heist in (FIRST, SECOND):
        hands.click(f"bill:{heist}")
    drag(hands, f"bill:{SECOND}", hands.widget(f"bill:{FIRST}").rect.center)
    hands.click("take")
    assert scene.draft.settings["heist"] == f"{SECOND}+{FIRST}"
    hands.key(pygame.K_r)
    return scene


def test_a_campaign_is_played_from_the_set_up_to_the_result(shop):
    """R-FC-12, R-FC-17, R-FC-18, R-FC-108."""
    hands, app = shop, shop.app
    agreed(hands)
    hands.click("start")
    first = app.stack.top
    assert isinstance(first, FistfulScene) and first.now.heist.id == SECOND and first.view.printed.rows == 4
    play(hands)

    between = app.stack.top
    session = app.playing.session
    assert isinstance(between, Interlude) and [s.stands for s in parts(session.state)] == ["won", "now"]
    held = {seat: session.state.zones.get(f"slots:{seat}", ()) for seat in (0, 1)}
    assert not session.undo(), "what the next heist dealt can't be taken back"
    hands.click("again")
    crew = app.stack.top
    assert isinstance(crew, Recasting) and crew.draft.heist.id == FIRST
    hands.click("crew:zoe")
    hands.click("crew:jayne")
    assert session.record[-2:] == ["hero:zoe", "hero:jayne"], "every choice is saved"
    hands.click("hero:1")
    assert session.record[-1] == "hero:zoe" and crew.draft.pending == (1, "hero")

    hands.click("back")  # to the title, and on from the save
    assert isinstance(app.stack.top, Title)
    assert resume(app, last_game()) is None
    hands.rest()
    crew, session = app.stack.top, app.playing.session
    assert isinstance(crew, Recasting) and crew.draft.state.hero == {0: "zoe", 1: ""}
    hands.click("hero:0")
    hands.key(pygame.K_r)
    assert crew.draft.pending is None and session.state.at == {0: -1, 1: -1}, "nothing is dealt before the start"
    hands.click("start")

    second = app.stack.top
    assert isinstance(second, FistfulScene) and second.now.heist.id == FIRST and second.view.printed.rows == 2
    assert session.state.timer == 0 and session.state.health.keys() == {0, 1}
    for seat, cards in held.items():
        now = session.state.zones.get(f"slots:{seat}", ())
        assert set(cards) <= set(now) or len(now) == 2
    assert not second.undo() and second.undoing.why_not()
    assert any("The Depot is won" in line.text for line in second.log)
    assert "Heist 2 of 2" in hands.widget("campaign").tip
    second.show_danger()
    assert second.danger.shown and risks(second.now)
    second.show_danger()
    play(hands)
    end = app.stack.top
    assert isinstance(end, Result) and session.state.over == "won"
    assert [s.stands for s in parts(session.state)] == ["won", "won"]
    assert end.found.whole and sum(one.banked for one in end.deeds) == sum(s.earned for s in parts(session.state))
    assert end.draft().settings["heist"] == f"{SECOND}+{FIRST}"


def test_a_replay_changes_the_board_with_the_heist(shop):
    """R-FC-12, R-FC-17: forwards, backwards and by a jump."""
    hands, app = shop, shop.app
    agreed(hands)
    hands.click("start")
    play(hands)
    hands.click("again")
    hands.key(pygame.K_r)
    hands.click("start")
    play(hands)
    hands.click("replay")
    scene = app.stack.top
    assert isinstance(scene, FistfulScene) and not scene.run.live
    reel = scene.run.reel
    while not reel.tape.wound:
        hands.rest()
    assert scene.view.printed.rows == 4
    onward = next(i for i, step in enumerate(reel.tape.steps, 1) if any(n[0] == "onward" for n in lines(step.news)))
    for at, rows in ((reel.tape.length, 2), (onward - 1, 4), (onward, 2), (onward + 2, 2), (reel.tape.start, 4)):
        scene.run.go(at)
        hands.rest()
        assert scene.view.printed.rows == rows and scene.stage.board is scene.view
        state = reel.tape.session(at).state
        assert digest(state) == digest(scene.session.state)
    scene.run.go(onward - 1)
    scene.run.on_one()
    hands.rest()
    assert scene.view.printed.rows == 2 and any("The Depot is won" in line.text for line in scene.log)
    scene.run.go(reel.tape.length)
    assert all("?" not in line.text[:1] for line in scene.log)


@pytest.mark.parametrize("how, said", [("lost", "that ends the campaign.")])
def test_a_lost_heist_ends_the_campaign_and_says_so(home, monkeypatch, how, said):
    """R-FC-15."""
    from game.app.trial import shots

    seen: list[str] = []
    text = Text.text
    monkeypatch.setattr(Text, "text", lambda k, dst, at, s, *a, **m: (seen.append(s), text(k, dst, at, s, *a, **m))[1])
    dull: list[str] = []
    cast = Text.brass_text
    monkeypatch.setattr(
        Text,
        "brass_text",
        lambda k, dst, at, s, *a, **m: (m.get("dull") and dull.append(s), cast(k, dst, at, s, *a))[1],
    )
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    shots.arrange(app, "campaign-lost", 3)
    shots.settle(app)
    assert isinstance(app.stack.top, Result) and app.stack.top.session.state.over == how
    assert any(said in line for line in seen)
    assert dull == ["The campaign is lost"], "its letters have no shine"


def test_the_order_of_the_cards_is_the_order_of_the_heists():
    """R-FC-12: cards are taken in and out, moved among the others, and laid aside."""
    order = Order(("a", "b", "c", "x:d"), "b")
    assert not order.many and order.played == ["b"] and order.row == ["a", "b", "c", "x:d"]
    order.toggle("c")
    assert order.setting == "c" and order.number("c") == 1 and order.number("b") == 0
    order.many = True
    assert order.setting == "a+b+c", "of the box all, to begin with"
    order.put("c", 0)
    order.toggle("x:d")
    assert order.setting == "c+a+b+x:d" and order.number("x:d") == 4
    order.toggle("a")
    assert order.setting == "c+b+x:d" and order.row == ["c", "b", "x:d", "a"]
    order.put("a", 1)
    assert order.setting == "c+a+b+x:d"
    order.toggle("b")
    order.put("c", 3)
    assert order.setting == "a+x:d" and order.row[-1] == "c", "behind those that are played it is left out"
    order.put("a", 9)
    assert order.setting == "a+x:d"
    assert Order(("a", "b"), "b+a").played == ["b", "a"]


def test_cards_are_moved_and_left_out_by_keys(home):
    """R-FC-12: Shift with an arrow moves the card that has the keyboard, a digit takes it in or out."""
    hands = Hands(Program(size=(1280, 720), prefs=Settings(speed="off")))
    hands.app.stack.push(Title(hands.app))
    scene = SetUp(hands.app, seed=3, heist="paradiso+derelict+intensive")
    hands.app.stack.push(scene)
    hands.key(pygame.K_h)
    bill = hands.app.stack.top
    hands.key(pygame.K_RIGHT, pygame.KMOD_LSHIFT)  # the first card takes the keyboard, then it moves
    hands.key(pygame.K_RIGHT, pygame.KMOD_LSHIFT)
    assert bill.order.setting == "derelict+paradiso+intensive" and bill.group.focus.name == "bill:paradiso"
    hands.key(pygame.K_3)
    assert bill.order.setting == "derelict+paradiso"
    bill.group.set_focus(None)
    hands.key(pygame.K_RETURN)
    assert hands.app.stack.top is scene and scene.draft.settings["heist"] == "derelict+paradiso"
    assert scene.draft.heist.id == "derelict" and "1 of 2" in hands.widget("start").sub


def test_a_bot_plays_a_campaign_without_a_screen(home, tmp_path):
    """R-FC-17: through set-up, tables and what lies between them, with pictures of it all."""
    with errands(home):
        told = headless.play(3, (640, 480), tmp_path / "pictures", what=f"{FIRST}+{SECOND}")
    names = " ".join(told["pictures"])
    assert told["won"] is True and "heist-won" in names and "crew" in names and "result" in names


def test_a_campaign_is_listed_with_the_heist_it_stands_in(shop):
    """The list of saves and the title say which heist of how many is played."""
    hands, app = shop, shop.app
    agreed(hands)
    hands.click("start")
    assert "Heist 1 of 2: The Depot" in last_game().line(app.words, GAME.title_of)
    play(hands)
    assert "Heist 2 of 2: The Bakery" in last_game().line(app.words, GAME.title_of)
    saved = Saved(Store(places_of().saves))
    while saved.learn(saved.entries):
        pass
    last = saved.entries[0]
    assert said_part(app.words, saved.known(last), GAME, last.title) == "Heist 2 of 2: The Bakery"
    hands.click("again")
    hands.key(pygame.K_r)
    hands.click("start")
    play(hands)
    saved = Saved(Store(places_of().saves))
    while saved.learn(saved.entries):
        pass
    last = saved.entries[0]
    assert said_part(app.words, saved.known(last), GAME, last.title) == ""


def test_a_game_left_before_its_crew_was_chosen_goes_on_with_that() -> None:
    """What stands behind the crew choice of a first heist is no heist that was won."""
    rules = ruleset("fistful")
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.stack.push(Title(app))
    session = Session(rules, rules.new(2, 5, {"heist": "derelict+paradiso"}))
    app.stack.push(GAME.table(app, Playing(session, ["Ada", "Bo"])))
    hands = Hands(app)
    hands.rest()
    assert isinstance(app.stack.top, Recasting)
    hands.key(pygame.K_r)
    hands.click("start")
    assert isinstance(app.stack.top, FistfulScene) and app.stack.top.session.state.heist == "derelict"


TITLES = (
    "Paradiso Express",
    "The Derelict",
    "Intensive Care",
    "Night Shift",
    "The Wreck of the Alabaster",
    "Three Doors Down and a Ladder",
    "Warehouse 9",
)


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize(("many", "at"), [(3, 1), (5, 4), (7, 0), (20, 9), (20, 19)])
def test_however_many_heists_a_campaign_has_each_in_sight_can_be_read(home, monkeypatch, many, at, text):
    """Those that are not in sight are counted, and the one that is next always is."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off", text_scale=text))
    row = [
        Stop("derelict", f"{n + 1}. {TITLES[n % 7]}", "won" if n < at else "now" if n == at else "ahead", 600, 15)
        for n in range(many)
    ]
    room, lines, draw = Rect(60, 146, 372, 388), list[Line](), Text.text

    def text_(self, dst, pos, s, voice="sans", size=14, *more, **look):
        r = draw(self, dst, pos, s, voice, size, *more, **look)
        fit = look.get("fit")
        lines.append(
            Line(
                dst,
                s,
                r.inflate(0, -r.h // 2),
                self.px(size),
                fit is not None and self.cut_to(s, voice, size, fit, 0) != s,
            )
        )
        return r

    monkeypatch.setattr(Text, "text", text_)
    app.refit()
    paint_track(app.kit, app.window, room, row, app.words, lambda heist, size: Surface(size))
    assert faults(lines) == []
    assert [line.s for line in lines if not room.contains(line.ink)] == []
    told = {line.s for line in lines}
    seen = [stop for stop in row if stop.title in told]
    assert row[at] in seen
    left = sum(n for n in range(1, many) for s in told if s == app.words("campaign.stop.more", n=n))
    assert len(seen) + left >= many and len(seen) >= 3


def test_a_narrow_card_still_says_what_its_heist_asks_and_shows_the_plan_before_the_picture(home, monkeypatch):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    told, draw = [], Text.text
    monkeypatch.setattr(Text, "text", lambda *given, **look: told.append(given[3]) or draw(*given, **look))
    app.refit()
    for id in ("derelict", "paradiso", "intensive"):
        heist = fistful().heists[id]
        card = Bill(Rect(10, 10, 194, 408), heist, "1", lambda: None)
        told.clear()
        card.draw(app.kit, app.window)
        assert f"${heist.goal_credits:,}" in told, id
        window = card.window(app.kit)
        seen = {
            tuple(app.window.get_at((x, y))[:3])
            for x in range(window.x + 6, window.right - 6, 3)
            for y in range(window.y + 6, window.bottom - 6, 3)
        }
        rooms = {zone.area for zone in heist.map.zones.values()}
        assert len(rooms) == 3 and all(any(close(AREAS[area], one) for one in seen) for area in rooms), id


def close(a: tuple[int, int, int], b: tuple[int, ...]) -> bool:
    return all(abs(x - y) < 12 for x, y in zip(a, b))


def test_a_bot_goes_along_through_a_campaign(shop):
    """It plays its seat in both heists, and between them it chooses its crew when that is its turn, also in a game that
    was left there."""
    scene = agreed(shop)
    scene.set_player(1, "1")
    shop.app.keep = True
    shop.click("start")
    table = shop.app.stack.top
    assert isinstance(table, FistfulScene) and table.seating.bots == (0, 1)
    _led(shop)
    assert isinstance(shop.app.stack.top, Interlude)
    shop.click("again")
    again = shop.app.stack.top
    assert isinstance(again, Recasting) and again.draft.pending == (0, "hero")
    shop.click("crew:zoe")
    assert again.draft.pending == (0, "sidekick") and again.draft.state.hero[1]
    picked = list(again.draft.picks)
    assert again.playing.session.record[-2:] == picked
    shop.app.play(None)
    shop.app.stack.down()
    resume(shop.app, last_game())
    back = shop.app.stack.top
    assert isinstance(back, Recasting) and back.draft.picks == picked and back.bots[:2] == [0, 1]
    shop.rest()
    shop.click("crew:wash")
    assert back.draft.pending is None
    shop.click("start")
    table = shop.app.stack.top
    assert isinstance(table, FistfulScene) and table.seating.bots == (0, 1) and table.asks()
    _led(shop)
    assert table.session.over and not shop.app.words.missing


def _led(hands: Hands) -> None:
    """The person's answers are given, the bot gives its own, until the table is another scene."""
    scene = hands.app.stack.top
    for n in range(4000):
        if hands.app.stack.top is not scene:
            return
        session, choice = scene.session, scene.session.choice
        if scene.asks():
            assert choice.seat == 0
            options = session.options
            scene.answer(choose(session.rules, view(session.rules, session.state, 0), choice, options, n))
        hands.frames(1)
    raise AssertionError("it takes too long")
