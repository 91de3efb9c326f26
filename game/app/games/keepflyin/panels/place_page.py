"""The page of a hex: where it is, who is there, what is due there, what may give chase."""

from __future__ import annotations

from game.app.games.keepflyin.hints import odds
from game.app.games.keepflyin.hints.threats import threats
from game.app.games.keepflyin.panels import blocks as h
from game.app.games.keepflyin.panels.cards import Answer, Page, press, quadrants
from game.app.games.keepflyin.sayings import counter_name, refused, title
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import bars
from game.app.table.panels import blocks as b
from game.app.table.percent import percent
from game.rules.keepflyin.payday import BONUS, pay_of
from game.rules.keepflyin.tokens import enemy, pace, sort
from game.rules.keepflyin.zones import wrecked

NEAR = 4  # hexes: two turns of flight from a home world


def place_page(now: Situation, words: Words, node: int, answer: Answer, said: bool = False) -> Page:
    """A hex: where it is, who is there, what is due there, what may give chase."""
    place = now.place(node)
    where = words(
        "hex.place.line", zone=words(f"hex.zone.{now.zone(node)}"), quadrants=quadrants(words, now.quadrants(node))
    )
    option = now.cells.get(node)
    lines = [where]
    if option is not None and option.key.startswith("move:"):
        steps = now.steps(node)
        ends = bool(now.down_at(node))
        left = 0 if ends else now.left - steps
        lines.append(words("hex.place.ends" if ends else "hex.place.moves", n=steps, of=now.left, left=left))
    elif place is not None:
        lines.append(words("hex.place.hex", name=now.chart.names[node]))
    sun = node == now.chart.sun
    if sun and len(lines) < 2:
        lines.append(words("hex.place.hex", name=now.chart.names[node]))
    name = words("settings.house.keepflyin.sun") if sun else now.where(node)
    found: Page = [h.PlaceHead(name, tuple(lines), place)]
    if sun:
        found.append(b.Words(words(f"settings.house.keepflyin.sun.{now.g.settings['sun']}"), "ink_mid", drop=3))
    if place is not None and place.text and option is None:
        found.append(b.Words(place.text, "ink_mid", 14, drop=3))
    found += due(now, words, node)
    for number in (*now.up_at(node), *now.down_at(node)):
        found += _lying(now, words, number)
    for seat, at in now.g.ship.items():
        if at == node and seat != now.seat:
            found.append(
                b.Row(
                    "users",
                    words("hex.place.ship.wreck" if wrecked(now.g, seat) else "hex.place.ship", name=now.name(seat)),
                    "",
                )
            )
    homes = [seat for seat, at in now.g.home.items() if at == node]
    if homes:
        found.append(b.Row("home", words("hex.place.home", names=", ".join(now.name(s) for s in homes)), "", drop=1))
    if option is not None and option.key.startswith("home:"):
        found += _home(now, words, node)
    if option is not None and option.key.startswith("move:"):
        found += _chase(now, words, node)
    if option is not None and option.key.startswith("shift:"):
        found += threatened(now, words, int(option.source[8:]), node)
    scans = [o for n, o in now.scans().items() if now.g.spot[n] == node]
    found += [press(now, words, o, answer) for o in (*scans, *([option] if scans and option else []))]
    way, far = now.towards(node) if now.mine and now.moving and option is None else (None, 0)
    if way is not None:
        label = words("hex.act.towards", place=now.where(node), n=now.steps(now.chart.nodes[way.target]), of=far)
        return [*found, bars.Press(label, "", "run", way.key, lambda: answer(way.key))]
    if not said and option is None and now.mine and now.picked and node != now.picked_at and not now.down_at(node):
        refusal = now.why_not(now.picked, now.chart.keys[node])
        if refusal:
            found.append(b.Words(refused(now, words, refusal), "ink_red", drop=2))
    return found


def threatened(now: Situation, words: Words, number: int, node: int) -> Page:
    """Whom a counter that is moved there threatens, and with what chance."""
    found: Page = []
    for one in threats(now, number, node):
        name = words("hex.threat.you") if one.seat == now.seat else now.name(one.seat)
        if one.caught:
            line = words("hex.threat.line.chase", percent=percent(one.chase)) if one.chase else words("hex.threat.line")
            found.append(h.Chance(words("hex.threat.catch", name=name), percent(one.caught), line))
        else:
            line = words("hex.threat.line.far")
            found.append(h.Chance(words("hex.threat.hunt", name=name), percent(one.chase), line))
    return found or [b.Row("check", words("hex.threat.nobody"), "")]


def _home(now: Situation, words: Words, node: int) -> Page:
    """What speaks for a home world and against it: how many locations lie near, and how far the nearest enemy is."""
    near = sum(0 < now.far(node, place.at) <= NEAR for place in now.chart.board.locations.values())
    found: Page = [b.Row("home", words("hex.page.home.near", of=NEAR), str(near), bold=True)]
    foe = odds.nearest_enemy(now, node)
    if foe >= 0:
        far = words("hex.page.far", n=now.far(node, now.g.spot[foe]))
        found.append(b.Row("skull", words("hex.page.home.foe", name=counter_name(words, now.g.up[foe])), far))
    return found


def due(now: Situation, words: Words, node: int) -> Page:
    """The held jobs that are paid there."""
    found: Page = []
    nr = now.g.nr[now.seat]
    bonus = BONUS if node == now.g.home[now.seat] else 0
    for card in now.due_at(node):
        job = now.job(card)
        if job is None:
            continue
        after = max(0, nr + job.notoriety)
        found.append(
            h.Due(
                words("hex.place.due", card=title(card)),
                f"+{words('money', n=pay_of(now.g, card) + bonus)}",
                words("hex.place.nr" if nr != after else "hex.place.nr.same", a=nr, b=after),
                after > nr,
            )
        )
        nr, bonus = after, 0
    return found


def _lying(now: Situation, words: Words, number: int) -> Page:
    """A counter in a hex, in a row; an unknown one with what it may be."""
    face = now.g.up.get(number, "")
    if face:
        kind = sort(face)
        value = words("hex.counter.moves", n=pace(face)) if kind in ("alliance", "reaver") else ""
        return [
            b.Row(
                "skull" if kind in ("alliance", "reaver") else "gear",
                counter_name(words, face),
                value,
                "ink_red" if kind in ("alliance", "reaver") else "ink",
            )
        ]
    known = now.face(number)
    if known:
        return [
            b.Row(
                "eye",
                words("hex.place.known", name=counter_name(words, known)),
                "",
                "ink_red" if known.startswith(("alliance", "reaver")) else "ink_green",
            )
        ]
    return [b.Row("help", counter_name(words, ""), ""), *shares(now, words, number)]


def shares(now: Situation, words: Words, number: int) -> Page:
    """The chances of what a face-down counter is, as bars."""
    chances = sorted(odds.kinds(now, number).items(), key=lambda row: (-row[1], row[0]))
    return [
        bars.Bar(
            words(f"hex.kind.{kind}"),
            float(p),
            percent(p),
            share=bars.BRICK if kind in ("alliance", "reaver") else bars.MEADOW,
            drop=1,
            tip=words("hex.kind.tip"),
        )
        for kind, p in chances
    ]


def _chase(now: Situation, words: Words, node: int) -> Page:
    """The chance that somebody gives chase at the end of a flight, now and after being paid; then that of evading."""
    seat = now.seat
    hunted = [*_hunted(now, words, node), *_meets(now, words, node)]
    near = odds.hunters_near(now, seat, node)
    after = now.g.nr[seat] + sum(job.notoriety for card in now.due_at(node) if (job := now.job(card)))
    if not near:
        sharing = [n for n in now.up_at(node) if n in now.enemies()]
        if sharing:
            return [*hunted, *evade(now, words, sharing[0])]
        return hunted or [b.Row("check", words("hex.page.clear"), "", "ink_green")]
    number = max(near, key=lambda n: odds.chase_limit(now, now.g.up[n], max(0, after)))
    face = now.g.up[number]
    then, before = odds.chase_limit(now, face, max(0, after)), odds.chase_limit(now, face, now.g.nr[seat])
    p = odds.less_than(then)
    line = words("hex.page.chase.line", n=then)
    if then != before:
        line = words("hex.page.chase.paid", n=then, percent=percent(odds.less_than(before)))
    found: Page = [
        h.Chance(
            words("hex.page.chase", name=counter_name(words, face)), percent(p), line, "ink_red" if p else "ink_green"
        ),
        h.Columns(tuple(n for n in odds.SUMS if n < then), drop=1),
    ]
    if len(near) > 1:
        whole = percent(odds.chased(now, seat, node, max(0, after)))
        found.append(b.Row("skull", words("hex.page.chase.more", n=len(near)), whole, "ink_red", drop=1))
    return [*hunted, *found, *evade(now, words, number)]


def _meets(now: Situation, words: Words, node: int) -> Page:
    """The face-down counters that a flight turns up there, as far as they are or may be enemies: what shares the hex
    must be evaded in the next Encounter phase (R-KF-65, R-KF-115)."""
    found: Page = []
    for number in now.down_at(node):
        face = now.face(number)
        if face and enemy(face):
            need = odds.evade_need(now, now.seat, face)
            name, chance = counter_name(words, face), percent(odds.more_than(need))
            line = words("hex.page.meets.line", n=need + 1)
            found.append(h.Chance(words("hex.page.meets", name=name), chance, line, "ink_red"))
            found.append(h.Columns(tuple(n for n in odds.SUMS if n > need), good=True, drop=1))
        elif not face and (chance_of := odds.hostile(now, number)):
            found.append(b.Row("skull", words("hex.page.meets.maybe"), percent(chance_of), "ink_red"))
    return found


def _hunted(now: Situation, words: Words, node: int) -> Page:
    """What becomes of each pursuit at the end of a flight, and the chance to evade the first that comes up."""
    found: Page = []
    for number, fate in odds.pursuers(now, node):
        face = now.g.up[number]
        name = counter_name(words, face)
        if fate != "reaches":
            found.append(
                b.Row("run", words(f"hex.page.{fate}", name=name), "", "ink_green" if fate == "quits" else "ink")
            )
            continue
        need = odds.evade_need(now, now.seat, face, now.due_at(node))
        found.append(
            h.Chance(
                words("hex.page.reaches", name=name),
                percent(odds.more_than(need)),
                words("hex.page.reaches.line", n=need + 1),
                "ink_green",
            )
        )
        if not any(isinstance(block, h.Columns) for block in found):
            found.append(h.Columns(tuple(n for n in odds.SUMS if n > need), good=True, drop=1))
    return found


def evade(now: Situation, words: Words, number: int) -> Page:
    """What evading an enemy asks of the dice."""
    need = odds.evade_need(now, now.seat, now.g.up[number])
    text = words("hex.page.evade", n=need + 1, percent=percent(odds.more_than(need)))
    return [b.Words(text, "ink_mid", 12, drop=2), b.Words(words("hex.help.die"), "ink_mid", 12, drop=4)]
