"""Whether the cards of the fans' card game make sense: what no shape can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.content.common.errors import Problem
from game.content.fancards.records import PLACES, FanCards, Hazard, Instant, Job, Stage

MOST_PLAYERS = 6
CREW_EACH = 3  # R-CG-10
BULLETIN = 4  # R-CG-13
EPICS_TO_WIN = 3  # R-CG-102
STRIKES_ONE = frozenset(("lose_moves", "wound", "pay", "no_jobs", "steal"))
TABLES = {
    "ships": "ship",
    "crew": "crew",
    "spares": "spare",
    "places": "place",
    "characters": "character",
    "items": "item",
    "traits": "trait",
    "actions": "action",
    "units": "unit",
    "hazards": "hazard",
    "jobs": "job",
    "epics": "epic",
    "parts": "part",
}
"""What a card is called in its file, by its deck; instants go by what they are for."""


def check_ids(found: FanCards) -> list[Problem]:
    """Event cards, jobs or crew of different decks under one id."""
    rows = (
        ("characters", "items", "traits", "actions", "instants", "units", "hazards"),
        ("jobs", "epics"),
        ("crew", "spares"),
    )
    problems = []
    for decks in rows:
        times = Counter(id for deck in decks for id in getattr(found, deck))
        says = "is the id of two cards."
        problems += [
            Problem("twice", "decks", says, "Rename one.", 0, f"card ({id})", "id") for id, n in times.items() if n > 1
        ]
    return problems


def check_cards(found: FanCards, known: FanCards) -> list[Problem]:
    """Cards that speak of what there isn't, do nothing, or can never be finished; `known`: all they may speak of."""
    wrong = (*_words(found), *_instants(found, known), *_hazards(found, known), *_jobs(found, known), *_parts(found))
    return [Problem("bad-card", "decks", says, "", 0, table, field) for table, field, says in wrong]


def check_enough(found: FanCards) -> list[Problem]:
    """A box that six players can't play with (R-CG-8 to R-CG-15)."""
    starts = sum(place.kind == "core" and not any(place.needs) for place in found.places.values())
    epics = sum(epic.count for epic in found.epics.values())
    jobs = epics + sum(job.count for job in found.jobs.values())
    rows = (
        ("ship", len(found.ships), MOST_PLAYERS, "ships"),
        ("crew", len(found.crew), MOST_PLAYERS * CREW_EACH, "crew to start with"),
        ("spare", len(found.spares), 1, "crew to stand in"),
        ("place", starts, 1, "core worlds that ask for no Reputation, to start from"),
        ("job", jobs, BULLETIN, "jobs"),
        ("epic", epics, EPICS_TO_WIN, "Epics"),
    )
    says = "there are {} {}; a game needs {}."
    return [
        Problem("too-few", "decks", says.format(there, what, needed), "", 0, "", table)
        for table, there, needed, what in rows
        if there < needed
    ]


def check_mod(found: FanCards) -> list[Problem]:
    """What only the box has: who stands in, and the parts of the broadcast."""
    rows = (("spare", found.spares), ("part", found.parts))
    says = "belongs to the box alone."
    return [Problem("bad-card", "decks", says, "", 0, f"{table} ({id})", "id") for table, deck in rows for id in deck]


Wrong = Iterator[tuple[str, str, str]]


def _words(found: FanCards) -> Wrong:
    """Words that are said twice on a card, and cards that do nothing."""
    for deck, table in TABLES.items():
        for card in getattr(found, deck).values():
            for field in ("perks", "do"):
                yield from _twice(f"{table} ({card.id})", field, getattr(card, field, ()))
    for table, cards in (("action", found.actions), ("hazard", found.hazards)):
        for id, card in cards.items():
            if not card.do and not card.power:
                yield f"{table} ({id})", "do", "the card does nothing: it has neither do nor power."
    for item in found.items.values():
        names = {word.name for word in item.perks}
        if "sole_weapon" in names and not item.weapon:
            yield f"item ({item.id})", "perks", 'sole_weapon goes only with the tag "weapon".'


def _twice(table: str, field: str, words: Iterable[object]) -> Wrong:
    names = Counter(getattr(word, "name", "") for word in words)
    for name in sorted(name for name, n in names.items() if n > 1):
        yield table, field, f"says {name} twice."


def _instants(found: FanCards, known: FanCards) -> Wrong:
    for card in found.instants.values():
        table = _of(card)
        yield from _twice(table, "do", card.do)
        if not card.do and not card.power:
            yield table, "do", "the card does nothing: it has neither do nor power."
        if card.only_with and card.only_with not in known.crew:
            yield table, "only_with", f"there is no crew card {card.only_with!r}."


def _of(card: Instant) -> str:
    return f"{'nasty' if card.nasty else 'defence'} ({card.id})"


def _hazards(found: FanCards, known: FanCards) -> Wrong:
    for card in found.hazards.values():
        yield from _hazard(card, f"hazard ({card.id})")


def _hazard(card: Hazard, table: str) -> Wrong:
    for word in card.do:
        if (word.name in STRIKES_ONE) != card.target:
            wanted = "true" if word.name in STRIKES_ONE else "false"
            yield table, "do", f"{word.name} goes only with target = {wanted}."
    if card.spared and not card.target:
        yield table, "spared", "goes only with target = true."


def _jobs(found: FanCards, known: FanCards) -> Wrong:
    skilled = _trades(known)
    tags = {tag for item in known.items.values() for tag in item.tags}
    kinds = Counter(place.kind for place in known.places.values())
    for table, job in (*(("job", j) for j in found.jobs.values()), *(("epic", e) for e in found.epics.values())):
        head = f"{table} ({job.id})"
        for trade in job.trades:
            if trade not in skilled:
                yield head, "trades", f"nobody in the decks has the trade {trade}."
        if job.brings and job.brings not in tags:
            yield head, "brings", f"no item in the decks is {job.brings}."
        yield from _stages(head, job, known, kinds)


def _trades(known: FanCards) -> frozenset[str]:
    """The trades that somebody or something has."""
    decks = (known.crew, known.characters, known.items, known.traits)
    return frozenset(trade for deck in decks for card in deck.values() for trade in card.trades)


def _stages(head: str, job: Job, known: FanCards, kinds: Counter[str]) -> Wrong:
    """Places that aren't there, and stages that nobody can go through: those of one kind are different cards."""
    wanted: Counter[str] = Counter()
    for stage in job.stages:
        yield from _stage(head, stage, known)
        wanted[stage.place] += stage.n
    for place, n in wanted.items():
        if place in known.places and n > 1:
            yield head, "stages", f"leads to {place!r} more than once."
        there = sum(kinds.values()) if place == "any" else kinds[place]
        if place in (*PLACES, "any") and n > there:
            what = "places" if place == "any" else f"{place} worlds"
            yield head, "stages", f"needs {n} {what}, there are {there}; nobody can finish it."


def _stage(head: str, stage: Stage, known: FanCards) -> Wrong:
    kind = stage.place in (*PLACES, "any")
    if not kind and stage.place not in known.places:
        yield head, "stages", f"there is no location {stage.place!r}; a kind is core, unmarked, rim or any."
    if kind and stage.otherwise:
        yield head, "stages", f"otherwise goes only with a named location, not with {stage.place!r}."


def _parts(found: FanCards) -> Wrong:
    numbers = Counter(part.number for part in found.parts.values())
    for part in found.parts.values():
        if numbers[part.number] > 1:
            yield f"part ({part.id})", "number", f"there are two parts with the number {part.number}."
