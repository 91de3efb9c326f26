"""The steps of a turn in the bar: in words where they have room, else as signs that say what they are called."""

from __future__ import annotations

import pytest

from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.panels import topbar
from game.app.trial import shots


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scene", ["fancards", "fancards-place", "hex", "firefly"])
def test_all_steps_are_seen_at_200_percent_and_those_without_words_say_what_they_are(home, scene, language, size):
    app = Program(size=size, prefs=Settings(speed="off", text_scale=200, language=language))
    shots.arrange(app, scene, 3)
    shots.settle(app)
    top = app.stack.top
    shown, p = top.panels.bar(), top.places
    boxes = topbar.step_boxes(app.kit, p.bar, shown, p.compact)
    assert [step.label for step, _ in boxes] == [label for label, _ in shown.steps]
    assert len(boxes) >= 4
    rects = [box for _, box in boxes]
    chips = topbar.strips(app.kit, p.bar, shown, p.compact)[2]
    assert all(a.right < b.x for a, b in zip(rects, rects[1:])) and rects[-1].right < chips[0].x
    for step, box in boxes:
        if step.mark:
            spot = next(w for w in top.group.widgets if w.hit(box.center))
            assert spot.name == f"phase:{step.label}" or spot.name.startswith("step:")
            assert spot.hint
    app.play(None)
