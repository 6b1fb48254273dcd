"""Files from outside, and scripts that are not the page's own."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.table import WAKING, Table, shake

LOGS = Path(__file__).parents[1] / "vectors"

# As a system that opens files with an installed page.
LAUNCHES = """
Object.defineProperty(window, "launchQueue", {
  value: { setConsumer(consume) { window.launch = consume; } },
});
"""

_LAUNCH = """([name, text]) => launch({
  files: [{ getFile: async () => new File([text], name) }],
})"""


# As Chromium, which sends the last launch once more when the page is loaded anew.
RESENT = """
Object.defineProperty(window, "launchQueue", {
  value: {
    setConsumer(consume) {
      const { files, targetURL } = JSON.parse(sessionStorage.sent ?? '{"files": []}');
      const open = (text) => ({ getFile: async () => new File([text], "a.log") });
      consume({ files: files.map(open), targetURL });
    },
  },
});
"""


def launch(page: Page, name: str, text: str) -> None:
    """Open a file with the page, when it listens."""
    page.wait_for_function("() => 'launch' in window")
    page.evaluate(_LAUNCH, [name, text])


def log(name: str) -> str:
    """Return a log that is known to hold."""
    return (LOGS / name).read_text("utf-8")


def test_a_log_is_checked_and_shown_or_refused_with_a_reason(visit: Visits) -> None:
    page = visit(DESKTOP, LAUNCHES).page
    heading = page.get_by_role("heading", level=1)
    launch(page, "solo.log", log("solo_qu.log"))
    expect(heading).to_have_text(re.compile(" points, 24 words$"), timeout=WAKING)
    expect(page.locator("#sheet-seat-1 .reveal-row")).to_have_count(24)
    launch(page, "bad.log", log("solo_qu.log").replace("claim", "clam", 1))
    told = page.locator(".notice.bad")
    expect(told).to_contain_text("This log does not hold: line 11")
    launch(page, "abandoned.log", log("abandoned.log"))
    expect(told).to_contain_text("was not played to its end")
    launch(page, "null.log", log("null.log"))
    expect(told).to_contain_text("a game that cannot be shown here")
    page.evaluate("location.hash = '#/rounds'")
    expect(page.get_by_text("No round has been played here yet.")).to_be_visible()
    page.get_by_label("Open a file").set_input_files(LOGS / "wide.log")
    expect(heading).to_have_text(re.compile(" points, 24 words$"))


def test_a_data_file_is_taken_in_only_when_the_player_agrees(visit: Visits) -> None:
    page = visit(DESKTOP, LAUNCHES).page
    launch(page, "mine.lexigrid", "{}")
    page.get_by_role("button", name="Leave it").click()
    expect(page.locator(".notice")).to_have_text("Nothing was changed.")
    launch(page, "<b>mine</b>.json", '{"__proto__": {"format": "lexigrid data"}}')
    page.get_by_role("button", name="Take it in").click()
    told = page.locator(".notice.bad")
    expect(told).to_have_text(
        "The file was not saved by Lexigrid. Nothing was changed."
    )
    expect(page.get_by_role("heading", level=1)).to_have_text("<b>mine</b>.json")


def test_a_file_does_not_tear_the_player_from_a_round(visit: Visits) -> None:
    page = visit(DESKTOP, LAUNCHES).page
    shake(page)
    launch(page, "solo.log", log("solo_qu.log"))
    page.get_by_role("button", name="Stay").click()
    expect(page.get_by_role("grid")).to_be_visible()


@pytest.mark.parametrize(
    "sent", [{"files": [], "targetURL": "#/hunt"}, {"files": ["lexigrid log"]}]
)
def test_a_reload_in_a_round_is_no_launch(
    visit: Visits, sent: dict[str, object]
) -> None:
    page = visit(DESKTOP, RESENT).page
    page.evaluate("(sent) => { sessionStorage.sent = JSON.stringify(sent) }", sent)
    table = shake(page)
    word = table.grid.words(4)[0]
    table.type(word)
    page.keyboard.press("Enter")
    table.lists(word)
    address = page.url
    page.reload()
    Table(page).lists(word)
    assert page.url == address


@pytest.mark.parametrize(
    "attempt",
    [
        "document.body.innerHTML = '<img>'",
        "new Worker('assets/other.js')",
        "navigator.serviceWorker.register('other.js')",
        "document.createElement('script').src = 'other.js'",
        "trustedTypes.createPolicy('mine', {})",
        "document.createElement('script').text = '1'",
    ],
)
def test_other_scripts_are_refused(visit: Visits, attempt: str) -> None:
    someone = visit(DESKTOP)
    someone.witness.bears += ["TrustedScript|TrustedHTML|Trusted Types|policy"]
    refused = someone.page.evaluate(
        f"""async () => {{
          try {{ await ({attempt}); }} catch (error) {{ return error.name; }}
        }}"""
    )
    assert refused == "TypeError"
