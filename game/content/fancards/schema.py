"""The shape of the decks of the fans' card game, strict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, Field, PlainValidator

from game.content.common.records import Word
from game.content.common.schema import Flavour, Model, Picture, Slug, Title, effect, printed
from game.content.common.words import Values
from game.content.fancards import words


def _said_in(vocabulary: dict[str, Values]) -> Callable[[object], tuple[Word, ...]]:
    return lambda entries: effect(entries, vocabulary)


def _power(kind: str) -> Callable[[str], str]:
    """Whether a power is one that such cards may have; "" is none."""

    def known(text: str) -> str:
        if text and text not in words.POWERS[kind]:
            listed = ", ".join(words.POWERS[kind]) or "none"
            raise ValueError(f"{text[:40]!r} is no power of such a card; known are {listed}")
        return text

    return known


def _distinct(names: list[str]) -> list[str]:
    twice = next((name for name in names if names.count(name) > 1), "")
    if twice:
        raise ValueError(f"says {twice} twice")
    return names


Said = Annotated[str, Field(max_length=200), AfterValidator(printed)]
Copies = Annotated[int, Field(ge=1, le=12)]
Trade: TypeAlias = Literal["pilot", "mechanic", "medic", "gun", "talk", "sneak"]
Trades = Annotated[list[Trade], Field(max_length=6), AfterValidator(_distinct)]
Side: TypeAlias = Literal["", "alliance", "criminal"]
Kind: TypeAlias = Literal["core", "unmarked", "rim"]
Tag: TypeAlias = Literal["weapon", "medical", "finery"]
Combat = Annotated[int, Field(ge=1, le=6)]
Health = Annotated[int, Field(ge=1, le=6)]
More = Annotated[int, Field(ge=0, le=4)]
Points = Annotated[int, Field(ge=0, le=12)]
Infamy = Annotated[int, Field(ge=1, le=12)]
Perks = Annotated[tuple[Word, ...], PlainValidator(_said_in(words.PERKS))]
Gear = Annotated[tuple[Word, ...], PlainValidator(_said_in(words.GEAR))]
UnitPerks = Annotated[tuple[Word, ...], PlainValidator(_said_in(words.UNITS))]
ActionWords = Annotated[tuple[Word, ...], PlainValidator(_said_in(words.ACTIONS))]
DefenceWords = Annotated[tuple[Word, ...], PlainValidator(_said_in(words.DEFENCE))]
AttackWords = Annotated[tuple[Word, ...], PlainValidator(_said_in(words.ATTACK))]
HazardWords = Annotated[tuple[Word, ...], PlainValidator(_said_in(words.HAZARDS))]
CrewPower = Annotated[str, AfterValidator(_power("crew"))]
ItemPower = Annotated[str, AfterValidator(_power("item"))]
TraitPower = Annotated[str, AfterValidator(_power("trait"))]
ActionPower = Annotated[str, AfterValidator(_power("action"))]
DefencePower = Annotated[str, AfterValidator(_power("defence"))]
AttackPower = Annotated[str, AfterValidator(_power("attack"))]
UnitPower = Annotated[str, AfterValidator(_power("unit"))]
HazardPower = Annotated[str, AfterValidator(_power("hazard"))]


class TermsTable(Model):
    alliance: Points = 0
    criminal: Points = 0
    either: Points = 0


class PriceTable(Model):
    credits: Points = 0
    alliance: Points = 0
    criminal: Points = 0


class GainTable(Model):
    credits: Annotated[int, Field(ge=0, le=20)] = 0
    alliance: More = 0
    criminal: More = 0
    open: More = 0


class FoeTable(Model):
    name: Title
    combat: Combat
    health: Health


class StageTable(Model):
    place: Slug
    n: Annotated[int, Field(ge=1, le=6)] = 1
    otherwise: Kind | None = None


class PenaltyTable(Model):
    credits: Points = 0
    alliance: More = 0
    criminal: More = 0
    higher: More = 0
    foes: Annotated[list[FoeTable], Field(max_length=3)] = []


class Face(Model):
    """What every card has; without a picture it is called by the card's kind and id."""

    id: Slug
    title: Title
    text: Said
    picture: Picture | None = None


class MoodFace(Face):
    flavour: Flavour


class EventFace(MoodFace):
    count: Copies = 1


class ShipCard(Face):
    movement: Annotated[int, Field(ge=1, le=6)]
    inventory: Annotated[int, Field(ge=0, le=10)]
    crew: Annotated[int, Field(ge=3, le=10)]


class CrewCard(Face):
    combat: Combat
    health: Annotated[int, Field(ge=1, le=5)]
    carry: Annotated[int, Field(ge=0, le=4)]
    command: Annotated[int, Field(ge=1, le=5)]
    trades: Trades = []
    perks: Perks = ()
    power: CrewPower = ""


class CharacterCard(CrewCard, EventFace):
    price: PriceTable
    needs: TermsTable = TermsTable()
    upkeep: Annotated[int, Field(ge=0, le=3)] = 0


class PlayedCard(EventFace):
    price: PriceTable = PriceTable()
    needs: TermsTable = TermsTable()


class ItemCard(PlayedCard):
    tags: Annotated[list[Tag], Field(max_length=3), AfterValidator(_distinct)] = []
    combat: More = 0
    carry: More = 0
    trades: Trades = []
    perks: Gear = ()
    power: ItemPower = ""


class TraitCard(PlayedCard):
    combat: More = 0
    health: More = 0
    carry: More = 0
    trades: Trades = []
    perks: Gear = ()
    power: TraitPower = ""


class ActionCard(PlayedCard):
    do: ActionWords = ()
    power: ActionPower = ""


class DefenceCard(PlayedCard):
    only_with: Slug | None = None
    do: DefenceWords = ()
    power: DefencePower = ""


class NastyCard(EventFace):
    infamy: Infamy
    do: AttackWords = ()
    power: AttackPower = ""


class UnitCard(EventFace):
    combat: Combat
    health: Health
    infamy: Infamy
    bounty: More = 0
    side: Side = ""
    perks: UnitPerks = ()
    power: UnitPower = ""


class HazardCard(EventFace):
    infamy: Infamy
    target: bool = True
    side: Side = ""
    spared: Trade | None = None
    do: HazardWords = ()
    power: HazardPower = ""


class PlaceCard(MoodFace):
    kind: Kind
    gain: GainTable = GainTable()
    needs: TermsTable = TermsTable()


class EpicCard(EventFace):
    needs: TermsTable = TermsTable()
    trades: Trades = []
    stages: Annotated[list[StageTable], Field(min_length=1, max_length=5)]
    brings: Tag | None = None
    foes: Annotated[list[FoeTable], Field(max_length=3)] = []
    reward: GainTable
    penalty: PenaltyTable = PenaltyTable()


class JobCard(EpicCard):
    escort: bool = False


class PartCard(MoodFace):
    number: Annotated[int, Field(ge=1, le=4)]
    keeper: FoeTable


class ShipFile(Model):
    ship: Annotated[list[ShipCard], Field(max_length=60)]


class CrewFile(Model):
    crew: Annotated[list[CrewCard], Field(max_length=200)] = []
    spare: Annotated[list[CrewCard], Field(max_length=6)] = []


class PlaceFile(Model):
    place: Annotated[list[PlaceCard], Field(max_length=100)]


class EventFile(Model):
    character: Annotated[list[CharacterCard], Field(max_length=200)] = []
    item: Annotated[list[ItemCard], Field(max_length=200)] = []
    trait: Annotated[list[TraitCard], Field(max_length=200)] = []
    action: Annotated[list[ActionCard], Field(max_length=200)] = []
    defence: Annotated[list[DefenceCard], Field(max_length=200)] = []
    nasty: Annotated[list[NastyCard], Field(max_length=200)] = []
    unit: Annotated[list[UnitCard], Field(max_length=200)] = []
    hazard: Annotated[list[HazardCard], Field(max_length=200)] = []


class JobFile(Model):
    job: Annotated[list[JobCard], Field(max_length=200)] = []
    epic: Annotated[list[EpicCard], Field(max_length=100)] = []
    part: Annotated[list[PartCard], Field(max_length=4)] = []
