"""A choice in another seat's turn: who drew what, why one is asked, what it is good for; the card in sight."""

from __future__ import annotations

from game.app.games.firefly.cards.pages import Page, card_page
from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.rules.firefly import news as kinds
from game.rules.firefly.zones import outlaw

HUNTERS = ("CruiserChoice", "CutterChoice")
OPEN = (*HUNTERS, "NavChoice", "MisbehaveChoice", "EvadeChoice")
"""Choices about a card that all have seen."""


def decided(now: Situation, words: Words) -> str:
    """What somebody else decides, and the card that asks it, as all may know; "" where there is no more to say."""
    choice = now.session.choice
    kind = type(choice).__name__
    if choice is None or kind not in OPEN:
        return ""
    drawn = _drawn(now, int(getattr(choice, "of", choice.seat)))
    what = words(f"firefly.page.{kind}")
    return what if drawn.startswith("?") else words("firefly.wait.about", card=title(drawn), what=what)


def _drawn(now: Situation, seat: int) -> str:
    """The card that a captain drew last, "?" for none that is known."""
    cards = (one for one in reversed(list(now.happened())) if isinstance(one, (kinds.Nav, kinds.Misbehave)))
    return next((one.card for one in cards if one.seat == seat), "?")


def called(now: Situation, words: Words) -> Page:
    """The card that moves a hunter, and whom the hunter may trouble; nothing for other choices."""
    if now.kind not in HUNTERS:
        return []
    of = int(getattr(now.choice, "of", now.seat))
    drawn = _drawn(now, of)
    g, found = now.g, list[b.Block]()
    if of != now.seat:
        key = "firefly.called.right" if getattr(now.choice, "how", "") == "right" else "firefly.called"
        card = title(drawn) if not drawn.startswith("?") else words("firefly.called.card")
        found.append(b.Words(words(key, name=now.name(of), card=card), "ink"))
    rivals = [seat for seat in g.ship if seat != now.seat and g.ship[seat]]
    if now.kind == "CruiserChoice":
        wanted = [now.name(seat) for seat in rivals if outlaw(g, seat)]
        key = "firefly.called.cruiser" if wanted else "firefly.called.cruiser.none"
        found.append(b.Row("target", words(key, names=", ".join(wanted)), "", "ink_red" if wanted else "ink_mid"))
        if outlaw(g, now.seat):
            found.append(b.Row("eye", words("firefly.called.mind"), "", "ink_red"))
    else:
        found.append(b.Row("skull", words("firefly.called.cutter"), "", "ink_red"))
    if not drawn.startswith("?"):
        found += card_page(now, words, drawn)
    return found
