"""What pointing at a space shows before anything is decided: way, sight lines, ghost, and what ending there means."""

from __future__ import annotations

from typing import NamedTuple

from game.app.games.fistful.board.danger import said
from game.app.games.fistful.board.overlays import Ray
from game.app.games.fistful.board.plan import mover
from game.app.games.fistful.fight import odds
from game.app.games.fistful.fight.stakes import spared
from game.app.games.fistful.sayings import crew_name, token_name
from game.app.games.fistful.situation import Cell, Situation
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.rules.fistful.search.locks import quiet_chance
from game.rules.fistful.tokens import kind, number, sort


class Preview(NamedTuple):
    """The overlay of a pointed-at space."""

    legal: bool = False
    path: tuple[Cell, ...] = ()
    rays: tuple[Ray, ...] = ()
    ghost: tuple[str, int] | None = None
    badge: tuple[str, ...] = ()
    danger: bool = False


def preview(now: Situation, words: Words, at: Cell | None, dragging: bool = False) -> Preview:
    """What the board shows for a space; nothing off the floor."""
    if at is None or now.board is None or not now.on_floor(at):
        return Preview()
    option = now.cells.get(at)
    if option is None and not now.cells and any(foe in now.aims for foe, where in now.enemies() if where == at):
        return Preview(True, badge=(words("table.badge.pick"),))
    if option is None:
        here = any(now.hero_cell(seat) == at for seat in now.g.at)
        rays = now.rays(at) if here or now.rehearsed else ()
        ride = mover(now.heist.map, at)
        return Preview(
            path=(at, ride.twin) if ride else (), rays=rays, badge=(*_lies(now, words, at), *_ride(now, words, at))
        )
    head = option.key.partition(":")[0]
    if head in ("target", "nudge"):
        return Preview(True, badge=(words(f"table.badge.{head}"),), danger=head == "target")
    who = now.g.hero.get(now.seat, "")
    ghost = (who, now.seat) if who and not dragging else None
    if head == "retreat":
        return Preview(True, now.walk(at), now.rays(at), ghost, _retreat(now, words, at))
    lines, danger = _ends(now, words, at)
    return Preview(True, now.walk(at), now.rays(at), ghost, lines, danger)


def _lies(now: Situation, words: Words, at: Cell) -> tuple[str, ...]:
    """What lies face up on a space that can't be chosen now, by name; enemies have a page of their own."""
    lines: list[str] = []
    for item in now.tokens_on(at):
        if item in now.g.up and sort(item) == "star":
            what = kind(item)
            lines += [words(f"table.badge.{what}"), words(f"table.badge.{what}.by", who=_experts(now, what))]
        elif item in now.g.up and sort(item) != "enemy":
            lines.append(words("table.badge.lies", token=token_name(words, item, now)))
    return tuple(lines)


def _experts(now: Situation, what: str) -> str:
    """Who may take up stars of a kind in this heist."""
    return ", ".join(crew_name(who) for star in now.heist.stars if star.kind == what for who in star.crew)


def _ride(now: Situation, words: Words, at: Cell) -> tuple[str, ...]:
    """What the letter of a people mover means and where its twin lies."""
    ride = mover(now.heist.map, at)
    if ride is None:
        return ()
    return (
        words("table.badge.mover", name=ride.letter),
        words("table.badge.mover.to", name=ride.letter, place=now.room(ride.twin)),
    )


def _door(now: Situation, words: Words, item: str) -> str:
    """What picking a Security Door is like: the chance of doing it quietly, when its number is known."""
    if item.startswith("?"):
        return words("table.badge.door")
    chance = quiet_chance(now.g, now.seat, number(item))
    return words("table.badge.door.known", n=number(item), percent=percent(chance))


def _retreat(now: Situation, words: Words, at: Cell) -> tuple[str, ...]:
    foes = now.seen_from(at)
    if now.board is not None and now.cell(at) in now.board.landing_set:
        return (words("table.badge.home"),)
    if not foes:
        return (words("table.badge.safe"),)
    return (words(f"table.badge.retreat_{'free' if spared(now, now.seat, later=True) else 'seen'}", n=len(foes)),)


def _ends(now: Situation, words: Words, at: Cell) -> tuple[tuple[str, ...], bool]:
    """The lines of the badge for the end of a walk, and whether a fight may follow."""
    assert now.board is not None
    steps = now.steps(at)
    left = next((r.left for r in now.reach() if r.cell == at), 0)
    how_far = words("table.badge.steps", n=steps, left=left)
    if now.cell(at) in now.board.landing_set:
        sack = now.sack(now.seat)
        if now.board is not None and now.g.at[now.seat] in now.board.landing_set:
            return (words("table.badge.landing"), how_far), False
        return (
            words("table.badge.bank", n=sack) if sack else words("table.badge.home"),
            words("table.badge.turn_ends"),
        ), False
    lines: list[str] = []
    danger = False
    for item in now.tokens_on(at):
        if item == "?door" or sort(item) == "door":
            lines.append(_door(now, words, item))
        elif item.startswith("?"):
            counts = now.still_down().get(item[1:], {})
            rows = [(what, share) for what, _, share in odds.shares(counts)]
            enemy = next((share for what, share in rows if what == "enemy"), None)
            lines.append(words("table.badge.flip", percent=percent(enemy or 0)))
            lines.append(
                "  ".join(f"{words('table.sort.' + what)} {percent(share)}" for what, share in rows if what != "enemy")
            )
        elif item not in now.g.up:
            danger = danger or sort(item) == "enemy"
            lines.append(words("table.badge.peeked", token=token_name(words, item, now)))
        elif sort(item) == "star":
            lines.append(words(f"table.badge.{kind(item)}.now", who=now.hero_name(now.seat)))
        else:
            lines.append(words("table.badge.take", token=token_name(words, item, now)))
    foes = now.seen_from(at)
    if now.grasped(at):
        danger = True
        lines.append(words("table.badge.grasped"))
    elif foes and spared(now, now.seat):
        lines.append(words("table.badge.retreat_free", n=len(foes)))
    elif foes:
        danger = True
        names = ", ".join(token_name(words, t, now) for t in foes)
        if lines:
            lines.append(words("table.badge.also_seen", n=len(foes), names=names))
        else:
            lines.append(words("table.badge.seen", n=len(foes)))
            hidden = [token_name(words, t, now) for t, where in now.enemies() if t not in foes]
            lines.append(names + (words("table.badge.wall", names=", ".join(hidden)) if 0 < len(hidden) < 3 else ""))
    unhurt = said(now, words, at) if lines else ""
    if unhurt:
        lines.insert(1, unhurt)
    if not lines:
        lines = [words("table.badge.safe"), how_far]
    return tuple(lines), danger
