"""What the inspector shows: the pending choice with all its answers, or whatever is pointed at, pinned or focused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.app.captains.blocks import ModelHead
from game.app.games.firefly import boxes
from game.app.games.firefly.cards.called import called, decided
from game.app.games.firefly.cards.pages import NUMBER, Answer, Page, card_page, goal_sum, press, presses
from game.app.games.firefly.causes import cause
from game.app.games.firefly.dock.proposal import by_itself
from game.app.games.firefly.dock.rows import CLOSING
from game.app.games.firefly.dock.together import DEALINGS
from game.app.games.firefly.hints import trouble
from game.app.games.firefly.hints.preview import last_fuel
from game.app.games.firefly.hints.routes import route_page
from game.app.games.firefly.names import contact_name, title
from game.app.games.firefly.panels import blocks as f
from game.app.games.firefly.panels.asked import bargain, flown, rivals, rolled, team, told_story
from game.app.games.firefly.panels.ticks import ticked
from game.app.games.firefly.sayings import own_trade, stem
from game.app.games.firefly.situation import Situation, group_of
from game.app.games.firefly.spread.bargain import TRADES, is_good
from game.app.games.firefly.spread.look import GOOD
from game.app.games.firefly.spread.offers import offers
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.app.table.panels.bars import Press
from game.app.table.panels.spot import Subject
from game.app.table.panels.window import Window
from game.content.firefly import firefly
from game.core.steps import Option
from game.rules.firefly import news as kinds
from game.rules.firefly.acting import actions_left
from game.rules.firefly.board import board, distances, homes_at
from game.rules.firefly.outlook.scoring import goals_left
from game.rules.firefly.perks import solid
from game.rules.firefly.story.stories import goal_now
from game.rules.firefly.zones import outlaw, ships_at

MOST = 6
"""Jobs on the page of a turn: as many as may be held."""
LEAF = 8
"""Answers on a page; where there are more they are leafed through."""


def page(
    now: Situation, words: Words, about: Subject | None, answer: Answer, mode: str, leaf: int, held: bool = True
) -> Page:
    """The page of a subject; that of the moment when there is none. `answer` takes keys of answers, "more:" to turn the
    leaf. `mode`: the kind of Action that is looked at. `held`: the page of a Sector stays when the mouse goes to it, so
    that its answers can be pressed."""
    if about is None:
        return moment(now, words, answer, mode, leaf)
    kind, what = about[0], about[1]
    if kind == "cell":
        found = sector_page(now, words, what)
        return [*found, *presses(now, words, [o for o in now.options if now.to(o) == what], answer)] if held else found
    if kind == "card" and is_good(what):
        return good_page(words, what[len(GOOD) :])
    if kind == "card":
        found = [*card_page(now, words, what), *_ways(now, words, what, answer)]
        laid = offers(now)
        above = laid.answers if laid is not None else boxes.laid(now)
        given = [o for o in now.of_card(what) if o.key not in above]
        return [*found, *leafed(now, words, given, answer, leaf, 4)]
    if kind == "good":
        found = good_page(words, about[2], words(f"firefly.area.{what}"))
        return [*found, *leafed(now, words, now.of_good(what, about[2]), answer, leaf)]
    if kind == "ship":
        return ship_page(now, words, what)
    if kind == "contact":
        return contact_page(now, words, what)
    return moment(now, words, answer, mode, leaf)


def good_page(words: Words, good: str, where: str = "") -> Page:
    """A kind of goods, and where it lies."""
    how = words(f"firefly.good.{good}.how")
    return [b.Title(words(f"firefly.good.{good}", n=1), where, 18), b.Words(how, "ink_mid")]


def _ways(now: Situation, words: Words, item: str, answer: Answer) -> Page:
    """A button that shows the way to the nearest place where something can be done with a card, while the ship may set
    out and isn't at one."""
    if not now.mine or now.kind != "Actions":
        return []
    far = distances(now.g, now.g.ship[now.seat])
    led = [number for box in boxes.boxes(now.g) for number in box.ways(now, item)]
    near = min(led, key=lambda number: (far[number], number), default=0)
    if not near or not far[near] or not now.bears_to(near):
        return []
    key, note = f"go:{near}", words("firefly.page.far", n=far[near])
    place = words("firefly.go", place=now.where(near, words))
    return [Press(place, note, "rocket", key, partial(answer, key), whole=True)]


def leafed(
    now: Situation,
    words: Words,
    options: Sequence[Option],
    answer: Answer,
    leaf: int,
    per: int = LEAF,
    first: Page | None = None,
) -> Page:
    """Answers as buttons, a leaf of them at a time, the last button turning the leaf; numbers of something come before
    what else is `first`."""
    first = first or []
    leaves: list[Page] = [[]]
    ends = [one for one in options if one.key in CLOSING]
    if ends and len(first) + len(options) > per:
        rest = [one for one in options if one not in ends]
        return [*leafed(now, words, rest, answer, leaf, per - len(ends), first), *presses(now, words, ends, answer)]
    room = per
    blocks = [*first, *presses(now, words, options, answer)]
    blocks.sort(key=lambda block: not isinstance(block, f.Chips))  # Fuel and Parts are wanted most often
    for block in blocks:
        takes = -(-(len(block.chips) + 2) // 7) if isinstance(block, f.Chips) else 1
        if takes > room and leaves[-1]:
            leaves.append([])
            room = per
        leaves[-1].append(block)
        room -= takes
    if len(leaves) == 2 and len(leaves[1]) == 1 and not isinstance(leaves[1][0], f.Chips):
        return [*leaves[0], *leaves[1]]  # one more takes no more room than the way to it
    if len(leaves) == 1:
        return leaves[0]
    at = leaf % len(leaves)
    more = Press(words("firefly.more", n=at + 1, of=len(leaves)), "", "swap", "more:", lambda: answer("more:"))
    return [*leaves[at], more]


# ------------------------------------------------------------ the choice


def moment(now: Situation, words: Words, answer: Answer, mode: str, leaf: int) -> Page:
    """What is to be decided now, and what speaks for it."""
    if now.choice is None:
        return [b.Title(words("firefly.over"), size=18)]
    if not now.mine or now.decides != now.asked:
        seat = now.decides
        key = "table.turn.asked" if seat in now.people else "firefly.page.waiting"
        what = [b.Words(said, "ink")] if (said := decided(now, words)) and seat == now.asked else []
        return [ModelHead("ship", words(key, name=now.name(seat)), (), seat), *what, *ship_rows(now, words, seat)]
    if now.veiled:
        head = b.Title(words("firefly.covered", name=now.name(now.seat)), size=18)
        return [head, b.Words(words("firefly.covered.how"), "ink_mid"), *ship_rows(now, words, now.seat)]
    if mode.startswith(NUMBER):
        numbers = [o for o in now.listed() if stem(o) == mode[len(NUMBER) :]]
        if numbers:
            return presses(now, words, numbers, answer, True)
    if now.handing:
        return card_page(now, words, now.handing)
    if now.parting:
        return [b.Title(words(f"firefly.{now.parting}.which"), size=18), *ship_rows(now, words, now.seat)]
    if now.kind == "Actions":
        return _turn(now, words, answer, mode, leaf)
    values = asked_values(now)
    found: Page = [b.Title(question(now, words) or now.title, size=18)]
    how = f"firefly.page.{now.kind}.how"
    told: Page = [b.Words(words(how, **values), "ink_mid", drop=1)] if words.has(how) else []
    laid = offers(now)
    if now.kind not in DEALINGS and laid is None:  # there it stands below, where it pushes nothing away
        found += told
    found += called(now, words)
    if asked := boxes.found("asked", now.kind):
        found += asked(now, words)
    if now.kind == "FlightChoice":
        found.append(b.Row("rocket", words("firefly.page.left", n=now.g.legs)))
    if now.kind == "PickLeader":
        found += told_story(now, words)
    if now.kind in TRADES:
        found += bargain(now, words)
    needs = [*trouble.rows(now, words), *team(now, words)] if now.kind == "TeamChoice" else []
    found += needs
    shown = now.shown_card()
    listed = [o for o in now.listed() if not (shown and o.key.partition(":")[0] in ("option", "ace", "ignore"))]
    beside = now.beside()
    if by_itself(now) is not None:
        listed, beside = [], []
    if beside and mode == "ship":
        return [b.Title(words("firefly.group.more"), size=18), *leafed(now, words, beside, answer, leaf)]
    above = laid.answers if laid is not None else boxes.laid(now)
    listed = [o for o in listed if o not in beside and o.key not in above]
    found += flown(now, words) if shown else []
    found += rolled(now, words) if now.kind == "AfterRoll" else []
    ticks, listed = ticked(now, words, listed, answer, above)
    found += leafed(now, words, listed, answer, leaf, LEAF - min(2, len(needs)), ticks)
    found += told if now.kind in DEALINGS and laid is None else []
    if laid is not None and len(found) == 1:  # the cards say the rest: here is what they are chosen for
        found += ship_rows(now, words, now.seat) if now.crew(now.seat) else rivals(now, words)
    if beside:
        note = words("firefly.row.count", n=len(beside))
        found.append(Press(words("firefly.group.more"), note, "gear", "mode:ship", lambda: answer("mode:ship")))
    return found


def _turn(now: Situation, words: Words, answer: Answer, mode: str, leaf: int) -> Page:
    """One's own turn: a kind of Action with its answers, or what there is to do."""
    if mode:
        options = [o for o in now.listed() if group_of(o.key) == mode]
        options.sort(key=lambda o: not own_trade(now, o))  # a chance that goes with the ships comes first
        return [b.Title(words(f"firefly.group.{mode}"), size=18), *leafed(now, words, options, answer, leaf)]
    g, seat = now.g, now.seat
    left = actions_left(g)
    found: Page = [b.Title(words("firefly.page.turn"), words("firefly.page.actions", n=left), 18)]
    goal = goal_now(g, seat)
    if goal:
        named = words("firefly.page.goal", n=g.goals[seat] + 1, title=goal.title)
        found.append(b.Row("star", named, goal_sum(words, goal), "ink", True))
        found.append(b.Words(goal.text, "ink_mid", 12, drop=3))
        for n, later in enumerate(goals_left(g, seat)[1:], g.goals[seat] + 2):
            if price := goal_sum(words, later):
                found.append(b.Words(words("firefly.page.goal.later", n=n, money=price), "ink_mid", 12, drop=4))
    far = distances(g, g.ship[seat])
    told = set[str]()
    for number, due in sorted(now.errands().items(), key=lambda one: far[one[0]]):
        jobs = [job for job in due if job not in told]  # one that may go to several places stands at the nearest
        told |= set(jobs)
        if not jobs or len(told) > MOST:
            continue
        right = words("firefly.page.far", n=far[number]) if far[number] else words("firefly.page.here")
        planet = next((p.id for p in now.place(number).planets), "")
        found.append(f.PlanetRow(planet, ", ".join(title(job) for job in jobs), right, drop=1))
    if outlaw(g, seat):
        found.append(b.Row("target", words("firefly.page.outlaw"), "", "ink_red", drop=2))
    acts = [*now.group("work")[:2], *now.find("end")]
    return [*found, *[press(now, words, o, answer) for o in acts]]


def question(now: Situation, words: Words) -> str:
    """What is asked, and for which reason where somebody is Killed; "" for nothing that has a sentence."""
    key, values = f"firefly.page.{now.kind}", asked_values(now)
    if now.kind == "KillChoice":
        why, card = cause(now, kinds.Killed(now.seat, ""))
        key, values = f"firefly.page.KillChoice.{why}" if why else key, {**values, "why": title(card)}
    return words(key, **values) if words.has(key) else ""


def asked_values(now: Situation) -> dict[str, object]:
    """What is filled into the question of a choice."""
    choice = now.choice
    deck = getattr(choice, "deck", "")
    contact = getattr(choice, "contact", "")
    other = getattr(choice, "other", getattr(choice, "by", -1))
    return {
        "n": getattr(choice, "left", 0),
        "name": contact_name(contact) if contact else now.name(other),
        "deck": deck,
        "card": title(now.shown_card()) if now.shown_card() else "",
        "crew": title(getattr(choice, "crew", "")),
        "lost": title(next((getattr(step, "crew", "") for step in getattr(choice, "then", ())), "")),
        "job": title(getattr(choice, "work", "") or getattr(choice, "job", "")),
    }


# ------------------------------------------------------------ places, people, rivals


def sector_page(now: Situation, words: Words, number: int) -> Page:
    """A Sector: planets, who sells and who deals there, who is there."""
    g, at = now.g, now.place(number)
    zone = words(f"firefly.zone.{at.zone}")
    found: Page = route_page(now, words, number)
    first = len(found)
    if not found:
        found.append(b.Title(now.where(number, words), zone, 18))
    for planet in at.planets:
        if planet.text:
            found.append(b.Words(planet.text, "ink_mid", 12, drop=3))
        if planet.supply:
            n = len(g.zones.get(f"supply:{planet.supply}", ()))
            found.append(b.Row("cart", words("firefly.page.supply"), words("firefly.page.cards", n=n)))
    for contact in homes_at(g, number):
        note = words("firefly.page.solid") if solid(g, now.seat, contact) else ""
        found.append(b.Row("users", words("firefly.page.contact", name=contact_name(contact)), note))
    if number == g.cruiser:
        found.append(b.Row("star", words("firefly.page.cruiser"), "", "ink_blue"))
    if number == g.cutter:
        found.append(b.Row("skull", words("firefly.page.cutter"), "", "ink_red"))
    for seat in ships_at(g, number):
        found.append(b.Row("rocket", words("firefly.page.ship", name=now.name(seat))))
    for box in boxes.boxes(g):
        found += box.sector(now, words, number)
    for job in now.errands().get(number, ()):
        found.append(b.Row("check", words("firefly.page.due", job=title(job)), "", "ink_green"))
    here = g.ship.get(now.seat, 0)
    if first:
        warned: Page = [b.Row("bolt", words("firefly.warn.fuel"), "", "ink_red")] if last_fuel(now) else []
        found[1:] = [*warned, *found[first:], *found[1:first]]  # who is there counts before what may happen on the way
    elif here and here != number:
        far = distances(g, here)[number]
        found.append(b.Row("rocket", words("firefly.page.distance"), words("firefly.page.far", n=far), drop=1))
    return found


def ship_page(now: Situation, words: Words, seat: int) -> Page:
    """A captain: what everybody may know."""
    return [b.Title(now.name(seat), size=18), *ship_rows(now, words, seat)]


def ship_rows(now: Situation, words: Words, seat: int) -> Page:
    """Ship, Crew, money, Goals and the law."""
    g = now.g
    ship = now.held("ship", seat)
    found: Page = [b.Row("rocket", title(ship[0]) if ship else words("firefly.rail.noship"))]
    if g.ship.get(seat):
        found.append(b.Row("home", now.where(g.ship[seat], words)))
    found.append(b.Row("coins", words("firefly.page.money"), words("money", n=g.money.get(seat, 0))))
    found.append(b.Row("star", words("firefly.page.goals"), str(g.goals.get(seat, 0))))
    if g.warrants.get(seat):
        found.append(b.Row("target", words("firefly.page.warrants"), str(g.warrants[seat]), "ink_red"))
    crew = now.crew(seat)
    if crew:
        found.append(b.Words(", ".join(title(item) for item in crew), "ink", drop=1))
    friends = [contact_name(c) for c in firefly().contacts if solid(g, seat, c)]
    if friends:
        found.append(b.Row("heart", words("firefly.page.friends", names=", ".join(friends)), drop=1))
    active = now.held("active", seat)
    if active:
        jobs = ", ".join(title(job) for job in active)
        found.append(b.Words(words("firefly.page.jobs", jobs=jobs), "ink_mid", drop=2))
    for box in boxes.boxes(g):
        found += box.ship(now, words, seat)
    return found


def contact_page(now: Situation, words: Words, id: str) -> Page:
    """A Contact: at home, where that is, what is bought, the special rule."""
    one = firefly().contacts[id]
    on = solid(now.g, now.seat, id)
    found: Page = [b.Title(one.title, words("firefly.page.solid") if on else "", 18)]
    if one.picture:
        found.append(Window(one.picture, 74, 110, drop=b.ORNAMENT))
    if one.planet:
        found.append(f.PlanetRow(one.planet, board(now.g).planets[one.planet].name))
    else:
        found.append(b.Row("star", words("firefly.page.oncruiser")))
    for good, price in one.prices:
        found.append(b.Row("coins", words(f"firefly.good.{good}", n=1), words("money", n=price)))
    return [*found, b.Words(one.text, "ink")]
