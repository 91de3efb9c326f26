"""The pages of the inspector: what is decided now, and what is looked at, each with its answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile

from game.app.captains.blocks import ModelHead
from game.app.games.fancards.faces import says
from game.app.games.fancards.faces.blocks import CardHead, Numbers
from game.app.games.fancards.faces.facts import facts, numbers
from game.app.games.fancards.map.pieces import cell_word
from game.app.games.fancards.names import picture, plain, title
from game.app.games.fancards.panels.jobs import job
from game.app.games.fancards.sayings import asked, refused, saying
from game.app.games.fancards.situation import Situation
from game.app.games.fancards.spread.offers import offers
from game.app.shell.words import Words
from game.app.table.panels import bars
from game.app.table.panels import blocks as b
from game.app.table.panels.blocks import Block
from game.app.table.panels.spot import Subject
from game.content.fancards import fancards
from game.content.fancards.records import Crew, Hazard, Unit
from game.core.steps import Option
from game.rules.fancards.faces import face
from game.rules.fancards.reputation import HINGE, higher
from game.rules.fancards.state import seat_of
from game.rules.fancards.work.jobs import held

Answer = Callable[[str], object]
Look = Callable[[Subject], object]
PLAYED = {"character": "crew", "weapon": "items", "item": "items"}
"""Where cards of the hand go to when they are played, by their kind."""


def page(now: Situation, words: Words, about: Subject | None, answer: Answer, look: Look, pinned: bool) -> list[Block]:
    """The page of a subject, with its answers first once it is `pinned`; that of the moment when there is none."""
    kind = about[0] if about is not None else ""
    if about is not None and kind == "card" and title(about[1]):
        card = str(about[1])
        return _ordered(card_page(now, words, card), presses(now, words, now.about(card), answer), pinned)
    if about is not None and kind == "cell" and (card := now.g.cells.get(cell_word(about[1]), "")):
        found = presses(now, words, now.about(now.key_of(about[1])), answer)
        return _ordered(card_page(now, words, card), found, pinned)
    if about is not None and kind == "ship":
        seat = int(about[1])
        sent = (option for option in now.options if option.target.startswith("place:"))
        against = [option for option in sent if seat_of(option.target.partition(":")[2]) == seat]
        return _ordered(captain_page(now, words, seat, look), presses(now, words, against, answer), pinned)
    if about is not None and kind == "jobs":
        return jobs_page(now, words, int(about[1]), look)
    return moment(now, words, answer)


def _ordered(said: list[Block], answers: list[Block], pinned: bool) -> list[Block]:
    """Below what somebody or something is at a glance, the answers come first where they are asked for."""
    first = 1 + sum(1 for _ in takewhile(lambda block: isinstance(block, Numbers | Trades), said[1:]))
    return [*said[:first], *answers, *said[first:]] if pinned else [*said, *answers]


@dataclass(frozen=True)
class Trades(b.Row):
    """What somebody is good at, which stands with the numbers."""


def card_page(now: Situation, words: Words, card: str) -> list[Block]:
    """All that a card says, and why it can't be played now."""
    printed = face(card)
    found: list[Block] = [CardHead(picture(card), plain(card), says.band(words, card))]
    values = numbers(now, words, card)
    if values:
        found.append(Numbers(values))
    if why := _why_not(now, words, card):
        found.append(b.Words(why, "ink_red", 13))
    if printed.text:
        found.append(b.Words(printed.text, "ink", 14))
    rows = [b.Row(one.sign, one.text, one.right, one.ink, drop=1) for one in facts(now, words, card)]
    if isinstance(printed, Crew) and printed.trades:
        found.insert(2, Trades(rows[0].icon, rows[0].left, drop=1))
        del rows[0]
    found += rows
    return [*found, *b.mood(printed.flavour)]


def _why_not(now: Situation, words: Words, card: str) -> str:
    """Why a card of the own hand can't be played, or a job of the bulletin can't be taken, in the own Crew phase."""
    if now.kind != "Act" or not now.mine or now.about(card):
        return ""
    zone = PLAYED.get(says.kind_of(card), "") if card in now.hand(now.seat) else ""
    zone = "jobs" if card in now.zone("bulletin") else zone
    refusal = now.why_not(card, f"{zone}:{now.seat}") if zone else None
    return refused(now, words, refusal) if refusal is not None else ""


def captain_page(now: Situation, words: Words, seat: int, look: Look) -> list[Block]:
    """A captain: Reputation, what its infamy could buy, jobs and Epics."""
    g = now.g
    ship = title(next(iter(now.zone(f"ship:{seat}")), ""))
    reputation = words("fancards.seat.tip.reputation", alliance=g.alliance[seat], criminal=g.criminal[seat])
    found: list[Block] = [ModelHead("ship", now.name(seat), (ship, reputation), seat)]
    left = g.pool.get(seat, 0)
    found.append(b.Row("bolt", words("fancards.seat.tip.infamy", n=left, of=max(left, higher(g, seat))), "", "ink_red"))
    if seat == now.seat:
        found.append(b.Words(words("fancards.page.infamy"), "ink_mid", 13, drop=2))
        if higher(g, seat) >= HINGE:
            found.append(b.Words(words("fancards.page.hinge"), "ink_mid", 13, drop=2))
    elif left:
        found.append(b.Words(words("fancards.page.buys", cards=buys(left)), "ink_mid", 13, drop=2))
    for name in g.epics.get(seat, ()):
        found.append(b.Row("star", fancards().epics[name].title, "", "ink", True))
    return [*found, *_jobs(now, words, seat, look)]


def buys(left: int) -> str:
    """The trouble that so much infamy pays for, the dearest first, each with its price."""
    cards: list[Unit | Hazard] = [*fancards().units.values(), *fancards().hazards.values()]
    able = sorted((card for card in cards if card.infamy <= left), key=lambda card: (-card.infamy, card.title))
    return ", ".join(f"{card.title} {card.infamy}" for card in able)


def jobs_page(now: Situation, words: Words, seat: int, look: Look) -> list[Block]:
    """All jobs a captain holds."""
    head = words("fancards.mine") if seat == now.seat else now.name(seat)
    return [b.Title(head, size=18), *_jobs(now, words, seat, look)]


def _jobs(now: Situation, words: Words, seat: int, look: Look) -> list[Block]:
    found: list[Block] = []
    for card in held(now.g, seat):
        one = job(now, words, seat, card)
        act = partial(look, ("card", card))
        note = f"{sum(leg.done for leg in one.legs)}/{len(one.legs)}"
        found.append(bars.Press(one.title, note, "star" if one.epic else "book", f"look:{card}", act, tip=one.says))
    return found


def moment(now: Situation, words: Words, answer: Answer) -> list[Block]:
    """What is to be decided now."""
    if now.choice is None:
        return [b.Title(words("fancards.bar.over"), size=18)]
    if not now.mine:
        return [ModelHead("ship", words("table.wait", name=now.name(now.decides)), (), now.decides)]
    key = f"fancards.page.{now.kind}"
    found: list[Block] = [b.Title(asked(now, words), size=18)]
    if words.has(f"{key}.how"):
        found.append(b.Words(words(f"{key}.how"), "ink_mid", drop=1))
    if now.kind == "PlaceLocation" and now.drawn():
        found += card_page(now, words, now.drawn())
    return [*found, *presses(now, words, () if offers(now) is not None else now.listed(), answer)]


def presses(now: Situation, words: Words, options: Sequence[Option], answer: Answer) -> list[Block]:
    """Answers as buttons."""
    found: list[Block] = []
    for option in options:
        said = saying(now, words, option)
        found.append(bars.Press(said.name, said.note, said.icon, option.key, partial(answer, option.key)))
    return found
