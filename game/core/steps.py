"""Steps: pieces of rules as frozen data, so that a save can hold what is still to do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar, overload

from game.core.making import made_by_slots

if TYPE_CHECKING:
    from game.core.state import State

S = TypeVar("S", bound="State")


class Option(NamedTuple):
    """One legal answer and the steps that follow from it.

    `key` is stable: logs store it, scenarios type it. `source` and `target` name what is picked up and where it is
    dropped to say so (a cell, card, slot or token); `note` is a short hint for the screen. Unique by `key` in a choice.
    """

    key: str
    then: tuple[Step, ...] = ()
    source: str = ""
    target: str = ""
    note: str = ""

    def before(self, *steps: Step) -> Option:
        """The same answer with more steps behind those that follow from it."""
        return Option(self.key, (*self.then, *steps), self.source, self.target, self.note)

    @property
    def plain(self) -> str:
        """The key without the numbers that tell equal cards and tokens apart: "use:medkit#2:1" is "use:medkit:1"."""
        return ":".join(part.partition("#")[0] for part in self.key.split(":"))


class Listed(Sequence[Option]):
    """Options that are looked up when somebody looks at them, for of hundreds one is taken. `size`: how many there
    are."""

    __slots__ = ("size",)
    kinds: ClassVar[set[type]] = set()
    """The ways in which they are looked up."""
    size: int

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        Listed.kinds.add(cls)

    def at(self, index: int) -> Option:
        """The option with that number, which isn't negative; IndexError beyond the last."""
        raise NotImplementedError

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, index: int) -> Option: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Option, ...]: ...

    def __getitem__(self, index: int | slice) -> Option | tuple[Option, ...]:
        if isinstance(index, slice) or index < 0:
            return tuple(self)[index]
        return self.at(index)

    def __eq__(self, other: object) -> bool:
        return tuple(self) == (tuple(other) if isinstance(other, Listed) else other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


class Tabled(Listed):
    """In parts, each of them some keys of one of the `tables`, then others."""

    __slots__ = ("others", "parts", "tables")

    def __init__(
        self,
        tables: Mapping[int, Mapping[int, Option]],
        parts: Sequence[tuple[int, Sequence[int]]],
        others: Sequence[Option] = (),
    ) -> None:
        self.tables, self.parts, self.others = tables, parts, others
        self.size = sum([len(keys) for _, keys in parts], len(others))

    def at(self, index: int) -> Option:
        for table, keys in self.parts:
            if index < len(keys):
                return self.tables[table][keys[index]]
            index -= len(keys)
        return self.others[index]

    def __iter__(self) -> Iterator[Option]:
        for table, keys in self.parts:
            yield from map(self.tables[table].__getitem__, keys)
        yield from self.others


class Die(Listed):
    """The faces of a die, 1 to 6. `fell`: what follows from each."""

    __slots__ = ("fell",)
    keys = tuple(f"d6:{face}" for face in range(1, 7))

    def __init__(self, fell: Callable[[int], tuple[Step, ...]]) -> None:
        self.fell = fell
        self.size = len(Die.keys)

    def at(self, index: int) -> Option:
        return Option(Die.keys[index], self.fell(index + 1))


class Followed(Listed):
    """Some with the same step behind those that follow from each, then others."""

    __slots__ = ("others", "some", "step")

    def __init__(self, some: Sequence[Option], step: Step, others: Sequence[Option] = ()) -> None:
        self.some, self.step, self.others = some, step, others
        self.size = len(some) + len(others)

    def at(self, index: int) -> Option:
        beyond = index - len(self.some)
        return self.some[index].before(self.step) if beyond < 0 else self.others[beyond]

    def __iter__(self) -> Iterator[Option]:
        for option in self.some:
            yield option.before(self.step)
        yield from self.others


class Step:
    """A piece of rules. Subclasses are frozen dataclasses of ids, numbers, strings and steps (law 1).

    `kinds` maps each step's name to its class; names are unique and stable because saves hold them (law 8).
    """

    __slots__ = ()
    kinds: ClassVar[dict[str, type[Step]]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        known = Step.kinds.get(cls.__name__)
        if known is not None and known.__module__ != cls.__module__:  # dataclass(slots=True) makes each class twice
            raise TypeError(f"two steps are called {cls.__name__}: {known.__module__} and {cls.__module__}")
        Step.kinds[cls.__name__] = cls
        if "__dataclass_fields__" in cls.__dict__:  # the one with slots, with which `__init__` comes along
            made_by_slots(cls)


class Effect(Step, Generic[S]):
    """Happens by itself: changes the tables and returns what comes next, first thing first."""

    __slots__ = ()

    def run(self, g: S) -> Iterable[Step]:
        """Change `g`; the steps returned go on top of the stack in their order."""
        raise NotImplementedError


class Choice(Step, Generic[S]):
    """Waits for its seat. Listing the legal answers changes nothing (law 2) and never gives an empty list."""

    __slots__ = ()
    seat: int

    def options(self, g: S) -> Iterable[Option]:
        """All that is legal now, in a stable order, keys pairwise different."""
        raise NotImplementedError


class Chance(Step, Generic[S]):
    """Left to luck. Listing the equally likely outcomes changes nothing."""

    __slots__ = ()

    def options(self, g: S) -> Iterable[Option]:
        """The equally likely outcomes, at least one, in a stable order."""
        raise NotImplementedError


AnyChoice = Choice[Any]
AnyChance = Chance[Any]
