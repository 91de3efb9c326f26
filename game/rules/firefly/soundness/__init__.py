"""What must hold of every state: a save that breaks it is refused, so that no rule ever meets it (R-FB-641 to 652)."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.ruleset import Ruleset
from game.rules.firefly.acting import acted_soundly
from game.rules.firefly.board import board, zone_at
from game.rules.firefly.boxes import boxes
from game.rules.firefly.settings import unfit
from game.rules.firefly.soundness.piles import zone_faults
from game.rules.firefly.soundness.ships import crew_faults, draft_faults, goods_faults, limit_faults
from game.rules.firefly.soundness.steps import flag_fits, stack_faults
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import in_play
from game.rules.shared.soundness import misnamed

MOST = 10_000_000
"""More turns, rounds and $ than any game has."""
FLIGHTS = ("", "burn", "mosey")
LEGS = 20
"""More Sectors than any drive crosses in a turn."""


def faults(rules: Ruleset[Firefly], g: Firefly) -> list[str]:
    """What is wrong with a state in words, empty when it is sound. Later checks need what earlier ones found sound."""
    ships = (goods_faults, crew_faults, draft_faults, limit_faults)
    checks = (_settings, _seats, _pieces, zone_faults, _board, *ships, _turn, _steps)
    for check in checks:
        found = list(check(rules, g))
        if found:
            return found
    return []


def _settings(rules: Ruleset[Firefly], g: Firefly) -> Iterator[str]:
    extra = [setting.name for box in boxes(g) for setting in box.settings]
    names = [*(setting.name for setting in rules.settings), *extra]
    wrong = misnamed(g.settings, names, len(g.ship)) or unfit(len(g.ship), g.settings)
    if wrong:
        yield wrong


def _seats(rules: Ruleset[Firefly], g: Firefly) -> Iterator[str]:
    low, high = rules.seats_with(g.settings)
    count = len(g.ship)
    if not low <= count <= high:
        yield f"{count} seats"
        return
    for name in ("ship", "money", "warrants", "goals"):
        if sorted(getattr(g, name)) != list(range(count)):
            yield f"{name} does not have one entry per seat"
            return
    for seat in g.ship:
        if not (0 <= g.money[seat] <= MOST and 0 <= g.warrants[seat] <= MOST and 0 <= g.goals[seat] <= MOST):
            yield f"money, Warrants or Goals of seat {seat} are out of bounds"
    if g.first not in g.ship or g.active not in g.ship or not (0 <= g.turn <= MOST and 0 <= g.round <= MOST):
        yield "there is no such first or active seat, or turn or round are out of bounds"
    if len(set(g.draft)) < len(g.draft) or any(seat not in g.ship for seat in g.draft):
        yield "nobody can have chosen in that order"


def _pieces(rules: Ruleset[Firefly], g: Firefly) -> Iterator[str]:
    lying = [item for pile in g.zones.values() for item in pile]
    playing = [item for cards in in_play(g.settings).values() for item in cards]
    if len(lying) != len(playing) or set(lying) != set(playing):
        yield "the cards are not those of the box, each in one zone"


def _board(rules: Ruleset[Firefly], g: Firefly) -> Iterator[str]:
    """Where ships are, and who hunts them where (R-FB-217, R-FB-648)."""
    sectors = board(g).sectors
    if any(at not in sectors and (at or g.turn) for at in g.ship.values()):
        yield "a ship is nowhere"
    if g.cruiser not in sectors or zone_at(g, g.cruiser) != "alliance":
        yield "the Cruiser is not in Alliance Space"
    if g.cutter not in sectors or zone_at(g, g.cutter) != "border":
        yield "the Cutter is not in Border Space"
    if any(met != 1 or seat not in g.ship or g.ship[seat] != g.cruiser for seat, met in g.met.items()):
        yield "Alliance Contact is behind a ship that is not with the Cruiser"


def _turn(rules: Ruleset[Firefly], g: Firefly) -> Iterator[str]:
    if not acted_soundly(g):
        yield "more Actions are taken than a turn has, or the same twice"
    if g.flying not in FLIGHTS or not 0 <= g.legs <= LEGS or (g.legs and not g.flying):
        yield "no ship flies like that"
    for flag, value in g.flags.items():
        if not flag_fits(g, flag, value):
            yield f"there is no mark {flag[:40]!r} of {value}"


def _steps(rules: Ruleset[Firefly], g: Firefly) -> Iterator[str]:
    if g.over not in ("", "won") or bool(g.over) == bool(g.stack):
        yield "the game is neither running nor over"
        return
    if len(g.why) > 64 or any(seat not in g.ship for seat in g.winners) or len(set(g.winners)) < len(g.winners):
        yield "nobody can have won like that"
        return
    if g.winners and not g.over:
        yield "somebody has won a game that is still running"
    if g.stack:
        yield from stack_faults(g)
