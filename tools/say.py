"""What the tool prints, and the one exception that stops it."""

import sys
import time


class ToolError(Exception):
    """What stops the tool, as a sentence; `details` are the last lines of a program."""

    def __init__(self, sentence: str, details: str = "") -> None:
        """Keep the sentence and, below it, what a failing program had to say."""
        super().__init__(sentence)
        self.details = details


def step(text: str) -> None:
    """Say what is being done or has been found."""
    print(text, flush=True)


class Progress:
    """A long step's sign of life: on a terminal one line that changes."""

    EVERY = 15.0  # seconds between two lines where no terminal shows them

    def __init__(self, text: str) -> None:
        """Start with the sentence that says what is going on."""
        self.text = text
        self.began = time.monotonic()
        self.next_line = self.EVERY
        self.live = sys.stdout.isatty()
        step(f"{text} …")

    def beat(self, latest: str) -> None:
        """Show that it is still going on, and the latest line of its program."""
        seconds = time.monotonic() - self.began
        if self.live:
            line = f"  {seconds:.0f} s  {latest}"
            print(f"\r\x1b[K{line[:78]}", end="", flush=True)
        elif seconds >= self.next_line:
            self.next_line += self.EVERY
            step(f"  still going on, {seconds:.0f} s")

    def end(self) -> None:
        """Clear the changing line."""
        if self.live:
            print("\r\x1b[K", end="", flush=True)
