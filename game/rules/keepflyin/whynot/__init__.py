"""Why something may not be done: the rule, its sentence, and the nearest answer that is legal."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.keepflyin import keepflyin
from game.core.ruleset import Refusal
from game.core.steps import AnyChoice, Option
from game.rules.keepflyin.derelicts import BoardHulk, LeaveAboard, cargo_zone, searched
from game.rules.keepflyin.jobs import destination, hold, job_of, locked, room, space_of
from game.rules.keepflyin.movement import Play
from game.rules.keepflyin.payday import arrived
from game.rules.keepflyin.search import DropForJob, SearchJob, TakeJob
from game.rules.keepflyin.setup import PickHome
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import is_job
from game.rules.keepflyin.whynot import counters as whynot_counters
from game.rules.keepflyin.zones import chart, hunters, scanned
from game.rules.shared.whynot import Explain, refusal


def why_not(g: KeepFlyin, source: str, target: str) -> Refusal | None:
    """Why the pending choice does not let `source` go to `target`, which may be the key of an answer, too."""
    over = Refusal("R-KF-152", "keepflyin.why.over")
    return refusal(g, source, target, over, (*_EXPLAIN, *whynot_counters.EXPLAIN), _general)


def _general(g: KeepFlyin, step: AnyChoice, source: str, target: str, options: Sequence[Option]) -> Refusal:
    """What holds at every choice: whose turn it is, what belongs to whom, which phase it is."""
    first = options[0].key
    head, _, tail = source.partition(":")
    if head == "ship" and tail.isdigit() and int(tail) != step.seat:
        return Refusal("R-KF-62", "keepflyin.why.turn", nearest=first)
    if head == "counter":
        return Refusal("R-KF-125", "keepflyin.why.counters_later", nearest=first)
    if any(source in hold(g, seat) for seat in g.fate if seat != step.seat):
        return Refusal("R-KF-102", "keepflyin.why.other_hold", nearest=first)
    return Refusal("R-KF-63", "keepflyin.why.now", nearest=first)


def _home(g: KeepFlyin, step: PickHome, source: str, target: str, options: Sequence[Option]) -> Refusal:
    """The choice of a home world (R-KF-52 to R-KF-56)."""
    board = chart(g)
    node = board.nodes.get(target, -1)
    place = board.place[node] if node >= 0 else None
    near = whynot_counters.nearest(g, node, options)
    if place is None:
        return Refusal("R-KF-52", "keepflyin.why.home_place", nearest=near)
    name = (("place", place_name(g, place.id)),)
    if place.zone != "border":
        return Refusal("R-KF-54", "keepflyin.why.home_border", name, near)
    rule = "R-KF-55" if place.inside else "R-KF-56"
    return Refusal(rule, "keepflyin.why.home_none", name, near)


def place_name(g: KeepFlyin, place: str) -> str:
    """The name of a location in the language that is spoken now; charts are built once, whatever was spoken then."""
    board = keepflyin().boards.get(g.settings["board"], chart(g).board)
    return board.locations[place].name


def _play(g: KeepFlyin, step: Play, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """The Play phase (R-KF-109 to R-KF-124)."""
    seat, head = step.seat, source.partition(":")[0]
    if target == "lie_low" or target == f"home:{seat}":
        at_home = g.ship[seat] == g.home[seat]
        rule = "R-KF-184" if not at_home and g.ship[seat] in g.home.values() else "R-KF-150"
        says = "keepflyin.why.low_home" if not at_home or hunters(g, seat) else "keepflyin.why.low_pursued"
        return Refusal(rule, says, nearest=options[0].key)
    if target == "search" or source == "job":
        return Refusal("R-KF-96", "keepflyin.why.search_over", nearest=options[0].key)
    if source == f"ship:{seat}" and target.startswith("hex:"):
        return _flight(g, step, target, options)
    if source in hold(g, seat):
        return _held(g, step, source, target, options)
    if target == "pay" or target.startswith("pay:"):
        return Refusal("R-KF-118", "keepflyin.why.nothing_due", nearest=options[0].key)
    if target == f"hold:{seat}" and head in ("counter", "ship"):
        if searched(source) in g.flags:
            return Refusal("R-KF-162", "keepflyin.why.searched", nearest=options[0].key)
        return Refusal("R-KF-155", "keepflyin.why.enter_hulk", nearest=options[0].key)
    if head == "counter" and not target.startswith("hex:"):
        return _scan(g, step, source, options)
    return None


def _flight(g: KeepFlyin, step: Play, target: str, options: Sequence[Option]) -> Refusal | None:
    """A flight that can't be made (R-KF-114, R-KF-115, R-KF-163, R-KF-164)."""
    board = chart(g)
    node, here = board.nodes.get(target, -1), g.ship[step.seat]
    near = whynot_counters.nearest(g, node, options)
    if node < 0:
        return Refusal("R-KF-3", "keepflyin.why.off_chart", nearest=near)
    if node == here:
        return Refusal("R-KF-114", "keepflyin.why.here", nearest=near)
    if node == board.sun and g.settings["sun"] == "closed":
        return Refusal("R-KF-24", "keepflyin.why.sun", nearest=near)
    far = board.far(here)[node]
    values = (("steps", str(far)), ("left", str(step.left)))
    if g.flags.get("stopped"):
        return Refusal("R-KF-124", "keepflyin.why.stopped", nearest=near)
    if far > step.left:
        if node == board.skyplex:
            return Refusal("R-KF-163", "keepflyin.why.to_skyplex", values, near)
        if here == board.skyplex:
            return Refusal("R-KF-164", "keepflyin.why.from_skyplex", values, near)
        return Refusal("R-KF-114", "keepflyin.why.too_far", values, near)
    return Refusal("R-KF-115", "keepflyin.why.face_down_stops", nearest=near)


def _held(g: KeepFlyin, step: Play, card: str, target: str, options: Sequence[Option]) -> Refusal:
    """A card in the hold: dumping it, or being paid for it (R-KF-94, R-KF-118, R-KF-171)."""
    first = options[0].key
    if target == "job.discard" or target.startswith("dump"):
        return Refusal("R-KF-171", "keepflyin.why.niska_keeps", nearest=first)
    if not is_job(card):
        return Refusal("R-KF-94", "keepflyin.why.salvage_sells", nearest=first)
    goal = place_name(g, job_of(card).destination)
    if destination(g, card) == g.ship[step.seat] and not arrived(g, step.seat):
        return Refusal("R-KF-118", "keepflyin.why.move_in", (("place", goal),), first)
    return Refusal("R-KF-118", "keepflyin.why.not_due", (("place", goal),), first)


def _scan(g: KeepFlyin, step: Play, source: str, options: Sequence[Option]) -> Refusal | None:
    """A counter that can't be scanned (R-KF-110, R-KF-112)."""
    number = int(source[8:]) if source[8:].isdigit() else 0
    first = options[0].key
    if number not in g.spot:
        return None
    if number in g.up:
        return Refusal("R-KF-110", "keepflyin.why.face_up", nearest=first)
    if scanned(number) in g.flags:
        return Refusal("R-KF-112", "keepflyin.why.scanned", nearest=first)
    near = whynot_counters.nearest(g, g.spot[number], options)
    return Refusal("R-KF-110", "keepflyin.why.scan_range", nearest=near)


def _search(g: KeepFlyin, step: SearchJob, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """Before a job is drawn (R-KF-96)."""
    if source == f"ship:{step.seat}" or source in hold(g, step.seat):
        return Refusal("R-KF-63", "keepflyin.why.play_later", nearest="pass")
    return None


def _take(
    g: KeepFlyin, step: TakeJob | DropForJob, source: str, target: str, options: Sequence[Option]
) -> Refusal | None:
    """A drawn job (R-KF-99, R-KF-100, R-KF-165, R-KF-171)."""
    first = options[0].key
    if source in hold(g, step.seat):
        if locked(g, source):
            return Refusal("R-KF-171", "keepflyin.why.niska_keeps", nearest=first)
        if space_of(step.card) <= room(g, step.seat):
            return Refusal("R-KF-99", "keepflyin.why.fits", nearest=first)
        return Refusal("R-KF-99", "keepflyin.why.takes_none", nearest=first)
    if target == "take" or target == f"hold:{step.seat}":
        values = (("space", str(space_of(step.card))), ("room", str(room(g, step.seat))))
        return Refusal("R-KF-100", "keepflyin.why.no_room", values, first)
    if target == "refuse" or (source == step.card and target == "job.discard"):
        return Refusal("R-KF-165", "keepflyin.why.niska_insists", nearest=first)
    return None


def _hulk(g: KeepFlyin, step: BoardHulk, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """At a derelict (R-KF-156, R-KF-157, R-KF-162)."""
    first = options[0].key
    if searched(source) in g.flags:
        return Refusal("R-KF-162", "keepflyin.why.searched", nearest=first)
    if cargo_zone(source) in g.zones:
        return Refusal("R-KF-157", "keepflyin.why.jobs_aboard", nearest=first)
    if any(source in cards for zone, cards in g.zones.items() if zone.startswith(("left:", "wreck:"))):
        return Refusal("R-KF-156", "keepflyin.why.no_space", nearest=first)
    return None


def _leave(g: KeepFlyin, step: LeaveAboard, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """What must stay with a derelict (R-KF-159, R-KF-161, R-KF-171)."""
    if source in hold(g, step.seat) and locked(g, source):
        return Refusal("R-KF-171", "keepflyin.why.niska_keeps", nearest=options[-1].key)
    return Refusal("R-KF-159", "keepflyin.why.leave_one", nearest=options[-1].key)


_EXPLAIN: tuple[Explain, ...] = (
    (Play, _play),
    (PickHome, _home),
    (SearchJob, _search),
    (TakeJob, _take),
    (DropForJob, _take),
    (BoardHulk, _hulk),
    (LeaveAboard, _leave),
)
