"""Setting up a heist (R-FC-19 to R-FC-33, R-FC-45)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from game.content.fistful import fistful
from game.content.fistful.records import Event, Gear
from game.core.remembered import remembered
from game.core.rng import seeded, shuffled
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone
from game.rules.fistful.battle.spawning import chosen
from game.rules.fistful.board import board_of, heist_of
from game.rules.fistful.crew import hero_side, sidekick_side
from game.rules.fistful.search.supplies import DrawGear
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import inventory
from game.rules.fistful.turn import Turn
from game.rules.fistful.zones import fill
from game.rules.shared.state import adjust


def new_game(seats: int, seed: int, settings: Mapping[str, str]) -> Fistful:
    """The board of a heist with all its tokens, both decks shuffled (R-FC-26), and the choice of crew still to come.

    `settings["heroes"]` names crew beforehand: "kaylee+wash,mal+zoe". ValueError when those can't be chosen.
    """
    g = Fistful(rng=seeded(seed), heist=settings["heist"].partition("+")[0], settings=dict(settings))
    for seat in range(seats):
        g.hero[seat] = g.sidekick[seat] = ""
        g.at[seat], g.health[seat], g.ammo[seat], g.uses[seat] = -1, 0, 0, 0
    lay_out(g)
    g.zones["gear"] = shuffled(g, gear_cards(g))
    g.zones["event"] = shuffled(g, event_cards(g))
    g.stack = draft(g)
    pairs = settings.get("heroes", "")
    if pairs:
        _named(g, pairs, seats)
    return g


def draft(g: Fistful) -> list[Step]:
    """What is still to do before the first turn: heroes first, then Sidekicks, in turn order (R-FC-19, R-FC-20)."""
    seats = sorted(g.at, reverse=True)
    picks: list[Step] = [PickSidekick(seat) for seat in seats if not g.sidekick[seat]]
    return [Turn(0), Deal(), *picks, *[PickHero(seat) for seat in seats if not g.hero[seat]]]


def lay_out(g: Fistful) -> None:
    """Tokens face down on their spots, guards face up, the extras and the hunters aside (R-FC-30, R-FC-45, R-FC-69,
    R-FC-168)."""
    board, lots = board_of(g.heist), inventory(g.heist, g.settings["level"])
    all_seats = everyone(len(g.at))
    for area, cells in board.spots.items():
        for cell, token in zip(cells, shuffled(g, lots[area])):
            g.zones[board.keys[cell]] = (token,)
    if board.locks:
        for cell, token in zip(board.locks, shuffled(g, lots["doors"])):
            g.zones[board.keys[cell]] = (token,)
    for cell, token in zip(board.guarded, lots["guards"]):
        key = board.keys[cell]
        g.zones[key], g.up[token], g.seen[token] = (token,), key, all_seats
    for pile in ("extras", "box", "hunters"):
        if lots[pile]:
            g.zones[pile] = lots[pile]
            g.seen.update(dict.fromkeys(lots[pile], all_seats))
    level = board.heist.levels.get(g.settings["level"])
    posted = level.posted if level else 0
    for cell, strength in chosen(g, board, "all"):
        if posted and fill(g, board, cell, strength, "extras"):
            posted -= 1


def gear_cards(g: Fistful) -> tuple[str, ...]:
    """The ids of all Gear cards of this game."""
    return _dealt("gear", g.settings.get("mods", ""))


def event_cards(g: Fistful) -> tuple[str, ...]:
    """The ids of all Event cards of this game."""
    return _dealt("event", g.settings.get("mods", ""))


@remembered
def _dealt(deck: str, setting: str) -> tuple[str, ...]:
    """The box's own cards of a deck and those of the mods the table plays with."""
    cards: Iterable[Gear | Event] = fistful().gear.values() if deck == "gear" else fistful().events.values()
    mods = mods_of(setting)
    return tuple(f"{c.id}#{i}" for c in cards if not c.mod or c.mod in mods for i in range(1, c.count + 1))


def mods_of(setting: str) -> tuple[str, ...]:
    """The mods named by a setting such as "strongroom+more-events"."""
    return tuple(setting.split("+")) if setting else ()


@remembered
def missing_mods(setting: str) -> tuple[str, ...]:
    """The mods named by a setting of which no card is here."""
    here = {card.mod for cards in (fistful().gear, fistful().events) for card in cards.values() if card.mod}
    return tuple(mod for mod in mods_of(setting) if mod not in here)


def free_crew(g: Fistful) -> tuple[str, ...]:
    """The crew nobody has chosen (R-FC-21)."""
    taken = {*g.hero.values(), *g.sidekick.values()}
    return tuple(who for who in fistful().crew if who not in taken)


def needed(g: Fistful) -> list[tuple[str, ...]]:
    """Whom the heist can't do without and nobody has chosen: of each group one (R-FC-47, R-FC-104)."""
    card, taken = heist_of(g.heist), {*g.hero.values(), *g.sidekick.values()}
    groups = [(who,) for who in card.must_have] + [s.crew for s in card.stars if not {*s.crew} & {*card.must_have}]
    return [group for group in groups if taken.isdisjoint(group)]


def allowed(g: Fistful) -> tuple[str, ...]:
    """Whom the next pick may be: the last picks must be those the heist can't do without (R-FC-47)."""
    missing = needed(g)
    if sum(not who for who in (*g.hero.values(), *g.sidekick.values())) > len(missing):
        return free_crew(g)
    return tuple(who for who in free_crew(g) if any(who in group for group in missing))


@dataclass(frozen=True, slots=True)
class PickHero(Choice[Fistful]):
    """A player chooses a Big Damn Hero (R-FC-19)."""

    seat: int

    def options(self, g: Fistful) -> Iterable[Option]:
        return [_pick(self.seat, who, "hero") for who in allowed(g)]


@dataclass(frozen=True, slots=True)
class PickSidekick(Choice[Fistful]):
    """A player chooses a Sidekick (R-FC-20)."""

    seat: int

    def options(self, g: Fistful) -> Iterable[Option]:
        return [_pick(self.seat, who, "sidekick") for who in allowed(g)]


@cache
def _pick(seat: int, who: str, side: str) -> Option:
    """The option to choose a crew member, made once."""
    return Option(f"{side}:{who}", (Picked(seat, who, side),), who, f"{side}:{seat}")


@dataclass(frozen=True, slots=True)
class Picked(Effect[Fistful]):
    """A crew member belongs to a seat."""

    seat: int
    who: str
    side: str

    def run(self, g: Fistful) -> Iterable[Step]:
        if self.side == "hero":
            lead(g, self.seat, self.who)
        else:
            g.sidekick[self.seat] = self.who
        return ()


def lead(g: Fistful, seat: int, who: str) -> None:
    """A seat has its hero, for whom the level may have a longer Timer where several play; who steps in later changes
    nothing of that."""
    g.hero[seat] = who
    level = heist_of(g.heist).levels.get(g.settings["level"])
    adjust(g, "longer", level.gained(who, len(g.at)) if level else 0)


@dataclass(frozen=True, slots=True)
class Deal(Effect[Fistful]):
    """Tokens on top of the tracks, avatars on the Landing Zone, Gear for each player (R-FC-23, R-FC-24, R-FC-27,
    R-FC-32)."""

    def run(self, g: Fistful) -> Iterable[Step]:
        landing = board_of(g.heist).landing
        for seat in g.at:
            side = hero_side(g.hero[seat])
            g.at[seat] = landing[seat]
            g.health[seat], g.ammo[seat] = side.health, side.ammo
            g.uses[seat] = sidekick_side(g.sidekick[seat]).track
        level = heist_of(g.heist).levels.get(g.settings["level"])
        return tuple(DrawGear(seat, level.gear if level else 1) for seat in g.at)


def _named(g: Fistful, pairs: str, seats: int) -> None:
    """Settle the choice of crew from "hero+sidekick,hero+sidekick"."""
    picks = [pair.split("+") for pair in pairs.split(",")]
    if len(picks) != seats or any(len(pick) != 2 for pick in picks):
        raise ValueError(f'heroes must name {seats} pairs such as "kaylee+wash,mal+zoe", not {pairs!r}')
    chosen = [who for pick in picks for who in pick]
    unknown = [who for who in chosen if who not in fistful().crew]
    if unknown or len(set(chosen)) < len(chosen):
        raise ValueError(f"each of {pairs!r} must be a different one of {', '.join(fistful().crew)}")
    for seat, (hero, mate) in enumerate(picks):
        lead(g, seat, hero)
        g.sidekick[seat] = mate
    missing = " and ".join(" or ".join(group) for group in needed(g))
    if missing:
        raise ValueError(f"{heist_of(g.heist).title} needs {missing} in the crew")
    g.stack = draft(g)


def playable(heist: str) -> bool:
    """Whether there is a heist with that id."""
    try:
        heist_of(heist)
    except KeyError:
        return False
    return True
