"""The table with Pirates & Bounty Hunters: any moment of a game can be shown and pointed at."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.ui.firefly_table import open_curtain, table
from tests.ui.hands import center

RATHER = ("hunt", "jump", "work", "deliver", "deal", "accept", "attack", "board", "defend", "take", "burn", "rescue")
BOX = {"AttackBy", "BoardBy", "DefendBy"}


@pytest.mark.parametrize(("seats", "seed", "language"), [(4, 8, "de")])
def test_anything_can_be_pointed_at_with_the_box_on(fresh_kit, home, seats, seed, language):
    hands, scene = table(seats, seed, (1280, 720), settings={"pirates": "on"}, language=language, auto=False)
    luck, kinds = random.Random(seed), Counter()
    for _ in range(420):
        if hands.app.stack.top is not scene and not open_curtain(hands, scene):
            break
        kinds[scene.now.kind] += 1
        if luck.random() < 0.3:
            names = ("poster:", "card:", "rail:", "tile:", "press:", "crew:")
            able = [w for w in scene.group.widgets if w.name.startswith(names)]
            hands.move(center(scene, luck.choice(able).name) if able else (3, 3))
        options = scene.session.options
        liked = [o for o in options if o.key.startswith(RATHER)]
        scene.answer(luck.choice(liked if liked and luck.random() < 0.85 else list(options)).key)
        hands.frames(1)
    assert not hands.app.words.missing and not hands.app.art.missing
    assert set(kinds) & BOX, kinds
