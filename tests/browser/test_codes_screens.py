"""The screens of 'connect by code', with the real net behind them and no server."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, QUIET
from tests.browser.look import check_screen, resize
from tests.browser.site import Site
from tools import esbuild

HERE = Path(__file__).parent
_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Connect by code</title><link rel="stylesheet" href="%s">
<main></main><script type="module" src="%s"></script></html>"""

People = Callable[..., Page]


@pytest.fixture(scope="module")
def screens(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve a page with these screens alone."""
    folder = tmp_path_factory.mktemp("screens")
    style, script = HERE / "codes_page.css", HERE / "codes_page.js"
    made = esbuild.bundle([style, script], folder, {}).names
    (folder / "index.html").write_text(_PAGE % (made[style], made[script]), "utf-8")
    site = Site(folder)
    yield site
    site.close()


@pytest.fixture
def people(chromium: Browser, screens: Site) -> Iterator[People]:
    """Return what opens the page for another person: `people("#host", PHONE)`."""
    contexts = []
    complaints: list[str] = []

    def person(part: str, profile: dict[str, Any] | None = None) -> Page:
        context = chromium.new_context(**(profile or DESKTOP), locale="en-GB")
        contexts.append(context)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        page = context.new_page()
        page.goto(screens.address + part)
        return page

    yield person
    for context in contexts:
        context.close()
    assert complaints == []


def step(page: Page, title: str | re.Pattern[str]) -> None:
    """Expect this step, and the focus on its heading."""
    heading = page.get_by_role("heading", level=2)
    expect(heading).to_have_text(title)
    expect(heading).to_be_focused()


def press(page: Page, name: str) -> None:
    """Press a key, as one does who has no pointer."""
    key = page.get_by_role("button", name=name, exact=True)
    key.focus()
    page.keyboard.press("Enter")


def carried(page: Page, label: str) -> str:
    """Return the code on the screen."""
    field = page.get_by_role("textbox", name=label)
    expect(field).to_have_value(re.compile(r"[\w-]{80}"))
    return field.input_value()


def paste(page: Page, text: str) -> None:
    """Put a text into the field for codes."""
    page.get_by_role("textbox").fill(text)
    press(page, "Use this code")


def notice(page: Page) -> Locator:
    """Return what the screen warns of."""
    return page.get_by_role("alert").filter(has_text=re.compile("."))


def invitation_of(host: Page) -> str:
    """Go on to the invitation; return its link."""
    step(host, "Show this to the next player")
    return carried(host, "Invitation")


def answer(guest: Page, invitation: str) -> str:
    """Have a guest take an invitation as text; return the reply."""
    press(guest, "Go on without it")
    step(guest, "Take the invitation")
    paste(guest, invitation)
    step(guest, "Show this to your friend")
    return carried(guest, "Your reply")


def seat(host: Page, reply: str) -> None:
    """Have the host take a reply."""
    press(host, "Take their reply")
    step(host, "Now take their reply")
    paste(host, reply)
    step(host, "Ida is at the table")


def test_three_meet_by_two_pairs_of_codes(people: People) -> None:
    # Each guest exchanges codes with the host only; the guests meet by the host.
    host, ada, theo = people("#host"), people("#guest"), people("#guest")
    press(host, "Go on without it")
    seat(host, answer(ada, invitation_of(host)))
    step(ada, "You are at the table")
    press(host, "Invite the next player")
    seat(host, answer(theo, invitation_of(host)))
    for one in (host, ada, theo):
        one.wait_for_function("here() === 2")
    ada.evaluate("net.send(null, 'found it')")
    for one in (host, theo):
        one.wait_for_function("heard.some(([, text]) => text === 'found it')")


def test_a_link_and_a_picture_serve_too(people: People, tmp_path: Path) -> None:
    host = people("#host", PHONE)
    press(host, "Go on without it")
    link = invitation_of(host)
    guest = people(link[link.index("#") :], PHONE)
    press(guest, "Go on without it")
    step(guest, "Show this to your friend")
    picture = tmp_path / "reply.png"
    guest.locator(".qr").screenshot(path=picture)
    press(host, "Take their reply")
    blank = tmp_path / "blank.png"
    host.get_by_role("heading", level=1).screenshot(path=blank)
    host.get_by_label("From a picture").set_input_files(blank)
    expect(notice(host)).to_contain_text("no code to be seen in this picture")
    host.get_by_label("From a picture").set_input_files(picture)
    step(host, "Ida is at the table")
    step(guest, "You are at the table")


def test_the_invitations_picture_can_be_read(people: People, tmp_path: Path) -> None:
    host, guest = people("#host"), people("#guest", PHONE)
    press(host, "Go on without it")
    invitation_of(host)
    picture = tmp_path / "invitation.png"
    host.locator(".qr").screenshot(path=picture)
    press(guest, "Go on without it")
    guest.get_by_label("From a picture").set_input_files(picture)
    step(guest, "Show this to your friend")


def test_what_is_no_code_or_the_wrong_one_is_said(people: People) -> None:
    host, guest = people("#host"), people("#guest")
    press(host, "Go on without it")
    invitation = invitation_of(host)
    press(host, "Take their reply")
    for text, said in [
        ("", "There is no code yet"),
        ("good evening", "This is no code of Lexigrid"),
        (invitation[:-3], "A letter of this code is wrong or missing"),
        (invitation, "This is an invitation"),
    ]:
        paste(host, text)
        expect(notice(host)).to_contain_text(said)
    press(host, "Show the invitation again")
    assert invitation_of(host) == invitation
    reply = answer(guest, invitation)
    press(guest, "Take another invitation")
    paste(guest, reply)
    expect(notice(guest)).to_contain_text("This is a reply")


def test_a_used_invitation_and_a_lost_one_are_refused(people: People) -> None:
    host, ada, theo = people("#host"), people("#guest"), people("#guest")
    press(host, "Go on without it")
    invitation = invitation_of(host)
    replies = [answer(guest, invitation) for guest in (ada, theo)]
    seat(host, replies[0])
    press(host, "Invite the next player")
    invitation_of(host)
    press(host, "Take their reply")
    paste(host, replies[1])
    expect(notice(host)).to_contain_text("This invitation has had its reply")
    press(host, "Make a new one")
    invitation = invitation_of(host)
    host.reload()
    press(host, "Go on without it")
    invitation_of(host)
    press(host, "Take their reply")
    paste(host, answer(people("#guest"), invitation))
    expect(notice(host)).to_contain_text("is not open here any more")


def test_a_refused_camera_is_fine(people: People) -> None:
    host, guest = people("#host", PHONE), people("#guest", PHONE)
    press(host, "Allow the camera")
    link = invitation_of(host)
    expect(host.locator(".codes-note")).to_contain_text(re.compile("camera"))
    press(guest, "Go on without it")
    press(guest, "Scan")
    expect(notice(guest)).to_contain_text("camera")
    expect(guest.get_by_role("button", name="Scan")).to_be_focused()
    paste(guest, link)
    step(guest, "Show this to your friend")
    press(host, "Take their reply")
    press(host, "Scan")
    expect(notice(host)).to_contain_text("camera")
    paste(host, carried(guest, "Your reply"))
    step(host, "Ida is at the table")


def filmed(page: Page, file: Path) -> None:
    """Write a film of the code on the screen, as a camera sees it: 640 by 480."""
    code = page.locator(".qr")
    side = int((code.get_attribute("viewBox") or "").split()[-1])
    dots = 440 // side
    rows = [bytearray([150]) * 640 for _ in range(480)]
    for row in rows[20 : 20 + side * dots]:
        row[100 : 100 + side * dots] = bytes([225]) * (side * dots)
    bars = re.findall(
        r"M(\d+) (\d+)h(\d+)", code.locator("path").get_attribute("d") or ""
    )
    for x, y, width in (map(int, bar) for bar in bars):
        for row in rows[20 + y * dots : 20 + (y + 1) * dots]:
            row[100 + x * dots : 100 + (x + width) * dots] = bytes([30]) * width * dots
    frame = b"FRAME\n" + b"".join(rows) + bytes([128]) * (640 * 480 // 2)
    file.write_bytes(b"YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420mpeg2\n" + 10 * frame)


_TRACKS = """() => {
  const media = navigator.mediaDevices;
  const ask = media.getUserMedia.bind(media);
  window.tracks = [];
  media.getUserMedia = async (wishes) => {
    const stream = await ask(wishes);
    tracks.push(...stream.getTracks());
    return stream;
  };
}"""


def test_a_camera_reads_the_invitation_and_is_off_after(
    people: People, chromium: Browser, screens: Site, tmp_path: Path
) -> None:
    host = people("#host")
    press(host, "Go on without it")
    invitation_of(host)
    filmed(host, tmp_path / "code.y4m")
    args = ["device-for-media-stream", "ui-for-media-stream"]
    seeing = chromium.browser_type.launch(
        executable_path=os.environ["LEXIGRID_CHROMIUM"],
        args=[
            *QUIET,
            *(f"--use-fake-{what}" for what in args),
            f"--use-file-for-fake-video-capture={tmp_path / 'code.y4m'}",
        ],
    )
    phone: dict[str, Any] = {**PHONE}
    guest = seeing.new_page(**phone)
    guest.goto(f"{screens.address}#guest")
    guest.evaluate(_TRACKS)
    press(guest, "Allow the camera")
    step(guest, "Take the invitation")
    press(guest, "Scan")
    step(guest, "Show this to your friend")
    # Once to look, and once while the reply was made: so it holds true addresses.
    assert guest.evaluate("tracks.map(({ readyState }) => readyState)") == ["ended"] * 2
    expect(guest.locator(".codes-note")).to_have_count(0)
    reply = carried(guest, "Your reply")
    seeing.close()
    assert host.evaluate("(reply) => isRaw(reply)", reply)


def test_every_step_fits_every_screen(people: People) -> None:
    host, guest = people("#host"), people("#guest")
    for page in (host, guest):
        check_screen(page)
        press(page, "Go on without it")
    invitation = invitation_of(host)
    check_screen(host)
    press(host, "Take their reply")
    paste(host, invitation)
    check_screen(host)
    check_screen(guest)
    paste(guest, invitation)
    step(guest, "Show this to your friend")
    check_screen(guest)
    paste(host, carried(guest, "Your reply"))
    step(host, "Ida is at the table")
    check_screen(host)
    check_screen(guest)
    resize(host, 390, 844)
