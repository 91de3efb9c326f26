"""What happens to a captain of Keep Flyin' is told: figures with their notes, marks of cards; lit hexes stay bare."""

from __future__ import annotations

import pygame
import pytest

from game.app.games.keepflyin.panels.rail import rail
from game.app.lessons.files import lesson_path
from game.app.lessons.hints import Hints
from game.app.lessons.schema import read
from game.app.table.moving.acts import Note
from game.content.keepflyin import keepflyin
from game.rules.keepflyin import news as news_of
from game.rules.keepflyin.cards.captains import CAPTAIN_WORDS
from tests.told import news as made
from tests.ui.keepflyin_table import play_to, table


@pytest.mark.parametrize("what", ["platinum", "notoriety"])
def test_a_figure_changes_with_its_note(home, what):
    hands, scene = table(2, 5, bots=(0, 2))
    assert play_to(hands, scene, "Play")
    figures = scene.now.g.platinum if what == "platinum" else scene.now.g.nr
    figures[0], before = 3, 3
    scene.player.play(
        scene.acts([news_of.LiesLow(0), *made("keepflyin", (what, 0, 2)), news_of.Rolled(1, "first", (3, 4))], "")
    )
    seen = set()
    while scene.player.playing:
        act = scene.player.acts[0]
        if isinstance(act, Note):
            shown = rail(scene.now, scene.words)
            seen.add(((shown.platinum if what == "platinum" else shown.nr) - before, act.words))
        scene.player.step(16.0, 1.0)
    (still, _), (changed, says) = sorted(seen)
    assert (still, changed) == (0, 2) and "2" in says


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("word", ["evade", "moves", "job_pay", "search", "quiet", "enemies", "skip"])
def test_what_a_card_changes_for_a_while_is_told(home, word, seat):
    hands, scene = table(2, 5, bots=(0, 2))
    assert play_to(hands, scene, "Play")
    g = scene.session.state
    value = "turn" if word == "skip" else "True" if word in ("search", "quiet") else "2"
    CAPTAIN_WORDS[word](g, seat, value, "solar-wind#1")
    printed = keepflyin().events["solar-wind"].text  # an own card says it where nothing moves
    found = scene.results_of([news_of.Event(seat, "solar-wind#1")])
    lines = [line.text for one in found for line in one.lines if line.text != printed]
    assert len(lines) == (2 if word == "skip" else 1) and "{" not in lines[0] and "hex." not in lines[0]
    scene.now.g.flags.update(g.flags)
    found = scene.results_of([news_of.Event(seat, "solar-wind#1")])
    assert not [line for one in found for line in one.lines if line.text != printed]


@pytest.mark.parametrize("open_card", [False, True])
def test_notoriety_that_changes_in_the_turn_of_a_rival_is_told(home, open_card):
    hands, scene = table(2, 5, bots=(0, 2))
    assert play_to(hands, scene, "Play")
    card = [news_of.Event(1, "solar-wind#1")] if open_card else []
    for one in (news_of.Notoriety(0, 1), news_of.Platinum(0, -100)):
        scene.now.asked = 1
        found = scene.results_of([news_of.Turn(1, 0), *card, one])
        assert [r for r in found if r.weight and r.lines], one
        scene.now.g.active, scene.now.asked = 1, 0  # asked in the turn of the rival
        found = scene.results_of([one])
        assert [r for r in found if r.weight and r.lines], one
        scene.now.g.active = 0


def test_a_hint_covers_no_hex_that_is_lit(home):
    for seed in (3, 5, 8):
        hands, scene = table(2, seed)
        assert play_to(hands, scene, "Play")
        scene.app.settings.coach = True
        scene.coach = Hints(scene, read(lesson_path("keepflyin")))
        for hint in scene.coach.lesson.hint:
            scene.coach.hint = hint
            for source in scene.now.sources():
                scene.now.pick(source)
                scene.moment += 1
                scene.panels.refresh()
                assert scene.coach.rect is not None
                assert not [r for r in scene.lit() if scene.coach.rect.colliderect(r)], hint.id


def test_at_twice_the_size_the_moves_of_counters_stand_on_the_next_leaf(home):
    """What has no room in the inspector is a key away; a press there moves the counter."""
    from game.app.table.panels import inspector
    from game.app.table.panels.bars import Press
    from game.app.table.panels.section import Section

    hands, scene = table(2, 5, bots=(0, 2), text=200)
    assert play_to(hands, scene, "MoveCounter")
    side = scene.panels.side
    (moves,) = (one for one in side.page_of(None) if isinstance(one, Section) and isinstance(one.rows[0], Press))
    wanted = {f"press:{row.key}" for row in moves.rows}
    seen = set()
    for _ in range(inspector.MOST):
        seen |= {widget.name for widget in scene.group.widgets} & wanted
        if seen:
            break
        hands.key(pygame.K_n)
    assert seen == wanted
    before = len(scene.session.record)
    hands.click(min(seen))
    assert scene.session.record[before].startswith("shift:")
