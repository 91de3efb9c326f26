"""Why something may not be done: the rule, its sentence, and the nearest answer that is legal."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.fistful import fistful
from game.core.ruleset import Refusal
from game.core.steps import AnyChoice, Option
from game.geometry.edges import corner
from game.geometry.walks import reach
from game.rules.fistful.battle.encounter import Target
from game.rules.fistful.battle.hunters import Quarry
from game.rules.fistful.battle.retreat import FallBack
from game.rules.fistful.battle.rounds import Ready, Round
from game.rules.fistful.battle.sums import helpers
from game.rules.fistful.board import Board, board_of, heist_of, steps_to
from game.rules.fistful.cards.tricks import Lure
from game.rules.fistful.search.movement import FAR, Move
from game.rules.fistful.search.supplies import FullSlots
from game.rules.fistful.search.visits import missing, open_visits
from game.rules.fistful.search.walks import routes
from game.rules.fistful.setup import PickHero, PickSidekick
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import sort, special
from game.rules.fistful.turn import Plan
from game.rules.fistful.zones import alert, alert_cell, closed
from game.rules.shared.whynot import Explain, refusal


def why_not(g: Fistful, source: str, target: str) -> Refusal | None:
    """Why the pending choice does not let `source` go to `target`, which may be the key of an answer, too."""
    return refusal(g, source, target, Refusal("R-FC-15", "why.over"), _EXPLAIN, _general)


def _general(g: Fistful, step: AnyChoice, source: str, target: str, options: Sequence[Option]) -> Refusal:
    """What holds at every choice: whose turn it is, whose cards these are."""
    first = options[0].key
    head, _, tail = source.partition(":")
    if head == "hero" and tail.isdigit() and int(tail) != step.seat:
        return Refusal("R-FC-33", "why.turn", nearest=first)
    if source.rpartition("#")[0] in fistful().gear:
        if source in g.zones.get(f"slots:{step.seat}", ()):
            return Refusal("R-FC-81", "why.gear_now", nearest=first)
        return Refusal("R-FC-204", "why.gear_other", nearest=first)
    if source in g.up:
        return Refusal("R-FC-89", "why.own_hero", nearest=first)
    return Refusal("R-FC-97", "why.now", nearest=first)


def _pick(g: Fistful, step: PickHero | PickSidekick, source: str, target: str, options: Sequence[Option]) -> Refusal:
    """The choice of crew (R-FC-19 to R-FC-22, R-FC-47)."""
    who = source if source in fistful().crew else target.partition(":")[2]
    first = options[0].key
    for seat in g.at:
        if who and who in (g.hero[seat], g.sidekick[seat]):
            return Refusal("R-FC-21", "why.taken", (("who", fistful().crew[who].name),), first)
    if who in fistful().crew and not any(option.source == who for option in options):
        needed = ", ".join(fistful().crew[option.source].name for option in options)
        return Refusal("R-FC-47", "why.needed", (("who", needed), ("heist", heist_of(g.heist).title)), first)
    mine = next((option.key for option in options if option.source == who), first)
    return Refusal("R-FC-19", "why.pick_order", nearest=mine)


def _plan(g: Fistful, step: Plan, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """Before the movement roll."""
    deed = _deed(g, step.seat, target, "roll")
    if deed:
        return deed
    if target.startswith("scrounge"):
        if g.at[step.seat] in board_of(g.heist).landing_set:
            return Refusal("R-FC-112", "why.full", nearest="roll")
        return Refusal("R-FC-110", "why.scrounge", nearest="roll")
    if source == f"hero:{step.seat}" and target.startswith("cell:"):
        return Refusal("R-FC-97", "why.roll_first", nearest="roll")
    return None


def _move(g: Fistful, step: Move, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """A walk that can't be made (R-FC-88 to R-FC-96)."""
    board = board_of(g.heist)
    deed = _deed(g, step.seat, target, "stop")
    if deed:
        return deed
    if target.startswith("scrounge"):
        return Refusal("R-FC-115", "why.scrounge_roll", nearest="stop")
    if source != f"hero:{step.seat}" or not target.startswith("cell:"):
        return None
    cell = board.cells.get(target, -1)
    near = _nearest(board, cell, options)
    if cell < 0:
        return Refusal("R-FC-90", "why.no_floor", nearest=near)
    here = g.at[step.seat]
    if cell == here:
        return Refusal("R-FC-94", "why.here", nearest="stop")
    if cell in g.at.values():
        return Refusal("R-FC-93", "why.occupied", nearest=near)
    if any(cell == there for _, there in alert(g, board)):
        return Refusal("R-FC-91", "why.enemy", nearest=near)
    if cell in closed(g, board, step.seat):
        return Refusal("R-FC-96", "why.star", nearest=near)
    if step.left < 1:
        return Refusal("R-FC-88", "why.no_steps", nearest=near)
    ways = routes(g, step.seat, FAR)
    if cell in ways:
        if cell not in board.grid.neighbours(here):
            beside = _beside(board, here, cell, near)
            if beside:
                return beside
        values = (("steps", str(ways[cell].cost)), ("left", str(step.left)))
        if cell in board.grid.movers:
            return Refusal("R-FC-68", "why.mover", values, near)
        return Refusal("R-FC-88", "why.too_far", values, near)
    return (
        _beside(board, here, cell, near)
        or _behind_door(g, board, here, cell, options)
        or _cut_off(board, here, cell, near)
    )


def _beside(board: Board, here: int, cell: int, near: str) -> Refusal | None:
    """A cell next to the hero with a wall or a corner between (R-FC-90, R-FC-95)."""
    (x, y), (tx, ty) = board.grid.xy(here), board.grid.xy(cell)
    if max(abs(x - tx), abs(y - ty)) != 1 or cell in board.grid.neighbours(here):
        return None
    if x != tx and y != ty:
        north_west = min(y, ty) * board.grid.width + min(x, tx)
        if not board.grid.barred.isdisjoint(corner(north_west, board.grid.width)):
            return Refusal("R-FC-95", "why.corner", nearest=near)
    return Refusal("R-FC-90", "why.wall", nearest=near)


def _behind_door(g: Fistful, board: Board, here: int, cell: int, options: Sequence[Option]) -> Refusal | None:
    """A cell that only Security Doors keep from being reached; the nearest answer leads to the door (R-FC-69)."""
    doors = {at for at in board.locks if any(sort(token) == "door" for token in g.zones.get(board.keys[at], ()))}
    if cell in reach(board.grid, here, FAR, shut=doors - {here}) or cell not in reach(board.grid, here, FAR):
        return None
    far = steps_to(board, (here,))
    return Refusal("R-FC-69", "why.door", nearest=_nearest(board, min(doors, key=lambda at: far[at]), options))


def _deed(g: Fistful, seat: int, target: str, first: str) -> Refusal | None:
    """An action on an Objective icon, or an attack on the Hands of Blue, that can't be made now (R-FC-70, R-FC-166)."""
    head, _, tail = target.partition(":")
    if head == "do":
        visit = next((visit for visit in heist_of(g.heist).visits if visit.icon == tail), None)
        if visit is None or visit not in open_visits(g):
            return Refusal("R-FC-70", "why.done", nearest=first)
        who = ", ".join(fistful().crew[name].name for name in missing(g, visit) or visit.crew)
        return Refusal("R-FC-70", "why.icon", (("who", who), ("what", visit.name)), first)
    return Refusal("R-FC-166", "why.attack", nearest=first) if head == "attack" else None


def _lure(g: Fistful, step: Lure, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """Moving an enemy where it can't go, or one that follows nobody (R-FC-164, R-FC-182)."""
    token = source if source in g.up else target.partition(":")[2].rpartition(":")[0]
    if token in g.up and sort(token) == "enemy" and special(token) == "hunt":
        return Refusal("R-FC-164", "why.hands", nearest=options[0].key)
    return Refusal("R-FC-182", "why.lure", (("steps", str(step.steps)),), options[0].key)


def _quarry(g: Fistful, step: Quarry, source: str, target: str, options: Sequence[Option]) -> Refusal:
    """The Hands of Blue follow one of the closest (R-FC-160, R-FC-167)."""
    return Refusal("R-FC-160", "why.quarry", nearest=options[0].key)


def _cut_off(board: Board, here: int, cell: int, near: str) -> Refusal:
    """A cell that can't be reached at all now: tokens lie in the way (R-FC-91), or walls do (R-FC-90)."""
    if cell in reach(board.grid, here, FAR):
        return Refusal("R-FC-91", "why.token", nearest=near)
    return Refusal("R-FC-90", "why.wall", nearest=near)


def _nearest(board: Board, cell: int, options: Sequence[Option]) -> str:
    """The legal walk or retreat that ends nearest to a cell."""
    far = steps_to(board, (cell,)) if cell >= 0 else ()
    walks = [o for o in options if o.key.startswith(("move:", "retreat:")) and far and far[board.cells[o.target]] >= 0]
    if not walks:
        return "stop" if any(option.key == "stop" for option in options) else options[0].key
    return min(walks, key=lambda walk: far[board.cells[walk.target]]).key


def _fight(g: Fistful, step: Ready | Round, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """In a battle (R-FC-98, R-FC-128, R-FC-133, R-FC-138 to R-FC-141, R-FC-194)."""
    first, head = options[0].key, target.partition(":")[0]
    if head == "hero" or head == "backup":
        if step.helper >= 0:
            return Refusal("R-FC-141", "why.two_fight", nearest=first)
        if isinstance(step, Round) and helpers(g, step.seat, step.token):
            return Refusal("R-FC-138", "why.backup_first", nearest=first)
        return Refusal("R-FC-138", "why.backup", nearest=first)
    if target == "retreat" and special(step.token) == "hunt":
        return Refusal("R-FC-163", "why.no_retreat", nearest=first)
    if target == "retreat" or head == "ammo":
        if step.helper >= 0:
            return Refusal("R-FC-140", "why.backup_bound", nearest=first)
        if isinstance(step, Ready):
            return Refusal("R-FC-194" if target == "retreat" else "R-FC-133", "why.after_roll", nearest=first)
        if head == "ammo":
            return Refusal("R-FC-134", "why.ammo", nearest=first)
        return Refusal("R-FC-133", "why.draw", nearest=first)
    if head in ("cell", "target"):
        board = board_of(g.heist)
        foe = alert_cell(g, step.token)
        here = board.cells.get(target, -1)
        if any(there == here != foe for _, there in alert(g, board)):
            return Refusal("R-FC-128", "why.same_enemy", nearest=first)
        return Refusal("R-FC-98", "why.in_battle", nearest=first)
    return None


def _target(g: Fistful, step: Target, source: str, target: str, options: Sequence[Option]) -> Refusal:
    """Choosing whom to fight (R-FC-127, R-FC-128)."""
    board = board_of(g.heist)
    cell = board.cells.get(target, -1)
    if any(there == cell for _, there in alert(g, board)):
        return Refusal("R-FC-125", "why.no_sight", nearest=options[0].key)
    return Refusal("R-FC-127", "why.must_fight", nearest=options[0].key)


def _fall_back(g: Fistful, step: FallBack, source: str, target: str, options: Sequence[Option]) -> Refusal:
    """A retreat over spaces that are not clear, or too far (R-FC-137)."""
    board = board_of(g.heist)
    return Refusal(
        "R-FC-137", "why.retreat", (("steps", str(step.steps)),), _nearest(board, board.cells.get(target, -1), options)
    )


def _full(g: Fistful, step: FullSlots, source: str, target: str, options: Sequence[Option]) -> Refusal:
    """More than two Gear cards must be seen to first (R-FC-80)."""
    return Refusal("R-FC-80", "why.slots", nearest=options[0].key)


_EXPLAIN: tuple[Explain, ...] = (
    (Move, _move),
    (Plan, _plan),
    (Ready, _fight),
    (Round, _fight),
    (Target, _target),
    (FallBack, _fall_back),
    (Lure, _lure),
    (Quarry, _quarry),
    (FullSlots, _full),
    (PickHero, _pick),
    (PickSidekick, _pick),
)
