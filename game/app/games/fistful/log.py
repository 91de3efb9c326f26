"""The log of a heist: news as lines with links."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.app.games.fistful.campaign.titles import title
from game.app.games.fistful.sayings import card_title, crew_name, item_name, skill_title, timer_next, token_name
from game.app.games.fistful.situation import Situation
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


def entry(now: Situation, words: Words, news: News, after: int, cause: News = ("",)) -> Entry | None:
    """A piece of news as a line; None for what the screen shows otherwise. `cause`: the last of `CAUSES` before it."""
    what, *rest = news

    def line(key: str, seat: int, about: Sequence[Subject] = (), cell: int = -1, **values: object) -> Entry:
        values.setdefault("hero", now.hero_name(seat) if seat >= 0 else "")
        place = now.xy(cell) if cell >= 0 and now.board is not None else None
        rule = line_of_news(now.session.rules.id, words, key)
        return Entry(seat, words(f"table.log.{key}", **values), tuple(about), place, after, rule)

    seat = rest[0] if rest and isinstance(rest[0], int) else -1
    if what == "turn":
        return line("turn", seat, [("crew", seat)], n=rest[1])._replace(turn=True)
    if what == "rolled":
        return line(f"rolled.{rest[1]}", rest[4] if len(rest) > 4 else seat, n=rest[2])
    if what in ("moved", "retreated"):
        path, there = rest[1], now.xy(rest[1][-1])
        return line(
            _way(what, path, *rest[2:]),
            seat,
            [("cell", there)],
            path[-1],
            n=max(rest[2:], default=0),
            place=now.room(there),
        )
    if what in ("flipped", "peeked", "spawned"):
        cell, token = rest
        return line(
            what,
            -1,
            [_subject(token, now.xy(cell))],
            cell,
            token=token_name(words, token, now),
            place=now.room(now.xy(cell)),
        )
    if what == "took":
        token, zone = rest[1], rest[2]
        key = "took.card" if zone == "card" else "took.crate" if zone == "removed" else "took"
        return line(key, seat, [], token=token_name(words, token, now))
    if what == "used" and frozen(now, rest[1]):
        return line(
            "used.timer",
            seat,
            [("gear", rest[1])],
            card=card_title(rest[1]),
            colour=words(f"table.timer.{timer_next(now)}"),
        )
    if what in ("drew", "discarded", "used"):
        return line(what, seat, [("gear", rest[1])], card=card_title(rest[1]))
    if what == "event":
        return line("event", -1, [("event", rest[0])], card=card_title(rest[0]))
    if what == "timer":
        return line("timer", -1, colour=words(f"table.timer.{rest[1]}"), n=rest[0])
    if what == "battle":
        return line("battle", seat, [("enemy", rest[1])], rest[2], enemy=token_name(words, rest[1], now))
    if what in ("won_round", "lost_round", "draw_round"):
        return line(what, seat, total=rest[1], strength=rest[2])
    if what in ("hurt", "healed", "refilled", "banked"):
        return line(what, seat, n=rest[1])
    if what == "ammo":
        return line("ammo" if rest[1] < 0 else "loaded", seat, n=abs(rest[1]))
    if what == "defeated":
        return line("defeated", seat, enemy=token_name(words, rest[1], now))
    if what == "opened":
        return line(f"opened.{rest[2]}", seat, token=token_name(words, rest[1], now))
    if what in ("turned", "seized", "pinned"):
        return line(what, seat, [("enemy", rest[1])], enemy=token_name(words, rest[1], now))
    if what == "onward":
        return line(what, -1, title=title(rest[0]), done=title(rest[1]), n=rest[2])
    if what == "grasped":
        return line(what, seat)
    if what in ("knocked_out", "stepped_in"):
        return line(what, seat, who=crew_name(str(rest[1])))
    if what == "jumped":
        moved = line("jumped", -1, [_subject(rest[0], now.xy(rest[2]))], rest[2], enemy=token_name(words, rest[0], now))
        why = _why(now, words, cause)
        return moved._replace(text=f"{moved.text.rstrip('.')} ({why}).") if why else moved
    if what == "backup":
        return line("backup", seat, [("crew", rest[1])], other=now.hero_name(rest[1]))._replace(other=rest[1])
    if what == "passed":
        passed = line("passed", seat, item=item_name(words, rest[1]), other=now.hero_name(rest[2]))
        return passed._replace(other=rest[2])
    if what == "skill":
        key = "skill.steady" if rest[2:] == ["steady"] else "skill"
        return line(key, seat, [("crew", seat)], skill=skill_title(now, seat, rest[1]))
    if what == "dropped":
        return line("dropped", seat, token=token_name(words, rest[1], now))
    if what == "over":
        return line(f"over.{rest[0]}", -1)
    if what in ("alarm", "out", "calm"):
        return line(what, seat if what == "out" else -1)
    return None


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


def _subject(token: str, at: tuple[int, int]) -> Subject:
    return ("cell", at)
