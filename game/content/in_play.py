"""Which cards and boards a game is played with: those of the box, and of the mods that its settings name."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields

from game.content.common.mod import mod_of
from game.content.common.packing import pack
from game.content.load import content_of


def mods_named(settings: Mapping[str, str]) -> frozenset[str]:
    """The mods that settings name: in the list `mods`, or before the colon of a heist, a story or a board."""
    listed = settings.get("mods", "").split("+")
    parts = [part for value in settings.values() for part in value.split("+") if ":" in part]
    return frozenset({*listed, *(part.partition(":")[0] for part in parts)} - {""})


def missing(game: str, settings: Mapping[str, str]) -> frozenset[str]:
    """The mods that settings name and of which nothing is here. ContentError."""
    own = content_of(game)
    return mods_named(settings) - {mod_of(key) for deck in fields(own) for key in getattr(own, deck.name)}


def fingerprint(game: str, settings: Mapping[str, str], box: bool) -> str:
    """16 letters that change with a card or board of those mods, and with one of the box where `box` says so.
    ContentError."""
    own, named = content_of(game), mods_named(settings)
    decks = {
        deck.name: {
            key: card for key, card in getattr(own, deck.name).items() if (mod_of(key) in named if mod_of(key) else box)
        }
        for deck in fields(own)
    }
    text = json.dumps(pack(decks), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
