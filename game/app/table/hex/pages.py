"""What the inspector shows: the pending choice, or whatever is pointed at, pinned or focused."""

from __future__ import annotations

from collections.abc import Callable

from game.app.table import bars
from game.app.table import blocks as b
from game.app.table.hex import blocks as h
from game.app.table.hex import odds
from game.app.table.hex.cards import Page, event_page, job_page, presses, quadrants
from game.app.table.hex.sayings import counter_name, refused, saying, title
from game.app.table.hex.situation import PLACED, Situation
from game.app.table.odds import percent
from game.app.table.spot import Subject
from game.app.words import Words
from game.core.steps import Option
from game.rules.keepflyin.payday import BONUS, pay_of
from game.rules.keepflyin.state import DETAINED, FLYING, TORTURED, TURNCOAT
from game.rules.keepflyin.tokens import grapple, pace, sort
from game.rules.keepflyin.zones import wrecked

Answer = Callable[[str], object]


def page(now: Situation, words: Words, about: Subject | None, answer: Answer, said: bool = False) -> Page:
    """The page of a subject; that of the moment when there is none."""
    if about is None:
        return moment(now, words, answer)
    kind, what = about[0], about[1]
    if kind == "cell":
        return place_page(now, words, what, answer, said)
    if kind == "counter":
        return counter_page(now, words, what, answer)
    if kind == "ship":
        return captain_page(now, words, what)
    if kind == "job":
        return [*job_page(words, what, now.chart.board, now), *presses(now, words, what, answer)]
    if kind == "event":
        return event_page(words, what)
    return moment(now, words, answer)


# ------------------------------------------------------------ the choice


def press(now: Situation, words: Words, option: Option, answer: Answer) -> bars.Press:
    """An answer as a paper button."""
    said = saying(now, words, option)
    return bars.Press(said.action, said.note, said.icon, option.key, lambda: answer(option.key), grave=said.grave)


def moment(now: Situation, words: Words, answer: Answer) -> Page:
    """What is to be decided now, and what speaks for it."""
    if now.choice is None:
        return [b.Title(words("hex.over"), size=18)]
    if not now.mine:
        return _waiting(now, words)
    card = now.drawn()
    if card:
        head = job_page(words, card, now.chart.board, now) if now.job(card) else event_page(words, card)
        found: Page = [*head, *_ways(now, words, answer)]
        return found
    key = f"hex.page.{now.kind.lower()}"
    values = _values(now, words)
    found = [b.Title(words(key, **values), size=18)]
    if words.has(f"{key}.how"):
        found.append(b.Words(words(f"{key}.how", **values), "ink_mid", drop=1))
    if now.kind == "ScanResult":
        found += counter_head(now, words, int(now.options[0].source[8:]))
    if now.kind in ("Play", "MoveCounter", "SearchJob"):
        found += _threats(now, words)
    found += _ways(now, words, answer)
    return found


def _values(now: Situation, words: Words) -> dict[str, object]:
    quadrant = getattr(now.choice, "quadrant", 0)
    number = getattr(now.choice, "number", 0)
    face = now.g.up.get(number, "") or now.face(number) if number else ""
    zone = getattr(now.choice, "zone", "") or getattr(now.choice, "lot", "")
    left = int(getattr(now.choice, "left", 0))
    return {"n": left, "quadrant": quadrant, "name": counter_name(words, face), "seat": now.name(now.seat),
            "zone": words(f"hex.zone.{zone}") if zone else "", "place": now.where(now.g.ship[now.seat])}


def _ways(now: Situation, words: Words, answer: Answer) -> Page:
    """The answers that name no hex, as paper buttons; in the Play phase those that are more than a habit."""
    shown = [o for o in now.options if o.key.partition(":")[0] not in PLACED]
    if now.kind == "Play":
        shown = [o for o in shown if o.key.startswith(("pay", "lie_low"))]
    elif now.kind in ("MoveCounter", "MoveHelm"):
        return []
    return [press(now, words, option, answer) for option in shown]


def _waiting(now: Situation, words: Words) -> Page:
    """Somebody else decides."""
    seat = now.asked
    return [h.ModelHead("ship", now.name(seat), (words("hex.page.waiting"),), seat),
            b.Words(words("hex.page.waiting.how"), "ink_mid"), *captain_rows(now, words, seat)]


def _threats(now: Situation, words: Words) -> Page:
    """Who may give chase where the ship is now."""
    seat = now.seat
    node = now.g.ship[seat]
    if node < 0 or now.g.fate[seat] != FLYING:
        return []
    found: Page = []
    for number, prey in now.g.hunts.items():
        if prey == seat:
            face = now.g.up[number]
            far = now.far(now.g.spot[number], node)
            found.append(b.Row("skull", words("hex.page.hunted", name=counter_name(words, face), n=far), "", "ink_red"))
    near = odds.hunters_near(now, seat, node)
    if near:
        p = odds.chased(now, seat, node, now.g.nr[seat])
        names = ", ".join(counter_name(words, now.g.up[n]) for n in near)
        found.append(b.Row("eye", words("hex.page.near", names=names), percent(p), "ink_red" if p else "ink"))
    elif not found:
        found.append(b.Row("check", words("hex.page.clear"), "", "ink_green"))
    return found


# ------------------------------------------------------------ places


def place_page(now: Situation, words: Words, node: int, answer: Answer, said: bool = False) -> Page:
    """A hex: where it is, who is there, what is due there, what may give chase."""
    place = now.place(node)
    where = words("hex.place.line", zone=words(f"hex.zone.{now.zone(node)}"),
                  quadrants=quadrants(words, now.quadrants(node)))
    option = now.cells.get(node)
    lines = [where]
    if option is not None and option.key.startswith("move:"):
        steps = now.steps(node)
        lines.append(words("hex.place.moves", n=steps, of=now.left, left=now.left - steps))
    elif place is not None:
        lines.append(words("hex.place.hex", name=now.chart.names[node]))
    found: Page = [h.PlaceHead(now.where(node), tuple(lines), place)]
    if place is not None and place.text and option is None:
        found.append(b.Words(place.text, "ink_mid", 14, drop=3))
    found += _due(now, words, node)
    for number in (*now.up_at(node), *now.down_at(node)):
        found += _lying(now, words, number)
    for seat, at in now.g.ship.items():
        if at == node and seat != now.seat:
            found.append(b.Row("users", words("hex.place.ship.wreck" if wrecked(now.g, seat) else "hex.place.ship",
                                              name=now.name(seat)), ""))
    homes = [seat for seat, at in now.g.home.items() if at == node]
    if homes:
        found.append(b.Row("home", words("hex.place.home", names=", ".join(now.name(s) for s in homes)), "", drop=1))
    if option is not None and option.key.startswith("move:"):
        found += _chase(now, words, node)
    scans = [o for n, o in now.scans().items() if now.g.spot[n] == node]
    found += [press(now, words, o, answer) for o in (*scans, *([option] if scans and option else []))]
    if not said and option is None and now.mine and now.picked and not now.down_at(node):
        refusal = now.why_not(now.picked, now.chart.keys[node])
        if refusal:
            found.append(b.Words(refused(now, words, refusal), "ink_red", drop=2))
    return found


def _due(now: Situation, words: Words, node: int) -> Page:
    """The held jobs that are paid there."""
    found: Page = []
    nr = now.g.nr[now.seat]
    bonus = BONUS if node == now.g.home[now.seat] else 0
    for card in now.due_at(node):
        job = now.job(card)
        if job is None:
            continue
        after = max(0, nr + job.notoriety)
        found.append(h.Due(words("hex.place.due", card=title(card)), f"+{words('money', n=pay_of(now.g, card) + bonus)}",
                           words("hex.place.nr", a=nr, b=after), after > nr))
        nr, bonus = after, 0
    return found


def _lying(now: Situation, words: Words, number: int) -> Page:
    """A counter in a hex, in a row; an unknown one with what it may be."""
    face = now.g.up.get(number, "")
    if face:
        kind = sort(face)
        value = words("hex.counter.moves", n=pace(face)) if kind in ("alliance", "reaver") else ""
        return [b.Row("skull" if kind in ("alliance", "reaver") else "gear", counter_name(words, face), value,
                      "ink_red" if kind in ("alliance", "reaver") else "ink")]
    known = now.face(number)
    if known:
        return [b.Row("eye", words("hex.place.known", name=counter_name(words, known)), "", "ink_red" if known.startswith(
            ("alliance", "reaver")) else "ink_green")]
    return [b.Row("help", counter_name(words, ""), ""), *shares(now, words, number)]


def shares(now: Situation, words: Words, number: int) -> Page:
    """The chances of what a face-down counter is, as bars."""
    chances = sorted(odds.kinds(now, number).items(), key=lambda row: (-row[1], row[0]))
    return [bars.Bar(words(f"hex.kind.{kind}"), float(p), percent(p),
                     share=bars.BRICK if kind in ("alliance", "reaver") else bars.MEADOW, drop=1,
                     tip=words("hex.kind.tip")) for kind, p in chances]


def _chase(now: Situation, words: Words, node: int) -> Page:
    """The chance that somebody gives chase at the end of a flight, now and after being paid; then that of evading."""
    seat = now.seat
    near = odds.hunters_near(now, seat, node)
    after = now.g.nr[seat] + sum(job.notoriety for card in now.due_at(node) if (job := now.job(card)))
    if not near:
        sharing = [n for n in now.up_at(node) if n in now.enemies()]
        return _evade(now, words, sharing[0]) if sharing else [b.Row("check", words("hex.page.clear"), "", "ink_green")]
    number = max(near, key=lambda n: odds.chase_limit(now, now.g.up[n], max(0, after)))
    face = now.g.up[number]
    then, before = odds.chase_limit(now, face, max(0, after)), odds.chase_limit(now, face, now.g.nr[seat])
    p = odds.less_than(then)
    line = words("hex.page.chase.line", n=then)
    if then != before:
        line = words("hex.page.chase.paid", n=then, percent=percent(odds.less_than(before)))
    found: Page = [h.Chance(words("hex.page.chase", name=counter_name(words, face)), percent(p), line,
                            "ink_red" if p else "ink_green"),
                   h.Columns(tuple(n for n in odds.SUMS if n < then), drop=1)]
    if len(near) > 1:
        whole = percent(odds.chased(now, seat, node, max(0, after)))
        found.append(b.Row("skull", words("hex.page.chase.more", n=len(near)), whole, "ink_red", drop=1))
    return [*found, *_evade(now, words, number)]


def _evade(now: Situation, words: Words, number: int) -> Page:
    """What evading an enemy asks of the dice."""
    need = odds.evade_need(now, now.seat, now.g.up[number])
    text = words("hex.page.evade", n=need + 1, percent=percent(odds.more_than(need)))
    return [b.Words(text, "ink_mid", 12, drop=2)]


# ------------------------------------------------------------ counters and captains


def counter_head(now: Situation, words: Words, number: int) -> Page:
    """A counter: what it is as far as it is known."""
    face = now.g.up.get(number, "") or now.face(number)
    where = now.where(now.g.spot[number])
    if not face:
        return [h.ModelHead("down", counter_name(words, ""), (where, words("hex.counter.lot"))), *shares(now, words, number)]
    kind = sort(face)
    lines = [where]
    if kind in ("alliance", "reaver"):
        lines.append(words("hex.counter.moves", n=pace(face)))
    return [h.ModelHead(kind, counter_name(words, face), tuple(lines), score=grapple(face) if kind == "reaver" else 0),
            b.Words(words(f"hex.counter.{kind}.about"), "ink_mid", drop=2)]


def counter_page(now: Situation, words: Words, number: int, answer: Answer) -> Page:
    """A counter with whom it pursues and what it may do."""
    if number not in now.g.spot:
        return moment(now, words, answer)
    found = counter_head(now, words, number)
    prey = now.g.hunts.get(number, -1)
    if prey >= 0:
        found.append(b.Row("run", words("hex.counter.hunts", name=now.name(prey)), "", "ink_red"))
    helm = now.helmsman(number)
    if helm >= 0:
        found.append(b.Row("users", words("hex.counter.helm", name=now.name(helm)), ""))
    if number in now.enemies() and now.g.fate[now.seat] == FLYING:
        found += _evade(now, words, number)
    found += [press(now, words, o, answer) for n, o in now.scans().items() if n == number]
    return found


def captain_page(now: Situation, words: Words, seat: int) -> Page:
    """What everybody may know of a captain."""
    fate = now.g.fate[seat]
    lines = [words(f"hex.fate.{fate}")]
    if now.g.ship[seat] >= 0:
        lines.append(words("hex.captain.at", place=now.where(now.g.ship[seat])))
    return [h.ModelHead("ship", now.name(seat), tuple(lines), seat), *captain_rows(now, words, seat)]


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
        found.append(b.Row("gear", words("hex.captain.job", card=title(card), place=where),
                           words("money", n=pay_of(g, card)) if job else "", drop=1))
    return found
