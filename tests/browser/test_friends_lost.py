"""Pages that are loaded anew or closed in mid-hunt, and a host who leaves."""

import re

from playwright.sync_api import expect

from tests.browser.friends import GLASS, Party, Person
from tests.browser.seats import claim

HELD = 75  # seconds that a seat is held


def sees_away(one: Person, other: Person) -> None:
    """Expect somebody to be away, beside the clock."""
    chips = one.page.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(chips.filter(has_text=other.name)).to_have_text(
        re.compile(f"{other.name}, away")
    )


def test_a_reload_in_mid_hunt_keeps_seat_words_and_commitment(party: Party) -> None:
    wren, theo = party.gather("Wren", "Theo")
    party.begin(wren, theo)
    tables = [wren.table(), theo.table()]
    first, second, third = tables[0].grid.words()[:3]
    claim(tables[0], first)
    claim(tables[1], second)
    theo.page.reload()
    again = theo.table()
    assert again.grid == tables[0].grid
    again.lists(second)
    assert abs(again.seconds() - tables[0].seconds()) <= 1
    claim(again, third)
    again.lists(third, second)
    theo.page.go_back()
    asks = theo.page.get_by_role("dialog")
    expect(asks).to_contain_text("Leave the round?")
    asks.get_by_role("button", name="Leave", exact=True).click()
    theo.page.get_by_role("link", name=re.compile("^Go back")).click()
    theo.table().lists(third, second)
    party.pass_time(GLASS)
    assert wren.reveals() == theo.reveals()
    for one in (wren, theo):
        one.agrees()
        expect(one.page.locator(".reveal-fair .notice")).to_have_count(0)
        pad = one.page.locator(".reveal-pad").filter(has_text="Theo").first
        expect(pad.get_by_role("option")).to_have_count(2)


def test_the_host_closes_in_mid_hunt_is_scored_without_and_the_room_goes_on(
    party: Party,
) -> None:
    people = party.gather("Wren", "Theo", "Mara")
    wren, theo, mara = people
    party.begin(*people)
    tables = [one.table() for one in people]
    lone, shared = tables[0].grid.words()[:2]
    for table in tables:
        claim(table, shared)
    claim(tables[1], lone)
    party.pass_time(GLASS - HELD + 20)
    wren.page.close()
    party.people.remove(wren)
    party.pass_time(6)
    for one in (theo, mara):
        sees_away(one, wren)
    party.pass_time(HELD - 20)
    waits = re.compile("Waiting for Wren's list")
    for one in (theo, mara):
        expect(one.page.locator(".friends-waits")).to_have_text(waits)
    theo.button("Score without Wren").click()
    assert theo.reveals() == mara.reveals()
    for one in (theo, mara):
        one.agrees()
        told = one.page.locator(".reveal-fair .notice")
        expect(told).to_have_text("Wren sent no list in time.")
        # Who sent nothing cancels nobody, but those who did cancel each other.
        expect(one.page.locator(".reveal-pads s")).to_have_text([shared, shared])
        party.pass_time(2, one)
        one.link("Back to the table").click()
        one.title("At the table")
    party.pass_time(HELD)
    expect(theo.seat("Theo")).to_contain_text("you, host")
    party.begin(theo, mara)
    assert theo.table().grid == mara.table().grid
    assert wren.witness.verdict() == []
    wren.context.close()


def test_a_host_who_leaves_the_table_leaves_it_to_the_others(party: Party) -> None:
    people = party.gather("Wren", "Theo", "Mara")
    wren, theo, mara = people
    secret = wren.page.evaluate("copied.at(-1).match(/join[/]([^.]+)/)[1]")
    assert secret in wren.page.evaluate("Object.values(sessionStorage).join()")
    wren.button("Leave the table").click()
    wren.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    wren.title("Lexigrid")
    expect(wren.page.get_by_text("A table with friends")).to_have_count(0)
    kept = wren.page.evaluate("Object.values(sessionStorage).join()")
    assert secret not in kept
    for one in (theo, mara):
        expect(one.seat("Wren")).to_have_count(0)
    expect(theo.seat("Theo")).to_contain_text("you, host")
    party.begin(theo, mara)
    table = theo.table()
    assert table.grid == mara.table().grid
    party.pass_time(GLASS)
    assert theo.reveals() == mara.reveals()
