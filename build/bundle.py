"""What belongs into the packaged program: names, data, modules that are only named as text, and what stays out."""

from __future__ import annotations

import shutil
import sys
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

import tomli
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

import game  # noqa: E402
from game.content.common.files import LIST  # noqa: E402

VERSION = game.__version__
NAME = "Verse Tabletop"
PROGRAM = NAME if sys.platform == "win32" else "verse-tabletop"
DATA = "game/_data"
NEVER_ASKED = {"pygments", "markdown-it-py", "mdurl", "pycparser"}  # needed by libraries for what we never ask of them
LEFT_AT_HOME = ("assets/source", "assets/readme")

# Installed beside the program or in Python itself, found by PyInstaller on some side path, and never asked for.
EXCLUDED = [
    "numpy",
    "PIL",
    "tkinter",
    "_tkinter",
    "test",
    "unittest",
    "pydoc",
    "doctest",
    "pdb",
    "lib2to3",
    "idlelib",
    "ensurepip",
    "venv",
    "distutils",
    "setuptools",
    "pkg_resources",
    "pip",
    "curses",
    "sqlite3",
    "_sqlite3",
    "readline",
    "pygments",
    "markdown_it",
    "IPython",
    "ipywidgets",
    "hypothesis",
    "pytest",
    "mypy",
    "email_validator",
    "dotenv",
    "pycparser",
    "OpenGL",
    "cv2",
    "pygame.docs",
    "pygame.examples",
    "pygame.tests",
    "pygame._camera",
    "pygame.camera",
    "pygame._camera_opencv",
    "pygame.surfarray",
    "pygame.sndarray",
    "pygame.midi",
    "pygame.pypm",
    "pygame.freetype",
    "pygame._freetype",
    "pygame.ftfont",
    "ssl",
    "_ssl",
    "_hashlib",  # nothing here ever opens a connection; Python hashes without OpenSSL too
    "pydantic.v1",
    "pydantic.mypy",
    "pydantic._hypothesis_plugin",
    "pymunk.tests",
    "pymunk.examples",
    "pymunk.matplotlib_util",
    "pymunk.pyglet_util",
    "xmlrpc",
    "turtle",
    "bz2",
    "_bz2",
    "lzma",
    "_lzma",  # Python reads archives with them where they are; ours are deflated
]
EXCLUDED_OF_OURS = ("game.bench", "game.app.bench.picture", "game.app.bench.rays")  # they measure a checkout
EXCLUDED += EXCLUDED_OF_OURS

# Done by PyInstaller before every start, and half as long as the start itself; `build/launch.py` does what is needed.
LATER = ("pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_multiprocessing")
if sys.platform != "win32":  # only there a library of ours asks for it, and PyInstaller loads it before anything else
    EXCLUDED += ["ctypes", "_ctypes"]

# Every Linux desktop has these, at least as new as ours; an older copy in front of them stops its graphics drivers.
SYSTEM = ("libstdc++.so", "libgcc_s.so")
BREAKS = "pyphen/dictionaries/"
FOR_DEVELOPERS = (".pyi", "/py.typed", ".pyx", ".c", ".h", "/RECORD", "/INSTALLER", "/REQUESTED", "direct_url.json")


def stage(root: Path, folder: Path) -> None:
    """Copy our pictures, sounds, decks, words and maps, and list them with their sizes in `files.txt`.

    By this list the program finds out that a file is lost. A copy, because the sources may change while it is built.
    """
    shutil.rmtree(folder, ignore_errors=True)
    lines = []
    for source in sorted(file for top in ("assets", "maps") for file in (root / top).rglob("*") if file.is_file()):
        name = source.relative_to(root).as_posix()
        if not name.startswith(LEFT_AT_HOME) and not source.name.startswith("."):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, folder / name)
            lines.append(f"{(folder / name).stat().st_size} {name}\n")
    (folder / LIST).write_text("".join(lines), encoding="utf-8", newline="\n")


def fonts() -> list[tuple[str, str]]:
    """The font files that the program draws with; their packages hold many more."""
    from importlib.resources import files

    from game.app.ui.theme import FACES

    return [(str(files(package) / "files" / name), f"{package}/files") for package, name in sorted(FACES.values())]


def hidden(root: Path) -> list[str]:
    """Modules that no import statement leads to: the font packages, and whatever of ours is loaded by its name."""
    from game.app.ui.theme import FACES

    ours = []
    for file in sorted((root / "game").rglob("*.py")):
        name = ".".join(file.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        if not name.startswith(EXCLUDED_OF_OURS) and not name.endswith("__main__"):
            ours.append(name)
    return sorted({package for package, _name in FACES.values()}) + ours + compiled() + ["pyi_rth_multiprocessing"]


def compiled() -> list[str]:
    """Modules with a made-up name in which mypyc keeps the code of a whole library; only that library knows them."""
    return sorted(
        {
            file.name.partition(".")[0]
            for library in libraries()
            for file in library.files or ()
            if "__mypyc." in file.name and len(file.parts) == 1
        }
    )


def libraries() -> list[Distribution]:
    """What is installed of the libraries that the program needs at run time, and that they need in turn."""
    found: dict[str, Distribution] = {}
    wanted = list(project()["dependencies"])
    while wanted:
        need = Requirement(wanted.pop())
        if need.marker is not None and not need.marker.evaluate({"extra": ""}):
            continue
        name = canonicalize_name(need.name)
        if name in found or name in NEVER_ASKED:
            continue
        found[name] = distribution(name)
        wanted += found[name].requires or []
    return [found[name] for name in sorted(found)]


def project() -> dict[str, Any]:
    """The table `project` of pyproject.toml."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        return dict(tomli.load(file)["project"])


def dictionaries(root: Path) -> set[str]:
    """The names of the files that tell where words are broken, one per language that the program speaks."""
    from pyphen import LANGUAGES

    spoken = {folder.name for folder in (root / "assets" / "lang").iterdir() if folder.is_dir()}
    return {LANGUAGES[language].name for language in spoken if language in LANGUAGES}


def trimmed(table: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """The table of contents without files that only developers read, and without languages that nobody speaks here."""
    return [row for row in table if not _idle(row[0].replace("\\", "/"))]


def _idle(name: str) -> bool:
    """Whether the file of that name inside the package is of no use to a player."""
    if name.startswith(SYSTEM):
        return True
    if name.startswith(BREAKS):
        return name.removeprefix(BREAKS) not in dictionaries(ROOT)
    return name.startswith(("pygame/docs", "pygame/examples", "pygame/tests")) or name.endswith(FOR_DEVELOPERS)
