"""The left rail: the ship, its Skill Points, Crew, goods, money, what is fitted, and how it stands with others."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from pygame import Rect

from game.app.games.firefly import boxes
from game.app.games.firefly.names import contact_name, title
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.spot import Spot, Subject
from game.app.ui.kit import Kit
from game.content.firefly import firefly
from game.content.firefly.records import CONTACTS, GOODS, SKILLS, Ship
from game.rules.firefly.perks import carried_by, leader_of, points, skill, solid
from game.rules.firefly.ship.fittings import crew_limit
from game.rules.firefly.tokens import crew_card, drive_card, face
from game.rules.firefly.zones import AREAS, HALVES, capacity, used

ROWS, MANY = 20, 11
"""How large the wells of a hold are in two rows, in units, and how many lie in one."""


class Person(NamedTuple):
    """One of the Crew: card, name, Skill Points with Gear, marks, and whether the team has them."""

    item: str
    name: str
    skills: tuple[int, ...]
    leader: bool
    wanted: bool
    moral: bool
    angry: bool
    gear: int
    team: bool
    lit: bool = False
    marked: str = ""


class Fitted(NamedTuple):
    """A Drive Core or a Ship Upgrade."""

    item: str
    name: str
    note: str
    drive: bool


class Rail(NamedTuple):
    """All that the rail shows; hashable, so that it is painted again only when it changes."""

    seat: int
    ship: str
    skills: tuple[int, ...]
    crew: tuple[Person, ...]
    bunks: int
    goods: tuple[tuple[str, tuple[tuple[str, int], ...], int], ...]
    money: str
    fitted: tuple[Fitted, ...]
    medals: tuple[tuple[str, bool], ...]
    warrants: int
    goals: int
    aims: int
    texts: tuple[tuple[str, str], ...]
    leaf: int = 0
    more: tuple[tuple[boxes.Section[Situation], Hashable], ...] = ()

    def text(self, key: str) -> str:
        """A sentence of the rail."""
        return dict(self.texts)[key]


def rail(now: Situation, words: Words, of: int | None = None, leaf: int = 0) -> Rail:
    """The rail of who looks, or of another captain: all of it lies open."""
    g, seat = now.g, now.seat if of is None else of
    leader, crew = leader_of(g, seat), now.crew(seat)
    lit = {o.source[5:] for o in now.options if o.source.startswith("card:")} if now.kind != "Actions" else set()
    lit = lit if seat == now.seat else set()
    on = boxes.boxes(g)
    marked = {item: why for box in on for item, why in box.marked(now, words).items()}
    people = tuple(
        Person(
            item,
            crew_card(item).title,
            tuple(points(g, seat, item, name) for name in SKILLS),
            item == leader,
            crew_card(item).wanted,
            crew_card(item).moral,
            bool(g.disgruntled.get(item)),
            len(carried_by(g, item)),
            not now.on_job(seat) or item in now.held("team", seat),
            item in lit,
            marked.get(item, ""),
        )
        for item in crew
    )
    shipped = bool(now.held("ship", seat))
    likely = None if shipped else _any_ship(now)
    bunks = crew_limit(g, seat) if shipped else likely.crew if likely else 0
    squares = {area: capacity(g, seat, area) if shipped else getattr(likely, area, 0) for area in AREAS}
    goods = tuple(
        (area, tuple((good, n) for good in GOODS if (n := g.goods.get(f"{area}:{seat}:{good}", 0))), squares[area])
        for area in AREAS
    )
    fitted = [
        Fitted(item, title(item), words("firefly.rail.range", n=drive_card(item).range), True)
        for item in now.held("drive", seat)
    ]
    fitted += [Fitted(item, title(item), "", False) for item in now.held("upgrade", seat)]
    texts = {
        "ship": title(now.held("ship", seat)[0]) if shipped else words("firefly.rail.noship"),
        "crew": words("firefly.rail.crew"),
        "bunks": words("firefly.rail.bunks", n=len(crew), of=bunks) if bunks else "",
        "free": words("firefly.rail.bunk"),
        "drive": words("firefly.rail.drive"),
        "solid": words("firefly.rail.solid"),
        "law": words("firefly.rail.law", n=g.warrants.get(seat, 0), goals=g.goals.get(seat, 0)),
    }
    for area in AREAS:
        texts[area] = words(f"firefly.area.{area}")
        texts[f"{area}.free"] = words("firefly.rail.free", n=squares[area] - -(-used(g, seat, area) // 2))
    for name in SKILLS:
        texts[name] = words(f"firefly.skill.{name}")
    aims = len(getattr(_story(now), "goals", ()))
    parts_ = [(one, one.shows(now, words, seat, of is None)) for box in on for one in box.sections]
    return Rail(
        seat,
        texts["ship"],
        tuple(skill(g, seat, name) if crew else 0 for name in SKILLS),
        people,
        bunks,
        goods,
        words("money", n=g.money.get(seat, 0)),
        tuple(fitted),
        tuple((contact, solid(g, seat, contact)) for contact in CONTACTS),
        g.warrants.get(seat, 0),
        g.goals.get(seat, 0),
        aims,
        tuple(texts.items()),
        leaf,
        tuple((one, what) for one, what in parts_ if what is not None),
    )


def _any_ship(now: Situation) -> Ship | None:
    """The ship a captain will have who has not chosen yet, as far as they are all alike; else None."""
    found = [firefly().ships[face(item)] for item in now.g.zones.get("setup", ()) if face(item) in firefly().ships]
    alike = len({(ship.crew, ship.hold, ship.stash) for ship in found}) == 1
    return found[0] if alike else None


def _story(now: Situation) -> object:
    return firefly().stories.get(now.story())


# ------------------------------------------------------------ places


class Part(NamedTuple):
    """A section of the rail with its place."""

    name: str
    rect: Rect


def leaves(kit: Kit, r: Rect, shown: Rail) -> list[list[Part]]:
    """The sections from the top: one below the other, in two columns where the rail is wide, and where letters are so
    large that not all have room on so many leaves. Crew tiles take what the others leave."""
    gap, pad = kit.u(5), kit.u(8)
    inner = r.inflate(-2 * pad, -2 * pad)
    heights = _heights(kit, shown, inner.w)
    names, many = list(heights), len(wells(shown, "hold")) > MANY
    if sum(heights.values()) + gap * (len(names) - 1) <= inner.h:
        return [_column(kit, inner, heights, names, gap, many)]
    if r.w > r.h * 1.4:
        half = (inner.w - 2 * gap) // 2
        left, right = Rect(inner.x, inner.y, half, inner.h), Rect(inner.right - half, inner.y, half, inner.h)
        if sum(heights[name] + gap for name in names[3:]) - gap <= inner.h:
            return [
                [
                    *_column(kit, left, heights, names[:3], gap, many),
                    *_column(kit, right, heights, names[3:], gap, many),
                ]
            ]
    foot = round(kit.u(30) * max(1.0, kit.grow)) + gap
    found: list[list[str]] = [[]]
    for name in names:
        taken = sum(heights[one] + gap for one in found[-1]) + heights[name]
        if found[-1] and taken > inner.h - foot:
            found.append([])
        found[-1].append(name)
    room = Rect(inner.x, inner.y, inner.w, inner.h - foot)
    return [_column(kit, room, heights, part, gap, many) for part in found]


def big(kit: Kit, units: float) -> int:
    """Pixels of what is no word but grows with large letters, not as much."""
    return kit.u(units * max(1.0, min(1.6, kit.grow)))


def _heights(kit: Kit, shown: Rail, wide: int) -> dict[str, int]:
    """What each section needs at least."""
    grow = max(1.0, kit.grow)
    line = round(kit.u(18) * grow)
    rows = -(-max(1, len(shown.crew)) // 3)
    return {
        "plate": round(kit.u(30) * grow),
        "skills": round(kit.u(32) * grow),
        "crew": line + max(2 * big(kit, 38), rows * kit.t(30)),
        "hold": line + big(kit, 31),
        "stash": line + big(kit, 31),
        "drive": line + round(kit.u(30) * grow),
        "solid": line + big(kit, 26),
        **{one.name: one.tall(kit, what, wide) for one, what in shown.more},
    }


def _column(kit: Kit, r: Rect, heights: dict[str, int], names: list[str], gap: int, many: bool) -> list[Part]:
    """Sections below each other; a hold that has many wells gets a second row of them where there is room, the Crew
    take what is left."""
    spare = r.h - sum(heights[name] for name in names) - gap * (len(names) - 1)
    more = kit.u(2 * ROWS + 2) - big(kit, 31)
    hold = more if "hold" in names and "crew" in names and more + kit.u(8) <= spare else 0
    found, y = [], r.y
    for name in names:
        high = heights[name] + (spare - hold * many if name == "crew" else hold * many if name == "hold" else 0)
        found.append(Part(name, Rect(r.x, y, r.w, high)))
        y += high + gap
    return found


def parts(kit: Kit, r: Rect, shown: Rail) -> list[Part]:
    """The sections of the leaf that is seen."""
    found = leaves(kit, r, shown)
    return found[shown.leaf % len(found)]


def pager(kit: Kit, r: Rect) -> Rect:
    """The button at the foot that turns to the other sections, where there are leaves."""
    high = round(kit.u(30) * max(1.0, kit.grow))
    return Rect(r.x + kit.u(8), r.bottom - kit.u(8) - high, r.w - kit.u(16), high)


def tiles(kit: Kit, r: Rect, shown: Rail) -> list[Rect]:
    """A tile per bunk: three columns, four where there are many."""
    count = max(shown.bunks, len(shown.crew), 6)
    across = 3 if count <= 9 else 4
    rows = -(-count // across)
    gap, top = kit.u(4), round(kit.u(18) * max(1.0, kit.grow))
    if (r.h - top) / rows < kit.t(30):  # bunks that are free can be counted, too
        count = max(1, len(shown.crew))
        across = 3 if count <= 9 else 4
        rows = -(-count // across)
    w, h = (r.w - gap * (across - 1)) / across, (r.h - top - gap * (rows - 1)) / rows
    return [
        Rect(round(r.x + (i % across) * (w + gap)), round(r.y + top + (i // across) * (h + gap)), round(w), round(h))
        for i in range(count)
    ]


def slots(kit: Kit, r: Rect, squares: int) -> list[Rect]:
    """The wells of a hold or a stash."""
    top, gap = round(kit.u(18) * max(1.0, kit.grow)), kit.u(2)
    sides = []
    for rows in (1, 2):
        across = max(1, -(-squares // rows))
        sides.append(min(big(kit, 29), (r.w - gap * across) // across, (r.h - top - gap * (rows - 1)) // rows))
    side = max(sides)
    across = max(1, -(-squares // (1 + sides.index(side))))
    return [
        Rect(r.x + i % across * (side + gap), r.y + top + i // across * (side + gap), side, side)
        for i in range(squares)
    ]


def stash_part(kit: Kit, r: Rect) -> tuple[Rect, Rect]:
    """The stash, and the money beside it."""
    half = round(r.w * 0.52)
    return Rect(r.x, r.y, half, r.h), Rect(r.x + half + kit.u(6), r.y + kit.u(6), r.w - half - kit.u(6), r.h - kit.u(6))


def wells(shown: Rail, area: str) -> list[tuple[str, ...]]:
    """What lies in each well of an area: whole tokens, then two halves together."""
    _, goods, squares = next(one for one in shown.goods if one[0] == area)
    whole = [(good,) for good, n in goods if HALVES[good] == 2 for _ in range(n)]
    halves = [good for good, n in goods if HALVES[good] == 1 for _ in range(n)]
    pairs = [tuple(halves[i : i + 2]) for i in range(0, len(halves), 2)]
    found: list[tuple[str, ...]] = [*whole, *pairs]
    return found + [()] * max(0, squares - len(found))


def medal_rects(kit: Kit, r: Rect, shown: Rail) -> list[Rect]:
    """Where the Contacts' medals are."""
    n, top = big(kit, 24), round(kit.u(18) * max(1.0, kit.grow))
    return [Rect(r.x + i * (n + kit.u(5)), r.y + top, n, n) for i in range(len(shown.medals))]


def fitted_rects(kit: Kit, r: Rect, shown: Rail) -> list[Rect]:
    """Where Drive Core and Upgrades are."""
    top, count = round(kit.u(18) * max(1.0, kit.grow)), max(1, len(shown.fitted))
    w = (r.w - kit.u(4) * (count - 1)) / count
    return [Rect(round(r.x + i * (w + kit.u(4))), r.y + top, round(w), r.h - top) for i in range(len(shown.fitted))]


def spots(kit: Kit, r: Rect, shown: Rail, words: Words) -> list[Spot]:
    """What of the rail can be pointed at."""
    found: list[Spot] = []

    def add(box: Rect, name: str, about: Subject | None, tip: str = "", radius: float = 6) -> None:
        found.append(
            Spot(box, name, tip=tip, about=about, focusable=about is not None, line=about is not None, radius=radius)
        )

    for name, box in parts(kit, r, shown):
        if name == "plate":
            add(box, "rail:plate", ("ship", shown.seat), words("firefly.rail.plate.tip"))
        elif name == "crew":
            for tile, one in zip(tiles(kit, box, shown), shown.crew):
                tip = f"**{one.name}**\n{one.marked}" if one.marked else f"**{one.name}**"
                add(tile, f"crew:{one.item}", ("card", one.item), tip)
        elif name in AREAS:
            left, money = stash_part(kit, box) if name == "stash" else (box, None)
            contents = wells(shown, name)
            for i, (well, things) in enumerate(zip(slots(kit, left, len(contents)), contents)):
                about = ("good", name, things[0]) if things else None
                said = ", ".join(words(f"firefly.good.{good}", n=1) for good in things)
                add(well, f"well:{name}:{i}", about, said or words(f"firefly.rail.free.{name}"))
            if money is not None:
                add(money, "rail:money", None, words("firefly.rail.money.tip"))
        elif name == "drive":
            for tile, fit in zip(fitted_rects(kit, box, shown), shown.fitted):
                add(tile, f"fit:{fit.item}", ("card", fit.item), f"**{fit.name}**")
        elif name == "solid":
            for tile, (contact, on) in zip(medal_rects(kit, box, shown), shown.medals):
                tip = words("firefly.rail.medal.on" if on else "firefly.rail.medal.off", name=contact_name(contact))
                add(tile, f"medal:{contact}", ("contact", contact), tip, 12)
        else:
            found += next((one.spots(kit, box, what) for one, what in shown.more if one.name == name), [])
    return found
