"""What the card game's table says beside an answer, and when something is refused."""

from __future__ import annotations

from game.app.games.fancards.costs import beside
from game.app.games.fancards.sayings import reason, refused, saying
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.core.ruleset import Refusal
from game.core.session import Session
from game.core.steps import Option
from game.rules.fancards.given import start
from game.rules.registry import ruleset
from tests.ui.fancards_table import table


def test_an_answer_says_what_it_costs_or_brings_and_a_refusal_its_rule():
    _, scene = table(3, 5)
    now, words = scene.now, scene.words

    def said(key: str) -> str:
        return beside(now, words, Option(key))

    assert said("play:pistol#1") == "2 credits"
    assert said("lay:bandits#1:1") == "1 infamy" == said("lay:bandits#1:1:2")
    assert said("finish:mail-round#1") == "3 credits, Alliance +1"
    assert said("quit:the-ariel-job#1") != "" == said("move:1,0") == said("done")
    unit = Option("fight:mal#1:0", (), "mal#1", "quit:old-debts#1:0")
    assert saying(now, words, unit).action == "Mal fights Niska's torturers"
    refusal = Refusal("R-CG-79", "fancards.why.no_moves")
    assert refused(now, words, refusal) == "No movement points are left. (R-CG-79)"
    assert reason(words, refusal) == "No movement points are left."
    assert not words.missing


def test_trouble_for_a_team_says_where_the_team_is():
    given = {"phase": "verse", "crew": {"0": ["mal"], "1": ["jayne"]}, "alliance": {"1": 7}, "hand": {"0": ["crow"]}}
    given |= {
        "map": {"0,0": "persephone", "1,0": "ita", "0,1": "regina"},
        "away": {"1:1": ["1,0", "zoe"], "1:2": ["0,1", "wash"]},
    }
    rules = ruleset("fancards")
    session = Session(rules, start(rules, 2, 3, {}, given, False))
    now, words = Situation(session, ("Ada", "Bo"), {0}), Words.load("en")
    said = [saying(now, words, option).name for option in now.options if option.key.startswith("lay:")]
    assert len(said) == 3 == len(set(said)) and {"Ita", "Regina"} < {name.rpartition(", ")[2] for name in said}


def test_nothing_that_is_sent_is_said_so_and_a_trait_is_played_on_somebody():
    given = {"phase": "verse", "crew": {"0": ["mal"], "1": ["jayne"]}, "alliance": {"1": 5}, "hand": {"0": ["bandits"]}}
    words, rules = Words.load("en"), ruleset("fancards")
    session = Session(rules, start(rules, 2, 3, {}, given, False))
    now = Situation(session, ("Ada", "Bo"), {0})
    assert saying(now, words, now.key("done")).name == words("fancards.act.Attack.none")
    session.answer(next(option.key for option in session.options if option.key.startswith("lay:")))
    now = Situation(session, ("Ada", "Bo"), {0})
    assert saying(now, words, now.key("done")).name == words("fancards.act.Attack.done")
    given = {"phase": "crew", "crew": {"0": ["mal", "zoe"]}, "credits": {"0": 5}, "hand": {"0": ["steady-hand"]}}
    now = Situation(Session(rules, start(rules, 2, 3, {}, given, False)), ("Ada", "Bo"), {0})
    plays = {saying(now, words, option).name for option in now.find("play")}
    assert plays == {"Steady hand for Mal", "Steady hand for Zoe"}
