"""What a mod of the fans' card game brings: ships, crew, locations, event cards, jobs and Epics."""

from __future__ import annotations

from dataclasses import fields, replace

from game.content.common.mod import owned
from game.content.common.toml.problem_places import placed
from game.content.common.toml.source import Source, need_none
from game.content.fancards.content import read_decks
from game.content.fancards.records import FanCards, Job
from game.content.fancards.sense import check_cards, check_ids, check_mod

MARK = "."
"""Between mod and id: the answers of this game are read between colons."""


def read_brought(top: Source, base: FanCards) -> FanCards:
    """The cards of a mod, called `<mod>.<id>`; they may speak of those of the box. ContentError."""
    decks = top / "decks"
    files = decks.all_toml()
    found = read_decks(decks, files)
    known = FanCards(**{d.name: {**getattr(base, d.name), **getattr(found, d.name)} for d in fields(base)})
    need_none(placed([*check_ids(found), *check_cards(found, known), *check_mod(found)], files))
    return _renamed(found, top.file)


def _renamed(found: FanCards, mod: str) -> FanCards:
    """The cards under the name of the mod, wherever they are spoken of."""

    def named(id: str, deck: object) -> str:
        return f"{mod}{MARK}{id}" if isinstance(deck, dict) and id in deck else id

    def bound(job: Job) -> Job:
        stages = tuple(stage._replace(place=named(stage.place, found.places)) for stage in job.stages)
        return replace(job, stages=stages)

    instants = [replace(card, only_with=named(card.only_with, found.crew)) for card in found.instants.values()]
    decks = {deck.name: getattr(found, deck.name).values() for deck in fields(found)}
    decks |= {"instants": instants, "jobs": map(bound, found.jobs.values()), "epics": map(bound, found.epics.values())}
    return FanCards(**{name: owned(cards, mod, MARK) for name, cards in decks.items()})
