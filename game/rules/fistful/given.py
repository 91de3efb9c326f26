"""The tables of a heist in the text form of scenario files: laid out from it and told in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.content.fistful import fistful
from game.core.engine import advance
from game.core.ruleset import Ruleset
from game.core.zones import everyone, move, zone_of
from game.rules.fistful.board import Board, board_of, heist_of
from game.rules.fistful.crew import hero_side, sidekick_side
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import track
from game.rules.fistful.tokens import BACKS, DOOR, kind, sort
from game.rules.fistful.told import NAMES, NUMBERS, PILES, SEATED
from game.rules.fistful.turn import Turn
from game.rules.shared.given import Lay, lay, lay_marks, names, per_seat, shorten, sound, untouched, whole

HEROES = ("kaylee", "mal", "zoe", "jayne")
SIDEKICKS = ("book", "inara", "simon", "river")


def start(
    rules: Ruleset[Fistful], seats: int, seed: int, settings: Mapping[str, str], given: Mapping[str, Any], set_up: bool
) -> Fistful:
    """A fresh set-up with the tables of `given` laid over it. ValueError names the key and what was expected.

    With `set_up` the crew is still to be chosen. Else heroes and Sidekicks are those given or the first free of the
    usual ones, slots are empty, and the turn of the active seat begins.
    """
    g = rules.new(seats, seed, settings)
    if set_up:
        return untouched(g, given)
    needed = heist_of(g.heist).must_have
    pairs = ",".join("+".join(pair) for pair in _crew(seats, given, needed))
    g = rules.new(seats, seed, {**settings, "heroes": pairs})
    advance(g)
    for seat in range(seats):
        for card in g.zones.get(f"slots:{seat}", ()):
            move(g, card, f"slots:{seat}", "gear")
            g.seen.pop(card, None)
    g.flags, g.turn = {}, 0
    lay(g, given, _LAY)
    g.stack = [Turn(g.active)]
    return sound(rules, g)


def stack_deck(g: Fistful, cards: Iterable[str]) -> None:
    """Put cards on top of their decks, the first named on top. ValueError when there is none left to be drawn."""
    for card in reversed(list(cards)):
        deck = "gear" if card in fistful().gear else "event"
        if card not in fistful().gear and card not in fistful().events:
            raise ValueError(f"there is no card {card!r}")
        piles = (deck, f"{deck}.discard")
        found = next((item for pile in piles for item in g.zones.get(pile, ()) if kind(item) == card), "")
        if not found:
            raise ValueError(f"no {card!r} is left in the deck")
        move(g, found, zone_of(g, found), deck)
        g.seen.pop(found, None)


def _crew(seats: int, given: Mapping[str, Any], needed: tuple[str, ...]) -> list[tuple[str, str]]:
    """Hero and Sidekick of every seat: those given, then whom the heist needs, then the usual ones that are free."""
    sides: list[dict[int, str]] = []
    for name in ("hero", "sidekick"):
        named = given.get(name, {})
        if not isinstance(named, dict) or not all(isinstance(who, str) for who in named.values()):
            raise ValueError(f'given.{name}: must be a table of seats and crew, as in {{ 0 = "kaylee" }}')
        try:
            sides.append({seat: who for seat, who in per_seat(range(seats), named) if who})
        except ValueError as error:
            raise ValueError(f"given.{name}: {error}") from None
    taken = {who for side in sides for who in side.values()}
    for side, usual in zip(sides, (HEROES, SIDEKICKS)):
        wanted = needed if side is sides[1] else ()
        pool = [who for who in dict.fromkeys((*wanted, *usual, *fistful().crew)) if who not in taken]
        for seat in range(seats):
            if seat not in side:
                side[seat] = pool.pop(0)
                taken.add(side[seat])
    return [(sides[0][seat], sides[1][seat]) for seat in range(seats)]


def _lay_board(g: Fistful, key: str, value: object) -> None:
    if value not in ("empty", "dealt"):
        raise ValueError('must be "empty" (no token on it) or "dealt" (as set up)')
    if value == "empty":
        for cell in [zone for zone in g.zones if zone.startswith("cell:")]:
            for token in g.zones[cell]:
                _away(g, token)


def _away(g: Fistful, token: str) -> None:
    g.up.pop(token, None)
    g.seen.pop(token, None)
    move(g, token, zone_of(g, token), "aside")
    g.seen[token] = everyone(len(g.at))


def _lay_tokens(g: Fistful, key: str, value: object) -> None:
    if not isinstance(value, dict) or not all(isinstance(text, str) for text in value.values()):
        raise ValueError('must be a table of cells, as in { "5,7" = "brute-4 up" }')
    board = board_of(g.heist)
    kept: set[str] = set()
    for name, text in value.items():
        cell = _cell(board, name)
        for token in g.zones.get(board.keys[cell], ()):
            _away(g, token)
        for entry in text.split("+") if text else ():
            kept.add(_place(g, board, cell, entry.split(), kept))


def _place(g: Fistful, board: Board, cell: int, words: list[str], kept: set[str]) -> str:
    if not words or len(words) > 2 or (len(words) == 2 and words[1] not in ("up", "known", "turned")):
        raise ValueError('a token is a kind and, if you like, "up" or "known", as in "brute-4 up"')
    face_up = words[1:] in (["up"], ["turned"])
    area = board.area[cell]
    back = None if face_up else BACKS.index(area) if area in BACKS else -1
    if cell in board.locks and words[0].startswith("door-"):
        back = DOOR
    token = _take(g, words[0], kept, back)
    move(g, token, zone_of(g, token), board.keys[cell])
    g.up.pop(token, None)
    g.seen.pop(token, None)
    if face_up:
        g.up[token] = board.keys[cell]
    if words[1:] == ["turned"]:
        g.flags[f"turned:{token}"] = 1
    if len(words) == 2:
        g.seen[token] = everyone(len(g.at))
    return token


def _take(g: Fistful, name: str, kept: set[str] | frozenset[str] = frozenset(), back: int | None = None) -> str:
    """A token of that kind that nothing else in the scenario holds; face down it must belong to the area."""
    order = ("aside", "extras", "box", "hunters", "defeated")
    zones = [*order, *[zone for zone in sorted(g.zones) if zone.startswith("cell:")]]
    for zone in zones:
        for item in g.zones.get(zone, ()):
            fits = back is None or int(item.rpartition("#")[2]) // 100 == back
            if kind(item) == name and item not in kept and fits:
                return item
    place = "" if back is None else f" that can lie face down in the area {BACKS[back] if back >= 0 else 'none'}"
    raise ValueError(f"there is no {name!r} token left{place}")


def _cell(board: Board, name: object) -> int:
    cell = board.grid.parse(name) if isinstance(name, str) else -1
    if cell not in board.grid.floor:
        raise ValueError(f'{name!r} is no floor of this board; a cell is "column,row"')
    return cell


def _lay_at(g: Fistful, key: str, value: object) -> None:
    board = board_of(g.heist)
    for seat, name in per_seat(g.at, value):
        g.at[seat] = -1 if name == "out" else _cell(board, name)


def _lay_numbers(g: Fistful, key: str, value: object) -> None:
    tops: dict[str, Callable[[int], int]] = {
        "health": lambda seat: hero_side(g.hero[seat]).health,
        "ammo": lambda seat: hero_side(g.hero[seat]).ammo,
        "uses": lambda seat: sidekick_side(g.sidekick[seat]).track if g.sidekick[seat] else 0,
    }
    for seat, number in per_seat(g.at, value):
        top = tops[key](seat)
        getattr(g, key)[seat] = whole(number, 0, top, f"seat {seat}: must be")


def _lay_crew(g: Fistful, key: str, value: object) -> None:
    """Heroes and Sidekicks are part of the set-up; only "" for a Sidekick that has stepped in is laid here."""
    for seat, who in per_seat(g.at, value):
        if key == "sidekick" and who == "":
            g.sidekick[seat], g.uses[seat] = "", 0


def _lay_index(g: Fistful, key: str, value: object) -> None:
    limits = {"active": len(g.at) - 1, "timer": len(track(g)) - 1}
    setattr(g, key, whole(value, 0, limits[key]))


def _lay_seated(g: Fistful, key: str, value: object) -> None:
    for seat, held in per_seat(g.at, value):
        for name in names(held):
            if key == "slots":
                stack_deck(g, [name])
                item = g.zones["gear"][-1] if name in fistful().gear else ""
            else:
                item = _take(g, name)
            if not item or (key == "sack" and sort(item) == "enemy"):
                raise ValueError(f"{name!r} can't lie there")
            g.up.pop(item, None)
            move(g, item, zone_of(g, item), f"{key}:{seat}")
            g.seen[item] = everyone(len(g.at))


def _lay_held(g: Fistful, key: str, value: object) -> None:
    """What alert Marshals have captured, by the Marshal's kind."""
    if not isinstance(value, dict):
        raise ValueError('must be a table of enemies, as in { marshal-8 = ["credits-100"] }')
    for name, items in value.items():
        holder = next((token for token in g.up if kind(token) == name and sort(token) == "enemy"), "")
        if not holder:
            raise ValueError(f"no alert {name!r} is on the board")
        for entry in names(items):
            item = _take(g, entry)
            _away(g, item)
            move(g, item, "aside", f"held:{holder}")


def _lay_pile(g: Fistful, key: str, value: object) -> None:
    for token in g.zones.get(key, ()) if key in ("extras", "hunters") else ():
        _away(g, token)
    for name in names(value):
        token = _take(g, name)
        _away(g, token)
        move(g, token, "aside", key)


def _lay_deck(g: Fistful, key: str, value: object) -> None:
    stack_deck(g, names(value))


def _lay_left(g: Fistful, key: str, value: object) -> None:
    deck = key.partition("_")[0]
    shorten(g, deck, value, f"{deck}.discard", len(g.at))


_LAY: dict[str, Lay[Fistful]] = {
    "board": _lay_board,
    "tokens": _lay_tokens,
    "at": _lay_at,
    **dict.fromkeys(NUMBERS, _lay_numbers),
    **dict.fromkeys(NAMES, _lay_crew),
    **dict.fromkeys(("active", "timer"), _lay_index),
    **dict.fromkeys(SEATED, _lay_seated),
    **dict.fromkeys(PILES, _lay_pile),
    "held": _lay_held,
    **dict.fromkeys(("gear", "event"), _lay_deck),
    **dict.fromkeys(("gear_left", "event_left"), _lay_left),
    "marks": lay_marks,
}
