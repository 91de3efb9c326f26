"""What no careful captain does: answers that are never better than another, and flights that no job asks for."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.keepflyin.bots.plans import NEAR, Captain, Watch, captain, cost, harbour, prospects, threat
from game.rules.keepflyin.jobs import job_of
from game.rules.keepflyin.movement import Play, routes
from game.rules.keepflyin.outlook import suspects
from game.rules.keepflyin.search import TakeJob
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import is_job, sort
from game.rules.keepflyin.zones import chart

MEETS = 160.0
"""What it costs, in $, to turn up an enemy that can do little: it stands in the way, and others can send it."""

IN_HAND = 0.3
"""How much more pay is worth to a careful captain that is got this turn than what may be got in the next."""


def sensible(g: KeepFlyin, options: Sequence[str]) -> Sequence[str]:
    """The answers but those that another is never worse than: to refuse a job that fits (it can be dumped later), to
    dump cargo before there is need of the space, to end a flight without the pay that is due."""
    step = g.stack[-1]
    if isinstance(step, TakeJob) and "take" in options:
        return [key for key in options if key != "refuse"]
    if not isinstance(step, Play):
        return options
    pays = any(key.partition(":")[0] == "pay" for key in options)
    found = [key for key in options if not _wastes(g, step.seat, key) and not (pays and key == "done")]
    return found or options


def _wastes(g: KeepFlyin, seat: int, key: str) -> bool:
    """Whether an answer dumps cargo that no enemy near by is the worse for."""
    head, _, card = key.partition(":")
    if head != "dump":
        return False
    job = job_of(card) if is_job(card) else None
    foe = "" if job is None else "alliance" if job.illegal else "reaver" if job.kind == "passenger" else ""
    far = chart(g).far(g.ship[seat])
    return not any(sort(face) == foe and far[g.spot[number]] <= NEAR for number, face in g.up.items())


def careful(g: KeepFlyin, seat: int, left: int) -> str:
    """The flight that serves the jobs aboard and the hold, and turns up nothing for its own sake; "done" for none."""
    board, who = chart(g), captain(g, seat)
    watch, best, chosen = Watch(g, who, g.ship[seat], left), 0.0, "done"
    for ring in routes(g, seat, left):
        for node in board.grid.cells(ring):
            worth = _worth(g, watch, node)
            if chosen == "done" and node == g.ship[seat]:
                best = worth
            elif worth > best + 1e-9:
                best, chosen = worth, "move:" + board.called[node]
    return chosen


def _worth(g: KeepFlyin, watch: Watch, node: int) -> float:
    who = watch.who
    found = prospects(g, who, node) + harbour(g, who, node) - watch.danger(node)
    if node != g.ship[who.seat]:
        found += sum([money for goal, money in who.due if goal == node]) * IN_HAND
        found -= sum([_meets(g, who, number) for number in g.lot if g.spot[number] == node])
    return found


def _meets(g: KeepFlyin, who: Captain, number: int) -> float:
    """What turning up a face-down counter costs on average."""
    may = suspects(g, who.seat, number)
    return sum(max(MEETS, cost(g, who, what)) for what in may if threat(what)[0]) / len(may)
