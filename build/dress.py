"""What is laid beside the program: licences, a read-me, and what each system wants to show it in its menus."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from bundle import BREAKS, ROOT, VERSION, dictionaries, libraries

HERE = Path(__file__).resolve().parent
LETTERS = ("licen", "copying", "notice", "ofl")
ENDINGS = ("", ".txt", ".md", ".rst", ".gpl", ".lgpl", ".mpl")


def papers(program: Path) -> None:
    """Our licence and notice, the read-me of the system, and the licences of fonts and libraries."""
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, program / f"{name}.txt")
    shutil.copy(HERE / system() / "README.txt", program / "README.txt")
    licences(program / "licences")


def system() -> str:
    """The folder in `build/` of the system this runs on."""
    return {"win32": "windows", "darwin": "mac"}.get(sys.platform, "linux")


def licences(folder: Path) -> None:
    """One folder per library and font with the licence texts it came with; our list says the rest."""
    shutil.copytree(HERE / "licences", folder, dirs_exist_ok=True)
    python = [*Path(sys.base_prefix).glob("LICENSE*"), *Path(os.__file__).parent.glob("LICENSE*")]
    for file in python[:1]:
        _copy(file, folder / "Python")
    for library in libraries():
        for file in library.files or ():
            source = Path(str(library.locate_file(file)))
            named = file.name.lower().startswith(LETTERS) and file.suffix.lower() in ENDINGS
            if (named or file.as_posix() in terms()) and source.is_file():
                _copy(source, folder / library.metadata["Name"])


def terms() -> set[str]:
    """The papers of the dictionaries that the program carries: one for each, or one for all lands of a language."""
    found = set()
    for name in dictionaries(ROOT):
        whole = name.removesuffix(".dic")
        found |= {f"{BREAKS}README_{stem}.txt" for stem in (whole, whole.rpartition("_")[0])}
    return found


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    shutil.copy(file, folder / file.name)


def system_files(program: Path, icons: Path) -> None:
    """On Linux a start script, the entry for the menus with its picture, and the script that puts it there."""
    if sys.platform.startswith("linux"):
        for name in ("start.sh", "add-to-menu.sh"):
            shutil.copy(HERE / "linux" / name, program / name)
            (program / name).chmod(0o755)
        shutil.copy(HERE / "linux" / "verse-tabletop.desktop", program / "verse-tabletop.desktop")
        shutil.copy(icons / "verse.png", program / "verse-tabletop.png")


def version_file(file: Path) -> None:
    """What Windows shows about the program: the version file that PyInstaller reads."""
    numbers = [int(part) for part in VERSION.split(".") if part.isdigit()]
    text = (HERE / "windows" / "version.txt").read_text(encoding="utf-8")
    four = ", ".join(str(number) for number in [*numbers, 0, 0, 0, 0][:4])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text.replace("@NUMBERS@", four).replace("@VERSION@", VERSION), encoding="utf-8")
