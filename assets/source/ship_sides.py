"""The ships of the seats as one passes them: from the side, a little from above, bow to the right; no shadow."""

from ships import transport
from studio.light import lamp_kit
from studio.scene import frame, new_scene, shoot

ELEVATION, TURN = 11, 68


def render(record, path, size, samples):
    """The ship of seat `record`."""
    new_scene(*size, samples=samples)
    transport(record)
    lamp_kit(1.3, top=False, power=1.15)
    frame(ELEVATION, TURN, 0.03, 0.0)
    shoot(path)
