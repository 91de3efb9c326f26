"""What lies in a folder, on a panel: laid out, or as a list that wheel and Page keys turn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.app.shell.folder import show_folder
from game.app.shell.sheets.modal import Modal

if TYPE_CHECKING:
    from game.app.shell.app import App


class FolderSheet(Modal):
    """Subclasses look into `folder` in `read`, which also happens when the window comes to the front again, and fill
    `group` in `place`."""

    def __init__(self, app: App, title: str, folder: Path) -> None:
        super().__init__(app, title)
        self.folder = folder
        self.read()

    def read(self) -> None:
        """Look into the folder."""

    def dropped(self, event: Event) -> bool:
        """A file was let fall here; says whether it was of use."""
        return False

    def show_folder(self) -> None:
        """The folder in the file window of the system, or where it is."""
        show_folder(self.app, self.folder)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE:
            return self.dropped(event)
        if event.type == pygame.WINDOWFOCUSGAINED:
            self.read()
            return self.anew()
        return super().handle(event)


class FolderList(FolderSheet):
    """`shown` lines from the `first` on."""

    def __init__(self, app: App, title: str, folder: Path) -> None:
        self.first, self.shown = 0, 1
        super().__init__(app, title, folder)

    def handle(self, event: Event) -> bool:
        pages = {pygame.K_PAGEUP: -self.shown, pygame.K_PAGEDOWN: self.shown}
        if event.type == pygame.KEYDOWN and event.key in pages:
            return self.turn(pages[event.key])
        if event.type == pygame.MOUSEWHEEL:
            return self.turn(-event.y)
        return super().handle(event)

    def turn(self, by: int) -> bool:
        """Other lines of a long list."""
        self.first += by
        return self.anew()
