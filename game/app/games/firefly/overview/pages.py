"""Pages of the overview: the Jobs of a captain with what they still need, the Goals with who has done them."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.games.firefly.cards.pages import Page, good
from game.app.games.firefly.hints.pays import paid, tested
from game.app.games.firefly.names import card_kind, contact_name, deck_name, title
from game.app.games.firefly.panels import blocks as f
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.app.table.panels.bars import MEADOW, Bar
from game.app.table.percent import percent
from game.app.ui.kit import Kit
from game.content.firefly import firefly
from game.content.firefly.records import Do, Goal
from game.rules.firefly.board import board
from game.rules.firefly.outlook.planner import Missing, Seller, price, prospect
from game.rules.firefly.story.stories import HAS
from game.rules.firefly.tokens import job_card


@dataclass(frozen=True)
class Marks(b.Block):
    """Words, and the marks of seats at the right."""

    left: str
    seats: tuple[int, ...]

    def tall(self, kit: Kit, wide: int) -> int:
        return kit.t(22)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        room = r.w - len(self.seats) * kit.t(18) - kit.u(8)
        kit.text(dst, (r.x, r.centery), self.left, "bold", 14, "ink_mid", "ml", fit=room)
        for i, seat in enumerate(reversed(self.seats)):
            kit.seat(dst, (r.right - kit.t(9) - i * kit.t(18), r.centery), seat, 8 * min(1.5, kit.grow))


def jobs(now: Situation, words: Words) -> list[Page]:
    """A page for each Job of who looks: those under way first."""
    seat = now.seat
    held = [*now.held("active", seat), *now.held("hand", seat)]
    return [_job(now, words, item) for item in held if not item.startswith("?")]


def _job(now: Situation, words: Words, item: str) -> Page:
    g, card = now.g, job_card(item)
    found = prospect(g, now.seat, item)
    active = item in now.held("active", now.seat)
    kind = card_kind(item)
    of = contact_name(card.contact)
    state = f"{of} · {words('firefly.sheet.active')}" if active else of
    money = paid(words, found)
    per = words(f"firefly.card.per.{card.per}") if card.per else ""
    page: Page = [b.Band(kind, words(f"firefly.kind.{kind}"), state), b.Title(card.title, money, 16)]
    way = words("firefly.page.here")
    if found.far:
        way = words("firefly.sheet.turns", n=found.turns, far=words("firefly.page.far", n=found.far))
    if found.place:
        planet = next((p.id for p in now.place(found.place).planets), "")
        page.append(f.PlanetRow(planet, now.where(found.place, words), way))
    else:
        page.append(b.Words(card.text or card.flavour, "ink_mid"))
    if found.stage == 0 and card.load:
        load = ", ".join(good(words, do) for do in card.load)
        page.append(b.Row("import", words("firefly.card.load", what=load), drop=2))
    if per:
        page.append(b.Row("coins", words("firefly.card.pays", per=per), drop=3))
    if not found.missing:
        page.append(b.Row("check", words("firefly.sheet.ready"), "", "ink_green"))
    for missing, sold in found.missing:
        page.append(b.Row("x", lacking(words, missing), "", "ink_red"))
        page += [b.Row("", seller(now, words, one), drop=1 + i) for i, one in enumerate(sold)]
    if more := tested(words, found):
        page.append(b.Words(more, "ink_mid", drop=3))
    cards = sum(card.misbehave[found.stage :])
    if cards or found.whole < 1:
        label = words("firefly.card.misbehave", n=cards) if cards else words("firefly.sheet.chance")
        tip = words("firefly.sheet.chance.tip")
        page.append(Bar(label, found.whole, percent(found.whole), share=MEADOW, tip=tip))
    return page


def lacking(words: Words, missing: Missing) -> str:
    """What is missing, in words: "Fight: 2 more"."""
    if missing.kind == "skill":
        return words("firefly.lack.skill", skill=words(f"firefly.skill.{missing.what}"), n=missing.n)
    if missing.kind == "keyword":
        return words("firefly.lack.keyword", what=words(f"firefly.keyword.{missing.what}"))
    what = words(f"firefly.good.{missing.what}", n=missing.n or 2)
    return words(f"firefly.lack.{missing.kind}", what=what, n=missing.n)


def seller(now: Situation, words: Words, one: Seller) -> str:
    """Where it is sold: "Gun Hand, $100, at Regina" or "6 cards at Regina"."""
    planet = supply_place(now, one.deck.partition(":")[2])
    if one.item:
        return words("firefly.sold.open", card=title(one.item), money=words("money", n=price(one.item)), place=planet)
    return words("firefly.sold.pile", n=one.n, place=planet)


def supply_place(now: Situation, deck: str) -> str:
    """Where a Supply Deck is sold."""
    return next((p.name for p in board(now.g).planets.values() if p.supply == deck), deck)


def goals(now: Situation, words: Words) -> list[Page]:
    """A page for each Goal of the Story: what it asks, what of it holds, and who is how far."""
    story = firefly().stories.get(now.story())
    if story is None:
        return []
    return [_goal(now, words, n, goal) for n, goal in enumerate(story.goals)]


def _goal(now: Situation, words: Words, n: int, goal: Goal) -> Page:
    g, seat = now.g, now.seat
    done = tuple(s for s in g.ship if g.goals.get(s, 0) > n)
    at = tuple(s for s in g.ship if g.goals.get(s, 0) == n)
    mine = g.goals.get(seat, 0)
    state = words(
        "firefly.sheet.goal.done" if mine > n else "firefly.sheet.goal.now" if mine == n else "firefly.sheet.goal.later"
    )
    page: Page = [
        b.Band("story", words("firefly.sheet.goal", n=n + 1), state),
        b.Title(goal.title, size=18),
        b.Words(goal.text, "ink"),
    ]
    trouble = words("firefly.card.misbehave", n=goal.misbehave) if goal.misbehave else ""
    for planet in goal.places:
        page.append(f.PlanetRow(planet, board(now.g).planets[planet].name, trouble))
        trouble = ""
    for do in goal.has:
        holds = HAS[do.word](g, seat, do)
        page.append(b.Row("check" if holds else "x", asked(words, do), "", "ink_green" if holds else "ink_red"))
    if trouble:
        page.append(b.Row("bolt", trouble))
    for option in goal.options:
        page.append(b.Words(f"**{option.title}.** {option.text}", "ink_mid", 12, drop=3))
    if done:
        page.append(Marks(words("firefly.sheet.goal.done"), done))
    if at:
        page.append(Marks(words("firefly.sheet.goal.at"), at))
    return page


def asked(words: Words, do: Do) -> str:
    """What a Goal wants to hold, in words."""
    name = contact_name(do.what) if do.word == "solid" else ""
    return words(f"firefly.has.{do.word}", n=do.n, name=name)


def decks(now: Situation) -> list[str]:
    """The decks whose discards can be leafed through, Supply Decks first."""
    names = {zone for zone in now.g.zones if zone.startswith(("supply:", "contact:", "nav:", "misbehave"))}
    plain = {name.removesuffix(".discard") for name in names}
    order = ("supply", "contact", "nav", "misbehave")
    return sorted(plain, key=lambda name: (order.index(name.partition(":")[0]), name))


def deck_line(now: Situation, words: Words, deck: str) -> tuple[str, int, int]:
    """What a deck is called, how many cards its draw pile has, and how many lie open."""
    zones = now.g.zones
    name = deck_name(words, deck)
    return name[:1].upper() + name[1:], len(zones.get(deck, ())), len(zones.get(f"{deck}.discard", ()))
