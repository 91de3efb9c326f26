"""All of *Firefly: The Game* in one record, and every kind of record in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from game.content.common.records import Differ
from game.content.firefly.cards import (
    Contact,
    Crew,
    Drive,
    Gear,
    Goal,
    Job,
    MisbehaveCard,
    NavCard,
    Ship,
    Story,
    Upgrade,
)
from game.content.firefly.chart import Map, Planet, Sector, Sun
from game.content.firefly.parts import (
    CONTACTS,
    GOODS,
    JOB_KINDS,
    KEYWORDS,
    PROFESSIONS,
    SKILLS,
    SUPPLIES,
    ZONES,
    Band,
    Choosable,
    Do,
    Skills,
    Trial,
)

__all__ = [
    "Band", "CONTACTS", "Card", "Choosable", "Contact", "Crew", "Differ", "Do", "Drive", "Firefly", "GOODS",
    "Gear", "Goal", "JOB_KINDS", "Job", "KEYWORDS", "Map", "MisbehaveCard", "NavCard", "PROFESSIONS", "Planet",
    "SKILLS", "SUPPLIES", "Sector", "Ship", "Skills", "Story", "Sun", "SupplyCard", "Trial", "Upgrade", "ZONES",
]  # fmt: skip

SupplyCard: TypeAlias = Crew | Gear | Upgrade | Drive
Card: TypeAlias = SupplyCard | Ship | Job | NavCard | MisbehaveCard | Story


@dataclass(frozen=True)
class Firefly:
    """All of *Firefly: The Game*: its decks and its map, each by id; Leaders are among the crew.

    No two cards of any deck share an id. `faces` knows every card by it.
    """

    crew: Mapping[str, Crew]
    gear: Mapping[str, Gear]
    upgrades: Mapping[str, Upgrade]
    drives: Mapping[str, Drive]
    ships: Mapping[str, Ship]
    contacts: Mapping[str, Contact]
    jobs: Mapping[str, Job]
    nav: Mapping[str, NavCard]
    misbehave: Mapping[str, MisbehaveCard]
    stories: Mapping[str, Story]
    maps: Mapping[str, Map]

    @property
    def map(self) -> Map:
        """The game's own map."""
        return next(iter(self.maps.values()))

    @cached_property
    def faces(self) -> Mapping[str, Card]:
        """Every card by its id."""
        decks: tuple[Mapping[str, Card], ...] = (
            self.crew,
            self.gear,
            self.upgrades,
            self.drives,
            self.ships,
            self.jobs,
            self.nav,
            self.misbehave,
            self.stories,
        )
        return {id: card for deck in decks for id, card in deck.items()}

    @cached_property
    def goals(self) -> Mapping[str, Goal]:
        """Every Goal by its id."""
        return {goal.id: goal for story in self.stories.values() for goal in story.goals}

    @cached_property
    def leaders(self) -> Mapping[str, Crew]:
        """The Leaders by id."""
        return {id: card for id, card in self.crew.items() if card.leader}

    def lots(self) -> Iterator[tuple[str, str, int]]:
        """Every card with the deck it is in and how often: ("pistol", "supply:regina", 2), in a fixed order."""
        for cards in (self.crew, self.gear, self.upgrades, self.drives):
            for card in cards.values():
                for deck, count in card.decks:
                    yield card.id, deck if deck == "setup" else f"supply:{deck}", count
        yield from ((id, "setup", 1) for id in self.ships)
        yield from ((job.id, job.deck, job.count) for job in self.jobs.values())
        yield from ((card.id, f"nav:{card.deck}", card.count) for card in self.nav.values())
        yield from ((card.id, "misbehave", card.count) for card in self.misbehave.values())
        yield from ((id, "stories", 1) for id in self.stories)
