"""Whatever random teams try their hands at: every Job can be done, every way of every card can be gone, with every end
that it has, and no state on the way is one that must not be."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.content.firefly import firefly
from game.content.firefly.records import CONTACTS, Crew, Gear, Job, MisbehaveCard, NavCard
from game.core.engine import advance, legal, settle
from game.rules.firefly.flight.nav import NavChoice
from game.rules.firefly.given.cards import stack_deck
from game.rules.firefly.ruleset import FIREFLY
from tests.long.census_firefly import FireflyCensus
from tests.rules.firefly.table import Table, table
from tests.told import lines

TRIES = 400
"""How often a card is tried before it counts as one that can't be done."""
MOST = 5
"""Of the Crew, and of their Gear."""
LONG = 60
PREFERRED = 0.8


def faces(kind: type[Any]) -> list[Any]:
    """The cards of that kind that are dealt without a box."""
    return [card for card in firefly().faces.values() if isinstance(card, kind) and not card.box]


def outfit(luck: Random, **tables: Any) -> Table:
    """A captain with a Crew and Gear for it, far from the Cruiser; one or two at the table."""
    leaders, others = ([crew.id for crew in faces(Crew) if crew.leader is led] for led in (True, False))
    crew = [luck.choice(leaders), *luck.sample(others, luck.randrange(MOST))]
    gear = luck.sample([card.id for card in faces(Gear)], luck.randrange(MOST + 1))
    given = {"crew": {0: crew}, "gear": {0: gear}, "money": {0: 5000}, "part": {0: 2}, **tables}
    return table(luck.choice((1, 2)), seed=luck.randrange(10**6), **given)


def play(t: Table, luck: Random, census: FireflyCensus, job: str = "") -> None:
    """Work the Job, or resolve the card, in any way."""
    t.g.news = []
    for _ in range(LONG):
        with census.watching():
            choice = advance(t.g)
        for line in lines(t.g.news):
            census.heard(t.g, line)
        over = choice is None or any(line[0] == "done" for line in lines(t.g.news))
        t.g.news.clear()
        assert FIREFLY.faults(t.g) == [], (job, t.g.zones)
        if choice is None or over:
            return
        options = legal(t.g)
        wanted = [option for option in options if option.key == "go" or option.key.startswith("equip:")]
        if type(choice).__name__ == "Actions":
            work = [option for option in options if option.plain == f"work:{job}"]
            if not work:
                return
            wanted, options = [option for option in wanted if option.key != "go"] or work, tuple(work)
        option = luck.choice(wanted if wanted and luck.random() < PREFERRED else options)
        census.answered(t.g, choice, option.key)
        with census.watching():
            settle(t.g, option)


def things(card: Any) -> set[str]:
    """What there is of a card."""
    found = {f"option {card.id}/{n}" for n, _ in enumerate(card.options)}
    found |= {f"band {card.id}/{n}/{band}" for n, way in enumerate(card.options) for band, _ in enumerate(way.bands)}
    if isinstance(card, Job):
        found.add(f"card {card.id}")
    if isinstance(card, MisbehaveCard) and card.ace:
        found.add(f"ace {card.id}")
    return found


def stages(job: Job, luck: Random) -> Iterator[Table]:
    """A Job at each of its stages, the load for the last one aboard."""
    for stage, places in enumerate(job.places):
        at = luck.choice(places)
        given: dict[str, Any] = {"at": {0: at}, "cruiser": "londinium" if at == "bernadette" else "bernadette"}
        given |= {"jobs": {0: [job.id]}, "stage": {job.id: stage}} if stage else {"hand": {0: [job.id]}}
        if stage == len(job.places) - 1:
            given |= {do.what: {0: max(1, do.n)} for do in job.load}
        yield outfit(luck, **given)


@pytest.mark.parametrize("contact", CONTACTS)
def test_every_job_can_be_done(contact: str) -> None:
    census, luck = FireflyCensus(FIREFLY), Random(5)
    for job in faces(Job):
        if job.contact == contact:
            for _ in range(TRIES):
                for t in stages(job, luck):
                    play(t, luck, census, job.id)
                if things(job) <= census.found:
                    break
            assert things(job) - census.found == set()


@pytest.mark.parametrize("kind", [NavCard, MisbehaveCard])
def test_every_way_of_a_card_can_be_gone(kind: type[Any]) -> None:
    census, luck = FireflyCensus(FIREFLY), Random(5)
    for card in faces(kind):
        for _ in range(TRIES):
            goods = {good: {0: luck.randrange(2)} for good in ("cargo", "contraband", "passenger", "fugitive")}
            if kind is NavCard:
                t = outfit(luck, at={0: "s9" if card.deck == "border" else "s39"}, **goods)
                t.resolve(NavChoice(0, f"{card.id}#1"))
                play(t, luck, census)
            else:
                t = outfit(luck, at={0: "brisingamen"}, hand={0: ["candy-from-babies"]}, **goods)
                stack_deck(t.g, [card.id])
                play(t, luck, census, "candy-from-babies")
            if things(card) <= census.found:
                break
        assert things(card) - census.found == set()
