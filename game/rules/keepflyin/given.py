"""The tables of a game in the text form of scenario files: laid out over a fresh set-up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.content.keepflyin import keepflyin
from game.core.engine import advance, legal, settle
from game.core.ruleset import Ruleset
from game.core.zones import everyone, move, zone_of
from game.rules.keepflyin.setup import begin_with
from game.rules.keepflyin.state import CAPTAINS, OUT, TURNCOAT, KeepFlyin
from game.rules.keepflyin.tokens import is_job, label
from game.rules.keepflyin.told import DECKS, NUMBERS, face_name, kind
from game.rules.keepflyin.turn import CaptainTurn
from game.rules.keepflyin.zones import chart, put, zone_at
from game.rules.shared.given import Lay, lay, lay_marks, names, per_seat, shorten, sound, untouched, whole

MOST = 100_000
"""The highest number a table may be given."""


def start(
    rules: Ruleset[KeepFlyin],
    seats: int,
    seed: int,
    settings: Mapping[str, str],
    given: Mapping[str, Any],
    set_up: bool,
) -> KeepFlyin:
    """A fresh set-up with the tables of `given` laid over it. ValueError names the key and what was expected.

    With `set_up` everything is still to be done. Else holds are empty, no Event cards are drawn but those that are
    given or brought, and the turn of the active seat in round 2 begins.
    """
    g = rules.new(seats, seed, settings)
    if set_up:
        return untouched(g, given)
    _set_up(g)
    lay(g, given, _LAY)
    g.stack = [CaptainTurn(g.active)]
    return sound(rules, g)


def _set_up(g: KeepFlyin) -> None:
    """Seat 0 is Player 1, the counters lie where the seed puts them, homes are the first on the list, no cards are
    held and all Events are aside."""
    g.stack = [*begin_with(g, 0)[:-1]][::-1]
    while advance(g) is not None:
        settle(g, legal(g)[g.rng % len(legal(g))])
    homes = chart(g).board.homes
    for seat in g.fate:
        for card in g.zones.get(f"hold:{seat}", ()):
            move(g, card, f"hold:{seat}", "job")
            g.seen.pop(card, None)
        g.home[seat] = g.ship[seat] = homes[seat].at
    for card in g.zones.get("job.discard", ()):
        move(g, card, "job.discard", "job")
        g.seen.pop(card, None)
    for card in g.zones["event"]:
        move(g, card, "event", "aside")
        g.seen[card] = everyone(len(g.fate))
    g.round, g.phase = 2, "enemy"


def stack_deck(g: KeepFlyin, cards: Iterable[str]) -> None:
    """Put cards on top of their decks, the first named on top. ValueError when there is none left to be drawn."""
    for card in reversed(list(cards)):
        item = _card(g, card)
        deck = "job" if is_job(item) else "event"
        move(g, item, zone_of(g, item), deck)
        g.seen.pop(item, None)


def _card(g: KeepFlyin, name: str) -> str:
    """A card of that name that nobody holds."""
    if name not in keepflyin().jobs and name not in keepflyin().events:
        raise ValueError(f"there is no card {name!r}")
    deck = "event" if name in keepflyin().events else "job"
    piles = (deck, f"{deck}.discard", "aside")
    found = next((item for pile in piles for item in g.zones.get(pile, ()) if kind(item) == name), "")
    if not found:
        raise ValueError(f"no {name!r} is left in the deck")
    return found


def _number(g: KeepFlyin, key: object) -> int:
    if str(key) not in map(str, g.spot):
        raise ValueError(f"{key!r} is no counter; counters are {', '.join(map(str, g.spot))}")
    return int(str(key))


def _node(g: KeepFlyin, name: object) -> int:
    if not isinstance(name, str) or name not in chart(g).find:
        raise ValueError(f'{name!r} is neither a location nor a hex such as "F5"')
    return chart(g).find[name]


def _lay_board(g: KeepFlyin, key: str, value: object) -> None:
    if value not in ("empty", "dealt"):
        raise ValueError('must be "empty" (no counter on it) or "dealt" (as set up)')
    if value == "empty":
        for number in list(g.spot):
            face = g.zones[f"counter:{number}"][0]
            move(g, face, f"counter:{number}", "box")
            g.seen[face] = everyone(len(g.fate))
        for table in (g.spot, g.up, g.lot, g.lots, g.hunts):
            table.clear()
        g.flags.pop("counters", None)


def _lay_counters(g: KeepFlyin, key: str, value: object) -> None:
    """Counters are numbered in the order they are named."""
    if not isinstance(value, dict) or not all(isinstance(text, str) for text in value.values()):
        raise ValueError('must be a table of places, as in { F5 = "reaver:5 up", G7 = "ghost" }')
    for name, text in value.items():
        node = _node(g, name)
        for entry in text.split(" and "):
            _place(g, node, entry.split())


def _place(g: KeepFlyin, node: int, words: list[str]) -> None:
    mark = words[1] if len(words) == 2 else ""
    if not 1 <= len(words) <= 2 or not (mark in ("", "up") or mark.startswith("known:")):
        raise ValueError('a counter is its name and, if you like, "up" or "known:0+1", as in "reaver:5 up"')
    face = next((face for face in g.zones.get("box", ()) if face_name(face) == words[0]), "")
    if not face:
        names = sorted({face_name(face) for face in g.zones.get("box", ())})
        raise ValueError(f"no {words[0]!r} is left in the box; there are {', '.join(names)}")
    if mark == "up":
        put(g, face, node)
        return
    lot = zone_at(g, node)
    g.lots[lot] = tuple(sorted((*g.lots.get(lot, ()), label(face))))
    put(g, face, node, lot=lot)
    for seat in mark[6:].split("+") if mark else ():
        if seat not in map(str, g.fate):
            raise ValueError(f"{seat!r} is no seat")
        g.seen[face] = g.seen.get(face, 0) | 1 << int(seat)


def _lay_nodes(g: KeepFlyin, key: str, value: object) -> None:
    for seat, name in per_seat(g.fate, value):
        table = g.ship if key == "at" else g.home
        table[seat] = -1 if name == "out" else _node(g, name)


def _lay_fate(g: KeepFlyin, key: str, value: object) -> None:
    for seat, fate in per_seat(g.fate, value):
        if fate not in (*CAPTAINS, OUT):
            raise ValueError(f"must be one of {', '.join((*CAPTAINS, OUT))}; who plays on as the enemy has a helm")
        g.fate[seat] = fate
        if fate == OUT:
            g.ship[seat], g.platinum[seat], g.nr[seat] = -1, 0, 0


def _lay_helm(g: KeepFlyin, key: str, value: object) -> None:
    for seat, number in per_seat(g.fate, value):
        g.fate[seat], g.helm[seat] = TURNCOAT, _number(g, str(number))
        g.ship[seat], g.platinum[seat], g.nr[seat] = -1, 0, 0


def _lay_hunts(g: KeepFlyin, key: str, value: object) -> None:
    if not isinstance(value, dict) or not all(seat in g.fate for seat in value.values()):
        raise ValueError("must be a table of counters and seats, as in { 1 = 0 }")
    g.hunts.update((_number(g, number), seat) for number, seat in value.items())


def _lay_numbers(g: KeepFlyin, key: str, value: object) -> None:
    for seat, number in per_seat(g.fate, value):
        getattr(g, key)[seat] = whole(number, 0, MOST, f"seat {seat}: must be")


def _lay_index(g: KeepFlyin, key: str, value: object) -> None:
    low, high = (1, MOST) if key == "round" else (0, len(g.fate) - 1)
    setattr(g, key, whole(value, low, high))


def _lay_cards(g: KeepFlyin, key: str, value: object) -> None:
    """Cards in holds, in wrecks, and left with derelicts."""
    if key == "left":
        if not isinstance(value, dict):
            raise ValueError('must be a table of counters, as in { 1 = ["seed-grain"] }')
        entries = [(_number(g, number), cards) for number, cards in value.items()]
    else:
        entries = list(per_seat(g.fate, value))
    for owner, cards in entries:
        if key == "wreck":
            g.flags[f"wreck:{owner}"] = 1
        for name in names(cards):
            _put_card(g, name, f"{key}:{owner}")


def _put_card(g: KeepFlyin, name: str, zone: str) -> None:
    item = _card(g, name)
    move(g, item, zone_of(g, item), zone)
    g.seen[item] = everyone(len(g.fate))


def _lay_niska(g: KeepFlyin, key: str, value: object) -> None:
    held = {kind(card): card for zone, items in g.zones.items() if zone.startswith("hold:") for card in items}
    for name in names(value):
        if name not in held:
            raise ValueError(f"nobody holds {name!r}")
        g.flags[f"niska:{held[name]}"] = 1


def _lay_deck(g: KeepFlyin, key: str, value: object) -> None:
    stack_deck(g, names(value))


def _lay_discards(g: KeepFlyin, key: str, value: object) -> None:
    for name in names(value):
        _put_card(g, name, key.replace("_", "."))


def _lay_left(g: KeepFlyin, key: str, value: object) -> None:
    """All but so many cards of a deck are put aside."""
    shorten(g, key.partition("_")[0], value, "aside", len(g.fate))


_LAY: dict[str, Lay[KeepFlyin]] = {
    "board": _lay_board,
    "fate": _lay_fate,
    **dict.fromkeys(("at", "home"), _lay_nodes),
    "counters": _lay_counters,
    "helm": _lay_helm,
    "hunts": _lay_hunts,
    **dict.fromkeys(NUMBERS, _lay_numbers),
    **dict.fromkeys(("active", "first", "round"), _lay_index),
    **dict.fromkeys(("hold", "wreck", "left"), _lay_cards),
    "niska": _lay_niska,
    **dict.fromkeys(DECKS, _lay_deck),
    **{f"{deck}_discard": _lay_discards for deck in DECKS},
    **{f"{deck}_left": _lay_left for deck in DECKS},
    "marks": lay_marks,
}
