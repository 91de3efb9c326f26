"""Every mistake in a deck is told with file, line, table, field and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.common.errors import ContentError, Problem
from game.content.common.toml.sentences import line_of
from game.content.common.toml.source import Source
from game.content.fistful import decks

GEAR = """
[[gear]]
id = "first"
title = "First"
kind = "arms"
text = "+1 to your battle total."
picture = "pistol"
count = 1
when = ["battle"]
do = [{ roll_bonus = 1 }]

[[gear]]
id = "medkit"
title = "Medkit"
kind = "supply"
text = "Restore 2 Health."
picture = "medkit"
count = 4
uses = 1
when = ["turn", "battle"]
do = [{ heal = 2 }]
"""
CREW = """
[[crew]]
id = "mal"
name = "Mal"
doll = "mal"
[crew.hero]
skill = "mal-hero"
title = "T"
text = "Text."
health = 5
ammo = 4
retreat = 4
dice = ["d8"]
[crew.sidekick]
skill = "mal-sidekick"
title = "T"
text = "Text."
"""


def problems(tmp_path: Path, text: str, read: str = "read_gear") -> tuple[Problem, ...]:
    file = tmp_path / "deck.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        getattr(decks, read)(Source(file, "deck.toml"))
    return refused.value.problems


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("count = 4", 'count = "4"', "deck.toml, line 18, gear 2 (medkit), count: must be a whole number, not '4'."),
        ("count = 4", "count = true", "gear 2 (medkit), count: must be a whole number, not true."),
        ("count = 4", "count = 4.0", "count: must be a whole number, not 4.0."),
        ("count = 4", "count = 0", "count: must be at least 1, not 0."),
        ("count = 4", "count = 99", "count: must be at most 12, not 99."),
        ("count = 4\n", "", "deck.toml, line 12, gear 2 (medkit), count: is missing."),
        ("count = 4", "count = 4\nprice = 3", "price: is not known here. Known are id, title, kind"),
        ('"Medkit"', '""', "title: is empty or has blanks at its ends"),
        ('"Medkit"', '"' + "M" * 33 + '"', "title: has more than 32 letters, not 'MMM"),
        ('"Medkit"', '"A\\nB"', "title: holds a sign that can't be printed"),
        ('"Medkit"', '"A\\uE000B"', "title: holds a sign that can't be printed"),
        ('"Medkit"', '"A\\u0301\\u0301B"', "title: stacks several accents"),
        ('id = "medkit"', 'id = "Med Kit"', "id: must be at most 40 small letters, digits and single dashes"),
        ('id = "medkit"', "id = 3", "gear 2 (3), id: must be text in quotes, not 3."),
        ('"medkit"\ncount', '"../x"\ncount', "picture: must be the name of a picture"),
        ('"supply"', '"food"', "kind: must be 'supply', 'equipment' or 'arms', not 'food'."),
        ('["turn", "battle"]', '["turn", "dinner"]', "when[2]: must be 'turn', 'battle', 'timer', 'hurt' or 'sight'"),
        ('["turn", "battle"]', "[]", "when: has fewer than 1 entries."),
        ('["turn", "battle"]', '"turn"', "when: must be a list in [ ], not 'turn'."),
        ('["turn", "battle"]', '["timer"]', "when: heal can't be used at the moment 'timer', only at battle or turn."),
        ("{ heal = 2 }", "{ heel = 2 }", "do: 'heel' is no word of these cards; known are blast, draw_gear"),
        ("{ heal = 2 }", "{ heal = 0 }", "do: heal takes a whole number from 1 to 6."),
        ("{ heal = 2 }", "{ heal = true }", "do: heal takes a whole number from 1 to 6."),
        ("{ heal = 2 }", "{ freeze = 1 }", "do: freeze takes true."),
        ("{ heal = 2 }", "{ extra_die = 8 }", "do: extra_die takes 4 or 6."),
        ("{ heal = 2 }", '{ scan = "ship" }', "do: scan takes 'room'."),
        ("{ heal = 2 }", "{ heal = 1, load = 1 }", "do: each entry of an effect is one word with its value"),
        ("[{ heal = 2 }]", '"heal"', "do: an effect is a list of 1 to 6 words"),
        ('[[gear]]\nid = "first"', '[[geer]]\nid = "first"', "geer: is not known here. Known are gear."),
        ('id = "first"', 'id = "medkit"', "line 13, entry (medkit), id: has two entries with the id 'medkit'."),
    ],
)
def test_gear_mistakes(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in GEAR
    found = problems(tmp_path, GEAR.replace(old, new))
    assert any(says in str(problem) for problem in found), [str(problem) for problem in found]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("health = 5", "health = 12", "deck.toml, line 10, crew 1 (mal), hero.health: must be at most 9, not 12."),
        (
            'dice = ["d8"]',
            'dice = ["d20"]',
            "crew 1 (mal), hero.dice[1]: must be 'd4', 'd6', 'd8' or 'd10', not 'd20'.",
        ),
        (
            "retreat = 4",
            "run = 4",
            "hero.run: is not known here. Known are skill, title, text, health, ammo, retreat, dice.",
        ),
        ('[crew.sidekick]\nskill = "mal-sidekick"\ntitle = "T"\ntext = "Text."\n', "", "sidekick: is missing."),
    ],
)
def test_crew_mistakes(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in CREW
    found = problems(tmp_path, CREW.replace(old, new), "read_crew")
    assert any(says in str(problem) for problem in found), [str(problem) for problem in found]


def test_all_mistakes_of_a_file_are_told_at_once_but_not_thousands(tmp_path: Path) -> None:
    assert len(problems(tmp_path, GEAR.replace("count = ", "count = -").replace('kind = "', 'kind = "x'))) == 4
    assert len(problems(tmp_path, GEAR.split("[[gear]]")[0] + "[[gear]]\n" * 100)) == 20


def test_an_empty_file_and_a_list_of_nothing(tmp_path: Path) -> None:
    assert "gear: is missing." in str(problems(tmp_path, "")[0])
    assert "gear: has fewer than 1 entries" in str(problems(tmp_path, "gear = []")[0])
    assert "gear 1: must be a table, not 3." in str(problems(tmp_path, "gear = [3]")[0])


def test_the_line_is_found_as_near_as_the_text_shows_it() -> None:
    assert line_of(GEAR, ("gear", 1, "count")) == 18
    assert line_of(GEAR, ("gear", 1, "nothing")) == 12
    assert line_of(GEAR, ("gear", 7, "count")) == 0
    assert line_of(GEAR, ()) == 0
    assert line_of(GEAR, ("nothing",)) == 0
    assert line_of(CREW, ("crew", 0, "hero", "ammo")) == 11
