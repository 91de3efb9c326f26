"""The drawing kit: tokens, text, shapes, light, materials, marks, figures and button faces for one window size.

Everything is drawn at native pixels; sizes are in units (1280 x 720 of them on any window).  Two rules keep edges
clean: shapes are drawn four times too big and shrunk, and whatever was shrunk is kept premultiplied (`put`).
Every costly surface is cached by its arguments, so a frame is blits of ready pictures.
"""

from game.app.ui.kit.plates import Plates
from game.app.ui.kit.sprites import Art, Pic

__all__ = ["Art", "Kit", "Pic"]


class Kit(Plates):
    """Kit(scale, art, text_scale): one per window size and text size; drop it when either changes."""
