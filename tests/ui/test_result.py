"""The end of a heist: who stands at its foot, and that nothing there lies over or under anything else."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.app.games.fistful.ending import heist_moments
from game.app.games.fistful.result import Result
from game.app.menus.title.scene import Title
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.trial import shots
from game.core.session import Session
from game.rules.fistful import news as news_of
from game.rules.fistful.tokens import kind, sort
from game.rules.registry import ruleset
from tests.ui.fistful_table import CREWS, NAMES
from tests.ui.hands import Hands


def result(seats: int, won: bool, size=(1280, 720), text=100, language="en") -> tuple[Hands, Result]:
    """A heist that is over: every button there can be lies at its foot."""
    app = Program(size=size, prefs=Settings(speed="off", text_scale=text, language=language))
    rules = ruleset("fistful")
    session = Session(rules, rules.new(seats, 5, {"heroes": ",".join(CREWS[:seats])}))
    app.stack.push(Title(app))
    scene = Result(app, session, list(NAMES[:seats]))
    scene.glad = won
    scene.record = object()  # type: ignore[assignment]
    scene.pictured = False  # the ledger below the picture
    app.stack.push(scene)
    hands = Hands(app)
    hands.rest()
    return hands, scene


def test_a_heist_that_was_won_shows_its_crew_and_tells_how(home):
    for seats in (1, 3):
        hands, scene = result(seats, True)
        assert len(scene.tableau().people) == 2 * seats and len(scene.tableau().plaques) == seats
        scene.turn_up()
        assert scene.pictured and scene.group.named("ledger").label == scene.app.words("result.ledger")
        assert any("Timer" in line for line in scene.moments()) and not hands.app.words.missing


def test_of_a_lost_heist_the_enemies_that_are_left_stand_there_and_the_crew_where_there_are_none(home):
    _, scene = result(2, False)
    up = scene.session.state.up
    left = sorted(kind(token).rpartition("-")[0] for token in up if sort(token) == "enemy")
    assert left and list(scene.tableau().people) == left
    up.clear()
    assert len(scene.tableau().people) == 4


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_button_note_and_objectives_stand_side_by_side_below_the_mat(home, size, text, monkeypatch):
    for seats, won in ((4, True), (2, False)):
        hands, scene = result(seats, won, size, text)
        sheets: list[Rect] = []
        keep = sheets.append
        monkeypatch.setattr(scene.kit, "parchment", lambda dst, r, *rest, keep=keep, **more: keep(Rect(r)))
        scene.paint_note(scene.layers.base, scene.moments(), scene.told_goals.x - scene.kit.u(14))
        again, note, goals = scene.group.named("again").rect, sheets[-1], scene.told_goals
        assert scene.mat.x == again.x < again.right < note.x < note.right < goals.x < goals.right <= scene.mat.right + 1
        assert abs(again.centery - note.centery) <= 1 and abs(note.centery - goals.centery) <= 2
        assert scene.mat.bottom < min(again.y, note.y) and note.bottom <= scene.group.named("crew").rect.y
        assert note.w >= scene.kit.u(240), "there is room to say something"
        monkeypatch.undo()


@pytest.mark.parametrize("text", [100, 150, 200])
def test_what_was_counted_since_the_start_only_is_said_on_both_sides_and_has_room(home, text, monkeypatch):
    said: list[tuple[str, int]] = []

    def para(dst, pos, s, width, size=14, *rest, **named):
        high = real(dst, pos, s, width, size, *rest, **named)
        if dst is not None:
            said.append((s, pos[1] + high))
        return high

    hands, scene = result(2, True, text=text)
    scene.found = scene.found._replace(whole=False)
    real = scene.kit.para
    monkeypatch.setattr(scene.kit, "para", para)
    for side, sentence in ((True, "only rolls since then"), (False, "only what happened since then")):
        said.clear()
        scene.turn_over()
        hands.rest()
        assert scene.dice is side
        foot = [bottom for line, bottom in said if sentence in line]
        assert foot and foot[0] <= scene.group.named("crew").rect.y


def test_a_lost_heist_says_who_fell_or_what_was_missing(home):
    _, scene = result(2, False)
    words, g = scene.app.words, scene.session.state
    g.over, news = "lost", [news_of.Turn(0, 1), news_of.Turn(1, 1), news_of.KnockedOut(1, "zoe"), news_of.Turn(0, 2)]
    g.why = "R-FC-150"
    assert words("ending.decided.fallen", who="Zoe", turn=2) in heist_moments(
        words, g, news, scene.names, ["Traps 0 of 2"]
    )
    g.why = "R-FC-35"
    said = heist_moments(words, g, news, scene.names, ["Traps 0 of 2"])
    assert said[-1] == words("ending.decided.missing", what="Traps 0 of 2") and not any("Zoe" in one for one in said)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("text", [100, 200])
def test_the_note_of_a_lost_heist_holds_all_that_it_says(home, language, text, monkeypatch):
    _, scene = result(2, False, text=text, language=language)
    scene.session.state.over, scene.session.state.why = "lost", "R-FC-35"
    kit, laid = scene.kit, []
    real, sheet = kit.para, kit.parchment

    def para(dst, pos, *rest, **named):
        high = real(dst, pos, *rest, **named)
        if dst is not None:
            laid.append(Rect(*pos, 1, high))
        return high

    sheets = []
    monkeypatch.setattr(kit, "parchment", lambda dst, r, *rest: (sheets.append(Rect(r)), sheet(dst, r, *rest))[1])
    monkeypatch.setattr(kit, "para", para)
    scene.paint_note(scene.layers.base, scene.moments(), scene.told_goals.x - kit.u(14))
    assert sheets and all(any(one.contains(text) for one in sheets) for text in laid)
    assert not [w for w in scene.group.widgets for one in sheets if w.rect.colliderect(one)]


def test_the_end_of_a_campaign_names_its_level(home, monkeypatch):
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    rules = ruleset("fistful")
    settings = {"heroes": ",".join(CREWS[:2]), "heist": "derelict+paradiso", "level": "hard"}
    session = Session(rules, rules.new(2, 5, settings))
    app.stack.push(Title(app))
    scene = Result(app, session, list(NAMES[:2]))
    heads = []
    monkeypatch.setattr(scene, "paint_head", lambda dst, title, line: heads.append(line))
    app.stack.push(scene)
    Hands(app).rest()
    assert heads and app.words("level.hard") in heads[-1] and "2 heists" in heads[-1]


@pytest.mark.parametrize("scene", ["hex-result", "firefly-result", "fancards-result"])
def test_other_captains_may_set_out_from_what_was_played(home, scene):
    """The set-up knows more settings than a game was played with: those of a box that was off. Only the captains whom
    bots play are others."""
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    shots.arrange(app, scene, 3)
    played = dict(app.stack.top.session.state.settings)
    app.stack.top.other()
    assert {name: app.stack.top.settings[name] for name in played} == played
    app.stack.top.go()
    begun = dict(app.stack.top.session.state.settings)
    played.pop("tempers")
    assert begun.pop("tempers") and begun == played
    app.play(None)
