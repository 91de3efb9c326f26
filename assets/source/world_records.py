"""The worlds of the star chart, as data: one painted marble per location of maps/keepflyin.toml.

`stops`: colours from low to high ground. `bands`: stripes of a giant; `grid`, `lights`: cities by day and by night;
`cracks`: colour of rivers or rifts; `craters`, `dunes`, `clouds`: how much of each; `ring`: colour of a ring of rocks.
"""

from __future__ import annotations

from typing import Any

SEA = [(0.30, "#0d2f5c"), (0.48, "#1c6ba3"), (0.505, "#4aa3b8"), (0.52, "#c9b678")]


def _land(low: str, mid: str, high: str, top: str = "#f2efe8") -> list[tuple[float, str]]:
    return [*SEA, (0.55, low), (0.64, mid), (0.74, high), (0.82, top)]


def _five(*colours: str) -> list[tuple[float, str]]:
    return list(zip((0.28, 0.45, 0.55, 0.68, 0.82), colours))


def _city(*colours: str, lights: str = "#ffc46a", grid: float = 1.0, atmo: str = "#8fc4ff") -> dict[str, Any]:
    return {"scale": 2.2, "stops": _five(*colours), "grid": grid, "clouds": 0.35, "lights": lights, "atmo": atmo}


def _moon(*colours: str, craters: float = 1.0) -> dict[str, Any]:
    return {"scale": 2.0, "stops": _five(*colours), "craters": craters}


WORLDS: dict[str, dict[str, Any]] = {
    # Core: bright, built over
    "ariel": {
        "scale": 1.6,
        "stops": _land("#6f9a4a", "#3d7a3c", "#b9b2a2"),
        "clouds": 0.7,
        "grid": 0.5,
        "lights": "#ffd98a",
        "atmo": "#7fc0ff",
    },
    "londinum": _city("#1c2b45", "#3b5573", "#8b97a3", "#c7c3b4", "#e9e6da"),
    "osiris": _city("#12303a", "#2f6a5c", "#86a06a", "#d8c98e", "#f4ecd2", lights="#ffe2a0", grid=0.7),
    "sihnon": _city("#5a1f3c", "#a8503c", "#dba256", "#f0d08a", "#fbeccb", lights="#ffb45a", atmo="#ffc89a"),
    # Border
    "whitefall": _moon("#8a7a60", "#b8a684", "#dccdaa", "#efe6cc", "#fbf7ea", craters=0.5),
    "bathgate": {
        "scale": 2.0,
        "stops": _five("#2a3430", "#586a56", "#8f9a7c", "#c2bfa0", "#ece6d0"),
        "clouds": 0.6,
        "atmo": "#cfe0c4",
    },
    "beaumonde": _city("#0f1c2c", "#27506a", "#6a7f86", "#a8a294", "#d8d2c2", lights="#7fe0ff", grid=0.9),
    "bellerophon": {
        "scale": 1.5,
        "stops": [(0.30, "#062a56"), (0.50, "#0f5fa8"), (0.62, "#2f9ad0"), (0.70, "#bfe4e0"), (0.76, "#7ab06a")],
        "clouds": 0.9,
        "atmo": "#7fd0ff",
    },
    "bernadette": {"scale": 1.7, "stops": _land("#7f9a3c", "#4f7a2e", "#8a744a"), "clouds": 0.7, "atmo": "#8fd0ff"},
    "beylix": {
        "scale": 2.0,
        "stops": _five("#20180f", "#5a3a20", "#8a6a44", "#77787a", "#b8b4a8"),
        "grid": 0.8,
        "clouds": 0.45,
        "cloud_c": "#a8845a",
        "lights": "#ff7a2c",
        "atmo": "#d0a868",
    },
    "boros": {
        "scale": 1.5,
        "stops": _land("#9a9a4a", "#5f7a34", "#a08a5a"),
        "clouds": 0.5,
        "lights": "#ffd27a",
        "atmo": "#9fd0ff",
    },
    "dyton": _moon("#2c3a44", "#52707e", "#8aa6ae", "#c2d2d2", "#eef4f0", craters=0.4),
    "ezra": {
        "scale": 1.8,
        "stops": _five("#4a160c", "#8a3a1c", "#bb5a2c", "#dd8a4c", "#f4c08a"),
        "craters": 0.4,
        "ring": "#c8a884",
        "atmo": "#ff9a6a",
    },
    "georgia": {
        "scale": 1.5,
        "stops": _five("#7a3a12", "#b8672a", "#e0944a", "#c9783a", "#f3c086"),
        "clouds": 0.2,
        "dunes": 1,
        "atmo": "#ffb87a",
    },
    "greenleaf": {
        "scale": 2.1,
        "stops": [
            (0.30, "#0c4a4a"),
            (0.44, "#1c7a5a"),
            (0.50, "#3f8a2c"),
            (0.60, "#1c5a1c"),
            (0.72, "#6a9a34"),
            (0.84, "#b8c86a"),
        ],
        "clouds": 0.6,
        "atmo": "#a0f0b0",
    },
    "hera": {
        "scale": 1.8,
        "stops": _five("#2a2f1c", "#555c34", "#848055", "#a89a72", "#d0c4a0"),
        "craters": 0.7,
        "clouds": 0.3,
        "atmo": "#d8d4a0",
    },
    "higgins_moon": {
        "scale": 1.7,
        "stops": _five("#2a1608", "#5a3216", "#7f4c22", "#9a6a38", "#c09a68"),
        "cracks": "#3a1c0a",
        "craters": 0.25,
        "atmo": "#c8945a",
    },
    "paquin": {
        "scale": 1.8,
        "stops": _five("#123a4c", "#2a7a8a", "#c78aa0", "#e8b6b0", "#fbe8dc"),
        "clouds": 0.5,
        "atmo": "#ffc8e0",
    },
    "persephone": {
        "scale": 1.8,
        "stops": _five("#1f1712", "#4a3423", "#7a5836", "#98794f", "#c2a67a"),
        "grid": 0.6,
        "clouds": 0.55,
        "cloud_c": "#b08a52",
        "lights": "#ff8a2c",
        "atmo": "#d9a35a",
    },
    "saint_albans": {
        "scale": 2.1,
        "stops": _five("#2c6f97", "#7fc0da", "#d5eef6", "#ffffff", "#a9d4e6"),
        "cracks": "#2a7fae",
        "atmo": "#c5f0ff",
    },
    "shadow": {
        "scale": 2.0,
        "stops": _five("#0c0a0a", "#26201e", "#443a36", "#5f524a", "#8a7a6c"),
        "craters": 0.5,
        "cracks": "#a83c14",
        "atmo": "#a86a4a",
    },
    "silverhold": {
        "scale": 1.9,
        "stops": _five("#2a3444", "#5c6a7c", "#98a4b0", "#c8d0d6", "#f0f4f4"),
        "dunes": 1,
        "clouds": 0.3,
        "atmo": "#d0e0f0",
    },
    "triumph": {
        "scale": 1.5,
        "stops": _five("#5a5224", "#8f8440", "#bfae64", "#a8803e", "#e0cc90"),
        "cracks": "#2f7a9a",
        "clouds": 0.3,
        "atmo": "#f0e0a0",
    },
    "verbena": {
        "scale": 1.7,
        "stops": _land("#a8b84a", "#7a9a2e", "#b88a9a", "#f0d8e4"),
        "clouds": 0.5,
        "atmo": "#d0f0a0",
    },
    # Fringe: bare, cold, dusty
    "ita_moon": _moon("#3a3024", "#6a5a44", "#948468", "#b8a888", "#dccfb2"),
    "jiangyin": {
        "scale": 1.6,
        "stops": _five("#4a4418", "#8a7f34", "#c0a850", "#e2c878", "#8a6a34"),
        "dunes": 1,
        "clouds": 0.3,
        "atmo": "#f0d890",
    },
    "new_canaan": {
        "scale": 1.8,
        "stops": _five("#3a1220", "#74263c", "#a84a4c", "#6f8a4a", "#d0b884"),
        "clouds": 0.4,
        "atmo": "#ffa0a8",
    },
    "new_fillion": {
        "scale": 1.8,
        "stops": [
            (0.30, "#0c3a4c"),
            (0.46, "#2a7a84"),
            (0.52, "#8fb8a8"),
            (0.60, "#4a7a5a"),
            (0.70, "#dff0ee"),
            (0.82, "#ffffff"),
        ],
        "clouds": 0.5,
        "atmo": "#b0f0ff",
    },
    "newhall": {
        "scale": 1.7,
        "stops": _five("#16243a", "#34506c", "#5a7a8c", "#8a8f7c", "#c0bca0"),
        "clouds": 1.0,
        "atmo": "#b8d0e8",
    },
    "penal_moon": _moon("#15161a", "#34363e", "#55565c", "#7c7a78", "#a8a29a"),
    "santo": {
        "bands": 6,
        "stops": [
            (0.15, "#4a1c20"),
            (0.32, "#a8543a"),
            (0.45, "#e0a86a"),
            (0.55, "#8a3a30"),
            (0.68, "#cf8a52"),
            (0.85, "#5a2428"),
        ],
        "atmo": "#ff9a7a",
    },
    "three_hills": {
        "scale": 2.3,
        "stops": _five("#34240f", "#6a4a20", "#8f8a3c", "#5f7a34", "#d0c08a"),
        "clouds": 0.3,
        "atmo": "#d8d890",
    },
    "whedons_moon": _moon("#4a4466", "#7a729a", "#a8a0c4", "#d0c8e0", "#f4eefa", craters=0.6),
}
SEEDS = {name: 1.3 + 2.37 * number for number, name in enumerate(WORLDS)}
