"""Setting up a game: the decks, the hunters, the order of it all and the Story (R-FB-48 to R-FB-60, R-FB-74 to R-FB-79,
R-FB-95)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.content.firefly.records import ZONES
from game.core.rng import seeded, shuffled
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone, move
from game.rules.firefly import news
from game.rules.firefly.board import board
from game.rules.firefly.boxes import Parts, boxes
from game.rules.firefly.set_up.dealing import (
    GiveJobs,
    KeepJobs,
    PrimeSupplies,
    StartingCrew,
    StartingJobs,
    StartingSupplies,
)
from game.rules.firefly.set_up.draft import OpeningRoll, PickLeader, PickShip, PlaceShip
from game.rules.firefly.settings import is_for
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face, in_play, nav_card, story_card
from game.rules.firefly.turn import PlayerTurn

CHOOSE = "choose"
"""The value of the setting "story" with which the first to choose a Leader chooses the Story, too."""
MANY = 3
"""From this number of players on the RESHUFFLE cards begin on the discard piles (R-FB-48)."""
OPEN = ("setup", "stories")
"""Decks that lie face up (R-FB-61)."""


def new_game(seats: int, seed: int, settings: Mapping[str, str]) -> Firefly:
    """All decks shuffled, Cruiser and Cutter in their Sectors (R-FB-57, R-FB-60); what the seats roll and decide comes
    next."""
    g = Firefly(rng=seeded(seed), settings=dict(settings))
    for seat in range(seats):
        g.ship[seat] = g.money[seat] = g.warrants[seat] = g.goals[seat] = 0
    fill_decks(g)
    set_reshuffle_aside(g)
    g.cruiser, g.cutter = board(g).cruiser, board(g).cutter
    g.stack = [SetUp(), OpeningRoll(tuple(range(seats)), ())]
    return g


def fill_decks(g: Firefly) -> None:
    """Every card in its own deck: shuffled, or in the open (R-FB-1 to R-FB-7, R-FB-61)."""
    for deck, cards in in_play(g.settings).items():
        g.zones[deck] = cards if deck in OPEN else shuffled(g, cards)
        if deck in OPEN:
            g.seen.update(dict.fromkeys(cards, everyone(len(g.ship))))


def set_reshuffle_aside(g: Firefly) -> None:
    """With three players or more the RESHUFFLE cards begin on the discard piles of their Nav Decks (R-FB-48 to
    R-FB-51, R-FB-56)."""
    if len(g.ship) < MANY and g.settings["reshuffle"] == "decks":
        return
    for zone in ZONES:
        deck = f"nav:{zone}"
        for card in [card for card in g.zones[deck] if nav_card(card).reshuffle]:
            move(g, card, deck, f"{deck}.discard")
            g.seen[card] = everyone(len(g.ship))


def stories_for(seats: int, settings: Mapping[str, str]) -> tuple[str, ...]:
    """The Story Cards that so many players with these settings may choose."""
    return tuple(item for item in in_play(settings)["stories"] if is_for(story_card(item), seats))


@dataclass(frozen=True, slots=True)
class SetUp(Effect[Firefly]):
    """The draft is rolled for: all that follows, in the order of the book (R-FB-95). Who chose first places last and
    has the first turn (R-FB-67, R-FB-68, R-FB-73)."""

    def run(self, g: Firefly) -> Iterable[Step]:
        order, story = g.draft, g.settings["story"]
        g.first = g.active = order[0]
        g.round = 1
        parts: Parts = {
            "choosing": tuple(step for seat in order for step in (PickLeader(seat), PickShip(seat))),
            "placing": tuple(PlaceShip(seat) for seat in reversed(order)),
            "story": (StoryChoice(order[0]) if story == CHOOSE else TakeStory(f"{story}#1"),),
            "dealt": tuple(step for seat in order for step in (StartingSupplies(seat), StartingJobs(seat))),
            "jobs": (*map(KeepJobs, order), *map(GiveJobs, order)),
            "last": (PrimeSupplies(), *map(StartingCrew, order), PlayerTurn(order[0])),
        }
        for box in boxes(g):
            parts = box.sets_up(g, parts)
        return [step for part in parts.values() for step in part]


@dataclass(frozen=True, slots=True)
class StoryChoice(Choice[Firefly]):
    """Which Story is played, chosen when the Leaders are known (R-FB-24, R-FB-75)."""

    seat: int

    def options(self, g: Firefly) -> Iterable[Option]:
        for item in stories_for(len(g.ship), g.settings):
            yield Option(f"story:{face(item)}", (TakeStory(item),), f"card:{item}", "area:story")


@dataclass(frozen=True, slots=True)
class TakeStory(Effect[Firefly]):
    """A Story is in force; the others play no part (R-FB-76)."""

    item: str

    def run(self, g: Firefly) -> Iterable[Step]:
        move(g, self.item, "stories", "story")
        g.tell(news.Story(self.item))
        return ()
