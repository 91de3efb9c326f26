"""Make the packaged program for the system this runs on: a folder, an archive of it, and its SHA-256.

The folder needs no Python and runs from anywhere. Everything is written below `out/package` (or `--out`). The built
program then tests itself. How to build on each system, and what a player has to know: `build/README.md`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SPEC = HERE / "verse.spec"
LIMIT_MB = 90


class Impossible(Exception):
    """The program can't be built here; the message says what to do."""


def main(argv: Sequence[str] | None = None) -> int:
    """Build, pack, test; 0 when all went well."""
    reader = argparse.ArgumentParser(
        prog="python build/make.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument(
        "--out",
        metavar="DIR",
        type=Path,
        default=ROOT / "out" / "package",
        help="where everything is written (out/package)",
    )
    reader.add_argument("--no-test", action="store_true", help="do not run the self-test of the built program")
    reader.add_argument("--verbose", action="store_true", help="show all that PyInstaller says")
    chosen = reader.parse_args(argv)
    try:
        return make(chosen.out.resolve(), not chosen.no_test, chosen.verbose)
    except Impossible as error:
        print(f"make.py: {error}", file=sys.stderr)
        return 1


def make(out: Path, test: bool, verbose: bool) -> int:
    """All steps in order, each announced; the figures come last."""
    ready()
    import archive
    import bundle
    import dress
    import icons
    import installers

    print("The sign ...", flush=True)
    icons.make(out / "icons")
    bundle.stage(ROOT, out / "data")
    dress.version_file(out / "version.txt")
    print("The folder; this takes a minute or two ...", flush=True)
    program = folder(out, verbose)
    dress.papers(program)
    dress.system_files(program, out / "icons")
    made = [archive.pack(program, out), *installers.make(program, out)]
    for file in made:
        archive.checksum(file)
    if test:
        print("Its self-test ...", flush=True)
        selftest(archive.executable(program))
    report(program, made)
    return 0


def ready() -> None:
    """Raises Impossible with one clear sentence when something is missing here."""
    pip = f'"{sys.executable}" -m pip install -e ".[package]"'
    for module, name in (("PyInstaller", "PyInstaller"), ("PIL", "Pillow"), ("pygame", "the game itself")):
        try:
            import_module(module)
        except ImportError as error:
            raise Impossible(f"{name} is not installed for this Python. In the folder of the project: {pip}") from error
    if sys.platform.startswith("linux"):
        from shutil import which

        for tool in ("objdump", "strip"):
            if not which(tool):
                raise Impossible(f"{tool} is missing; it is in the system's package `binutils`.")
    from PyInstaller.depend.bindepend import get_python_library_path

    try:
        get_python_library_path()
    except Exception as error:
        raise Impossible(
            "this Python came without its shared library, which goes into the package; use another one "
            "(on Debian and Ubuntu the package `python3-dev` adds it)."
        ) from error


def folder(out: Path, verbose: bool) -> Path:
    """Let PyInstaller make the folder that a player gets (macOS: with the .app in it). Raises Impossible."""
    import archive

    command = [
        sys.executable,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--workpath",
        str(out / "work"),
        "--distpath",
        str(out / "dist"),
        "--log-level",
        "INFO" if verbose else "ERROR",
        str(SPEC),
    ]
    done = subprocess.run(command, cwd=ROOT, check=False, env={**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"})
    if done.returncode:
        raise Impossible("PyInstaller stopped; the lines above say where.")
    lost = left_out((out / "work" / "verse" / "warn-verse.txt").read_text(encoding="utf-8"))
    if lost:
        raise Impossible("the program imports what build/bundle.py leaves out: " + "; ".join(lost))
    return archive.settle(out / "dist")


def left_out(warnings: str) -> list[str]:
    """The lines of PyInstaller's warnings that name a left-out module which our own code imports."""
    return [
        line
        for line in warnings.splitlines()
        if line.startswith("excluded module")
        and " game" in line.partition("imported by")[2]
        and not line.startswith("excluded module named game.")
    ]


def selftest(program: Path) -> None:
    """Run `selftest` of the built program away from here, without a screen and without sound. Raises Impossible."""
    ours = ("DISPLAY", "WAYLAND_DISPLAY", "PYTHONPATH")
    env = {name: value for name, value in os.environ.items() if name not in ours}
    with tempfile.TemporaryDirectory() as elsewhere:
        done = subprocess.run(
            [program, "selftest", "--json"],
            cwd=elsewhere,
            env=env,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=900,
        )
    try:
        told = json.loads(done.stdout)
    except ValueError as error:
        raise Impossible(f"the built program does not run: {done.stderr.strip()[-1000:]}") from error
    broken = [f"{row['name']}: {row['message']}" for row in told["results"] if not row["ok"]]
    if broken or done.returncode:
        raise Impossible("the self-test of the built program found: " + "; ".join(broken))
    print(f"{told['passed']} parts are good")


def report(program: Path, made: list[Path]) -> None:
    """Print what was made and how big it is. Raises Impossible for an archive that is too big."""
    files = [file for file in program.rglob("*") if file.is_file() and not file.is_symlink()]
    print(f"{program}: {len(files)} files, {sum(file.stat().st_size for file in files) / 1e6:.1f} MB")
    for file in made:
        size = file.stat().st_size / 1e6
        print(f"{file}: {size:.1f} MB")
        if size > LIMIT_MB:
            raise Impossible(f"{file.name} is bigger than {LIMIT_MB} MB")


if __name__ == "__main__":
    sys.path[:0] = [str(HERE), str(ROOT)]
    sys.exit(main())
