"""Goals, Last Call and winning (R-FB-551 to R-FB-573)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.content.firefly import firefly
from game.rules.firefly.board import find
from game.rules.firefly.flight.evading import EvadeTo
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.jobs import jobs
from game.rules.firefly.jobs.jobs import goal_here
from game.rules.firefly.story.stories import Reckoning
from tests.rules.firefly.table import Table, table

KING = "king-of-all-londinium"
PLACES = {1: "jiangyin", 2: "londinium", 3: "boros"}


def goal(number: int, *cards: str, **tables: Any) -> Table:
    """Seat 0 has set out for a Goal of the King of All Londinium with all cards but the last passed by Aces."""
    given: dict[str, Any] = {"at": {0: PLACES[number]}, "goals": {0: number - 1}, "cruiser": "bernadette"}
    t = table(2, **{**given, "crew": {0: ["corbin", "inara", "jayne"]}, **tables})
    stack_deck(t.g, cards or ("a-formal-affair", "womans-touch", "we-need-a-distraction", "sheriffs-justice"))
    t.pick(f"goal:{KING}/{number}")
    t.pick("go")
    while t.pending == "MisbehaveChoice" and "ace" in t.offered():
        t.pick("ace")
    return t


def test_goals_in_order_and_in_their_place() -> None:
    """R-FB-554, R-FB-556, R-FB-557, R-FB-568: each seat its own next one, where it is, for a Work Action."""

    def offered(at: str, **tables: Any) -> list[str]:
        return table(2, at={0: at}, cruiser="bernadette", **tables).offered("goal:")

    assert offered("jiangyin") == [f"goal:{KING}/1"] and offered("londinium") == []
    assert offered("londinium", goals={0: 1}) == [f"goal:{KING}/2"] and offered("jiangyin", goals={0: 1}) == []
    assert offered("londinium", goals={1: 1}) == []
    t = table(2, at={0: "jiangyin"})
    t.pick("makework")
    assert t.offered("goal:") == []


def test_misbehaving_comes_first() -> None:
    """R-FB-559, R-FB-562: 3 cards, then the test; the team is set and Gear stays where it is."""
    t = goal(2)
    assert t.pending == "WayChoice" and t.told("marks")["passed:0"] == 3
    assert t.offered("equip:") == [] and t.offered("cancel") == []


def test_a_goal_token_and_no_cut() -> None:
    """R-FB-496, R-FB-558, R-FB-560, R-FB-561: one token, nothing that goes with Jobs."""
    t = goal(2, crew={0: ["malcolm", "kaylee", "inara"]})
    t.pick("option:0", 5)
    assert t.told("goals", 0) == 1 + 1 and t.told("money", 0) == 3000 and t.pending == "Actions"
    assert t.told("acted") == ["work"] and t.told("work") == "" and t.told("team", 0) == []


def test_a_goal_that_fails() -> None:
    """R-FB-563 to R-FB-567: tried again in another turn; a Warrant, but no Job and no favour except Harken's lost."""
    t = goal(2, crew={0: ["nandi", "inara"]}, solid={0: ["harken", "badger"]}, jobs={0: ["cargo-ariel"]})
    t.pick("option:0", 1)
    assert t.told("warrants", 0) == 1 and t.told("goals", 0) == 1 and t.told("solid", 0) == ["badger"]
    assert t.told("jobs", 0) == ["cargo-ariel"] and t.offered("goal:") == []
    t.pick("end")
    t.pick("end")
    assert t.offered("goal:") == [f"goal:{KING}/2"]
    t = goal(1, "a-formal-affair", "a-little-job-on-the-side")
    t.pick("option:0", 1)
    assert t.told("goals", 0) == 0 and t.told("warrants", 0) == 0 and t.told("work") == ""


@pytest.mark.parametrize(
    ("face", "answer", "money", "tokens"),
    [(1, "", 7000, 0), (4, "pay", 1000, 1), (4, "cancel", 8000, 0), (5, "pay", 3000, 1)],
)
def test_a_price_to_be_paid(face: int, answer: str, money: int, tokens: int) -> None:
    """R-FB-552: the King's first Goal costs $7000 or $5000, or the attempt is Botched; a bad talk costs $1000."""
    t = goal(1, money={0: 8000}, crew={0: ["corbin", "inara"]})
    t.pick("option:0", face)
    if t.pending == "AfterRoll":
        t.pick("keep")
    if answer:
        t.pick(answer)
    assert (t.told("money", 0), t.told("goals", 0)) == (money, tokens) and t.told("work") == ""


def test_a_price_that_is_too_high() -> None:
    """R-FB-552: who can't pay is Botched."""
    t = goal(1, money={0: 4900}, crew={0: ["corbin", "inara"]})
    t.pick("option:0", 5)
    assert t.told("goals", 0) == 0 and t.told("money", 0) == 4900 and t.pending == "Actions"


def test_the_last_goal_wins() -> None:
    """R-FB-25, R-FB-555, R-FB-571, R-FB-572: at once, and nothing is left to do."""
    t = goal(3, crew={0: ["corbin", "inara", "jayne", "zoe", "lund"]})
    t.pick("option:0", 6, 5)
    assert t.session.over and t.told("winners") == ["0"] and t.told("why") == "story" and t.told("goals", 0) == 3


def test_the_sample_story() -> None:
    """R-FB-569, R-FB-570: done, Botched, done next turn, other things, done: tokens 1, 1, 2, 2, 3 and a winner."""
    aces = ["a-formal-affair", "womans-touch", "we-need-a-distraction", "sheriffs-justice"]

    def attempt(number: int, *faces: int) -> int:
        stack_deck(t.g, aces)
        t.resolve(EvadeTo(0, find(t.g, PLACES[number])))
        t.pick(f"goal:{KING}/{number}")
        t.pick("go")
        while t.pending == "MisbehaveChoice":
            t.pick("ace")
        t.pick("option:0", *faces)
        if "pay" in t.offered():
            t.pick("pay")
        return int(t.told("goals", 0))

    t = table(1, crew={0: ["corbin", "inara", "jayne", "zoe"]}, money={0: 9000}, cruiser="bernadette")
    assert attempt(1, 5) == 1
    t.pick("end")
    assert attempt(2, 1) == 1 and t.told("warrants", 0) == 1
    t.pick("end")
    assert attempt(2, 5) == 2
    t.pick("end")
    t.pick("makework")
    t.pick("end")
    assert t.told("goals", 0) == 2 and attempt(3, 6, 5) == 3 and t.told("winners") == ["0"]


def test_goals_that_only_ask_for_a_state() -> None:
    """R-FB-556, R-FB-570: done on the own turn without an Action; the token stays when it is true no more; by another
    reading they take a Work Action."""
    four = ["amnon-duul", "badger", "niska", "patience"]
    folly: dict[str, Any] = {"story": "harkens-folly", "solid": {0: four, 1: four}}
    t = table(2, **folly)
    assert t.told("goals") == {"0": 1, "1": 0} and t.told("acted") == []
    t.pick("end")
    assert t.told("goals") == {"0": 1, "1": 1}
    assert table(2, story="harkens-folly", solid={0: four[:3]}).told("goals", 0) == 0
    t = table(2, settings={"state_goals": "work"}, **folly)
    assert t.told("goals", 0) == 0 and t.offered("goal:") == ["goal:harkens-folly/1"]
    t.pick("goal:harkens-folly/1")
    t.pick("go")
    assert t.told("goals", 0) == 1 and t.told("acted") == ["work"]


def test_two_states_at_once() -> None:
    """R-FB-554, R-FB-570: in order, but nothing keeps the second from following at once; the third is paid at Ezra."""
    chair = "first-time-in-the-captains-chair"
    t = table(2, story=chair, solid={0: ["badger", "niska"]}, money={0: 6000}, at={0: "ezra"})
    assert t.told("goals", 0) == 2
    t.pick(f"goal:{chair}/3")
    t.pick("go")
    t.pick("option:0")
    assert t.session.over and t.told("winners") == ["0"] and t.told("money", 0) == 0
    t = table(2, story=chair, goals={0: 2}, money={0: 5900}, at={0: "ezra"})
    assert t.offered("goal:") == []


def test_what_misbehaving_may_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    """R-FB-559: a price that can't be paid yet bars a Goal only where no Misbehave card comes before it."""
    chair = firefly().goals["first-time-in-the-captains-chair/3"]
    t = table(2, story="first-time-in-the-captains-chair", goals={0: 2}, money={0: 5900}, at={0: "ezra"})
    assert goal_here(t.g, 0) == ""
    monkeypatch.setattr(jobs, "goal_now", lambda g, seat: replace(chair, misbehave=1))
    assert goal_here(t.g, 0) == f"goal:{chair.id}"


def test_crying_wolf() -> None:
    """The Cruiser comes to Valentine, the ship Evades and has its token."""
    t = table(2, story="harkens-folly", goals={0: 1}, at={0: "valentine"}, crew={0: ["corbin", "inara", "kaylee"]})
    stack_deck(t.g, ["a-formal-affair", "womans-touch", "we-need-a-distraction"])
    t.pick("goal:harkens-folly/2")
    t.pick("go")
    for _ in range(3):
        t.pick("ace")
    t.pick("option:0", 4)
    assert t.told("cruiser") == "valentine" and t.pending == "EvadeChoice"
    t.pick(t.offered("evade:")[0])
    assert t.told("goals", 0) == 2 and t.told("at", 0) != "valentine" and t.told("team", 0) == []


def test_crying_wolf_of_an_outlaw() -> None:
    """Who has raised the alarm is gone before the Cruiser looks around; other Outlaws there meet it, and so does who
    Evades and is met again."""
    t = table(
        3,
        story="harkens-folly",
        goals={0: 1},
        at={0: "valentine", 1: "valentine"},
        warrants={0: 1, 1: 1},
        crew={0: ["corbin", "inara", "kaylee"]},
    )
    stack_deck(t.g, ["a-formal-affair", "womans-touch", "we-need-a-distraction"])
    t.pick("goal:harkens-folly/2")
    t.pick("go")
    for _ in range(3):
        t.pick("ace")
    t.pick("option:0", 4)
    assert t.pending == "EvadeChoice" and t.told("warrants") == {"0": 1, "1": 0, "2": 0}
    t.pick(t.offered("evade:")[0])
    assert t.told("goals", 0) == 2 and t.told("warrants", 0) == 1
    assert t.told("money") == {"0": 3000, "1": 2000, "2": 3000}


def test_last_call() -> None:
    """Some Stories end otherwise: with $15000 an Action declares Last Call, everybody else has one more turn, and the
    most money wins."""
    t = table(3, story="desperadoes", money={0: 15000, 1: 20000, 2: 100}, at={0: "s31", 1: "s81", 2: "s67"})
    assert t.told("goals", 0) == 1 and not t.session.over
    t.pick("call")
    assert t.told("acted") == ["call"] and "call" not in t.offered()
    t.pick("end")
    assert t.told("active") == 1 and t.told("goals", 1) == 1 and "call" not in t.offered()
    t.pick("end")
    t.pick("end")
    assert t.session.over and t.told("winners") == ["1"] and t.told("why") == "last-call"


def test_settling_unfinished_business() -> None:
    """Before the counting some Stories make everybody pay the Pay of Jobs in hand and Active; equal money wins
    together."""
    story = "respectable-persons-of-business"
    t = table(2, story=story, money={0: 12000, 1: 9000}, jobs={0: ["cargo-ariel"]}, hand={0: ["reserve-bank"]})
    t.resolve(Reckoning())
    assert t.told("money", 0) == 12000 - 600 - 6000 and t.told("winners") == ["1"]
    t = table(2, story=story, money={0: 9000, 1: 9000})
    t.resolve(Reckoning())
    assert t.told("winners") == ["0", "1"]


def test_passed_misbehave_cards_may_be_a_goal() -> None:
    """The lone captain's third Story: 20 cards passed."""
    assert table(1, story="lonely-wicked", marks={"passed:0": 19}).told("over") == ""
    assert table(1, story="lonely-wicked", marks={"passed:0": 20}).told("why") == "story"


def test_nobody_is_ever_out_of_the_game() -> None:
    """R-FB-573: without money, Fuel and Crew one can Mosey and Make-Work."""
    t = table(2, money={0: 0}, hold={0: {"fuel": 0}}, crew={0: ["nandi"]}, at={0: "kerry"})
    assert "makework" in t.offered() and t.offered("mosey:") and not t.offered("burn:")


def test_stories_ask_for_different_things() -> None:
    """R-FB-26, R-FB-551, R-FB-552."""
    asked = {do.word for goal in firefly().goals.values() for do in goal.has}
    assert {"solid", "solids", "money"} <= asked and any(goal.misbehave for goal in firefly().goals.values())
