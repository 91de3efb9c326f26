"""The hand that plays whole evenings of the fans' card game with a mouse presses what it sees there."""

from __future__ import annotations

from game.app.trial import shots
from tests.window.fancards import FanCardsVoyage


class Jumps:
    """A person whose mouse jumps, as that of an X server does."""

    def __init__(self, hands):
        self.hands, self.pos = hands, (3, 3)

    def point(self, pos):
        for i in (1, 2, 3):
            self.hands.move(tuple(a + (b - a) * i // 3 for a, b in zip(self.pos, pos)))
        self.pos = pos
        self.hands.rest()


def test_on_its_way_over_the_map_the_page_of_another_place_does_not_come_between(hands):
    shots.arrange(hands.app, "fancards", 3)
    hands.rest()
    scene, person = hands.app.stack.top, Jumps(hands)
    option = next(one for one in scene.now.options if scene.group.named(f"press:{one.key}"))
    person.point(tuple(scene.view.camera.window.center))
    (place,) = FanCardsVoyage(person, 1).places(scene, option)
    assert scene.places.inspector.collidepoint(person.pos) and scene.group.at(person.pos) is None
    assert scene.subject() is None and scene.group.named(place) is not None
