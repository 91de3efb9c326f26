"""What the card game's table says beside an answer, and when something is refused."""

from __future__ import annotations

from game.app.games.fancards.costs import beside
from game.app.games.fancards.sayings import reason, refused
from game.core.ruleset import Refusal
from game.core.steps import Option
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
    refusal = Refusal("R-CG-79", "fancards.why.no_moves")
    assert refused(words, refusal) == "No movement points are left. (R-CG-79)"
    assert reason(words, refusal) == "No movement points are left."
    assert not words.missing
