"""The spread of a choice over the map: it is laid there, stays while something flies off it, and is taken away."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.games.firefly.spread.faces import spread
from game.app.games.firefly.spread.offers import offers
from game.app.table.moving.animate import Act, Stage
from game.app.table.panels.spot import Spot as Place
from game.app.table.spread import paint as spreads
from game.app.table.spread.acts import Gather, Lay
from game.app.table.spread.data import Spread
from game.app.table.spread.layout import lay
from game.app.ui.kit import Kit
from game.app.ui.widgets import Widget

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene

Spot = tuple[float, float]


class SpreadStage:
    """A spread over the map; the card that is pointed at lies a little higher."""

    def __init__(self, table: FireflyScene, shown: Spread) -> None:
        self.table, self.shown = table, shown
        self.kept = ""

    @property
    def look(self) -> Hashable:
        """All that it shows."""
        return self.now()

    def now(self) -> Spread:
        """The cards with the one that is pointed at; beside a shelf it stays large until another is."""
        group = self.table.group
        over = group.hover or (group.focus if self.table.keyboard or group.focus else None)
        about = over.about if isinstance(over, Place) else None
        known = {card.id for card in self.shown.cards}
        up = about[1] if about is not None and about[0] == "card" and about[1] in known else ""
        self.kept = up or self.kept
        shelf = lay(self.table.kit, self.table.places.board, self.shown).large is not None
        return self.shown._replace(up=self.kept if shelf else up)

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None:
        """The cards into the rect of the map."""
        spreads.paint(kit, dst, r, self.now())

    def widgets(self, kit: Kit, r: Rect) -> Sequence[Widget]:
        """What can be pressed."""
        return spreads.widgets(kit, r, self.now(), self.table.press)


class SpreadOver:
    """`lying`: what choice the cards that lie there belong to, () for none; `last`: how they lay, and for whom."""

    def __init__(self, table: FireflyScene) -> None:
        self.table = table
        self.lying: tuple[object, ...] = self._whose()
        self.last: SpreadStage | None = None
        self.seat = -1

    def _whose(self) -> tuple[object, ...]:
        """What tells this choice from others: the cards of the next are laid anew."""
        now = self.table.now
        if offers(now) is None:
            return ()
        return now.kind, now.seat, now.g.turn, *(getattr(now.choice, name, "") for name in ("work", "deck", "contact"))

    def made(self) -> SpreadStage | None:
        """The spread of the present choice, None for none."""
        t = self.table
        found = offers(t.now)
        kept = self.last.kept if self.last is not None else ""
        self.last = SpreadStage(t, spread(t.now, t.words, found)) if found is not None else None
        self.seat = t.now.seat
        if self.last is not None:
            self.last.kept = kept
        return self.last

    def stays(self) -> SpreadStage | None:
        """The cards that still lie there while something moves; nobody else sees them."""
        t = self.table
        seen = self.last is not None and self.lying and not t.now.veiled and t.now.seat == self.seat
        return self.last if seen else None

    def comes(self) -> bool:
        """Whether the cards are still to come on to the map."""
        t, whose = self.table, self._whose()
        if not whose or t.app.settings.factor == 0 or t.app.still:
            self.lying = whose
        return whose != self.lying

    def rise(self) -> bool:
        """Cards that are still to come on to the map do so; says whether some do."""
        t = self.table
        if t.player.playing or t.results.holds or not self.comes():
            return False
        stage = self.made()
        if stage is None:
            return False
        self.last = None
        t.player.play([Lay(stage.shown, [self.origin(card.id) for card in stage.shown.cards], self.lies)])
        return True

    def lies(self) -> None:
        """The cards of the choice lie on the map now."""
        self.lying = self._whose()

    def gathered(self) -> list[Act]:
        """The cards fly off once the choice is made; the chosen ones go where they belong."""
        t, record = self.table, self.table.session.record
        after = t.session.choice
        same = after is not None and type(after).__name__ == t.now.kind and after.seat == t.now.seat
        mine = after is None or after.seat == t.now.seat or after.seat not in t.now.people
        if self.last is None or same or not mine or t.app.still:
            return []
        cards, key = self.last.shown.cards, str(record[-1]) if record else ""
        chosen = [card.key == key or card.taken and key == "go" for card in cards]
        goals = [self.goal(card.id) if one else None for card, one in zip(cards, chosen)]
        return [Gather(self.last.shown, goals, [self.origin(card.id) for card in cards], self.gone)]

    def gone(self, stage: Stage) -> None:
        """The cards have left the map."""
        self.last, self.lying = None, ()
        stage.changed = True

    def origin(self, item: str) -> Spot:
        """Where a card comes from: one's own crew out of the rail, a card from the right edge of the map."""
        t = self.table
        own = t.group.named(f"crew:{item}")
        board = t.places.board
        return own.rect.center if own is not None else (board.right + t.kit.u(90), board.centery)

    def goal(self, item: str) -> Spot:
        """Where a card goes that was chosen: to the ship or the rail."""
        t = self.table
        if t.now.kind == "TeamChoice":
            piece = t.stage.pieces.get(f"ship:{t.now.seat}")
            return t.view.middle(piece.node) if piece is not None else t.places.board.center
        return t.places.rail.center if not t.places.compact else t.places.inspector.center
