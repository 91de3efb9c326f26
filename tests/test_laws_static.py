"""Laws that can be read off the source: who imports what, where luck comes from, who reads news, what never happens."""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAME = ROOT / "game"
MODULES = sorted(GAME.rglob("*.py"))
PACKING = sorted(p for p in (ROOT / "build").rglob("*") if p.suffix in (".py", ".spec"))
PURE = ("core", "geometry", "content", "rules")
BELOW = {
    "core": {"core"},
    "geometry": {"geometry"},
    "content": {"core", "geometry", "content"},
    "rules": {"core", "geometry", "content", "rules"},
    "ai": {"core", "geometry", "content", "rules", "ai"},
    "save": {"core", "geometry", "content", "rules", "save"},
    "app": {"core", "geometry", "content", "rules", "ai", "save", "app", "bench", "cli"},
}
LOADS = {
    "ui": {"ui", "sound"},
    "sound": {"sound"},
    "input": {"input"},
    "table": {"table", "ui", "sound", "input"},
    "lessons": {"lessons", "table", "ui"},
    "replay": {"replay", "table", "ui"},
    "crash": {"crash", "replay"},
}
"""Inside the app: the folders a folder loads with itself; what a scene is for comes inside a function."""
NETWORK = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "xmlrpc", "asyncio", "requests", "webbrowser"}
UNSAFE = {"pickle", "shelve", "marshal", "dill", "cloudpickle", "yaml"}
CLOCKS = {"random", "secrets", "uuid", "numpy"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, anywhere in it."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names if node.module == "game")


def package(path: Path) -> str:
    """The package below `game` that a file belongs to, its own name for a file directly in it."""
    return path.relative_to(GAME).parts[0].removesuffix(".py")


def holds_in(paths: list[Path]) -> Callable[[Callable[[Path], None]], Callable[[], None]]:
    """A law of one module as one test of them all, which names those that break it."""

    def of_all(law: Callable[[Path], None]) -> Callable[[], None]:
        def test() -> None:
            broken = {}
            for path in paths:
                try:
                    law(path)
                except AssertionError as error:
                    broken[path.relative_to(ROOT).as_posix()] = str(error)
            assert broken == {}

        test.__doc__ = law.__doc__
        return test

    return of_all


everywhere = holds_in(MODULES)
anywhere = holds_in(MODULES + PACKING)


@everywhere
def test_only_the_app_imports_pictures_and_physics(path: Path) -> None:
    """Law 7."""
    if package(path) != "app":
        assert not {name.split(".")[0] for name in imports(path)} & {"pygame", "pymunk"}


@everywhere
def test_arrows_point_one_way(path: Path) -> None:
    allowed = BELOW.get(package(path))
    if allowed is not None:
        used = {name.split(".")[1] for name in imports(path) if name.startswith("game.")}
        assert used - {"__version__"} <= allowed


@pytest.mark.parametrize("folder", LOADS)
def test_folders_of_the_app_load_no_scene(folder: str) -> None:
    """What a widget, a sound or the table needs is below the scenes: any of them can be tried without one."""
    app = GAME / "app"
    for path in (app / folder).rglob("*.py"):
        for node in tree(path).body:
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("game.app."):
                part = node.module.split(".")[2]
                assert part in LOADS[folder] or (app / f"{part}.py").is_file() and part not in ("main", "start"), path


@anywhere
def test_nothing_is_unpickled_evaluated_or_fetched(path: Path) -> None:
    tops = {name.split(".")[0] for name in imports(path)}
    assert not tops & NETWORK
    if GAME not in path.parents or package(path) != "scale":  # where a scheduler is asked that somebody named
        assert not tops & {"dask", "distributed"}
    if GAME not in path.parents or package(path) != "bench":  # where its speed is measured
        assert not tops & UNSAFE
    called = {n.func.id for n in ast.walk(tree(path)) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
    assert not called & {"eval", "exec", "compile", "__import__"}


@everywhere
def test_luck_comes_from_one_place(path: Path) -> None:
    """Law 4: what decides a game never asks another generator or a clock."""
    if package(path) in PURE:
        tops = {name.split(".")[0] for name in imports(path)}
        assert not tops & CLOCKS
        assert not tops & {"time", "datetime"}


@everywhere
def test_rules_write_news_and_never_read_it(path: Path) -> None:
    """Law 5: `tell` is all that rules know of news."""
    if package(path) == "rules":
        attributes = [n for n in ast.walk(tree(path)) if isinstance(n, ast.Attribute) and n.attr == "news"]
        assert not [n.lineno for n in attributes if isinstance(n.ctx, ast.Load)]


@anywhere
def test_nothing_is_left_for_later(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    for word in ("TO" + "DO", "FIX" + "ME", "XX" + "X"):
        assert word not in source


@everywhere
def test_no_module_is_longer_than_it_can_be_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 300


@anywhere
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(tree(path))
