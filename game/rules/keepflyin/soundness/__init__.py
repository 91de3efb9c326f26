"""What must hold of every state: a save that breaks it is refused, so that no rule ever meets it."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ruleset import Ruleset
from game.core.zones import everyone
from game.rules.keepflyin.jobs import CARGO, space_of
from game.rules.keepflyin.settings import unfit
from game.rules.keepflyin.soundness.steps import flag_fits, stack_faults
from game.rules.keepflyin.state import CAPTAINS, DETAINED, FLYING, OUT, TORTURED, TURNCOAT, KeepFlyin
from game.rules.keepflyin.tokens import BACK, enemy, label, sort
from game.rules.keepflyin.zones import SPARE, chart, sun_field
from game.rules.shared.soundness import misnamed
from game.rules.shared.state import GIVEN_UP

MOST = 1_000_000
"""More turns, rounds, $ and Notoriety than any game has."""
UNIT = 100
"""What one piece of Platinum is worth, in $ (R-KF-12)."""
PHASES = ("setup", "encounter", "event", "search", "play", "enemy")
FATES = (*CAPTAINS, TURNCOAT, OUT)
DECKS = ("job", "event")


def faults(rules: Ruleset[KeepFlyin], g: KeepFlyin) -> list[str]:
    """What is wrong with a state in words, empty when it is sound. Later checks need what earlier ones found sound."""
    for check in (_settings, _seats, _pieces, _zones, _counters, _lots, _fates, _marks, _steps):
        found = list(check(rules, g))
        if found:
            return found
    return []


def _settings(rules: Ruleset[KeepFlyin], g: KeepFlyin) -> Iterator[str]:
    names = [setting.name for setting in rules.settings]
    wrong = misnamed(g.settings, names, len(g.fate)) or unfit(rules.settings, g.settings)
    if wrong:
        yield wrong


def _seats(rules: Ruleset[KeepFlyin], g: KeepFlyin) -> Iterator[str]:
    low, high = rules.seats
    count = len(g.fate)
    if not low <= count <= high:
        yield f"{count} seats"
        return
    for name in ("fate", "ship", "home", "nr", "platinum"):
        if sorted(getattr(g, name)) != list(range(count)):
            yield f"{name} does not have one entry per seat"
            return
    nodes, homes = range(-1, chart(g).size), (-1, *(place.at for place in chart(g).board.homes))
    for seat in g.fate:
        if g.fate[seat] not in FATES or g.ship[seat] not in nodes or g.home[seat] not in homes:
            yield f"fate, ship or home world of seat {seat} can't be"
        if not (0 <= g.nr[seat] <= MOST and 0 <= g.platinum[seat] <= MOST):
            yield f"Notoriety or Platinum of seat {seat} is out of bounds"
        if g.platinum[seat] % UNIT:
            yield f"the Platinum of seat {seat} is not in units of ${UNIT} (R-KF-12)"
    if g.first not in g.fate or g.active not in g.fate or g.phase not in PHASES:
        yield "there is no such first or active seat, or no such phase"
    if not (0 <= g.turn <= MOST and 0 <= g.round <= MOST) or (g.phase != "setup" and not g.round):
        yield "turn or round are out of bounds"


def _pieces(rules: Ruleset[KeepFlyin], g: KeepFlyin) -> Iterator[str]:
    lying = [item for items in g.zones.values() for item in items]
    pieces = rules.pieces(g)
    if len(lying) != len(set(lying)) or set(lying) != set(pieces):
        yield "the cards and counters are not those of the box, each in one zone"


def _zones(rules: Ruleset[KeepFlyin], g: KeepFlyin) -> Iterator[str]:
    known, numbers = everyone(len(g.fate)), {str(number) for number in g.spot}
    for zone, items in g.zones.items():
        head, _, tail = zone.partition(":")
        backs = set(map(rules.back, items))
        if not items:
            yield f"the zone {zone[:40]!r} is empty"
        elif zone in DECKS:
            if backs != {zone} or any(item in g.seen for item in items):
                yield f"the {zone} deck holds what does not belong there, or what somebody knows"
        elif head in ("counter", "batch") or zone == "box":
            if backs != {BACK}:
                yield f"{zone[:40]!r} holds a card"
            if head == "counter" and (tail not in numbers or len(items) != 1):
                yield f"there is no counter {tail[:40]!r}, or it has several faces"
            if head == "batch" and (tail not in g.lots or g.phase != "setup" or any(item in g.seen for item in items)):
                yield f"there is no batch {tail[:40]!r}, or somebody knows it"
            if zone == "box" and any(g.seen.get(item, known) != known for item in items):
                yield "somebody has looked into the box alone"
        elif any(g.seen.get(item) != known for item in items):
            yield f"not everybody knows what lies in {zone[:40]}"
        else:
            yield from _cards(rules, g, zone, head, tail, backs)


def _cards(rules: Ruleset[KeepFlyin], g: KeepFlyin, zone: str, head: str, tail: str, backs: set[str]) -> Iterator[str]:
    """An open zone of cards."""
    seat = int(tail) if tail in map(str, g.fate) else -1
    if BACK in backs:
        yield f"a counter lies in {zone[:40]!r}"
    elif zone in ("job.discard", "event.discard"):
        if backs != {zone.partition(".")[0]}:
            yield f"{zone} holds a card of another deck"
    elif zone == "drawn":
        if len(g.zones[zone]) > 1 + g.zones[zone][0].count("#") or len(g.zones[zone]) > 2:
            yield "several cards are drawn at once"
    elif zone == "aside":
        return
    elif head == "hold" and seat >= 0:
        if g.fate[seat] not in CAPTAINS or sum(space_of(card) for card in g.zones[zone]) > CARGO:
            yield f"the hold of seat {seat} is too full"
    elif head == "wreck" and seat >= 0:
        if f"wreck:{seat}" not in g.flags:
            yield f"the ship of seat {seat} is no wreck"
    elif head != "left" or not any(tail == str(n) and sort(face) == "derelict" for n, face in g.up.items()):
        yield f"there is no zone {zone[:40]!r}"


def _counters(rules: Ruleset[KeepFlyin], g: KeepFlyin) -> Iterator[str]:
    board, known = chart(g), everyone(len(g.fate))
    for number, node in g.spot.items():
        face = g.zones.get(f"counter:{number}", ("",))[0]
        if not face or not 1 <= number <= g.flags.get("counters", 0) or node not in range(board.size):
            yield f"counter {number} is not on the board"
            return
        if number in g.up:
            if g.up[number] != face or g.seen.get(face) != known or sort(face) == "ghost" or number in g.lot:
                yield f"counter {number} lies face up and is not that, or nobody knows it"
        elif number not in g.lot or board.place[node] is not None or g.seen.get(face, 0) not in range(known + 1):
            yield f"counter {number} lies face down where it can't"
    if any(number not in g.spot for number in (*g.up, *g.lot)):
        yield "a counter is marked that is not on the board"
    if any(number not in g.up or not enemy(g.up[number]) or seat not in g.fate for number, seat in g.hunts.items()):
        yield "what pursues a ship is no enemy"
    shut, kinds = sun_field(g), dict[int, str]()
    for number, face in g.up.items():
        if enemy(face) and kinds.setdefault(g.spot[number], sort(face)) != sort(face):
            yield "Reavers and Alliance share a space"
    if shut and any(board.grid.has(shut, node) for node in (*g.spot.values(), *(n for n in g.ship.values() if n >= 0))):
        yield "something is in the closed sun"


def _lots(rules: Ruleset[KeepFlyin], g: KeepFlyin) -> Iterator[str]:
    """The public count of what is still face down is right."""
    there: dict[str, list[str]] = {lot: [] for lot in g.lots}
    for number, lot in g.lot.items():
        there.setdefault(lot, []).append(label(g.zones[f"counter:{number}"][0]))
    for zone, items in g.zones.items():
        if zone.startswith("batch:"):
            there[zone[6:]] += map(label, items)
        elif zone == "box":
            unseen = [label(item) for item in items if item not in g.seen]
            if unseen:
                there.setdefault(SPARE, []).extend(unseen)
    counted = {lot: sorted(labels) for lot, labels in g.lots.items()}
    if {lot: sorted(labels) for lot, labels in there.items()} != counted:
        yield "what may lie face down is counted wrongly"
    if SPARE in g.lots and SPARE not in g.lot.values():
        yield "nothing on the board may be a spare counter"


def _fates(rules: Ruleset[KeepFlyin], g: KeepFlyin) -> Iterator[str]:
    board = chart(g)
    setup = g.phase == "setup"
    helms = list(g.helm.values())
    if any(n not in g.up or not enemy(g.up[n]) or n in g.hunts for n in helms) or len(set(helms)) < len(helms):
        yield "who plays on controls no enemy"
    for seat, fate in g.fate.items():
        wreck = f"wreck:{seat}" in g.flags
        if (g.home[seat] < 0 or (g.ship[seat] < 0 and fate in CAPTAINS)) and not setup:
            yield f"seat {seat} has no home world or no ship"
        if (fate == TURNCOAT) != (seat in g.helm):
            yield f"seat {seat} plays on with a counter and does not, or the other way round"
        if fate not in CAPTAINS and not wreck and g.ship[seat] >= 0:
            yield f"the ship of seat {seat} is still there"
        if wreck and (fate in CAPTAINS or g.ship[seat] < 0):
            yield f"the ship of seat {seat} is no wreck"
        if fate == DETAINED and g.ship[seat] != board.prison or fate == TORTURED and g.ship[seat] != board.skyplex:
            yield f"seat {seat} is not held where its ship is"
        if (fate == TORTURED) != (f"torture:{seat}" in g.flags):
            yield f"seat {seat} is tortured and is not"
    if any(g.fate[seat] != FLYING for seat in g.hunts.values()):
        yield "somebody is pursued who does not fly"
    down = {node for number, node in g.spot.items() if number not in g.up}
    if any(g.ship[seat] in down for seat, fate in g.fate.items() if fate in CAPTAINS):
        yield "a counter lies face down where a ship is"


def _marks(rules: Ruleset[KeepFlyin], g: KeepFlyin) -> Iterator[str]:
    pieces, known = set(rules.pieces(g)), everyone(len(g.fate))
    for item, mask in g.seen.items():
        if item not in pieces or not 0 < mask <= known:
            yield "the knowledge of the seats is not that of a table"
            return
    for flag, value in g.flags.items():
        if not flag_fits(g, flag, value):
            yield f"there is no mark {flag[:40]!r} of {value}"


def _steps(rules: Ruleset[KeepFlyin], g: KeepFlyin) -> Iterator[str]:
    won = g.why != GIVEN_UP
    if g.over not in ("", "won") or bool(g.over) == bool(g.stack) or bool(g.winners) != (bool(g.over) and won):
        yield "the game is neither running nor over"
        return
    if len(g.why) > 64 or any(seat not in g.fate for seat in g.winners) or len(set(g.winners)) < len(g.winners):
        yield "nobody can have won like that"
        return
    if not g.over and sum(fate in CAPTAINS for fate in g.fate.values()) < 2:
        yield "the last captain has won already"
    if g.stack:
        yield from stack_faults(g)
