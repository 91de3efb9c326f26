"""The replay viewer: any moment, by mouse and by keys, told in words; a new game from any of them."""

import random

import pygame
import pytest
from pygame.event import Event

from game.app.crash.scene import CrashScene
from game.app.games.fistful.replay import replay
from game.app.games.fistful.result import Result
from game.app.games.fistful.scene import FistfulScene
from game.app.games.fistful.set_up.scene import SetUp
from game.app.menus.lists.replays import Replays
from game.app.menus.title.scene import Title
from game.app.play.playing import started
from game.app.program import Program
from game.app.replay import shelf
from game.app.replay.tape import EVERY
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.table.thumbnail import png
from game.app.ui.counters import COUNT
from game.cli import main
from game.core.codec import digest
from game.core.session import Session
from game.rules.registry import ruleset
from game.save.places import places
from game.save.replays import read, write
from game.save.store import Store
from tests.ui.hands import Hands
from tests.ui.replays import recorded


@pytest.fixture
def viewer(home):
    """A replay on the table, saves going to a home of its own."""
    app = Program(size=(1280, 720), config=home / "settings" / "settings.json")
    app.settings.speed = "off"
    app.stack.push(Title(app))
    app.stack.push(replay(app, recorded()))
    hands = Hands(app)
    hands.rest()
    yield hands
    app.play(None)


def scene(hands: Hands) -> FistfulScene:
    top = hands.app.stack.top
    assert isinstance(top, FistfulScene) and not top.run.live
    return top


def state(at: int) -> str:
    rules = ruleset("fistful")
    session = Session(rules, rules.new(2, recorded().seed, {}))
    for key in recorded().answers[:at]:
        session.answer(key)
    return digest(session.state)


def test_it_begins_with_the_first_turn(viewer):
    s = scene(viewer)
    assert s.run.reel.at == s.run.reel.tape.start and s.session.state.turn == 1 and not s.run.running
    assert digest(s.session.state) == state(s.run.reel.at)


def test_keys_and_buttons_go_by_decisions_and_turns(viewer):
    s = scene(viewer)
    viewer.key(pygame.K_RIGHT)
    assert s.run.reel.at == s.run.reel.tape.start + 1 and digest(s.session.state) == state(s.run.reel.at)
    viewer.click("on")
    turn = s.session.state.turn
    viewer.key(pygame.K_RIGHT, pygame.KMOD_CTRL)
    assert "turn" in s.run.reel.tape.steps[s.run.reel.at - 1].marks and s.session.state.turn == turn + 1
    viewer.click("turn_on")
    assert s.session.state.turn == turn + 2
    viewer.key(pygame.K_LEFT)
    assert s.session.state.turn == turn + 1 and digest(s.session.state) == state(s.run.reel.at)
    viewer.click("back")
    viewer.key(pygame.K_LEFT, pygame.KMOD_CTRL)
    for _ in range(4):
        viewer.click("turn_back")
    assert s.session.state.turn == 1
    viewer.key(pygame.K_END)
    assert s.run.reel.at == s.run.reel.tape.length and s.session.over and viewer.app.stack.top is s
    viewer.key(pygame.K_HOME)
    assert s.run.reel.at == s.run.reel.tape.start
    viewer.click("last")
    viewer.click("first")
    assert s.run.reel.at == s.run.reel.tape.start and digest(s.session.state) == state(s.run.reel.at)


def test_jumps_to_fights_and_falls(viewer):
    s = scene(viewer)
    viewer.click("fight")
    first = s.run.reel.at
    assert "fight" in s.run.reel.tape.steps[s.run.reel.at - 1].marks and s.now.fight is not None
    viewer.key(pygame.K_b)
    assert s.run.reel.at > first
    viewer.key(pygame.K_b, pygame.KMOD_SHIFT)
    assert s.run.reel.at == first
    viewer.key(pygame.K_END)
    viewer.key(pygame.K_b)
    assert s.run.reel.at == s.run.reel.tape.length and viewer.app.toasts.queue == [
        viewer.app.words("replay.fight.none")
    ]
    s.run.reel.tape.found["fall"] = [40]
    viewer.key(pygame.K_k, pygame.KMOD_SHIFT)
    assert s.run.reel.at == 40


def test_it_plays_by_itself_and_stops_at_the_end(viewer):
    s = scene(viewer)
    viewer.app.handle(Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    assert s.run.running
    viewer.frames(100, 200.0)
    assert s.run.reel.tape.start < s.run.reel.at < s.run.reel.tape.length
    slow = s.run.reel.at
    viewer.app.handle(Event(pygame.KEYDOWN, key=pygame.K_4, mod=0, unicode="4"))
    assert s.run.speed == "4" and s.run.running
    viewer.frames(100, 200.0)
    assert s.run.reel.at - slow > 2 * (slow - s.run.reel.tape.start)
    s.run.go(s.run.reel.tape.length - 20)
    s.run.running = True
    viewer.frames(150, 200.0)
    assert (
        s.run.reel.at == s.run.reel.tape.length
        and not s.run.running
        and digest(s.session.state) == state(s.run.reel.at)
    )


def test_it_tells_what_happens_on_the_board(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="normal"))
    app.stack.push(Title(app))
    app.stack.push(replay(app, recorded()))
    hands = Hands(app)
    s = scene(hands)
    app.handle(Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    assert s.player.playing
    hands.rest()
    assert not s.player.playing and digest(s.session.state) == state(s.run.reel.at)
    for _ in range(30):  # impatient: every press ends what still runs
        app.handle(Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
        hands.frames(2)
    app.handle(Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode=""))
    hands.rest()
    assert s.run.reel.at == s.run.reel.tape.start + 30 and digest(s.session.state) == state(s.run.reel.at)
    assert set(s.stage.pieces) == {p.id for p in s.now.pieces()}


def test_the_slider_is_dragged_to_any_moment(viewer):
    s = scene(viewer)
    rod = s.run.transport.rod
    viewer.down((rod.x + rod.w // 2, rod.centery))
    half = s.run.reel.at
    assert abs(half - (s.run.reel.tape.start + s.run.reel.tape.length) / 2) <= 2
    viewer.move((rod.right + 300, 10))
    assert s.run.reel.at == s.run.reel.tape.length
    viewer.move((rod.x + rod.w // 4, rod.centery))
    viewer.up((rod.x + rod.w // 4, rod.centery))
    quarter = s.run.reel.at
    viewer.move((rod.x + rod.w, rod.centery))
    assert (
        s.run.reel.at == quarter
        and s.run.reel.tape.start < quarter < half
        and digest(s.session.state) == state(quarter)
    )


def test_any_moment_is_reached_in_time(viewer, monkeypatch):
    """However far away it is, few answers are given again for it, and it is drawn once."""
    s, luck, given, answer = scene(viewer), random.Random(2), [], Session.answer
    monkeypatch.setattr(Session, "answer", lambda self, key: given.append(key) or answer(self, key))
    for _ in range(8):
        given.clear()
        drawn = COUNT.presents
        s.run.go(luck.randrange(s.run.reel.tape.length))
        viewer.app.present()
        assert len(given) <= EVERY and COUNT.presents <= drawn + 1


def test_each_decision_is_said_in_words(viewer):
    s = scene(viewer)
    words = viewer.app.words
    for number in range(s.run.reel.tape.start, s.run.reel.tape.length):
        s.run.go(number + 1)
        assert (
            s.run.reel.said.text and "table.act" not in s.run.reel.said.text and "replay." not in s.run.reel.said.text
        )
        assert s.run.reel.said.seat == s.run.reel.tape.steps[number].seat
    assert not words.missing
    fights = [s.run.reel.said.note for n in s.run.reel.tape.found["fight"] if s.run.go(n) or True]
    assert fights


def test_a_line_of_the_log_leads_to_its_moment(viewer):
    s = scene(viewer)
    s.run.go(60)
    line = s.log[0]
    s.run.jump(line, None)
    assert s.run.reel.at == line.after < 60


def test_the_log_reaches_as_far_as_the_moment_shown(viewer):
    s = scene(viewer)
    s.run.go(60)
    assert all(line.after <= 60 for line in s.log) and s.log[-1].after > 50
    s.run.go(30)
    assert all(line.after <= 30 for line in s.log)


def test_nothing_can_be_answered_or_moved(viewer):
    s = scene(viewer)
    s.run.go(50)
    before = digest(s.session.state)
    hero = next(p for p in s.stage.pieces.values() if p.kind == "hero")
    x, y = map(round, s.view.middle(hero.cell))
    viewer.move((x, y))
    viewer.down((x, y))
    viewer.move((x + 90, y + 40))
    assert s.drag is None
    viewer.up((x + 90, y + 40))
    for dx in range(-200, 201, 40):
        if s.places.board.collidepoint((x + dx, y)):  # beside it a line of the log would lead to its moment
            viewer.click((x + dx, y))
    assert s.run.reel.at == 50 and digest(s.session.state) == before and not s.now.options and not s.now.cells


def test_it_rests(viewer):
    scene(viewer).run.go(50)
    viewer.rest()
    before = COUNT.presents, COUNT.renders
    viewer.frames(40, 50.0)
    assert (COUNT.presents, COUNT.renders) == before


def test_a_new_game_goes_on_from_any_moment(viewer):
    s, app = scene(viewer), viewer.app
    s.run.go(50)
    viewer.key(pygame.K_RETURN)
    table = app.stack.top
    assert type(table) is FistfulScene and app.playing.session is table.session
    assert table.session.record == list(recorded().answers[:50]) and app.playing.settings["seed"] == "4"
    table.answer(table.session.options[0].key)
    slot = app.playing.slot
    app.play(None)
    assert main(["replay", str(next(places().saves.glob(f"{slot}.*.save")))]) == 0
    assert Store(places().saves).peek(slot).read.session.record[:50] == list(recorded().answers[:50])


def test_from_there_the_way_back_is_the_title(viewer):
    saved_game(viewer.app)
    opened(viewer)
    viewer.click("watch")
    viewer.key(pygame.K_RETURN)
    assert [type(s) for s in viewer.app.stack.scenes] == [Title, FistfulScene]


def test_the_end_of_a_game_leads_to_its_replay(viewer):
    app = viewer.app
    app.stack.pop()
    app.stack.push(SetUp(app, seed=5))
    app.stack.top.suggest()
    app.stack.top.go()
    while not app.playing.session.over:
        app.playing.answer(app.playing.session.options[-1].key)
    app.stack.replace(Result(app, app.playing.session, list(app.playing.names)))
    viewer.rest()
    viewer.key(pygame.K_v)
    s = scene(viewer)
    assert list(s.run.reel.record.answers) == app.playing.session.record and not s.run.reel.tape.differs
    viewer.key(pygame.K_END)
    viewer.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Result)


def test_a_game_that_is_over_is_not_gone_on_with(viewer):
    s = scene(viewer)
    s.run.to_end()
    viewer.key(pygame.K_RETURN)
    assert viewer.app.stack.top is s and viewer.app.playing is None


def test_a_replay_of_another_version_goes_as_far_as_it_agrees(home):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    answers = list(recorded().answers)
    answers[80] = "gone"
    app.stack.push(replay(app, recorded()._replace(answers=tuple(answers), engine="0.0.1")))
    hands = Hands(app)
    s = scene(hands)
    hands.key(pygame.K_END)
    assert s.run.reel.at == 80 and "81" in s.run.reel.note() and "0.0.1" in s.run.reel.note()
    assert s.run.transport.x_of(80) < s.run.transport.rod.right


def test_menu_help_and_esc(viewer):
    s, app = scene(viewer), viewer.app
    for opener in ("menu", "help"):
        viewer.click(opener)
        assert app.stack.top is not s
        viewer.key(pygame.K_ESCAPE)
        assert app.stack.top is s
    viewer.key(pygame.K_ESCAPE)
    assert isinstance(app.stack.top, Title)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 200])
def test_the_bar_fits(home, size, text):
    app = Program(size=size, prefs=Settings(speed="off", text_scale=text))
    app.stack.push(replay(app, recorded()))
    hands = Hands(app)
    hands.rest()
    s = scene(hands)
    bar = s.places.actions
    assert (
        bar.contains(s.run.transport.row) and bar.contains(s.run.transport.keys) and bar.contains(s.run.transport.rod)
    )
    names = ("first", "turn_back", "back", "play", "on", "turn_on", "last", "fight", "fall", "speed")
    rects = [hands.widget(name).rect for name in names]
    assert all(bar.contains(r) for r in rects)
    assert all(a.right <= b.x for a, b in zip(rects, rects[1:]))
    assert all(w.hint for w in map(hands.widget, names))


# ------------------------------------------------------------ the list, files


def saved_game(app: App) -> str:
    replay = recorded()
    rules = ruleset("fistful")
    session: Session = Session(rules, rules.new(2, replay.seed, {}))
    playing = started(session, replay.seats, {"seed": str(replay.seed)}, replay.title)
    for key in replay.answers:
        playing.answer(key)
    slot = playing.slot
    playing.close()
    return slot


def opened(viewer: Hands) -> Replays:
    while len(viewer.app.stack.scenes) > 1:
        viewer.app.stack.pop()
    viewer.app.stack.push(Replays(viewer.app))
    viewer.rest()
    while viewer.app.stack.top.idle():
        pass
    return viewer.app.stack.top


def test_the_list_has_saves_files_and_reports(viewer):
    saved_game(viewer.app)
    write(recorded()._replace(title="From Bo"), places().shared / "bo.verse-replay")
    write(recorded()._replace(note="what broke", title="Broken"), places().logs / "crash-1.verse-replay")
    (places().shared / "bad.verse-replay").write_text("no")
    found = opened(viewer)
    assert {(i.source, i.entry.status) for i in found.items} == {
        ("save", "ok"),
        ("file", "ok"),
        ("report", "ok"),
        ("file", "damaged"),
    }
    assert found.items[-1].entry.status == "damaged"
    ends = {found.knows(i).end for i in found.items if i.entry.status == "ok"}
    assert len(ends) == 1 and ends < {"won", "lost"}
    for index, item in enumerate(found.items):
        found.choose(index)
        viewer.click("watch")
        if item.entry.status != "ok":
            assert viewer.app.stack.top is found
            continue
        s = scene(viewer)
        assert s.run.reel.tape.length == len(recorded().answers) and not s.run.reel.tape.differs
        assert s.run.reel.at == (s.run.reel.tape.length if item.source == "report" else s.run.reel.tape.start)
        viewer.key(pygame.K_ESCAPE)
        assert viewer.app.stack.top is found


@pytest.mark.parametrize("text", [100, 150])
def test_what_still_lies_face_down_is_seen_in_a_replay_as_at_the_table(home, text):
    app = Program(size=(1280, 720), prefs=Settings(speed="off", text_scale=text))
    app.stack.push(replay(app, recorded()))
    hands = Hands(app)
    hands.rest()
    if text > 100:
        hands.click("tab:tokens")
    assert "tokens" in scene(hands).layers.panels
    app.play(None)


def test_a_game_without_a_seed_has_the_picture_of_its_save_in_the_list(viewer):
    """As one that began in a lesson: it can't be played through."""
    rules = ruleset("fistful")
    playing = started(Session(rules, rules.new(2, 3, {})), ["Ann", "Bo"], {}, "Taught")
    playing.picture(png(pygame.Surface((48, 27))))
    playing.close()
    found = opened(viewer)
    known = found.knows(found.items[0])
    assert known.why and known.picture is not None and known.picture.get_size() == (48, 27)


def test_keys_choose_and_open(viewer):
    for name in "abc":
        write(recorded()._replace(title=name, saved=ord(name)), places().shared / f"{name}.verse-replay")
    found = opened(viewer)
    assert [i.entry.title for i in found.items] == ["a", "b", "c"]
    viewer.key(pygame.K_DOWN)
    assert found.index == 1
    viewer.key(pygame.K_RETURN)
    assert scene(viewer).run.reel.record.title == "b"


def test_an_empty_list_says_how_it_fills(viewer):
    found = opened(viewer)
    assert not found.items and found.group.named("watch") is None
    viewer.key(pygame.K_RETURN)
    viewer.key(pygame.K_DOWN)
    assert viewer.app.stack.top is found


def test_a_replay_is_shared_dropped_and_deleted(viewer, tmp_path):
    s = scene(viewer)
    viewer.key(pygame.K_s)
    [path] = places().shared.glob("*.verse-replay")
    shared = read(path)
    assert shared.answers == recorded().answers and shared.marks and "Ada" in path.stem
    assert main(["replay", str(path)]) == 0
    moved = tmp_path / "elsewhere" / "given.verse-replay"
    write(shared._replace(title="Given"), moved)
    viewer.app.handle(Event(pygame.DROPFILE, file=str(moved)))
    assert scene(viewer) is not s and scene(viewer).run.reel.record.title == "Given"
    assert (places().shared / "given.verse-replay").exists()
    found = opened(viewer)
    found.choose(next(i for i, item in enumerate(found.items) if item.entry.title == "Given"))
    viewer.key(pygame.K_DELETE)
    viewer.click("no")
    assert (places().shared / "given.verse-replay").exists()
    viewer.key(pygame.K_DELETE)
    viewer.click("yes")
    assert not (places().shared / "given.verse-replay").exists() and len(found.items) == 1


def test_a_replay_that_was_given_twice_lies_there_once(viewer, tmp_path):
    """Another one of the same name gets its own."""
    for folder, title in (("a", "One"), ("b", "Other"), ("c", "Other"), ("d", "One")):
        given = tmp_path / folder / "given.verse-replay"
        write(recorded()._replace(title=title), given)
        viewer.app.handle(Event(pygame.DROPFILE, file=str(given)))
    names = sorted(path.name for path in places().shared.glob("*"))
    assert names == ["given (2).verse-replay", "given.verse-replay"]


def test_a_dropped_file_that_is_none_says_so(viewer, tmp_path):
    for name, text in (("a.verse-replay", "no"), ("b.verse-replay", '{"kind": "verse-replay", "format": 99}')):
        (tmp_path / name).write_text(text)
        viewer.app.handle(Event(pygame.DROPFILE, file=str(tmp_path / name)))
    said = viewer.app.toasts.queue
    assert len(said) == 2 and "newer" in said[1] and not list(places().shared.glob("*"))
    viewer.app.handle(Event(pygame.DROPFILE, file=str(tmp_path / "picture.png")))
    assert len(said) == 3 and "can't open that file" in said[2]


def test_a_save_without_a_seed_says_so(viewer):
    rules = ruleset("fistful")
    session: Session = Session(rules, rules.new(2, 9, {}))
    started(session, ("A", "B"), {}, "Old").close()
    found = opened(viewer)
    assert "seed" in found.knows(found.items[0]).why and viewer.widget("watch").why
    assert not shelf.watch(viewer.app, found.items[0])


def test_the_report_of_a_crash_opens_at_its_end(viewer):
    from game.app.crash.report import report

    app = viewer.app
    scene(viewer).run.go(50)
    viewer.key(pygame.K_RETURN)
    crash = report(ValueError("broken"), places().logs, app)
    app.play(None)
    app.stack.push(CrashScene(app, crash, lambda slot: None))
    app.stack.pop()
    found = opened(viewer)
    item = next(i for i in found.items if i.source == "report")
    assert shelf.watch(app, item)
    s = scene(viewer)
    assert s.run.reel.at == 50 and s.run.reel.note() == app.words("replay.crash") and "broken" in s.run.reel.record.note
