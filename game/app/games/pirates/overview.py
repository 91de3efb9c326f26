"""Pages of the overview: the Bounties with where everybody is, and the rivals with what they carry and could do."""

from __future__ import annotations

from game.app.games.firefly.boxes import Tab
from game.app.games.firefly.cards.pages import Page
from game.app.games.firefly.names import title
from game.app.games.firefly.overview.map import Stop
from game.app.games.firefly.panels import blocks as f
from game.app.games.firefly.situation import Situation
from game.app.games.pirates.chances import chance, succeeds
from game.app.games.pirates.prey import drop_off, listed, named, prey, where
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.content.firefly.records import GOODS, SKILLS
from game.rules.firefly.board import distances
from game.rules.firefly.flight.flying import range_of
from game.rules.firefly.perks import all_crew, skill
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import job_card
from game.rules.firefly.zones import outlaw
from game.rules.pirates.bound import captives, holds
from game.rules.pirates.piracy import PIRACY, is_target


def shown(g: Firefly, seat: int) -> list[str]:
    """The Bounties of the overview: the List, and what the seat has bound."""
    return [*listed(g), *holds(g, seat)]


def bounties(now: Situation, words: Words) -> list[Page]:
    """A page for each: what it pays and where, and where everybody is whom it seeks."""
    return [_bounty(now, words, bounty) for bounty in shown(now.g, now.seat)]


def _bounty(now: Situation, words: Words, bounty: str) -> Page:
    planet, place = drop_off(now, words, bounty)
    mine = bounty in holds(now.g, now.seat)
    money = words("money", n=job_card(bounty).pay)
    found: Page = [
        b.Band("bounty", named(bounty), money),
        *([b.Row("lock", words("firefly.sheet.bounties.mine"))] if mine else []),
        f.PlanetRow(planet, place, words("firefly.card.dropoff"))
        if planet
        else b.Row("star", place, words("firefly.card.dropoff")),
    ]
    for one in [one for one in prey(now.g, bounty) if one.how != "gone"]:
        found.append(f.Along(one.crew, title(one.crew), drop=2))
        found.append(b.Row("search", where(now, words, one), "", "ink" if one.seen else "ink_mid"))
    if job_card(bounty).immoral:
        found.append(b.Row("heart", words("firefly.sheet.bounties.immoral"), "", "ink_red"))
    return found


def places(now: Situation) -> tuple[Stop, ...]:
    """Where each Fugitive is or was heard of, and where the way leads then."""
    found = []
    for n, bounty in enumerate(shown(now.g, now.seat), 1):
        seen = [one for one in prey(now.g, bounty) if one.node]
        found += [Stop("", n, "", one.node) for one in seen]
        stops = job_card(bounty).places
        found += [Stop(stops[0][0], n)] if stops and bounty in holds(now.g, now.seat) else []
    return tuple(found)


def rivals(now: Situation, words: Words) -> list[Page]:
    """A page for each rival: how strong, what lies in the hold, and whether they may board who looks."""
    return [_rival(now, words, seat) for seat in now.g.ship if seat != now.seat and now.held("ship", seat)]


def _rival(now: Situation, words: Words, seat: int) -> Page:
    g = now.g
    ship = now.held("ship", seat)
    found: Page = [
        b.Title(now.name(seat), title(ship[0]) if ship else "", 18),
        f.Skills(f.skills(words, tuple(skill(g, seat, name) if now.crew(seat) else 0 for name in SKILLS))),
    ]
    hold = [(good, n) for good in GOODS if (n := g.goods.get(f"hold:{seat}:{good}", 0))]
    said = ", ".join(f"{n} {words(f'firefly.good.{good}', n=n)}" for good, n in hold)
    found.append(b.Row("import", said or words("firefly.sheet.rivals.empty")))
    if outlaw(g, seat):
        found.append(b.Row("target", words("firefly.sheet.rivals.outlaw"), "", "ink_red"))
    found += _threat(now, words, seat)
    return found


def _threat(now: Situation, words: Words, seat: int) -> Page:
    """Whether that rival may be alongside in the next turn, and why they might board."""
    g, mine = now.g, now.g.ship.get(now.seat, 0)
    here = g.ship.get(seat, 0)
    if not mine or not here:
        return []
    far = distances(g, here)[mine]
    if far > range_of(g, seat):
        said = words("firefly.sheet.rivals.far", far=words("firefly.page.far", n=far))
        return [b.Row("rocket", said, "", "ink_green")]
    near = words("firefly.page.far", n=far) if far else words("firefly.page.here")
    found: Page = [b.Row("rocket", words("firefly.sheet.rivals.near", far=near), "", "ink_red")]
    open_ = [job for job in now.held("active", seat) if not job.startswith("?") and job_card(job).kind == PIRACY]
    found += [
        _may(now, words, "fight", words("firefly.sheet.rivals.job", job=title(job)), (seat, job))
        for job in open_
        if is_target(g, job_card(job), now.seat)
    ]
    hidden = len(now.held("hand", seat))
    if hidden:
        found.append(b.Row("eye", words("firefly.sheet.rivals.hidden", n=hidden), "", "ink_mid"))
    crew = all_crew(g, now.seat)
    sought = [(bounty, one.crew) for bounty in listed(g) for one in prey(g, bounty) if one.crew in crew]
    for bounty, one in sought:
        said = words("firefly.sheet.rivals.sought", names=title(one))
        found.append(_may(now, words, "target", said, (seat, bounty), one))
    for bounty in holds(g, now.seat):
        said = words("firefly.sheet.rivals.jump", names=", ".join(map(title, captives(g, now.seat, bounty))))
        found.append(_may(now, words, "lock", said, (seat, bounty)))
    return found


def _may(now: Situation, words: Words, icon: str, said: str, by: tuple[int, str], crew: str = "") -> b.Row:
    """What a rival could do with a card to who looks, and the chance that it succeeds."""
    return b.Row(icon, said, succeeds(words, chance(now, *by, now.seat, crew)), "ink_red")


def ships(now: Situation) -> tuple[Stop, ...]:
    """Where the rivals are."""
    seats = [seat for seat in now.g.ship if seat != now.seat and now.held("ship", seat)]
    return tuple(Stop("", n, "", now.g.ship[seat]) for n, seat in enumerate(seats, 1) if now.g.ship[seat])


TABS = (Tab("bounties", bounties, places), Tab("rivals", rivals, ships))
