"""The cards of a spread as they are read: where a job leads, what it brings, and how far that is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from pygame import Rect, Surface

from game.app.games.keepflyin.chart.places import world
from game.app.games.keepflyin.panels.blocks import BANDS, sign
from game.app.games.keepflyin.sayings import lead, saying, title
from game.app.games.keepflyin.situation import Situation
from game.app.games.keepflyin.spread.offers import DUMP, Offers
from game.app.shell.words import Words
from game.app.table.spread.data import Card, End, Fact, Look, Spread
from game.app.ui.kit import Kit
from game.app.ui.plates import is_plate, plate
from game.app.ui.theme import C
from game.content.keepflyin import keepflyin
from game.content.keepflyin.records import Job, Location
from game.core.steps import Option
from game.rules.keepflyin.payday import pay_of

CRATE = "crate"
"""What salvage looks like."""


def spread(now: Situation, words: Words, found: Offers) -> Spread:
    """All that lies there."""
    word = DUMP if now.dumping else now.kind
    first = None if now.dumping else lead(now)
    cards = tuple(
        _card(now, words, card, option, option is not None and option is first) for card, option in found.cards
    )
    ends, costs = [], []
    for option in found.below:
        said = saying(now, words, option)
        if said.note and found.about:
            costs.append(f"{said.action}: {said.note}")
        ends.append(End(option.key, said.action, said.icon))
    if now.dumping:
        ends.append(End(f"mode:{DUMP}", words("hex.spread.keep"), "x"))
    key = f"hex.page.{word}" if found.about else f"hex.spread.{word}"
    return Spread(
        words(key, card=title(now.drawn())), "; ".join(costs), cards, tuple(ends), _look(now.g.settings["board"])
    )


def _card(now: Situation, words: Words, card: str, option: Option | None, first: bool) -> Card:
    job = now.job(card)
    drawn = not job and now.kind == "EventOffer"
    kind = job.kind if job else "event" if drawn else "salvage"
    icon, color = BANDS[kind]
    band = icon, color, words(f"hex.job.{kind}" if job else "hex.event" if drawn else "hex.ticket.salvage")
    price = words("money", n=pay_of(now.g, card)) if job else ""
    facts = tuple(_facts(now, words, job)) if job else ()
    event = keepflyin().events.get(card.rpartition("#")[0])
    says = job.text if job else event.text if event else ""
    note = None
    if job:
        told = words("hex.ticket.nr", change=f"{job.notoriety:+d}" if job.notoriety else "0")
        note = Fact("target" if job.illegal else "check", told, ink="ink_red" if job.illegal else "ink_green")
    heard = saying(now, words, option).note if option is not None and option.key.startswith("take:") else ""
    warned = words("hex.job.niska") if now.niska(card) else heard or says
    return Card(
        card,
        option.key if option is not None else "",
        band,
        title(card),
        price,
        facts=facts,
        says=warned,
        first=first,
        picture=card,
        note=note,
        flavour=not now.niska(card) and event is None and not heard,
        scene=event is not None and drawn,
    )


def _facts(now: Situation, words: Words, job: Job) -> Iterator[Fact]:
    """Where it goes, how far that is, and the cargo space it takes."""
    place, here = now.chart.board.locations[job.destination], now.g.ship[now.seat]
    yield Fact("home", place.name, words("hex.page.far", n=now.far(here, place.at)) if here >= 0 else "")
    yield Fact("gear", words("hex.job.space"), str(job.space))


@cache
def _look(board: str) -> Look:
    """How the cards of one chart are painted: one look for each, made once."""

    def picture(kit: Kit, dst: Surface, r: Rect, name: str, called: str) -> None:
        """The place a job leads to, as a scene or as a world among stars; a crate for salvage."""
        job = keepflyin().jobs.get(name.rpartition("#")[0])
        place = keepflyin().boards[board].locations[job.destination] if job else None
        event = keepflyin().events.get(name.rpartition("#")[0])
        scene = f"place_{job.destination.replace('-', '_')}" if job else event.picture if event else ""
        if is_plate(kit, scene):
            plate(kit, dst, r, scene)
            return
        kit.box(dst, r, ((34, 40, 66), (20, 24, 44), (12, 14, 28)), 5)
        _thing(kit, dst, r, place, scene or CRATE)
        kit.sunken(dst, r, 5, 5, 140)
        kit.ring(dst, r, C["ink_line"], 1, 5)

    return Look(picture, _sign)


def _thing(kit: Kit, dst: Surface, r: Rect, place: Location | None, thing: str) -> None:
    if place is not None:
        world(kit, dst, r.center, place, min(r.h * 0.66, r.w * 0.6) / kit.scale)
        return
    pic = kit.sprite(thing, w=r.w * 0.8 / kit.scale, h=r.h * 0.8 / kit.scale)
    if pic is not None:
        kit.drop(dst, r.center, pic, ("spread", thing))


def _sign(kit: Kit, dst: Surface, at: Sequence[float], name: str, size: float, n: int) -> None:
    """A plain sign, or the token of a type of job."""
    if name in BANDS:
        sign(kit, dst, at, name, size * 0.8)
    else:
        kit.icon(dst, at, name, size * 0.8, "ink_mid")
