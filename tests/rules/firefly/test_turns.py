"""Turns: the hunters first, two Actions, the next player; the sample turns of the book (R-FB-132 to R-FB-148, R-FB-233,
R-FB-590 to R-FB-592)."""

from __future__ import annotations

import pytest

from game.content.firefly import firefly
from game.content.firefly.records import Do
from game.rules.firefly.acting import actions_left
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.ruleset import FIREFLY
from game.rules.firefly.turn import PlayerTurn, PlayerTurnOver
from tests.rules.firefly.happen import table


def test_two_actions_each_kind_once() -> None:
    """R-FB-132 to R-FB-136: in any order, or fewer."""
    t = table(at={0: "s10"})
    t.pick("mosey:persephone")
    t.pick("buy")
    t.pick("done")
    t.pick("done")
    assert t.told("acted") == ["fly", "buy"] and "deal:badger" not in t.offered() and "buy" not in t.offered()
    assert "dump:fuel" in t.offered(), "what is free still is (R-FB-140)"
    fewer = table()
    fewer.pick("end")
    assert fewer.told("active") == 1


def test_the_turn_goes_to_the_left() -> None:
    """R-FB-23, R-FB-74, R-FB-141, R-FB-590, R-FB-591: and round again; marks of the turn are gone."""
    t = table(3, first=1, active=1, marks={"passed:0": 2})
    order = []
    for _ in range(4):
        order.append(t.told("active"))
        t.pick("end")
    assert order == [1, 2, 0, 1] and t.told("round") == 2 and t.told("marks") == {"passed:0": 2}


@pytest.mark.parametrize("limit", ["0", "20"])
def test_there_is_no_last_round(limit: str) -> None:
    """R-FB-142: unless the table has set one; then most Goals win, and among those most money."""
    t = table(2, settings={"limit": limit}, round=20, goals={0: 1, 1: 1}, money={0: 100, 1: 200}, active=1)
    t.resolve(PlayerTurnOver(1))
    assert (t.told("over"), t.told("winners")) == (("", []) if limit == "0" else ("won", ["1"]))


def test_reavers_come_first() -> None:
    """R-FB-233, R-FB-235: at the start of the turn, not when the Cutter comes."""
    t = table(at={0: "s81"}, cutter="s81")
    assert t.pending == "Actions"
    t.resolve(PlayerTurn(0))
    assert t.pending == "NavChoice"


def test_contact_again_every_turn_if_the_table_plays_so() -> None:
    """R-FB-217: once for each stay, or with the other reading at the start of each turn."""
    for contact, left in (("stay", 1), ("turn", 0)):
        t = table(settings={"contact": contact}, at={0: "londinium"}, warrants={0: 1}, met=["0"])
        t.resolve(PlayerTurn(0))
        assert t.told("warrants", 0) == left


def test_turns_do_not_overlap() -> None:
    """R-FB-592: whoever isn't active is not asked; the end of a rival's Buy has to be waited for."""
    t = table(at={0: "persephone"})
    t.pick("buy")
    assert t.seat == 0 and t.told("active") == 0
    t.pick("done")
    t.pick("done")
    t.pick("end")
    assert t.seat == t.told("active") == 1


def test_john_buys_and_flies() -> None:
    """R-FB-144: a card seen in the discard pile of the place, then away."""
    t = table(at={0: "persephone"}, crew={0: ["malcolm"]}, pile={"supply:persephone": ["river-tam"]})
    for answer in ("buy", "pick:river-tam", "done", "buy:river-tam", "done", "mosey:pelorum"):
        t.pick(answer)
    assert t.pile("crew:0") == ["malcolm", "river-tam"] and t.told("acted") == ["buy", "fly"]


def test_sally_buys_and_works() -> None:
    """R-FB-145, R-FB-148: Marco's gun at half price, then a starting Job begun at the same place, on the first turn."""
    pile = {"supply:silverhold": ["pistol"]}
    t = table(at={0: "silverhold"}, crew={0: ["marco"]}, hand={0: ["hot-cargo"]}, pile=pile)
    for answer in ("buy", "pick:pistol", "done", "buy:pistol", "done", "work:hot-cargo", "go"):
        t.pick(answer)
    assert t.told("jobs", 0) == ["hot-cargo"] and t.told("acted") == ["buy", "work"]
    assert 3000 - t.told("money", 0) == firefly().gear["pistol"].cost // 2


def test_pete_flies_and_buys() -> None:
    """R-FB-146: from Londinium to Osiris, there one card of the pile and one that was drawn."""
    t = table(at={0: "londinium"}, crew={0: ["malcolm"]}, pile={"supply:osiris": ["inara"]})
    stack_deck(t.g, ["the-big-black#1", "the-big-black#2", "med-staff"])
    for answer in ("burn:s59", "option:0", "fly:osiris", "option:0", "stop", "buy", "pick:inara", "draw", "done"):
        t.pick(answer)
    for answer in ("buy:inara", "buy:med-staff", "done"):
        t.pick(answer)
    assert t.pile("crew:0") == ["malcolm", "inara", "med-staff"] and t.told("money", 0) == 2500


def test_liz_deals_and_flies() -> None:
    """R-FB-147: with one Job in hand two more of Patience's, then off to the first pick-up."""
    jobs = ["cattle-drive-kerry", "dung-run-newhope"]
    t = table(at={0: "athens"}, hand={0: ["hard-goods"]}, pile={"contact:patience": jobs})
    answers = [*(f"pick:{job}" for job in jobs), "done", *(f"accept:{job}" for job in jobs), "done"]
    for answer in ("deal:patience", *answers):
        t.pick(answer)
    assert t.told("hand", 0) == ["hard-goods", *jobs] and t.told("acted") == ["deal"]
    assert t.offered("burn:") and t.offered("mosey:")


def test_last_call_comes_round() -> None:
    """R-FB-142: when the turn would come back to who declared it, the money is counted."""
    t = table(2, active=0, money={0: 100, 1: 200}, marks={"call": 2})
    t.pick("end")
    assert (t.told("over"), t.told("why"), t.told("winners")) == ("won", "last-call", ["1"])
    t = table(2, active=1, marks={"call": 2})
    t.pick("end")
    assert t.told("over") == "" and t.told("active") == 0 and t.told("marks") == {"call": 2}


def test_a_story_that_counts_turns() -> None:
    """R-FB-142: a lone captain has so many turns, and then has lost."""
    story = next(story for story in firefly().stories.values() if any(do.word == "turn_limit" for do in story.setup))
    last = sum(do.n for do in story.setup if do.word == "turn_limit")
    for played, over in ((last - 1, ""), (last, "won")):
        t = table(1, story=story.id, round=played)
        t.pick("end")
        assert (t.told("over"), t.told("winners"), t.told("why")) == (over, [], "solo" if over else "")


LONELY = [story.id for story in firefly().stories.values() if story.seats == (1, 1)]


@pytest.mark.parametrize("story", LONELY)
def test_alone_each_action_may_be_taken_once_and_flight_ends_it(story: str) -> None:
    """R-FB-553: the rule of the lone captain's Stories; twenty turns, Crew for $1000, four Actions, Fly the last."""
    assert firefly().stories[story].setup == (
        Do("turn_limit", "", 20),
        Do("every_action"),
        Do("start_crew", "", 4),
        Do("start_crew_cost", "", 1000),
    )
    t = table(1, story=story, at={0: "persephone"}, acted=["buy", "deal", "work"])
    assert t.offered("burn:") and t.offered("mosey:") and not t.offered("buy") and not t.offered("deal:")
    assert actions_left(t.g) == 1 and FIREFLY.faults(t.g) == []
    t.pick(t.offered("mosey:")[0])
    while t.pending == "FlightChoice":
        t.pick("stop")
    assert t.told("acted") == ["buy", "deal", "work", "fly"] and actions_left(t.g) == 0 and FIREFLY.faults(t.g) == []
    assert not {key.partition(":")[0] for key in t.offered()} & {"burn", "mosey", "buy", "deal", "work", "makework"}
    t = table(1, story=story, at={0: "persephone"}, acted=["fly"])
    assert not [key for word in ("buy", "deal:", "work:", "makework", "goal:") for key in t.offered(word)]
    for verb in ("buy", "deal:badger", "makework"):
        refusal = FIREFLY.why_not(t.g, "", verb)
        assert refusal is not None and (refusal.rule, refusal.says) == ("R-FB-553", "firefly.why.flight_ends")
    t = table(2, at={0: "persephone", 1: "osiris"}, acted=["buy", "deal"])
    assert not t.offered("mosey:") and t.refused("ship:0", "mosey:pelorum")[0] == "R-FB-133", "as in every other Story"


def test_actions_after_a_flight_are_unsound_where_it_ends_the_turn() -> None:
    """R-FB-649."""
    t = table(1, story=LONELY[0])
    t.g.acted = ("fly", "buy")
    assert any("more Actions are taken" in fault for fault in FIREFLY.faults(t.g))
    t.g.acted = ("buy", "work", "fly")
    assert FIREFLY.faults(t.g) == []
