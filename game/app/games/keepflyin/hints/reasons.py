"""Why a hint speaks for an answer: only what is true of it at this table, with job, place or rival named."""

from __future__ import annotations

from game.app.games.keepflyin.sayings import title
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.core.steps import Option
from game.rules.keepflyin.payday import pay_of

KEPT = ("danger", "freedom")
"""What keeps a ship safe."""
SENT = ("danger", "rivals")
"""What moves an enemy."""
TRUE: dict[str, tuple[str, ...]] = {
    "move": ("jobs", "harbour", "danger"),
    "done": ("danger",),
    "lie_low": KEPT,
    "pay": ("platinum", "notoriety"),
    "search": ("jobs", "platinum"),
    "draw": ("jobs", "platinum"),
    "take": ("jobs", "platinum", "notoriety"),
    "refuse": ("notoriety",),
    "dump": ("notoriety", "danger"),
    "drop": ("notoriety", "danger"),
    "accept": ("platinum", "notoriety", "danger"),
    "decline": ("notoriety", "danger"),
    "salvage": ("platinum",),
    "shift": SENT,
    "place": SENT,
    "pass": (),
    "home": (),
}
"""Per kind of answer the aims that can speak for it; what the search saw further on belongs to another answer."""


def reason(now: Situation, words: Words, option: Option, aims: tuple[str, ...]) -> str:
    """The weightiest of these aims that is true of an answer, as a sentence; "" when none is."""
    head = option.key.partition(":")[0]
    for aim in aims:
        if aim == "end":
            return words("hint.keepflyin.end")
        said = _said(now, words, option, head, aim) if aim in TRUE.get(head, ()) else ""
        if said:
            return said
    return ""


def _said(now: Situation, words: Words, option: Option, head: str, aim: str) -> str:
    if aim in ("jobs", "platinum"):
        if head == "move":
            return _nearer(now, words, now.chart.nodes[option.target])
        if head in ("search", "draw"):
            return words("hint.keepflyin.jobs.search")
        if head == "take":
            return _job(now, words, now.drawn() or option.key.partition(":")[2])
    if aim == "harbour":
        return _port(now, words, now.chart.nodes[option.target])
    if aim == "rivals":
        return _ahead(now, words)
    return words(f"hint.keepflyin.{aim}")


def _nearer(now: Situation, words: Words, node: int) -> str:
    """The job in the hold that a flight brings nearest to its pay, of those that it brings nearer at all."""
    here, found = now.g.ship[now.seat], []
    for card in now.hold(now.seat):
        job = now.job(card)
        goal = now.chart.board.locations[job.destination] if job else None
        if goal is not None and here >= 0 and now.far(node, goal.at) < now.far(here, goal.at):
            found.append((now.far(node, goal.at), -pay_of(now.g, card), title(card), goal.name))
    if not found:
        return ""
    far, _, card, place = min(found)
    key = "hint.keepflyin.jobs" if far else "hint.keepflyin.jobs.there"
    return words(key, n=far, card=card, place=place)


def _job(now: Situation, words: Words, card: str) -> str:
    job = now.job(card)
    if job is None:
        return ""
    place = now.chart.board.locations[job.destination].name
    return words("hint.keepflyin.jobs.take", money=pay_of(now.g, card), place=place)


def _port(now: Situation, words: Words, node: int) -> str:
    """The place with work that a flight leads to: nearer than before it, the Skyplex not counted."""
    board, here = now.chart, now.g.ship[now.seat]
    places = [place for place in board.board.locations.values() if place.at != board.skyplex]
    far, name, at = min((now.far(node, place.at), place.name, place.at) for place in places)
    if here < 0 or far >= min(now.far(here, place.at) for place in places):
        return ""
    return words("hint.keepflyin.harbour" if far else "hint.keepflyin.harbour.there", n=far, place=name)


def _ahead(now: Situation, words: Words) -> str:
    """The rival with most Platinum, when it is more than one's own."""
    money = now.g.platinum
    rivals = [(-money[seat], seat) for seat in range(len(now.names)) if seat != now.seat]
    if not rivals or -min(rivals)[0] <= money[now.seat]:
        return ""
    return words("hint.keepflyin.rivals", name=now.name(min(rivals)[1]))
