"""A challenge by link: made in one browser, taken up in another."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.grids import seed_of
from tests.browser.hands import Finger, Mouse, drag
from tests.browser.look import check_screen, resize
from tests.browser.pretend import COPIES
from tests.browser.table import WAKING, Table, shake

# A grid with words that take the Qu cube.
QU = seed_of(lambda grid: any("qu" in word for word in grid.words(4)))
OTHER = "7" * 64


def heading(page: Page, text: str) -> None:
    """Expect this screen."""
    expect(page.get_by_role("heading", level=1)).to_have_text(text)


def some_words(table: Table) -> tuple[str, str, str]:
    """Return a word with Qu, and two others."""
    with_qu = next(word for word in table.grid.words(4) if "qu" in word)
    one, other = [word for word in table.grid.words(5) if "qu" not in word][:2]
    return with_qu, one, other


def invite(page: Page) -> None:
    """Go from the reveal to the invitation."""
    expect(page.locator(".reveal-keys")).not_to_have_attribute("inert", "")
    page.get_by_role("link", name="Challenge a friend").click()
    heading(page, "Challenge a friend")


def link_with(page: Page, choice: str | re.Pattern[str]) -> str:
    """Choose what goes along; return the link."""
    page.get_by_role("radio", name=choice).check()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("status")).to_have_text("Copied.")
    link: str = page.evaluate("copied.at(-1)")
    expect(page.get_by_role("textbox", name="Link")).to_have_value(link)
    return link


def begin(page: Page) -> Table:
    """Take up the challenge on the screen."""
    start = page.get_by_role("button", name="Shake their grid")
    expect(start).to_be_enabled(timeout=WAKING)
    expect(page.get_by_role("grid")).to_be_hidden()
    start.click()
    return Table(page)


def test_a_friend_takes_up_a_challenge_and_both_compare(visit: Visits) -> None:
    page = visit(DESKTOP, COPIES, seed=QU).page
    table = shake(page)
    quick, both, mine = some_words(table)
    for word in (quick, both, mine):
        drag(Mouse(page), table.way(table.grid.path(word)))
        page.keyboard.press("Enter")
        expect(table.rows.first).to_contain_text(word)
    letters = table.grid.letters
    table.empty_glass()
    invite(page)
    check_screen(page)
    link = link_with(page, "Points and words")
    # No word and no letter of the grid can be read in it.
    assert not re.search("|".join((quick, both, mine, letters)), link, re.IGNORECASE)

    friend = visit(PHONE, seed=OTHER).page
    friend.goto(link)
    heading(friend, "A friend challenges you")
    expect(friend.locator(".tag")).to_contain_text("5 points to beat")
    expect(friend.locator(".tag")).to_contain_text("three letters and up, 3:00")
    check_screen(friend)
    resize(friend, 390, 844)
    table = begin(friend)
    assert table.grid.letters == letters
    theirs = next(word for word in table.grid.words(3))
    for word in (quick, theirs):
        drag(Finger(friend), table.way(table.grid.path(word)))
        table.submit.tap()
        expect(table.rows.first).to_contain_text(word)
    friend.reload()
    Table(friend).empty_glass()
    note = friend.locator(".reveal-challenge")
    expect(note).to_contain_text("Your friend stays ahead: 5 to your 2 points.")
    expect(note).to_contain_text(
        "Without the 1 word that you both had: 1 for you, 4 for your friend."
    )
    friend.get_by_role("button", name=re.compile("^Friend")).click()
    expect(friend.locator("#sheet-friend .reveal-row")).to_have_text(re.compile(quick))
    check_screen(friend)

    friend.goto(link)
    expect(friend.get_by_text("You have played this grid")).to_be_visible()
    check_screen(friend)
    friend.get_by_role("link", name="See the reveal").click()
    expect(note).to_be_visible()


def test_just_the_grid_and_points_alone(visit: Visits) -> None:
    page = visit(DESKTOP, COPIES).page
    shake(page, size=5, minimum=4, glass="1:30").empty_glass()
    invite(page)
    bare = link_with(page, "Just the grid")
    points = link_with(page, "0 points to beat")
    friend = visit(DESKTOP, seed=OTHER).page
    friend.goto(bare)
    expect(friend.locator(".tag")).to_contain_text("Hunt, 5\u00d75")
    expect(friend.locator(".tag")).to_contain_text("No points to beat")
    friend.goto(points)
    expect(friend.locator(".tag")).to_contain_text("0 points to beat")
    begin(friend).empty_glass()
    note = friend.locator(".reveal-challenge")
    expect(note).to_have_text("You and your friend both have 0 points.")


def test_the_link_is_sent_on_with_the_sub_path_of_the_page(visit: Visits) -> None:
    sends = """
    window.sent = [];
    Object.defineProperty(navigator, "share", {
      value: async (message) => { sent.push(message); },
    });
    """
    someone = visit(DESKTOP, sends)
    page = someone.page
    shake(page).empty_glass()
    invite(page)
    page.get_by_role("button", name="Send the link").click()
    [message] = page.evaluate("sent")
    assert message["url"].startswith(f"{someone.witness.address}#/challenge/")


@pytest.mark.parametrize(
    "code",
    [
        "",
        "AAAA",
        "x" * 100_000,
        "%E0%A4%A",
        "../rounds",
        "<img src=x onerror=alert(1)>",
    ],
    ids=["nothing", "short", "huge", "percent", "another way", "markup"],
)
def test_a_broken_link_says_so_and_leads_on(visit: Visits, code: str) -> None:
    page = visit(DESKTOP).page
    page.evaluate("code => { location.hash = '#/challenge/' + code }", code)
    heading(page, "This link is not whole")
    page.get_by_role("link", name="Start a hunt of your own").click()
    Table(page)


def test_a_link_of_another_build_is_not_played(visit: Visits) -> None:
    page = visit(DESKTOP, COPIES).page
    shake(page).empty_glass()
    invite(page)
    link = link_with(page, "Just the grid")
    friend = visit(DESKTOP, seed=OTHER).page
    for changed, told in (
        (forged(link, 2), "This grid cannot be played here"),
        (forged(link, 0), "This link comes from a newer Lexigrid"),
        (link[:-1], "This link is not whole"),
    ):
        friend.goto(changed)
        expect(friend.get_by_role("heading", level=1)).to_have_text(
            told, timeout=WAKING
        )
        check_screen(friend)


def forged(link: str, at: int) -> str:
    """Change a byte of a link, and have its check fit."""
    address, _, code = link.rpartition("/")
    body = code[:-8]
    data = bytearray(urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    data[at] ^= 0x40
    body = urlsafe_b64encode(bytes(data)).decode().rstrip("=")
    check = sha256(f"lexigrid challenge\n{body}".encode()).hexdigest()[:8]
    return f"{address}/{body}{check}"
