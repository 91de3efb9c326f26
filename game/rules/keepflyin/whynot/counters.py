"""Why a counter may not be moved or put somewhere."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ruleset import Refusal
from game.core.steps import Option
from game.rules.keepflyin.capture import PlaceReinforcement
from game.rules.keepflyin.cards.wanderers import AppearAt
from game.rules.keepflyin.enemy import MoveCounter, MoveHelm
from game.rules.keepflyin.placing import PlaceEnemy
from game.rules.keepflyin.setup import PlaceFaceDown
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import ENEMIES, SPACES, enemy, pace, sort
from game.rules.keepflyin.zones import chart, controlled, enemies_at, moved, scanned, zone_at
from game.rules.shared.whynot import Explain


def nearest(g: KeepFlyin, node: int, options: Sequence[Option]) -> str:
    """The legal answer whose hex is nearest to a node; without a hex the first answer."""
    board = chart(g)
    there = [o for o in options if o.target in board.nodes]
    if node < 0 or not there:
        return options[0].key
    far = board.far(node)
    return min(there, key=lambda option: far[board.nodes[option.target]]).key


def _number(g: KeepFlyin, source: str) -> int:
    head, _, tail = source.partition(":")
    return int(tail) if head == "counter" and tail.isascii() and tail.isdigit() and int(tail[:9]) in g.spot else 0


def _move(g: KeepFlyin, step: MoveCounter, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """The Enemy phase (R-KF-113, R-KF-125 to R-KF-134)."""
    number = _number(g, source)
    if source.startswith("ship:"):
        return Refusal("R-KF-125", "keepflyin.why.play_over", nearest="pass")
    if not number:
        return None
    node = chart(g).nodes.get(target, -1)
    own = [option for option in options if option.source == source]
    near = nearest(g, node, own) if own else "pass"
    if moved(number) in g.flags:
        return Refusal("R-KF-125", "keepflyin.why.moved", nearest="pass")
    if number not in g.up:
        return _face_down(g, number, node, near)
    if not enemy(g.up[number]):
        return Refusal("R-KF-130", "keepflyin.why.derelict_stays", nearest="pass")
    if number in g.hunts:
        return Refusal("R-KF-132", "keepflyin.why.in_pursuit", nearest="pass")
    if controlled(g, number):
        return Refusal("R-KF-133", "keepflyin.why.controlled", nearest="pass")
    return _face_up(g, number, node, near, "R-KF-134", "R-KF-131")


def _face_down(g: KeepFlyin, number: int, node: int, near: str) -> Refusal:
    """A face-down counter (R-KF-113, R-KF-126 to R-KF-128)."""
    board, here = chart(g), g.spot[number]
    if scanned(number) in g.flags:
        return Refusal("R-KF-113", "keepflyin.why.scanned_stays", nearest="pass")
    if node < 0 or board.far(here)[node] != 1:
        return Refusal("R-KF-126", "keepflyin.why.one_hex", nearest=near)
    if board.place[node] is not None:
        return Refusal("R-KF-127", "keepflyin.why.no_location", nearest=near)
    if zone_at(g, node) != zone_at(g, here):
        return Refusal("R-KF-128", "keepflyin.why.zone_border", nearest=near)
    return Refusal("R-KF-24", "keepflyin.why.sun", nearest=near)


def _face_up(g: KeepFlyin, number: int, node: int, near: str, zones: str, meets: str) -> Refusal:
    """A face-up enemy (R-KF-130, R-KF-131, R-KF-134, R-KF-178)."""
    board, face = chart(g), g.up[number]
    if node < 0:
        return Refusal("R-KF-130", "keepflyin.why.off_chart", nearest=near)
    if zone_at(g, node) not in SPACES[sort(face)]:
        says = "keepflyin.why.alliance_zones" if sort(face) == "alliance" else "keepflyin.why.reaver_zones"
        return Refusal(zones, says, nearest=near)
    if node == board.sun and g.settings["sun"] == "closed":
        return Refusal("R-KF-24", "keepflyin.why.sun", nearest=near)
    others = [sort(g.up[other]) for other in enemies_at(g, node) if other != number]
    if others and (meets == "R-KF-146" or others[0] != sort(face)):
        says = "keepflyin.why.other_enemy" if meets == "R-KF-146" else "keepflyin.why.never_together"
        return Refusal(meets, says, nearest=near)
    values = (("steps", str(board.far(g.spot[number])[node])), ("left", str(pace(face))))
    return Refusal("R-KF-130", "keepflyin.why.enemy_far", values, near)


def _helm(g: KeepFlyin, step: MoveHelm, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """Those who play on as the enemy move their own counter alone (R-KF-89, R-KF-178)."""
    number = _number(g, source)
    if number != g.helm[step.seat]:
        return Refusal("R-KF-89", "keepflyin.why.own_counter", nearest=options[0].key)
    node = chart(g).nodes.get(target, -1)
    return _face_up(g, number, node, nearest(g, node, options), "R-KF-178", "R-KF-146")


def _put(
    g: KeepFlyin, step: PlaceEnemy | PlaceFaceDown | AppearAt, source: str, target: str, options: Sequence[Option]
) -> Refusal | None:
    """A counter that is put somewhere: quadrant, zone, then an empty hex (R-KF-41, R-KF-44, R-KF-71 to R-KF-73)."""
    board = chart(g)
    node = board.nodes.get(target, -1)
    if node < 0:
        return None
    near = nearest(g, node, options)
    if step.quadrant not in board.board.quadrants[node]:
        return Refusal("R-KF-19", "keepflyin.why.quadrant", (("quadrant", str(step.quadrant)),), near)
    if board.place[node] is not None or node in g.spot.values() or node in g.ship.values():
        return Refusal("R-KF-44", "keepflyin.why.not_empty", nearest=near)
    if node == board.sun and g.settings["sun"] == "closed":
        return Refusal("R-KF-24", "keepflyin.why.sun", nearest=near)
    if isinstance(step, PlaceFaceDown):
        rule = {"fringe": "R-KF-41", "core": "R-KF-42"}.get(step.lot, "R-KF-43")
        return Refusal(rule, f"keepflyin.why.batch_{step.lot}", nearest=near)
    kind = step.kind if isinstance(step, AppearAt) else sort(g.up[step.number])
    if kind not in ENEMIES:
        return None
    return Refusal("R-KF-72" if kind == "alliance" else "R-KF-73", f"keepflyin.why.put_{kind}", nearest=near)


def _reinforce(
    g: KeepFlyin, step: PlaceReinforcement, source: str, target: str, options: Sequence[Option]
) -> Refusal | None:
    """A new counter comes into an adjacent hex (R-KF-151)."""
    node = chart(g).nodes.get(target, -1)
    return Refusal("R-KF-151", "keepflyin.why.adjacent", nearest=nearest(g, node, options)) if node >= 0 else None


EXPLAIN: tuple[Explain, ...] = (
    (MoveCounter, _move),
    (MoveHelm, _helm),
    (PlaceEnemy, _put),
    (PlaceFaceDown, _put),
    (AppearAt, _put),
    (PlaceReinforcement, _reinforce),
)
