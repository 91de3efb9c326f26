"""What the inspector says about a subject: lists of blocks, most important first."""

from __future__ import annotations

from collections.abc import Callable

from game.app.assets import Words
from game.app.table import blocks as b
from game.app.table import odds
from game.app.table.fights import fight_page
from game.app.table.sayings import item_name, skill_title, timer_next, token_name
from game.app.table.situation import Situation
from game.app.table.spot import Subject
from game.content.load import fistful
from game.rules.fistful.tokens import sort

Page = list[b.Block]
Answer = Callable[[str], object]


def page(now: Situation, words: Words, subject: Subject | None, answer: Answer) -> Page:
    """The page about a subject, or about what is to be decided when there is none."""
    if subject is None:
        return moment(now, words, answer)
    kind, what = subject[0], subject[1]
    if kind == "crew":
        return crew_page(now, words, what)
    if kind == "gear":
        return gear_page(now, words, what)
    if kind == "event":
        return event_page(words, what)
    if kind == "enemy":
        return fight_page(now, words, what, answer)
    if kind == "area":
        return area_page(now, words, what)
    if kind == "cell":
        return cell_page(now, words, what, answer)
    return []


def moment(now: Situation, words: Words, answer: Answer) -> Page:
    """What is to be decided now, and what speaks for it."""
    if now.fight:
        return fight_page(now, words, now.fight.token, answer)
    if now.choice is None:
        return [b.Title(words("table.over"), size=18)]
    cards = [o for o in now.options if o.key.partition(":")[0] in ("swap", "discard", "keep")]
    if cards:
        return _slots_page(now, words)
    if now.kind == "React":
        return _react_page(now, words, answer)
    if now.kind == "Target":
        return _targets_page(now, words, answer)
    return _turn_page(now, words)


def _hero_head(now: Situation, words: Words, seat: int, lines: tuple[str, ...]) -> b.Block:
    crew = now.crew(seat)
    return b.Head(crew.doll if crew else "", now.hero_name(seat), lines, seat=seat)


def _turn_page(now: Situation, words: Words) -> Page:
    g, seat = now.g, now.seat
    at = now.hero_cell(seat)
    lines = (words("table.page.turn", name=now.name(seat)), now.room(at) if at else "")
    found: Page = [_hero_head(now, words, seat, lines)]
    if now.kind == "Plan":
        then = timer_next(now)
        found.append(b.Title(words("table.page.plan"), words("table.page.one_die")))
        found.append(b.Faces(tuple((n, "lose" if n == 1 else "win") for n in range(1, 7))))
        found.append(b.Row("hourglass", words("table.page.roll_one"), "17 %", "ink_red" if then in ("red", "black") else "ink",
                           tip=words(f"table.timer.{then}.does")))
        found.append(b.Words(words("table.page.roll_one.then", colour=words(f"table.timer.{then}")), "ink_mid", 12, drop=1))
    elif now.moving:
        left = getattr(now.choice, "left", 0)
        found.append(b.Title(words("table.page.move"), words("table.page.left", n=left)))
        found.append(b.Words(words("table.page.move.how"), "ink_mid", 14, drop=2))
    elif now.kind == "FallBack":
        found.append(b.Title(words("table.act.retreat.pick")))
        found.append(b.Words(words("table.page.retreat.how"), "ink_mid", 14))
    elif now.kind == "Lure":
        found.append(b.Title(words("table.act.nudge.pick")))
        found.append(b.Words(words("table.page.nudge.how"), "ink_mid", 14))
    foes = now.threats(seat)
    if foes:
        names = ", ".join(token_name(words, t) for t in foes)
        found.append(b.Row("eye", words("table.page.seen", names=names), "", "ink_red", tip=words("table.page.seen.tip")))
    elif at and now.board is not None and now.cell(at) in now.board.landing_set:
        found.append(b.Row("home", words("table.page.landing"), "", "ink_green", tip=words("table.page.landing.tip")))
    else:
        found.append(b.Row("eye", words("table.page.unseen"), "", "ink_green"))
    crew, side = now.crew(seat), now.sidekick(seat)
    if crew:
        found.append(b.Skill(crew.hero.title, crew.hero.text, drop=3))
    if side:
        found.append(b.Skill(f"{side.name}: {side.sidekick.title}", side.sidekick.text, drop=4))
    return found


def _slots_page(now: Situation, words: Words) -> Page:
    new = next((o.source for o in now.options if o.source), "")
    head = words("table.page.slots" if now.find("swap") else "table.page.discard" if now.find("discard") else "table.page.keep",
                 hero=now.hero_name(now.seat))
    return [b.Words(head, "ink", 14, voice="bold"), *gear_page(now, words, new)]


def _react_page(now: Situation, words: Words, answer: Answer) -> Page:
    word = getattr(now.choice, "word", "")
    found: Page = [_hero_head(now, words, now.seat, (words("table.page.asked", name=now.name(now.seat)),))]
    about = getattr(now.choice, "about", ())
    amount = about[-1] if about and isinstance(about[-1], int) else 1
    if word == "timer":
        then = timer_next(now)
        found.append(b.Title(words("table.page.react.timer")))
        found.append(b.Words(words(f"table.timer.{then}.does"), "ink_mid"))
    elif word == "hurt":
        found.append(b.Title(words("table.page.react.hurt", n=amount)))
    else:
        found.append(b.Title(words("table.page.react.sight")))
        names = ", ".join(token_name(words, t) for t in now.threats(now.seat))
        found.append(b.Row("eye", words("table.page.seen", names=names), "", "ink_red"))
    for option in now.options:
        card = option.key.partition(":")[2]
        record = now.gear(card) if option.key.startswith("use:") else None
        if record:
            found.append(b.Words(f"**{record.title}:** {record.text}", "ink", drop=1))
    return found


def _targets_page(now: Situation, words: Words, answer: Answer) -> Page:
    from game.app.table.fights import chance

    found: Page = [b.Words(words("table.page.target", hero=now.hero_name(now.seat)), "ink", 16, voice="serif")]
    for option in now.find("target"):
        token = option.key.partition(":")[2]
        p = chance(now, now.seat, token)
        found.append(b.Bar(token_name(words, token), float(p), odds.percent(p), key=option.key, action=lambda k=option.key: answer(k),
                           tip=words("table.page.target.tip")))
    return [*found, b.Words(words("table.page.target.note"), "ink_mid", 12, drop=1)]


def crew_page(now: Situation, words: Words, seat: int) -> Page:
    """A seat's two Crew cards: numbers, both Shiny Skills, what it carries."""
    crew, side = now.crew(seat), now.sidekick(seat)
    if crew is None:
        return [b.Title(now.name(seat), size=18)]
    g = now.g
    dice = " + ".join(crew.hero.dice)
    found: Page = [_hero_head(now, words, seat, (
        words("table.page.crew.line", dice=dice, retreat=crew.hero.retreat),
        words("table.page.crew.tracks", health=g.health.get(seat, 0), most=crew.hero.health, ammo=g.ammo.get(seat, 0),
              ammo_most=crew.hero.ammo)))]
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
        found.append(b.Row("coins", words("table.page.sack", items=names), f"${now.sack(seat)}", drop=1))
    return found


def gear_page(now: Situation, words: Words, card: str) -> Page:
    """A Gear card."""
    record = now.gear(card)
    if record is None:
        return []
    times = words("table.page.uses", n=record.uses) if record.uses > 1 else words(f"table.kind.{record.kind}.short")
    when = ", ".join(words(f"table.when.{moment}") for moment in record.when)
    return [
        b.Band(record.kind, words(f"table.kind.{record.kind}"), times),
        b.Window(record.picture, drop=2),
        b.Title(record.title, size=18),
        b.Words(record.text, "ink"),
        b.Words(words("table.page.when", when=when), "ink_mid", 12, drop=1),
    ]


def event_page(words: Words, card: str) -> Page:
    """An Event card."""
    record = fistful().events.get(card.partition("#")[0])
    if record is None:
        return []
    return [
        b.Band("event", words("table.kind.event"), words(f"table.tone.{record.tone}")),
        b.Window(record.picture, drop=2),
        b.Title(record.title, size=18),
        b.Words(record.text, "ink"),
    ]


def area_page(now: Situation, words: Words, area: str) -> Page:
    """The chances of the next token flipped in an area."""
    counts = now.still_down().get(area, {})
    found: Page = [b.Title(words("table.page.flip"), words(f"table.area.{area}"), size=16)]
    for what, n, share in odds.shares(counts):
        found.append(b.Bar(words(f"table.sort.{what}"), float(share), odds.percent(share), tip=words(
            "table.left.row", sort=words(f"table.sort.{what}"), n=n, of=sum(counts.values()), percent=odds.percent(share))))
    foes = now.enemy_odds(area)
    if foes:
        names = ", ".join(f"{n} × {token_name(words, kind + '#0')}" for kind, n in foes)
        found.append(b.Words(words("table.page.foes", names=names), "ink_mid", 12, drop=1))
    return found


def cell_page(now: Situation, words: Words, at: tuple[int, int], answer: Answer) -> Page:
    """A space: who stands there, what lies there, what ending there means."""
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
        steps = len(now.walk(at)) - 1
        found.append(b.Title(now.room(at), words("table.page.steps", n=steps), size=18))
    else:
        found.append(b.Title(now.room(at), words("table.area." + now.area(at)), size=18))
    for item in on:
        if item.startswith("?"):
            found += area_page(now, words, item[1:])
        elif item not in now.g.up:
            found.append(b.Row("eye", words("table.page.peeked", token=token_name(words, item)), "", "ink"))
        else:
            found.append(b.Row("star" if sort(item) == "star" else "coins", token_name(words, item), "", "ink"))
            if sort(item) == "star":
                found.append(b.Words(words("table.page.star"), "ink_mid", 12))
    if now.board is not None and now.cell(at) in now.board.landing_set:
        found.append(b.Words(words("table.page.landing.tip"), "ink_green"))
        if now.sack(now.seat):
            found.append(b.Row("coins", words("table.page.banks", hero=hero), f"${now.sack(now.seat)}", "ink_green"))
        return found
    foes = now.seen_from(at)
    if foes and (option is not None or not on):
        from game.app.table.fights import chance

        found.append(b.Words(words("table.page.ends_seen", n=len(foes)), "ink_red", voice="bold"))
        for token in foes[:3]:
            p = chance(now, now.seat, token)
            found.append(b.Bar(token_name(words, token), float(p), odds.percent(p), tip=words("table.page.target.tip"), drop=1))
        found.append(b.Words(words("table.page.win_note", hero=hero), "ink_mid", 12, drop=2))
    elif not on:
        found.append(b.Row("eye", words("table.page.unseen"), "", "ink_green"))
    crew = now.crew(now.seat)
    if crew and option is not None:
        found.append(b.Skill(crew.hero.title, crew.hero.text, drop=4))
    if option is None and now.moving and at != now.hero_cell(now.seat):
        refusal = now.why_not(now.picked, f"cell:{at[0]},{at[1]}")
        if refusal:
            from game.app.table.sayings import refused

            found.append(b.Words(refused(words, refusal), "ink_red", 14))
    return found


def pretty_skill(now: Situation, seat: int, who: str) -> str:
    """The title of a skill, for the log."""
    return skill_title(now, seat, who)
