"""Warrants and reputation (R-FB-468 to R-FB-475, R-FB-519 to R-FB-543)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.content.firefly import firefly
from game.core.steps import Effect, Step
from game.core.zones import move
from game.rules.firefly import news
from game.rules.firefly.crew.killing import Kill
from game.rules.firefly.jobs.attempt import half_pay, on_job
from game.rules.firefly.perks import solid
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import job_card
from game.rules.firefly.zones import discard, remove

HARKEN = "harken"
"""The one who forgives no Warrant (R-FB-540, R-FB-542)."""


def sign_of(g: Firefly, seat: int, contact: str) -> str:
    """The completed Job under the Ship Card that shows a seat's reputation with a Contact; "" for none (R-FB-521)."""
    return next((job for job in g.zones.get(f"solid:{seat}", ()) if job_card(job).contact == contact), "")


def make_solid(g: Firefly, seat: int, job: str) -> None:
    """A completed Job goes under the Ship Card (R-FB-519 to R-FB-524), or out of the game when there is one already
    (R-FB-525) or Harken minds a Warrant (R-FB-542, R-FB-543); a Job of no Contact brings no favour."""
    contact = job_card(job).contact
    if not contact:
        return
    if sign_of(g, seat, contact) or (contact == HARKEN and g.warrants[seat]):
        remove(g, job)
        return
    g.stage.pop(job, None)
    move(g, job, f"active:{seat}", f"solid:{seat}")
    g.tell(news.Solid(seat, contact, 1))


def lose_solid(g: Firefly, seat: int, contact: str, why: str) -> None:
    """The reputation with a Contact is gone, its card out of the game (R-FB-534 to R-FB-536); nothing for who has none
    (R-FB-537). `why` is told: "warrant" or "card"."""
    sign = sign_of(g, seat, contact)
    if sign:
        remove(g, sign)
        g.tell(news.Solid(seat, contact, 0, why))


def owes_flesh(g: Firefly, seat: int) -> bool:
    """Whether a Warrant on the Job that is worked costs one of the team (R-FB-531 to R-FB-533)."""
    contact = firefly().contacts.get(job_card(g.work).contact)
    if contact is None or all(do.word != "pound_of_flesh" for do in contact.perks):
        return False
    return contact.always or solid(g, seat, contact.id)


@dataclass(frozen=True, slots=True)
class Warrant(Effect[Firefly]):
    """A Warrant for whatever reason: Harken's favour is lost (R-FB-468, R-FB-469, R-FB-540, R-FB-541). The Job being
    worked is discarded, its load stays aboard, and its Contact's favour is lost, too (R-FB-470 to R-FB-475, R-FB-534);
    a Goal only has to be tried again (R-FB-565 to R-FB-567)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        seat = self.seat
        g.warrants[seat] += 1
        g.tell(news.Warrant(seat, 1))
        lose_solid(g, seat, HARKEN, "warrant")
        if not on_job(g, seat) or g.work not in g.zones.get(f"active:{seat}", ()):
            return ()
        contact, owed = firefly().contacts[job_card(g.work).contact], owes_flesh(g, seat)
        g.flags.pop(half_pay(g.work), None)
        g.tell(news.Forfeited(seat, g.work))
        discard(g, g.work)
        lose_solid(g, seat, contact.id, "warrant")
        return (PoundOfFlesh(seat),) if owed else ()


@dataclass(frozen=True, slots=True)
class PoundOfFlesh(Effect[Firefly]):
    """A Warrant while working for Niska costs a Crew, Solid or not (R-FB-531 to R-FB-533)."""

    seat: int

    def run(self, g: Firefly) -> Iterable[Step]:
        return (Kill(self.seat, 1),)
