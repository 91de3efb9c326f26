"""What the lanes of a stage show: plain words and names of pictures, filled in by the game whose fight it is."""

from __future__ import annotations

from typing import NamedTuple


class Fighter(NamedTuple):
    """One who fights. `combat`: what is added to the die, "" for what throws none; `left` of `whole` health; `note`: a
    few words in `ink`, as a chance; `price`: what it costs, "" for nothing. `state`: "lit" can be chosen, "picked" is
    chosen, "dim" takes no part."""

    id: str
    name: str
    picture: str
    combat: str = ""
    left: int = 0
    whole: int = 0
    note: str = ""
    ink: str = "mid"
    price: str = ""
    state: str = ""


class Lane(NamedTuple):
    """Who attacks, or somebody who is attacked (`fighter` None, `name` in the colour of `seat`), and below that who
    meets them, in order. `target`: what rules call it when something is put there; `order`: when it comes, from 1, 0
    where that doesn't matter; `fuel`: so much of so much that can still be spent on it, () where nothing is; `says`:
    what comes of it, a line each with its ink; `state` as of a fighter."""

    target: str
    fighter: Fighter | None
    seat: int = -1
    name: str = ""
    order: int = 0
    fuel: tuple[int, int] | tuple[()] = ()
    guards: tuple[Fighter, ...] = ()
    says: tuple[tuple[str, str], ...] = ()
    state: str = ""


class Fray(NamedTuple):
    """All of it. `steps`: the parts of it by name, `at` the one that runs; `picture`: the backdrop; `bench`: who has no
    lane yet; `asks`: what is asked of `seat`, as all may read it."""

    title: str
    steps: tuple[str, ...]
    at: int
    picture: str
    lanes: tuple[Lane, ...]
    bench: tuple[Fighter, ...] = ()
    asks: str = ""
    seat: int = -1
