"""What came of battles, searches and draws of a heist, as results that stay."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from game.app.games.fistful.board.token import picture_of
from game.app.games.fistful.fight.staged import ENDS, duel, rounds
from game.app.games.fistful.log import frozen
from game.app.games.fistful.sayings import token_name
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words
from game.app.table.duel.data import End
from game.app.table.duel.told import ToldDuel
from game.app.table.panels.log import Entry
from game.app.table.results.gather import Gather, Mark
from game.app.table.results.results import Line, Result
from game.content.fistful import fistful
from game.core.state import News
from game.rules.fistful.scoring import objectives
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import back, sort

MARKS = {
    "hurt": Mark("heart", "bad"),
    "healed": Mark("heart", "good"),
    "refilled": Mark("star", "good"),
    "ammo": Mark("ammo"),
    "banked": Mark("coins", "good"),
    "defeated": Mark("check", "good"),
    "knocked_out": Mark("skull", "bad"),
    "stepped_in": Mark("users"),
    "out": Mark("skull", "bad"),
    "took": Mark("hand", "good"),
    "dropped": Mark("hand", "bad"),
    "seized": Mark("skull", "bad"),
    "pinned": Mark("target", "bad"),
    "grasped": Mark("skull", "bad"),
    "turned": Mark("fight"),
    "timer": Mark("hourglass", "bad"),
    "alarm": Mark("bell", "bad"),
    "opened": Mark("lock"),
    "discarded": Mark("trash"),
    "flipped": Mark("eye"),
    "spawned": Mark("skull", "bad"),
}
DECKS = ("crew", "engine")


def results(
    now: Situation,
    words: Words,
    say: Callable[[Sequence[News]], Sequence[Entry]],
    news: Sequence[News],
    after: Fistful,
    people: Collection[int],
) -> list[Result]:
    """The results of the news of an answer; `now`: the table before it, `after`: the game after it."""
    found = Gather(say, people, MARKS)
    dice: list[tuple[str, int]] = []
    battle = rounds(now, news)
    for at, one in enumerate(news):
        what, *rest = one
        if what in ("turn", "moved", "event"):
            found.close()
        elif what == "rolled" and rest[1] == "battle":
            dice.append((str(rest[3]), int(rest[2])))
        elif what == "rolled" and rest[1] in ("scrounge", "lock"):
            line = found.line(one)
            found.begin(
                rest[0],
                now.hero_name(rest[0]),
                line.text if line else "",
                "bad" if rest[2] == 1 else "plain",
                dice=[("d6", int(rest[2]))],
            )
        elif what in ENDS:
            seat, total, strength = rest
            token = now.fight.token if now.fight else next((str(n[2]) for n in news if n[0] == "battle"), "")
            head = now.hero_name(seat)
            if token:
                head = words("results.against", name=head, foe=token_name(words, token, now))
            found.begin(
                seat,
                head,
                words(f"results.{what}"),
                ENDS[what],
                [Line("fight", words("results.strength", total=total, strength=strength))],
                dice,
            )
            dice = []
            if at in battle:
                told = End(words(f"results.{what}"), ENDS[what])
                found.stage(ToldDuel(duel(now, words, battle[at], told)))
        elif what == "used" and frozen(now, str(rest[1])):
            line = found.line(one)
            found.begin(
                rest[0],
                now.hero_name(rest[0]),
                line.text if line else "",
                "good",
                picture=fistful().gear[str(rest[1]).partition("#")[0]].picture,
            )
        elif what == "drew":
            _drew(found, words, now, one)
        elif what in ("flipped", "spawned") and sort(str(rest[1])) == "enemy":
            head = words("results.turned_up")
            if not found.found or found.found[-1].head != head or not found.add(one):
                token = str(rest[1])
                found.begin(
                    -1,
                    head,
                    token_name(words, token, now),
                    "bad",
                    picture=picture_of(token),
                    weight=int(bool(people)),
                    back=_back(token) if what == "flipped" else "spawn",
                )
        elif what == "hurt":
            if not found.add(one):
                line = found.line(one)
                found.begin(rest[0], now.hero_name(rest[0]), line.text if line else "", "bad")
                found.shut()
        elif what in MARKS:
            found.add(one)
    _objectives(found, words, now, after)
    return found.found


def _back(token: str) -> str:
    """The picture of the side that lay up: that of its deck, else of where enemies come from."""
    return f"back_{back(token)}" if back(token) in DECKS else "spawn"


def _drew(found: Gather, words: Words, now: Situation, news: News) -> None:
    """A Gear card: its picture, what it does."""
    _, seat, card = news
    record = fistful().gear.get(str(card).partition("#")[0])
    if record is None:
        found.add(news)
        return
    found.begin(
        seat,
        words("results.drew", name=now.hero_name(seat)),
        record.title,
        "good",
        [Line("", record.text)],
        picture=record.picture,
    )


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
