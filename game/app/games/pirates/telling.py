"""An attack, a hunt, a theft, a rescue and the List as lines of log and recap: who, by which card, with how much."""

from __future__ import annotations

from collections.abc import Callable

from game.app.games.firefly.names import title
from game.app.games.firefly.telling import Telling
from game.app.table.panels.log import Entry
from game.app.table.results.gather import Mark

MARKS = {
    "raid": Mark("target", "bad"),
    "hunt": Mark("target", "bad"),
    "showdown": Mark("fight"),
    "poached": Mark("book", "bad"),
    "bound": Mark("lock", "bad"),
    "jumped": Mark("swap", "bad"),
    "freed": Mark("leave"),
    "reaved": Mark("skull", "bad"),
    "stolen": Mark("star", "bad"),
}
"""What is shown as a line of a result, and to whom it happened as a hit."""
COUNTED = {"raid": ("fight", "attacks"), "hunt": ("fight", "attacks"), "done:bounty": ("lock", "bounties")}
"""What is counted of a captain at the end: its icon, and its name in the words of the result."""
HEARD = {
    "raid": "enemy",
    "hunt": "enemy",
    "showdown": "blow",
    "bound": "lost",
    "jumped": "lost",
    "freed": "pick",
    "stolen": "lost",
    "listed": "card",
}


def _with(line: Entry | None, other: int) -> Entry | None:
    """The line concerns another captain, too."""
    return line._replace(other=other) if line is not None and other >= 0 else line


def raid(to: Telling, seat: int, other: int, job: str) -> Entry | None:
    """A Piracy Job is worked against a rival."""
    return _with(to.of_card("pirates.raid", seat, job, other=to.now.name(other)), other)


def hunt(to: Telling, seat: int, other: int, bounty: str, prey: str) -> Entry | None:
    """Somebody is hunted, alone or in a rival's crew, or a rival's Bounty is Jumped."""
    key = "pirates.hunt.alone" if other < 0 else "pirates.hunt.crew" if prey else "pirates.hunt.jump"
    about = [("card", prey or bounty)]
    line = to.line(key, seat, about, card=title(prey or bounty), other=to.now.name(other) if other >= 0 else "")
    return _with(line, other)


def showdown(
    to: Telling, seat: int, other: int, prey: str, skill: str, n: int, reply: str, against: int
) -> Entry | None:
    """Both totals, by what, and who has won."""
    rival = to.now.name(other) if other >= 0 else title(prey)
    won, tied = n > against, n == against
    key = "pirates.showdown.won" if won else "pirates.showdown.tied" if tied else "pirates.showdown.lost"
    mine, theirs = (to.words(f"firefly.skill.{name}") for name in (skill, reply))
    return _with(to.line(key, seat, other=rival, n=n, m=against, skill=mine, reply=theirs), other)


def fought(to: Telling, seat: int, prey: str, skill: str, faces: tuple[int, ...]) -> Entry | None:
    """What a lone target threw."""
    return to.of_card("pirates.fought", -1, prey, n=sum(faces), faces=" + ".join(map(str, faces)))


def poached(to: Telling, seat: int, other: int) -> Entry | None:
    """A Job was stolen out of a hand."""
    return _with(to.line("pirates.poached", seat, other=to.now.name(other)), other)


def bound(to: Telling, seat: int, other: int, crew: str) -> Entry | None:
    """A Fugitive is bound: a lone one, one of a rival's crew, or one of the own."""
    key = "pirates.bound.alone" if other < 0 else "pirates.bound.own" if other == seat else "pirates.bound.crew"
    return _with(to.of_card(key, seat, crew, other=to.now.name(other) if other >= 0 else ""), other)


def jumped(to: Telling, seat: int, other: int, bounty: str) -> Entry | None:
    """A Bounty changed hands with all who were bound."""
    return _with(to.of_card("pirates.jumped", seat, bounty, other=to.now.name(other)), other)


def freed(to: Telling, seat: int, other: int, crew: str) -> Entry | None:
    """Somebody who was bound is free."""
    return _with(to.of_card("pirates.freed", seat, crew, other=to.now.name(other)), other)


def reaved(to: Telling, seat: int, crew: str) -> Entry | None:
    """Reavers took somebody who was bound."""
    return to.of_card("pirates.reaved", seat, crew)


def listed(to: Telling, bounty: str) -> Entry | None:
    """The List has another Bounty, or one less."""
    return to.of_card("pirates.listed" if to.what == "listed" else "pirates.unlisted", -1, bounty)


def stolen(to: Telling, seat: int, other: int, goal: int) -> Entry | None:
    """A Goal token was stolen: the rival has that Goal to do again."""
    return _with(to.line("pirates.stolen", seat, other=to.now.name(other), n=goal), other)


def haven(to: Telling, seat: int, number: int) -> Entry | None:
    """A captain has chosen a Haven."""
    return to.of_place("pirates.haven", seat, number)


TOLD: dict[str, Callable[..., Entry | None]] = {
    "raid": raid,
    "hunt": hunt,
    "showdown": showdown,
    "fought": fought,
    "poached": poached,
    "bound": bound,
    "jumped": jumped,
    "freed": freed,
    "reaved": reaved,
    "stolen": stolen,
    "haven": haven,
    "listed": listed,
    "unlisted": listed,
}
