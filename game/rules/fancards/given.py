"""The tables of a game in the text form of scenario files: laid out over a fresh set-up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.engine import advance, legal, settle
from game.core.ruleset import Ruleset
from game.core.zones import everyone, move, zone_of
from game.rules.fancards.charting import START
from game.rules.fancards.faces import BACKS, back_of, cards_of, kind, mods_of
from game.rules.fancards.hands import DiscardPhase
from game.rules.fancards.reputation import reset_pools
from game.rules.fancards.reset import ResetPhase, full_command, full_moves
from game.rules.fancards.set_up.draft import ChooseShip, DealCrew, Picking
from game.rules.fancards.set_up.setup import LayMap
from game.rules.fancards.state import CHARTER, CREW, DISCARD, RESET, VERSE, FanCards, crew_of, seat_of, zone_of_place
from game.rules.fancards.told import NUMBERS, found_card
from game.rules.fancards.turn import CharterPhase, CrewPhase, SeatDone, SeatTurn
from game.rules.fancards.verse.encounter import VersePhase
from game.rules.fancards.work.jobs import FillBulletin
from game.rules.shared.given import Lay, lay, lay_marks, names, per_seat, shorten, sound, untouched, whole

MOST = 100_000
"""The highest number a table may be given."""
DECKS = ("event", "job", "location")
PILES = ("event.discard", "job.discard", "bulletin", "recruits", "ships", "box", "spares", "dead", "recruit", "part")
LATER = (RESET, VERSE, CHARTER, CREW, DISCARD)


def start(
    rules: Ruleset[FanCards], seats: int, seed: int, settings: Mapping[str, str], given: Mapping[str, Any], set_up: bool
) -> FanCards:
    """A fresh set-up with the tables of `given` laid over it. ValueError names the key and what was expected.

    With `set_up` everything is still to be done. Else the crews are the first three cards each, hands are empty, the
    map is the start alone, and the turn of the active seat in round 2 begins, or, with a `phase`, that phase of it with
    all points.
    """
    g = rules.new(seats, seed, settings)
    if set_up:
        return untouched(g, given)
    _set_up(g)
    lay(g, {key: value for key, value in given.items() if key != "phase"}, _LAY)
    _points(g, given)
    g.stack = _steps(g, given.get("phase"))
    return sound(rules, g)


def _set_up(g: FanCards) -> None:
    """Seat 0 begins; ships and crew are the first ones that are left, hands are empty."""
    g.first = g.active = 0
    laying = [LayMap(0, step.most) for step in g.stack if isinstance(step, LayMap)]
    ships = [ChooseShip(seat) for seat in g.credits]
    crew = [Picking(seat) for seat in g.credits for _ in range(3)]
    g.stack = [*ships, DealCrew(), *crew, *laying, FillBulletin()][::-1]
    while advance(g) is not None:
        settle(g, legal(g)[0])
    g.flags = {flag: 1 for flag in g.flags if flag.startswith("been:")}
    for seat in g.credits:
        g.captain[seat] = crew_of(g, seat)[0]
    g.round, g.phase = 2, DISCARD


def _points(g: FanCards, given: Mapping[str, Any]) -> None:
    """Points and pools that nothing else was said of are full."""
    reset_pools(g)
    for seat in g.credits:
        g.moves[seat], g.command[seat] = full_moves(g, seat), full_command(g, seat)
    for key in ("pool", "moves", "command"):
        if key in given:
            _lay_numbers(g, key, given[key])


def _steps(g: FanCards, phase: object) -> list[Any]:
    seat = g.active
    if phase is None:
        return [SeatTurn(seat)]
    if phase not in LATER:
        raise ValueError(f"given.phase: must be one of {', '.join(LATER)}")
    phases = (ResetPhase(seat), VersePhase(seat), CharterPhase(seat), CrewPhase(seat), DiscardPhase(seat))
    return [SeatDone(seat), *phases[LATER.index(str(phase)) :][::-1]]


def _put(g: FanCards, card: str, zone: str, mask: int = -1) -> None:
    """Move a card from wherever it lies; all know it, or those of a mask."""
    move(g, card, zone_of(g, card), zone)
    if mask:
        g.seen[card] = everyone(len(g.credits)) if mask < 0 else mask
    else:
        g.seen.pop(card, None)


def stack_deck(g: FanCards, cards: Iterable[str]) -> None:
    """Put cards on top of their decks, the first named on top. ValueError when there is none left to be drawn."""
    for name in reversed(list(cards)):
        card = _card(g, name)
        back = back_of(card)
        _put(g, card, back if back in DECKS else "recruits", 0 if back in DECKS else -1)


def _card(g: FanCards, name: str) -> str:
    """A card of that name that nobody holds."""
    for zone in (*DECKS, *PILES):
        for card in g.zones.get(zone, ()):
            if kind(card) == name:
                return card
    known = {kind(card) for back in BACKS for card in cards_of(back, mods_of(g.settings["mods"]))}
    raise ValueError(f"no {name!r} is left" if name in known else f"there is no card {name!r}")


def _cell(name: object) -> str:
    parts = str(name).split(",")
    if len(parts) != 2 or not all(part.lstrip("-").isdigit() for part in parts):
        raise ValueError(f'{name!r} is no cell such as "1,0"')
    return str(name)


def _lay_map(g: FanCards, key: str, value: object) -> None:
    if not isinstance(value, dict) or START not in value:
        raise ValueError('must be a table of cells and locations with the start, as in { "0,0" = "persephone" }')
    for card in list(g.cells.values()):
        _put(g, card, "location", 0)
    g.cells.clear()
    for cell, name in value.items():
        card = _card(g, str(name))
        _put(g, card, "map")
        g.cells[_cell(cell)] = card


def _lay_ship(g: FanCards, key: str, value: object) -> None:
    for seat, name in per_seat(g.credits, value):
        _put(g, g.zones[f"ship:{seat}"][0], "ships")
        _put(g, _card(g, str(name)), f"ship:{seat}")


def _lay_crew(g: FanCards, key: str, value: object) -> None:
    """The crew aboard, the first of them captain; "jayne -2" has two wounds. Who isn't named has three of the rest."""
    named = dict(per_seat(g.credits, value))
    for seat in g.credits:
        for card in crew_of(g, seat):
            _put(g, card, "recruits")
    for seat, people in named.items():
        for text in names(people):
            _enlist(g, f"crew:{seat}", text)
    for seat in g.credits:
        if seat not in named:
            for card in g.zones["recruits"][:3]:
                _put(g, card, f"crew:{seat}")
        g.captain[seat] = next(iter(crew_of(g, seat)), "")


def _enlist(g: FanCards, zone: str, text: str) -> None:
    name, _, hurt = text.partition(" -")
    card = _card(g, name)
    _put(g, card, zone)
    if hurt:
        g.wounds[card] = int(hurt)


def _lay_away(g: FanCards, key: str, value: object) -> None:
    """Away Teams: { "0:1" = ["1,0", "zoe", "wash"] }, the cell first."""
    if not isinstance(value, dict):
        raise ValueError('must be a table of teams, as in { "0:1" = ["1,0", "zoe"] }')
    for place, people in value.items():
        cell, *crew = names(people)
        g.teams[place] = _cell(cell)
        for text in crew:
            _enlist(g, zone_of_place(place), text)
        seat = seat_of(place)
        g.captain[seat] = g.captain[seat] or crew_of(g, seat)[0]


def _lay_captain(g: FanCards, key: str, value: object) -> None:
    for seat, name in per_seat(g.credits, value):
        g.captain[seat] = next((card for card in crew_of(g, seat) if kind(card) == name), "")


def _lay_at(g: FanCards, key: str, value: object) -> None:
    for seat, cell in per_seat(g.credits, value):
        if cell not in g.cells:
            raise ValueError(f"there is no location on {cell!r}")
        g.spot[seat] = str(cell)
    for seat, cell in g.spot.items():
        g.flags[f"been:{seat}:{cell}"] = 1


def _lay_roving(g: FanCards, key: str, value: object) -> None:
    """Where squads rove (R-CG-107)."""
    for seat, cell in per_seat(g.roving, value):
        g.roving[seat] = _cell(cell)


def _lay_numbers(g: FanCards, key: str, value: object) -> None:
    for seat, number in per_seat(g.credits, value):
        getattr(g, key)[seat] = whole(number, 0, MOST, f"seat {seat}: must be")


def _lay_cards(g: FanCards, key: str, value: object) -> None:
    """Hands, inventories, jobs held, squads; "bandits -1" has a wound."""
    for seat, cards in per_seat(g.credits, value):
        for text in names(cards):
            name, _, hurt = text.partition(" -")
            card = _card(g, name)
            _put(g, card, f"{key}:{seat}", 1 << seat if key == "hand" else -1)
            if hurt:
                g.wounds[card] = int(hurt)


def _lay_carried(g: FanCards, key: str, value: object) -> None:
    if not isinstance(value, dict):
        raise ValueError('must be a table of crew, as in { jayne = ["vera"] }')
    for name, items in value.items():
        seat, card = next(
            ((seat, card) for seat in g.credits for card in crew_of(g, seat) if kind(card) == name), (-1, "")
        )
        if not card:
            raise ValueError(f"nobody has {name!r} in the crew")
        for item in names(items):
            found = _card(g, item)
            _put(g, found, f"items:{seat}")
            g.carrier[found] = card


def _lay_stages(g: FanCards, key: str, value: object) -> None:
    if not isinstance(value, dict):
        raise ValueError('must be a table of jobs, as in { the-ariel-job = ["0,0"] }')
    for job, cells in value.items():
        g.stages[found_card(g, job, g.active)] = tuple(map(_cell, names(cells)))


def _lay_epics(g: FanCards, key: str, value: object) -> None:
    for seat, done in per_seat(g.credits, value):
        g.epics[seat] = tuple(names(done))


def _lay_wounds(g: FanCards, key: str, value: object) -> None:
    """Wounds of the units of a job: { "foe:the-pay-train:0" = 1 }."""
    if not isinstance(value, dict):
        raise ValueError('must be a table, as in { "foe:the-pay-train:0" = 1 }')
    for name, number in value.items():
        parts = [found_card(g, part, g.active) if i == 1 else part for i, part in enumerate(name.split(":"))]
        g.wounds[":".join(parts) if len(parts) > 1 else found_card(g, name, g.active)] = whole(number, 1, MOST)


def _lay_bulletin(g: FanCards, key: str, value: object) -> None:
    for card in g.zones.get("bulletin", ()):
        _put(g, card, "job", 0)
    for name in names(value):
        _put(g, _card(g, name), "bulletin")


def _lay_piles(g: FanCards, key: str, value: object) -> None:
    """Cards in open piles: discards, and places with loot or a part of the broadcast."""
    table = value if isinstance(value, dict) else {"": value}
    for cell, cards in table.items():
        for name in names(cards):
            _put(g, _card(g, name), f"{key}:{_cell(cell)}" if cell else key.replace("_", "."))


def _lay_deck(g: FanCards, key: str, value: object) -> None:
    stack_deck(g, names(value))


def _lay_left(g: FanCards, key: str, value: object) -> None:
    """All but so many cards of a deck are out of the game."""
    shorten(g, key.partition("_")[0], value, "box", len(g.credits))


def _lay_index(g: FanCards, key: str, value: object) -> None:
    low, high = (1, MOST) if key == "round" else (0, len(g.credits) - 1)
    setattr(g, key, whole(value, low, high))


_LAY: dict[str, Lay[FanCards]] = {
    **dict.fromkeys(("active", "first", "round"), _lay_index),
    "map": _lay_map,
    "ship": _lay_ship,
    "crew": _lay_crew,
    "at": _lay_at,
    "away": _lay_away,
    "roving": _lay_roving,
    "captain": _lay_captain,
    **dict.fromkeys(NUMBERS, _lay_numbers),
    **dict.fromkeys(("hand", "items", "jobs", "squad"), _lay_cards),
    "carried": _lay_carried,
    "stages": _lay_stages,
    "epics": _lay_epics,
    "wounds": _lay_wounds,
    "bulletin": _lay_bulletin,
    **dict.fromkeys(("event_discard", "job_discard", "loot", "part"), _lay_piles),
    **{f"{deck}_left": _lay_left for deck in DECKS},
    **dict.fromkeys(DECKS, _lay_deck),
    "marks": lay_marks,
}
