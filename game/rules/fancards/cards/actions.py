"""Actions of the Crew phase: what their words and powers do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.records import Action, Item
from game.core.remembered import remembered
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import draw, everyone, move, reveal
from game.rules.fancards import news
from game.rules.fancards.charting import ChartOne, may_chart
from game.rules.fancards.faces import face
from game.rules.fancards.healing import Heal, hurt_at
from game.rules.fancards.items import DropItem, can_lose
from game.rules.fancards.reputation import earn
from game.rules.fancards.state import FanCards
from game.rules.fancards.stow import room
from game.rules.fancards.work.jobs import Engage, may_take
from game.rules.shared.state import adjust

TOP = 3
"""Jobs that sensitive information shows."""


def _action(card: str) -> Action:
    printed = face(card)
    if not isinstance(printed, Action):
        raise TypeError(f"{card} is no action")
    return printed


def sellable_items(g: FanCards, seat: int) -> list[str]:
    """What a seat can discard for its price."""
    found = [item for item in g.zones.get(f"items:{seat}", ()) if isinstance(face(item), Item)]
    return [item for item in found if item not in g.carrier or can_lose(g, g.carrier[item], item)]


def lost_items(g: FanCards) -> list[str]:
    """The items that lie among the discards."""
    return [card for card in g.zones.get("event.discard", ()) if isinstance(face(card), Item)]


def does(g: FanCards, seat: int, word: str) -> bool:
    """Whether a word or power of an action would change anything now."""
    if word == "heal":
        return bool(hurt_at(g, seat, g.spot[seat]))
    if word == "command":
        return bool(g.captain[seat])
    if word == "chart":
        return may_chart(g)
    if word == "fence-it":
        return bool(sellable_items(g, seat))
    if word == "a-favor":
        return bool(lost_items(g)) and room(g, seat) > 0
    if word == "sensitive-information":
        return bool(g.zones.get("job") or g.zones.get("job.discard"))
    return True


def worth_while(g: FanCards, seat: int, card: str) -> bool:
    """Whether an action can be played: something would happen."""
    return any(does(g, seat, word) for word in _words(card))


@remembered
def _words(card: str) -> tuple[str, ...]:
    """The words of an action, and its power."""
    printed = _action(card)
    return (*(word.name for word in printed.do), *((printed.power,) if printed.power else ()))


def action_steps(g: FanCards, seat: int, card: str) -> tuple[Step, ...]:
    """What an action does, its words in their order."""
    printed = _action(card)
    found: list[Step] = []
    for word, value in printed.do:
        found += _word(g, seat, word, int(value))
    powers: dict[str, Step] = {
        "sensitive-information": SeeJobs(seat),
        "a-favor": AskFavor(seat),
        "fence-it": Fence(seat),
    }
    if printed.power and does(g, seat, printed.power):
        found.append(powers[printed.power])
    return tuple(found)


def _word(g: FanCards, seat: int, word: str, value: int) -> list[Step]:
    if word == "heal":
        return [Heal(seat, g.spot[seat], value)]
    if word == "chart":
        return [ChartOne(seat)] * value
    if word == "moves":
        g.moves[seat] += value
    elif word == "command":
        g.command[seat] += value
    elif word == "credits":
        earn(g, seat, value)
    else:  # "bribe" and "good_word" wait for their move and their job
        adjust(g, word, value)
    return []


@dataclass(frozen=True, slots=True)
class SeeJobs(Effect[FanCards]):
    """The top jobs are seen by one player."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        for _ in range(TOP):
            job = draw(g, "job", "job.discard")
            if job:
                move(g, job, "job", "drawn")
                reveal(g, job, 1 << self.seat)
        return (PickSeen(self.seat),)


@dataclass(frozen=True, slots=True)
class PickSeen(Choice[FanCards]):
    """One of the jobs that were seen is taken if its terms are met; the others go back in their order."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        yield Option("back", (JobsPutBack(),), "job", "job")
        for job in g.zones["drawn"]:
            if may_take(g, self.seat, job):
                then = (Engage(self.seat, job, "drawn"), JobsPutBack())
                yield Option(f"take:{job}", then, job, f"jobs:{self.seat}")


@dataclass(frozen=True, slots=True)
class JobsPutBack(Effect[FanCards]):
    """The drawn jobs go on top of their deck again as they lay."""

    def run(self, g: FanCards) -> Iterable[Step]:
        for job in g.zones.get("drawn", ())[::-1]:
            move(g, job, "drawn", "job")
        return ()


@dataclass(frozen=True, slots=True)
class AskFavor(Choice[FanCards]):
    """One of the discarded items, for nothing."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for item in lost_items(g):
            yield Option(f"get:{item}", (GetBack(self.seat, item),), item, f"items:{self.seat}")


@dataclass(frozen=True, slots=True)
class GetBack(Effect[FanCards]):
    """A discarded item goes to an inventory."""

    seat: int
    item: str

    def run(self, g: FanCards) -> Iterable[Step]:
        move(g, self.item, "event.discard", f"items:{self.seat}")
        reveal(g, self.item, everyone(len(g.credits)))
        g.tell(news.Got(self.seat, self.item))
        return ()


@dataclass(frozen=True, slots=True)
class Fence(Choice[FanCards]):
    """One item is discarded for its price."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for item in sellable_items(g, self.seat):
            printed = face(item)
            assert isinstance(printed, Item)
            then = (DropItem(self.seat, item), Earned(self.seat, printed.price.credits))
            yield Option(f"fence:{item}", then, item, "event.discard")


@dataclass(frozen=True, slots=True)
class Earned(Effect[FanCards]):
    """Credits come in."""

    seat: int
    credits: int

    def run(self, g: FanCards) -> Iterable[Step]:
        earn(g, self.seat, self.credits)
        return ()
