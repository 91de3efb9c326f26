"""Tokens of the look: colours, seats, faces.  Sizes are units, 1280 x 720 of them on any window."""

from dataclasses import dataclass
from typing import Union

Color = tuple[int, ...]
Ink = Union[str, Color]


def hexa(s: str) -> Color:
    """'#RRGGBB' as three numbers."""
    return tuple(int(s[i : i + 2], 16) for i in (1, 3, 5))


C: dict[str, Color] = {
    k: hexa(v)
    for k, v in {
        "void": "#0B0F1A",
        "panel": "#161C2B",
        "raised": "#1E2638",
        "hi": "#F3E9D2",
        "mid": "#CFC5AE",
        "low": "#A29B8A",
        "off": "#66708A",
        "brass": "#E3AC4E",
        "brass_hi": "#FBE7B0",
        "brass_lo": "#8A5E1E",
        "brass_dark": "#3D2A0C",
        "good": "#9BE3D3",
        "warn": "#F5C84C",
        "bad": "#E06C56",
        "info": "#4C96F5",
        "line": "#7585A6",
        "subtle": "#3A4660",
        "parch": "#EFE3C8",
        "ink": "#2A2118",
        "ink_mid": "#5A4A36",
        "ink_line": "#8F7747",
        "ink_red": "#9C2F1B",
        "ink_blue": "#1F4E79",
        "ink_green": "#2C5E3F",
        "walnut": "#4A2F1D",
        "walnut_hi": "#7A5233",
        "walnut_lo": "#2A1910",
        "press": "#000000",
    }.items()
}
DARK_INK: Color = (38, 26, 12)
DARK_INK2: Color = (50, 32, 8)
GRAVE_INK: Color = (116, 12, 4)  # what goes badly, on brass
ON_BRASS: Color = (255, 240, 200)
FELT: Color = (30, 46, 44)
# what the tokens become on the black ground of high contrast
BRIGHT: dict[str, Color] = {
    k: hexa(v)
    for k, v in {
        "void": "#000000",
        "panel": "#000000",
        "raised": "#000000",
        "parch": "#000000",
        "walnut": "#000000",
        "walnut_hi": "#000000",
        "walnut_lo": "#000000",
        "brass_dark": "#000000",
        "hi": "#FFFFFF",
        "mid": "#FFFFFF",
        "low": "#D8D8D8",
        "off": "#A8A8A8",
        "line": "#FFFFFF",
        "subtle": "#8C8C8C",
        "brass": "#FFC247",
        "brass_hi": "#FFE08F",
        "brass_lo": "#FFC247",
        "good": "#7DF5DC",
        "warn": "#FFDD4A",
        "bad": "#FF9B85",
        "info": "#8FC2FF",
        "ink": "#FFFFFF",
        "ink_mid": "#FFFFFF",
        "ink_line": "#B4B4B4",
        "ink_red": "#FF9B85",
        "ink_blue": "#8FC2FF",
        "ink_green": "#7DF5DC",
    }.items()
}


@dataclass(frozen=True)
class SeatLook:
    """A seat's colour and shape; the two always appear together.

    Any two colours are at least 10 (CIEDE2000) apart, also for colour-blind eyes: see tests/ui/test_theme.py."""

    word: str
    color: Color
    shape: str


SEATS: tuple[SeatLook, ...] = (
    SeatLook("amber", hexa("#D96B02"), "circle"),
    SeatLook("blue", hexa("#5F8DF0"), "square"),
    SeatLook("mint", hexa("#BFF5D8"), "triangle"),
    SeatLook("orchid", hexa("#F0BDFA"), "hexagon"),
    SeatLook("straw", hexa("#EDE06A"), "diamond"),
    SeatLook("clay", hexa("#D08A84"), "star"),
    SeatLook("slate", hexa("#606C84"), "pentagon"),
    SeatLook("umber", hexa("#846054"), "cross"),
)

# voice -> (package on PyPI, file)
FACES: dict[str, tuple[str, str]] = {
    "display": ("font_source_serif_pro", "SourceSerifPro-Black.ttf"),
    "serif": ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    "serif.it": ("font_source_serif_pro", "SourceSerifPro-It.ttf"),
    "sans": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "sans.it": ("font_source_sans_pro", "SourceSansPro-It.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "black": ("font_source_sans_pro", "SourceSansPro-Bold.ttf"),
    "hand": ("font_amatic_sc", "AmaticSC-Bold.ttf"),
}
FLOOR_PX = 12  # no letter is ever drawn at a smaller size
FINE_PX = ((24, 3), (48, 2))  # line height below which print is drawn this many times too big and shrunk

# card bands: kind -> (icon, colour)
BANDS: dict[str, tuple[str, Color]] = {
    "hero": ("users", (64, 62, 110)),
    "sidekick": ("users", (44, 78, 120)),
    "gear": ("gear", (92, 78, 62)),
    "supply": ("medkit", (48, 104, 84)),
    "equipment": ("gear", (92, 78, 62)),
    "arms": ("gun", (158, 52, 36)),
    "event": ("bolt", (112, 70, 30)),
    "enemy": ("skull", (122, 40, 34)),
    "shipping": ("import", (42, 88, 130)),
    "transport": ("users", (48, 104, 84)),
    "smuggling": ("skull", (112, 44, 92)),
    "crime": ("gun", (158, 52, 36)),
    "crew": ("users", (44, 78, 120)),
    "leader": ("star", (64, 62, 110)),
    "upgrade": ("cog", (92, 78, 62)),
    "drive": ("bolt", (92, 78, 62)),
    "ship": ("rocket", (44, 78, 120)),
    "alliance": ("star", (36, 74, 150)),
    "border": ("eye", (126, 80, 14)),
    "misbehave": ("bolt", (150, 56, 34)),
    "story": ("book", (112, 70, 30)),
    "piracy": ("fight", (116, 30, 52)),
    "bounty": ("target", (110, 84, 40)),
}

# times in milliseconds
MS: dict[str, int] = {
    "press": 80,
    "hover": 120,
    "tooltip": 350,
    "panel": 200,
    "card": 240,
    "big": 320,
    "step": 140,
    "dice": 600,
    "toast": 3500,
    "fade": 400,
}


def tone(color: Color, k: float, plus: int = 0) -> Color:
    """A colour made lighter (k above 1) or darker."""
    return tuple(max(0, min(255, int(v * k) + plus)) for v in color[:3])


def ink(color: Ink) -> Color:
    """A token's name or a colour, as a colour."""
    return C[color] if isinstance(color, str) else color
