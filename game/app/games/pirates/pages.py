"""What pages of the inspector tell besides: who is wanted in a Sector and aboard a ship, where a Fugitive is."""

from __future__ import annotations

from game.app.games.firefly.cards.pages import Page
from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.games.pirates.aims import hunt, raid
from game.app.games.pirates.prey import drop_off, listed, named, prey
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.rules.firefly.tokens import job_card, kind
from game.rules.pirates.bound import captives, holds
from game.rules.pirates.havens import haven_of
from game.rules.pirates.piracy import PIRACY
from game.rules.pirates.stories import destinations


def sector(now: Situation, words: Words, number: int) -> Page:
    """Who can be hunted here, and for how much; whose Haven it is; which Goals are worked here."""
    found: Page = []
    for bounty in listed(now.g):
        money = words("money", n=job_card(bounty).pay)
        for one in prey(now.g, bounty):
            if one.seen and one.node == number:
                found.append(b.Row("target", words("firefly.page.hunted", card=title(one.crew)), money, "ink_red"))
    for seat in now.g.ship:
        if haven_of(now.g, seat) == number:
            found.append(b.Row("home", words("firefly.page.haven", name=now.name(seat)), "", "ink"))
    if number in destinations(now.g):
        goals = ", ".join(map(str, destinations(now.g)[number]))
        found.append(b.Row("star", words("firefly.page.destination", goals=goals), "", "ink"))
    return found


def ship(now: Situation, words: Words, seat: int) -> Page:
    """Whom a captain has bound, and where they are to be brought."""
    found: Page = []
    for bounty in holds(now.g, seat):
        names = ", ".join(title(one) for one in captives(now.g, seat, bounty))
        place = drop_off(now, words, bounty)[1]
        found.append(b.Row("lock", words("firefly.page.bound", names=names, place=place), "", "ink"))
    return found


def card(now: Situation, words: Words, item: str) -> Page:
    """Where a Bounty is delivered and where all are whom it seeks; how much is paid for somebody who is sought.
    Chances are those of an attack by who looks."""
    if kind(item) == "job" and job_card(item).kind == "bounty":
        planet, place = drop_off(now, words, item)
        head = b.Row("star", place, words("firefly.card.dropoff"))
        return [*([] if planet else [head]), *hunt(now, words, item)]
    if kind(item) == "job" and job_card(item).kind == PIRACY:
        return raid(now, words, item)
    found: Page = []
    for bounty in listed(now.g):
        if any(one.crew == item for one in prey(now.g, bounty)):
            money = words("money", n=job_card(bounty).pay)
            found.append(b.Row("target", words("firefly.page.sought", card=named(bounty)), money, "ink_red"))
    return found
