"""The log of a heist: news as lines with links."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.app.games.fistful.board.token import picture_of
from game.app.games.fistful.campaign.titles import title
from game.app.games.fistful.sayings import card_title, crew_name, item_name, skill_title, timer_next, token_name
from game.app.games.fistful.situation import Situation
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.rulings import line_of_news
from game.core.news import News, word_of
from game.rules.fistful import news as kinds
from game.rules.fistful.board import board_of

Then = tuple[str, dict[int, str]]
"""A moment for names and places: the heist that was played, and the hero of each seat."""


def agreed(words: Words, settings: Mapping[str, str]) -> list[Entry]:
    """What the table decided before the game; it stands above all that happened."""
    level = settings.get("level", "")
    return [Entry(-1, words("settings.house.log", level=words(f"level.{level}")))] if level else []


def moments_then(news: Sequence[News], heist: str, heroes: Mapping[int, str]) -> list[Then]:
    """Which heist was played, and who stood on the board for each seat, when each piece of news came; `heist`,
    `heroes`: after all of them."""
    found: list[Then] = []
    at = dict(heroes)
    for one in reversed(news):
        if isinstance(one, kinds.Onward):
            heist, at = one.done, dict(enumerate(one.crew))
        found.append((heist, at))
        if isinstance(one, kinds.KnockedOut):
            at = {**at, one.seat: one.who}
            found[-1] = heist, at
    return found[::-1]


def stand(now: Situation, then: Then) -> None:
    """Let a situation of its own speak of another moment."""
    heist, now.g.hero = then
    if heist != now.g.heist:
        now.g.heist, now.board = heist, board_of(heist)


CAUSES = (kinds.Turn, kinds.Event, kinds.Used, kinds.Skill, kinds.LostRound)
"""News after which an enemy may move: the last one before it is why; a turn that begins is no reason."""


class Telling:
    """One piece of news, `what` by its word, that becomes a line: at which moment, in which words, after how many
    answers, and the last of `CAUSES` before it."""

    def __init__(self, now: Situation, words: Words, what: str, after: int, cause: News | None) -> None:
        self.now, self.words, self.what, self.after, self.cause = now, words, what, after, cause

    def line(self, key: str, seat: int, about: Sequence[Subject] = (), cell: int = -1, **values: object) -> Entry:
        """The sentence of that key; `about`: where its links lead."""
        now = self.now
        values.setdefault("hero", now.hero_name(seat) if seat >= 0 else "")
        place = now.xy(cell) if cell >= 0 and now.board is not None else None
        rule = line_of_news(now.session.rules.id, self.words, key)
        return Entry(seat, self.words(f"table.log.{key}", **values), tuple(about), place, self.after, rule)

    def token(self, token: str) -> str:
        """A token in words."""
        return token_name(self.words, token, self.now)


reads: Readers[Telling, Entry | None] = Readers()


def entry(now: Situation, words: Words, news: News, after: int, cause: News | None = None) -> Entry | None:
    """A piece of news as a line; None for what the screen shows otherwise. `cause`: the last of `CAUSES` before it."""
    return reads.read(Telling(now, words, word_of(news), after, cause), news, None)


@reads
def _turn(to: Telling, news: kinds.Turn) -> Entry:
    return to.line("turn", news.seat, [("crew", news.seat)], n=news.turn)._replace(turn=True)


@reads
def _rolled(to: Telling, news: kinds.Rolled) -> Entry:
    return to.line(f"rolled.{news.what}", news.seat if news.thrower < 0 else news.thrower, n=news.face)


@reads
def _moved(to: Telling, news: kinds.Moved | kinds.Retreated) -> Entry:
    path = news.path
    there = to.now.xy(path[-1])
    cost = news.cost if isinstance(news, kinds.Moved) else -1
    key, n = _way(to.what, path, cost), max(0, cost)
    return to.line(key, news.seat, [("cell", there)], path[-1], n=n, place=to.now.room(there))


@reads
def _appeared(to: Telling, news: kinds.Flipped | kinds.Peeked | kinds.Spawned) -> Entry:
    there = to.now.xy(news.cell)
    found = to.line(to.what, -1, [("cell", there)], news.cell, token=to.token(news.token), place=to.now.room(there))
    return found._replace(picture=picture_of(news.token))


@reads
def _took(to: Telling, news: kinds.Took) -> Entry:
    key = "took.card" if news.zone == "card" else "took.crate" if news.zone == "removed" else "took"
    return to.line(key, news.seat, token=to.token(news.token))


@reads
def _gear(to: Telling, news: kinds.Drew | kinds.Discarded | kinds.Used) -> Entry:
    card = news.card
    gear, name = [("gear", card)], card_title(card)
    if isinstance(news, kinds.Used) and frozen(to.now, card):
        colour = to.words(f"table.timer.{timer_next(to.now)}")
        return to.line("used.timer", news.seat, gear, card=name, colour=colour)
    return to.line(to.what, news.seat, gear, card=name)


@reads
def _event(to: Telling, news: kinds.Event) -> Entry:
    return to.line("event", -1, [("event", news.card)], card=card_title(news.card))


@reads
def _timer(to: Telling, news: kinds.Timer) -> Entry:
    return to.line("timer", -1, colour=to.words(f"table.timer.{news.colour}"), n=news.n)._replace(picture="timer")


@reads
def _battle(to: Telling, news: kinds.Battle) -> Entry:
    return to.line("battle", news.seat, [("enemy", news.enemy)], news.cell, enemy=to.token(news.enemy))


@reads
def _round(to: Telling, news: kinds.WonRound | kinds.LostRound | kinds.DrawRound) -> Entry:
    return to.line(to.what, news.seat, total=news.total, strength=news.strength)


@reads
def _counted(to: Telling, news: kinds.Hurt | kinds.Healed | kinds.Refilled | kinds.Banked) -> Entry:
    return to.line(to.what, news.seat, n=news.n)


@reads
def _ammo(to: Telling, news: kinds.Ammo) -> Entry:
    return to.line("ammo" if news.n < 0 else "loaded", news.seat, n=abs(news.n))


@reads
def _defeated(to: Telling, news: kinds.Defeated) -> Entry:
    return to.line("defeated", news.seat, enemy=to.token(news.enemy))


@reads
def _opened(to: Telling, news: kinds.Opened) -> Entry:
    return to.line(f"opened.{news.how}", news.seat, token=to.token(news.door))


@reads
def _held(to: Telling, news: kinds.Turned | kinds.Seized | kinds.Pinned) -> Entry:
    return to.line(to.what, news.seat, [("enemy", news.enemy)], enemy=to.token(news.enemy))


@reads
def _onward(to: Telling, news: kinds.Onward) -> Entry:
    return to.line("onward", -1, title=title(news.heist), done=title(news.done), n=news.n)


@reads
def _crew(to: Telling, news: kinds.KnockedOut | kinds.SteppedIn) -> Entry:
    return to.line(to.what, news.seat, who=crew_name(news.who))


@reads
def _jumped(to: Telling, news: kinds.Jumped) -> Entry:
    moved = to.line("jumped", -1, [("cell", to.now.xy(news.cell))], news.cell, enemy=to.token(news.enemy))
    moved = moved._replace(picture=picture_of(news.enemy))
    why = _why(to.now, to.words, to.cause)
    return moved._replace(text=f"{moved.text.rstrip('.')} ({why}).") if why else moved


@reads
def _backup(to: Telling, news: kinds.Backup) -> Entry:
    other = news.other
    found = to.line("backup", news.seat, [("crew", other)], other=to.now.hero_name(other))
    return found._replace(other=other)


@reads
def _passed(to: Telling, news: kinds.Passed) -> Entry:
    found = to.line("passed", news.seat, item=item_name(to.words, news.item), other=to.now.hero_name(news.other))
    return found._replace(other=news.other)


@reads
def _skill(to: Telling, news: kinds.Skill) -> Entry:
    seat = news.seat
    key = "skill.steady" if news.how == "steady" else "skill"
    return to.line(key, seat, [("crew", seat)], skill=skill_title(to.now, seat, news.who))


@reads
def _dropped(to: Telling, news: kinds.Dropped) -> Entry:
    return to.line("dropped", news.seat, token=to.token(news.token))


@reads
def _over(to: Telling, news: kinds.Over) -> Entry:
    return to.line(f"over.{news.how}", -1)


@reads
def _seat(to: Telling, news: kinds.Grasped | kinds.Out) -> Entry:
    return to.line(to.what, news.seat)


@reads
def _all(to: Telling, _news: kinds.Alarm | kinds.Calm) -> Entry:
    return to.line(to.what, -1)


def _why(now: Situation, words: Words, cause: News | None) -> str:
    """Why an enemy moved: a card, a skill, its Special Attack after a lost round; "" where nothing says."""
    if isinstance(cause, (kinds.Event, kinds.Used)):
        return card_title(cause.card)
    if isinstance(cause, kinds.Skill):
        return skill_title(now, cause.seat, cause.who)
    return words("table.log.jumped.attack") if isinstance(cause, kinds.LostRound) else ""


def frozen(now: Situation, card: str) -> bool:
    """Whether a Gear card stops the Timer."""
    record = now.gear(card)
    return record is not None and any(word.name == "freeze" for word in record.do)


def _way(what: str, path: Sequence[int], cost: int) -> str:
    """How somebody got along such a path: on foot, part of it on a people mover, or without a step."""
    return "moved.carried" if not cost else "moved.ride" if 0 < cost < len(path) - 1 else what
