"""What came of fights, trouble and cards, as results that stay."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.app.games.fancards.causes import Line as News
from game.app.games.fancards.causes import gathered
from game.app.games.fancards.deeds import card_face
from game.app.games.fancards.fight.told import ENDS, stays
from game.app.games.fancards.names import title
from game.app.games.fancards.situation import Situation
from game.app.games.fancards.telling import entry
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.table.results.gather import INKS, Gather, Mark, plain
from game.app.table.results.results import ALL, GLANCE, OWN, Line, Result
from game.core.state import News as Told
from game.rules.fancards.faces import is_epic
from game.rules.fancards.scoring import GOAL, done
from game.rules.fancards.state import SETUP, FanCards, seat_of

MARKS: Mapping[str, Mark] = {
    "credits": Mark("coins"),
    "reputation": Mark("star"),
    "moved": Mark("rocket"),
    "placed": Mark("plus"),
    "played": Mark("hand"),
    "joined": Mark("users", "good"),
    "took": Mark("check"),
    "stage": Mark("check", "good"),
    "completed": Mark("star", "good"),
    "quit": Mark("x", "bad"),
    "lost_job": Mark("x", "bad"),
    "laid": Mark("skull", "bad"),
    "nasty": Mark("skull", "bad"),
    "strikes": Mark("bolt", "bad"),
    "answered": Mark("hand", "good"),
    "jammed": Mark("x", "bad"),
    "guards": Mark("hand"),
    "fought": Mark("fight"),
    "hit": Mark("heart", "good"),
    "killed": Mark("skull", "good"),
    "wounded": Mark("heart", "bad"),
    "died": Mark("skull", "bad"),
    "warded": Mark("heart", "good"),
    "healed": Mark("medkit", "good"),
    "numb": Mark("frown", "bad"),
    "captain": Mark("star"),
    "sold": Mark("coins", "good"),
    "dropped": Mark("trash"),
    "discarded": Mark("trash"),
    "mutiny": Mark("users", "bad"),
    "mutineer": Mark("users", "bad"),
    "mutiny_over": Mark("users"),
    "bounty": Mark("bolt", "bad"),
    "closed": Mark("lock", "bad"),
}
PARTS = ("hit", "killed", "wounded", "died", "warded", "numb", "captain", "dropped", "lost_job", "credits", "closed")
"""News that belong to what began before them."""


class Slips:
    """Results that are being gathered over the table `now` before an answer; `after`: the game after it."""

    def __init__(self, now: Situation, words: Words, after: FanCards, people: Collection[int]) -> None:
        self.now, self.words, self.after, self.people = now, words, after, people
        self.found = Gather(lambda told: (), people, MARKS)
        self.news = News(0, ("",))

    def line(self, mood: str = "") -> Line | None:
        """The news in the words of the log."""
        said = entry(self.now, self.words, self.news)
        mark = MARKS.get(str(self.news.news[0]), Mark(""))
        return Line(mark.icon, plain(said.text), INKS[mood or mark.mood]) if said else None

    def part(self) -> bool:
        """The news become a line of what is open; says whether something is."""
        if not self.found.open or not self.found.found:
            return False
        last, line = self.found.found[-1], self.line()
        seat = self.news.news[1]
        weight = max(last.weight, OWN) if seat in self.people else last.weight
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


reads: Readers[None] = Readers()


def results(
    now: Situation, words: Words, news: Sequence[Told], after: FanCards, people: Collection[int]
) -> list[Result]:
    """The results of the news of an answer; `now`: the table before it, `after`: the game after it, `people`: the seats
    of people."""
    if now.g.phase == SETUP:  # ships and crews are chosen before the eyes of all
        news = news[next((i for i, told in enumerate(news) if told[0] == "turn"), len(news)) :]
    to, fight = Slips(now, words, after, people), False
    for one in gathered([(0, told) for told in news], now.happened()):
        to.news, what = one, str(one.news[0])
        fight = what == "fought" or fight and what not in ("strikes", "turn")
        if what in reads.of:
            reads.read(to, one.news, None)
        elif what in PARTS and not (fight and what in ENDS):
            if not to.part():
                _by_itself(to)
        elif what in ("turn", "moved", "fought"):
            to.found.close()
    slips = [one for one in to.found.found if one.lines or one.dice or one.card or one.weight > OWN]
    return [*stays(now, words, news, people), *slips]


def _by_itself(to: Slips) -> None:
    """Something that comes or goes by itself is told to whom it happens, in the turn of another."""
    what, seat = str(to.news.news[0]), int(to.news.news[1])
    if seat in to.people and seat != to.now.g.active or what == "died":
        line = to.line("good" if sum(to.news.gains.values()) > 0 else "")
        to.found.begin(seat, to.now.name(seat), to.words("results.happened"), "plain", [line] if line else [])


@reads("laid")
def _laid(to: Slips, seat: int, card: str, place: str, infamy: int) -> None:
    _against(to, seat, seat_of(place), card, infamy)


@reads("nasty")
def _nasty(to: Slips, seat: int, card: str, _target: str, victim: int) -> None:
    _against(to, seat, victim, card, 0)


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


@reads("strikes")
def _strikes(to: Slips, _seat: int, card: str, payer: int) -> None:
    struck = payer in to.people
    weight = OWN if struck or to.mine else GLANCE
    to.begin(payer, to.now.name(payer), title(card), "bad" if struck else "plain", card, weight=weight)


@reads("answered", "jammed")
def _answered(to: Slips, seat: int, card: str, *_more: object) -> None:
    if seat not in to.people or len(to.people) > 1:
        to.alone(seat, "plain", card, weight=OWN if to.mine else -1)
    to.found.close()


@reads("played", "took")
def _shown(to: Slips, seat: int, card: str) -> None:
    if seat not in to.people or len(to.people) > 1:
        to.alone(seat, "plain", card, f"card:{seat}")
    to.found.close()


@reads("completed")
def _completed(to: Slips, seat: int, card: str) -> None:
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


@reads("mutiny", "mutiny_over", "incited")
def _mutiny(to: Slips, seat: int, *_more: object) -> None:
    line = to.line()
    if line is not None:
        what = to.words("fancards.slip.mutiny")
        mine = seat in to.people
        to.found.begin(seat, to.now.name(seat), what, "bad" if mine else "plain", [line], weight=ALL if mine else OWN)


@reads("rolled")
def _rolled(to: Slips, seat: int, _what: str, faces: Sequence[int]) -> None:
    line = to.line()
    if line is not None:
        dice = [("d6", eyes) for eyes in faces]
        to.begin(seat, to.now.name(seat), line.text, "plain", "", dice=dice)
