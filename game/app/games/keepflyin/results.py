"""What came of dice, cards and encounters of a game, as results that stay."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from game.app.games.keepflyin.chart.pieces import PICTURES
from game.app.games.keepflyin.deeds import deed
from game.app.games.keepflyin.lasts import lasts
from game.app.games.keepflyin.sayings import counter_name, title
from game.app.games.keepflyin.situation import Situation
from game.app.play.recap import Weights
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.results.gather import Gather, Mark, signed
from game.app.table.results.results import Line, Result
from game.content.keepflyin import keepflyin
from game.core.news import News, word_of
from game.rules.keepflyin import news as kinds
from game.rules.keepflyin.jobs import illegal_held, passengers_held
from game.rules.keepflyin.scoring import goal
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import enemy, sort

NEAR = 1000
"""Who has so little less than what the game is won with is one step from winning."""
MARKS: dict[type[News], Mark] = {
    kinds.Platinum: Mark("coins"),
    kinds.Notoriety: Mark("star"),
    kinds.Arrested: Mark("lock", "bad"),
    kinds.Held: Mark("lock", "bad"),
    kinds.Lost: Mark("skull", "bad"),
    kinds.Released: Mark("check", "good"),
    kinds.Paid: Mark("coins", "good"),
    kinds.Bonus: Mark("coins", "good"),
    kinds.Niska: Mark("skull", "bad"),
    kinds.Sold: Mark("coins", "good"),
    kinds.LeftAboard: Mark("import"),
    kinds.Salvaged: Mark("import", "good"),
    kinds.Turncoat: Mark("skull", "bad"),
    kinds.Shifted: Mark("run"),
    kinds.PursuitOver: Mark("check", "good"),
    kinds.Cleared: Mark("check"),
}
ROLLED = (kinds.Evaded, kinds.Caught, kinds.Pursues, kinds.NoPursuit)
ENDS: dict[type[News], str] = {kinds.Evaded: "good", kinds.Caught: "bad", kinds.Pursues: "bad", kinds.NoPursuit: "good"}
QUIET = ("first", "quadrant", "evade", "pursuit")
"""Dice that say nothing by themselves: what follows them does."""
WEIGHTS = Weights(
    grave=(kinds.Paid, kinds.Caught, kinds.Arrested, kinds.Lost, kinds.Turncoat, kinds.Pursues),
    light=(
        kinds.Rolled,
        kinds.Moved,
        kinds.Drew,
        kinds.Job,
        kinds.Scanned,
        kinds.Mixed,
        kinds.Echo,
        kinds.Refused,
        kinds.PassedOver,
    ),
    loud=(kinds.Event,),
    drawn=(kinds.Drew,),
)
"""How much news matter to who missed them."""


def results(
    now: Situation,
    words: Words,
    say: Callable[[Sequence[News]], Sequence[Entry]],
    news: Sequence[News],
    after: KeepFlyin,
    faces: Mapping[int, str],
    people: Collection[int],
    still: bool = False,
) -> list[Result]:
    """The results of the news of an answer; `now`: the table before it, `after`: the game after it, `faces`: the
    counters all have seen, `still`: no card lies over the chart for a while, so that a slip says what it says."""
    if now.g.phase == "setup":
        return []
    known = {**faces, **after.up}
    found = Gather(say, people, MARKS)
    dice: tuple[tuple[str, int], ...] = ()
    who = now.g.active
    for one in news:
        if _offered(one, after, people) or deed(found, words, now, one):
            continue
        if isinstance(one, kinds.Turn):
            who = one.seat
            found.close()
        elif isinstance(one, kinds.Flipped) and not one.face.startswith("?"):
            known[one.number] = one.face
            _turned_up(found, words, who, one.face)
        elif isinstance(one, kinds.Event):
            event = keepflyin().events.get(one.card.rpartition("#")[0]) if still and one.seat in people else None
            lines = [Line("", event.text)] if event is not None else []
            found.begin(one.seat, words("hex.card.drawn", name=now.name(one.seat)), title(one.card), lines=lines)
        elif isinstance(one, kinds.Rolled):
            dice = tuple(("d6", face) for face in one.faces)
            if one.what not in QUIET:
                line = found.line(one)
                found.begin(one.seat, now.name(one.seat), line.text if line else "", dice=dice)
        elif isinstance(one, ROLLED) and one.total:
            seat, face, what = one.seat, known.get(one.number, ""), word_of(one)
            head = words("results.against", name=now.name(seat), foe=counter_name(words, face))
            says = words(f"hex.dice.{what}", total=one.total, limit=one.limit)
            more = _modifiers(words, now, seat, face, one.total - sum(face for _, face in dice), what)
            found.begin(seat, head, words(f"results.{what}"), ENDS[type(one)], [Line("dice", says), *more], dice)
            dice = ()
        elif isinstance(one, kinds.Pursues):
            line = found.line(one)
            found.begin(one.seat, now.name(one.seat), words("results.pursues"), "bad", [line] if line else [])
        elif isinstance(one, (kinds.Platinum, kinds.Notoriety)):
            _changed(found, now, one, people, words)
        elif type(one) in MARKS:
            found.add(one)
    _lasting(found, words, now, after, news)
    _near(found, words, now, after)
    return [
        one
        for one in found.found
        if one.lines
        or one.dice
        or one.weight > 1
        or one.mood != "plain"
        or one.card
        or not one.lines
        and one.head == words("results.turned_up")
    ]


def _offered(one: News, after: KeepFlyin, people: Collection[int]) -> bool:
    """Whether somebody at the screen drew a card that lies over the chart now, for all to read."""
    return isinstance(one, kinds.Drew) and one.seat in people and one.card in after.zones.get("drawn", ())


def _modifiers(words: Words, now: Situation, seat: int, face: str, change: int, what: str) -> list[Line]:
    """Why an evasion is not the sum of its dice: what weighs in the hold, and what an Event card gave (R-KF-67)."""
    if not change or what not in ("evaded", "caught") or not enemy(face):
        return []
    kind = sort(face)
    burden = illegal_held(now.g, seat) if kind == "alliance" else passengers_held(now.g, seat)
    card = change + burden
    found = [Line("gear", words(f"hex.dice.burden.{kind}", n=burden))] if burden else []
    return [*found, *([Line("star", words("hex.dice.card", change=f"{card:+d}"))] if card else [])]


def _turned_up(found: Gather, words: Words, seat: int, face: str) -> None:
    """A counter was revealed in somebody's turn."""
    if face.partition("-")[0] != "ghost":
        found.begin(
            seat,
            words("results.turned_up"),
            counter_name(words, face),
            "plain" if face.startswith("derelict") else "bad",
            picture=PICTURES[sort(face)],
            weight=int(bool(found.people)),
            back="counter",
        )


def _lasting(found: Gather, words: Words, now: Situation, after: KeepFlyin, news: Sequence[News]) -> None:
    """What a card has changed for a while stands with the card, else with whom it concerns."""
    for seat, lines in lasts(words, now.g.flags, after.flags, news).items():
        head = words("hex.card.drawn", name=now.name(seat))
        at = next((i for i, one in enumerate(found.found) if one.seat == seat and one.head == head), -1)
        if at >= 0:
            found.found[at] = found.found[at]._replace(lines=(*found.found[at].lines, *lines))
        else:
            found.begin(seat, now.name(seat), words("results.happened"), lines=lines)


def _changed(
    found: Gather, now: Situation, one: kinds.Platinum | kinds.Notoriety, people: Collection[int], words: Words
) -> None:
    """What comes and goes: a line of what it came of; with nothing of that kind, told to whom it happens in the turn of
    another."""
    seat, n = one.seat, one.change
    if not n:
        return
    mood = signed(n) if isinstance(one, kinds.Platinum) else signed(-n)
    if not found.add(one, mood) and seat in people and not seat == now.asked == now.g.active:
        line = found.line(one, mood)
        found.begin(seat, now.name(seat), words("results.happened"), mood, [line] if line else [])


def _near(found: Gather, words: Words, now: Situation, after: KeepFlyin) -> None:
    """Who has come within a step of retiring: everybody hears it."""
    aim = goal(after)
    for seat, money in after.platinum.items():
        before = now.g.platinum.get(seat, 0)
        for least in (aim, aim - NEAR):
            if before < least <= money:
                key = "results.rich" if least == aim else "results.near"
                found.banner(
                    seat,
                    now.name(seat),
                    words(key, name=now.name(seat), money=words("money", n=money)),
                    [Line("coins", words(f"{key}.line", goal=words("money", n=aim)))],
                )
                break
