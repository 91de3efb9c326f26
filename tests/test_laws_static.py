"""Laws that can be read off the source: who imports what, where luck comes from, who reads news, what never happens."""

import ast
import re
import sys
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

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
NETWORK = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "xmlrpc", "asyncio", "requests", "webbrowser"}
UNSAFE = {"pickle", "shelve", "marshal", "dill", "cloudpickle", "yaml"}
CIRCLE = {f"game.rules.fistful.battle.{name}" for name in ("hunters", "knockout", "retreat", "spawning")}
CIRCLE |= {"game.rules.fistful.timer"}
"""Who falls to the Hands of Blue moves the Timer, the Timer spawns, and what is spawned may be the Hands of Blue."""
IDS = {path.parent.name for path in (GAME / "rules").glob("*/ruleset.py")}
"""The ids of the games."""
EXPANSIONS = {"pirates"}
"""Boxes that add to a game and may name it."""
REGISTRIES = {f"game/{floor}/registry.py" for floor in ("rules", "content", "app/games")}
KINDS = (ast.Import, ast.ImportFrom, ast.Call, ast.Attribute)
CLOCKS = {"random", "secrets", "uuid", "numpy"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> dict[type[ast.AST], list[ast.AST]]:
    """What the laws ask for of a file, by kind, from one walk over it."""
    found: dict[type[ast.AST], list[ast.AST]] = {kind: [] for kind in KINDS}
    for node in ast.walk(tree(path)):
        if type(node) in found:
            found[type(node)].append(node)
    return found


@cache
def imports(path: Path) -> frozenset[str]:
    """Every module that a file imports, anywhere in it."""
    found = {name.name for node in nodes(path)[ast.Import] for name in node.names}
    for node in nodes(path)[ast.ImportFrom]:
        if node.level == 0 and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{name.name}" for name in node.names if node.module == "game"}
    return frozenset(found)


def named(path: Path) -> frozenset[str]:
    """Every module or name of a module that a file imports, with its whole way."""
    of = nodes(path)[ast.ImportFrom]
    return imports(path) | {f"{node.module}.{name.name}" for node in of if node.level == 0 for name in node.names}


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


def test_only_their_packages_and_the_registry_of_content_name_the_games() -> None:
    """Not even in a docstring: what is said there holds for every game."""
    content = GAME / "content"
    games = {path.parent.name for path in content.glob("*/__init__.py")} - {"common"}
    assert {"fistful", "keepflyin", "firefly"} <= games
    shared = [path for path in MODULES if path.parent in (content, content / "common")]
    word = re.compile(rf"\b({'|'.join(games)})\b", re.IGNORECASE)
    naming = {path.relative_to(content).as_posix() for path in shared if word.search(path.read_text(encoding="utf-8"))}
    assert naming == {"registry.py"}


@anywhere
def test_nothing_is_unpickled_evaluated_or_fetched(path: Path) -> None:
    tops = {name.split(".")[0] for name in imports(path)}
    assert not tops & NETWORK
    if GAME not in path.parents or package(path) != "scale":  # where a scheduler is asked that somebody named
        assert not tops & {"dask", "distributed"}
    if GAME not in path.parents or package(path) != "bench":  # where its speed is measured
        assert not tops & UNSAFE
    called = {node.func.id for node in nodes(path)[ast.Call] if isinstance(node.func, ast.Name)}
    assert not called & {"eval", "exec", "compile", "__import__"}


def test_rules_import_each_other_in_no_circle_but_one() -> None:
    """Imports inside of functions and for types count, too."""
    names = {
        path: ".".join(path.relative_to(ROOT).with_suffix("").parts) for path in MODULES if package(path) == "rules"
    }
    known = set(names.values())
    uses = {name: {used for used in named(path) if used in known} for path, name in names.items()}

    def reached(name: str) -> set[str]:
        found: set[str] = set()
        ahead = [name]
        while ahead:
            new = uses[ahead.pop()] - found
            found |= new
            ahead += new
        return found

    assert {name for name in known if name in reached(name)} == CIRCLE


def test_who_names_a_game_is_of_that_game() -> None:
    """Its id stands in its own packages and in the registries alone: no string, no import, no attribute elsewhere."""
    assert naming(IDS, (*IDS, *EXPANSIONS)) == set(), "take the game from its ruleset, its content or its record"


def test_who_names_a_box_is_of_that_box() -> None:
    """The game that it adds to looks it up, and never says its id."""
    for box in EXPANSIONS:
        assert naming({box}, (box,)) == set(), "hand it in through the value that the registries know"


def naming(ids: set[str], owners: Iterable[str]) -> set[str]:
    """The modules that say one of these ids outside the packages of their owners and the registries."""
    homes = tuple(f"game/{floor}/{owner}/" for floor in ("rules", "content", "app/games") for owner in owners)
    places = {path.relative_to(ROOT).as_posix(): path for path in MODULES}
    others = {place: path for place, path in places.items() if place not in REGISTRIES and not place.startswith(homes)}
    return {place for place, path in others.items() if names_a_game(path, ids)}


def names_a_game(path: Path, ids: set[str]) -> bool:
    """Whether one of these ids stands in a module, comments and docstrings left out."""
    if not any(one in path.read_text(encoding="utf-8") for one in ids):
        return False
    said = {id(node.value) for node in ast.walk(tree(path)) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree(path)):
        words: list[str | None] = []
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            words = [node.value]
        elif isinstance(node, ast.Attribute):
            words = [node.attr]
        elif isinstance(node, ast.Name):
            words = [node.id]
        elif isinstance(node, (ast.keyword, ast.arg)):
            words = [node.arg]
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            words = [getattr(node, "module", None), *(name.name for name in node.names)]
        if any(ids & set(re.findall(r"\w+", word or "")) for word in words):
            return True
    return False


def test_the_scan_for_names_of_games_finds_them(tmp_path: Path) -> None:
    game = min(IDS)
    one = tmp_path / "one.py"
    for line in (
        f"x = '{game}'",
        f"from game.rules.{game} import y",
        f"x.{game}()",
        f"f({game}=1)",
        f"x = f'{game}.{{y}}'",
    ):
        one.write_text(line, encoding="utf-8")
        tree.cache_clear()
        assert names_a_game(one, IDS), line
    one.write_text(f'"""{game}"""\nx = 1  # {game}\n"""{game}"""\n', encoding="utf-8")
    tree.cache_clear()
    assert not names_a_game(one, IDS)


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
        attributes = [node for node in nodes(path)[ast.Attribute] if node.attr == "news"]
        assert not [n.lineno for n in attributes if isinstance(n.ctx, ast.Load)]


@anywhere
def test_nothing_is_left_for_later(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    for word in ("TO" + "DO", "FIX" + "ME", "XX" + "X"):
        assert word not in source


@everywhere
def test_no_module_is_longer_than_it_can_be_read(path: Path) -> None:
    assert sum(map(bool, path.read_text(encoding="utf-8").splitlines())) <= 320, "blank lines are not counted"


@anywhere
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(tree(path))


NAMEDTUPLE = {"_replace", "_asdict", "_fields", "_make", "_field_defaults"}
PATCHES = {"setattr", "getattr", "delattr", "hasattr"}


def private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in NAMEDTUPLE


def of_python(thing: ast.expr) -> bool:
    """Whether it is a module of the standard library, whose names are not ours to change."""
    return isinstance(thing, ast.Name) and thing.id in sys.stdlib_module_names


def made(file: ast.Module) -> frozenset[str]:
    """What a file defines, and what it sets on something."""
    kinds = (ast.FunctionDef, ast.ClassDef)
    found = {node.name for node in ast.walk(file) if isinstance(node, kinds)}
    set_ = (node for node in ast.walk(file) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store))
    return frozenset(found | {node.attr for node in set_})


def poked(node: ast.AST, own: frozenset[str] = frozenset()) -> str:
    """The private name of somebody else that a test takes hold of there, "" for none; `own`: what its file makes."""
    found, owner = "", None
    if isinstance(node, ast.Attribute):
        found, owner = node.attr, node.value
        if isinstance(owner, ast.Name) and owner.id in ("self", "cls") and found in own:
            return ""
    elif isinstance(node, ast.ImportFrom):
        found = next((name.name for name in node.names if private(name.name)), "")
    elif isinstance(node, ast.Call):
        by = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        said = [one.value for one in node.args if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        if by in PATCHES and said:
            found, owner = said[0].rpartition(".")[2], node.args[0]
    return found if private(found) and not (owner is not None and of_python(owner)) else ""


@holds_in(sorted((ROOT / "tests").rglob("*.py")))
def test_tests_go_by_public_doors(path: Path) -> None:
    """Where a test needs more than a user reaches, the program has a door for it, with a name and a docstring."""
    own = made(tree(path))
    found = [(node, poked(node, own)) for kind in KINDS for node in nodes(path)[kind]]
    assert not [f"{node.lineno}: {name}" for node, name in found if name]


def test_a_poke_is_found() -> None:
    """In an attribute, an import and a patch; not in a namedtuple, in a test's own class or in the standard library."""
    bad = (
        "from a import _b",
        "a.b._c()",
        "self._d()",
        "patch.setattr(a, '_b', 1)",
        "patch.setattr('a._b', 1)",
        "getattr(a, '_b')",
    )
    good = (
        "a._replace(b=1)",
        "def _b():\n self._b()",
        "os._exit(0)",
        "patch.setattr(sys, '_MEIPASS', 1)",
        "'_con'",
        "a.__dict__",
    )
    files = [ast.parse(one) for one in (*bad, *good)]
    said = [[name for node in ast.walk(file) if (name := poked(node, made(file)))] for file in files]
    assert said == [["_b"], ["_c"], ["_d"], *[["_b"]] * 3, *[[]] * len(good)]
