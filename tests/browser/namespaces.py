"""Networks of the tests' own: devices around a router, each in a network namespace.

Device 0 is for the relay. A link can go down, as when Wi-Fi is lost; be silent, as when
a router forgets a connection and nobody is told; and a device can get another address.

Run as a program it is the host of a site: each device has one of its own, for only what
comes from the device itself is a secure page without a certificate.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.host import Host
from tools.places import ROOT

_CHROMIUM = """#!/bin/sh
exec ip netns exec %s "$LEXIGRID_CHROMIUM" "$@"
"""
_FORWARD = "echo 1 > /proc/sys/net/ipv4/ip_forward"
_FORGETFUL = " && ".join(
    f"echo 10 > /proc/sys/net/netfilter/nf_conntrack_udp_timeout{kind}"
    for kind in ("", "_stream")
)
# A device as behind a router at home: others see the router's address and a port of its
# choice, and nobody gets in who was not spoken to.
_NAT = """
table ip nat%(device)d {
  chain out {
    type nat hook postrouting priority srcnat
    ip saddr 10.77.%(device)d.0/24 masquerade random
  }
  chain in {
    type filter hook forward priority filter
    oifname "port%(device)d" ct state new drop
  }
}
"""
# Before the router has seen it: or a connection that is silent would be remembered.
_DEAF = """
table ip deaf%(device)d {
  chain first {
    type filter hook prerouting priority raw
    iifname "port%(device)d" drop
    fib daddr type local udp dport >= 1024 drop
  }
}
"""


def lacking() -> str:
    """Return why there can be no namespaces here; "" when there can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "network namespaces are for root on Linux"
    if shutil.which("ip") is None:
        return "the program `ip` is missing"
    name = f"lexigrid-{os.getpid()}"
    try:
        _ip("netns", "add", name)
        _ip("netns", "del", name)
    except subprocess.CalledProcessError:
        return "this machine refuses network namespaces"
    return ""


def _ip(*arguments: str) -> str:
    return subprocess.run(
        ["ip", *arguments], check=True, capture_output=True, encoding="utf-8"
    ).stdout


def has_nat() -> bool:
    """Tell whether a router here can hide a device."""
    return shutil.which("nft") is not None


@dataclass(frozen=True)
class Cable:
    """What a cable does to frames: it loses one in so many (0: none), and is late."""

    loss: int = 0
    delay: int = 0  # ms each way


class Networks:
    """A router, and devices around it."""

    def __init__(self, cables: Sequence[Cable], folder: Path) -> None:
        """Lay the cables; what has to be written goes into the folder."""
        self._folder = folder
        self._name = f"lexigrid-{os.getpid()}"
        self._helpers: list[subprocess.Popen[str]] = []
        self._devices = range(len(cables))
        self._moves = 0
        self._hidden: set[int] = set()
        self._add(self._router)
        for device, cable in enumerate(cables):
            self._plug(device, cable)
        _ip("netns", "exec", self._router, "sh", "-c", _FORWARD)

    @property
    def _router(self) -> str:
        return f"{self._name}-r"

    def _space(self, device: int) -> str:
        return f"{self._name}-{device}"

    def _add(self, name: str) -> None:
        _ip("netns", "add", name)
        _ip("-n", name, "link", "set", "lo", "up")

    def _plug(self, device: int, cable: Cable) -> None:
        space, port = self._space(device), f"port{device}"
        self._add(space)
        if cable == Cable():
            peer = ("peer", "name", port, "netns", self._router)
            _ip("link", "add", "wire", "netns", space, "type", "veth", *peer)
        else:
            does = ("far", port, str(cable.loss), str(cable.delay))
            self._help(self._within(self._router), "cable", *does)
            move = ("set", "far", "netns", space, "name", "wire")
            _ip("-n", self._router, "link", *move)
        _ip("-n", self._router, "addr", "add", f"10.77.{device}.1/24", "dev", port)
        _ip("-n", self._router, "link", "set", port, "up")
        _ip("-n", space, "link", "set", "wire", "up")
        self._place(device, self.address(device))

    def _place(self, device: int, address: str) -> None:
        """Give a device this address and no other."""
        space = self._space(device)
        _ip("-n", space, "addr", "flush", "dev", "wire", "scope", "global")
        _ip("-n", space, "addr", "add", f"{address}/24", "dev", "wire")
        _ip("-n", space, "route", "add", "default", "via", f"10.77.{device}.1")

    @staticmethod
    def address(device: int) -> str:
        """Return the address that a device has at first."""
        return f"10.77.{device}.2"

    def within(self, device: int) -> list[str]:
        """Return the beginning of a command that is to run on a device."""
        return self._within(self._space(device))

    @staticmethod
    def _within(space: str) -> list[str]:
        return ["ip", "netns", "exec", space]

    def chromium(self, device: int) -> Path:
        """Return a program that is the tests' Chromium, on a device."""
        program = self._folder / f"chromium-{device}"
        program.write_text(_CHROMIUM % self._space(device), encoding="utf-8")
        program.chmod(0o755)
        return program

    def serve(self, device: int, folders: Sequence[Path]) -> str:
        """Serve a site on a device, to itself; return its address."""
        return self._help(self.within(device), "namespaces", *map(str, folders))

    def _help(self, within: list[str], module: str, *arguments: str) -> str:
        """Start a program of ours; return what it says first."""
        own = [sys.executable, "-m", f"tests.browser.{module}", *arguments]
        paths = {"PYTHONPATH": os.pathsep.join([str(ROOT / "py"), str(ROOT)])}
        helper = subprocess.Popen(
            [*within, *own],
            cwd=ROOT,
            env=os.environ | paths,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self._helpers.append(helper)
        assert helper.stdout
        return helper.stdout.readline().strip()

    def set_link(self, device: int, *, is_up: bool) -> None:
        """Pull a device's cable at the router, or plug it in."""
        state = "up" if is_up else "down"
        _ip("-n", self._router, "link", "set", f"port{device}", state)

    def hide(self, device: int) -> None:
        """Put a device behind a NAT, which forgets what is silent for ten seconds."""
        self._hidden.add(device)
        self._nft(_NAT % {"device": device})
        _ip("netns", "exec", self._router, "sh", "-c", _FORGETFUL)

    def _nft(self, rules: str) -> None:
        command = [*self._within(self._router), "nft", "-f", "-"]
        subprocess.run(command, input=rules, check=True, encoding="utf-8")

    def set_silent(self, device: int, *, is_silent: bool) -> None:
        """Lose all that a device sends and is sent, and tell nobody; or no more."""
        if device in self._hidden:
            deaf = _DEAF if is_silent else "delete table ip deaf%(device)d\n"
            return self._nft(deaf % {"device": device})
        does = "add" if is_silent else "del"
        for way in (("iif", f"port{device}"), ("to", f"10.77.{device}.0/24")):
            _ip("-n", self._router, "rule", does, *way, "blackhole")
        return None

    def move(self, device: int) -> None:
        """Give a device another address."""
        self._moves += 1
        self._place(device, f"10.77.{device}.{2 + self._moves}")

    def signal(self, device: int, what: signal.Signals) -> None:
        """Send a signal to all that runs on a device."""
        for pid in _ip("netns", "pids", self._space(device)).split():
            os.kill(int(pid), what)

    def close(self) -> None:
        """End the helpers, and remove all."""
        for helper in self._helpers:
            helper.communicate()
        for name in (*map(self._space, self._devices), self._router):
            subprocess.run(["ip", "netns", "del", name], check=False)


def _serve(folders: Sequence[str]) -> None:
    host = Host({"/": tuple(map(Path, folders))})
    print(host.address_of("/"), flush=True)
    sys.stdin.read()  # until the tests are through with it
    host.close()


if __name__ == "__main__":
    _serve(sys.argv[1:])
