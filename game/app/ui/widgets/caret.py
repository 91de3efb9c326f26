"""What is being written: a text, where the next letter goes, and what of it is selected."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.ui.faces import drawn


@dataclass
class Caret:
    """`at` is the place of the caret, `mark` the other end of the selection (the same place where nothing is selected),
    both counted in letters from the beginning; `first` is the first letter in sight, or the first line."""

    text: str
    most: int
    digits: bool = False
    at: int = 0
    mark: int = 0
    first: int = 0
    undrawn: str = ""  # letters left out just now, because no face here draws them

    def __post_init__(self) -> None:
        self.at = self.mark = len(self.text)

    @property
    def span(self) -> tuple[int, int]:
        """Where the selection begins and ends."""
        return min(self.at, self.mark), max(self.at, self.mark)

    @property
    def chosen(self) -> str:
        """What is selected."""
        low, high = self.span
        return self.text[low:high]

    def put(self, text: str) -> None:
        """Another text; the caret stands behind it."""
        self.text = text
        self.at = self.mark = len(text)

    def follow(self, other: Caret) -> None:
        """Stand as another does."""
        self.at, self.mark, self.first = min(other.at, len(self.text)), min(other.mark, len(self.text)), other.first

    # ------------------------------------------------------------ moving

    def go(self, at: int, keep: bool = False) -> None:
        """The caret goes there; `keep`: what lies between is selected."""
        self.at = max(0, min(at, len(self.text)))
        if not keep:
            self.mark = self.at

    def step(self, way: int, keep: bool = False, word: bool = False) -> None:
        """A letter or a word on (1) or back (-1); out of a selection to its end."""
        if self.at != self.mark and not keep and not word:
            self.go(self.span[way > 0])
        else:
            self.go(self.edge(way) if word else self.at + way, keep)

    def edge(self, way: int) -> int:
        """Where the word ends that the caret stands in or before, or begins that it stands in or behind."""
        at, text = self.at, self.text
        for blank in (True, False):
            while 0 <= at - (way < 0) < len(text) and text[at - (way < 0)].isspace() == blank:
                at += way
        return at

    def all(self) -> None:
        """Select everything."""
        self.mark, self.at = 0, len(self.text)

    # ------------------------------------------------------------ writing

    def write(self, said: str) -> bool:
        """Put letters in the place of what is selected, as many as there is room for; says whether there were any."""
        said = "".join(c for c in said if c.isprintable() and (not self.digits or c in "0123456789"))
        self.undrawn = "".join(dict.fromkeys(c for c in said if not drawn(c)))
        said = "".join(c for c in said if c not in self.undrawn)
        if not said:
            return False
        low, high = self.span
        said = said[: max(0, self.most - len(self.text) + high - low)]
        self.text = self.text[:low] + said + self.text[high:]
        self.go(low + len(said))
        return True

    def erase(self, way: int, word: bool = False) -> bool:
        """Take away what is selected, else the letter or word before (-1) or behind the caret; says whether anything
        went."""
        if self.at == self.mark:
            self.step(way, keep=True, word=word)
        low, high = self.span
        self.text = self.text[:low] + self.text[high:]
        self.go(low)
        return high > low
