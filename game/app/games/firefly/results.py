"""What came of tests, cards and encounters of *Firefly*, as results that stay."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile

from game.app.games.firefly import boxes
from game.app.games.firefly.cards.ways import BAD, GOOD, band_of, ending, hoped
from game.app.games.firefly.deeds import DEEDS, card_face, deed, looked_on
from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.results.gather import Gather, Mark, signed
from game.app.table.results.results import Line, Result
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS
from game.core.state import News
from game.rules.firefly.flight.contact import SEIZED
from game.rules.firefly.perks import wanted
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face, option_of, story_card
from game.rules.firefly.zones import amount, outlaw

MARKS = {
    "money": Mark("coins"),
    "goods": Mark("import"),
    "warrant": Mark("target", "bad"),
    "killed": Mark("skull", "bad"),
    "left": Mark("leave", "bad"),
    "saved": Mark("medkit", "good"),
    "seized": Mark("lock", "bad"),
    "token": Mark("frown", "bad"),
    "botched": Mark("x", "bad"),
    "forfeited": Mark("x", "bad"),
    "done": Mark("check", "good"),
    "solid": Mark("check"),
    "used_up": Mark("gear"),
    "hired": Mark("users", "good"),
    "fitted": Mark("gear", "good"),
    "dropped": Mark("trash"),
    "cutter": Mark("skull"),
    "cruiser": Mark("target"),
}
PASSED = 0.6
"""How long a card that asked nothing stays, by the time of other results."""
GIVEN = ("spent", "delivered", "sold", "traded", "dumped")
"""Why tokens go that nobody has lost."""
OTHER_DICE = ("medic", "wanted", "gift")


def results(
    now: Situation,
    words: Words,
    say: Callable[[Sequence[News]], Sequence[Entry]],
    news: Sequence[News],
    after: Firefly,
    people: Collection[int],
    alone: bool = False,
) -> list[Result]:
    """The results of the news of an answer; `now`: the table before it, `after`: the game after it, `alone`: it was
    given by itself."""
    marks = {**MARKS, **boxes.whole("marks")}
    found = Gather(say, people, marks)
    dice: tuple[tuple[str, int], ...] = ()
    option = next((one for one in reversed(list(now.happened())) if one[0] in ("option", "turn")), ("",))
    for at, one in enumerate(news):
        what, *rest = one
        own: Callable[..., bool] | None = boxes.found("results", what)
        if own is not None and own(found, now, words, news, at, after):
            continue
        if what in DEEDS and deed(found, words, now, news, at):
            continue
        if what in ("turn", "nav", "misbehave", "moved", "story"):
            found.close()
        elif what == "option":
            option = one
            _chosen(found, words, now, one, alone)
        elif what == "rolled":
            dice = tuple(("d6", face) for face in rest[2])
            if rest[1] in OTHER_DICE:
                line = found.line(one)
                if not found.add(one):
                    found.begin(rest[0], now.name(rest[0]), line.text if line else "", dice=dice)
                elif rest[1] == "wanted":
                    found.found[-1] = found.found[-1]._replace(dice=(*found.found[-1].dice, *dice))
        elif what == "test" and option[0] == "option":
            _tested(found, words, now, news[at:], option, dice)
        elif what in ("contact", "reavers"):
            _met(found, words, now, after, what, int(rest[0]))
        elif what == "done":
            if not found.add(one):
                found.begin(rest[0], now.name(rest[0]), words("results.job", job=title(str(rest[1]))), "good")
            if looked_on(rest[0], people):
                found.show(card_face(now, words, str(rest[1])))
        elif what == "goal":
            _goal(found, words, now, after, rest[0], rest[1])
        elif what in ("money", "goods", "warrant", "token"):
            _changed(found, words, now, one, people)
        elif what in marks:
            found.add(one)
    kept = [
        one
        for one in found.found
        if one.lines or one.dice or one.weight > 1 or one.mood == "bad" or one.card or one.stage
    ]
    return [one._replace(run="") if one.lines else one for one in kept]


def _met(found: Gather, words: Words, now: Situation, after: Firefly, what: str, seat: int) -> None:
    """The Cruiser or the Reavers come upon a ship: where, and what the Alliance wants of it."""
    at = after.cruiser if what == "contact" else after.ship[seat]
    lines = [Line("rocket", now.where(at, words))]
    g = now.g if outlaw(now.g, seat) else after
    sought = [words("firefly.page.warrants")] if g.warrants.get(seat) else []
    sought += [words(f"firefly.good.{good}", n=2) for good in SEIZED if amount(g, seat, good)]
    sought += [title(crew) for crew in wanted(g, seat)]
    if what == "contact" and sought:
        lines.append(Line("target", words("results.contact.why", what=", ".join(sought)), "ink_red"))
    picture = "alliance" if what == "contact" else "reaver"
    found.begin(seat, now.name(seat), words(f"results.{what}"), "bad", lines, picture=picture)


def _chosen(found: Gather, words: Words, now: Situation, news: News, alone: bool) -> None:
    """What an option without a test brings and costs; of a card that passed by itself people see the card."""
    _, seat, card, n = news
    option = option_of(str(card), int(n))
    if option.test is not None:
        found.close()
        return
    mood = "bad" if option.end in BAD or option.end == "full-stop" else "plain"
    found.begin(
        seat,
        words("results.of", name=now.name(seat), card=title(str(card))),
        option.title,
        "plain" if mood == "bad" and seat not in found.people else "plain",
    )
    _drawn(found, words, now, seat, str(card))
    if alone and seat in found.people:
        found.show(card_face(now, words, str(card)))
        found.found[-1] = found.found[-1]._replace(times=PASSED)
    if option.end == "full-stop":
        last = found.found[-1]
        found.found[-1] = last._replace(lines=(Line("hourglass", words("firefly.end.full-stop"), "ink_mid"),))


def _tested(
    found: Gather, words: Words, now: Situation, news: Sequence[News], option: News, dice: tuple[tuple[str, int], ...]
) -> None:
    """A test, the first of the news: what the die showed and what it had to show, and what that means, also where what
    it asks for then is not there."""
    _, seat, skill, total = news[0]
    card, number = str(option[2]), int(option[3])
    bands = option_of(card, number).bands
    band, well = band_of(bands, total), hoped(bands)
    mood = "good" if band in well and band.end in GOOD else "bad" if band not in well else "plain"
    came = takewhile(lambda one: one[0] not in ("option", "test", "turn"), news[1:])
    if any(one[:2] == ("botched", seat) for one in came) and band.end != "botched":
        mood, band = "bad", band._replace(end="botched", do=())
    die = sum(face for _, face in dice)
    need = min(one.low for one in well)
    key = "results.total.any" if need <= total - die + 1 else "results.total"
    head = words(
        "results.test",
        name=now.name(seat),
        card=title(card),
        skill=words(f"firefly.skill.{skill}") if skill in SKILLS else str(skill),
    )
    how = "passed" if mood == "good" else "failed" if mood == "bad" else "so"
    says = words(f"results.{how}", what=ending(words, band, work=now.g.work))
    found.begin(seat, head, says, mood, [Line("dice", words(key, n=total, need=need))], dice)
    found.show(card_face(now, words, card))


def _drawn(found: Gather, words: Words, now: Situation, seat: int, card: str) -> None:
    """Who looks on sees the card that a bot drew: of cards that leave no choice, that only fly by, the latest."""
    if seat not in found.people:
        alone = len(getattr(firefly().faces.get(face(card)), "options", ())) == 1
        found.show(card_face(now, words, card), f"drawn:{seat}" if alone else "")


def _changed(found: Gather, words: Words, now: Situation, one: News, people: Collection[int]) -> None:
    """What comes and goes: a line of what it came of; with nothing of that kind, told to whom it happens."""
    seat = int(one[1])
    if not now.g.turn:
        return  # what everybody begins with need not be told
    n = one[3] if one[0] == "goods" else one[2] if one[0] != "token" else -int(one[3])
    given = one[0] == "goods" and one[5:] and one[5] in GIVEN
    mood = "plain" if given else signed(-int(n)) if one[0] == "warrant" else signed(n)
    if not n or found.add(one, mood) or seat not in people or seat == now.asked:
        return
    line = found.line(one, mood)
    found.begin(seat, now.name(seat), words("results.happened"), mood, [line] if line else [])


def _goal(found: Gather, words: Words, now: Situation, after: Firefly, seat: int, n: int) -> None:
    """A Goal is reached: everybody hears it, with what is left to win; what it paid belongs to it."""
    story = after.zones.get("story", ())
    goals = story_card(story[0]).goals if story else ()
    left = len(goals) - n
    lines = [*found.found.pop().lines] if found.open and found.found and found.found[-1].seat == seat else []
    if left > 0:
        key = "results.goal.last" if left == 1 else "results.goal.left"
        lines.append(Line("target", words(key, n=left, goal=goals[n].title), "ink_red" if left == 1 else "ink"))
    found.banner(
        seat,
        now.name(seat),
        words("results.goal", name=now.name(seat), n=n, of=len(goals)),
        lines,
        "good" if seat in found.people else "brass",
        "star",
    )
    found.open = True
