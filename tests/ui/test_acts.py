"""How long acts take: a hasty table hastens what moves, not what has to be read."""

import pytest

from game.app.table.moving.animate import Act, Player


class Card(Act):
    """Moves for 400 ms and is read for 2,000."""

    ms = 2400.0
    read = 2000.0


@pytest.mark.parametrize(("factor", "takes"), [(1.0, 2400), (0.4, 2160), (1.6, 3840), (0.0, 0)])
def test_what_is_to_be_read_stays_as_long_as_reading_takes(factor, takes):
    player = Player(None)
    player.play([Card()])
    ms = 0
    while player.playing:
        player.step(10, factor)
        ms += 10
    assert ms == pytest.approx(max(10, takes), abs=11)
