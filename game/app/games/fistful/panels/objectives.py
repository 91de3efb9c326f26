"""The objectives of the heist as chips in the top bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fistful.sayings import crew_name
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.spot import Spot
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.content.common.rulebook.words import unsaid
from game.rules.fistful.outlook.face_down import face_down
from game.rules.fistful.scoring import secured
from game.rules.fistful.tokens import kind as kind_of

ICONS = {"trap": "bomb", "goods": "cart", "visit": "target"}
"""The signs of what is to be done, wherever it is told."""


class Objective(NamedTuple):
    """One objective: its icon, its word, how far it is, whether it is done, and what it asks."""

    icon: str
    word: str
    value: str
    done: bool
    tip: str


def objectives(now: Situation, words: Words) -> list[Objective]:
    """What the heist asks, in the order of its card."""
    if now.board is None:
        return []
    heist, g = now.heist, now.g
    found = []
    for star in heist.stars:
        n = min(secured(g, star), star.needed)  # more of them count no more
        tip = f"{words(f'table.goal.{star.kind}.tip', n=star.needed)} {where(now, words, star.kind)}".strip()
        word, value = words(f"table.goal.{star.kind}"), f"{n}/{star.needed}"
        found.append(Objective(ICONS[star.kind], word, value, n >= star.needed, tip))
    for visit in heist.visits:
        done = g.flags.get(f"done:{visit.icon}", 0)
        found.append(Objective(ICONS["visit"], visit.name, f"{done}/1", bool(done), visit.text))
    banked = now.banked()
    carried = sum(now.sack(seat) for seat in g.at)
    found.append(
        Objective(
            "coins",
            words("table.goal.banked"),
            words("money.of", n=banked, of=heist.goal_credits),
            banked >= heist.goal_credits,
            words("table.goal.banked.tip", goal=heist.goal_credits, banked=banked, carried=carried),
        )
    )
    home = sum(at in now.board.landing_set for at in g.at.values() if at >= 0)
    there = sum(at >= 0 for at in g.at.values())
    found.append(
        Objective(
            "home",
            words("table.goal.home"),
            f"{home}/{there}",
            home == there and there > 0,
            words("table.goal.home.tip"),
        )
    )
    for crew in heist.must_not_fall:
        seat = next((s for s, who in g.hero.items() if who == crew and g.at.get(s, -1) >= 0), -1)
        name = crew_name(crew)
        hearts = str(g.health.get(seat, 0)) if seat >= 0 else "-"
        found.append(Objective("heart", name, hearts, False, words("table.goal.alive.tip", name=name)))
    return found


def where(now: Situation, words: Words, kind: str) -> str:
    """Where the tokens of an objective are: those that lie open, by their rooms, and where others may lie face down."""
    said = []
    if now.board is not None:
        rooms = {
            now.room(now.xy(cell))
            for key, cell in now.board.cells.items()
            for token in now.g.zones.get(key, ())
            if token in now.g.up and kind_of(token) == kind
        }
        if rooms:
            said.append(words("table.goal.open", places=", ".join(sorted(rooms))))
    areas = {area: lot[kind] for area, lot in face_down(now.g).items() if lot[kind]}
    if areas:
        places = ", ".join(now.area_name(area) or words(f"table.area.{area}") for area in areas)
        said.append(words("table.goal.hidden", n=sum(areas.values()), places=places))
    return " ".join(said)


def one_line(kit: Kit, rect: Rect) -> bool:
    """Whether the bar is too low for word and value below each other."""
    return kit.t(33) > rect.h - kit.u(7)


def chips(kit: Kit, rect: Rect, goals: list[Objective], compact: bool) -> list[Rect]:
    """Where the chips go, right-aligned in a strip of the top bar."""
    found: list[Rect] = []
    compact = compact or one_line(kit, rect)
    named = compact and _named(kit, rect, goals)
    x = rect.right
    for goal in reversed(goals):
        words_wide = kit.width(goal.value, "bold", 12)
        if named:
            words_wide += kit.width(goal.word, "sans", 12) + kit.u(6)
        elif not compact:
            words_wide = max(words_wide, kit.width(goal.word, "sans", 12))
        w = kit.t(27) + words_wide + kit.u(8)
        x -= w
        h = min(rect.h - kit.u(8), kit.t(34))
        found.append(Rect(x, rect.centery - h // 2 - kit.u(1), w, h))
        x -= kit.u(6)
    return found[::-1]


def _named(kit: Kit, rect: Rect, goals: list[Objective]) -> bool:
    """Whether there is room for the words of all chips before their values; the left half of the window is the
    Timer's."""
    wide = sum(kit.width(g.value, "bold", 12) + kit.width(g.word, "sans", 12) + kit.t(27) + kit.u(20) for g in goals)
    return wide <= rect.right * 0.5


def paint(kit: Kit, dst: Surface, rect: Rect, goals: list[Objective], compact: bool) -> None:
    """The chips: icon, word and count; a done one has a tick and a brass line."""
    compact = compact or one_line(kit, rect)
    named = compact and _named(kit, rect, goals)
    for goal, r in zip(goals, chips(kit, rect, goals, compact)):
        kit.chip(dst, r, 8, "brass" if goal.done else "brass_lo")
        kit.icon(
            dst,
            (r.x + kit.t(14), r.centery),
            "check" if goal.done else goal.icon,
            13 * kit.grow,
            "good" if goal.done else "brass",
        )
        x = r.x + kit.t(26)
        if compact:
            if named:
                x = kit.text(dst, (x, r.centery), goal.word, "sans", 12, "mid", "ml").right + kit.u(6)
            kit.text(dst, (x, r.centery), goal.value, "bold", 12, "hi", "ml")
        else:
            kit.text(dst, (x, r.y + kit.t(14)), goal.word, "sans", 12, "mid", "bl")
            kit.text(dst, (x, r.y + kit.t(28)), goal.value, "bold", 12, "hi", "bl")


def spots(kit: Kit, rect: Rect, goals: list[Objective], compact: bool, rule: Callable[[str], str]) -> list[Spot]:
    """A tip per chip, and the line of the rulebook that `rule` finds for what it says."""
    return [
        Spot(r, f"goal:{i}", tip=f"**{g.word} {g.value}**\n{g.tip}", rule=rule(g.tip), radius=8)
        for i, (g, r) in enumerate(zip(goals, chips(kit, rect, goals, compact)))
    ]


def sheet(kit: Kit, dst: Surface, rect: Rect, head: str, goals: list[Objective]) -> None:
    """What the heist asks, written out, where the crew rail leaves room: icon, sentence, tick when it is done."""
    kit.tray(dst, rect, C["panel"], 8, seed=12)
    kit.label(dst, rect.x + kit.u(12), rect.y + kit.t(22), head, rect.w - kit.u(24))
    wide, gap, y = rect.w - kit.t(34) - kit.u(16), kit.u(9), rect.y + kit.t(36)
    for goal, words in zip(goals, told(kit, goals, wide, rect.bottom - kit.u(6) - y, gap)):
        icon, color = ("check", "good") if goal.done else (goal.icon, "brass")
        kit.icon(dst, (rect.x + kit.t(20), y + kit.t(9)), icon, 14 * kit.grow, color)
        y += kit.para(dst, (rect.x + kit.t(34), y), words, wide, 12, "mid", lead=1.2) + gap


def told(kit: Kit, goals: list[Objective], wide: int, tall: int, gap: int) -> list[str]:
    """The words of each goal: where not all sentences have room in `tall` px, those of goals that are done are left
    out first, then the last ones; every goal keeps its name and how far it is."""
    heads = [f"**{goal.word} {goal.value}**" for goal in goals]
    said = [f"{head}\n{unsaid(goal.tip)}" for head, goal in zip(heads, goals)]
    order = sorted(range(len(goals)), key=lambda i: (not goals[i].done, -i))
    while (
        order
        and tall < sum(kit.para(None, (0, 0), words, wide, 12, "mid", lead=1.2, dry=True) + gap for words in said) - gap
    ):
        at = order.pop(0)
        said[at] = heads[at]
    return said
