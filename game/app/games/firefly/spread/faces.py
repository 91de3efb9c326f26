"""The cards of a spread as they are read: kind, picture, price, what they bring, and why one can't be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from game.app.games.firefly.cards.pages import goal_sum, good, keywords_on
from game.app.games.firefly.dock.proposal import lead
from game.app.games.firefly.dock.together import together
from game.app.games.firefly.map.places import picture as planet_art
from game.app.games.firefly.names import card_kind, doll, scene, thing_art, title
from game.app.games.firefly.panels.pages import asked_values
from game.app.games.firefly.panels.rail_paint import badge, portrait
from game.app.games.firefly.sayings import name_of, reason, saying
from game.app.games.firefly.situation import Situation
from game.app.games.firefly.spread.offers import Offers, goes_to
from game.app.shell.words import Words
from game.app.table.boards.marbles import marble
from game.app.table.spread.data import Card, End, Fact, Look, Spread
from game.app.ui.kit import Kit
from game.app.ui.plates import plate
from game.app.ui.theme import BANDS, C
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS, Crew, Drive, Gear, Job, Ship, Story
from game.core.steps import Option
from game.rules.firefly.board import board
from game.rules.firefly.jobs.morals import immoral, legal
from game.rules.firefly.perks import carried_by, points
from game.rules.firefly.tokens import face

FREE = ("leader", "ship", "story", "hire", "send", "stay")
"""Answers whose card has no price now."""
WORLD, SHIP = "world:", "ship:"


def spread(now: Situation, words: Words, found: Offers) -> Spread:
    """All that lies there."""
    values, how = asked_values(now), f"firefly.page.{now.kind}.how"
    asked, sub = words(f"firefly.page.{now.kind}", **values), words(how, **values) if words.has(how) else ""
    bundle, first = together(now), lead(now)
    ticks = {option.key for option in bundle.taken} if bundle.answers else set()
    best = "" if bundle.answers or first is None else first.key
    cards = tuple(_card(now, words, item, option, best, ticks, item in found.left) for item, option in found.cards)
    ends = []
    for option in found.below:
        said = saying(now, words, option)
        ends.append(End(option.key, said.action, said.icon))
    return Spread(asked, sub, cards, tuple(ends), LOOK)


def _card(
    now: Situation, words: Words, item: str, option: Option | None, best: str, ticks: set[str], gone: bool
) -> Card:
    kind = card_kind(item)
    icon, color = BANDS[kind]
    key = option.key if option is not None else ""
    head = key.partition(":")[0]
    record = firefly().faces[face(item)]
    cost = getattr(record, "pay", 0) if isinstance(record, Job) else getattr(record, "cost", 0)
    why = "" if option is not None or gone else _why(now, words, item)
    name = name_of(key)
    tick = f"tick:{name}" if key in ticks or name in now.off else ""
    return Card(
        item,
        key,
        (icon, color, words(f"firefly.kind.{kind}")),
        record.title,
        words("money", n=cost) if cost and now.kind != "TeamChoice" and head not in FREE else "",
        _signs(now, item, record),
        tuple(_facts(now, words, item, record)),
        record.text,
        why,
        bool(key) and key == best,
        head == "stay" or now.kind == "KeepJobs" and head == "give",
        tick,
        key in ticks,
        f"{SHIP}{now.seat}" if isinstance(record, Ship) else item,
        _law(now, words, record) if isinstance(record, Job) else None,
        isinstance(record, Job),
        gone,
    )


def _why(now: Situation, words: Words, item: str) -> str:
    """Why a card can't be chosen."""
    area = f"area:team:{now.seat}" if now.kind == "TeamChoice" else goes_to(now, item)
    refusal = now.why_not(f"card:{item}", area)
    return reason(words, refusal) if refusal is not None else words("table.refused")


def _signs(now: Situation, item: str, record: object) -> tuple[tuple[str, int], ...]:
    """Skill Points: those a Job asks for, those of whoever goes with what they carry, or what is printed."""
    if now.kind == "TeamChoice":
        numbers: Sequence[int] = [points(now.g, now.seat, item, name) for name in SKILLS]
    else:
        numbers = getattr(record, "skills", ()) or ()
    return tuple((name, n) for name, n in zip(SKILLS, numbers) if n)


def _facts(now: Situation, words: Words, item: str, record: object) -> Iterator[Fact]:
    if isinstance(record, Crew):
        for name in record.professions:
            yield Fact("", words(f"firefly.profession.{name}"), ink="ink_mid")
        for name, icon in (("moral", "heart"), ("wanted", "target")):
            if getattr(record, name):
                yield Fact(icon, words(f"firefly.card.{name}"), ink="ink_mid")
        for gear in carried_by(now.g, item):
            yield Fact("gear", title(gear))
        if now.g.disgruntled.get(item):
            yield Fact("frown", words("firefly.card.angry"), ink="ink_red")
    elif isinstance(record, Ship):
        for name in ("hold", "stash", "crew", "upgrades"):
            yield Fact("", words(f"firefly.spread.{name}"), str(getattr(record, name)))
        yield from _drive(words, firefly().drives[record.drive])
    elif isinstance(record, Drive):
        yield from _drive(words, record)
    elif isinstance(record, Job):
        yield from _job(now, words, item, record)
    elif isinstance(record, Story):
        for i, goal in enumerate(record.goals, 1):
            yield Fact("", f"{i}. {goal.title}", goal_sum(words, goal))
    if isinstance(record, Gear) and (on := keywords_on(words, record)):
        yield Fact("hand", on, ink="ink_mid")


def _drive(words: Words, drive: Drive) -> Iterator[Fact]:
    yield Fact("", words("firefly.card.range"), str(drive.range))
    yield Fact("", words("firefly.spread.fuel"), str(drive.fuel))


def _job(now: Situation, words: Words, item: str, job: Job) -> Iterator[Fact]:
    planets, done = board(now.g).planets, now.g.stage.get(item, 0)
    for i, (stop, cards) in enumerate(zip(job.places, job.misbehave)):
        name = " / ".join(planets[place].name for place in stop)
        right, ink = str(cards) if cards else "", "ink_green" if i < done else "ink"
        yield Fact(f"{WORLD}{stop[0]}", name, right, ink, "bolt" if cards else "")
    load = ", ".join(good(words, do) for do in job.load)
    if load:
        yield Fact("import", load)
    needs = ", ".join(words(f"firefly.keyword.{word}") for word in job.keywords)
    if needs:
        yield Fact("hand", needs)


def _law(now: Situation, words: Words, job: Job) -> Fact:
    """What law and morals say of a Job."""
    lawful = legal(now.g, now.seat, job)
    law = [words("firefly.card.legal" if lawful else "firefly.card.illegal")]
    if immoral(now.g, now.seat, job):
        law.append(words("firefly.card.immoral"))
    good_ = lawful and len(law) == 1
    return Fact("check" if good_ else "target", ", ".join(law), ink="ink_green" if good_ else "ink_red")


# ------------------------------------------------------------ painting


def picture(kit: Kit, dst: Surface, r: Rect, name: str, called: str) -> None:
    """The window of a card: its scene, who it is, the thing, a ship among stars, the worlds of a Job."""
    if name.startswith(SHIP):
        _among_stars(kit, dst, r)
        ship = f"ship_{kit.looks[int(name[len(SHIP) :])]}"
        pic = kit.sprite(ship, w=r.w * 0.9 / kit.scale, h=r.h * 0.86 / kit.scale)
        if pic is not None:
            kit.drop(dst, r.center, pic, ("spread", name))
    elif plain := scene(kit, name):
        plate(kit, dst, r, plain)
        return
    elif doll(kit, name) or firefly().crew.get(face(name)):
        portrait(kit, dst, r, name, called)
        return
    elif art := thing_art(kit, name):
        kit.box(dst, r, ((128, 102, 72), (78, 60, 44), (46, 36, 28)), 5)
        kit.glow(dst, r.center, r.h * 0.6 / kit.scale, (86, 62, 26), 0.8)
        pic = kit.sprite(art, w=(r.w - kit.u(16)) / kit.scale, h=(r.h - kit.u(10)) / kit.scale)
        if pic is not None:
            kit.drop(dst, r.center, pic, ("spread", art))
    else:
        _worlds(kit, dst, r, name)
    kit.sunken(dst, r, 5, 5, 140)
    kit.ring(dst, r, C["ink_line"], 1, 5)


def _worlds(kit: Kit, dst: Surface, r: Rect, name: str) -> None:
    """The first and the last place of a Job with the way between, else the sign of the card's kind."""
    record = firefly().faces[face(name)]
    stops = [stop[0] for stop in record.places] if isinstance(record, Job) else []
    _among_stars(kit, dst, r)
    if not stops:
        icon, color = BANDS[card_kind(name)]
        kit.glow(dst, r.center, r.h * 0.7 / kit.scale, color, 0.9)
        kit.icon(dst, r.center, icon, r.h * 0.42 / kit.scale, (250, 232, 196))
        return
    step = r.w / (len(stops) + 1)
    spots = [(round(r.x + step * (i + 1)), r.centery) for i in range(len(stops))]
    if len(spots) > 1:
        kit.dashes(dst, spots, C["brass"], 1.6)
    for at, planet in zip(spots, stops):
        marble(kit, dst, at, planet_art(kit, planet), min(r.h * 0.66, step * 1.1) / kit.scale)


def _among_stars(kit: Kit, dst: Surface, r: Rect) -> None:
    kit.box(dst, r, ((34, 40, 66), (20, 24, 44), (12, 14, 28)), 5)
    sky = kit.art.raw("starfield")
    if sky is not None:
        kit.put(dst, kit.memo(("spread sky", r.size), lambda: kit.cut(kit.cover(sky, r.size), kit.u(5))), r.topleft)


def sign(kit: Kit, dst: Surface, at: Sequence[float], name: str, size: float, n: int) -> None:
    """A Skill, a world, or a plain sign."""
    if name in SKILLS:
        badge(kit, dst, at, name, size, n)
    elif name.startswith(WORLD):
        marble(kit, dst, at, planet_art(kit, name[len(WORLD) :]), size)
    else:
        kit.icon(dst, at, name, size * 0.8, "ink_mid")


LOOK = Look(picture, sign)
