"""A lesson's slip and what moves over the board."""

from __future__ import annotations

from tests.ui.lesson_table import deed, lesson


def test_no_slip_lies_under_a_card_that_comes_up_over_the_map(home):
    """The Nav Card of the lesson rises by itself, after its flight has ended."""
    hands, scene = lesson("firefly", speed="normal")
    while scene.coach.course.step.id != "burn":
        deed(hands, scene)
    scene.answer(scene.coach.wanted().key)
    moved = 0
    for _ in range(400):
        hands.app.update(16.0)
        acts = scene.player.acts
        if acts:
            moved += type(acts[0]).__name__ == "Rise"
            assert scene.coach.rect is None, type(acts[0]).__name__
        hands.app.present()
        if moved and not acts:
            break
    assert moved and scene.coach.course.step.id == "nav"
