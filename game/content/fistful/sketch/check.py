"""What keeps a drawn heist from being played, as short names with their values; the editor has a sentence for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from game.content.common.errors import ContentError, Problem
from game.content.common.toml.sentences import shaped
from game.content.fistful import build
from game.content.fistful.boards import LANDING_CELLS, check_board, walked
from game.content.fistful.records import Fistful, Heist
from game.content.fistful.schema import HeistFile
from game.content.fistful.schema_maps import MapFile
from game.content.fistful.sense import check_heist, credits_of
from game.content.fistful.sketch.files import tables
from game.content.fistful.sketch.goals import STARS, doors_for, locks_of, needed, visits
from game.content.fistful.sketch.sketch import LANDING, LEVELS, Cell, Sketch
from game.geometry.squares import Grid

NAME = "sketch"


class Flaw(NamedTuple):
    """`code` with its `values`; `at`: a cell where it can be seen; `page`: where on the Heist card it can be mended."""

    code: str
    values: Mapping[str, object] = {}
    at: Cell | None = None
    page: str = ""


def flaws(sketch: Sketch, content: Fistful) -> list[Flaw]:
    """All that is wrong; nothing when the heist can be played."""
    found = [*_drawn(sketch), *_carded(sketch)]
    return found or [Flaw("other", {"says": _said(problem)}) for problem in _loader(sketch, content)]


def _said(problem: Problem) -> str:
    """A sentence of the loader with the place on the card it speaks of."""
    place = ", ".join(part for part in (problem.table, problem.field) if part)
    return f"{place}: {problem.says}" if place else problem.says


def _drawn(sketch: Sketch) -> Iterator[Flaw]:
    landing = [cell for cell in sketch.floor() if sketch.area(cell) == LANDING]
    if len(landing) < LANDING_CELLS:
        yield Flaw("landing", {"n": len(landing), "need": LANDING_CELLS}, landing[0] if landing else None)
    for one in sketch.board["mover"]:
        if len(one["cells"]) != 2:
            x, y = one["cells"][0]
            yield Flaw("mover", {"name": one["name"]}, (x, y))
    if landing:
        cut = _cut_off(sketch, landing[0])
        if cut:
            yield Flaw("reach", {"n": len(cut)}, cut[0])
    if not sketch.board["spawn"]:
        yield Flaw("spawn")


def _cut_off(sketch: Sketch, start: Cell) -> list[Cell]:
    """The spaces nobody can walk to."""
    board = sketch.board
    pairs = [one["cells"] for one in board["mover"] if len(one["cells"]) == 2]
    letters = set("".join(sketch.rows))
    open_pairs = [pair for pair in board["open"] if set(pair) <= letters]
    try:
        grid = Grid.build(sketch.rows, open_pairs, board["doorways"], board["walls"], (), pairs)
    except ValueError:
        return []
    reached = walked(grid, [grid.cell(*start)])
    return [cell for cell in sketch.floor() if grid.cell(*cell) not in reached]


def _carded(sketch: Sketch) -> Iterator[Flaw]:
    card = sketch.card
    if not str(card["title"]).strip():
        yield Flaw("title", page="about")
    if not str(card["story"]).strip():
        yield Flaw("story", page="about")
    yield from _dealt(sketch)
    yield from _wanted(sketch)
    yield from _rung(sketch)
    if any(len(card["level"][level]["timer"]) < 3 for level in LEVELS):
        yield Flaw("timer", page="timer")


def _dealt(sketch: Sketch) -> Iterator[Flaw]:
    """As many tokens as spots in each area."""
    spots = Counter(letter for _, letter in sketch.spots())
    placed = Counter[str]()
    for table in sketch.card["token"]:
        placed[table["area"][0]] += sum(table["lots"].values())
    if not sum(spots[area] for area in "ce"):
        yield Flaw("spots")
    for code, letter in (("tokens_crew", "c"), ("tokens_engine", "e")):
        if spots[letter] and spots[letter] != placed[letter]:
            yield Flaw(code, {"n": placed[letter], "spots": spots[letter]}, page="tokens")


def _wanted(sketch: Sketch) -> Iterator[Flaw]:
    """The objectives: there is at least one, and the tokens and marks they ask for are there."""
    card, lots = sketch.card, Counter[str]()
    for table in card["token"]:
        lots.update(table["lots"])
    goals = {kind: needed(card, kind) for kind in STARS}
    for code, idle, kind in (("traps", "idle_trap", "trap"), ("goods", "idle_goods", "goods")):
        if goals[kind] > lots[kind]:
            yield Flaw(code, {"n": lots[kind], "goal": goals[kind]}, page="tokens")
        if lots[kind] and not goals[kind]:
            yield Flaw(idle, {"n": lots[kind]}, page="tokens")
    marked = {one["name"] for one in sketch.board["icon"]}
    for visit in visits(card):
        if visit["icon"] not in marked:
            yield Flaw("icon", {"name": visit["name"]}, page="goals")
    if not sum(goals.values()) and not card["goal_credits"] and not card.get("visit"):
        yield Flaw("goals", page="goals")
    worth = sum(credits_of(kind) * n for kind, n in lots.items() if kind.startswith("credits-"))
    if worth < card["goal_credits"]:
        yield Flaw("credits", {"n": worth, "goal": card["goal_credits"]}, page="tokens")


def _rung(sketch: Sketch) -> Iterator[Flaw]:
    """Security Doors, and who comes when the alarm rings."""
    card, locks = sketch.card, locks_of(sketch)
    doors = sum(doors_for(card, locks).values())
    if doors != locks:
        yield Flaw("doors", {"n": doors, "locks": locks}, page="doors")
    hunters = card.get("hunters", [])
    if hunters and not any("hunt" in word for word in card.get("alarm", ())):
        yield Flaw("no_hunt", page="alarm")
    zones = {zone["strength"] for zone in sketch.board["spawn"]}
    for kind in hunters:
        strength = kind.rpartition("-")[2]
        if strength.isdigit() and int(strength) not in zones:
            yield Flaw("no_zone", {"n": strength}, page="alarm")


def _loader(sketch: Sketch, content: Fistful) -> list[Problem]:
    """What the loader would say of the files."""
    try:
        heist = heist_of(sketch, NAME)
        wrong = check_board(heist.map, NAME)
        return wrong or check_heist(heist, content.crew, content.enemies, NAME)
    except ContentError as error:
        return list(error.problems)


def heist_of(sketch: Sketch, name: str) -> Heist:
    """The finished heist with its board, both called `name`. ContentError when its parts have not the right shape."""
    board, card = tables(sketch, NAME)
    record = replace(build.heist_map(shaped(MapFile, board, NAME, ""), NAME), id=name)
    return replace(build.heist_card(shaped(HeistFile, {"heist": [card]}, NAME, "").heist[0], record), id=name)
