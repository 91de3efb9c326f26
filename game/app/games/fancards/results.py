"""What came of fights, trouble and cards, as results that stay."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.app.games.fancards.causes import Line as Heard
from game.app.games.fancards.causes import gathered
from game.app.games.fancards.deeds import card_face
from game.app.games.fancards.fight.told import ENDS, stays
from game.app.games.fancards.names import title
from game.app.games.fancards.situation import Situation
from game.app.games.fancards.telling import entry
from game.app.play.readers import Readers
from game.app.play.recap import Weights
from game.app.shell.words import Words
from game.app.table.results.gather import INKS, Gather, Mark, plain
from game.app.table.results.results import ALL, GLANCE, OWN, Line, Result
from game.core.news import News, seat_of
from game.rules.fancards import news as kinds
from game.rules.fancards.faces import is_epic
from game.rules.fancards.scoring import GOAL, done
from game.rules.fancards.state import SETUP, FanCards
from game.rules.fancards.state import seat_of as whose

MARKS: Mapping[type[News], Mark] = {
    kinds.Credits: Mark("coins"),
    kinds.Reputation: Mark("star"),
    kinds.Moved: Mark("rocket"),
    kinds.Placed: Mark("plus"),
    kinds.Played: Mark("hand"),
    kinds.Joined: Mark("users", "good"),
    kinds.Took: Mark("check"),
    kinds.Stage: Mark("check", "good"),
    kinds.Completed: Mark("star", "good"),
    kinds.Quit: Mark("x", "bad"),
    kinds.LostJob: Mark("x", "bad"),
    kinds.Laid: Mark("skull", "bad"),
    kinds.Nasty: Mark("skull", "bad"),
    kinds.Strikes: Mark("bolt", "bad"),
    kinds.Answered: Mark("hand", "good"),
    kinds.Jammed: Mark("x", "bad"),
    kinds.Guards: Mark("hand"),
    kinds.Fought: Mark("fight"),
    kinds.Hit: Mark("heart", "good"),
    kinds.Killed: Mark("skull", "good"),
    kinds.Wounded: Mark("heart", "bad"),
    kinds.Died: Mark("skull", "bad"),
    kinds.Warded: Mark("heart", "good"),
    kinds.Healed: Mark("medkit", "good"),
    kinds.Numb: Mark("frown", "bad"),
    kinds.Captain: Mark("star"),
    kinds.Sold: Mark("coins", "good"),
    kinds.Dropped: Mark("trash"),
    kinds.Discarded: Mark("trash"),
    kinds.Mutiny: Mark("users", "bad"),
    kinds.Mutineer: Mark("users", "bad"),
    kinds.MutinyOver: Mark("users"),
    kinds.Bounty: Mark("bolt", "bad"),
    kinds.Closed: Mark("lock", "bad"),
}
PARTS: tuple[type[News], ...] = (
    kinds.Hit,
    kinds.Killed,
    kinds.Wounded,
    kinds.Died,
    kinds.Warded,
    kinds.Numb,
    kinds.Captain,
    kinds.Dropped,
    kinds.LostJob,
    kinds.Credits,
    kinds.Closed,
)
"""News that belong to what began before them."""
WEIGHTS = Weights(light=(kinds.Rolled, kinds.Moved, kinds.Drew))
"""How much news matter to who missed them."""


class Slips:
    """Results that are being gathered over the table `now` before an answer; `after`: the game after it."""

    def __init__(self, now: Situation, words: Words, after: FanCards, people: Collection[int]) -> None:
        self.now, self.words, self.after, self.people = now, words, after, people
        self.found = Gather(lambda told: (), people, MARKS)
        self.told: Heard | None = None

    def line(self, mood: str = "") -> Line | None:
        """The news in the words of the log."""
        assert self.told is not None
        said = entry(self.now, self.words, self.told)
        mark = MARKS.get(type(self.told.news), Mark(""))
        return Line(mark.icon, plain(said.text), INKS[mood or mark.mood]) if said else None

    def part(self) -> bool:
        """The news become a line of what is open; says whether something is."""
        if not self.found.open or not self.found.found:
            return False
        last, line = self.found.found[-1], self.line()
        weight = max(last.weight, OWN) if self.seat in self.people else last.weight
        lines = (*last.lines, line) if line and line not in last.lines else last.lines
        self.found.found[-1] = last._replace(lines=lines, weight=weight)
        return True

    def begin(
        self,
        seat: int,
        head: str,
        text: str,
        mood: str = "plain",
        card: str = "",
        lines: Sequence[Line] = (),
        dice: Sequence[tuple[str, int]] = (),
        weight: int = -1,
    ) -> None:
        """A result begins, about a card."""
        self.found.begin(seat, head, text, mood, lines, dice, weight=weight)
        self.found.show(card_face(card))

    @property
    def seat(self) -> int:
        """Whose news they are."""
        return seat_of(self.told.news) if self.told is not None else -1

    @property
    def mine(self) -> bool:
        """Whether it is a person's turn, who sent the trouble that things come of."""
        return self.now.g.active in self.people

    def alone(self, seat: int, mood: str = "plain", card: str = "", run: str = "", weight: int = -1) -> None:
        """The news stand for themselves: who did it, and what the log says of it."""
        said = self.line()
        if said is None:
            return
        self.begin(seat, self.now.name(seat), said.text, mood, card, weight=weight)
        if run and seat not in self.people:
            self.found.show(None, run)


reads: Readers[Slips, None] = Readers()


def results(
    now: Situation, words: Words, news: Sequence[News], after: FanCards, people: Collection[int]
) -> list[Result]:
    """The results of the news of an answer; `now`: the table before it, `after`: the game after it, `people`: the seats
    of people."""
    if now.g.phase == SETUP:  # ships and crews are chosen before the eyes of all
        news = news[next((i for i, told in enumerate(news) if isinstance(told, kinds.Turn)), len(news)) :]
    to, fight = Slips(now, words, after, people), False
    for one in gathered([(0, told) for told in news], now.happened()):
        to.told, kind = one, type(one.news)
        fight = kind is kinds.Fought or fight and kind not in (kinds.Strikes, kinds.Turn)
        if kind in reads.of:
            reads.read(to, one.news, None)
        elif kind in PARTS and not (fight and kind in ENDS):
            if not to.part():
                _by_itself(to, one)
        elif kind in (kinds.Turn, kinds.Moved, kinds.Fought):
            to.found.close()
    slips = [one for one in to.found.found if one.lines or one.dice or one.card or one.weight > OWN]
    return [*stays(now, words, news, people), *slips]


def _by_itself(to: Slips, told: Heard) -> None:
    """Something that comes or goes by itself is told to whom it happens, in the turn of another."""
    seat = to.seat
    if seat in to.people and seat != to.now.g.active or isinstance(told.news, kinds.Died):
        line = to.line("good" if sum(told.gains.values()) > 0 else "")
        to.found.begin(seat, to.now.name(seat), to.words("results.happened"), "plain", [line] if line else [])


@reads
def _laid(to: Slips, news: kinds.Laid) -> None:
    _against(to, news.seat, whose(news.place), news.card, news.infamy)


@reads
def _nasty(to: Slips, news: kinds.Nasty) -> None:
    _against(to, news.seat, news.victim, news.card, 0)


def _against(to: Slips, seat: int, victim: int, card: str, infamy: int) -> None:
    """Trouble: whoever it strikes reads it at leisure, who sends it knows."""
    if seat in to.people and len(to.people) < 2:
        return
    head = to.words("fancards.slip.sends", name=to.now.name(seat), other=to.now.name(victim))
    struck = victim in to.people
    lines = [Line("bolt", to.words("fancards.slip.infamy", n=infamy))] if infamy else []
    weight = OWN if struck else GLANCE
    to.begin(seat, head, title(card), "bad" if struck else "plain", card, lines=lines, weight=weight)
    if not struck:
        to.found.show(None, f"trouble:{seat}")
    to.found.close()


@reads
def _strikes(to: Slips, news: kinds.Strikes) -> None:
    payer = news.payer
    struck = payer in to.people
    weight = OWN if struck or to.mine else GLANCE
    to.begin(payer, to.now.name(payer), title(news.card), "bad" if struck else "plain", news.card, weight=weight)


@reads
def _answered(to: Slips, news: kinds.Answered | kinds.Jammed) -> None:
    if news.seat not in to.people or len(to.people) > 1:
        to.alone(news.seat, "plain", news.card, weight=OWN if to.mine else -1)
    to.found.close()


@reads
def _shown(to: Slips, news: kinds.Played | kinds.Took) -> None:
    seat = news.seat
    if seat not in to.people or len(to.people) > 1:
        to.alone(seat, "plain", news.card, f"card:{seat}")
    to.found.close()


@reads
def _completed(to: Slips, news: kinds.Completed) -> None:
    seat, card = news.seat, news.card
    line = to.line("good" if seat in to.people else "plain")
    lines = [line] if line else []
    mood = "good" if seat in to.people else "brass"
    if is_epic(card):
        n = done(to.after, seat)
        left = GOAL - n
        if left > 0:
            ink = "ink_red" if left == 1 and seat not in to.people else "ink"
            lines.append(Line("target", to.words("fancards.slip.left", n=left), ink))
        said = to.words("fancards.slip.epics", name=to.now.name(seat), n=n, goal=GOAL)
        to.found.banner(seat, to.now.name(seat), said, lines, mood)
        to.found.show(card_face(card))
    elif line is not None:
        to.begin(seat, to.now.name(seat), line.text, "good" if seat in to.people else "plain", card)
        to.found.close()


@reads
def _mutiny(to: Slips, news: kinds.Mutiny | kinds.MutinyOver | kinds.Incited) -> None:
    seat = news.seat
    line = to.line()
    if line is not None:
        what = to.words("fancards.slip.mutiny")
        mine = seat in to.people
        to.found.begin(seat, to.now.name(seat), what, "bad" if mine else "plain", [line], weight=ALL if mine else OWN)


@reads
def _rolled(to: Slips, news: kinds.Rolled) -> None:
    line = to.line()
    if line is not None:
        dice = [("d6", eyes) for eyes in news.faces]
        to.begin(news.seat, to.now.name(news.seat), line.text, "plain", "", dice=dice)
