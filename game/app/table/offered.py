"""The options of the pending choice, asked for by their keys."""

from __future__ import annotations

from game.core.steps import Option


class Offered:
    """What every situation of a table knows of its `options`."""

    options: tuple[Option, ...]

    def find(self, *heads: str) -> list[Option]:
        """The options whose key starts with one of these words."""
        return [o for o in self.options if o.key.partition(":")[0] in heads]

    def key(self, key: str) -> Option | None:
        """The option of that key, if it is offered."""
        return next((o for o in self.options if o.key == key), None)
