"""What came of tests, cards and encounters of *Firefly*, as results that stay."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import takewhile

from game.app.games.firefly import boxes
from game.app.games.firefly.cards.tried import tried
from game.app.games.firefly.cards.ways import BAD, GOOD, band_of, ending, hoped
from game.app.games.firefly.deeds import card_face, deed, looked_on
from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.play.recap import Weights
from game.app.shell.words import Words
from game.app.table.duel.data import End
from game.app.table.duel.told import ToldDuel
from game.app.table.panels.log import Entry
from game.app.table.results.gather import Gather, Mark, signed
from game.app.table.results.results import Line, Result
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS
from game.core.news import News, word_of
from game.rules.firefly import news as kinds
from game.rules.firefly.flight.contact import SEIZED
from game.rules.firefly.perks import wanted
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face, option_of, story_card
from game.rules.firefly.zones import amount, outlaw

MARKS: dict[type[News], Mark] = {
    kinds.Money: Mark("coins"),
    kinds.Goods: Mark("import"),
    kinds.Warrant: Mark("target", "bad"),
    kinds.Killed: Mark("skull", "bad"),
    kinds.Left: Mark("leave", "bad"),
    kinds.Saved: Mark("medkit", "good"),
    kinds.Seized: Mark("lock", "bad"),
    kinds.Token: Mark("frown", "bad"),
    kinds.Botched: Mark("x", "bad"),
    kinds.Forfeited: Mark("x", "bad"),
    kinds.Done: Mark("check", "good"),
    kinds.Solid: Mark("check"),
    kinds.UsedUp: Mark("gear"),
    kinds.Hired: Mark("users", "good"),
    kinds.Fitted: Mark("gear", "good"),
    kinds.Dropped: Mark("trash"),
    kinds.Cutter: Mark("skull"),
    kinds.Cruiser: Mark("target"),
}
CLOSES = (kinds.Turn, kinds.Nav, kinds.Misbehave, kinds.Moved, kinds.Story)
"""News that begin something new."""
PASSED = 0.6
"""How long a card that asked nothing stays, by the time of other results."""
GIVEN = ("spent", "delivered", "sold", "traded", "dumped")
"""Why tokens go that nobody has lost."""
OTHER_DICE = ("medic", "wanted", "gift")
WEIGHTS = Weights(light=(kinds.Rolled, kinds.Moved, kinds.Job))
"""How much news matter to who missed them."""


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
    marks: dict[type[News], Mark] = {**MARKS, **boxes.whole("marks")}
    found = Gather(say, people, marks)
    dice: tuple[tuple[str, int], ...] = ()
    begun = (one for one in reversed(list(now.happened())) if isinstance(one, (kinds.Option, kinds.Turn)))
    option: News | None = next(begun, None)
    for at, one in enumerate(news):
        own: Callable[..., bool] | None = boxes.found("results", type(one))
        if own is not None and own(found, now, words, news, at, after):
            continue
        if deed(found, words, now, news, at):
            continue
        if isinstance(one, CLOSES):
            found.close()
        elif isinstance(one, kinds.Option):
            option = one
            _chosen(found, words, now, one, alone)
        elif isinstance(one, kinds.Rolled):
            dice = tuple(("d6", face) for face in one.faces)
            if one.what in OTHER_DICE:
                line = found.line(one)
                if not found.add(one):
                    found.begin(one.seat, now.name(one.seat), line.text if line else "", dice=dice)
                elif one.what == "wanted":
                    found.found[-1] = found.found[-1]._replace(dice=(*found.found[-1].dice, *dice))
        elif isinstance(one, kinds.Test) and isinstance(option, kinds.Option):
            _tested(found, words, now, one, news[at + 1 :], option, dice)
        elif isinstance(one, (kinds.Contact, kinds.Reavers)):
            _met(found, words, now, after, word_of(one), one.seat)
        elif isinstance(one, kinds.Done):
            if not found.add(one):
                found.begin(one.seat, now.name(one.seat), words("results.job", job=title(one.card)), "good")
            if looked_on(one.seat, people):
                found.show(card_face(now, words, one.card))
        elif isinstance(one, kinds.Goal):
            _goal(found, words, now, after, one.seat, one.n)
        elif isinstance(one, (kinds.Money, kinds.Goods, kinds.Warrant, kinds.Token)):
            _changed(found, words, now, one, people)
        elif type(one) in marks:
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


def _chosen(found: Gather, words: Words, now: Situation, news: kinds.Option, alone: bool) -> None:
    """What an option without a test brings and costs; of a card that passed by itself people see the card."""
    seat, card = news.seat, news.card
    option = option_of(card, news.option)
    if option.test is not None:
        found.close()
        return
    mood = "bad" if option.end in BAD or option.end == "full-stop" else "plain"
    found.begin(
        seat,
        words("results.of", name=now.name(seat), card=title(card)),
        option.title,
        "plain" if mood == "bad" and seat not in found.people else "plain",
    )
    _drawn(found, words, now, seat, card)
    if alone and seat in found.people:
        found.show(card_face(now, words, card))
        found.found[-1] = found.found[-1]._replace(times=PASSED)
    if option.end == "full-stop":
        last = found.found[-1]
        found.found[-1] = last._replace(lines=(Line("hourglass", words("firefly.end.full-stop"), "ink_mid"),))


def _tested(
    found: Gather,
    words: Words,
    now: Situation,
    test: kinds.Test,
    then: Sequence[News],
    option: kinds.Option,
    dice: tuple[tuple[str, int], ...],
) -> None:
    """A test, and the news after it: what the die showed and what it had to show, and what that means, also where what
    it asks for then is not there."""
    seat, skill, total, card = test.seat, test.skill, test.total, option.card
    bands = option_of(card, option.option).bands
    band, well = band_of(bands, total), hoped(bands)
    mood = "good" if band in well and band.end in GOOD else "bad" if band not in well else "plain"
    came = takewhile(lambda one: not isinstance(one, (kinds.Option, kinds.Test, kinds.Turn)), then)
    if any(isinstance(one, kinds.Botched) and one.seat == seat for one in came) and band.end != "botched":
        mood, band = "bad", band._replace(end="botched", do=())
    die = sum(face for _, face in dice)
    need = min(one.low for one in well)
    key = "results.total.any" if need <= total - die + 1 else "results.total"
    head = words(
        "results.test",
        name=now.name(seat),
        card=title(card),
        skill=words(f"firefly.skill.{skill}") if skill in SKILLS else skill,
    )
    how = "passed" if mood == "good" else "failed" if mood == "bad" else "so"
    says = words(f"results.{how}", what=ending(words, band, work=now.g.work))
    found.begin(seat, head, says, mood, [Line("dice", words(key, n=total, need=need))], dice)
    if seat in found.people:
        faces = tuple(eyes for _, eyes in dice)
        found.stage(ToldDuel(tried(now, words, seat, skill, faces, total, card, need, End(says, mood))))
    else:
        found.show(card_face(now, words, card))


def _drawn(found: Gather, words: Words, now: Situation, seat: int, card: str) -> None:
    """Who looks on sees the card that a bot drew: of cards that leave no choice, that only fly by, the latest."""
    if seat not in found.people:
        alone = len(getattr(firefly().faces.get(face(card)), "options", ())) == 1
        found.show(card_face(now, words, card), f"drawn:{seat}" if alone else "")


Change = kinds.Money | kinds.Goods | kinds.Warrant | kinds.Token


def _changed(found: Gather, words: Words, now: Situation, one: Change, people: Collection[int]) -> None:
    """What comes and goes: a line of what it came of; with nothing of that kind, told to whom it happens."""
    seat = one.seat
    if not now.g.turn:
        return  # what everybody begins with need not be told
    n = -one.lies if isinstance(one, kinds.Token) else one.n
    given = isinstance(one, kinds.Goods) and one.why in GIVEN
    mood = "plain" if given else signed(-n) if isinstance(one, kinds.Warrant) else signed(n)
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
