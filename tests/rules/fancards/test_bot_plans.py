"""What a bot plans in its Crew phase, and how far the levels look."""

from __future__ import annotations

import time

from game.ai import greedy
from game.ai.match import play_game
from game.content.fancards import fancards
from game.core.engine import advance, legal, settle
from game.core.views import view
from game.rules.fancards.bots import HABITS, answer, mistakes
from game.rules.fancards.bots.trips import FAR, NEAR, Look
from game.rules.fancards.ruleset import FANCARDS
from game.rules.fancards.turn import Act
from tests.rules.fancards.table import Table, table
from tests.rules.table import plain


def answered(t: Table, look: Look = FAR) -> str:
    """What a bot that looks so far ahead does in the first seat."""
    return plain(answer(view(FANCARDS, t.g, 0), [option.key for option in t.session.options], look))


def test_a_job_is_finished_before_anything_is_flown() -> None:
    """Who has all a job asks for finishes it; a beginner doesn't miss it either."""
    t = table(
        phase="crew",
        crew={0: ["inara", "simon"], 1: ["jayne"]},
        map={"0,0": "persephone", "1,0": "santo", "0,1": "sihnon"},
        jobs={0: ["a-ministrys-trust"]},
        stages={"a-ministrys-trust": ["1,0", "0,1"]},
    )
    sight, keys = view(FANCARDS, t.g, 0), [option.key for option in t.session.options]
    assert plain(answer(sight, keys)) == "finish:a-ministrys-trust"
    assert not mistakes(sight, keys)


def test_the_ship_flies_where_its_job_is() -> None:
    """Two moves to Santo, where two hundred sheep go, and not to the world beside it."""
    t = table(
        phase="crew",
        crew={0: ["mal"], 1: ["jayne"]},
        map={"0,0": "persephone", "1,0": "albion", "0,1": "gonghe", "0,2": "santo"},
        jobs={0: ["two-hundred-sheep"]},
        bulletin=["the-lassiter"],
        command={0: 0},
        moves={0: 2},
    )
    assert answered(t) == "move:0,1"


def test_a_stage_is_reached_though_the_next_is_far_away() -> None:
    """Londinium lies beside the ship, the dead moon seven moves away on the other side: to Londinium, at every level.
    A ship that counted the way to the next stage alone stayed where it was for good."""
    names = ("bernadette", "albion", "ita", "ezra", "lilac", "miranda")
    west = {f"-{far},0": name for far, name in enumerate(names, 1)}
    t = table(
        phase="crew",
        crew={0: ["mal", "ships-cook"], 1: ["jayne"]},
        map={"0,0": "valentine", "1,0": "londinium", **west},
        jobs={0: ["the-survey-of-the-dead-moon"]},
        alliance={0: 9},
        bulletin=["the-lassiter"],
        command={0: 0},
        moves={0: 1},
    )
    assert answered(t, NEAR) == answered(t, FAR) == "move:1,0"


def test_more_of_the_same_side_is_not_worth_a_flight() -> None:
    """No Epic asks for more than nine: who stands at thirty with the Alliance and has no Epic turns to the criminals,
    who might open one."""
    t = table(
        phase="crew",
        crew={0: ["mal"], 1: ["jayne"]},
        map={"0,0": "greenleaf", "1,0": "boros", "-1,0": "ezra"},
        alliance={0: 30},
        bulletin=["the-lassiter"],
        command={0: 0},
        moves={0: 1},
    )
    assert answered(t, NEAR) == answered(t, FAR) == "move:-1,0"


def test_who_has_no_epic_looks_for_one() -> None:
    """However many jobs somebody holds: without an Epic among them more work is looked for."""
    jobs = ["brides-for-triumph", "two-hundred-sheep", "message-from-a-friend", "passengers-to-boros"]
    t = table(
        phase="crew",
        crew={0: ["mal"], 1: ["jayne"]},
        jobs={0: jobs},
        bulletin=["a-war-of-niskas"],
        command={0: 1},
        moves={0: 0},
    )
    assert answered(t, NEAR) == "look"


def test_nobody_charts_what_can_not_be_laid() -> None:
    """The core world is shut in and all other kinds are laid: a world that a job waits for never comes. No point goes
    into the deck, and an Epic that is lost by it doesn't keep from looking for another."""
    outer = [place.id for place in fancards().places.values() if place.kind != "core"]
    cells = ["0,1", "1,0", "-1,0", "0,-1", *(f"{column},2" for column in range(len(outer) - 4))]
    jobs = ["the-ariel-job", "brides-for-triumph", "message-from-a-friend", "passengers-to-boros"]
    t = table(
        phase="crew",
        crew={0: ["mal"], 1: ["jayne"]},
        map={"0,0": "gonghe", **dict(zip(cells, outer))},
        jobs={0: jobs},
        stages={"the-ariel-job": ["0,0"]},
        bulletin=["a-war-of-niskas"],
        command={0: 1},
        moves={0: 1},
    )
    keys = [option.key for option in t.session.options]
    assert "charter" in keys and "look" in keys
    for look in (NEAR, FAR):
        assert answer(view(FANCARDS, t.g, 0), keys, look) != "charter"
    t.g.moves[0] = 0
    assert answer(view(FANCARDS, t.g, 0), keys, NEAR) == "look"


def test_the_last_place_for_core_worlds_is_left_free() -> None:
    """Core worlds lie beside each other (R-CG-61): whoever lays another world beside the last free side shuts them
    out."""
    t = table(
        phase="charter",
        crew={0: ["mal"], 1: ["jayne"]},
        map={"0,0": "gonghe", "1,0": "ita", "-1,0": "boros", "0,1": "harvest"},
        location=["beaumonde"],
    )

    keys = [option.key for option in t.session.options]
    assert "place:0,-1" in keys and answer(view(FANCARDS, t.g, 0), keys) != "place:0,-1"


def test_two_captains_with_two_epics_each_come_to_an_end() -> None:
    """A game in which both flew about for credits from the eleventh round on, to the sixtieth and beyond."""
    played = play_game("fancards", 2, 600023, ("greedy",), {"ending": "round", "limit": "60"})
    assert played.outcome and played.outcome.why == "R-CG-102" and played.rounds < 30


def test_a_habit_answers_nearly_all_and_soon() -> None:
    """A decision takes a few milliseconds at most, measured over whole turns of four."""
    g, missing = FANCARDS.new(4, 3, {"limit": "3"}), set()
    began, number = time.process_time(), 0
    while (choice := advance(g)) is not None:
        options = legal(g)
        key = greedy.choose(FANCARDS, view(FANCARDS, g, choice.seat), choice, options, number)
        number += 1
        if type(choice) not in HABITS and not isinstance(choice, Act):
            missing.add(type(choice).__name__)
        settle(g, next(option for option in options if option.key == key))
    assert not missing
    assert (time.process_time() - began) / number < 0.005


def test_a_game_is_over_in_an_evening() -> None:
    """Three Epics win, in far less than sixty rounds."""
    played = play_game("fancards", 2, 11, ("greedy",), {"limit": "60"})
    assert played.outcome and played.outcome.why == "R-CG-102" and played.rounds < 30
