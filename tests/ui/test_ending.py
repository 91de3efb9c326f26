"""The end of every game: the way on from it."""

from __future__ import annotations

import pygame
import pytest

from game.ai.moments import usual
from game.app.captains.layout import places as captains_places
from game.app.captains.result import CaptainsResult
from game.app.menus.title.scene import Title
from game.app.play.playing import Playing
from game.app.program import Program
from game.app.replay.ending import DEAF_MS, FINAL_MS, GAP, Ending
from game.app.shell.settings import Settings
from game.app.table.layout import places as heist_places
from game.app.trial import shots
from game.app.ui.widgets import Button
from game.core.session import GIVE_UP, Session
from game.rules.registry import ruleset


def ended(hands, scene: str) -> Ending:
    """The end of a game on its way to the screen."""
    shots.arrange(hands.app, scene, 2)
    found = hands.app.stack.top
    assert isinstance(found, Ending)
    hands.rest()
    return found


@pytest.mark.parametrize("scene", ["result", "hex-result", "firefly-result"])
def test_the_buttons_stand_beside_each_other(hands, scene):
    """Once more above the row; nothing covers anything else, nothing leaves the window."""
    found = ended(hands, scene)
    places = {widget.name: widget.rect for widget in found.group.widgets}
    assert {"again", "crew", "title", "replay"} <= set(places)
    assert all(pygame.Rect((0, 0), hands.app.size).contains(r) for r in places.values())
    assert not any(a.colliderect(b) for a in places.values() for b in places.values() if a is not b)
    assert places["again"].x == places["crew"].x < places["title"].x < places["replay"].x


@pytest.mark.parametrize(
    ("scene", "key", "there"),
    [
        ("result", pygame.K_v, "FistfulScene"),
        ("hex-result", pygame.K_v, "KeepflyinScene"),
        ("firefly-result", pygame.K_v, "FireflyScene"),
        ("result", pygame.K_c, "SetUp"),
        ("hex-result", pygame.K_c, "KeepflyinSetUp"),
        ("firefly-result", pygame.K_c, "FireflySetUp"),
        ("result", pygame.K_a, "FistfulScene"),
        ("hex-result", pygame.K_a, "KeepflyinScene"),
        ("firefly-result", pygame.K_a, "FireflyScene"),
    ],
)
def test_the_way_on(hands, scene, key, there):
    """Watch it again, change who plays, play once more: each by its key, the seats as they were."""
    found = ended(hands, scene)
    hands.key(key)
    top = hands.app.stack.top
    assert type(top).__name__ == there
    if there.endswith("Scene"):
        assert top.run.live == (key != pygame.K_v) and list(top.playing.names) == found.names
    elif isinstance(names := getattr(top, "names", None), list):
        assert names == found.names


@pytest.mark.parametrize("scene", ["result", "hex-result", "firefly-result"])
def test_escape_leads_to_the_title(hands, scene):
    """The game is put away."""
    ended(hands, scene)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.stack.top, Title) and hands.app.playing is None


@pytest.mark.parametrize("scene", ["result", "campaign-between", "hex-result", "firefly-result"])
def test_no_way_off_lies_where_the_brass_button_of_a_table_lay(home, scene):
    """A press too many on the brass button begins nothing and puts nothing away."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    shots.arrange(app, scene, 2)
    for app.size in ((1024, 640), (1280, 720), (1920, 1080)):
        for app.settings.text_scale in (100, 200):
            app.window = pygame.display.set_mode(app.size)
            app.refit()
            found = app.stack.top
            assert isinstance(found, Ending)
            for table in (heist_places(app.kit, app.size, 2), captains_places(app.kit, app.size)):
                ways = ((name, found.group.named(name)) for name in ("again", "crew", "title", "replay"))
                assert not [name for name, way in ways if way and way.rect.colliderect(table.primary)]
    app.play(None)


@pytest.mark.parametrize("scene", ["result", "hex-result", "firefly-result"])
def test_nothing_ends_an_end_that_was_not_seen_yet(hands, scene):
    """A frame that takes long counts little, and another game needs more time than any other way."""
    shots.arrange(hands.app, scene, 2)
    found = hands.app.stack.top
    at = found.group.named("again").rect.center
    found.update(5000.0)
    assert found.deaf == DEAF_MS
    hands.frames(1, 5000.0)
    hands.frames(1, 5000.0)
    assert found.deaf > 0
    hands.frames(round(DEAF_MS / 16) + 2)
    assert found.deaf == 0
    hands.move(at)
    hands.down(at)
    hands.up(at)
    hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert hands.app.stack.top is found
    hands.frames(round((FINAL_MS - DEAF_MS) / 16) + 2)
    hands.down(at)
    hands.up(at)
    assert hands.app.stack.top is not found


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scene", ["result", "hex-result", "firefly-result"])
def test_every_way_on_is_written_in_letters_of_full_size(home, scene, language):
    """Large letters make a button wider, and shrink beside no neighbour."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off", text_scale=200, language=language))
    shots.arrange(app, scene, 2)
    row = [widget for widget in app.stack.top.group.widgets if isinstance(widget, Button) and widget.kind == "wood"]
    assert len(row) >= 3
    assert [one.name for one in row if one.rect.w < app.kit.button_wide(one.label, one.cap, one.icon) - 1] == []
    app.play(None)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("scene", ["hex-result", "firefly-result"])
def test_what_decided_it_stands_within_its_note(home, monkeypatch, scene, text):
    """No line runs over the edge of the parchment."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off", text_scale=text))
    notes = []
    true = CaptainsResult.write_note
    monkeypatch.setattr(CaptainsResult, "write_note", lambda self, dst, room, lines: notes.append((self, room, lines)))
    shots.arrange(app, scene, 1)
    scene_, room, lines = notes[-1]
    drawn = []
    para = app.kit.para

    def noted(dst, at, said, wide, *rest, **more):
        high = para(dst, at, said, wide, *rest, **more)
        if dst is not None:
            drawn.append((pygame.Rect(at, (wide, high)), said))
        return high

    monkeypatch.setattr(scene_.kit, "para", noted)
    true(scene_, pygame.Surface(app.size), room, lines)
    assert "\n".join(said for _, said in drawn) == "\n".join(lines)
    assert all(room.contains(rect) for rect, _ in drawn)
    app.play(None)


@pytest.mark.parametrize("scene", ["result", "hex-result", "firefly-result", "fancards-result", "campaign-between"])
def test_the_row_at_the_foot_begins_and_ends_with_the_mat(home, scene):
    """It is as wide as what lies above it, without a hole."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off", language="de"))
    shots.arrange(app, scene, 2)
    for app.size, app.settings.text_scale in (((1280, 720), 100), ((1280, 720), 200), ((3840, 2160), 100)):
        app.window = pygame.display.set_mode(app.size)
        app.refit()
        found, gap = app.stack.top, app.kit.u(GAP)
        row = [
            w.rect for w in found.group.widgets if isinstance(w, Button) and w.kind == "wood" and w.rect.y > found.mat.y
        ]
        row.sort(key=lambda r: r.x)
        assert abs(row[0].x - found.mat.x) <= 1 and abs(row[-1].right - found.mat.right) <= 2
        assert all(abs(b.x - a.right - gap) <= 2 and a.y == b.y for a, b in zip(row, row[1:]))
    app.play(None)


@pytest.mark.parametrize("game", ["firefly", "keepflyin", "fancards"])
def test_where_nobody_has_won_nobody_has_a_place(home, game):
    """A game that was given up has no first place, and so no second: the rules rank nobody. It says how it ended."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    rules = ruleset(game)
    session = Session(rules, rules.new(3, 5, usual(game)))
    session.answer(GIVE_UP)
    scene = app.doors.games[game].table(app, Playing(session, ["Ada", "Bo", "Cy"]))
    app.stack.push(scene)
    assert not scene.winners and scene.reason()
    assert [one.place for one in scene.tableau().plaques] == ["", "", ""]
    scene.winners = (1,)
    assert [one.place for one in scene.tableau().plaques] == ["1", "2", "3"]
