"""What is shown while a job runs, and files that appear whole."""

from __future__ import annotations

import importlib
import os
import sys
import time
from pathlib import Path
from typing import Any


class Bar:
    """A line of progress on a terminal; nothing elsewhere."""

    def __init__(self, length: int, unit: str) -> None:
        self.length, self.unit = length, unit
        self.started, self.first, self.shown = time.monotonic(), 0, False
        self.is_shown = sys.stderr.isatty()

    def begin_at(self, position: int) -> None:
        """Counts speed from here."""
        self.started, self.first = time.monotonic(), position

    def show(self, position: int, message: str = "") -> None:
        """Shows how far it is."""
        if not self.is_shown:
            return
        seconds = time.monotonic() - self.started
        speed = (position - self.first) / max(seconds, 1e-9)
        left = (self.length - position) / speed if speed > 0 else 0
        full = int(40 * position / max(self.length, 1))
        counted = f"{position}/{self.length} {self.unit} {speed:.0f}/s {left:.0f}s left {message}"
        print(f"\r\x1b[K{'█' * full:<40} {counted}", end="", file=sys.stderr, flush=True)
        self.shown = True

    def say(self, text: str) -> None:
        """A line above the bar."""
        self.clear()
        print(text, flush=True)

    def clear(self) -> None:
        """Takes the bar away."""
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self.shown = False


def write_whole(path: Path, text: str) -> None:
    """Writes a file that is there whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(beside, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


class Board:
    """Files for TensorBoard, if they are wanted."""

    def __init__(self, folder: str | None) -> None:
        self.writer = writer_of(folder) if folder else None

    def add(self, step: int, **numbers: float | None) -> None:
        """Writes numbers down for a step."""
        if self.writer is None:
            return
        for name, number in numbers.items():
            if number is not None:
                self.writer.add_scalar(name, number, step)
        self.writer.flush()

    def close(self) -> None:
        """Nothing more comes."""
        if self.writer is not None:
            self.writer.close()


def writer_of(folder: str) -> Any:
    """A writer of PyTorch or of tensorboardX, whichever is there."""
    for module in ("torch.utils.tensorboard", "tensorboardX"):
        try:
            return importlib.import_module(module).SummaryWriter(folder)
        except ImportError:
            continue
    raise RuntimeError("--tensorboard: neither tensorboard (with torch) nor tensorboardX is installed")
