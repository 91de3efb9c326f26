"""What the inspector says about the pending choice: the turn, a reaction, full Gear slots, whom to fight."""

from __future__ import annotations

from collections.abc import Callable

from game.app.games.fistful.fight.means import chance
from game.app.games.fistful.fight.panel import fight_page
from game.app.games.fistful.fight.stakes import spared
from game.app.games.fistful.panels.cards import press
from game.app.games.fistful.sayings import card_title, skill_title, timer_next, token_name
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import bars
from game.app.table.panels import blocks as b
from game.app.table.percent import percent

Page = list[b.Block]
Answer = Callable[[str], object]


def moment(now: Situation, words: Words, answer: Answer) -> Page:
    """What is to be decided now, and what speaks for it."""
    if now.fight:
        return fight_page(now, words, now.fight.token, answer)
    if now.rehearsed:
        return _tried_page(now, words)
    if now.choice is None:
        return [b.Title(words("table.over"), size=18)]
    if now.kind == "React":
        return _react_page(now, words, answer)
    if now.kind == "Target":
        return _targets_page(now, words, answer)
    return _turn_page(now, words)


def hero_head(now: Situation, words: Words, seat: int, lines: tuple[str, ...]) -> b.Block:
    crew = now.crew(seat)
    return b.Head(crew.doll if crew else "", now.hero_name(seat), lines, seat=seat)


def _turn_page(now: Situation, words: Words) -> Page:
    seat = now.seat
    at = now.hero_cell(seat)
    lines = (words("table.page.turn", name=now.name(seat)), now.room(at) if at else "")
    found: Page = [hero_head(now, words, seat, lines)]
    if now.kind == "Plan":
        then = timer_next(now)
        found.append(b.Title(words("table.page.plan"), words("table.page.one_die")))
        found.append(bars.Faces(tuple((n, "lose" if n == 1 else "win") for n in range(1, 7))))
        found.append(
            b.Row(
                "hourglass",
                words("table.page.roll_one"),
                "17 %",
                "ink_red" if then in ("red", "black") else "ink",
                tip=words(f"table.timer.{then}.does"),
            )
        )
        found.append(
            b.Words(words("table.page.roll_one.then", colour=words(f"table.timer.{then}")), "ink_mid", 12, drop=1)
        )
    elif now.moving:
        left = getattr(now.choice, "left", 0)
        found.append(b.Title(words("table.page.move"), words("table.page.left", n=left)))
        found.append(b.Words(words("table.page.move.how"), "ink_mid", 14, drop=2))
    elif now.kind == "FallBack":
        found.append(b.Title(words("table.act.retreat.pick")))
        how = "table.page.retreat.how.free" if spared(now, seat, later=True) else "table.page.retreat.how"
        found.append(b.Words(words(how, hero=now.hero_name(seat)), "ink_mid", 14))
    elif now.kind == "Lure":
        found.append(b.Title(words("table.act.nudge.pick")))
        found.append(b.Words(words("table.page.nudge.how"), "ink_mid", 14))
    found.append(_sight(now, words, seat))
    crew, side = now.crew(seat), now.sidekick(seat)
    if crew:
        found.append(b.Skill(crew.hero.title, crew.hero.text, drop=3))
    if side:
        found.append(b.Skill(f"{side.name}: {side.sidekick.title}", side.sidekick.text, drop=4))
    return found


def _sight(now: Situation, words: Words, seat: int) -> b.Block:
    """Who sees the hero of a seat where it stands."""
    at, foes = now.hero_cell(seat), now.threats(seat)
    if foes:
        names = ", ".join(token_name(words, t, now) for t in foes)
        if spared(now, seat):
            return b.Row("eye", words("table.page.seen.free", names=names), "", "ink")
        return b.Row("eye", words("table.page.seen", names=names), "", "ink_red", tip=words("table.page.seen.tip"))
    if at and now.board is not None and now.cell(at) in now.board.landing_set:
        return b.Row("home", words("table.page.landing"), "", "ink_green", tip=words("table.page.landing.tip"))
    return b.Row("eye", words("table.page.unseen"), "", "ink_green")


def _tried_page(now: Situation, words: Words) -> Page:
    """Where a move that is tried out has led to."""
    seat = now.seat
    at = now.hero_cell(seat)
    return [
        hero_head(now, words, seat, (words("table.act.rehearsed"), now.room(at) if at else "")),
        _sight(now, words, seat),
        b.Words(words("table.rehearsing"), "ink_mid", 14, drop=2),
    ]


def _react_page(now: Situation, words: Words, answer: Answer) -> Page:
    word = getattr(now.choice, "word", "")
    found: Page = [hero_head(now, words, now.seat, (words("table.page.asked", name=now.name(now.seat)),))]
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
        names = ", ".join(token_name(words, t, now) for t in now.threats(now.seat))
        found.append(b.Row("eye", words("table.page.seen", names=names), "", "ink_red"))
    if now.g.active != now.seat:
        found.append(b.Words(_why_asked(now, words), "ink_mid", 14))
    for option in now.options:
        card = option.key.partition(":")[2]
        record = now.gear(card) if option.key.startswith("use:") else None
        if record:
            found.append(b.Words(f"**{record.title}:** {record.text}", "ink", drop=1))
    found += [press(now, words, option, answer) for option in now.options]
    return found


def _why_asked(now: Situation, words: Words) -> str:
    """Whose turn it is, and what makes somebody else choose."""
    cards = [card_title(o.key.partition(":")[2]) for o in now.find("use")]
    skills = [skill_title(now, now.seat, o.key.split(":")[1].partition("-")[0]) for o in now.find("skill")]
    has = ", ".join(dict.fromkeys([*cards, *skills]))
    turn = words("table.turn.of", name=now.name(now.g.active))
    return f"{turn}: {words('table.page.react.why', hero=now.hero_name(now.seat), has=has)}"


def _targets_page(now: Situation, words: Words, answer: Answer) -> Page:
    found: Page = [b.Words(words("table.page.target", hero=now.hero_name(now.seat)), "ink", 16, voice="serif")]
    for option in now.find("target"):
        token = option.key.partition(":")[2]
        p = chance(now, now.seat, token)
        found.append(
            bars.Bar(
                token_name(words, token, now),
                float(p),
                percent(p),
                key=option.key,
                action=lambda k=option.key: answer(k),
                tip=words("table.page.target.tip"),
            )
        )
    return [*found, b.Words(words("table.page.target.note"), "ink_mid", 12, drop=1)]
