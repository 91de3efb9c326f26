"""The spread of a choice over a board: it is laid there, stays while something flies off it, and is taken away."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Protocol

from pygame import Rect, Surface

from game.app.table.host import Now, Table
from game.app.table.moving.animate import Apart, APlayer, Bare
from game.app.table.panels.spot import Spot as Place
from game.app.table.results.results import Results
from game.app.table.spread import paint as spreads
from game.app.table.spread.acts import Gather, Lay
from game.app.table.spread.data import Card, Spread
from game.app.table.spread.layout import lay
from game.app.table.spread.stage import Stage as Over
from game.app.ui.kit import Kit
from game.app.ui.widgets import Group, Widget

Spot = tuple[float, float]


class Faced(Now, Protocol):
    """A situation of one of several people; `veiled`: it may not be seen by who looks."""

    @property
    def veiled(self) -> bool: ...

    @property
    def people(self) -> Collection[int]: ...


class Laid(Table, Protocol):
    """A table over whose board cards are laid."""

    keyboard: bool

    @property
    def now(self) -> Faced: ...

    @property
    def group(self) -> Group: ...

    def play(self, acts: Sequence[Apart]) -> None:
        """Have something move on the table."""

    @property
    def player(self) -> APlayer: ...

    @property
    def results(self) -> Results: ...

    def press(self, key: str) -> bool:
        """A card or a button was pressed."""


class SpreadStage:
    """A spread over a board; the card that is pointed at lies a little higher. `kind`: how the inspector calls what a
    card is about."""

    def __init__(self, table: Laid, shown: Spread, kind: str = "card") -> None:
        self.table, self.shown, self.kind = table, shown, kind
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
        up = about[1] if about is not None and about[0] == self.kind and about[1] in known else ""
        self.kept = up or self.kept
        shelf = lay(self.table.kit, self.table.places.board, self.shown).large is not None
        return self.shown._replace(up=self.kept if shelf else up)

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None:
        """The cards into the rect of the board."""
        spreads.paint(kit, dst, r, self.now())

    def widgets(self, kit: Kit, r: Rect) -> Sequence[Widget]:
        """What can be pressed."""
        return spreads.widgets(kit, r, self.now(), self.table.press, self.kind)


class SpreadOver:
    """`lying`: what choice the cards that lie there belong to, () for none; `last`: how they lay, and for whom.

    `kind`: how the inspector calls what a card is about. A game says `whose` choice it is, what `spread` it lays, which
    card an answer has `chosen`, where cards come from (`origin`) and go to (`goal`)."""

    kind = "card"

    def __init__(self, table: Laid) -> None:
        self.table = table
        self.lying: tuple[object, ...] = self.whose()
        self.last: SpreadStage | None = None
        self.seat = -1

    # ------------------------------------------------------------ what a game says

    def whose(self) -> tuple[object, ...]:
        """What tells this choice from others, as the cards of the next are laid anew; () where it isn't made on
        cards."""
        raise NotImplementedError

    def spread(self) -> Spread | None:
        """The cards of the present choice, None for none."""
        raise NotImplementedError

    def chosen(self, card: Card, key: str) -> bool:
        """Whether a card is what was chosen by an answer."""
        return card.key == key

    def origin(self, item: str) -> Spot:
        """Where a card comes from, px."""
        raise NotImplementedError

    def goal(self, item: str) -> Spot:
        """Where a card goes that was chosen, px."""
        raise NotImplementedError

    # ------------------------------------------------------------ how it comes and goes

    def made(self) -> SpreadStage | None:
        """The spread of the present choice, None for none."""
        t, found = self.table, self.spread()
        kept = self.last.kept if self.last is not None else ""
        self.last = SpreadStage(t, found, self.kind) if found is not None else None
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
        """Whether the cards are still to come on to the board."""
        t, whose = self.table, self.whose()
        if not whose or t.app.settings.factor == 0 or t.app.still:
            self.lying = whose
        return whose != self.lying

    def rise(self) -> bool:
        """Cards that are still to come on to the board do so; says whether some do."""
        t = self.table
        if t.player.playing or t.results.holds or not self.comes():
            return False
        stage = self.made()
        if stage is None:
            return False
        self.last = None
        t.play([Lay(stage.shown, [self.origin(card.id) for card in stage.shown.cards], self.lies)])
        return True

    def lies(self) -> None:
        """The cards of the choice lie on the board now."""
        self.lying = self.whose()

    def gathered(self) -> list[Apart]:
        """The cards fly off once the choice is made; the chosen ones go where they belong."""
        t, record = self.table, self.table.session.record
        after = t.session.choice
        same = after is not None and type(after).__name__ == t.now.kind and after.seat == t.now.seat
        mine = after is None or after.seat == t.now.seat or after.seat not in t.now.people
        if self.last is None or same or not mine or t.app.still:
            return []
        cards, key = self.last.shown.cards, str(record[-1]) if record else ""
        goals = [self.goal(card.id) if self.chosen(card, key) else None for card in cards]
        return [Gather(self.last.shown, goals, [self.origin(card.id) for card in cards], self.gone)]

    def gone(self, stage: Bare) -> None:
        """The cards have left the board."""
        self.last, self.lying = None, ()
        stage.changed = True


class Staging:
    """Knows what lies over the board for the present choice; it is made once for every moment. `cards`: how the cards
    of a spread come and go; `other`: what else may lie there, before them."""

    def __init__(self, table: Laid, cards: SpreadOver, other: Callable[[], Over | None] = lambda: None) -> None:
        self.table, self.cards, self.other = table, cards, other
        self._made: tuple[object, Over | None] = (None, None)

    def up(self) -> Over | None:
        """The stage over the board, None while something moves but on a spread, the table still shows what was before,
        or there is none."""
        t = self.table
        if t.player.playing:
            return self.cards.stays()
        if t.now.choice is None or t.now.g.stack[-1:] != [t.now.choice]:
            return None
        key = getattr(t, "moment", 0), t.now.choice, t.now.seat, t.now.veiled, t.kit, t.words
        if self._made[0] != key:
            self._made = key, self.other() or self.cards.made()
        stage = self._made[1]
        return None if isinstance(stage, SpreadStage) and self.cards.comes() else stage
