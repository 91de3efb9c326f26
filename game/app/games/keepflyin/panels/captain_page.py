"""The pages of counters and of captains: what everybody may know of them, and what who looks knows besides."""

from __future__ import annotations

from game.app.captains.blocks import ModelHead
from game.app.games.keepflyin.panels.cards import Answer, Page, press
from game.app.games.keepflyin.panels.counters import CounterHead, printed
from game.app.games.keepflyin.panels.place_page import evade, shares
from game.app.games.keepflyin.sayings import counter_badge, counter_name, title
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.rules.keepflyin.payday import pay_of
from game.rules.keepflyin.scoring import goal
from game.rules.keepflyin.state import DETAINED, FLYING, TORTURED, TURNCOAT
from game.rules.keepflyin.tokens import enemy, sort


def counter_head(now: Situation, words: Words, number: int) -> Page:
    """A counter: what it is as far as it is known."""
    face = now.g.up.get(number, "") or now.face(number)
    where = now.where(now.g.spot[number])
    if not face:
        return [
            CounterHead("down", counter_name(words, ""), (where, words("hex.counter.lot"))),
            *shares(now, words, number),
        ]
    kind = sort(face)
    said = counter_badge(words, face)[1:] if enemy(face) else ()
    return [
        CounterHead(kind, counter_name(words, face), (where, *said), score=printed(face)),
        b.Words(words(f"hex.counter.{kind}.about"), "ink_mid", drop=2),
    ]


def counter_page(now: Situation, words: Words, number: int, answer: Answer) -> Page:
    """A counter with whom it pursues and what it may do."""
    found = counter_head(now, words, number)
    prey = now.g.hunts.get(number, -1)
    if prey >= 0:
        found.append(b.Row("run", words("hex.counter.hunts", name=now.name(prey)), "", "ink_red"))
    helm = now.helmsman(number)
    if helm >= 0:
        found.append(b.Row("users", words("hex.counter.helm", name=now.name(helm)), ""))
    if number in now.enemies() and now.g.fate[now.seat] == FLYING:
        found += evade(now, words, number)
    found += [press(now, words, o, answer) for n, o in now.scans().items() if n == number]
    return found


def captain_page(now: Situation, words: Words, seat: int) -> Page:
    """What everybody may know of a captain."""
    fate = now.g.fate[seat]
    lines = [words(f"hex.fate.{fate}")]
    if now.g.ship[seat] >= 0:
        lines.append(words("hex.captain.at", place=now.where(now.g.ship[seat])))
    return [ModelHead("ship", now.name(seat), tuple(lines), seat), *captain_rows(now, words, seat)]


def goal_page(now: Situation, words: Words) -> Page:
    """How one wins, and when: the page of one's Platinum."""
    money = words("money", n=now.g.platinum[now.seat])
    return [
        b.Title(words("hex.goal"), size=18),
        b.Words(words("hex.goal.how", goal=words("money", n=goal(now.g))), "ink_mid"),
        b.Row("coins", words("hex.rail.platinum"), money, bold=True),
    ]


def captain_rows(now: Situation, words: Words, seat: int) -> Page:
    """Platinum, Notoriety, home and hold."""
    g = now.g
    found: Page = []
    if g.fate[seat] == TURNCOAT:
        number = g.helm.get(seat, 0)
        found.append(b.Row("skull", words("hex.captain.helm", name=counter_name(words, g.up.get(number, ""))), ""))
        return found
    found.append(b.Row("coins", words("hex.rail.platinum"), words("money", n=g.platinum[seat]), bold=True))
    found.append(b.Row("star", words("hex.rail.notoriety"), str(g.nr[seat]), "ink_red" if g.nr[seat] > 3 else "ink"))
    if g.home[seat] >= 0:
        found.append(b.Row("home", words("hex.rail.home"), now.where(g.home[seat])))
    if g.fate[seat] in (DETAINED, TORTURED):
        found.append(b.Words(words(f"hex.fate.{g.fate[seat]}.how"), "ink_red"))
    for number, prey in g.hunts.items():
        if prey == seat:
            name = counter_name(words, g.up[number])
            found.append(b.Row("run", words("hex.captain.hunted", name=name), "", "ink_red"))
    held = now.hold(seat)
    found.append(b.Small(words("hex.captain.hold"), words("hex.rail.cargo.of", n=now.used(seat), of=now.cargo)))
    for card in held:
        job = now.job(card)
        where = now.chart.board.locations[job.destination].name if job else words("hex.job.salvage")
        found.append(
            b.Row(
                "gear",
                words("hex.captain.job", card=title(card), place=where),
                words("money", n=pay_of(g, card)) if job else "",
                drop=1,
            )
        )
    return found
