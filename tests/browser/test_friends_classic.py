"""Classic between friends: dome and glass by turns, teams, a match (C1 to C10)."""

import re

from playwright.sync_api import expect

from lexigrid.solver import points
from tests.browser.classic import Dome, dear
from tests.browser.friends import GLASS, Party, Person
from tests.browser.look import check_screen
from tests.browser.seats import claim
from tests.browser.table import WAKING, Table

TARGET = 50


def set_the_table(host: Person) -> None:
    """Have the host choose all that Classic has to choose."""
    host.button("Change the table").click()
    card = host.page.get_by_role("dialog", name="The table")
    card.get_by_role("radio", name=f"First to {TARGET}").check()
    for switch in ("Handicap", "Write anything", "In teams"):
        card.get_by_role("switch", name=switch).check()
    least = card.get_by_role("group", name="Shortest word of Mara")
    least.get_by_label("3").check()
    theo = card.get_by_role("group", name="Team of Theo")
    expect(theo.get_by_role("radio", name="Swifts")).to_be_checked()
    card.get_by_role("button", name="Done").click()


def sees_the_table(people: list[Person]) -> None:
    """Expect all to be told of their team, and a guest of all that was chosen."""
    for one, team in zip(people, ("Owls", "Swifts", "Owls"), strict=True):
        told = one.page.get_by_text(f"You are with the {team}.")
        expect(told).to_be_visible()
    table = "first to 50, handicap, in teams, write anything"
    guest = people[-1].page
    expect(guest.locator(".friends-table")).to_contain_text(table)
    expect(guest.locator("#polite")).to_contain_text(table)


def to_the_letters(people: list[Person], shaker: Person, turner: Person) -> Table:
    """Have one shake and the next seat turn the glass (C2); return the table."""
    for one in people:
        who = f"{shaker.name} shakes"
        one.title(who if one is shaker else f"{who} the cubes")
    Dome(shaker.page).lift()
    for one in people:
        if one is not turner:
            told = one.page.get_by_text(f"{turner.name} turns the glass").first
            expect(told).to_be_visible(timeout=WAKING)
    key = turner.button("Turn the glass")
    expect(key).to_be_focused(timeout=WAKING)
    key.click()
    tables = [one.table(4) for one in people]
    assert len({table.grid for table in tables}) == 1
    return tables[0]


def to_the_totals(people: list[Person]) -> None:
    """Read aloud with one, and skip with the others (C5); expect equal totals."""
    for one in people:
        one.page.wait_for_url("**/aloud")
    first, *others = people
    last = first.link("To the totals")
    while last.count() == 0:
        first.page.keyboard.press("ArrowRight")
    last.click()
    for one in others:
        one.link("Skip to the totals").click()
    assert len({one.reveals() for one in people}) == 1
    for one in people:
        one.agrees()


def test_three_play_a_match_in_teams_C1_C2_C5_C8_C9_C10(party: Party) -> None:
    people = party.gather("Wren", "Theo", "Mara", game="Classic")
    wren, theo, mara = people
    set_the_table(wren)
    sees_the_table(people)

    party.begin(*people, says="To the dome")
    theo.title("Wren shakes the cubes")
    check_screen(theo.page)
    lies = to_the_letters(people, shaker=wren, turner=theo)
    shared, *rest = dear(lies.grid)
    threes = [word for word in Table(mara.page, 3).grid.words(3) if word not in rest]
    claim(lies, shared, rest[0])
    claim(theo.table(4), shared, "zyzzyva")
    claim(mara.table(3), *threes[:1], rest[0])
    party.pass_time(GLASS)
    to_the_totals(people)
    owls = points(rest[0]) + sum(points(word) for word in threes[:1])
    story = wren.page.locator(".reveal-story")
    expect(story).to_contain_text(f"Owls {owls}")
    expect(theo.page.locator(".reveal-pads s").first).to_have_text(shared)
    zyzzyva = theo.page.get_by_role("option").filter(has_text="zyzzyva")
    expect(zyzzyva).to_contain_text("not on the grid")

    turns = [theo, mara, wren]
    number = 1
    while owls < TARGET:
        for one in people:
            one.link("Standings").click()
            one.title("The Owls lead")
            one.link("Back to the table").click()
            one.title("At the table")
        party.begin(*people, says="To the dome")
        shaker, turner = turns[(number - 1) % 3], turns[number % 3]
        lies = to_the_letters(people, shaker=shaker, turner=turner)
        for word in dear(lies.grid):
            if owls < TARGET:
                claim(lies, word)
                owls += points(word)
        party.pass_time(GLASS)
        to_the_totals(people)
        number += 1
    assert number > 1
    for one in people:
        one.link("Standings").click()
        one.title("The Owls win the match")
        row = one.page.get_by_role("row", name=re.compile("^Owls"))
        expect(row).to_contain_text(str(owls))
