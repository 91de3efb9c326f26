"""The games of bots that tests of the app begin in the midst of."""

import pytest

from tests.golden.bot_games import GAMES, answers_to, played


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.file.stem)
def test_every_answer_kept_is_one_that_the_rules_offer(one):
    session = one.fresh()
    for number, key in enumerate(played(one.game, one.seats, one.seed, dict(one.settings))):
        legal = [option.key for option in session.options]
        assert key in legal, f"answer {number}: run python -m tests.golden.bot_games"
        session.answer(key)


def test_a_moment_is_where_such_a_choice_waits():
    answers = answers_to("firefly", 2, 3, "Actions")
    assert answers == played("firefly", 2, 3)[: len(answers)]


def test_a_game_that_is_not_kept_and_a_moment_that_never_comes_say_so():
    with pytest.raises(LookupError, match="not among the GAMES"):
        played("firefly", 3, 99)
    with pytest.raises(LookupError, match="never comes to"):
        answers_to("firefly", 1, 5, "NoSuchChoice")
