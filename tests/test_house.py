"""The shape of the house: what imports what in a circle, how full a folder is, from how many modules a class draws."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = tuple(
    path.name for path in sorted((ROOT / "game" / "app" / "games").iterdir()) if (path / "__init__.py").exists()
)
TABLES = tuple(game for game in GAMES if (ROOT / "game" / "app" / "games" / game / "scene.py").exists())
"""The games with a table of their own; a box has none."""
CIRCLE = 12
"""So many modules at most import each other in a circle: one scene with its parts."""
FLAT = 26
"""So many modules at most lie in one folder, the one of the package itself among them."""

DRAWN = 4
"""From so many of our modules at most a class draws its bases."""


@cache
def modules() -> dict[str, Path]:
    """Every module of the game by its dotted name."""
    found = {}
    for path in sorted((ROOT / "game").rglob("*.py")):
        found[".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")] = path
    return found


@cache
def imports(name: str) -> frozenset[str]:
    """What a module imports of the game: at once, in functions, and for types alone."""
    known, found = modules(), set()
    for node in ast.walk(ast.parse(known[name].read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {
                f"{node.module}.{one.name}" if f"{node.module}.{one.name}" in known else node.module
                for one in node.names
            }
        elif isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
    return frozenset(found & set(known) - {name})


def circles() -> list[list[str]]:
    """The sets of modules that all lead to each other (Tarjan)."""
    seen: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        seen[name] = low[name] = len(seen)
        stack.append(name)
        for other in imports(name):
            if other not in seen:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], seen[other])
        if low[name] == seen[name]:
            ring = []
            while not ring or ring[-1] != name:
                ring.append(stack.pop())
            if len(ring) > 1:
                found.append(sorted(ring))

    for name in modules():
        if name not in seen:
            visit(name)
    return found


@cache
def bases() -> dict[str, set[str]]:
    """Each class by its dotted name, and the classes of ours that its own line names."""
    found: dict[str, set[str]] = {}
    for module, path in modules().items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {node.name: f"{module}.{node.name}" for node in tree.body if isinstance(node, ast.ClassDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                named |= {one.asname or one.name: f"{node.module}.{one.name}" for one in node.names}
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                plain = [ast.unparse(one).partition("[")[0].partition(".") for one in node.bases]
                found[f"{module}.{node.name}"] = {named.get(head, head) + dot + rest for head, dot, rest in plain}
    return found


def drawn(name: str) -> set[str]:
    """The classes of ours that a class is made of, itself left out."""
    own = bases().get(name, set()) & set(bases())
    return own.union(*(drawn(one) for one in own))


def test_no_circle_of_imports_is_larger_than_a_scene_with_its_parts() -> None:
    for ring in circles():
        assert len(ring) <= CIRCLE, ring


def test_no_circle_crosses_the_package_of_a_game() -> None:
    homes = [f"game.{floor}.{game}" for floor in ("app.games", "rules", "content") for game in GAMES]
    for ring in circles():
        within = {next((home for home in homes if f"{one}.".startswith(f"{home}.")), "") for one in ring}
        assert len(within) == 1, ring


def test_no_folder_is_too_full_to_be_read() -> None:
    count = Counter(path.parent.relative_to(ROOT).as_posix() for path in modules().values())
    assert {folder: n for folder, n in count.items() if n > FLAT} == {}


@pytest.mark.parametrize("game", TABLES)
def test_the_table_of_a_game_loads_the_rules_of_no_other(game: str) -> None:
    import subprocess
    import sys

    code = f"import sys, game.app.games.{game}.scene; print(*(n for n in sys.modules if n.startswith('game.')))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    others = [other for other in GAMES if other != game]
    homes = [f"game.{floor}.{other}." for floor in ("rules", "app.games") for other in others]
    assert [name for name in loaded if f"{name}.".startswith(tuple(homes)) and name.count(".") > 3] == []


def test_no_class_draws_its_bases_from_more_modules_than_one_keeps_in_mind() -> None:
    """What a kit or a sheet can do is held as parts."""
    homes = {name: {one.rpartition(".")[0] for one in drawn(name)} - {name.rpartition(".")[0]} for name in bases()}
    assert {n: one for n, one in homes.items() if len(one) > DRAWN} == {}


WHOLE = {"game.app.table.scene", "game.app.captains.seated"}
"""The modules of whole tables."""
TAKE_OVER = {
    "game.app.captains.seated",  # is one
    "game.app.captains.replay",
    "game.app.lessons.begin",
    "game.app.lessons.at_step",
    "game.app.replay.halfway",
    "game.app.replay.projector",
    "game.app.replay.reel",
}
"""What puts a table up or takes it over."""
HAND = ("table/mouse", "table/keys", "table/answering", "table/moving/glide", "captains/panels", "captains/dock")
"""The way of what is dropped, from the mouse to the session."""
SEAM = (
    "table/host",
    "table/view",
    "table/scene",
    "table/moving/animate",
    "table/moving/acts",
    "table/moving/afloat",
    "table/panels/panels",
    "table/panels/log",
    "table/spread/board",
    "table/boards/field/acts",
    "table/boards/field/board",
    "table/boards/field/data",
    "captains/host",
    "captains/beheld",
    "captains/seated",
    "captains/staged",
)
"""What a table asks of its board, its panels and its situation, and what moves there."""
OF_ANY_GAME = re.compile(r"\b(Session|Ruleset|Choice)\[Any\]")
"""A session of whatever game it is, which a table only hands on."""


def test_parts_of_a_table_ask_a_protocol_and_not_the_whole() -> None:
    floors = tuple(f"game.app.{floor}" for floor in ("table", "captains", "lessons", "replay"))
    assert {name for name in modules() if name.startswith(floors) and imports(name) & WHOLE} == TAKE_OVER


@pytest.mark.parametrize("part", HAND)
def test_the_way_of_what_is_dropped_is_typed(part: str) -> None:
    """A cell and a piece are the game's own: type parameters, nothing that may be anything."""
    text = (ROOT / "game" / "app" / f"{part}.py").read_text(encoding="utf-8")
    assert "Any" not in text and "type: ignore" not in text


@pytest.mark.parametrize("part", SEAM)
def test_cells_pieces_and_what_a_board_shows_are_typed(part: str) -> None:
    """They are the game's own: type parameters, or Protocols of the little that is read of them."""
    text = (ROOT / "game" / "app" / f"{part}.py").read_text(encoding="utf-8")
    tree = ast.parse(OF_ANY_GAME.sub(r"\1", text))
    assert [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == "Any"] == []
    assert "type: ignore" not in text


def test_whoever_follows_a_drop_comes_to_the_session() -> None:
    """Where a Protocol stands on the way, it names what answers, and that is there."""
    import inspect

    from game.app.play.playing import Playing
    from game.app.shell.running import Running
    from game.app.table.mouse import Pointed
    from game.app.table.scene import TableScene
    from game.core.session import Session

    for asked, whole, names in ((Pointed, TableScene, "scene.TableScene"), (Running, Playing, "playing.Playing")):
        assert f"{names}.answer" in (asked.answer.__doc__ or "")
        assert list(inspect.signature(asked.answer).parameters) == list(inspect.signature(whole.answer).parameters)
    assert "answer" in vars(Session) and "answer" in vars(Playing)
