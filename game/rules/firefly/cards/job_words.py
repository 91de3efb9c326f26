"""The words of cards about Crew, Jobs and reputation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from game.core.steps import Step
from game.rules.firefly.boxes import word
from game.rules.firefly.cards.foretelling import meant
from game.rules.firefly.cards.saying import Said, Says
from game.rules.firefly.cards.specials import SPECIAL, fire
from game.rules.firefly.crew.crew import disgruntle, soothe
from game.rules.firefly.crew.killing import MANY, Kill, Killed
from game.rules.firefly.jobs.attempt import HALF_PAY, PAY_MORE
from game.rules.firefly.jobs.reputation import Warrant, lose_solid
from game.rules.firefly.perks import team
from game.rules.firefly.state import Firefly
from game.rules.shared.state import adjust


def _kill(g: Firefly, said: Said) -> Iterable[Step]:
    return (Kill(said.seat, said.n),)


def _kill_all(g: Firefly, said: Said) -> Iterable[Step]:
    return (Kill(said.seat, MANY),)


def _kill_chosen(g: Firefly, said: Said) -> Iterable[Step]:
    """Who took the test alone, unless gone back to the ship meanwhile (R-FB-430)."""
    return (Killed(said.seat, (said.chosen,)),) if said.chosen in team(g, said.seat) else ()


def _disgruntle(g: Firefly, said: Said) -> Iterable[Step]:
    return tuple(step for crew in meant(g, said.seat, said.what) for step in disgruntle(g, said.seat, crew, "card"))


def _soothe(g: Firefly, said: Said) -> Iterable[Step]:
    for crew in meant(g, said.seat, said.what):
        soothe(g, crew)
    return ()


def _fire(g: Firefly, said: Said) -> Iterable[Step]:
    fire(g, said.seat, said.what)
    return ()


def _warrant(g: Firefly, said: Said) -> Iterable[Step]:
    return (Warrant(said.seat),)


def _pay_more(g: Firefly, said: Said) -> Iterable[Step]:
    adjust(g, PAY_MORE, said.n)
    return ()


def _half_pay(g: Firefly, said: Said) -> Iterable[Step]:
    g.flags[HALF_PAY] = 1
    return ()


def _lose_solid(g: Firefly, said: Said) -> Iterable[Step]:
    lose_solid(g, said.seat, said.what, "card")
    return ()


def _special(g: Firefly, said: Said) -> Iterable[Step]:
    return SPECIAL[said.what](g, said)


def _own(g: Firefly, said: Said) -> Iterable[Step]:
    return cast(Iterable[Step], word(g, "says", said.what)(g, said))


JOB_WORDS: Mapping[str, Says] = {
    "kill": _kill,
    "kill_all": _kill_all,
    "kill_chosen": _kill_chosen,
    "disgruntle": _disgruntle,
    "soothe": _soothe,
    "fire": _fire,
    "warrant": _warrant,
    "pay_more": _pay_more,
    "half_pay": _half_pay,
    "lose_solid": _lose_solid,
    "special": _special,
    "own": _own,
}
