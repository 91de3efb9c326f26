"""What came of dice, cards and encounters of a game, as results that stay."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from game.app.games.keepflyin.chart.pieces import PICTURES
from game.app.games.keepflyin.deeds import DEEDS, deed
from game.app.games.keepflyin.lasts import lasts
from game.app.games.keepflyin.sayings import counter_name, title
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.results.gather import Gather, Mark, signed
from game.app.table.results.results import Line, Result
from game.core.state import News
from game.rules.keepflyin.jobs import illegal_held, passengers_held
from game.rules.keepflyin.scoring import goal
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import enemy, sort

NEAR = 1000
"""Who has so little less than what the game is won with is one step from winning."""
MARKS = {
    "platinum": Mark("coins"),
    "notoriety": Mark("star"),
    "arrested": Mark("lock", "bad"),
    "held": Mark("lock", "bad"),
    "lost": Mark("skull", "bad"),
    "released": Mark("check", "good"),
    "paid": Mark("coins", "good"),
    "bonus": Mark("coins", "good"),
    "niska": Mark("skull", "bad"),
    "sold": Mark("coins", "good"),
    "left_aboard": Mark("import"),
    "salvaged": Mark("import", "good"),
    "turncoat": Mark("skull", "bad"),
    "shifted": Mark("run"),
    "pursuit_over": Mark("check", "good"),
    "cleared": Mark("check"),
}
ENDS = {"evaded": "good", "caught": "bad", "pursues": "bad", "no_pursuit": "good"}
QUIET = ("first", "quadrant", "evade", "pursuit")
"""Dice that say nothing by themselves: what follows them does."""


def results(
    now: Situation,
    words: Words,
    say: Callable[[Sequence[News]], Sequence[Entry]],
    news: Sequence[News],
    after: KeepFlyin,
    faces: Mapping[int, str],
    people: Collection[int],
) -> list[Result]:
    """The results of the news of an answer; `now`: the table before it, `after`: the game after it, `faces`: the
    counters all have seen."""
    if now.g.phase == "setup":
        return []
    known = {**faces, **after.up}
    found = Gather(say, people, MARKS)
    dice: tuple[tuple[str, int], ...] = ()
    who = now.g.active
    for one in news:
        what, *rest = one
        if what in DEEDS and deed(found, words, now, one):
            continue
        if what == "turn":
            who = rest[0]
            found.close()
        elif what == "flipped" and not str(rest[2]).startswith("?"):
            known[rest[1]] = rest[2]
            _turned_up(found, words, who, str(rest[2]))
        elif what == "event":
            card = str(rest[1])
            found.begin(rest[0], words("hex.card.drawn", name=now.name(rest[0])), title(card))
        elif what == "rolled":
            dice = tuple(("d6", face) for face in rest[2])
            if rest[1] not in QUIET:
                line = found.line(one)
                found.begin(rest[0], now.name(rest[0]), line.text if line else "", dice=dice)
        elif what in ENDS and len(rest) > 3:
            seat, number = (rest[0], rest[1]) if what in ("evaded", "caught") else (rest[1], rest[0])
            foe = counter_name(words, known.get(number, ""))
            head = words("results.against", name=now.name(seat), foe=foe)
            says = words(f"hex.dice.{what}", total=rest[2], limit=rest[3])
            more = _modifiers(words, now, seat, known.get(number, ""), rest[2] - sum(face for _, face in dice), what)
            found.begin(seat, head, words(f"results.{what}"), ENDS[what], [Line("dice", says), *more], dice)
            dice = ()
        elif what == "pursues":
            line = found.line(one)
            found.begin(rest[1], now.name(rest[1]), words("results.pursues"), "bad", [line] if line else [])
        elif what in ("platinum", "notoriety"):
            _changed(found, now, one, people, words)
        elif what in MARKS:
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


def _changed(found: Gather, now: Situation, one: News, people: Collection[int], words: Words) -> None:
    """What comes and goes: a line of what it came of; with nothing of that kind, told to whom it happens in the turn of
    another."""
    _, seat, n, *_ = one
    if not n:
        return
    mood = signed(n) if one[0] == "platinum" else signed(-n)
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
