"""The cards of a spread as they are read: kind, picture, price, what they bring, and why one can't be chosen."""

from __future__ import annotations

from game.app.games.firefly.dock.proposal import lead
from game.app.games.firefly.dock.row import SHOPS
from game.app.games.firefly.dock.together import together
from game.app.games.firefly.hints import trouble
from game.app.games.firefly.names import card_kind, hull_of, title
from game.app.games.firefly.panels.pages import asked_values, question
from game.app.games.firefly.sayings import hand_full, name_of, reason, saying, spared_leader
from game.app.games.firefly.situation import Situation
from game.app.games.firefly.spread import bargain
from game.app.games.firefly.spread.facts import facts, law_of, signs
from game.app.games.firefly.spread.look import LOOK, ship
from game.app.games.firefly.spread.offers import Offers, goes_to
from game.app.shell.words import Words
from game.app.table.spread.data import Card, End, Spread
from game.app.ui.theme import BANDS
from game.content.firefly import firefly
from game.content.firefly.records import Job, Ship, Story
from game.core.steps import Option
from game.rules.firefly.tokens import face

CUTS = ("GrudgeChoice", "CutChoice")
"""The choices in which somebody asks for a Cut."""


def spread(now: Situation, words: Words, found: Offers) -> Spread:
    """All that lies there."""
    values, how = asked_values(now), f"firefly.page.{now.kind}.how"
    asked, sub = question(now, words), words(how, **values) if words.has(how) else ""
    if now.kind == "DealChoice" and hand_full(now):
        sub = words("firefly.page.DealChoice.full")
    sub = trouble.tests(now, words) or sub
    if now.kind in bargain.TRADES:
        asked, sub = bargain.head(now, words)
    if now.handing:
        asked, sub = words("firefly.hand.who", card=title(now.handing)), ""
    if now.parting:
        asked, sub = words(f"firefly.{now.parting}.which"), ""
    bundle, first = together(now), lead(now)
    ticks = {option.key for option in bundle.taken} if bundle.answers else set()
    plain = bundle.answers or now.parting or now.kind == "KeepJobs"  # more than one card is proposed, or none
    best = "" if plain or first is None else first.key
    cards = tuple(
        bargain.goods(now, words, item, option)
        if bargain.is_good(item)
        else _card(now, words, item, option, best, ticks, found)
        for item, option in found.cards
    )
    ends = [*bargain.other_side(now, words)]
    for option in found.below:
        said = saying(now, words, option)
        ends.append(End(option.key, said.action, said.icon))
    return Spread(asked, sub, cards, tuple(ends), LOOK)


def _card(
    now: Situation, words: Words, item: str, option: Option | None, best: str, ticks: set[str], found: Offers
) -> Card:
    kind, gone = card_kind(item), item in found.left
    icon, color = BANDS[kind]
    key = option.key if option is not None else ""
    head = key.partition(":")[0]
    record = firefly().faces[face(item)]
    priced = isinstance(record, Job) or now.kind in (*SHOPS, *CUTS)
    cost = record.pay if isinstance(record, Job) else getattr(record, "cost", 0)
    why = "" if option is not None or gone or found.about else _why(now, words, item)
    name = name_of(key)
    tick = f"tick:{name}" if key in ticks or name in now.off else ""
    holds = bargain.laid(now, item) > 0 or bool(now.handing) and now.g.carrier.get(now.handing) == item
    return Card(
        item,
        key,
        (icon, color, words(f"firefly.kind.{kind}")),
        record.title,
        words("money", n=cost) if cost and priced and not now.handing else "",
        signs(now, item, record),
        tuple(facts(now, words, item, record)),
        (now.kind == "KillChoice" and spared_leader(now, words, item)) or record.text or record.flavour,
        "" if holds else why,
        bool(key) and key == best,
        holds or head == "stay" or now.kind == "KeepJobs" and head == "give",
        tick,
        key in ticks,
        ship(now.seat, hull_of(record)) if isinstance(record, Ship) else item,
        law_of(now, words, record) if isinstance(record, Job) else bargain.note(now, words, item),
        isinstance(record, Job),
        gone,
        isinstance(record, Job | Story),
    )


def _why(now: Situation, words: Words, item: str) -> str:
    """Why a card can't be chosen."""
    source, target = f"card:{item}", f"area:team:{now.seat}" if now.kind == "TeamChoice" else goes_to(now, item)
    if now.kind == "CutChoice":
        source, target = "money", source
    if now.handing:
        source, target = f"card:{now.handing}", source
    refusal = now.why_not(source, target)
    return reason(words, refusal) if refusal is not None else words("table.refused")
