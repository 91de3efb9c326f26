"""The log of a heist: news as lines with links."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.app.games.fistful.campaign.titles import title
from game.app.games.fistful.sayings import card_title, crew_name, item_name, skill_title, timer_next, token_name
from game.app.games.fistful.situation import Situation
from game.app.play.readers import Readers
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.rulings import line_of_news
from game.core.state import News
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
        if one[0] == "onward":
            heist, at = one[2], dict(enumerate(one[4]))
        found.append((heist, at))
        if one[0] == "knocked_out":
            at = {**at, one[1]: str(one[2])}
            found[-1] = heist, at
    return found[::-1]


def stand(now: Situation, then: Then) -> None:
    """Let a situation of its own speak of another moment."""
    heist, now.g.hero = then
    if heist != now.g.heist:
        now.g.heist, now.board = heist, board_of(heist)


CAUSES = ("turn", "event", "used", "skill", "lost_round")
"""News after which an enemy may move: the last one before it is why; a turn that begins is no reason."""


class Telling:
    """One piece of news that becomes a line: at which moment, in which words, after how many answers,
    and the last of `CAUSES` before it."""

    def __init__(self, now: Situation, words: Words, what: str, after: int, cause: News) -> None:
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


reads: Readers[Entry | None] = Readers()


def entry(now: Situation, words: Words, news: News, after: int, cause: News = ("",)) -> Entry | None:
    """A piece of news as a line; None for what the screen shows otherwise. `cause`: the last of `CAUSES` before it."""
    return reads.read(Telling(now, words, news[0], after, cause), news, None)


@reads("turn")
def _turn(to: Telling, seat: int, number: int) -> Entry:
    return to.line("turn", seat, [("crew", seat)], n=number)._replace(turn=True)


@reads("rolled")
def _rolled(to: Telling, seat: int, what: str, n: int, _die: str = "", thrower: int = -1) -> Entry:
    return to.line(f"rolled.{what}", seat if thrower < 0 else thrower, n=n)


@reads("moved", "retreated")
def _moved(to: Telling, seat: int, path: Sequence[int], *cost: int) -> Entry:
    there = to.now.xy(path[-1])
    return to.line(
        _way(to.what, path, *cost), seat, [("cell", there)], path[-1], n=max(cost, default=0), place=to.now.room(there)
    )


@reads("flipped", "peeked", "spawned")
def _appeared(to: Telling, cell: int, token: str) -> Entry:
    there = to.now.xy(cell)
    return to.line(to.what, -1, [("cell", there)], cell, token=to.token(token), place=to.now.room(there))


@reads("took")
def _took(to: Telling, seat: int, token: str, zone: str) -> Entry:
    key = "took.card" if zone == "card" else "took.crate" if zone == "removed" else "took"
    return to.line(key, seat, token=to.token(token))


@reads("drew", "discarded", "used")
def _gear(to: Telling, seat: int, card: str, *_more: object) -> Entry:
    gear, name = [("gear", card)], card_title(card)
    if to.what == "used" and frozen(to.now, card):
        colour = to.words(f"table.timer.{timer_next(to.now)}")
        return to.line("used.timer", seat, gear, card=name, colour=colour)
    return to.line(to.what, seat, gear, card=name)


@reads("event")
def _event(to: Telling, card: str, *_more: object) -> Entry:
    return to.line("event", -1, [("event", card)], card=card_title(card))


@reads("timer")
def _timer(to: Telling, n: int, colour: str, *_more: object) -> Entry:
    return to.line("timer", -1, colour=to.words(f"table.timer.{colour}"), n=n)


@reads("battle")
def _battle(to: Telling, seat: int, enemy: str, cell: int, *_more: object) -> Entry:
    return to.line("battle", seat, [("enemy", enemy)], cell, enemy=to.token(enemy))


@reads("won_round", "lost_round", "draw_round")
def _round(to: Telling, seat: int, total: int, strength: int, *_more: object) -> Entry:
    return to.line(to.what, seat, total=total, strength=strength)


@reads("hurt", "healed", "refilled", "banked")
def _counted(to: Telling, seat: int, n: int, *_more: object) -> Entry:
    return to.line(to.what, seat, n=n)


@reads("ammo")
def _ammo(to: Telling, seat: int, n: int, *_more: object) -> Entry:
    return to.line("ammo" if n < 0 else "loaded", seat, n=abs(n))


@reads("defeated")
def _defeated(to: Telling, seat: int, enemy: str, *_more: object) -> Entry:
    return to.line("defeated", seat, enemy=to.token(enemy))


@reads("opened")
def _opened(to: Telling, seat: int, door: str, how: str, *_more: object) -> Entry:
    return to.line(f"opened.{how}", seat, token=to.token(door))


@reads("turned", "seized", "pinned")
def _held(to: Telling, seat: int, enemy: str, *_more: object) -> Entry:
    return to.line(to.what, seat, [("enemy", enemy)], enemy=to.token(enemy))


@reads("onward")
def _onward(to: Telling, heist: str, done: str, n: int, *_more: object) -> Entry:
    return to.line("onward", -1, title=title(heist), done=title(done), n=n)


@reads("knocked_out", "stepped_in")
def _crew(to: Telling, seat: int, who: object, *_more: object) -> Entry:
    return to.line(to.what, seat, who=crew_name(str(who)))


@reads("jumped")
def _jumped(to: Telling, enemy: str, _from: int, cell: int, *_more: object) -> Entry:
    moved = to.line("jumped", -1, [("cell", to.now.xy(cell))], cell, enemy=to.token(enemy))
    why = _why(to.now, to.words, to.cause)
    return moved._replace(text=f"{moved.text.rstrip('.')} ({why}).") if why else moved


@reads("backup")
def _backup(to: Telling, seat: int, other: int, *_more: object) -> Entry:
    found = to.line("backup", seat, [("crew", other)], other=to.now.hero_name(other))
    return found._replace(other=other)


@reads("passed")
def _passed(to: Telling, seat: int, item: str, other: int, *_more: object) -> Entry:
    found = to.line("passed", seat, item=item_name(to.words, item), other=to.now.hero_name(other))
    return found._replace(other=other)


@reads("skill")
def _skill(to: Telling, seat: int, who: str, *how: str) -> Entry:
    key = "skill.steady" if how == ("steady",) else "skill"
    return to.line(key, seat, [("crew", seat)], skill=skill_title(to.now, seat, who))


@reads("dropped")
def _dropped(to: Telling, seat: int, token: str, *_more: object) -> Entry:
    return to.line("dropped", seat, token=to.token(token))


@reads("over")
def _over(to: Telling, how: str, *_more: object) -> Entry:
    return to.line(f"over.{how}", -1)


@reads("grasped", "out")
def _seat(to: Telling, seat: int, *_more: object) -> Entry:
    return to.line(to.what, seat)


@reads("alarm", "calm")
def _all(to: Telling, *_more: object) -> Entry:
    return to.line(to.what, -1)


def _why(now: Situation, words: Words, cause: News) -> str:
    """Why an enemy moved: a card, a skill, its Special Attack after a lost round; "" where nothing says."""
    if cause[0] == "event":
        return card_title(str(cause[1]))
    if cause[0] == "used":
        return card_title(str(cause[2]))
    if cause[0] == "skill":
        return skill_title(now, int(cause[1]), str(cause[2]))
    return words("table.log.jumped.attack") if cause[0] == "lost_round" else ""


def frozen(now: Situation, card: str) -> bool:
    """Whether a Gear card stops the Timer."""
    record = now.gear(card)
    return record is not None and any(word.name == "freeze" for word in record.do)


def _way(what: str, path: Sequence[int], cost: int = -1) -> str:
    """How somebody got along such a path: on foot, part of it on a people mover, or without a step."""
    return "moved.carried" if not cost else "moved.ride" if 0 < cost < len(path) - 1 else what
