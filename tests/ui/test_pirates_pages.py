"""The page of a Bounty and of a Piracy Job: where the target is, what is missing, the way there."""

from __future__ import annotations

import pytest

from game.app.games.firefly.cards.pages import presses
from game.app.games.firefly.names import thing_art, title
from game.app.games.firefly.panels.blocks import Chips
from game.app.games.firefly.panels.pages import page
from game.app.table.panels import blocks
from game.app.table.panels.bars import Press
from game.rules.firefly.board import find
from game.rules.firefly.story.stories import goal_now
from game.rules.firefly.tokens import face
from tests.ui.pirates_table import pirates, upto


def told(scene, item: str) -> tuple[str, list[str]]:
    """The words on the page of a card, and the keys that its buttons answer."""
    found = page(scene.now, scene.words, ("card", item), scene.press, "", 0)
    said = " | ".join(str(getattr(one, "left", getattr(one, "text", ""))) for one in found)
    return said, [one.key for one in found if isinstance(one, Press)]


def listed(scene, name: str) -> str:
    """A Bounty that lies open, by its face."""
    return next(item for item in scene.now.g.zones["wanted"] if face(item) == name)


def test_who_is_in_a_deck_must_turn_up_first(fresh_kit, home):
    _, scene = pirates(wanted=["wanted-billy"])
    said, keys = told(scene, listed(scene, "wanted-billy"))
    assert "Not seen yet: Billy" in said and "once hired" in said and "last heard" not in said and not keys


def test_the_page_of_a_lone_fugitive_names_what_is_missing_and_leads_there(fresh_kit, home):
    hands, scene = pirates(wanted=["wanted-billy"], pile={"supply:persephone": ["billy"]})
    bounty, there = listed(scene, "wanted-billy"), find(scene.now.g, "persephone")
    said, keys = told(scene, bounty)
    assert "Billy: alone at Persephone" in said and "Showdown with the Fugitive alone" in said
    assert "isn't in your Sector" in said and keys == [f"go:{there}"]
    scene.look(("card", bounty))
    hands.frames(1)
    hands.click(f"press:go:{there}")
    assert scene.now.aim == there and scene.pinned == ("cell", there)


def test_who_can_be_hunted_here_is_hunted_from_the_page(fresh_kit, home):
    _, scene = pirates(
        at={0: "persephone", 1: "boros", 2: "athens"}, wanted=["wanted-billy"], pile={"supply:persephone": ["billy"]}
    )
    bounty = listed(scene, "wanted-billy")
    said, keys = told(scene, bounty)
    assert "in your Sector" not in said and [key.partition(":")[0] for key in keys] == ["hunt"]


def test_a_page_says_who_minds_a_betrayal_and_offers_it(fresh_kit, home):
    _, scene = pirates(wanted=["wanted-jayne"])
    said, keys = told(scene, listed(scene, "wanted-jayne"))
    assert "is in your own Crew" in said and "Will mind: " in said and "Malcolm" not in said
    assert [key.partition(":")[0] for key in keys] == ["hunt"]


def test_a_piracy_job_names_its_targets_and_the_way(fresh_kit, home):
    _, scene = pirates(at={0: "persephone", 1: "boros", 2: "athens"})
    job = scene.now.held("hand", 0)[0]
    said, keys = told(scene, job)
    assert "Attack Bo: Boros" in said and "must be in the same Sector" in said
    assert f"go:{find(scene.now.g, 'athens')}" in keys


def test_what_is_taken_as_loot_is_stolen_and_not_asked_for(home):
    """The rows with a number for each token said what a trade says."""
    hands, scene = pirates()
    upto(hands, scene, *("work:", "go", "board:tech", "attack:fight", "defend:tech", "ready", "ready"))
    upto(hands, scene, "keep", "keep", "enough")
    rows = presses(scene.now, scene.words, scene.session.options, lambda key: None)
    said = [one.left for one in rows if isinstance(one, Chips)]
    assert said == ["Steal Cargo", "Steal Contraband", "Steal Fuel", "Steal Parts"]


def test_the_words_of_the_showdown_stay_on_the_card(fresh_kit, home):
    _, scene = pirates()
    found = page(scene.now, scene.words, ("card", scene.now.held("hand", 0)[0]), scene.press, "", 0)
    kept = [one for one in found if isinstance(one, blocks.Words) and one.text.startswith("**")]
    assert kept and not any(one.drop for one in kept)


def test_a_poster_leads_to_bounties_in_the_rulebook(fresh_kit, home):
    _, scene = pirates(wanted=["wanted-billy"])
    posters = [w for w in scene.group.widgets if w.name.startswith("poster:")]
    assert posters and all(w.rule == "R-PB-82" for w in posters)


@pytest.mark.parametrize("wide", [90, 250])
def test_a_long_value_of_a_row_is_never_printed_over_its_words(fresh_kit, home, wide):
    _, scene = pirates()
    kit, value = scene.kit, "not seen yet; last heard of at Persephone"
    row, short = blocks.Row("search", "River Tam", value), blocks.Row("search", "River Tam")
    assert row.room(kit, wide) == short.room(kit, wide) and row.tall(kit, wide) > short.tall(kit, wide)
    assert blocks.Row("search", "Tam", "5").tall(kit, 250) == short.tall(kit, 250)


def test_a_ship_with_a_model_of_its_own_shows_it_on_its_card(home):
    """All six ships on the cards had one picture."""
    kit = pirates()[0].app.kit
    assert [thing_art(kit, f"{ship}#1") for ship in ("ss-walden", "interceptor", "serenity")] == [
        "ship_walden",
        "ship_interceptor",
        "ship_serenity",
    ]


def test_a_goal_can_be_pointed_at_with_the_box_as_without(fresh_kit, home):
    """The program went down where the mouse lay on one."""
    _, scene = pirates()
    goal = f"goal:{goal_now(scene.now.g, 0).id}"
    found = page(scene.now, scene.words, ("card", goal), scene.press, "", 0)
    assert any(isinstance(one, blocks.Title) and one.title == title(goal) for one in found)
