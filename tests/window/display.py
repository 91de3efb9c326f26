"""A virtual display and a hand on its mouse: what the X server sends is what a person's mouse would send."""

from __future__ import annotations

import ctypes
import os
import struct
import subprocess
import time
from ctypes.util import find_library
from pathlib import Path

import pygame

SIZE = (1280, 720)
"""The window."""
FRAME = (16, 72)
"""What a frame around the window would take of the screen, though nothing draws one."""


class Message(ctypes.Structure):
    """A message from one program to the window of another, as the X server takes it."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("sent", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("kind", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 20),
    )


def ask_to_close(display: str, window: str) -> None:
    """What a window manager sends when the cross of a window is clicked."""
    x = ctypes.CDLL(find_library("X11") or "libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.restype = ctypes.c_ulong
    line = ctypes.c_void_p(x.XOpenDisplay(display.encode()))
    kind, wish = (x.XInternAtom(line, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = Message(33, 0, 1, line, int(window), kind, 32, (ctypes.c_long * 5)(wish))  # 33: ClientMessage
    x.XSendEvent(line, ctypes.c_ulong(int(window)), 0, ctypes.c_long(0), ctypes.byref(message))
    x.XFlush(line)
    x.XCloseDisplay(line)


class Display:
    """A virtual display with its framebuffer in a file of `folder`. Needs the programs Xvfb and xdotool."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        read, write = os.pipe()
        screen = f"{SIZE[0] + FRAME[0]}x{SIZE[1] + FRAME[1]}x24"
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", screen, "-fbdir", str(folder), "-nolisten", "tcp"],
            pass_fds=(write,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            self.name = f":{pipe.readline().strip()}"

    def do(self, *words: object) -> str:
        """Run xdotool."""
        return subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self.name},
            check=False,
            capture_output=True,
            text=True,
            timeout=20,
        ).stdout

    def windows(self) -> list[str]:
        """The windows in sight; the last is the program's."""
        return self.do("search", "--onlyvisible", "--class", "").split()

    def focus(self, seconds: float = 30.0) -> bool:
        """Wait for the window and give it the keyboard (there is no window manager that would)."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            windows = self.windows()
            if len(windows) > 1:
                time.sleep(2)
                self.do("windowfocus", windows[-1])
                return True
            time.sleep(0.3)
        return False

    def click(self, pos: tuple[int, int]) -> None:
        """Move the mouse there, press, let go."""
        self.do("mousemove", *pos)
        time.sleep(0.06)
        self.do("click", 1)

    def picture(self, file: Path) -> None:
        """Save what the display shows where the window lies. The file is an XWD dump: a header of big-endian words,
        then rows of BGRX."""
        raw = (self.folder / "Xvfb_screen0").read_bytes()
        head = struct.unpack(">25I", raw[:100])
        size, wide, high, line, colours = head[0], head[4], head[5], head[12], head[19]
        start = size + colours * 12
        rows = b"".join(raw[start + y * line : start + y * line + wide * 4] for y in range(high))
        whole = pygame.image.frombuffer(rows, (wide, high), "BGRA").convert(24)
        pygame.image.save(whole.subsurface((0, 0, min(wide, SIZE[0]), min(high, SIZE[1]))), str(file))

    def close(self) -> None:
        self.server.terminate()
        self.server.wait(10)
