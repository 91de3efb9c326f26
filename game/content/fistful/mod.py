"""What a mod of *Fistful of Credits* brings: Gear and Event cards, heists, and boards."""

from __future__ import annotations

from dataclasses import replace

from game.content.common.mod import owned
from game.content.common.toml.source import Source
from game.content.fistful.decks import read_boards, read_events, read_gear, read_heists
from game.content.fistful.records import Fistful


def read_brought(top: Source, base: Fistful) -> Fistful:
    """The cards and heists of a mod, called `<mod>:<id>`. ContentError."""
    gear_file, event_file = top / "decks" / "gear.toml", top / "decks" / "events.toml"
    gear = read_gear(gear_file) if gear_file.path.exists() else {}
    events = read_events(event_file) if event_file.path.exists() else {}
    own = read_boards(top / "maps")
    boards = {**{heist.map.id: heist.map for heist in base.heists.values()}, **own}
    heists = read_heists(top / "heists", boards, base.crew, base.enemies)
    for heist in heists.values():
        if heist.map.id in own:
            heists[heist.id] = replace(heist, map=replace(heist.map, id=f"{top.file}:{heist.map.id}"))
    brought = {f"{top.file}:{heist.id}": replace(heist, id=f"{top.file}:{heist.id}") for heist in heists.values()}
    return Fistful(owned(gear.values(), top.file), owned(events.values(), top.file), {}, {}, brought)
