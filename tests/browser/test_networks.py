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
from playwright.sync_api import Browser, Page

from tests.browser import meeting
from tests.browser.conftest import QUIET
from tests.browser.namespaces import Cable, Networks, has_nat, lacking
from tests.browser.witness import PATIENCE
from tools.relay import Relay, site_over

NAMES = ("the relay", "Wren", "Ida", "Tom", "Uma")
WREN, IDA, TOM, UMA = 1, 2, 3, 4  # their devices
# Tom sits behind a NAT, where the machine has one.
# Uma sits where one frame in twenty is lost, and all take their time.
CABLES = (Cable(), Cable(), Cable(), Cable(), Cable(loss=20, delay=60))

SEEN_LOST = (
    12  # s until somebody who is lost is shown as away: five of silence, and room
)
BACK = 10  # s from the link's return until both are here: two are asked for
MOVED = 12  # s from a new address until both are here: eight are asked for
HELD = 75  # s that a seat is held

_AWAY = """() => [...document.querySelectorAll(".friends-chips li[data-away]")]
  .map((one) => one.title).sort()"""
_ARE_AWAY = f"(names) => String(({_AWAY})()) === String(names)"

LACKING = lacking()
pytestmark = pytest.mark.skipif(bool(LACKING), reason=LACKING)


class Devices:
    """Browsers on networks of their own, at one table."""

    def __init__(self, places: "Places", pages: dict[int, Page]) -> None:
        """Meet by a link, and start a hunt."""
        self.networks = places.networks
        self.pages = list(pages.values())
        chair, *guests = pages
        link = meeting.found(pages[chair], places.home(chair), NAMES[chair])
        for one in guests:
            meeting.join(pages[one], places.home(one), link, NAMES[one])
        meeting.get_ready(self.pages[1:])
        tables = meeting.start(self.pages[0], self.pages)
        self.tables = dict(zip(pages, tables, strict=True))
        self.words = tables[0].grid.words()

    def end(self) -> str:
        """Let the sand run out; return the log on which all agree."""
        meeting.run_out(list(self.tables.values()))
        logs = {meeting.revealed(page) for page in self.pages}
        assert len(logs) == 1
        return logs.pop()


class Places:
    """Networks with a relay; browsers are started as they are wanted."""

    def __init__(self, networks: Networks, chromium: Browser, folder: Path) -> None:
        """Start the relay."""
        self.networks = networks
        self._type = chromium.browser_type
        self._relay = Relay(*networks.within(0), address=networks.address(0))
        self._site = site_over(folder, self._relay.address)
        self._browsers: dict[int, Browser] = {}
        self._homes: dict[int, str] = {}

    def home(self, device: int) -> str:
        """Return the address of the site, on a device."""
        if device not in self._homes:
            self._homes[device] = self.networks.serve(device, self._site)
        return self._homes[device]

    def browser(self, device: int) -> Browser:
        """Return the browser of a device."""
        if device not in self._browsers:
            self._browsers[device] = self._type.launch(
                executable_path=self.networks.chromium(device),
                # Names in place of addresses are for one network, and here are several.
                args=[*QUIET, "--disable-features=WebRtcHideLocalIpsWithMdns"],
            )
        return self._browsers[device]

    def close(self) -> None:
        """End the browsers and the relay."""
        for browser in self._browsers.values():
            browser.close()
        self._relay.end()


@pytest.fixture(scope="module")
def places(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Places]:
    """Lay the networks."""
    networks = Networks(CABLES, tmp_path_factory.mktemp("networks"))
    if has_nat():
        networks.hide(TOM)
    places = Places(networks, chromium, tmp_path_factory.mktemp("site"))
    yield places
    places.close()
    networks.close()


@pytest.fixture
def devices(places: Places, request: pytest.FixtureRequest) -> Iterator[Devices]:
    """Sit some people down to a hunt; nobody may have stumbled when it ends."""
    faults: list[str] = []
    with ExitStack() as stack:
        pages = {}
        for device in request.param:
            browser = places.browser(device)
            context = browser.new_context(locale="en-GB", service_workers="block")
            stack.enter_context(context)
            context.set_default_timeout(PATIENCE)
            context.on("weberror", lambda error: faults.append(str(error.error)))
            context.add_init_script(f"(() => {{{meeting.PEERS}}})()")
            context.clock.install()
            pages[device] = context.new_page()
        yield Devices(places, pages)
    assert faults == []


def sees_away(page: Page, *names: str, within: float = SEEN_LOST) -> float:
    """Expect just these to be shown as away soon; return the seconds it took."""
    begin = monotonic()
    page.wait_for_function(_ARE_AWAY, arg=sorted(names), timeout=within * 1000)
    return monotonic() - begin


@pytest.mark.parametrize("devices", [(WREN, IDA, TOM)], indirect=True, ids=["three"])
def test_a_lost_link_and_a_silent_one_come_back_into_the_hunt(devices: Devices) -> None:
    (wren, ida, tom), networks = devices.pages, devices.networks
    begin = monotonic()
    networks.set_link(IDA, is_up=False)
    networks.set_silent(TOM, is_silent=True)
    sees_away(wren, "Ida", "Tom")
    for device, table in devices.tables.items():
        assert table.page.evaluate(_AWAY) != []
        meeting.claim(table, devices.words[device])  # each hunts on alone
    sleep(30 - (monotonic() - begin))
    networks.set_link(IDA, is_up=True)
    back = sees_away(wren, "Tom", within=BACK) + sees_away(ida, "Tom", within=BACK)
    print(f"link down 30 s: back {back:.1f} s after its return")
    sleep(60 - (monotonic() - begin))
    networks.set_silent(TOM, is_silent=False)
    left = HELD - (monotonic() - begin)
    back = sum(sees_away(page, within=left) for page in (wren, tom, ida))
    print(f"silence of 60 s (NAT: {has_nat()}): back {back:.1f} s after its end")
    assert back < left
    log = devices.end()
    assert log.count(" claim ") == 3


@pytest.mark.parametrize("devices", [(WREN, IDA)], indirect=True, ids=["two"])
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
    meeting.claim(devices.tables[IDA], devices.words[0])
    log = devices.end()
    assert log.count(" claim ") == 1


@pytest.mark.parametrize("devices", [(WREN, IDA)], indirect=True, ids=["two"])
def test_a_suspended_browser_keeps_its_seat_and_its_sand_falls_on(
    devices: Devices,
) -> None:
    (wren, ida), networks = devices.pages, devices.networks
    meeting.claim(devices.tables[IDA], devices.words[0])
    before = devices.tables[IDA].seconds()
    networks.signal(IDA, signal.SIGSTOP)
    begin = monotonic()
    sees_away(wren, "Ida")
    sleep(10 - (monotonic() - begin))
    networks.signal(IDA, signal.SIGCONT)
    back = sees_away(wren, within=BACK) + sees_away(ida, within=BACK)
    print(f"suspended for 10 s: back {back:.1f} s after its end")
    left = [devices.tables[device].seconds() for device in (WREN, IDA)]
    assert abs(left[0] - left[1]) <= 1
    assert before - left[1] >= 10
    devices.tables[IDA].lists(devices.words[0])
    meeting.claim(devices.tables[IDA], devices.words[1])
    log = devices.end()
    assert log.count(" claim ") == 2
    assert log.count(" key ") == 2  # and nobody sits there twice


@pytest.mark.parametrize("devices", [(UMA, WREN)], indirect=True, ids=["two"])
def test_where_frames_are_lost_and_late_a_round_ends_agreed(devices: Devices) -> None:
    for device, table in devices.tables.items():
        meeting.claim(table, devices.words[device])
    left = [table.seconds() for table in devices.tables.values()]
    assert abs(left[0] - left[1]) <= 1
    log = devices.end()
    assert log.count(" claim ") == 2
