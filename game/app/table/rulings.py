"""Ways into the rulebook: which line a text, a piece of news or a moment leads to, and the scene opened at it."""

from __future__ import annotations

import re
from functools import lru_cache

from game.app.shell.app import App
from game.app.shell.words import Words
from game.content.common.rulebook.words import ID, Link, Links, unsaid
from game.content.load import booklet_of, rules_of

LONG = 200
"""Letters of a rule that are read in passing."""
NAMED = re.compile(rf",? ?{ID.pattern}")


@lru_cache(maxsize=8)
def links(game: str, words: Words) -> Links:
    """The keywords of a game in the language of `words`."""
    return Links(booklet_of(game))


def game_of(app: App) -> str:
    """The game that the scene on top is about; the first for one that is about none."""
    scene = app.stack.top
    session = getattr(scene, "session", None) or getattr(getattr(scene, "draft", None), "session", None)
    return str(session.rules.id) if session is not None else app.doors.first.id


def line_of_news(game: str, words: Words, kind: str) -> str:
    """The line a kind of news ("rolled.move") belongs to, "" if it belongs to none."""
    news = links(game, words).booklet.news
    return news.get(kind) or news.get(kind.partition(".")[0], "")


def line_of_moment(game: str, words: Words, moment: str) -> str:
    """The line that matters at a moment of the game, "" for the first."""
    return links(game, words).booklet.moment.get(moment, "")


def line_in(game: str, words: Words, text: str) -> str:
    """The line a text leads to: one it names, else that of its first keyword; "" when it leads nowhere."""
    return links(game, words).line_for(text) if text else ""


def tip(game: str, words: Words, link: Link) -> str:
    """What a link says when it is pointed at: the rule itself, then the line it stands in."""
    word = links(game, words).booklet.keyword.get(link.keyword)
    rule = rules_of(game).get(link.line)
    said = gist(rule.text) if rule is not None else ""
    if word is None:
        return words("rulebook.line.tip", said=said, line=link.line)
    return words("rulebook.link.tip", word=word.title, said=said, line=link.line)


def gist(text: str) -> str:
    """A rule to be read in passing: without the lines that it names, and of a long one the sentences that fit."""
    text = NAMED.sub("", unsaid(text))
    while len(text) > LONG and ". " in text:
        text = text[: text.rindex(". ") + 1].rstrip()
    return text
