"""Objects drawn on Gear cards; the camera frames each by itself."""

import gear_arms
import gear_cards
import gear_equipment
import gear_pirates
import gear_supply
from studio.light import lamp_kit, shadow_floor
from studio.scene import frame, new_scene, shoot


def render(record, path, size, samples):
    """One object: record is (name, elevation of the camera, turn of the camera)."""
    name, elevation, turn = record
    new_scene(*size, samples=samples)
    for shelf in (gear_supply, gear_equipment, gear_arms, gear_pirates, gear_cards):
        draw = getattr(shelf, name, None)
        if draw:
            draw()
            break
    shadow_floor(0)
    lamp_kit(1.1, power=1.15)
    frame(elevation, turn, 0.07, 0.07)
    shoot(path)
