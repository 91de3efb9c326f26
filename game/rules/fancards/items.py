"""Items and traits: who carries what (R-CG-66, R-CG-69 to R-CG-75)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.content.fancards.records import Trait
from game.core.remembered import remembered
from game.core.steps import Effect, Option, Step
from game.rules.fancards import news
from game.rules.fancards.crew import carry_of, left_of, numb, present
from game.rules.fancards.faces import crew_face, face, is_trait, perk
from game.rules.fancards.healing import Heal, hurt_at
from game.rules.fancards.state import FanCards, cell_of, items_on, place_of, stowed
from game.rules.fancards.stow import discard_item, room


def load_of(g: FanCards, card: str) -> int:
    """How many items a crew member carries; traits are no load (R-CG-72, R-CG-73)."""
    return sum(not is_trait(item) for item in items_on(g, card))


def in_reach(g: FanCards, seat: int) -> list[str]:
    """The crew who can take from the inventory and put into it: who is where the ship is."""
    return present(g, seat, g.spot[seat])


def bears(g: FanCards, card: str, item: str) -> bool:
    """Whether a crew member can take up an item or trait: it is strong enough for it, has a hand free, and nothing
    keeps it from it (R-CG-72)."""
    if perk(item, "carrier_combat") > crew_face(card).combat or numb(g, card):
        return False
    return is_trait(item) or load_of(g, card) < carry_of(g, card)


def attach_options(g: FanCards, seat: int) -> Iterable[Option]:
    """Items of the inventory go to who can carry them (R-CG-71, R-CG-72)."""
    items = stowed(g, seat)
    if not items:
        return ()
    near = in_reach(g, seat)
    able = [(item, card) for item in items for card in near if bears(g, card, item)]
    return [Option(f"attach:{item}:{card}", (Attach(seat, item, card),), item, card) for item, card in able]


def can_lose(g: FanCards, card: str, item: str) -> bool:
    """Whether somebody can do without what it carries: it neither dies of it nor carries too much then (R-CG-45,
    R-CG-72)."""
    printed = face(item)
    if isinstance(printed, Trait) and left_of(g, card) <= printed.health:
        return False
    carries = getattr(printed, "carry", 0)
    return not carries or load_of(g, card) - (not is_trait(item)) <= carry_of(g, card) - carries


def detach_options(g: FanCards, seat: int) -> Iterable[Option]:
    """What is carried goes to the inventory or is discarded (R-CG-74, R-CG-75); what lies there may be discarded."""
    found: list[Option] = []
    for item in g.zones.get(f"items:{seat}", ()):
        card = g.carrier.get(item, "")
        if card and not can_lose(g, card, item):
            continue
        if card and not is_trait(item) and room(g, seat) > 0 and card in in_reach(g, seat):
            found.append(Option(f"stow:{item}", (Stow(seat, item),), item, f"items:{seat}"))
        found.append(_drop_option(seat, item))
    return found


@remembered
def _drop_option(seat: int, item: str) -> Option:
    """The option to discard an item or trait, made once."""
    return Option(f"drop:{item}", (DropItem(seat, item),), item, "event.discard")


def use_options(g: FanCards, seat: int) -> Iterable[Option]:
    """Items that are discarded to take off wounds where they are (R-CG-119)."""
    items = [item for item in g.zones.get(f"items:{seat}", ()) if perk(item, "heals")]
    return _heal_options(g, seat, items) if items else ()


def _heal_options(g: FanCards, seat: int, items: Sequence[str]) -> Iterable[Option]:
    for item in items:
        card = g.carrier.get(item, "")
        cell = cell_of(g, place_of(g, seat, card)) if card else g.spot[seat]
        if hurt_at(g, seat, cell) and not (card and numb(g, card)):
            then = (DropItem(seat, item), Heal(seat, cell, perk(item, "heals")))
            yield Option(f"use:{item}", then, item, "wound")


@dataclass(frozen=True, slots=True)
class Attach(Effect[FanCards]):
    """An item is carried from now on (R-CG-69)."""

    seat: int
    item: str
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.carrier[self.item] = self.card
        g.tell(news.Attached(self.seat, self.item, self.card))
        return ()


@dataclass(frozen=True, slots=True)
class Stow(Effect[FanCards]):
    """A carried item goes to the inventory (R-CG-74)."""

    seat: int
    item: str

    def run(self, g: FanCards) -> Iterable[Step]:
        del g.carrier[self.item]
        g.tell(news.Stowed(self.seat, self.item))
        return ()


@dataclass(frozen=True, slots=True)
class DropItem(Effect[FanCards]):
    """An item or trait is discarded (R-CG-74)."""

    seat: int
    item: str

    def run(self, g: FanCards) -> Iterable[Step]:
        discard_item(g, self.seat, self.item)
        return ()
