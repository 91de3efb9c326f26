"""What lies before a captain: the ship with its points, the crew with what each carries, the inventory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Rect

from game.app.games.fancards.names import picture, title
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.content.fancards.parts import TRADES
from game.rules.fancards.crew import carry_of, combat_of, health_of, trades_of
from game.rules.fancards.faces import crew_face, is_trait
from game.rules.fancards.reset import full_command, full_moves
from game.rules.fancards.state import SETUP, cell_of, crew_of, items_on, place_of, stowed
from game.rules.fancards.stow import ship_of

STRIP = 96
"""Below so many units the front is a strip of heads."""
GAP = 6


class Thing(NamedTuple):
    """An item or a trait."""

    card: str
    title: str
    picture: str
    trait: bool
    lit: bool = False
    picked: bool = False


class Person(NamedTuple):
    """One of the crew as it fights now. `free`: how many more items it can carry; `away`: where its Away Team is, ""
    aboard; `lit`: an answer is given with it, or what is picked up can be put on it."""

    card: str
    title: str
    picture: str
    combat: int
    health: int
    wounds: int
    trades: tuple[str, ...]
    things: tuple[Thing, ...]
    free: int
    captain: bool
    away: str
    lit: bool = False
    picked: bool = False


class Front(NamedTuple):
    """All that lies before a captain. `moves` and `command`: points left and full; `bunks`: places for crew; `hold`:
    places of the inventory; `guest`: it is not who looks; `says`: its sentences."""

    seat: int
    ship: str
    title: str
    picture: str
    moves: tuple[int, int]
    command: tuple[int, int]
    people: tuple[Person, ...]
    bunks: int
    things: tuple[Thing, ...]
    hold: int
    guest: bool
    lit: bool
    says: tuple[tuple[str, str], ...]

    def say(self, key: str) -> str:
        """A sentence of the front."""
        return dict(self.says)[key]


def front(now: Situation, words: Words, of: int | None = None) -> Front:
    """The front of who looks, or of another: all of it lies open."""
    g, seat = now.g, now.seat if of is None else of
    own = seat == now.seat
    ship = next(iter(now.zone(f"ship:{seat}")), "")
    lit = lit_things(now) if own else frozenset[str]()
    people = tuple(person(now, card, seat, lit) for card in crew_of(g, seat))
    things = tuple(_thing(now, card, lit) for card in stowed(g, seat))
    moves, command = g.moves.get(seat, 0), g.command.get(seat, 0)
    printed = ship_of(g, seat) if ship else None
    hold, bunks = (printed.inventory, printed.crew) if printed else (0, 0)
    says = (
        ("moves", words("fancards.front.moves", n=moves)),
        ("command", words("fancards.front.command", n=command)),
        ("crew", words("fancards.front.crew", n=len(people), of=bunks)),
        ("hold", words("fancards.front.hold", n=len(things), of=hold)),
        ("free", f"{len(things)}/{hold}"),
        ("none", words("fancards.front.first" if g.phase == SETUP else "fancards.front.none")),
        ("whose", words("fancards.front.whose", name=now.name(seat))),
    )
    return Front(
        seat,
        ship,
        title(ship),
        picture(ship),
        (moves, max(moves, full_moves(g, seat) if ship else 0)),
        (command, max(command, full_command(g, seat) if ship else 0)),
        people,
        bunks,
        things,
        hold,
        not own,
        bool({f"items:{seat}", f"ship:{seat}", f"crew:{seat}"} & lit),
        says,
    )


def lit_things(now: Situation) -> frozenset[str]:
    """What an answer is given with and, while something is picked up, what that can be put on."""
    if now.picked and now.picked != f"ship:{now.seat}":
        return now.lit | {now.picked}
    return frozenset(option.source for option in now.options)


def person(now: Situation, card: str, seat: int, lit: frozenset[str] = frozenset()) -> Person:
    """One of the crew of a seat."""
    g = now.g
    carried = items_on(g, card)
    place = place_of(g, seat, card)
    items = sum(not is_trait(item) for item in carried)
    return Person(
        card,
        title(card),
        picture(card),
        combat_of(g, card),
        health_of(g, card),
        g.wounds.get(card, 0),
        tuple(trade for trade in TRADES if trade in trades_of(g, card)),
        tuple(_thing(now, item, lit) for item in sorted(carried, key=lambda item: (is_trait(item), item))),
        max(0, carry_of(g, card) - items),
        g.captain[seat] == card,
        now.where(cell_of(g, place)) if ":" in place else "",
        card in lit,
        card == now.picked,
    )


def _thing(now: Situation, card: str, lit: frozenset[str]) -> Thing:
    return Thing(card, title(card), picture(card), is_trait(card), card in lit, card == now.picked)


def command_of(card: str) -> int:
    """The command points printed on a crew card."""
    return crew_face(card).command


# ------------------------------------------------------------ places


class Parts(NamedTuple):
    """Where it lies: the ship, a rect for each of the crew, the inventory with its slots."""

    ship: Rect
    people: list[Rect]
    hold: Rect
    slots: list[Rect]


def is_strip(kit: Kit, r: Rect) -> bool:
    """Whether there is room for heads only."""
    return r.h < kit.u(STRIP)


def parts(kit: Kit, r: Rect, shown: Front) -> Parts:
    """The parts of a front, whole or as a strip."""
    pad, gap = kit.u(GAP), kit.u(GAP)
    inner = r.inflate(-2 * pad, -2 * pad)
    count = max(1, len(shown.people))
    if is_strip(kit, r):
        ship = Rect(inner.x, inner.y, min(round(inner.h * 1.9), inner.w // 5), inner.h)
        side = min(inner.h, max(kit.u(18), (inner.w * 26 // 100 - gap) // max(1, shown.hold)))
        hold = Rect(0, inner.y, side * shown.hold, inner.h)
        hold.right = inner.right
        slots = [Rect(hold.x + i * side, inner.centery - side // 2, side - 1, side - 1) for i in range(shown.hold)]
        top = inner.y
    else:
        ship = Rect(inner.x, inner.y, min(kit.u(146), inner.w // 5 + kit.u(12)), inner.h)
        down = 4 if shown.hold > 6 else 3
        label = kit.t(17)
        side = min(kit.u(34), (inner.h - label) // down - kit.u(2))
        across = max(1, -(-shown.hold // down))
        wide = max(across * (side + kit.u(2)), kit.t(18) + kit.width(shown.say("free"), "black", 14))
        hold = Rect(inner.right - wide, inner.y, wide, inner.h)
        slots = [
            Rect(hold.x + i % across * (side + kit.u(2)), hold.y + label + i // across * (side + kit.u(2)), side, side)
            for i in range(shown.hold)
        ]
        top = inner.y
    left, right = ship.right + gap, hold.x - gap
    each = min((right - left - gap * (count - 1)) // count, kit.u(122) if not is_strip(kit, r) else kit.u(150))
    people = [Rect(left + i * (each + gap), top, each, inner.h) for i in range(len(shown.people))]
    return Parts(ship, people, hold, slots)


def tucked(kit: Kit, r: Rect, one: Person) -> list[Rect]:
    """What somebody carries, along the lower edge of the card: as many as have room, a place for each that is free."""
    side = min(kit.u(23), (r.w - kit.u(4)) // max(3, len(one.things)))
    count = max(len(one.things), min(len(one.things) + one.free, (r.w - kit.u(4)) // max(1, side)))
    left = r.centerx - side * count // 2
    return [Rect(left + i * side, r.bottom - side, side - kit.u(1), side - kit.u(1)) for i in range(count)]


def spots(kit: Kit, r: Rect, shown: Front, words: Words) -> Iterator[Spot]:
    """Every card of it, and the trays that take cards."""
    at = parts(kit, r, shown)
    if not shown.guest:
        for zone, box in ((f"crew:{shown.seat}", r), (f"ship:{shown.seat}", at.ship), (f"items:{shown.seat}", at.hold)):
            yield Spot(box, f"zone:{zone}", focusable=False, line=False)
    if shown.ship:
        points = f"{shown.say('moves')}, {shown.say('command')}"
        yield Spot(at.ship, f"card:{shown.ship}", about=("card", shown.ship), tip=f"**{shown.title}**\n{points}")
    if shown.hold:
        yield Spot(at.hold, "hold", tip=shown.say("hold"), focusable=False, line=False)
    for one, box in zip(shown.people, at.people):
        yield Spot(box, f"card:{one.card}", about=("card", one.card), tip=tip(words, one))
        if not is_strip(kit, r):
            for thing, tile in zip(one.things, tucked(kit, box, one)):
                yield Spot(tile, f"card:{thing.card}", about=("card", thing.card), tip=f"**{thing.title}**", radius=3)
    for thing, tile in zip(shown.things, at.slots):
        yield Spot(tile, f"card:{thing.card}", about=("card", thing.card), tip=f"**{thing.title}**", radius=4)


def tip(words: Words, one: Person) -> str:
    """Somebody in words."""
    lines = [f"**{one.title}**"]
    if one.captain:
        lines.append(words("fancards.front.captain", n=command_of(one.card)))
    left = one.health - one.wounds
    lines.append(words("fancards.front.person", combat=one.combat, health=left, of=one.health, carry=one.free))
    lines += [", ".join(words(f"fancards.trade.{trade}") for trade in one.trades)] if one.trades else []
    lines += [", ".join(thing.title for thing in one.things)] if one.things else []
    if one.away:
        lines.append(words("fancards.front.away", place=one.away))
    return "\n".join(lines)
