"""Setting up a game (R-CG-9 to R-CG-20, R-CG-108)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.core.rng import below, seeded, shuffled
from game.core.steps import Effect, Step
from game.core.zones import everyone, move
from game.rules.fancards import news
from game.rules.fancards.captains import Succession
from game.rules.fancards.charting import CORE, START, DrawPlace, legal_cells
from game.rules.fancards.faces import cards_of, is_character, is_spare, is_unit, mods_of, place_face
from game.rules.fancards.hands import draw_up
from game.rules.fancards.reset import full_command
from game.rules.fancards.scoring import by_ring
from game.rules.fancards.set_up.draft import ChooseShip, DealCrew, picks
from game.rules.fancards.state import BOX, RECRUITS, SHIPS, FanCards, on, seats_from
from game.rules.fancards.turn import SeatTurn
from game.rules.fancards.work.jobs import FillBulletin

SHARE = {2: 100, 3: 100, 4: 90, 5: 80, 6: 70}
"""How many of a hundred units are in the deck, by players: each pool is full again for every opponent (R-CG-30)."""


def new_game(seats: int, seed: int, settings: Mapping[str, str]) -> FanCards:
    """Decks shuffled, the start on the table; choosing ships, crew and captains comes next."""
    g = FanCards(rng=seeded(seed), settings=dict(settings))
    for seat in range(seats):
        for table in (g.credits, g.alliance, g.criminal, g.pool, g.moves, g.command):
            table[seat] = 0
        g.credits[seat] = int(settings["purse"])
        g.spot[seat], g.captain[seat], g.epics[seat] = START, "", ()
    if on(g, "squads"):
        g.roving = dict.fromkeys(g.spot, START)
    g.first = g.active = below(g, seats)
    g.round = 1
    lay_out(g)
    order = seats_from(g, g.first)
    ships = [ChooseShip(seat) for seat in order]
    captains = [Succession(seat) for seat in order]
    g.stack = [*ships, DealCrew(), *picks(g), *captains, *revealing(g), DealHands(), SeatTurn(g.first)][::-1]
    return g


def lay_out(g: FanCards) -> None:
    """Every card goes to its pile."""
    mods, known = mods_of(g.settings["mods"]), everyone(len(g.credits))
    open_piles = {SHIPS: cards_of("ship", mods), RECRUITS: starters(mods), "spares": spares(mods)}
    events = cards_of("event", mods)
    units = shuffled(g, [card for card in events if is_unit(card)])
    out = set(units[len(units) * share(g) // 100 :])
    if on(g, "recruit"):
        open_piles["recruit"] = shuffled(g, [card for card in events if is_character(card)])
        out |= set(open_piles["recruit"])
    open_piles[BOX] = tuple(card for card in units if card in out)
    if not by_ring(g):
        open_piles[BOX] += cards_of("part", mods)
    for zone, cards in open_piles.items():
        if cards:
            g.zones[zone] = cards
            g.seen.update(dict.fromkeys(cards, known))
    g.zones["event"] = shuffled(g, [card for card in events if card not in out])
    g.zones["job"] = shuffled(g, cards_of("job", mods))
    if by_ring(g):
        g.zones["part"] = shuffled(g, cards_of("part", mods))
    places = shuffled(g, cards_of("location", mods))
    start = next(card for card in places if place_face(card).kind == CORE and not any(place_face(card).needs))
    g.zones["location"] = places
    move(g, start, "location", "map")
    g.seen[start] = known
    g.cells[START] = start
    for seat in g.spot:
        g.flags[f"been:{seat}:{START}"] = 1


def starters(mods: tuple[str, ...]) -> tuple[str, ...]:
    """The crew cards to choose from."""
    spare = set(spares(mods))
    return tuple(card for card in cards_of("crew", mods) if card not in spare)


def spares(mods: tuple[str, ...]) -> tuple[str, ...]:
    """Who stands in where no crew card is left."""
    return tuple(card for card in cards_of("crew", mods) if is_spare(card))


def share(g: FanCards) -> int:
    """How many of a hundred units are in the deck."""
    return {"scaled": SHARE[len(g.credits)], "full": 100, "half": 50}[g.settings["trouble"]]


def revealing(g: FanCards) -> tuple[Step, ...]:
    """With a revealed map the locations are laid before the game, one by one in turn order (R-CG-108)."""
    if not on(g, "revealed"):
        return ()
    laid = g.settings["laid"]
    most = len(g.zones["location"]) + 1 if laid == "all" else len(g.credits) + 1 if laid == "one" else int(laid)
    return (LayMap(g.first, most),)


@dataclass(frozen=True, slots=True)
class LayMap(Effect[FanCards]):
    """A seat draws and places a location; one that can't be placed is shuffled back, and the next goes on, until as
    many as were agreed on are laid or none of the rest can be (R-CG-64, R-CG-108)."""

    seat: int
    most: int

    def run(self, g: FanCards) -> Iterable[Step]:
        left = g.zones.get("location", ())
        if len(g.cells) >= self.most or not any(legal_cells(g, card) for card in left):
            return ()
        after = (self.seat + 1) % len(g.credits)
        return (DrawPlace(self.seat), LayMap(after, self.most))


@dataclass(frozen=True, slots=True)
class DealHands(Effect[FanCards]):
    """Hands of four, four open jobs, and what is left from a turn before the first one (R-CG-12, R-CG-13, R-CG-47)."""

    def run(self, g: FanCards) -> Iterable[Step]:
        for seat in seats_from(g, g.first):
            g.flags.pop(f"enough:{seat}", None)
            draw_up(g, seat)
            g.command[seat] = full_command(g, seat) if g.settings["first_command"] == "full" else 0
        g.tell(news.First(g.first))
        return (FillBulletin(),)
