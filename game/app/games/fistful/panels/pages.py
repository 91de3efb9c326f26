"""What the inspector says about a subject: lists of blocks, most important first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from game.app.games.fistful.board.plan import mover
from game.app.games.fistful.fight import odds
from game.app.games.fistful.fight.means import chance
from game.app.games.fistful.fight.panel import fight_page
from game.app.games.fistful.fight.stakes import spared
from game.app.games.fistful.panels.cards import event_page, gear_page, uses
from game.app.games.fistful.panels.moments import hero_head, moment
from game.app.games.fistful.sayings import item_name, refused, token_name
from game.app.games.fistful.situation import Situation
from game.app.games.fistful.spread.offers import HERO
from game.app.shell.words import Words, die_name
from game.app.table.panels import bars
from game.app.table.panels import blocks as b
from game.app.table.panels.spot import Subject
from game.app.table.percent import percent, percents
from game.rules.fistful.tokens import kind, sort

LYING = {"star": "bomb", "door": "lock"}
"""The signs of what lies face up, coins for all else."""
Page = list[b.Block]
Answer = Callable[[str], object]


def page(now: Situation, words: Words, subject: Subject | None, answer: Answer, said: bool = False) -> Page:
    """The page about a subject, or what is to be decided when there is none; `said`: a refusal is told elsewhere."""
    if subject is None:
        return moment(now, words, answer)
    kind, what = subject[0], subject[1]
    if kind == "crew":
        return crew_page(now, words, what)
    if kind == "gear" and str(what).startswith(HERO):
        return crew_page(now, words, int(what[len(HERO) :]))
    if kind == "gear" and now.gear(what) is None:
        return moment(now, words, answer)
    if kind == "gear":
        return [*gear_page(now, words, what), *uses(now, words, what, answer)]
    if kind == "event":
        return event_page(words, what)
    if kind == "enemy":
        return fight_page(now, words, what, answer)
    if kind == "area":
        return area_page(now, words, what)
    if kind == "cell":
        return cell_page(now, words, what, answer, said)
    return []


def crew_page(now: Situation, words: Words, seat: int) -> Page:
    """A seat's two Crew cards: numbers, both Shiny Skills, what it carries."""
    crew, side = now.crew(seat), now.sidekick(seat)
    if crew is None:
        return [b.Title(now.name(seat), size=18)]
    g = now.g
    dice = " + ".join(die_name(words, die) for die in crew.hero.dice)
    found: Page = [
        hero_head(
            now,
            words,
            seat,
            (
                words("table.page.crew.line", dice=dice, retreat=crew.hero.retreat),
                words(
                    "table.page.crew.tracks",
                    health=g.health.get(seat, 0),
                    most=crew.hero.health,
                    ammo=g.ammo.get(seat, 0),
                    ammo_most=crew.hero.ammo,
                ),
            ),
        )
    ]
    found.append(b.Skill(crew.hero.title, crew.hero.text))
    if side:
        title = f"{side.name}: {side.sidekick.title}"
        if side.sidekick.track:
            title += f" ({g.uses.get(seat, 0)}/{side.sidekick.track})"
        found.append(b.Skill(title, side.sidekick.text))
    for card in now.slots(seat):
        record = now.gear(card)
        if record:
            found.append(b.Words(f"**{record.title}:** {record.text}", "ink", 12, drop=2))
    sack = g.zones.get(f"sack:{seat}", ())
    if sack:
        names = ", ".join(item_name(words, t) for t in sack)
        found.append(b.Row("coins", words("table.page.sack", items=names), words("money", n=now.sack(seat)), drop=1))
    return found


def _foes(now: Situation, area: str) -> list[tuple[str, int]]:
    """The enemies that may still lie face down in an area: kind and count, the strongest first."""
    known = {item for items in now.g.zones.values() for item in items}
    rules = now.session.rules
    counts = Counter(
        kind(token)
        for token in rules.pieces(now.g)
        if rules.back(token) == area and token not in known and sort(token) == "enemy"
    )
    return sorted(counts.items(), key=lambda row: -int(row[0].rpartition("-")[2]))


def area_page(now: Situation, words: Words, area: str, named: bool = False) -> Page:
    """The chances of the next token flipped in an area; `named`: the page says already which."""
    if area == "door":
        tip = words("table.page.door.alarm" if now.g.flags.get("alarm") else "table.page.door.tip")
        return [b.Title(words("table.page.door"), "", size=16), b.Words(tip, "ink_mid", 12)]
    counts = now.still_down().get(area, {})
    title = now.area_name(area) or words(f"table.area.{area}")
    found: Page = [b.Title(words("table.page.flip"), "" if named else title, size=16)]
    rows = odds.shares(counts)
    for (what, n, share), written in zip(rows, percents([share for *_, share in rows])):
        found.append(
            bars.Bar(
                words(f"table.sort.{what}"),
                float(share),
                written,
                share=bars.BRICK if what == "enemy" else bars.MEADOW,
                tip=words(
                    "table.left.row", sort=words(f"table.sort.{what}"), n=n, of=sum(counts.values()), percent=written
                ),
            )
        )
    foes = _foes(now, area)
    if foes:
        names = ", ".join(f"{n} × {token_name(words, foe + '#0', now)}" for foe, n in foes)
        found.append(b.Words(words("table.page.foes", names=names), "ink_mid", 12, drop=1))
    return found


def printed_on(now: Situation, words: Words, at: tuple[int, int]) -> Page:
    """What is printed on a space: a Spawn Zone (R-FC-62), a people mover (R-FC-67), furniture without a meaning."""
    plan = now.heist.map
    found: Page = []
    for spawn in plan.spawns:
        if spawn.at == at:
            found.append(b.Row("skull", words("table.page.spawn", n=spawn.strength), "", "ink_red"))
            found.append(b.Words(words("table.page.spawn.tip", n=spawn.strength), "ink_mid", 12, drop=2))
    ride = mover(plan, at)
    if ride is not None:
        to = now.room(ride.twin)
        found.append(b.Words(words("table.page.mover", name=ride.letter, place=to), "ink", voice="bold"))
        found.append(b.Words(words("table.page.mover.tip", name=ride.letter), "ink_mid", 12, drop=2))
    if any(at in cells for _, cells in plan.props):
        found.append(b.Words(words("table.page.prop"), "ink_mid", 12, drop=2))
    return found


def cell_page(now: Situation, words: Words, at: tuple[int, int], answer: Answer, said: bool = False) -> Page:
    """A space: who stands there, what lies there, what ending there means, and why it can't be chosen unless that was
    `said`.
    """
    if not now.on_floor(at):
        return moment(now, words, answer)
    for seat in now.g.at:
        if now.hero_cell(seat) == at and seat != now.seat:
            return crew_page(now, words, seat)
    on = now.tokens_on(at)
    for item in on:
        if item in now.g.up and sort(item) == "enemy":
            return fight_page(now, words, item, answer)
    option = now.cells.get(at)
    found: Page = []
    hero = now.hero_name(now.seat)
    if option is not None and now.moving:
        steps = now.steps(at)
        found.append(b.Title(now.room(at), words("table.page.steps", n=steps), size=18))
    else:
        found.append(b.Title(now.room(at), now.area_name(now.area(at)) or words("table.area." + now.area(at)), size=18))
    found += printed_on(now, words, at)
    for item in on:
        if item.startswith("?"):
            found += area_page(now, words, item[1:], named=now.area(at) == item[1:])
        elif item not in now.g.up:
            found.append(b.Row("eye", words("table.page.peeked", token=token_name(words, item, now)), "", "ink"))
        else:
            found.append(b.Row(LYING.get(sort(item), "coins"), token_name(words, item, now), "", "ink"))
            if sort(item) == "star":
                found += [b.Words(star.text, "ink_mid", 12) for star in now.heist.stars if star.kind == kind(item)]
    if now.board is not None and now.cell(at) in now.board.landing_set:
        found.append(b.Words(words("table.page.landing.tip"), "ink_green"))
        if now.sack(now.seat):
            sack = words("money", n=now.sack(now.seat))
            found.append(b.Row("coins", words("table.page.banks", hero=hero), sack, "ink_green"))
        return found
    foes = now.seen_from(at)
    if foes and (option is not None or not on):
        free = spared(now, now.seat, later=bool(now.find("retreat")))
        says = words("table.page.seen_free" if free else "table.page.ends_seen", n=len(foes), hero=hero)
        found.append(b.Words(says, "ink" if free else "ink_red", voice="bold"))
        for token in foes[:3]:
            p = chance(now, now.seat, token)
            found.append(
                bars.Bar(
                    token_name(words, token, now), float(p), percent(p), tip=words("table.page.target.tip"), drop=1
                )
            )
        found.append(b.Words(words("table.page.win_note", hero=hero), "ink_mid", 12, drop=2))
    elif not on:
        found.append(b.Row("eye", words("table.page.unseen"), "", "ink_green"))
    crew = now.crew(now.seat)
    if crew and option is not None:
        found.append(b.Skill(crew.hero.title, crew.hero.text, drop=4))
    if not said and option is None and now.moving and at != now.hero_cell(now.seat):
        refusal = now.why_not(now.picked, f"cell:{at[0]},{at[1]}")
        if refusal:
            found.append(b.Words(refused(now, words, refusal), "ink_red", 14))
    return found
