"""On a card that a rival has drawn and answered, the way that was chosen is marked while the card is shown."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.app.games.firefly.panels.blocks import Taken
from game.app.games.firefly.story import Shown
from game.app.table.panels import inspector
from game.app.table.panels.blocks import Row
from game.content.firefly import firefly
from game.rules.firefly import news as news_of
from game.rules.firefly.tokens import face
from tests.told import news as made
from tests.ui.test_rival_cards import captains


def cards(scene, kind: str) -> list[str]:
    """The cards with a choice of the Nav decks or of the Misbehave deck, by their ids."""
    box = firefly().nav if kind == "nav" else firefly().misbehave
    found = [item for held in scene.session.state.zones.values() for item in held if face(item) in box]
    return [item for item in found if len(box[face(item)].options) > 1]


def shown(scene, *news) -> list[Shown]:
    return [act for act in scene.acts(news, "") if isinstance(act, Shown)]


@pytest.mark.parametrize("kind", ["nav", "misbehave"])
def test_the_way_that_was_chosen_is_marked_and_it_alone(home, kind):
    _, scene = captains()
    for item in cards(scene, kind):
        options = firefly().faces[face(item)].options
        (drawn,) = shown(scene, *made("firefly", (kind, 1, item)))
        assert not [block for block in drawn.page() if isinstance(block, Taken)]
        for n, option in enumerate(options):
            (card,) = shown(scene, news_of.Option(1, item, n))
            marked = [block for block in card.page() if isinstance(block, Taken)]
            assert [block.left for block in marked] == [f"**{option.title}** {option.text}"]
            assert card.said() != drawn.said()


def test_the_ace_is_marked(home):
    _, scene = captains()
    item = cards(scene, "misbehave")[0]
    (card,) = shown(scene, news_of.Ace(1, item))
    assert [block.left for block in card.page() if isinstance(block, Taken)] == [scene.words("firefly.act.ace")]


def test_the_way_to_a_goal_of_a_story_is_told_by_no_card_but_in_the_log(home):
    """A Goal has options like a card; nobody draws it."""
    _, scene = captains()
    told = 0
    for story in firefly().stories.values():
        for n, goal in enumerate(story.goals, 1):
            for way, _ in enumerate(getattr(goal, "options", ())):
                news = news_of.Option(1, f"goal:{story.id}/{n}", way)
                assert shown(scene, news) == []
                assert scene.lines_of([(0, news)]) and scene.results_of([news]) is not None
                told += 1
    assert told


def test_the_card_lies_in_its_place_from_the_draw_to_the_answer(home):
    hands, scene = captains()
    item = cards(scene, "nav")[0]
    (drawn,), (card,) = shown(scene, news_of.Nav(1, item)), shown(scene, news_of.Option(1, item, 0))
    drawn.still = card.still = False
    drawn.t, card.t = 0.999, 0.0
    assert drawn.rect(scene.kit, scene.stage) == card.rect(scene.kit, scene.stage)
    card.t = 0.999
    assert card.rect(scene.kit, scene.stage).x > drawn.rect(scene.kit, scene.stage).x


@pytest.mark.parametrize(("text", "language"), [(100, "en"), (100, "de"), (200, "de")])
def test_the_marked_way_is_never_left_out(home, text, language):
    _, scene = captains(text=text, language=language)
    for item in (*cards(scene, "nav"), *cards(scene, "misbehave")):
        for n in range(len(firefly().faces[face(item)].options)):
            (card,) = shown(scene, news_of.Option(1, item, n))
            size = card.rect(scene.kit, scene.stage).inflate(-2 * scene.kit.u(24), -2 * scene.kit.u(24)).size
            placed = inspector.place(scene.kit, Rect((0, 0), size), card.page())
            (where,) = [box for block, box in placed if isinstance(block, Taken)]
            assert Rect((0, 0), size).contains(where)
            assert all(isinstance(block, Row) for block, _ in placed[-1:])


def test_people_see_their_card_on_the_map_and_a_brisk_table_has_the_slip(home):
    _, scene = captains()
    item = cards(scene, "nav")[0]
    assert not shown(scene, news_of.Option(0, item, 0))
    scene.app.settings.speed = "fast"
    assert not shown(scene, news_of.Option(1, item, 0))
    (slip,) = scene.results_of([news_of.Option(1, item, 0)]) or [None]
    assert slip is None or slip.card is not None
