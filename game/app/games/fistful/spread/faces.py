"""The cards of a spread as they are read: a Gear card, a token, or who gets it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.games.fistful.board.token import picture_of
from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.sayings import card_title, item_name, saying
from game.app.games.fistful.situation import Situation
from game.app.games.fistful.spread.offers import HERO, ITEM, Offers
from game.app.shell.words import Words
from game.app.table.spread.data import Card, End, Fact, Look, Spread
from game.app.ui import cards
from game.app.ui.kit import Kit
from game.app.ui.theme import BANDS, C

DOLL = "doll:"
"""How the name of somebody's picture begins."""


def spread(now: Situation, words: Words, found: Offers, first: str) -> Spread:
    """All that lies there; `first`: the answer of the brass button."""
    asked = words(f"heist.spread.{now.kind}", hero=now.hero_name(now.seat))
    how = f"heist.spread.{now.kind}.how"
    if found.handing:
        asked, how = words("heist.spread.to", item=item_name(words, found.handing)), ""
    laid = tuple(
        _card(now, words, one, key, key == first or first.startswith(f"pass:{one}:")) for one, key in found.cards
    )
    ends = []
    for option in found.below:
        said = saying(now, words, option)
        ends.append(End(option.key, said.action, said.icon))
    if found.handing:
        ends.append(End(ITEM, words("table.act.hand.back"), "undo"))
    return Spread(asked, words(how) if how and words.has(how) else "", laid, tuple(ends), LOOK)


def _card(now: Situation, words: Words, one: str, key: str, first: bool) -> Card:
    if one.startswith(HERO):
        return _hero(now, words, int(one[len(HERO) :]), key, first)
    record = now.gear(one)
    if record is None:
        icon, color = BANDS["supply"]
        band = "coins", color, words("heist.spread.token")
        note = _holder(now, words, one)
        return Card(one, key, band, item_name(words, one), first=first, picture=picture_of(one), note=note)
    icon, color = gear_icon(record), BANDS[record.kind][1]
    facts = [Fact("hourglass", words(f"table.when.{moment}"), ink="ink_mid") for moment in record.when]
    if record.uses > 1:
        left = record.uses - now.g.flags.get(f"used:{one}", 0)
        facts.append(Fact(icon, words("table.page.uses", n=left), ink="ink_mid"))
    return Card(
        one,
        key,
        (icon, color, words(f"table.kind.{record.kind}")),
        card_title(one),
        facts=tuple(facts),
        says=record.text,
        first=first,
        picture=record.picture,
        note=_holder(now, words, one),
    )


def _holder(now: Situation, words: Words, item: str) -> Fact | None:
    """Who has what may be handed on, and which card is new where too many are held."""
    if now.kind == "FullSlots":
        new = now.slots(now.seat)[-1:] == (item,)
        return Fact("star", words("heist.spread.new"), ink="ink_green") if new else None
    if now.kind != "SilverTongue":
        return None
    for seat in now.g.at:
        if item in (*now.slots(seat), *now.g.zones.get(f"sack:{seat}", ())):
            return Fact("users", now.hero_name(seat), ink="ink_mid")
    return None


def _hero(now: Situation, words: Words, seat: int, key: str, first: bool) -> Card:
    """Somebody who may be given something, with what is carried already."""
    icon, color = BANDS["hero"]
    crew, at = now.crew(seat), now.hero_cell(seat)
    facts = [Fact(gear_icon(now.gear(card)), card_title(card)) for card in now.slots(seat)]
    if sack := now.sack(seat):
        facts.append(Fact("coins", words("heist.spread.sack"), words("money", n=sack)))
    if at is not None:
        facts.append(Fact("home", now.room(at), ink="ink_mid"))
    return Card(
        f"{HERO}{seat}",
        key,
        (icon, color, now.name(seat)),
        now.hero_name(seat),
        facts=tuple(facts),
        first=first,
        picture=f"{DOLL}{crew.doll}" if crew else "",
    )


def picture(kit: Kit, dst: Surface, r: Rect, name: str, called: str) -> None:
    """The lamp-lit window of a card: the thing, the token, or who it is."""
    kit.box(dst, r, ((128, 102, 72), (78, 60, 44), (46, 36, 28)), 5)
    kit.glow(dst, r.center, r.h * 0.6 / kit.scale, (86, 62, 26), 0.8)
    if name.startswith(DOLL):
        cards.figure(kit, dst, r, name[len(DOLL) :])
        return
    pic = kit.sprite(name, w=(r.w - kit.u(16)) / kit.scale, h=(r.h - kit.u(10)) / kit.scale)
    if pic is not None:
        kit.drop(dst, r.center, pic, ("spread", name))
    kit.sunken(dst, r, 5, 5, 140)
    kit.ring(dst, r, C["ink_line"], 1, 5)


def sign(kit: Kit, dst: Surface, at: Sequence[float], name: str, size: float, n: int) -> None:
    """A plain sign."""
    kit.icon(dst, at, name, size * 0.8, "ink_mid")


LOOK = Look(picture, sign)
