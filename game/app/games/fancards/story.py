"""News as acts: what the rules tell of an answer, in the order in which the table shows it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.app.games.fancards.carried import Carry, Places
from game.app.games.fancards.fight.told import fall
from game.app.games.fancards.flying import flies
from game.app.games.fancards.heard import NEWS
from game.app.games.fancards.map.pieces import cell_of, place_piece
from game.app.games.fancards.names import title
from game.app.games.fancards.situation import Situation
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.sound import cues
from game.app.table.boards import headings
from game.app.table.boards.field.acts import Act, Slide, Stage
from game.app.table.boards.field.data import Pawn
from game.app.table.moving.acts import Change, Flight, Note, at_once, heard
from game.core.news import News, word_of
from game.rules.fancards import news as kinds
from game.rules.fancards.reputation import ALLIANCE
from game.rules.fancards.state import SETUP


class Teller:
    """Turns news into acts. `places`: where things lie, None where nothing flies, as on a still table."""

    def __init__(
        self,
        stage: Stage,
        words: Words,
        still: bool,
        people: Collection[int],
        brisk: bool = False,
        places: Places | None = None,
    ) -> None:
        self.stage, self.words, self.still, self.people, self.brisk = stage, words, still, people, brisk
        self.places = None if still else places

    def acts(self, now: Situation, news: Sequence[News], dropped: str = "") -> list[Act]:
        """The acts of one answer, told over the situation before it; `dropped`: what the mouse has put down already."""
        self.now, self.dropped = now, dropped
        self.at = {piece.id: piece.node for piece in self.stage.pieces.values()}
        found: list[Act] = []
        beside: list[Act] = []
        for one in news:
            self.what = word_of(one)
            acts = heard(NEWS.get(type(one), ""), [*reads.read(self, one, []), *self.flown(one)])
            if all(isinstance(act, Note | Carry) for act in acts):
                beside += acts
            else:
                found += [*at_once(beside), *acts]
                beside = []
        return [*found, *at_once(beside)]

    def flown(self, news: News) -> list[Act]:
        """What flies over the table; what the mouse has put down lies there already."""
        found = flies.read(self.places, news, []) if self.places is not None and self.now.g.phase != SETUP else []
        return [act for act in found if not act.thing or act.thing != self.dropped]

    def note(self, seat: int, text: str, icon: str, color: str) -> list[Act]:
        """What comes and goes, as a note over the ship it happens to."""
        here = self.at.get(f"ship:{seat}")
        return [] if here is None or self.now.g.phase == SETUP else [Note(here, text, icon, color)]


reads: Readers[Teller, list[Act]] = Readers()


@reads
def _moved(to: Teller, news: kinds.Moved) -> list[Act]:
    goal = news.cell
    id = f"ship:{news.seat}"
    to.at[id] = cell_of(goal)
    if to.dropped == id:
        return [Change(lambda stage: _put(stage, id, goal), cues.LANDING)]
    return [Flight(id, (cell_of(news.start), cell_of(goal)), to.still, hop=False)]


@reads
def _placed(to: Teller, news: kinds.Placed) -> list[Act]:
    window = to.stage.board.camera.window
    return [Slide(place_piece(news.card, cell_of(news.cell)), lambda: (window.right, window.centery))]


@reads
def _roved(to: Teller, news: kinds.Roved) -> list[Act]:
    return [Flight(f"squad:{news.seat}", (cell_of(news.start), cell_of(news.cell)), to.still, hop=False)]


@reads
def _fought(to: Teller, news: kinds.Fought) -> list[Act]:
    return fall(to.now, to.words, news, to.still, to.brisk)


@reads
def _credits(to: Teller, news: kinds.Credits) -> list[Act]:
    return to.note(news.seat, f"{news.n:+d}", "coins", "brass" if news.n > 0 else "bad")


@reads
def _reputation(to: Teller, news: kinds.Reputation) -> list[Act]:
    icon = "star" if news.side == ALLIANCE else "skull"
    return to.note(
        news.seat, to.words(f"fancards.log.{news.side}", change=f"{news.n:+d}"), icon, "good" if news.n > 0 else "bad"
    )


@reads
def _bounty(to: Teller, news: kinds.Bounty) -> list[Act]:
    return to.note(news.seat, to.words("fancards.note.bounty", n=news.n), "bolt", "bad")


@reads
def _crew(to: Teller, news: kinds.Wounded | kinds.Died | kinds.Joined | kinds.Healed) -> list[Act]:
    good = to.what in ("joined", "healed")
    icon = "users" if to.what == "joined" else "skull" if to.what == "died" else "heart"
    return to.note(
        news.seat, to.words(f"fancards.note.{to.what}", card=title(news.card)), icon, "good" if good else "bad"
    )


@reads
def _job(to: Teller, news: kinds.Completed | kinds.Stage | kinds.Quit | kinds.LostJob) -> list[Act]:
    good = to.what in ("completed", "stage")
    text = to.words(f"fancards.note.{to.what}", card=title(news.card))
    return to.note(
        news.seat, text, "star" if to.what == "completed" else "check" if good else "x", "good" if good else "bad"
    )


def _put(stage: Stage, id: str, cell: str) -> None:
    piece = stage.pieces.get(id)
    if isinstance(piece, Pawn):
        stage.put(headings.arrived(piece, piece.node, cell_of(cell)))
