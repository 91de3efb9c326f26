"""What a card brings, line by line, as who looks stands to it: numbers, price and terms, trades, stages, reward."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.games.fancards.faces import says
from game.app.games.fancards.faces.signs import TRADES
from game.app.games.fancards.names import title
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.app.table.spread.data import Fact
from game.content.fancards.parts import Price, Terms
from game.content.fancards.records import Character, Crew, Hazard, Instant, Item, Job, Location, Part, Ship, Trait, Unit
from game.rules.fancards.crew import captain_cell, carry_of, combat_of, health_of, trades_of
from game.rules.fancards.faces import face
from game.rules.fancards.reputation import higher
from game.rules.fancards.state import SETUP, crew_of, items_on
from game.rules.fancards.work.jobs import brings, fits, held, lacking, legs, on_map

SIGNS = {"alliance": "star", "criminal": "skull", "either": "swap", "open": "swap"}
"""The icons of the sides."""
MET, SHORT, PLAIN = "ink_green", "ink_red", "ink"
Number = tuple[str, int, str]
"""A sign, a number, and what it is called."""


def numbers(now: Situation, words: Words, card: str) -> tuple[Number, ...]:
    """The numbers of a card; of one of a crew as they are now."""
    found = face(card)
    told: tuple[tuple[str, int, str], ...] = ()
    if isinstance(found, Ship):
        told = (("rocket", found.movement, "moves"), ("import", found.inventory, "hold"), ("users", found.crew, "crew"))
    elif isinstance(found, Crew):
        g, aboard = now.g, any(card in crew_of(now.g, seat) for seat in now.seats())
        left = health_of(g, card) - g.wounds.get(card, 0) if aboard else found.health
        combat, carry = (combat_of(g, card), carry_of(g, card)) if aboard else (found.combat, found.carry)
        told = (("fight", combat, "combat"), ("heart", left, "health"), ("hand", carry, "carry"))
        told = (*told, ("star", found.command, "command"))
    elif isinstance(found, Unit):
        left = found.health - now.g.wounds.get(card, 0)
        told = (("fight", found.combat, "combat"), ("heart", left, "health"))
    elif isinstance(found, Item | Trait):
        health = found.health if isinstance(found, Trait) else 0
        told = (("fight", found.combat, "combat"), ("heart", health, "health"), ("hand", found.carry, "carry"))
        told = tuple(one for one in told if one[1])
    return tuple((sign, n, words(f"fancards.number.{name}")) for sign, n, name in told)


def facts(now: Situation, words: Words, card: str) -> list[Fact]:
    """The lines of a card."""
    found = face(card)
    told: list[Fact] = []
    if isinstance(found, Unit | Hazard) or isinstance(found, Instant) and found.nasty:
        told.append(Fact("target", words("fancards.fact.infamy"), str(found.infamy)))
    if isinstance(found, Unit | Hazard) and found.side:
        told.append(Fact(SIGNS[found.side], words(f"fancards.side.{found.side}")))
    if isinstance(found, Unit) and found.bounty:
        told.append(Fact("bolt", words("fancards.fact.bounty"), str(found.bounty)))
    if isinstance(found, Location):
        told += _location(now, words, found)
    elif isinstance(found, Job):
        told += _job(now, words, card, found)
    elif isinstance(found, Part):
        told.append(Fact("fight", says.foe(words, found.keeper)))
    elif isinstance(found, Crew):
        told += _crew(now, words, card, found)
    if not isinstance(found, Job | Location):
        told += _played(now, words, card)
    return told


def _played(now: Situation, words: Words, card: str) -> Iterator[Fact]:
    """Price and terms of a card in hand; met or not as who looks stands now."""
    found, g, seat = face(card), now.g, now.seat
    hand = card in now.hand(seat)
    cost = getattr(found, "price", Price())
    if says.price(words, cost):
        enough = g.credits[seat] >= cost.credits and g.alliance[seat] >= cost.alliance
        enough = enough and g.criminal[seat] >= cost.criminal
        ink = PLAIN if enough or not hand else SHORT
        yield Fact("coins", words("fancards.fact.price"), says.price(words, cost), ink)
    yield from _terms(now, words, getattr(found, "needs", Terms()), hand)
    if isinstance(found, Item):
        for tag in found.tags:
            if tag != "weapon":
                yield Fact("check", words(f"fancards.tag.{tag}"), ink="ink_mid")
        for name in found.trades:
            yield Fact(TRADES[name], words(f"fancards.trade.{name}"))


def _terms(now: Situation, words: Words, needs: Terms, looked: bool = True) -> Iterator[Fact]:
    """The Reputation that is asked for, with what there is of it."""
    g, seat = now.g, now.seat
    have = {"alliance": g.alliance[seat], "criminal": g.criminal[seat], "either": higher(g, seat)}
    for side, n in says.asked(needs):
        met = have[side] >= n
        right = str(n) if met or not looked else words("fancards.fact.of", have=have[side], n=n)
        yield Fact(SIGNS[side], words(f"fancards.asks.{side}"), right, (MET if met else SHORT) if looked else PLAIN)


def _crew(now: Situation, words: Words, card: str, found: Crew) -> Iterator[Fact]:
    if own := [name for name in TRADES if name in trades_of(now.g, card)]:
        yield Fact(TRADES[own[0]], ", ".join(words(f"fancards.trade.{name}") for name in own))
    if isinstance(found, Character) and found.upkeep:
        yield Fact("clock", words("fancards.fact.upkeep"), words("fancards.credits", n=found.upkeep))
    for item in items_on(now.g, card):
        yield Fact("hand", title(item), ink="ink_mid")


def _location(now: Situation, words: Words, found: Location) -> Iterator[Fact]:
    gain = says.gain(words, found.gain)
    yield Fact("coins", words("fancards.fact.enter"), gain or words("fancards.nothing"))
    yield from _terms(now, words, found.needs)


def _job(now: Situation, words: Words, card: str, found: Job) -> Iterator[Fact]:
    g, seat = now.g, now.seat
    mine = card in held(g, seat)
    if not mine:
        yield from _terms(now, words, found.needs)
    cell = g.spot.get(seat, "") if mine else captain_cell(g, seat)
    lacks = lacking(g, seat, found, cell) if g.phase != SETUP else ()
    for name in found.trades:
        yield Fact(TRADES[name], words(f"fancards.trade.{name}"), ink=SHORT if name in lacks else MET)
    done = g.stages.get(card, ())
    for i, leg in enumerate(legs(card)):
        place = says.stage(words, leg)
        if i < len(done):
            yield Fact("check", place, now.where(done[i]), MET)
        else:
            here = mine and i == len(done) and g.spot.get(seat) in g.cells and fits(g, card, g.spot[seat])
            there = title(leg.place) and not on_map(g, leg.place) and not leg.otherwise
            right = words("fancards.fact.here") if here else words("fancards.fact.uncharted") if there else ""
            yield Fact("home", place, right, MET if here else PLAIN)
    if found.brings:
        there = bool(cell) and brings(g, seat, found.brings, cell)
        yield Fact("import", words(f"fancards.tag.{found.brings}"), ink=MET if there else SHORT)
    for one in found.foes:
        yield Fact("fight", says.foe(words, one), ink=SHORT)
    yield Fact("coins", words("fancards.fact.reward"), says.gain(words, found.reward))
    yield Fact("trash", words("fancards.fact.quit"), says.penalty(words, found.penalty), "ink_mid")
