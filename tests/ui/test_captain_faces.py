"""The faces of who plays: on the curtain, before what they did, and at the end."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest
from pygame import Rect, Surface

from game.app.captains.blocks import ModelHead
from game.app.games.fancards.scene import FanCardsScene
from game.app.play.captains import CAPTAINS, dolls
from game.app.play.recap import Line
from game.app.play.seating import Seating
from game.app.program import Program
from game.app.replay.ending import Ending
from game.app.shell.settings import Settings
from game.app.table.curtain.handover import Handing
from game.app.table.curtain.picture import Picture
from game.app.table.panels import log
from game.app.table.results.tableau import Plaque, Tableau, paint
from game.app.trial import shots
from game.app.ui.widgets import Group
from tests.ui.fox_table import FoxScene
from tests.ui.seated_table import seated
from tests.ui.test_results import GAMES, table

NAMES = ("Ada", "Bo", "Cy")
SEATING = Seating((0, 2, 2), (4, 2, 0), ("", "tamsin", "odalys"))
LEADERS = ("crew_nandi", "", "crew_old_sergeant")
TAMSIN, ODALYS = CAPTAINS["tamsin"].doll, CAPTAINS["odalys"].doll


@pytest.fixture
def faces(hands, monkeypatch):
    """The kit of a window with three captains, and the faces that were drawn with it."""
    kit, drawn = hands.app.kit, list[str]()
    kit.looks, kit.dolls = SEATING.looks, dolls(SEATING, lambda seat: LEADERS[seat])
    real = kit.parts.figures.disc
    monkeypatch.setattr(kit.parts.figures, "disc", lambda name, radius: drawn.append(name) or real(name, radius))
    yield kit, drawn
    kit.looks, kit.dolls = range(8), ()


def test_a_bot_has_its_captains_face_and_a_person_their_leaders():
    assert dolls(SEATING, lambda seat: LEADERS[seat]) == ("crew_nandi", TAMSIN, ODALYS)
    assert dolls(Seating((0, 2), (0, 1)), lambda seat: "") == ("", "")


@pytest.mark.parametrize("told", [False, True])
def test_the_curtain_shows_who_comes_and_who_did_what(hands, faces, told):
    """The medal has the face of who is to take the mouse; each captain is seen once before all they did in a row."""
    kit, drawn = faces
    lines = tuple(Line(seat, "Something happened.") for seat in (1, 1, 2, -1, 2))
    Picture(kit, (1280, 720), Handing(NAMES, 0, "", lines), hands.app.words, told)
    assert drawn[0] == "crew_nandi"
    assert drawn[1:] == ([ODALYS, ODALYS, TAMSIN] if told else [])  # written from the last one up


def test_the_log_shows_who_did_something_at_the_begin_of_it(hands, faces):
    """The row holds the face: no line lies higher or lower than without."""
    kit, drawn = faces
    entries = [log.Entry(seat, "Something happened.") for seat in (2, 1, 1, -1, 0)]
    r = Rect(0, 0, 270, 300)
    laid = log.lay(kit, r, entries)
    assert laid[1].rect.y - laid[0].rect.y >= 2 * kit.u(log.FACE)
    log.paint(kit, Surface(r.size, pygame.SRCALPHA), r, laid, hands.app.words)
    assert drawn == [ODALYS, TAMSIN, "crew_nandi"]


def test_the_end_shows_the_winner_before_the_headline_and_all_in_the_ledger(hands, faces):
    kit, drawn = faces
    plaques = tuple(Plaque(seat, "", NAMES[seat], "", seat == 1) for seat in (1, 2, 0))
    paint(kit, Surface((900, 400), pygame.SRCALPHA), Rect(0, 0, 900, 400), Tableau("", plaques=plaques))
    assert drawn == [TAMSIN, ODALYS, "crew_nandi"]
    drawn.clear()
    end = Ending.__new__(Ending)
    end.app, end.group, end.ox, end.oy, end.glad = hands.app, Group(hands.app), 0, 0, True
    end.mat = end.at(*Ending.room)
    shown = Surface((1280, 720), pygame.SRCALPHA)
    end.paint_head(shown, "Bo wins", "All is well.", (1,))
    assert drawn == [TAMSIN]
    drawn.clear()
    end.paint_head(shown, "A name so long that nothing has room beside it at all, not even half a face", "", (1,))
    assert drawn == []


def test_a_replay_leaves_its_faces_to_nobody(hands, faces):
    """Nobody in the next game is seen with the face of a captain who was watched."""
    kit, _ = faces
    left = FoxScene.__new__(FoxScene)
    left.app, left.run = hands.app, SimpleNamespace(live=False)
    left.leave()
    assert kit.dolls == () and list(kit.looks) == list(range(8))


def test_captains_of_ships_alone_watch_the_winner_land(home):
    """Nobody stood on the ground where a game has no crews; a winner without a face leaves the middle free."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    shots.arrange(app, "hex-result", 3)
    scene = app.stack.top
    winner, *rest = scene.tableau().people
    assert winner == app.kit.dolls[scene.winners[0]] and len(rest) >= 2
    assert rest == [app.kit.dolls[seat] for seat in scene.order() if app.kit.dolls[seat] and seat not in scene.winners]


def test_the_marks_of_a_heist_have_the_faces_of_its_heroes(home):
    """At the table, in its log and at its end, in a window of another size, too; nobody's afterwards."""
    hands, scene = table("fistful")
    app = hands.app
    assert app.kit.dolls == tuple(scene.doll(seat) for seat in range(2)) and all(app.kit.dolls)
    app.refit()
    assert all(app.kit.dolls)
    app.stack.replace(scene.ending())
    assert all(app.kit.dolls)
    app.refit()
    assert all(app.kit.dolls)
    app.stack.pop()
    assert app.kit.dolls == ()


@pytest.mark.parametrize("game", ["firefly", "fancards", "keepflyin"])
def test_whoever_is_waited_for_is_seen(home, game):
    kind, settings = {**GAMES, "fancards": (FanCardsScene, {})}[game]
    app = Program(size=(1280, 720), prefs=Settings(speed="off", coach=False))
    _, scene = seated(app, kind, game, 2, 3, (0, 2), settings)
    while not scene.thinks():
        scene.give(scene.session.options[0].key)
    app.refit()
    assert app.kit.dolls == tuple(map(scene.doll, range(2))) and app.kit.looks == scene.seating.looks
    head, *_ = scene.panels.side.pages()
    assert isinstance(head, ModelHead) and head.seat == scene.now.asked == 1
