"""The order of the heists while the table agrees on it."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.fistful.campaign import heists


class Order:
    """`known`: every heist there is. `many`: a campaign; its heists are the first of `row`, in their order."""

    def __init__(self, known: Sequence[str], setting: str) -> None:
        chosen = [heist for heist in heists(setting) if heist in known]
        self.known = tuple(known)
        self.many = len(chosen) > 1
        self.one = chosen[0] if chosen else self.known[0]
        box = [heist for heist in known if ":" not in heist]
        self.campaign = chosen if self.many else box or list(known)
        self.rest = [heist for heist in known if heist not in self.campaign]

    @property
    def row(self) -> list[str]:
        """All heists as they lie: of a campaign first those that are played."""
        return [*self.campaign, *self.rest] if self.many else list(self.known)

    @property
    def played(self) -> list[str]:
        """Those that are played, in their order."""
        return list(self.campaign) if self.many else [self.one]

    @property
    def setting(self) -> str:
        """What the rules are told."""
        return "+".join(self.played)

    def number(self, heist: str) -> int:
        """The place of a heist in the order, counted from 1; 0 for one that is not played."""
        return self.played.index(heist) + 1 if heist in self.played else 0

    def toggle(self, heist: str) -> None:
        """Take a heist in, at the end, or out; a game of one heist has always one."""
        if not self.many:
            self.one = heist
        elif heist in self.campaign:
            self.campaign.remove(heist)
            self.rest.insert(0, heist)
        else:
            self.rest.remove(heist)
            self.campaign.append(heist)

    def put(self, heist: str, place: int) -> None:
        """Lay a heist at a place of the row of a campaign; behind those that are played it is left out."""
        if not self.many or not 0 <= place < len(self.known):
            return
        row = self.row
        played = len(self.campaign) - (heist in self.campaign)
        row.remove(heist)
        row.insert(place, heist)
        played += place <= played
        self.campaign, self.rest = row[:played], row[played:]
