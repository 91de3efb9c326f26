"""The 'Verse phase: the active player sends trouble, the others answer, it is fought out (R-CG-32 to R-CG-59)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.fancards.records import Hazard
from game.core.steps import Choice, Effect, Option, Step
from game.core.zones import everyone, move, reveal
from game.rules.fancards import news
from game.rules.fancards.advanced.edge import edge_options
from game.rules.fancards.cards.nasty import nasty_options
from game.rules.fancards.faces import face
from game.rules.fancards.state import VERSE, FanCards, on, seat_of
from game.rules.fancards.verse.fights import Reward
from game.rules.fancards.verse.infamy import aims, cost, encounters, spend
from game.rules.fancards.verse.lanes import laid, victims
from game.rules.fancards.verse.regroup import Regroup, ripostes
from game.rules.fancards.verse.resolving import ResolveNext
from game.rules.fancards.verse.responses import responses


@dataclass(frozen=True, slots=True)
class VersePhase(Effect[FanCards]):
    """Attack, Response, Resolve, Reward, Squad. The active player is always asked, whatever its hand holds."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        g.phase = VERSE
        return (Attack(self.seat),)


@dataclass(frozen=True, slots=True)
class Attack(Choice[FanCards]):
    """Encounters are laid one by one, in the order in which they will be fought; "done" sends them all at the same time
    (R-CG-35, R-CG-36)."""

    seat: int

    def options(self, g: FanCards) -> Iterable[Option]:
        for card in encounters(g, self.seat):
            for place in aims(g, self.seat, card):
                yield Option(f"lay:{card}:{place}", (Lay(self.seat, card, place), self), card, f"place:{place}")
        for option in edge_options(g, self.seat):
            yield option.before(self)
        for victim in victims(g, self.seat):
            for option in nasty_options(g, self.seat, victim):
                yield option.before(self)
        yield Option("done", (Fray(self.seat),))


@dataclass(frozen=True, slots=True)
class Lay(Effect[FanCards]):
    """An encounter is laid on a place, or for all to suffer; the infamy of that one player pays for it (R-CG-32 to
    R-CG-34), from the squad as from the hand (R-CG-59)."""

    seat: int
    card: str
    place: str

    def run(self, g: FanCards) -> Iterable[Step]:
        card, payer, printed = self.card, seat_of(self.place), face(self.card)
        infamy = cost(g, card, self.place)
        spend(g, payer, infamy)
        squad = f"squad:{self.seat}"
        from_squad = card in g.zones.get(squad, ())
        move(g, card, squad if from_squad else f"hand:{self.seat}", "laid")
        reveal(g, card, everyone(len(g.credits)))
        g.aim[card] = "" if isinstance(printed, Hazard) and not printed.target else self.place
        g.payer[card] = payer
        if from_squad and on(g, "squads"):
            g.bonus[f"{card}/roving"] = 1
        g.tell(news.Laid(self.seat, card, self.place, infamy))
        return ()


@dataclass(frozen=True, slots=True)
class Fray(Effect[FanCards]):
    """What was laid comes at once: those whom it strikes answer, it is fought out, survivors may be challenged, crews
    are rewarded, and what is left of the attackers regroups (R-CG-37 to R-CG-58)."""

    seat: int

    def run(self, g: FanCards) -> Iterable[Step]:
        if not laid(g):
            return ()
        after = (Reward(), Regroup(self.seat), VerseOver())
        return (*responses(g, self.seat), ResolveNext(self.seat), *ripostes(g, self.seat), *after)


@dataclass(frozen=True, slots=True)
class VerseOver(Effect[FanCards]):
    """Nothing of the phase is left on the table."""

    def run(self, g: FanCards) -> Iterable[Step]:
        for table in (g.aim, g.payer, g.guard, g.bonus):
            table.clear()
        return ()
