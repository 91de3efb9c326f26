"""What a bot does in fights."""

from __future__ import annotations

from typing import Any

from game.core.views import view
from game.rules.fancards.ruleset import FANCARDS
from game.rules.fancards.work.missions import FaceFoe
from tests.rules.fancards.table import Table, table
from tests.rules.table import plain


def plain_answer(t: Table) -> str:
    """The one answer a bot looks at, from what its seat sees."""
    found = FANCARDS.guide(view(FANCARDS, t.g, t.seat), [option.key for option in t.session.options])
    assert len(found) == 1
    return plain(found[0])


def verse(hand: list[str], mine: list[str], answers: list[str] | None = None, **tables: Any) -> Table:
    """The 'Verse phase of seat 0 against seat 1."""
    tables = {"criminal": {1: 12}, "command": {1: 0}, "credits": {1: 5}, **tables}
    return table(phase="verse", crew={0: ["mal"], 1: mine}, hand={0: hand, 1: answers or []}, **tables)


def test_trouble_is_sent_to_who_is_near_to_winning() -> None:
    """Of two crews alike the one with an Epic is attacked; a unit that can't win stays in the hand."""
    crews: Any = {
        "crew": {0: ["mal"], 1: ["zoe"], 2: ["jayne"]},
        "criminal": {1: 12, 2: 12},
        "epics": {2: ["the-lassiter"]},
    }
    t = table(3, phase="verse", hand={0: ["bandits", "alliance-mercenaries"]}, **crews)
    assert plain_answer(t) == "lay:alliance-mercenaries:2"
    assert plain_answer(verse(["bandits"], ["jayne"])) == "done"


def test_the_strong_meet_attackers() -> None:
    """Zoe meets the patrol, and Simon stays out of it."""
    t = verse(["alliance-patrol"], ["simon", "zoe"])
    for word in ("lay:alliance-patrol:1", "done", "ready"):
        t.pick(word)
    assert plain_answer(t) == "guard:zoe:alliance-patrol"
    t.pick("guard:zoe:alliance-patrol")
    assert plain_answer(t) == "ready"


def test_instants_are_for_danger() -> None:
    """Simon alone takes cover from a patrol, Jayne not from bandits."""
    for who, unit, wanted in (("simon", "alliance-patrol", "answer:take-cover"), ("jayne", "drunk-locals", "ready")):
        t = verse([unit], [who], answers=["take-cover"])
        t.pick(f"lay:{unit}:1")
        t.pick("done")
        assert plain_answer(t) == wanted


def test_leftovers_are_sent_where_it_hurts() -> None:
    """Nobody meets the patrol: it fights Simon, whom it wounds most surely."""
    t = verse(["alliance-patrol"], ["zoe", "simon"])
    for word in ("lay:alliance-patrol:1", "done", "ready", "ready"):
        t.pick(word)
    assert plain_answer(t) == "pick:alliance-patrol:simon"


def test_hopeless_fights_of_jobs_are_broken_off() -> None:
    """Simon doesn't fight a train guard, whom Jayne fights (R-CG-96)."""
    for crew, wanted in (("simon", "break_off"), ("jayne", "fight:jayne:0")):
        t = table(phase="crew", crew={0: [crew], 1: ["wash"]}, jobs={0: ["the-pay-train"]})
        t.resolve(FaceFoe(0, t.g.zones["jobs:0"][0], "0,0"))
        assert plain_answer(t) == wanted
