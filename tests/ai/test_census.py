"""The campaign of coverage: what it says that there is, and what it takes note of in a game."""

from __future__ import annotations

from collections import Counter

import pytest

from game.ai.levels import BOTS
from game.core.engine import legal
from game.core.ruleset import Ruleset
from game.core.views import view
from game.rules.firefly import perks as perk_module
from game.rules.firefly.crew import gear
from game.rules.firefly.flight import flying
from game.rules.firefly.flight.nav import NavChoice
from game.rules.firefly.jobs import payday
from game.rules.firefly.ruleset import FIREFLY
from game.rules.pirates import duel
from game.rules.registry import RULESETS
from tests.long import coverage
from tests.long.census import Census, choices, news
from tests.long.census_firefly import FireflyCensus
from tests.long.census_pirates import PiratesCensus
from tests.long.curious import FEW, Curious
from tests.long.result import Result
from tests.long.tables import BOXED_FIREFLY, Tables
from tests.rules.firefly.table import table

FEWEST = {"fistful": 45, "keepflyin": 90, "firefly": 150, "fancards": 90}
"""What occurs at least in a game at one table."""


@pytest.mark.parametrize("rules", RULESETS, ids=lambda rules: rules.id)
def test_what_occurs_is_among_what_there_is(rules: Ruleset[object]) -> None:
    """A name that nobody expects would hide that the thing itself is never found."""
    census = coverage.CENSUS.get(rules.id, Census)(rules)
    result = Result("")
    coverage.one_game(rules, 2, 7, census.settings(2, 0), census, {**BOTS, "curious": Curious()}, result)
    assert result.faults == [] and result.tried == 1
    expected = census.expected()
    assert census.found - expected == set()
    kinds = {name.partition(" ")[0] for name in census.found}
    assert kinds >= ({"perk", "band", "option", "sector"} if rules.id == "firefly" else {"card", "choice", "news"})
    assert len(census.found) > FEWEST[rules.id] and len(expected) > len(census.found)


def test_what_there_is_in_firefly() -> None:
    rules = next(one for one in RULESETS if one.id == "firefly")
    there = Counter(name.partition(" ")[0] for name in FireflyCensus(rules).expected())
    assert there["sector"] == 100 and there["goal"] == 17 and there["won"] == 9 and there["end"] == 4
    assert there["ace"] == 18 and there["option"] == 143 and there["band"] == 181 and there["perk"] == 80
    assert there["card"] == len(rules.cards()) and there["contact"] == 5 * 3 + 8 + 6


def test_what_there_is_in_the_box_and_when_it_occurs() -> None:
    """Its cards do something when the rules ask for just that, not when they ask for all that a seat has."""
    census = PiratesCensus(BOXED_FIREFLY)
    there = Counter(name.partition(" ")[0] for name in census.expected())
    assert there["card"] == 57 and there["goal"] == 13 and there["won"] == 3 and there["perk"] > 30
    assert census.settings(4, 0)["pirates"] == "on" and census.settings(4, 0)["story"] == "another-mans-treasure"
    g = table(settings={"pirates": "on"}, crew={0: ["marco", "the-guardian"]}).g
    with census.watching():
        perk_module.perks(g, 0, "own")
        assert not census.found
        duel.own(g, 0, "again")
    assert census.found == {"perk the-guardian own again"}
    census.found.clear()
    duel.own(g, 0, "again")
    assert not census.found, "bots may ask as much as they like"


def test_a_perk_occurs_when_the_rules_ask_for_it_and_find_it() -> None:
    census = FireflyCensus(next(one for one in RULESETS if one.id == "firefly"))
    g = table(crew={0: ["malcolm", "wash"]}).g
    flying.range_of(g, 0)
    assert census.found == set(), "bots may ask as much as they like"
    with census.watching():
        flying.range_of(g, 0)
        gear.room_for(g, "wash#1")
    assert census.found == {"perk wash range 1"}
    census.found.clear()
    flying.range_of(g, 0)
    assert census.found == set()
    g = table(crew={0: ["malcolm", "wash"]}, upgrades={0: ["sky-hook"]}).g
    with census.watching():
        payday.perks(g, 0, "haul")
    assert census.found == {"perk sky-hook haul crime contraband 1", "perk sky-hook works_with pilot"}


def test_a_warrant_on_the_work_of_niska_is_a_pound_of_flesh() -> None:
    census, t = FireflyCensus(FIREFLY), table(jobs={0: ["great-need", "diamonds"]})
    t.resolve(NavChoice(0, "derelict-ship#1"))
    choice = t.g.stack[-1]
    for work in ("", "diamonds#1", "goal:harkens-folly/2", "great-need#1"):
        assert "contact niska pound_of_flesh" not in census.found
        t.g.work = work
        census.answered(t.g, choice, "option:0")  # type: ignore[arg-type]
        census.heard(t.g, ("warrant", 0, 1))
    assert "contact niska pound_of_flesh" in census.found


def test_kinds_of_choice_and_of_news_are_read_off_the_rules() -> None:
    assert {"Actions", "TradeAnswer", "MisbehaveChoice"} <= choices("firefly") and "Choice" not in choices("firefly")
    assert {"traded", "killed", "solid"} <= news("firefly") and {"pursues", "paid"} <= news("keepflyin")


def test_what_never_occurred_is_told_and_after_many_games_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = next(one for one in RULESETS if one.id == "fistful")
    everything = Census(rules).expected()
    for games, faults, listed in ((5, 0, False), (coverage.LISTED, 0, True), (coverage.ENOUGH, 1, True)):
        found = Counter({("fistful", name): 1 for name in everything - {"choice Keep", "news alarm"}})
        found["fistful", coverage.GAMES] = games
        result = Result("", notes={"found": found})
        coverage.judged(result)
        assert len(result.faults) == faults
        assert ("never choice Keep, news alarm" in str(result.notes["fistful"])) == listed
    monkeypatch.setattr(Census, "explained", {"choice Keep": "why", "news alarm": "why"})
    result = Result("", notes={"found": found})
    coverage.judged(result)
    assert result.faults == [] and "2 are explained" in str(result.notes["fistful"])


def test_the_curious_answers_what_was_hardly_ever_answered() -> None:
    """Each of two ways of a card several times, where a bot that plays well knows only one."""
    t = table(crew={0: ["malcolm", "zoe"]})
    t.resolve(NavChoice(0, "derelict-ship#1"))
    curious, sight = Curious(), view(FIREFLY, t.g, 0)
    options, choice = legal(t.g), t.g.stack[-1]
    assert len(options) > 1 and isinstance(choice, NavChoice)
    taken = Counter(curious(FIREFLY, sight, choice, options, seed) for seed in range(60))
    well = BOTS["greedy"](FIREFLY, sight, choice, options, 1)
    assert set(taken) == {option.key for option in options}
    assert all(count == FEW for key, count in taken.items() if key != well) and taken[well] > 30


def test_a_state_that_must_not_be_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.rules.fistful.soundness.faults", lambda rules, g: ["no good"])
    result = coverage.coverage(1, 3, Tables("fistful", 2))
    assert len(result.faults) > 5 and "seed 3" in result.faults[0] and result.faults[0].endswith("no good")


def test_a_campaign_of_one_game_each() -> None:
    result = coverage.coverage(1, 3, Tables("fistful", 2))
    assert result.tried == 1 and not result.faults
    found = result.notes["found"]
    assert isinstance(found, Counter) and found["fistful", coverage.GAMES] == 1 and len(found) > 40
