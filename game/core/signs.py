"""Signs that are not seen and change what is: they turn text around, or hide in it. No name or text needs them here."""

from __future__ import annotations

import re

_TURNING = re.compile(
    "[\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff"
    "\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]"
)


def unturned(text: str) -> str:
    """A text without signs that turn it around (bidi), have no width, or choose another look of a letter."""
    return text if text.isascii() else _TURNING.sub("", text)
