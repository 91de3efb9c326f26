"""The log of the fans' card game: every kind of news has words, and nothing of it is an id."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import game.rules.fancards
from game.ai.moments import bring, chance, usual
from game.app.games.fancards.log import entries
from game.app.games.fancards.telling import reads
from game.app.shell.words import Words
from game.core.news import News
from game.core.session import Session
from game.rules.fancards import news as news_of
from game.rules.registry import ruleset
from tests.told import kinds, news

RULES = Path(game.rules.fancards.__file__).parent
ADVANCED = dict.fromkeys(("mutiny", "squads", "looting", "edge"), "on")
NAMES = ("Ada", "Bo", "Cem")


class Looker:
    def __init__(self, session: Session) -> None:
        self.g = session.state

    def name(self, seat: int) -> str:
        return NAMES[seat]


def test_each_kind_of_news_is_told_or_shown_otherwise():
    assert set(kinds("fancards").values()) == set(reads.of)


@pytest.mark.parametrize("language", ["en", "de"])
def test_lines_are_plain_sentences(language):
    rules, words = ruleset("fancards"), Words.load(language)
    session: Session = Session(rules, rules.new(3, 7, {**usual("fancards"), **ADVANCED, "win": "all"}))
    told: list[tuple[int, News]] = []
    bring(session, chance(random.Random(7)), most=700, answer=lambda k: told.extend((1, n) for n in session.answer(k)))
    assert len({type(news) for _, news in told}) > 30
    lines = entries(Looker(session), words, told)
    assert words.missing == set()
    assert [one.text for one in lines if re.search(r"#|foe:|fancards\.|\{|\*\*\*\*|\?", one.text)] == []
    assert [one.text for one in lines if one.text.count("**") != 2 * len(one.about)] == []


def test_infamy_is_told_with_who_spent_it_on_whom_and_for_what():
    session: Session = Session(ruleset("fancards"), ruleset("fancards").new(3, 7, usual("fancards")))
    now, words = Looker(session), Words.load("en")

    def said(*line: object) -> str:
        return entries(now, words, [(1, *news("fancards", line))])[0].text

    assert said("laid", 0, "bandits#1", "2", 1) == "Ada sent **Bandits** against Cem, for 1 of Cem's infamy."
    assert said("laid", 0, "bandits#1", "2:1", 1) == (
        "Ada sent **Bandits** against Cem's Away Team, for 1 of Cem's infamy."
    )
    assert said("laid", 1, "storm#1", "2", 2) == "Bo played **Storm** on everybody, for 2 of Cem's infamy."
    assert said("nasty", 0, "reinforcements#1", "bandits#1", 2).startswith("Ada helped **Bandits** with ")
    assert said("jammed", 0, "jam#1", "take-cover#1", 1).startswith("Ada cancelled **Take cover** with **")


def test_what_a_flight_brings_and_a_card_costs_is_told_with_it():
    session: Session = Session(ruleset("fancards"), ruleset("fancards").new(3, 7, usual("fancards")))
    now, words = Looker(session), Words.load("en")
    session.state.cells["1,0"] = "santo#1"
    told: list[News] = [
        news_of.Turn(0, 4),
        news_of.Credits(0, -1),
        news_of.Credits(0, -3),
        news_of.Played(0, "dock-pilot#1"),
        news_of.Joined(0, "dock-pilot#1"),
        news_of.Moved(0, "0,0", "1,0"),
        news_of.Stage(0, "mail-round#1", "1,0"),
        news_of.Credits(0, 2),
        news_of.Reputation(0, "alliance", 1),
        news_of.Hit(0, "bandits#1"),
        news_of.Killed(0, "bandits#1"),
        news_of.Credits(0, 1),
    ]
    answers = (1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5)
    assert [one.text.replace("**", "") for one in entries(now, words, list(zip(answers, told)))] == [
        "Ada's turn, round 2",
        "Ada paid 1 credit of upkeep.",
        "Ada played Dock pilot for 3 credits.",
        "Ada flew to Santo: 2 credits, Alliance +1.",
        "Ada made a stop for Mail round at Santo.",
        "Ada's crew killed Bandits.",
        "Ada got 1 credit for wounds dealt.",
    ]
