"""A campaign whose parts are played by several processes says what one process would say."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.rules.fancards.hands import DiscardDown
from game.rules.fancards.verse.encounter import Attack
from game.rules.registry import RULESETS
from tests.contract.playing import Boxed
from tests.long import card_table, hand, long_save
from tests.long.brass import ENOUGH, judged
from tests.long.campaigns import joined
from tests.long.clicks import clicks
from tests.long.hand import hands, in_hand
from tests.long.result import Result
from tests.long.tables import EVERY, Tables
from tests.told import news


def part() -> Result:
    """Games in which the brass button earns $100 less than a bot each time."""
    found: Counter[Any] = Counter()
    table = "keepflyin 2"
    found[table, "games"] = ENOUGH
    found.update({(table, "earned"): 0, (table, "earned bot"): 100 * ENOUGH})
    found.update({(table, "earned diff"): -100 * ENOUGH, (table, "earned square"): 100**2 * ENOUGH})
    result = Result("", ENOUGH)
    result.notes = {"found": found}
    return result


def test_a_loss_is_still_one_when_its_parts_are_joined() -> None:
    """Sums below nothing are kept, and the seat that is worse off is a fault."""
    alone, both = part(), joined([part(), part()])
    judged(alone)
    judged(both)
    assert both.tried == 2 * alone.tried
    assert both.faults == alone.faults == ["keepflyin 2: earned 0.0, a level-1 bot 100.0"]


def test_random_decisions_reach_every_game_and_the_box() -> None:
    """The short sizes that every change must pass play Firefly with its box, too; one game alone stays that game."""
    played = ["pirates" if isinstance(rules, Boxed) else rules.id for rules, _ in EVERY.walked()]
    assert played == [*(rules.id for rules in RULESETS), "pirates"]
    assert [rules.id for rules, _ in Tables("fistful").walked()] == ["fistful"]
    assert long_save.mutants(2, 1).notes.keys() >= {"firefly slowest", "pirates slowest"}


def test_a_game_without_a_hand_is_left_out_where_hands_are_asked(monkeypatch) -> None:
    """A box that nobody wrote a hand for ends no campaign of the others; all that there are have one."""
    found = [rules.id for rules, _ in in_hand(EVERY)]
    assert found == [rules.id for rules in RULESETS] == [*hands()]
    monkeypatch.setattr(hand, "hands", dict)
    assert in_hand(EVERY) == [] and clicks(1, 1, Tables("fancards")).tried == 0


def test_the_balance_of_the_card_game_is_one_table() -> None:
    """A row for each number of captains, and below it what was used and who won: no note to look for in a line."""
    found = card_table.card_table(1, 3, Tables("fancards", 2))
    card_table.judged(found)
    assert found.tried == 1 and not found.faults
    assert found.lines[2].startswith("| 2 | 1 |") and found.lines[2].count("|") == found.lines[0].count("|")
    assert [line.partition(":")[0] for line in found.lines[4:]][:2] == ["Epics", "Event cards never used"]


@pytest.mark.parametrize(("asked", "stuck"), [(None, {1}), (DiscardDown(1), {1}), (Attack(1), set())])
def test_three_turns_without_a_move_are_counted(asked, stuck, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a captain suffers in another's turn is no deed of its own; who is asked could do something."""
    monkeypatch.setitem(card_table.BOTS, card_table.BOT, lambda *asked: "end")
    heard = card_table.Heard(2)
    for number in range(1, 9):
        seat = (number - 1) % 2
        for line in news("fancards", ("turn", seat, number), ("moved", 0, "0,0", "1,0")):
            heard.hear(line)
        if asked is not None and seat == 1:
            heard.choose(card_table.FANCARDS, None, asked, (), 1)
    assert heard.stuck == stuck
