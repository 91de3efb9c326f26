"""The program's sign in the forms each system wants, made from `assets/art/icon.webp`.

python build/icons.py FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIGN = ROOT / "assets" / "art" / "icon.webp"
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)


def make(folder: Path) -> list[Path]:
    """Write verse.ico, verse.icns and verse.png (256 x 256) into a folder; returns the files."""
    from PIL import Image

    folder.mkdir(parents=True, exist_ok=True)
    sign = Image.open(SIGN).convert("RGBA")
    files = [folder / name for name in ("verse.ico", "verse.icns", "verse.png")]
    sign.save(files[0], sizes=[(size, size) for size in ICO_SIZES])
    sign.save(files[1])
    sign.resize((256, 256), Image.Resampling.LANCZOS).save(files[2], optimize=True)
    return files


if __name__ == "__main__":
    for made in make(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "out" / "icons")):
        print(made)
