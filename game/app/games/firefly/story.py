"""What moves on the table when something happens: flights, the hunters, dice, cards of others, notes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from game.app.games.firefly import boxes
from game.app.games.firefly.cards.acts import Leave, Roll
from game.app.games.firefly.cards.pages import card_page
from game.app.games.firefly.cards.ways import CardView
from game.app.games.firefly.carried import COIN, Carry, Places
from game.app.games.firefly.heard import NEWS
from game.app.games.firefly.map.board import Piece
from game.app.games.firefly.map.pieces import Act, Stage
from game.app.games.firefly.names import title
from game.app.games.firefly.panels.blocks import Taken
from game.app.games.firefly.situation import Situation
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.sound import cues
from game.app.table.boards import headings
from game.app.table.moving.acts import Change, Come, Flight, Note, Throw, at_once, heard
from game.app.table.moving.big_card import BigCard
from game.app.table.panels.blocks import Block, Small
from game.content.firefly import firefly
from game.core.news import News, seat_of, word_of
from game.rules.firefly import news as kinds
from game.rules.firefly.tokens import face, kind

GLANCE, ANSWERED = 600.0, 1100.0  # ms that a card of a bot is shown, and then with what was chosen on it
OF_A_CARD = (kinds.Option, kinds.Ace, kinds.Rolled, kinds.Test)
"""News of what was done with the card over the map."""


ACE = -2
"""What stands for the Ace among the ways of a card."""


class Shown(BigCard):
    """A card that somebody else drew, over the map: until it is answered, -1, and once more in the same place with the
    way that was `chosen` marked."""

    def __init__(self, now: Situation, card: str, words: Words, still: bool, who: str, chosen: int = -1) -> None:
        answered = chosen != -1
        super().__init__(card, words, still, ANSWERED if answered else GLANCE, not answered, answered)
        self.now, self.who, self.chosen = now, who, chosen

    def said(self) -> tuple[str, ...]:
        return self.card, self.who, str(self.chosen)

    def page(self) -> list[Block]:
        found: list[Block] = [Small(self.words("firefly.big.drawn", name=self.who))]
        found += card_page(self.now, self.words, self.card, self.chosen)
        return [*found, Taken("star", self.words("firefly.act.ace"), "", "ink_green")] if self.chosen == ACE else found


class Teller:
    """Turns news into acts. `people`: the seats at this screen, who see their cards lying on the map; `card`: the one
    that lay there, None for none, `stays`: it lies there still; `places`: where things belong; `brisk`: what bots draw
    is a note over their ship."""

    def __init__(
        self,
        stage: Stage,
        words: Words,
        still: bool,
        people: Collection[int],
        places: Places,
        card: CardView | None = None,
        stays: bool = False,
        brisk: bool = False,
    ) -> None:
        self.stage, self.words, self.still, self.people, self.places = stage, words, still, people, places
        self.card, self.stays, self.brisk = card, stays, brisk
        self.at: dict[str, int] = {}

    def acts(self, now: Situation, news: Sequence[News], dropped: str = "") -> list[Act]:
        """The acts of one answer, told over the situation before it; `dropped`: what the mouse has put down already.
        What comes and goes at one place does so together."""
        self.at = {piece.id: piece.node for piece in self.stage.pieces.values()}
        self.now, self.dropped, self.whole = now, dropped, news
        last = max((i for i, one in enumerate(news) if isinstance(one, OF_A_CARD)), default=-1)
        found: list[Act] = []
        beside: list[Act] = []
        for i, one in enumerate(news):
            self.what, self.number = word_of(one), i
            acts = heard(NEWS.get(type(one)) or boxes.found("heard", type(one)) or "", self._one(one))
            if all(isinstance(act, (Note, Carry)) for act in acts):
                beside += acts
            else:
                found += [*at_once(beside), *acts]
                beside = []
            if i == last and self.card is not None and not self.stays and not self.still:
                found.append(Leave(self._chosen(news), self.words))
        return [*found, *at_once(beside)]

    def _one(self, news: News) -> list[Act]:
        """What is seen of one piece of news: what a captain at this screen gets or gives away is seen on its way."""
        own = seat_of(news) in self.people and not self.still
        ways = carries.read(self, news, []) if own and not self.dropped.startswith(("card:", "good:")) else []
        of_box: Callable[[Teller, News], list[Act]] | None = boxes.found("acted", type(news))
        return [*ways, *(of_box(self, news) if of_box is not None else reads.read(self, news, []))]

    def roll(self, roll: kinds.Rolled) -> Act:
        """Dice beside the card they are rolled for, else in the tray in a corner."""
        i, whole, seat, faces = self.number, self.whole, roll.seat, roll.faces
        tests = (one for one in whole[i + 1 :] if isinstance(one, kinds.Test))
        test = next((one for one in tests if one.seat == seat), None)
        key = f"firefly.dice.{roll.what}"
        says = self.words(key if self.words.has(key) else "firefly.dice", n=sum(faces))
        luck = seat * 131 + sum(faces) * 17 + i
        if self.card is not None and test is not None and any(way.faces for way in self.card.ways):
            skill, total = self.words(f"firefly.skill.{test.skill}"), test.total
            says = self.words("firefly.dice.sum", skill=skill, n=total - sum(faces), die=sum(faces), total=total)
            return Roll(self._chosen(whole), self.words, faces, says, luck, self.still)
        here = self.at.get(f"ship:{seat}", next(iter(self.at.values()), 1))
        return Throw([("d6", face) for face in faces], says, luck, lambda: [self.stage.board.middle(here)], self.still)

    def _chosen(self, news: Sequence[News]) -> CardView:
        """The card with the option that was chosen."""
        assert self.card is not None
        number = next((one.option for one in news if isinstance(one, kinds.Option)), -1)
        ways = tuple(way._replace(chosen=True) for way in self.card.ways if number in (-1, way.number))
        return self.card._replace(ways=ways or self.card.ways, ace="")

    def flown(self, id: str, seat: int, start: int, end: int) -> list[Act]:
        """A ship or hunter on its way; one that the mouse has put down already lands."""
        self.at[id] = end
        if not start:
            return [Come(Piece(id, "ship", end, seat, picture=self.now.model(seat)))]
        if self.dropped == id:
            return [Change(lambda stage: _move(stage, id, end), cues.LANDING)]
        return [Flight(id, (start, end), self.still, hop=False)]

    def note(self, seat: int, text: str, icon: str, color: str) -> list[Act]:
        """What comes and goes, as a note over the ship it happens to."""
        here = self.at.get(f"ship:{seat}")
        return [Note(here, text, icon, color)] if here is not None else []

    def ship(self, seat: int) -> Callable[[], tuple[float, float]]:
        """Where that ship is on the screen."""
        return partial(self.places.ship, seat)

    def own(self, seat: int, what: str) -> Callable[[], tuple[float, float]]:
        """Where that seat keeps such things on the screen."""
        return partial(self.places.own, seat, what)

    def dock(self, about: str) -> Callable[[], tuple[float, float]]:
        """Where a card lies among those for sale."""
        return partial(self.places.dock, about)


reads: Readers[Teller, list[Act]] = Readers()
carries: Readers[Teller, list[Act]] = Readers()


@reads
def _moved(to: Teller, news: kinds.Moved) -> list[Act]:
    return to.flown(f"ship:{news.seat}", news.seat, news.start, news.end)


@reads
def _hunter(to: Teller, news: kinds.Cruiser | kinds.Cutter) -> list[Act]:
    return to.flown(to.what, -1, news.start, news.end)


@reads
def _rolled(to: Teller, news: kinds.Rolled) -> list[Act]:
    return [to.roll(news)] if news.what != "first" else []


@reads
def _drew(to: Teller, news: kinds.Nav | kinds.Misbehave) -> list[Act]:
    """A card of somebody who does not sit at this screen; one without a choice says nothing."""
    seat, card = news.seat, news.card
    if seat in to.people or not _choice(card):
        return []
    if to.brisk:
        return to.note(seat, title(card), "book", "brass")
    return [Shown(to.now, card, to.words, to.still, to.now.name(seat))]


@reads
def _answered(to: Teller, news: kinds.Option) -> list[Act]:
    """The same card with what was chosen on it."""
    return _chose(to, news.seat, news.card, news.option)


@reads
def _ace(to: Teller, news: kinds.Ace) -> list[Act]:
    return _chose(to, news.seat, news.card, ACE)


def _chose(to: Teller, seat: int, card: str, chosen: int) -> list[Act]:
    if seat in to.people or to.brisk or not _choice(card):
        return []
    return [Shown(to.now, card, to.words, to.still, to.now.name(seat), chosen)]


@reads
def _money(to: Teller, news: kinds.Money) -> list[Act]:
    n = news.n
    text = to.words("firefly.note.gain" if n > 0 else "firefly.note.loss", n=abs(n))
    return to.note(news.seat, text, "coins", "brass" if n > 0 else "bad") if n else []


@reads
def _warrant(to: Teller, news: kinds.Warrant) -> list[Act]:
    return to.note(news.seat, to.words("firefly.note.warrant"), "target", "bad") if news.n > 0 else []


OfCrew = kinds.Killed | kinds.Left | kinds.Hired | kinds.Saved | kinds.Seized


@reads
def _crew(to: Teller, news: OfCrew) -> list[Act]:
    good = to.what in ("hired", "saved")
    text = to.words(f"firefly.note.{to.what}", card=title(news.card))
    return to.note(news.seat, text, "users" if good else "skull", "good" if good else "bad")


OfMet = kinds.Done | kinds.Goal | kinds.Botched | kinds.Contact | kinds.Reavers


@reads
def _met(to: Teller, news: OfMet) -> list[Act]:
    good = to.what in ("done", "goal")
    return to.note(
        news.seat, to.words(f"firefly.note.{to.what}"), "star" if good else "skull", "good" if good else "bad"
    )


@carries
def _goods(to: Teller, news: kinds.Goods) -> list[Act]:
    seat, n, area = news.seat, news.n, news.area
    area = area or "hold"
    well, ship = to.own(seat, area), to.ship(seat)
    if n == 0:
        return [Carry(news.good, 1, to.own(seat, "hold" if area == "stash" else "stash"), well)]
    return [Carry(news.good, abs(n), *((ship, well) if n > 0 else (well, ship)))]


@carries
def _coins(to: Teller, news: kinds.Money) -> list[Act]:
    n = news.n
    box, ship = to.own(news.seat, "money"), to.ship(news.seat)
    return [Carry(COIN, 1 + abs(n) // 1000, *((ship, box) if n > 0 else (box, ship)))] if n else []


@carries
def _considered(to: Teller, news: kinds.Considered) -> list[Act]:
    return [Carry(news.card, 1, to.ship(news.seat), to.dock(""))] if news.card else []


@carries
def _come(to: Teller, news: kinds.Bought | kinds.Hired | kinds.Fitted) -> list[Act]:
    card = news.card
    return [Carry(card, 1, to.dock(card), to.own(news.seat, "crew"))] if card else []


@carries
def _dropped(to: Teller, news: kinds.Dropped) -> list[Act]:
    card = news.card
    return [Carry(card, 1, to.dock(card), to.ship(news.seat))] if card else []


@carries
def _gone(to: Teller, news: kinds.Left | kinds.Seized) -> list[Act]:
    return [Carry(news.card, 1, to.own(news.seat, "crew"), to.ship(news.seat))] if news.card else []


@carries
def _job(to: Teller, news: kinds.Job) -> list[Act]:
    card = news.card
    return [Carry(card, 1, to.ship(news.seat), to.dock(card), back=card[0] == "?")] if card else []


def _choice(card: str) -> bool:
    """Whether it is a card that is drawn and leaves a choice; a Goal of a Story has options, too."""
    found = firefly().faces.get(face(card))
    return len(getattr(found, "options", ())) > 1 and kind(card) in ("nav", "misbehave")


def _move(stage: Stage, id: str, number: int) -> None:
    piece = stage.pieces.get(id)
    if piece:
        stage.put(headings.arrived(piece, piece.node, number))
