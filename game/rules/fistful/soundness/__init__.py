"""What must hold of every state of a heist: a save that breaks it is refused, so that no rule ever meets it."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.fistful import fistful
from game.core.ruleset import Ruleset
from game.core.steps import Choice
from game.core.zones import everyone
from game.rules.fistful import crew
from game.rules.fistful.board import board_of, heist_of
from game.rules.fistful.campaign import heists
from game.rules.fistful.setup import Deal, draft, missing_mods
from game.rules.fistful.soundness.steps import flag_fits, step_faults
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import track
from game.rules.fistful.tokens import kind, sort
from game.rules.fistful.turn import Turn, TurnEnd
from game.rules.shared.soundness import misnamed, unanswerable

MOST_TURNS = 1_000_000
PILES = {
    "banked": ("credits", "star"),
    "card": ("star",),
    "defeated": ("enemy",),
    "extras": ("enemy",),
    "hunters": ("enemy",),
    "removed": ("crate", "door"),
    "box": ("credits",),
    "aside": ("credits", "enemy", "star", "crate", "door"),
}
"""The zones beside the board and what may lie there; "aside" is out of play, where scenarios put what they don't
need."""


def faults(rules: Ruleset[Fistful], g: Fistful) -> list[str]:
    """What is wrong with a state in words, empty when it is sound. Later checks need what earlier ones found sound."""
    for check in (_settings, _seats, _pieces, _zones, _marks, _steps):
        found = list(check(rules, g))
        if found:
            return found
    return []


def _settings(rules: Ruleset[Fistful], g: Fistful) -> Iterator[str]:
    names = [setting.name for setting in rules.settings]
    wrong = misnamed(g.settings, names)
    if wrong:
        yield wrong
        return
    order = heists(g.settings["heist"])
    if g.heist not in order or len(set(order)) < len(order):
        yield "the heist is not one of those that were set"
    try:
        levels = [heist_of(heist) for heist in order][0].levels
    except KeyError:
        yield f"there is no heist {g.settings['heist'][:40]!r}"
        return
    for mod in missing_mods(g.settings["mods"]):
        yield f"the mod {mod[:40]!r} it is played with is not here"
    if g.settings["level"] not in levels:
        yield f"{g.heist} has no level {g.settings['level'][:40]!r}"


def _seats(rules: Ruleset[Fistful], g: Fistful) -> Iterator[str]:
    low, high = rules.seats
    count = len(g.at)
    if not low <= count <= high:
        yield f"{count} seats"
        return
    for name in ("at", "hero", "sidekick", "health", "ammo", "uses"):
        if sorted(getattr(g, name)) != list(range(count)):
            yield f"{name} does not have one entry per seat"
            return
    people = [who for who in (*g.hero.values(), *g.sidekick.values()) if who]
    if any(who not in fistful().crew for who in people) or len(set(people)) < len(people):
        yield "the crew are not different members of the crew"
        return
    floor = board_of(g.heist).grid.floor
    cells = [cell for cell in g.at.values() if cell != -1]
    if any(cell not in floor for cell in cells) or len(set(cells)) < len(cells):
        yield "two heroes share a space or stand nowhere"
    for seat in g.at:
        if not g.hero[seat]:
            tops = (0, 0, 0)
            if g.at[seat] >= 0:
                yield f"seat {seat} is on the board without a hero"
        else:
            tops = (crew.top_health(g, seat), crew.top_ammo(g, seat), crew.top_uses(g, seat))
        for name, top in zip(("health", "ammo", "uses"), tops):
            if not 0 <= getattr(g, name)[seat] <= top:
                yield f"{name} of seat {seat} is not from 0 to {top}"
    if not 0 <= g.turn <= MOST_TURNS or g.active not in g.at or not 0 <= g.timer < len(track(g)):
        yield "turn, active seat or Timer are out of bounds"


def _pieces(rules: Ruleset[Fistful], g: Fistful) -> Iterator[str]:
    lying = sorted(item for items in g.zones.values() for item in items)
    if lying != sorted(rules.pieces(g)):
        yield "the cards and tokens are not those of the box, each in one zone"


def _belongs(g: Fistful, zone: str, item: str) -> bool:
    """Whether a token may lie in a pile or be carried; of the stars only those that have to be carried home."""
    if sort(item) == "star" and zone not in ("card", "aside"):
        return any(star.carried and star.kind == kind(item) for star in heist_of(g.heist).stars)
    return sort(item) in PILES.get(zone, ("credits",))


def _zones(rules: Ruleset[Fistful], g: Fistful) -> Iterator[str]:
    cells = board_of(g.heist).cells
    known = everyone(len(g.at))
    for zone, items in g.zones.items():
        head, _, seat = zone.partition(":")
        if not items:
            yield f"the zone {zone[:40]!r} is empty"
        elif zone in ("gear", "gear.discard", "event", "event.discard") or (head == "slots" and _seat(g, seat)):
            deck = "gear" if head == "slots" else zone.partition(".")[0]
            if any(rules.back(item) != deck for item in items):
                yield f"{zone} holds what is not of the {deck} deck"
            if zone in ("gear", "event"):
                if any(item in g.seen for item in items):
                    yield f"somebody knows a card in the {zone} deck"
                continue
        elif any(rules.back(item) in ("gear", "event") for item in items):
            yield f"{zone[:40]!r} holds a card"
        elif zone in cells:
            yield from _cell(g, zone)
            continue
        elif zone in PILES or (head == "sack" and _seat(g, seat)) or (head == "held" and seat in g.up):
            if any(not _belongs(g, zone, item) for item in items):
                yield f"{zone} holds what does not belong there"
        else:
            yield f"there is no zone {zone[:40]!r}"
        if any(g.seen.get(item) != known for item in items):
            yield f"not everybody knows what lies in {zone[:40]}"


def _seat(g: Fistful, text: str) -> bool:
    return any(text == str(seat) for seat in g.at)


def _cell(g: Fistful, zone: str) -> Iterator[str]:
    """One space of the board: face-up tokens are known to all, others are face down."""
    for item in g.zones[zone]:
        if item in g.up and item not in g.seen:
            yield f"{item} lies face up on {zone} and nobody knows it"


def _marks(rules: Ruleset[Fistful], g: Fistful) -> Iterator[str]:
    cells = board_of(g.heist).cells
    if any(zone not in cells or item not in g.zones.get(zone, ()) for item, zone in g.up.items()):
        yield "a token is marked face up where it does not lie"
    pieces = set(rules.pieces(g))
    known = everyone(len(g.at))
    if any(item not in pieces or mask != known for item, mask in g.seen.items()):
        yield "the knowledge of the seats is not that of an open table"
    for flag, value in g.flags.items():
        if not flag_fits(g, flag, value):
            yield f"there is no mark {flag[:40]!r} of {value}"


def _steps(rules: Ruleset[Fistful], g: Fistful) -> Iterator[str]:
    if g.over not in ("", "won", "lost") or bool(g.over) == bool(g.stack):
        yield "the heist is neither running nor over"
        return
    if not g.stack:
        return
    drafting = any(isinstance(step, Deal) for step in g.stack)
    if drafting and (g.stack != draft(g) or any(cell >= 0 for cell in g.at.values())):
        yield "the choice of crew does not fit those chosen"
        return
    if not drafting and not all(g.hero.values()):
        yield "a seat has no hero"
        return
    for depth, step in enumerate(g.stack):
        found = list(step_faults(g, step))
        if found:
            yield from found
            return
        if isinstance(step, (Turn, TurnEnd)) != (depth == 0):
            yield "a turn begins or ends inside a turn"
        if isinstance(step, Choice) and not drafting and g.at[step.seat] < 0:
            yield f"{type(step).__name__} asks a seat that is out"
    if isinstance(g.stack[0], TurnEnd) and g.stack[0].seat != g.active:
        yield "the turn that goes on is not that of the active seat"
    top = g.stack[-1]
    if isinstance(top, Choice):
        yield from unanswerable(g, top)
