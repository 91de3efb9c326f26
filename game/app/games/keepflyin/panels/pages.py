"""What the inspector shows: the pending choice, or whatever is pointed at, pinned or focused."""

from __future__ import annotations

from game.app.captains.blocks import ModelHead
from game.app.games.keepflyin.hints import odds
from game.app.games.keepflyin.hints.threats import best, does, says
from game.app.games.keepflyin.panels.captain_page import (
    captain_page,
    captain_rows,
    counter_head,
    counter_page,
    goal_page,
)
from game.app.games.keepflyin.panels.cards import Answer, Page, event_page, job_page, press, presses
from game.app.games.keepflyin.panels.place_page import place_page
from game.app.games.keepflyin.panels.standings import errands, prey, standings, unseen
from game.app.games.keepflyin.sayings import counter_name, lead, title
from game.app.games.keepflyin.situation import PLACED, Situation
from game.app.games.keepflyin.spread.offers import offers
from game.app.shell.words import Words
from game.app.table.panels import bars
from game.app.table.panels import blocks as b
from game.app.table.panels.section import Section
from game.app.table.panels.spot import Subject
from game.app.table.percent import percent
from game.rules.keepflyin.scoring import can_retire, goal
from game.rules.keepflyin.state import FLYING

BEFORE_RETIRING = ("SearchJob", "Play", "PayMore", "MoveCounter")
"""Choices at which it is said when a captain may retire."""


def page(now: Situation, words: Words, about: Subject | None, answer: Answer, said: bool = False) -> Page:
    """The page of a subject; that of the moment when there is none."""
    if about is None:
        return moment(now, words, answer)
    kind, what = about[0], about[1]
    if kind == "card":
        kind = "job" if now.job(what) else "event"
    if kind == "cell":
        return place_page(now, words, what, answer, said)
    if kind == "counter" and what in now.g.spot:
        return counter_page(now, words, what, answer)
    if kind == "ship":
        return captain_page(now, words, what)
    if kind == "job":
        return [*job_page(words, what, now.chart.board, now), *presses(now, words, what, answer)]
    if kind == "goal":
        return goal_page(now, words)
    if kind == "event":
        return event_page(words, what)
    return moment(now, words, answer)


# ------------------------------------------------------------ the choice


def moment(now: Situation, words: Words, answer: Answer) -> Page:
    """What is to be decided now, and what speaks for it."""
    if now.choice is None:
        return [b.Title(words("hex.over"), size=18)]
    if not now.mine:
        return _waiting(now, words)
    card = now.drawn()
    laid = offers(now)
    if card and laid is not None and laid.about:  # the card lies over the chart: here is whom it is offered to
        rows = captain_rows(now, words, now.seat)
        return [ModelHead("ship", now.name(now.seat), (), now.seat), *rows, *_threats(now, words)]
    if card:
        head = job_page(words, card, now.chart.board, now) if now.job(card) else event_page(words, card)
        found: Page = [*head, *_ways(now, words, answer)]
        return found
    key = f"hex.page.{now.kind}"
    values = _values(now, words)
    found = [b.Title(words(key, **values), size=18)]
    if now.kind == "Play":  # always here, whatever is said below
        found.append(b.Row("run", words("hex.page.Play.left"), str(now.left), bold=True))
    if words.has(f"{key}.how"):
        how = _still(now, words) if now.kind == "Play" and not now.cells else words(f"{key}.how", **values)
        found.append(b.Words(how, "ink_mid", drop=1))
    if now.kind == "PlaceFaceDown":
        left = sum(len(items) for zone, items in now.g.zones.items() if zone.startswith("batch:"))
        found.append(b.Row("hand", words("hex.page.left"), str(left)))
    if now.kind in BEFORE_RETIRING and can_retire(now.g, now.seat):
        found.append(b.Row("star", words("hex.page.rich"), "", "ink_green"))
    if now.kind == "ScanResult":
        found += counter_head(now, words, int(now.options[0].source[8:]))
        if len(now.people) > 1:  # what it means for those at the same screen (R-KF-111)
            found.append(b.Words(words("hex.page.ScanResult.curtain"), "ink_mid", drop=1))
    if now.kind in ("Play", "MoveCounter", "SearchJob"):
        found += _threats(now, words)
    if now.kind == "MoveCounter":
        found += _moves(now, words, answer)
    if now.kind in ("Play", "SearchJob", "MoveCounter"):
        found += _plans(now, words)
    if now.kind == "MoveHelm":
        found += [*prey(now, words), *standings(now, words)]
    found += _ways(now, words, answer)
    return found


def _moves(now: Situation, words: Words, answer: Answer) -> Page:
    """What the brass button does, then for each rival the move of a counter that threatens it most; to be made from
    here."""
    first, offered = lead(now), best(now)
    told = [(first, does(now, words, first))] if first is not None and first.key.startswith("shift:") else []
    told += [(option, says(now, words, one)) for option, one in offered if option is not first]
    rows: list[b.Block] = []
    for option, what in told:
        number, node = int(option.source[8:]), now.chart.nodes[option.target]
        name = counter_name(words, now.g.up.get(number, "") or now.face(number))
        label = words("hex.badge.shift", name=name, place=now.where(node))
        rows.append(bars.Press(label, what, "hand", option.key, lambda key=option.key: answer(key), whole=True))
    none = [] if offered else [b.Row("check", words("hex.threat.none"), "")]
    head = words("hex.threat" if offered else "hex.threat.else")
    return [*none, *([Section(b.Small(head), tuple(rows), drop=1)] if rows else [])]


def _plans(now: Situation, words: Words) -> Page:
    """How far the held jobs are off, the Event card of this turn, what lies face down nearby, how the rivals stand."""
    found: Page = errands(now, words)
    event = now.event()
    if event:
        head = b.Small(words("hex.page.event"))
        said = [block.text for block in event_page(words, event)[-1:] if isinstance(block, b.Words)]
        rows = (b.Words(f"**{title(event)}**", "ink"), *(b.Words(text, "ink_mid", 12) for text in said))
        found.append(Section(head, rows, drop=2))  # a name without its text says nothing
    return [*found, *unseen(now, words), *standings(now, words)]


def _still(now: Situation, words: Words) -> str:
    """What can be done where no hex is lit any more."""
    deeds = [words(f"hex.page.Play.{deed}") for deed in ("scan", "pay", "dump", "lie_low") if now.find(deed)]
    return words("hex.page.Play.still", deeds=", ".join(deeds)) if deeds else words("hex.page.Play.none")


def _values(now: Situation, words: Words) -> dict[str, object]:
    quadrant = getattr(now.choice, "quadrant", 0)
    number = getattr(now.choice, "number", 0)
    face = now.g.up.get(number, "") or now.face(number) if number else ""
    zone = getattr(now.choice, "zone", "") or getattr(now.choice, "lot", "")
    left = int(getattr(now.choice, "left", 0))
    return {
        "n": left,
        "quadrant": quadrant,
        "name": counter_name(words, face),
        "seat": now.name(now.seat),
        "zone": words(f"hex.zone.{zone}") if zone else "",
        "place": now.where(now.g.ship[now.seat]),
        "goal": words("money", n=goal(now.g)),
        "money": words("money", n=now.g.platinum[now.seat]),
    }


def _ways(now: Situation, words: Words, answer: Answer) -> Page:
    """The answers that name no hex, as paper buttons; in the Play phase those that are more than a habit."""
    laid = offers(now)
    given = laid.answers if laid is not None else frozenset()
    shown = [o for o in now.options if o.key.partition(":")[0] not in PLACED and o.key not in given]
    if now.kind == "Play":
        shown = [o for o in shown if o.key.startswith(("pay", "lie_low"))]
    elif now.kind in ("MoveCounter", "MoveHelm"):
        return []
    return [press(now, words, option, answer) for option in shown]


def _waiting(now: Situation, words: Words) -> Page:
    """Another seat decides, or part of its turn is still being shown: the one that the bar names."""
    seat = now.at_it
    if seat in now.people:
        head = ModelHead("ship", words(now.whose(seat), name=now.name(seat)), (), seat)
        return [head, *captain_rows(now, words, seat)]
    return [
        ModelHead("ship", now.name(seat), (words("hex.page.waiting"),), seat),
        b.Words(words("hex.page.waiting.how"), "ink_mid"),
        *captain_rows(now, words, seat),
    ]


def _threats(now: Situation, words: Words) -> Page:
    """Who may give chase where the ship is now."""
    seat = now.seat
    node = now.g.ship[seat]
    if node < 0 or now.g.fate[seat] != FLYING:
        return []
    found: Page = []
    for number, chased in now.g.hunts.items():
        if chased == seat:
            face = now.g.up[number]
            far = now.far(now.g.spot[number], node)
            found.append(b.Row("skull", words("hex.page.hunted", name=counter_name(words, face), n=far), "", "ink_red"))
    near = odds.hunters_near(now, seat, node)
    p = odds.chased(now, seat, node, now.g.nr[seat]) if near else 0
    if p:
        names = ", ".join(counter_name(words, now.g.up[n]) for n in near)
        found.append(b.Row("eye", words("hex.page.near", names=names), percent(p), "ink_red"))
    elif not found:
        found.append(b.Row("check", words("hex.page.clear"), "", "ink_green"))
    return found
