"""The Response step: instants of whoever is attacked, and who of the crew meets which attacker (R-CG-37, R-CG-39,
R-CG-40).

Only who is attacked is asked, and always, whatever the hand holds: the question tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone, move, reveal
from game.rules.fancards import news
from game.rules.fancards.cards.defence import answer_steps, answers, instant
from game.rules.fancards.cards.nasty import discard_nasty, jams
from game.rules.fancards.reputation import pay
from game.rules.fancards.state import FanCards
from game.rules.fancards.verse.lanes import able, against, engaged, lanes, victims


def responses(g: FanCards, seat: int) -> list[Step]:
    """Everybody whom `seat` attacks answers, in turn order (R-CG-37)."""
    return [step for victim in victims(g, seat) for step in (Answering(victim), Assigning(victim))]


@dataclass(frozen=True, slots=True)
class Answering(Effect[FanCards]):
    """A seat may answer what still comes at it with instants."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        return (Respond(self.seat),) if against(g, self.seat) else ()


@dataclass(frozen=True, slots=True)
class Respond(Choice[FanCards]):
    """Positive instants are laid down, any number; "ready" ends it (R-CG-37)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in answers(g, self.seat):
            yield Option(f"answer:{card}", (Answer(self.seat, card), self), card, "answers")
        then = (Jamming(g.active, self.seat),) if g.zones.get("answers") else ()
        yield Option("ready", then)


@dataclass(frozen=True, slots=True)
class Answer(Effect[FanCards]):
    """An instant is paid for and lies open; it takes effect when all of them are laid down."""

    seat: int
    card: str

    def run(self, g: FanCards) -> Iterable[Step]:
        printed = instant(self.card)
        assert printed is not None
        pay(g, self.seat, printed.price)
        move(g, self.card, f"hand:{self.seat}", "answers")
        reveal(g, self.card, everyone(len(g.credits)))
        g.tell(news.Answered(self.seat, self.card))
        return ()


@dataclass(frozen=True, slots=True)
class Jamming(Choice[FanCards]):
    """The attacker may cancel instants that lie open, whoever holds a card for it or not is asked; then they take
    effect, and the seat may answer once more."""

    seat: int
    victim: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in jams(g, self.seat, self.victim):
            for answer in g.zones["answers"]:
                then = (Jam(self.seat, card, answer, self.victim), JamAgain(self.seat, self.victim))
                yield Option(f"jam:{card}:{answer}", then, card, answer)
        yield Option("let", (TakeEffect(self.victim),), "answers")


@dataclass(frozen=True, slots=True)
class JamAgain(Effect[FanCards]):
    """Instants that are left may be cancelled, too."""

    seat: int
    victim: int

    def run(self, g: FanCards) -> Iterable[Step]:
        return (Jamming(self.seat, self.victim),) if g.zones.get("answers") else (Answering(self.victim),)


@dataclass(frozen=True, slots=True)
class Jam(Effect[FanCards]):
    """An instant of the defence is cancelled: it is discarded, and was paid for nothing."""

    seat: int
    card: str
    answer: str
    victim: int

    def run(self, g: FanCards) -> Iterable[Step]:
        discard_nasty(g, self.seat, self.card, self.victim)
        move(g, self.answer, "answers", "event.discard")
        g.tell(news.Jammed(self.seat, self.card, self.answer, self.victim))
        return ()


@dataclass(frozen=True, slots=True)
class TakeEffect(Effect[FanCards]):
    """The instants that lie open take effect in their order and are discarded."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        found: list[Step] = []
        for card in g.zones.get("answers", ()):
            move(g, card, "answers", "event.discard")
            found += answer_steps(g, self.seat, card)
        return (*found, Answering(self.seat))


@dataclass(frozen=True, slots=True)
class Assigning(Effect[FanCards]):
    """A seat that units attack says who meets whom, if there is anybody."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        return (Assign(self.seat, tuple(lanes(g, self.seat))),) if lanes(g, self.seat) else ()


@dataclass(frozen=True, slots=True)
class Assign(Choice[FanCards]):
    """Each of the crew at a place under attack meets one attacker at most, several may gang up on one, in the order in
    which they are assigned (R-CG-39, R-CG-40); "ready" leaves the rest to the attacker (R-CG-41)."""

    seat: int
    attackers: tuple[str, ...]

    def options(self, g: FanCards) -> Iterable[Option]:
        busy = engaged(g)
        for attacker in self.attackers:
            for card in able(g, g.aim[attacker]):
                if card not in busy:
                    then = (Guard(self.seat, card, attacker), self)
                    yield Option(f"guard:{card}:{attacker}", then, card, attacker)
        yield Option("ready")


@dataclass(frozen=True, slots=True)
class Guard(Effect[FanCards]):
    """A character meets an attacker."""

    seat: int
    card: str
    attacker: str

    def run(self, g: FanCards) -> Iterable[Step]:
        g.guard[self.attacker] = (*g.guard.get(self.attacker, ()), self.card)
        g.tell(news.Guards(self.seat, self.card, self.attacker))
        return ()
