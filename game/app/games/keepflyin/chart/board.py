"""The star chart of *Keep Flyin'*: glass and brass, drawn at any size, and the ships and counters on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.keepflyin.chart import flags as chart_flags
from game.app.games.keepflyin.chart import pieces as chart_pieces
from game.app.games.keepflyin.chart import places as chart_places
from game.app.games.keepflyin.chart import stance as chart_stance
from game.app.games.keepflyin.chart import states as chart_states
from game.app.games.keepflyin.chart import steps as chart_steps
from game.app.games.keepflyin.chart.camera import HexCamera
from game.app.games.keepflyin.chart.pieces import Piece
from game.app.games.keepflyin.chart.places import ChartPlaces
from game.app.games.keepflyin.chart.print import ChartPrint
from game.app.games.keepflyin.chart.rulers import Rulers, strips
from game.app.games.keepflyin.chart.shown import Shown
from game.app.games.keepflyin.chart.states import Hunt, Reach
from game.app.games.keepflyin.chart.words import ChartWords, Written
from game.app.table.boards import headings
from game.app.table.boards.lamp import Lamp, canvas
from game.app.table.boards.tags import tag
from game.app.table.panels import corner
from game.app.ui.kit import Kit
from game.app.ui.theme import SEATS, C
from game.content.keepflyin.records import Board
from game.geometry.hexes import HexGrid

ORDER = ("home", "down", "wreck", "up", "ship")


class Stood(NamedTuple):
    """A piece, where it stands in px, how wide a hex it is drawn for, and how far it is turned to the left."""

    piece: Piece
    at: tuple[float, float]
    wide: float
    turn: float = 0.0


class HexBoard:
    """Draws a chart into its window. `under` keeps print, states, worlds and what lies still; the rest goes over it.

    `zones` and `names` say what zones and locations are called, by id.
    """

    def __init__(self, board: Board, zones: Mapping[str, str], names: Mapping[str, str]) -> None:
        self.board = board
        self.camera = HexCamera(board.width, board.height)
        skyplex = board.skyplex
        spurs = (board.locations[skyplex.inside].at,) if skyplex else ()
        self.grid = HexGrid(board.width, board.height, spurs)
        self.places = ChartPlaces(board, self.grid)
        self.words = ChartWords(board, self.grid, zones, names)
        self._print = ChartPrint(board, self.grid)
        self._rulers = Rulers(board, self.grid)
        self._kept: tuple[object, Surface] | None = None
        self.lamp = Lamp(0.45)
        self._under: tuple[object, Surface] | None = None
        self._coins: list[tuple[int, int, Rect]] = []  # the numbers of moves that lie over what stands in a space
        self.window = Rect(0, 0, 1, 1)

    # ------------------------------------------------------------ where things are

    def fit(self, kit: Kit, window: Rect) -> None:
        """Draw into this window of pixels from now on, rulers included."""
        self.window = Rect(window)
        self.camera.fit(strips(kit, self.window)[2], corner.room(kit))

    def hex_at(self, pos: tuple[int, int]) -> int | None:
        """The space under a pixel, a skyplex before the hex it hangs on; None outside the chart."""
        if not self.camera.window.collidepoint(pos):
            return None
        skyplex = self.board.skyplex
        if skyplex is not None:
            x, y = self.center_of(skyplex.at)
            if (pos[0] - x) ** 2 + (pos[1] - y) ** 2 <= (chart_places.SPUR_R * self.camera.wide) ** 2:
                return skyplex.at
        found = self.camera.hex_at(pos)
        return None if found is None else found[1] * self.board.width + found[0]

    def center_of(self, node: int) -> tuple[float, float]:
        """The middle of a space in px."""
        skyplex = self.board.skyplex
        if skyplex is not None and node == skyplex.at:
            return self.places.spot(self.camera, skyplex)
        return self.camera.middle(*self.grid.xy(node))

    def buttons(self, kit: Kit) -> list[Rect]:
        """Where round buttons lie over the glass, the first ones first; the chart is moved out of their way."""
        return corner.rects(kit, self.camera.window, self.camera.keep[0] > 0)

    def extent(self, node: int) -> Rect:
        """The pixels a piece on a space may cover, with its glow and shadow."""
        x, y = self.center_of(node)
        n = round(self.camera.wide * 2.2)
        return Rect(round(x) - n // 2, round(y) - n // 2, n, n)

    def wide(self, node: int) -> float:
        """How wide a space is in px: things at a skyplex are smaller."""
        skyplex = self.board.skyplex
        return self.camera.wide * (0.62 if skyplex is not None and node == skyplex.at else 1.0)

    # ------------------------------------------------------------ painting

    def paint(self, kit: Kit, dst: Surface, shown: Shown) -> None:
        """The whole chart; clipped to the window."""
        old = dst.get_clip()
        dst.set_clip(self.window.clip(old))
        dst.blit(self.under(kit, shown), self.window)
        dst.set_clip(self.camera.window.clip(old))
        places = self.layout(shown.pieces)
        at = {one.piece.id: one.at for one in places}
        hunts = [Hunt(at[a], at[b]) for a, b in shown.hunts if a in at and b in at]
        chart_states.hunts(kit, dst, self.camera.wide, hunts)
        way = [(node, self.center_of(node)) for node in shown.path]
        chart_steps.line(kit, dst, [at for _, at in way])
        if shown.hover >= 0:
            chart_states.hovered(kit, dst, self.camera, self.grid.xy(shown.hover), shown.legal)
        for node in shown.ringed:
            chart_states.threatened(kit, dst, self.center_of(node), self.wide(node) / kit.scale)
        if shown.pulse >= 0:
            x, y = self.center_of(shown.pulse)
            kit.circle(dst, (x, y), self.wide(shown.pulse) * 0.55 / kit.scale, (255, 226, 150), 2.4)
        for stood in places:
            if stood.piece.kind in ("ship", "up"):
                chart_pieces.piece(kit, dst, stood.at, stood.wide, stood.piece, turn=stood.turn)
        chart_steps.coins(kit, dst, self._coins)
        if shown.ghost is not None:
            spot = self.center_of(shown.ghost.node)
            turn = headings.turn(shown.ghost, self.center_of)
            chart_pieces.piece(kit, dst, spot, self.wide(shown.ghost.node), shown.ghost, dim=165, turn=turn)
        chart_steps.walked(kit, dst, self.camera, way, self._coins)
        if shown.hover >= 0 and shown.tag is not None:
            words, note, number, danger, lines = shown.tag
            low = len(way) > 1 and way[-2][1][1] < way[-1][1][1]  # the way comes from above
            spot, over = self.grid.xy(shown.hover), [Rect(one) for one in shown.over]
            r = chart_states.tag_rect(kit, self.camera, spot, words, note, number, lines, low, over)
            tag(kit, dst, r, words, note, number, danger, lines)
        if shown.rehearsed:
            kit.ring(dst, self.camera.window, (76, 150, 245), 4, 2, 220)
        dst.set_clip(old)

    def rulers(self, kit: Kit, dst: Surface) -> None:
        """Letters and numbers around the glass."""
        self._rulers.paint(kit, dst, self.window, self.camera)

    def layout(self, pieces: tuple[Piece, ...]) -> list[Stood]:
        """Where each piece stands: homes at their worlds, then what shares a space side by side, models last."""
        count = self.count(pieces)
        homes = Counter(one.node for one in pieces if one.kind == "home")
        settled = {place.at: place for place in self.board.locations.values()}
        seen: Counter[tuple[str, int]] = Counter()
        found = []
        for one in sorted(pieces, key=lambda one: (ORDER.index(one.kind), one.id)):
            node, home = one.node, one.kind == "home"
            place = settled.get(node)
            places = (
                chart_stance.homes(homes[node])
                if home
                else chart_stance.tokens(count[node], place is not None, place is not None and self.places.hosts(place))
            )
            x, y, size = places[seen["home" if home else "", node]]
            seen["home" if home else "", node] += 1
            wide, (cx, cy) = self.wide(node), self.center_of(node)
            at = cx + x * wide, cy + y * wide
            found.append(Stood(one, at, wide * size, headings.turn(one, self.center_of)))
        return found

    def flags(self, kit: Kit, shown: Shown) -> list[tuple[Rect, int, str]]:
        """The px of the flags at the places that own jobs lead to, each with its seat and kind of job."""
        seen: Counter[int] = Counter()
        found = []
        for node, seat, job in shown.bound:
            rect = chart_flags.place(kit, self.center_of(node), self.wide(node), seen[node])
            seen[node] += 1
            found.append((rect, seat, job))
        return found

    @staticmethod
    def count(pieces: tuple[Piece, ...]) -> Counter[int]:
        """How many ships and counters stand on each node."""
        return Counter(one.node for one in pieces if one.kind != "home")

    def written(self, kit: Kit, shown: Shown) -> Written:
        """Where the words stand, in px: over no piece, world or button; kept until one of those moves."""
        cam = self.camera
        key = kit, tuple(cam.window), cam.wide, cam.down, cam.origin, shown.pieces, shown.reach, shown.bound
        return self.words.keep(key, lambda: self._written(kit, shown))

    def _written(self, kit: Kit, shown: Shown) -> Written:
        cam, count = self.camera, self.count(shown.pieces)
        taken = [chart_pieces.bounds(kit, one.at, one.wide, one.piece, one.turn) for one in self.layout(shown.pieces)]
        sun = cam.box(*self.grid.xy(self.board.sun))
        taken += [sun.inflate(-sun.w // 6, -sun.h // 6), *self.buttons(kit), *(r for r, _, _ in self.flags(kit, shown))]
        busy = {*count, *self.board.by_node}
        far = [one for one in shown.reach if one.cost >= 0 and one.node in busy]
        costs = [(one.node, self.center_of(one.node), one.cost) for one in far]
        return self.words.write(kit, cam, self.places.bodies(kit, cam, count), taken, costs)

    def under(self, kit: Kit, shown: Shown) -> Surface:
        """Print, states, worlds, homes, wrecks and face-down counters, kept until one of them changes."""
        still = tuple(one for one in shown.pieces if one.kind not in ("ship", "up"))
        busy = tuple(sorted(one.node for one in shown.pieces))
        cam = self.camera
        key = kit, self.window.size, cam.wide, cam.down, cam.origin, still, busy, shown.reach, shown.area, shown.bound
        if self._under is None or self._under[0] != key:
            img = self.print(kit).copy()
            twin = self._shifted(kit)
            img.set_clip(twin.camera.window)
            spots = [self.grid.xy(node) for node in shown.area]
            chart_states.area(kit, img, twin.camera, spots, C["bad"])
            goals = [Reach(self.grid.xy(one.node), one.cost, one.kind) for one in shown.reach]
            chart_states.fills(kit, img, twin.camera, goals)
            for one in still:
                if one.kind == "home" and one.active:
                    chart_states.home(kit, img, twin.camera, self.grid.xy(one.node), SEATS[kit.looks[one.seat]].color)
            twin.places.paint(kit, img, twin.camera, self.count(shown.pieces))
            for stood in twin.layout(shown.pieces):
                if stood.piece in still:
                    chart_pieces.piece(kit, img, stood.at, stood.wide, stood.piece)
            for rect, seat, job in twin.flags(kit, shown):
                chart_flags.flag(kit, img, rect, SEATS[kit.looks[seat]].color, job)
            written = twin.written(kit, shown)
            twin.words.paint(kit, img, twin.camera, written)
            self._coins = [(node, cost, rect.move(self.window.topleft)) for node, cost, rect in written.coins]
            self._under = key, img
        return self._under[1]

    def print(self, kit: Kit) -> Surface:
        """Everything engraved, as the camera sees it, opaque, kept until the camera moves."""
        cam = self.camera
        key = kit, self.window.size, cam.wide, cam.down, cam.origin
        if self._kept is None or self._kept[0] != key:
            img = canvas(self.window.size, self._kept)
            twin = self._shifted(kit)
            self._print.paint(kit, img, twin.camera)
            self.lamp.shine(kit, img, img.get_rect())
            self._rulers.paint(kit, img, img.get_rect(), twin.camera)
            self._kept = key, img
        return self._kept[1]

    def _shifted(self, kit: Kit) -> HexBoard:
        """This board for a picture whose upper left corner is the window's."""
        twin = object.__new__(HexBoard)
        twin.board, twin.grid, twin._print = self.board, self.grid, self._print
        twin.places, twin.words = self.places, self.words
        cam, x, y = self.camera, self.window.x, self.window.y
        twin.window = Rect((0, 0), self.window.size)
        origin = cam.origin[0] - x, cam.origin[1] - y
        twin.camera = replace(cam, window=cam.window.move(-x, -y), origin=origin)
        return twin
