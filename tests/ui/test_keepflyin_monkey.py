"""Whatever is answered and pointed at in a whole voyage, the table can show it."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from tests.ui.hands import center
from tests.ui.keepflyin_table import middle, open_curtain, table

LONG = os.environ.get("VERSE_LOOKS") == "all"


@pytest.mark.wide
@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (5, 4), (8, 5)] if LONG else [(3, 3)])
def test_anything_can_be_pointed_at_at_any_moment(fresh_kit, home, seats, seed):
    hands, scene = table(seats, seed, size=(1024, 640), settings={"placing": "chance", "limit": "100"})
    luck = random.Random(seed)
    kinds = Counter()
    for step in range(4000 if LONG else 260):
        if hands.app.stack.top is not scene and not open_curtain(hands, scene):
            break
        kinds[scene.now.kind] += 1
        if luck.random() < 0.4:
            hands.move(middle(scene, luck.randrange(scene.now.chart.size)))
        elif luck.random() < 0.3:
            able = [w for w in scene.group.widgets if w.name.startswith(("chip:", "card:", "rail:", "tile:", "link:"))]
            hands.move(center(scene, luck.choice(able).name) if able else (3, 3))
        options = scene.session.options
        liked = [o for o in options if o.key.startswith(("move", "search", "take", "pay", "scan", "turncoat", "shift"))]
        scene.answer(luck.choice(liked if liked and luck.random() < 0.8 else list(options)).key)
        hands.frames(1)
        if step % 40 == 0:
            hands.frames(2)
    assert not hands.app.words.missing and not hands.app.art.missing
    assert scene.session.over or sum(kinds.values()) >= 200
    assert len(kinds) >= 6
