"""Codes carried by hand join two real browsers, whichever made them."""

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.marionette import Firefox
from tests.browser.site import Site

NET = Path(__file__).parents[2] / "js" / "net"
MODULES = ("bits.js", "bytes.js", "candidates.js", "code_text.js", "codes.js")

# One end of a connection, as js/net makes it. What it is told comes from the other end
# by codes alone.
_END = """
  import { pack, unpack } from "./codes.js";
  const end = new RTCPeerConnection({ iceServers: [] });
  const channel = end.createDataChannel("d", { negotiated: true, id: 0 });
  const heard = new Promise((resolve, reject) => {
    channel.onmessage = ({ data }) => resolve(data);
    channel.onopen = () => channel.send("hello by code");
    setTimeout(() => reject(new Error(`ICE: ${end.iceConnectionState}`)), 60_000);
  });
  heard.catch(() => {});
  async function described() {
    await end.setLocalDescription();
    while (end.iceGatheringState !== "complete")
      await new Promise((done) =>
        end.addEventListener("icegatheringstatechange", done, { once: true }));
    return pack(end.localDescription, new Uint8Array(26).fill(7));
  }
  window.end = {
    offer: described,
    async answer(code) {
      await end.setRemoteDescription(unpack(code, "offer"));
      return described();
    },
    accept: (code) => end.setRemoteDescription(unpack(code, "answer")),
    async knocked() {
      while (end.iceConnectionState !== "connected")
        await new Promise((done) =>
          end.addEventListener("iceconnectionstatechange", done, { once: true }));
    },
    heard: () => heard,
  };
"""
_PAGE = "<!doctype html><title>Codes</title><script type=module src=end.js></script>"

Run = Callable[..., Any]


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve the codes' modules, and an empty page."""
    folder = tmp_path_factory.mktemp("codes")
    (folder / "index.html").write_text(_PAGE, "utf-8")
    (folder / "end.js").write_text(_END, "utf-8")
    for name in MODULES:
        (folder / name).write_bytes((NET / name).read_bytes())
    site = Site(folder)
    yield site
    site.close()


@pytest.fixture
def chromiums(chromium: Browser, modules: Site) -> Iterator[Callable[[], Run]]:
    """Return what opens the page for another person in Chromium."""
    contexts = []

    def person() -> Run:
        contexts.append(chromium.new_context())
        page = contexts[-1].new_page()
        page.goto(modules.address)
        return lambda call, *given: page.evaluate(
            "([call, given]) => end[call](...given)", [call, given]
        )

    yield person
    for context in contexts:
        context.close()


@pytest.fixture
def firefox(tmp_path: Path, modules: Site) -> Iterator[Run]:
    """Open the page in Firefox."""
    path = os.environ.get("LEXIGRID_FIREFOX", "")
    if not Path(path).is_file():
        pytest.fail(
            f"LEXIGRID_FIREFOX names no Firefox ({path!r}); "
            "run the tests with 'python3 build.py test'",
            pytrace=False,
        )
    with closing(Firefox(path, tmp_path / "firefox")) as firefox:
        firefox.go(modules.address)
        yield lambda call, *given: firefox.run(
            "const [call, ...rest] = given; return await window.end[call](...rest);",
            call,
            *given,
        )


def join(host: Run, guest: Run) -> None:
    """Carry the invitation to the guest and the reply to the host."""
    invitation = host("offer")
    reply = guest("answer", invitation)
    assert invitation.isalnum()
    assert reply.isalnum()
    host("accept", reply)
    assert host("heard") == "hello by code"
    assert guest("heard") == "hello by code"


def test_codes_join_two_chromiums(chromiums: Callable[[], Run]) -> None:
    join(chromiums(), chromiums())


def test_codes_join_a_chromium_host_and_a_firefox_guest(
    chromiums: Callable[[], Run], firefox: Run
) -> None:
    join(chromiums(), firefox)


def test_codes_join_a_firefox_host_and_a_chromium_guest(
    chromiums: Callable[[], Run], firefox: Run
) -> None:
    join(firefox, chromiums())


def test_the_older_reply_serves_though_a_newer_guest_is_at_the_door(
    chromiums: Callable[[], Run],
) -> None:
    # Whoever knocks first must not keep the host from the one whose reply it takes.
    host, late, wanted = chromiums(), chromiums(), chromiums()
    invitation = host("offer")
    reply = wanted("answer", invitation)
    wanted("knocked")
    late("answer", invitation)
    late("knocked")
    host("accept", reply)
    assert wanted("heard") == "hello by code"
    assert host("heard") == "hello by code"
