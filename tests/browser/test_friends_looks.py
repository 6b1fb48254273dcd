"""A table with friends at every size, in both lights, and by keys alone."""

from playwright.sync_api import Page, expect

from tests.browser.friends import GLASS, Party, Person
from tests.browser.look import check_screen
from tests.browser.seats import claim


def tab_to(one: Person, name: str, role: str = "button") -> None:
    """Go by Tab to something of this name."""
    for _ in range(60):
        one.page.keyboard.press("Tab")
        if _has_focus(one.page, name, role):
            return
    raise AssertionError(name)


def _has_focus(page: Page, name: str, role: str) -> bool:
    focused = page.locator(":focus")
    if focused.count() == 0:
        return False
    return f'{role} "{name}"' in focused.aria_snapshot()


def test_every_screen_fits_and_has_no_fault_axe_knows(party: Party) -> None:
    wren, theo = party.person("Wren"), party.person("Theo")
    link = wren.invite()
    check_screen(wren.page)
    theo.join(link)
    wren.sees(theo)
    check_screen(theo.page)
    wren.button("Change the table").click()
    check_screen(wren.page)
    wren.page.keyboard.press("Escape")
    theo.ready()
    expect(wren.button("Start the hunt")).to_be_enabled()
    check_screen(wren.page)
    wren.start()
    table = wren.table()
    theo.table()
    check_screen(theo.page)
    claim(table, table.grid.words()[0])
    party.pass_time(GLASS, wren)
    wren.title("The sand is out")
    check_screen(wren.page)
    party.pass_time(GLASS, theo)
    wren.reveals()
    wren.agrees()
    check_screen(wren.page)
    wren.button("Verify").click()
    card = wren.page.get_by_role("dialog", name="This round, verified")
    expect(card).to_contain_text("Everything holds.")
    check_screen(wren.page)
    wren.go("#/friends/about")
    expect(wren.page.get_by_role("heading", level=1)).to_be_visible()
    check_screen(wren.page)


def test_joining_and_starting_by_keys_alone(party: Party) -> None:
    wren, theo = party.person("Wren"), party.person("Theo")
    tab_to(wren, "Hunt Gold rings, one glass 4\u00d74, three letters and up, 3:00")
    wren.page.keyboard.press("Enter")
    tab_to(wren, "Play with friends", "link")
    wren.page.keyboard.press("Enter")
    wren.title("Save them a seat")
    wren.is_seated()
    tab_to(wren, "Copy the link")
    wren.page.keyboard.press("Enter")
    expect(wren.page.locator("#polite")).to_have_text("Copied.")
    theo.page.goto(wren.page.evaluate("copied.at(-1)"))
    theo.title("At the table")
    expect(theo.page.get_by_role("heading", level=1)).to_be_focused()
    tab_to(theo, "I am ready")
    theo.page.keyboard.press("Space")
    expect(theo.page.locator(":focus")).to_have_attribute("aria-pressed", "true")
    expect(wren.button("Start the hunt")).to_have_attribute("aria-disabled", "false")
    tab_to(wren, "Start the hunt")
    wren.page.keyboard.press("Enter")
    tables = [wren.table(), theo.table()]
    assert tables[0].grid == tables[1].grid
    for table in tables:
        claim(table, table.grid.words()[0])
