"""The hint for the first choices of a captain: one answer and why, or that it makes no difference."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.games.firefly.hints.opening import opening
from game.app.games.firefly.names import contact_name
from game.app.table.panels import blocks as b
from game.app.table.panels.bars import Press
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS
from game.core.steps import Option
from game.rules.firefly.board import homes_at, supply_at
from game.rules.firefly.bots.choices import start_wish
from tests.ui.firefly_table import table

FIRST = ("PickLeader", "PickShip", "PlaceShip", "StoryChoice", "KeepJobs", "StartingCrewChoice")


def first_choices(scene):
    """Each choice before the first turn, with the hint's answer; the hint is followed."""
    while scene.session.state.turn == 0 and scene.session.choice is not None:
        scene.now.seat = scene.session.choice.seat
        scene.now.read()
        keys = [option.key for option in scene.session.options]
        key = scene.session.rules.foresee(scene.now.g, keys)
        if scene.now.kind in FIRST and len(keys) > 1:
            yield scene.now.kind, key
        scene.session.answer(key)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seed", [3, 8])
def test_every_first_choice_has_one_answer_and_a_reason(home, seed, language):
    hands, scene = table(2, seed, language=language)
    kinds = set()
    for kind, key in first_choices(scene):
        kinds.add(kind)
        scene.hint.forget()
        scene.hint.ask()
        page = scene.hint.page()
        assert [block.key for block in page if isinstance(block, Press)] == [key]
        assert [block for block in page if isinstance(block, b.Words) and block.text], key
    assert {"PickLeader", "PickShip", "PlaceShip", "KeepJobs"} <= kinds and not hands.app.words.missing


@pytest.mark.parametrize("seed", [3, 5, 8])
def test_what_is_said_of_a_first_choice_is_true(home, seed):
    _, scene = table(2, seed)
    words = scene.words
    for _, key in first_choices(scene):
        now = scene.now
        head, _, tail = key.partition(":")
        said = opening(now, words, now.key(key))
        if head == "leader":
            others = [firefly().crew[option.key[7:]] for option in now.find("leader")]
            for name in SKILLS:
                if "no other Leader" in said and words(f"firefly.skill.{name}") in said:
                    own = getattr(firefly().crew[tail].skills, name)
                    assert own == max(getattr(other.skills, name) for other in others)
        elif head == "place":
            at = now.to(now.key(key))
            assert bool(supply_at(now.g, at)) == ("buy" in said)
            assert all(contact_name(who) in said for who in homes_at(now.g, at))
        elif head == "give":
            hopes = {job: start_wish(now.g, now.seat, job) for job in now.held("hand", now.seat)}
            assert hopes[tail] == min(hopes.values()) and said


def test_a_ship_that_carries_more_is_said_to_and_ships_alike_make_no_difference(home, monkeypatch):
    _, scene = table(2, 3, to="PickShip")
    ships = [option.key[5:] for option in scene.now.find("ship")]
    key = Option(f"ship:{ships[0]}")
    assert "no difference" in opening(scene.now, scene.words, key)
    content = firefly()
    larger = replace(content.ships[ships[0]], hold=12)
    monkeypatch.setitem(content.ships, ships[0], larger)
    assert "12" in opening(scene.now, scene.words, key)


def test_jobs_that_promise_alike_make_no_difference(home, monkeypatch):
    _, scene = table(2, 3, to="KeepJobs")
    jobs = scene.now.held("hand", scene.now.seat)
    monkeypatch.setattr("game.app.games.firefly.hints.opening.start_wish", lambda g, seat, job: 100.0)
    assert "no difference" in opening(scene.now, scene.words, scene.now.key(f"give:{jobs[0]}"))


def test_the_story_for_a_first_game_is_the_one_the_rules_name(home):
    _, scene = table(2, 3, to="PickLeader")
    assert "recommend" in opening(scene.now, scene.words, Option("story:king-of-all-londinium"))
    assert "favours nobody" in opening(scene.now, scene.words, Option("story:harkens-folly"))
