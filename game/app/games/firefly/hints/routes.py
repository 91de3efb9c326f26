"""The page of a Sector in reach: the chance to get there, what may stop the ship on the way, the worst card to come."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.app.table.panels.bars import BRICK, MEADOW
from game.app.table.percent import percent
from game.app.ui.kit import Kit
from game.app.ui.theme import Color
from game.content.firefly.records import Choosable
from game.rules.firefly.board import zone_at
from game.rules.firefly.cards.resolving import choosable, spared
from game.rules.firefly.flight.flying import BURN, mosey_range, range_of
from game.rules.firefly.outlook.odds import band_chances, force
from game.rules.firefly.outlook.voyage import ON, Lot, Voyage, flight
from game.rules.firefly.tokens import nav_card
from game.rules.firefly.zones import outlaw

SIGNS = {"alliance": "star", "reavers": "skull", "breakdown": "cog", "hazard": "bolt", "other": "book"}
INKS = {"alliance": "ink_blue", "reavers": "ink_red", "breakdown": "brass_lo", "hazard": "ink_red", "other": "ink_mid"}
COLORS: dict[str, tuple[Color, str | None]] = {
    "alliance": ((86, 122, 190), "dots"),
    "reavers": (BRICK, "hatch"),
    "breakdown": ((214, 168, 66), "dots"),
    "hazard": ((160, 84, 60), "hatch"),
    "other": ((150, 132, 100), "dots"),
}


@dataclass(frozen=True)
class Odds(b.Block):
    """Where to and with what chance, large; what it takes and what the chance is of; the whole of it as a meter."""

    title: str
    value: str
    left: str
    right: str
    good: bool
    parts: tuple[tuple[float, Color, str | None], ...]

    def _two(self, kit: Kit, wide: int) -> bool:
        """Whether the words under the title have a line each."""
        return kit.width(self.left, "sans", 14) + kit.width(self.right, "sans", 14) + kit.u(10) > wide

    def _above(self, kit: Kit, wide: int) -> int:
        """The height that a title takes which is too long to stand beside the chance; 0 where it stands there."""
        room = wide - kit.width(self.value, "black", 22) - kit.u(8)
        if kit.width(self.title, "display", kit.fit_size(self.title, "display", 18, room)) <= room:
            return 0
        return kit.para(None, (0, 0), self.title, wide, 16, "ink", "display", lead=1.15, dry=True) + kit.u(2)

    def tall(self, kit: Kit, wide: int) -> int:
        return self._above(kit, wide) + kit.t(30) + kit.t(18) * (2 if self._two(kit, wide) else 1) + kit.u(18)

    def draw(self, kit: Kit, dst: Surface, r: Rect) -> None:
        ink = "ink_green" if self.good else "ink_red"
        above = self._above(kit, r.w)
        if above:
            kit.para(dst, r.topleft, self.title, r.w, 16, "ink", "display", lead=1.15)
        base = r.y + above + kit.t(22)
        room = kit.text(dst, (r.right, base), self.value, "black", 22, ink, "br").x - r.x - kit.u(8)
        if not above:
            size = kit.fit_size(self.title, "display", 18, room)
            kit.text(dst, (r.x, base), self.title, "display", size, "ink", "bl", fit=room)
        y = r.y + above + kit.t(38)
        size = kit.fit_size(self.left, "sans", 14, r.w)
        kit.text(dst, (r.x, y), self.left, "sans", size, "ink_mid", "ml", fit=r.w)
        if self._two(kit, r.w):
            y += kit.t(18)
        kit.text(dst, (r.right, y), self.right, "sans", 14, ink, "mr", fit=r.w)
        kit.meter(dst, Rect(r.x, r.bottom - kit.u(16), r.w, kit.u(12)), self.parts)


def foretold(now: Situation, number: int) -> Voyage | None:
    """What a flight to a Sector comes to; None where no Nav Card is drawn on the way."""
    way = now.course(number)
    burns = now.g.flying == BURN if now.kind == "FlightChoice" else now.way == BURN
    if len(way) < 2 or not now.moving or not burns:
        return None
    if way not in now.flights:
        now.flights[way] = flight(now.g, now.seat, tuple(zone_at(now.g, at) for at in way[1:]))
    return now.flights[way]


def route_page(now: Situation, words: Words, number: int) -> list[b.Block]:
    """The upper part of the page of a Sector in reach of one's own ship; [] for one that is out of it."""
    way = now.course(number)
    if len(way) < 2 or not now.moving:
        return []
    far, found = len(way) - 1, foretold(now, number)
    met = now.g.cruiser in way[1:] and outlaw(now.g, now.seat)
    through = (found.through if found else 1.0) * (not met)
    most = now.left if now.kind == "FlightChoice" else (range_of if found else mosey_range)(now.g, now.seat)
    fuel = now.fuel if found and now.kind == "Actions" else 0
    takes = words("firefly.route.takes", n=far, of=most)
    if fuel:
        takes = words("firefly.route.fuel", way=takes, n=fuel)
    stops = dict(found.stops) if found and not met else {}
    if met:
        stops = {"alliance": 1.0}
    parts = [(through, MEADOW, None), *((share, *COLORS[name]) for name, share in stops.items())]
    page: list[b.Block] = [
        Odds(
            words("firefly.route.to", place=now.where(number, words)),
            percent(through),
            takes,
            words("firefly.route.free"),
            through >= 0.5,
            tuple(parts),
        )
    ]
    for name, share in stops.items():
        page.append(b.Row(SIGNS[name], words(f"firefly.route.{name}"), percent(share), INKS[name]))
    if found and found.worst is not None and not met:
        page += _worst(now, words, found.worst, found.of)
    return page


def _worst(now: Situation, words: Words, lot: Lot, of: int) -> list[b.Block]:
    """The card that may come and lets fewest ships pass, with its options."""
    card = nav_card(lot.item)
    page: list[b.Block] = [
        b.Band(card.deck, words(f"firefly.kind.{card.deck}"), drop=2),
        b.Title(title(lot.item), words("firefly.route.left", n=lot.left, of=of), size=16, drop=2),
    ]
    for n, option in enumerate(card.options):
        end = flown(now, words, option)
        can = choosable(now.g, now.seat, lot.item, n)
        page.append(b.Row("" if can else "x", option.title, end, "ink" if can else "ink_mid", drop=3))
    return page


def flown(now: Situation, words: Words, option: Choosable) -> str:
    """The chance to fly on by an option that is tested for it, else where it ends."""
    end = option.end
    if option.test is not None and not spared(now.g, now.seat, option):
        if any(band.end == ON for band in option.bands):
            shares = band_chances(force(now.g, now.seat), option)
            return percent(sum(share for share, at in shares if option.bands[at].end == ON))
        end = option.bands[-1].end
    return words(f"firefly.end.{end}") if end else ""
