"""Friends on networks that fail: lost links, silence, a new address, a device asleep.

The waits are real. Figures are printed; how fast it is on a machine at rest is told in
docs/figures.md, and the bounds here leave room for one that is busy.
"""

import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import meeting
from tests.browser.conftest import PATIENCE, QUIET
from tests.browser.namespaces import Networks, lacking
from tests.browser.table import Table
from tools.relay import Relay, site_over

NAMES = ("Wren", "Ida", "Tom")
WREN, IDA, TOM = 1, 2, 3  # their devices; on device 0 is the relay

SEEN_LOST = (
    12  # s until somebody who is lost is shown as away: five of silence, and room
)
BACK = 10  # s from the link's return until both are here: two are asked for
MOVED = 12  # s from a new address until both are here: eight are asked for
HELD = 75  # s that a seat is held

_AWAY = """() => [...document.querySelectorAll(".friends-chips li[data-away]")]
  .map((one) => one.title)"""

LACKING = lacking()
pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


class Devices:
    """Browsers on networks of their own, at one table."""

    def __init__(self, networks: Networks, homes: list[str], pages: list[Page]) -> None:
        """Meet by a link, and start a hunt."""
        self.networks = networks
        self.pages = pages
        link = meeting.found(pages[0], homes[0], NAMES[0])
        for page, home, name in zip(pages[1:], homes[1:], NAMES[1:], strict=False):
            meeting.join(page, home, link, name)
        meeting.get_ready(pages[1:])
        self.tables = meeting.start(pages[0], pages)
        self.words = self.tables[0].grid.words()

    def table(self, device: int) -> Table:
        """Return the table on a device."""
        return self.tables[device - 1]

    def end(self) -> str:
        """Let the sand run out; return the log on which all agree."""
        meeting.run_out(self.tables)
        logs = {meeting.revealed(page) for page in self.pages}
        assert len(logs) == 1
        return logs.pop()


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Networks]:
    """Lay networks for a relay and three devices."""
    networks = Networks(1 + len(NAMES), tmp_path_factory.mktemp("networks"))
    yield networks
    networks.close()


@pytest.fixture(scope="module")
def places(
    networks: Networks, chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[list[Browser], list[str]]]:
    """Start a browser on each device, and serve each the site."""
    relay = Relay(*networks.within(0), address=networks.address(0))
    site = site_over(tmp_path_factory.mktemp("site"), relay.address)
    devices = range(1, 1 + len(NAMES))
    homes = [networks.serve(device, site) for device in devices]
    with ExitStack() as stack:
        browsers = [
            stack.enter_context(_browser(chromium, networks.chromium(device)))
            for device in devices
        ]
        yield browsers, homes
    relay.end()


def _browser(chromium: Browser, program: Path) -> Browser:
    # Names in place of addresses are for one network, and here are several.
    plain = "--disable-features=WebRtcHideLocalIpsWithMdns"
    launch = chromium.browser_type.launch
    return launch(executable_path=program, args=[*QUIET, plain])


@pytest.fixture
def devices(
    networks: Networks,
    places: tuple[list[Browser], list[str]],
    request: pytest.FixtureRequest,
) -> Iterator[Devices]:
    """Sit so many people down to a hunt; nobody may have stumbled when it ends."""
    browsers, homes = places
    faults: list[str] = []
    with ExitStack() as stack:
        pages = []
        for browser in browsers[: request.param]:
            context = browser.new_context(locale="en-GB", service_workers="block")
            stack.enter_context(context)
            context.set_default_timeout(PATIENCE)
            context.on("weberror", lambda error: faults.append(str(error.error)))
            context.add_init_script(f"(() => {{{meeting.PEERS}}})()")
            context.clock.install()
            pages.append(context.new_page())
        yield Devices(networks, homes[: request.param], pages)
    assert faults == []


def sees_away(page: Page, *names: str, within: float = SEEN_LOST) -> float:
    """Expect just these to be shown as away soon; return the seconds it took."""
    begin = monotonic()
    expect(page.locator(".friends-chips li[data-away]")).to_have_count(
        len(names), timeout=within * 1000
    )
    assert set(page.evaluate(_AWAY)) == set(names)
    return monotonic() - begin


@pytest.mark.parametrize("devices", [3], indirect=True)
def test_a_lost_link_and_a_silent_one_come_back_into_the_hunt(devices: Devices) -> None:
    (wren, ida, tom), networks = devices.pages, devices.networks
    first, second, third = devices.words[:3]
    begin = monotonic()
    networks.set_link(IDA, is_up=False)
    networks.set_silent(TOM, is_silent=True)
    sees_away(wren, "Ida", "Tom")
    for page, table, word in zip(
        devices.pages, devices.tables, (first, second, third), strict=True
    ):
        assert page.evaluate(_AWAY) != []
        meeting.claim(table, word)  # each hunts on alone
    sleep(30 - (monotonic() - begin))
    networks.set_link(IDA, is_up=True)
    back = sees_away(wren, "Tom", within=BACK) + sees_away(ida, "Tom", within=BACK)
    print(f"link down 30 s: back {back:.1f} s after its return")
    sleep(60 - (monotonic() - begin))
    networks.set_silent(TOM, is_silent=False)
    left = HELD - (monotonic() - begin)
    back = sum(sees_away(page, within=left) for page in (wren, tom, ida))
    print(f"silence of 60 s: back {back:.1f} s after its end")
    assert back < left
    log = devices.end()
    assert log.count(" claim ") == 3


@pytest.mark.parametrize("devices", [2], indirect=True)
def test_with_another_address_a_device_is_soon_back(devices: Devices) -> None:
    devices.networks.move(IDA)
    begin = monotonic()
    sleep(0.5)  # what was on its way has come
    before = [meeting.heard(page) for page in devices.pages]
    for page, known in zip(devices.pages, before, strict=True):
        while meeting.heard(page) == known:
            assert monotonic() - begin < MOVED
            sleep(0.05)
    print(f"another address: heard again after {monotonic() - begin:.1f} s")
    for page in devices.pages:
        sees_away(page, within=BACK)
    meeting.claim(devices.table(IDA), devices.words[0])
    log = devices.end()
    assert log.count(" claim ") == 1


@pytest.mark.parametrize("devices", [2], indirect=True)
def test_a_suspended_browser_keeps_its_seat_and_its_sand_falls_on(
    devices: Devices,
) -> None:
    (wren, ida), networks = devices.pages, devices.networks
    meeting.claim(devices.table(IDA), devices.words[0])
    before = devices.table(IDA).seconds()
    networks.signal(IDA, signal.SIGSTOP)
    begin = monotonic()
    sees_away(wren, "Ida")
    sleep(10 - (monotonic() - begin))
    networks.signal(IDA, signal.SIGCONT)
    back = sees_away(wren, within=BACK) + sees_away(ida, within=BACK)
    print(f"suspended for 10 s: back {back:.1f} s after its end")
    left = [devices.table(device).seconds() for device in (WREN, IDA)]
    assert abs(left[0] - left[1]) <= 1
    assert before - left[1] >= 10
    devices.table(IDA).lists(devices.words[0])
    meeting.claim(devices.table(IDA), devices.words[1])
    log = devices.end()
    assert log.count(" claim ") == 2
    assert log.count(" key ") == 2  # and nobody sits there twice
