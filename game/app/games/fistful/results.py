"""What came of battles, searches and draws of a heist, as results that stay."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from game.app.games.fistful.board.token import picture_of
from game.app.games.fistful.fight.staged import ENDS, ROUNDS, duel, rounds
from game.app.games.fistful.log import frozen
from game.app.games.fistful.sayings import token_name
from game.app.games.fistful.situation import Situation
from game.app.games.fistful.spread.drawn import drawn
from game.app.play.recap import Weights
from game.app.shell.words import Words
from game.app.table.duel.data import End
from game.app.table.duel.told import ToldDuel
from game.app.table.panels.log import Entry
from game.app.table.results.gather import Gather, Mark
from game.app.table.results.results import Line, Result
from game.content.fistful import fistful
from game.core.news import News, seat_of, word_of
from game.rules.fistful import news as kinds
from game.rules.fistful.scoring import objectives
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import back, sort

MARKS: dict[type[News], Mark] = {
    kinds.Hurt: Mark("heart", "bad"),
    kinds.Healed: Mark("heart", "good"),
    kinds.Refilled: Mark("star", "good"),
    kinds.Ammo: Mark("ammo"),
    kinds.Banked: Mark("coins", "good"),
    kinds.Defeated: Mark("check", "good"),
    kinds.KnockedOut: Mark("skull", "bad"),
    kinds.SteppedIn: Mark("users"),
    kinds.Out: Mark("skull", "bad"),
    kinds.Took: Mark("hand", "good"),
    kinds.Dropped: Mark("hand", "bad"),
    kinds.Seized: Mark("skull", "bad"),
    kinds.Pinned: Mark("target", "bad"),
    kinds.Grasped: Mark("skull", "bad"),
    kinds.Turned: Mark("fight"),
    kinds.Timer: Mark("hourglass", "bad"),
    kinds.Alarm: Mark("bell", "bad"),
    kinds.Opened: Mark("lock"),
    kinds.Discarded: Mark("trash"),
    kinds.Flipped: Mark("eye"),
    kinds.Spawned: Mark("skull", "bad"),
}
DECKS = ("crew", "engine")
GRAVE = (kinds.Alarm, kinds.Defeated, kinds.Hurt, kinds.KnockedOut, kinds.Out)
WEIGHTS = Weights(
    grave=GRAVE,
    light=(kinds.Rolled, kinds.Moved, kinds.Drew),
    loud=(*GRAVE, kinds.Event, kinds.Spawned, kinds.Timer),
    drawn=(kinds.Drew,),
)
"""How much news matter to who missed them."""


def results(
    now: Situation,
    words: Words,
    say: Callable[[Sequence[News]], Sequence[Entry]],
    news: Sequence[News],
    after: Fistful,
    people: Collection[int],
    still: bool = False,
) -> list[Result]:
    """The results of the news of an answer; `now`: the table before it, `after`: the game after it, `still`: no card
    lies over the board for a while, so that a slip says what it says."""
    found = Gather(say, people, MARKS)
    dice: list[tuple[str, int]] = []
    battle = rounds(now, news)
    for at, one in enumerate(news):
        if isinstance(one, (kinds.Turn, kinds.Moved, kinds.Event)):
            if isinstance(one, kinds.Event) and still:
                event = fistful().events[one.card.partition("#")[0]]
                weight = int(bool(people))
                found.begin(-1, words("table.kind.event"), event.title, lines=[Line("", event.text)], weight=weight)
            found.close()
        elif isinstance(one, kinds.Rolled) and one.what == "battle":
            dice.append((one.die, one.face))
        elif isinstance(one, kinds.Rolled) and one.what in ("scrounge", "lock"):
            line, mood = found.line(one), "bad" if one.face == 1 else "plain"
            text = line.text if line else ""
            found.begin(one.seat, now.hero_name(one.seat), text, mood, dice=[("d6", one.face)])
        elif isinstance(one, ROUNDS):
            begun = (told.enemy for told in news if isinstance(told, kinds.Battle))
            token = now.fight.token if now.fight else next(begun, "")
            head, says, mood = now.hero_name(one.seat), words(f"results.{word_of(one)}"), ENDS[type(one)]
            if token:
                head = words("results.against", name=head, foe=token_name(words, token, now))
            line = Line("fight", words("results.strength", total=one.total, strength=one.strength))
            found.begin(one.seat, head, says, mood, [line], dice)
            dice = []
            if at in battle:
                told = End(says, mood)
                found.stage(ToldDuel(duel(now, words, battle[at], told)))
        elif isinstance(one, kinds.Used) and frozen(now, one.card):
            line, picture = found.line(one), fistful().gear[one.card.partition("#")[0]].picture
            found.begin(one.seat, now.hero_name(one.seat), line.text if line else "", "good", picture=picture)
        elif isinstance(one, kinds.Drew):
            _drew(found, words, now, one)
        elif isinstance(one, (kinds.Flipped, kinds.Spawned)) and sort(one.token) == "enemy":
            head = words("results.turned_up")
            if not found.found or found.found[-1].head != head or not found.add(one):
                token = one.token
                found.begin(
                    -1,
                    head,
                    token_name(words, token, now),
                    "bad",
                    picture=picture_of(token),
                    weight=int(bool(people)),
                    back=_back(token) if isinstance(one, kinds.Flipped) else "spawn",
                )
        elif type(one) in MARKS and not found.add(one):
            seat = seat_of(one)
            line = found.line(one) if isinstance(one, kinds.Hurt) or seat in people and seat != now.asked else None
            if line is not None:  # it came of nothing that was rolled or drawn: whose hero it is hears it
                found.begin(seat, now.hero_name(seat), line.text, MARKS[type(one)].mood)
                found.shut()
    _objectives(found, words, now, after)
    return found.found


def _back(token: str) -> str:
    """The picture of the side that lay up: that of its deck, else of where enemies come from."""
    return f"back_{back(token)}" if back(token) in DECKS else "spawn"


def _drew(found: Gather, words: Words, now: Situation, news: kinds.Drew) -> None:
    """A Gear card, as it lies in its hand."""
    record = fistful().gear.get(news.card.partition("#")[0])
    if record is None:
        found.add(news)
        return
    found.begin(news.seat, words("results.drew", name=now.hero_name(news.seat)), record.title, "good")
    found.show(drawn(words, news.card, record))


def _objectives(found: Gather, words: Words, now: Situation, after: Fistful) -> None:
    """What is done of what the heist asks: everybody hears it."""
    if after.heist != now.g.heist:
        return
    before = {name: done >= need for name, done, need in objectives(now.g)}
    for name, done, need in objectives(after):
        if done >= need and not before.get(name, True) and name not in ("safe", "landed"):
            key = f"result.goal.{name}"
            visit = next((visit.name for visit in now.heist.visits if visit.icon == name), "")
            said = visit or (words(key, done=done, need=need, who="") if words.has(key) else "")
            found.banner(-1, words("results.objective"), said, mood="good")
