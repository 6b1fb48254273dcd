"""Who comes late looks on, and sees nothing secret; eight at one table."""

import re

from playwright.sync_api import expect

from tests.browser.friends import GLASS, Party
from tests.browser.seats import PAINTED, claim

# Eight of these fit on one small machine.
LIGHT = {"viewport": {"width": 320, "height": 568}, "reduced_motion": "reduce"}


def test_a_late_comer_sees_nothing_secret_and_plays_the_next_round(
    party: Party,
) -> None:
    wren, theo = party.gather("Wren", "Theo")
    mara = party.person("Mara", None, PAINTED)
    link = wren.page.evaluate("copied.at(-1)")
    party.begin(wren, theo)
    table = wren.table()
    word = table.grid.words()[0]
    claim(table, word)
    mara.page.goto("about:blank")  # at home, letters are painted
    mara.join(link)
    notice = mara.page.locator(".notice")
    expect(notice).to_contain_text(re.compile(r"Wren and Theo hunt, [123]:\d\d left\."))
    expect(notice).to_contain_text("You sit in the next round.")
    mara.sees(wren, theo)
    for role in ("grid", "gridcell", "timer", "listbox"):
        expect(mara.page.get_by_role(role)).to_have_count(0)
    assert mara.page.evaluate("painted") == []
    assert "row 1" not in mara.page.locator("main").aria_snapshot()
    html = mara.page.content().lower()
    assert table.grid.letters not in html
    assert f">{word}<" not in html

    party.pass_time(GLASS)
    lists = wren.reveals()
    assert theo.reveals() == lists
    expect(notice).to_contain_text("The round of Wren and Theo is over.")
    mara.link("See the reveal").click()
    assert mara.reveals() == lists
    for one in (wren, theo, mara):
        party.pass_time(2, one)
        one.link("Back to the table").click()
        one.title("At the table")
    wren.sees(theo, mara)
    party.begin(wren, theo, mara)
    assert wren.table().grid == theo.table().grid == mara.table().grid


def test_eight_play_one_hunt_and_all_come_to_one_result(party: Party) -> None:
    names = ("Wren", "Theo", "Mara", "Ida", "Noor", "Finn", "Asta", "Levi")
    people = party.gather(*names, profile=LIGHT)
    party.begin(*people)
    tables = [one.table() for one in people]
    assert len({table.grid for table in tables}) == 1
    words = tables[0].grid.words()
    for number, table in enumerate(tables):
        claim(table, words[number % len(words)], words[-1])
    party.pass_time(GLASS)
    assert len({one.reveals() for one in people}) == 1
    for one in people:
        one.agrees()
