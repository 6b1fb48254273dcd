"""A cable of the tests' own, which loses frames and takes its time.

As a program, `cable.py A B LOSS DELAY` makes two network devices A and B (Linux, root)
and carries from one to the other, without one in LOSS frames, DELAY ms later. It ends
with its input.
"""

import fcntl
import heapq
import os
import select
import struct
import sys
from random import Random
from time import monotonic

_CREATE = 0x400454CA  # TUNSETIFF
_TAP = 0x0002 | 0x1000  # whole frames, and nothing before them
_MOST = 65_536
_BUSY = 0.5  # s: as long as a frame may wait for more to be done


def _made(name: str) -> int:
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, _CREATE, struct.pack("16sH22x", name.encode(), _TAP))
    return device


def carry(ends: tuple[int, int], loss: int, delay: float) -> None:
    """Carry frames until nobody wants any more."""
    other = dict(zip(ends, reversed(ends), strict=True))
    random = Random(loss)
    under_way: list[tuple[float, int, int, bytes]] = []
    number = 0
    while True:
        wait = max(0.0, under_way[0][0] - monotonic()) if under_way else _BUSY
        told = sys.stdin.fileno()
        ready: list[int] = select.select([told, *ends], [], [], wait)[0]
        if told in ready:
            return
        for end in ready:
            frame = _taken(end)
            number += 1
            if not loss or random.randrange(loss):
                due = monotonic() + delay
                heapq.heappush(under_way, (due, number, other[end], frame))
        while under_way and under_way[0][0] <= monotonic():
            _, _, end, frame = heapq.heappop(under_way)
            _put(end, frame)


def _taken(end: int) -> bytes:
    try:
        return os.read(end, _MOST)
    except OSError:  # it has gone down meanwhile
        return b""


def _put(end: int, frame: bytes) -> None:
    try:
        os.write(end, frame)
    except OSError:  # that end is down, or full
        return


def main() -> None:
    """Make the devices, say so, and carry."""
    first, second, loss, delay = sys.argv[1:]
    ends = _made(first), _made(second)
    print("ready", flush=True)
    carry(ends, int(loss), float(delay) / 1000)


if __name__ == "__main__":
    main()
