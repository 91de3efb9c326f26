"""Drawing and widgets: one `Kit` per window size, layers, buttons, text fields, tooltips."""

from game.app.ui.kit import Kit
from game.app.ui.theme import SEATS, C

__all__ = ["C", "SEATS", "Kit"]
