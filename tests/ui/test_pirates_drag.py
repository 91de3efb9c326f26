"""Attacks by mouse and keyboard: a card is dragged on to whom it is meant for, and its chance is known before that."""

from __future__ import annotations

import pygame

from game.app.games.firefly.sayings import saying
from game.app.games.pirates.chances import of_answer
from game.app.games.pirates.overview import rivals
from game.app.games.pirates.pages import card
from game.app.games.pirates.reasons import deed
from game.app.table.percent import percent
from game.rules.pirates.odds import attack_chance
from tests.ui.hands import center, middle
from tests.ui.pirates_table import pirates
from tests.ui.test_firefly_drag import drag

JOB, ZOE, JAYNE = "a-message-from-niska#1", "wanted-zoe#1", "wanted-jayne#1"
CREW = {0: ["malcolm", "zoe", "kaylee", "wash"], 1: ["nandi", "jayne", "bree"], 2: ["womack"]}


def at(hands, scene, piece):
    x, y = scene.view.spots(tuple(scene.stage.pieces.values()))[piece]
    return round(x), round(y)


def keyed(scene, head):
    return next(o for o in scene.session.options if o.key.startswith(head))


def test_a_piracy_job_is_dragged_on_to_the_ship_it_is_meant_for(home):
    """Two rivals lie in the Sector: it is the one under the mouse."""
    for other in (1, 2):
        hands, scene = pirates(at={0: "boros", 1: "boros", 2: "boros"}, bots=(0, 0, 0))
        wanted = keyed(scene, f"work:{JOB}:{other}")
        drag(hands, center(scene, f"card:{JOB}"), at(hands, scene, f"ship:{other}"))
        assert scene.session.record[-1] == wanted.key
        hands.app.play(None)


def test_a_piracy_job_on_nobody_says_why_not(home):
    hands, scene = pirates()
    before = len(scene.session.record)
    drag(hands, center(scene, f"card:{JOB}"), middle(scene, scene.now.g.ship[2]))
    assert len(scene.session.record) == before
    assert "R-PB-" in hands.app.tips.text and "{" not in hands.app.tips.text


def test_a_bounty_is_dragged_on_to_whoever_is_hunted(home):
    hands, scene = pirates(crew=CREW, carries={}, wanted=[JAYNE[:-2], ZOE[:-2]])
    drag(hands, center(scene, f"poster:{JAYNE}"), at(hands, scene, "card:jayne#1"))
    assert scene.session.record[-1] == f"hunt:{JAYNE}:jayne#1"


def test_one_of_the_own_crew_is_betrayed_by_dragging_the_bounty_on_to_them(home):
    hands, scene = pirates(crew=CREW, carries={}, wanted=[ZOE[:-2]])
    option = keyed(scene, f"hunt:{ZOE}")
    assert not of_answer(scene.now, option), "nobody is attacked"
    assert saying(scene.now, hands.app.words, option).name == "Betray Zoe"
    assert deed(scene.now, hands.app.words, option.key).startswith("betray Zoe")
    drag(hands, center(scene, f"poster:{ZOE}"), center(scene, "crew:zoe#1"))
    assert option.key in scene.session.record


def test_the_bound_of_a_rival_are_dragged_aboard_from_the_map(home):
    """Their pin is brought to the own rail; dropped where it was nothing happens."""
    crew = {**CREW, 1: ["nandi", "bree"]}
    hands, scene = pirates(crew=crew, carries={}, bound={1: [JAYNE[:-2], "jayne"]})
    option = keyed(scene, f"jump:{JAYNE}")
    start = at(hands, scene, f"card:{JAYNE}")
    before = len(scene.session.record)
    drag(hands, start, (start[0] + 14, start[1] + 4))
    assert len(scene.session.record) == before
    drag(hands, start, (scene.places.rail.centerx, scene.places.rail.bottom - 20))
    assert scene.session.record[-1] == option.key


def test_an_attack_is_begun_by_keys_alone(home):
    hands, scene = pirates()
    hands.key(pygame.K_5)
    hands.frames(2)
    press = scene.group.named(f"press:work:{JOB}:1")
    assert press is not None
    for _ in range(60):
        if scene.group.focus is press:
            break
        hands.key(pygame.K_TAB)
        press = scene.group.named(f"press:work:{JOB}:1")
    hands.key(pygame.K_RETURN)
    hands.frames(2)
    assert scene.session.record[-1] == f"work:{JOB}:1"


def test_chances_stand_on_the_answer_and_on_the_page(home):
    hands, scene = pirates(crew=CREW, carries={}, wanted=[JAYNE[:-2]])
    g, words = scene.now.g, hands.app.words
    raid = percent(attack_chance(g, 0, JOB, 1))
    hunt = percent(attack_chance(g, 0, JAYNE, 1, "jayne#1"))
    assert saying(scene.now, words, keyed(scene, "work:")).note == raid
    assert saying(scene.now, words, keyed(scene, "hunt:")).note.endswith(hunt)
    for item, chance in ((JOB, raid), (JAYNE, hunt)):
        rows = card(scene.now, words, item)
        assert f"{chance} to succeed" in [row.right for row in rows if hasattr(row, "right")]


def test_rivals_who_may_come_are_named_with_their_chances(home):
    """For a Job that lies open, for whoever of one's own Crew is wanted, for those one has bound."""
    hands, scene = pirates(
        crew={**CREW, 0: ["malcolm", "zoe"], 1: ["nandi", "bree"]},
        carries={},
        hand={},
        jobs={1: ["a-message-from-niska"]},
        wanted=[ZOE[:-2]],
        bound={0: [JAYNE[:-2], "jayne"]},
    )
    g = scene.now.g
    page = rivals(scene.now, hands.app.words)[0]
    shown = [row.right for row in page if getattr(row, "color", "") == "ink_red"]
    due = [attack_chance(g, 1, JOB, 0), attack_chance(g, 1, ZOE, 0, "zoe#1"), attack_chance(g, 1, JAYNE, 0)]
    assert [one for one in shown if one] == [f"{percent(one)} to succeed" for one in due]
