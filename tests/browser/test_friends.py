"""Friends by a link: from the invitation to the reveal, and to the next round."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from lexigrid.__main__ import main
from tests.browser.conftest import PHONE
from tests.browser.friends import GLASS, Party, Person
from tests.browser.seats import claim
from tests.browser.table import Table, shake


def plays_alone_unheard(one: Person) -> None:
    """Play a round alone, and expect that nobody else was asked for anything."""
    table = shake(one.page)
    claim(table, table.grid.words()[0])
    table.empty_glass()
    one.go("#/")
    one.page.get_by_role("button", name=re.compile("^Hunt")).first.click()
    expect(one.link("Play with friends")).to_be_visible()
    assert one.sockets == []
    asked = [url for url in one.witness.asked if "friends" in url or "net.json" in url]
    assert asked == []
    one.page.keyboard.press("Escape")


def is_verified(one: Person) -> None:
    """Have the round verified, and read what was found."""
    one.button("Verify").click()
    card = one.page.get_by_role("dialog", name="This round, verified")
    expect(card).to_contain_text("Everything holds.")
    lines = card.get_by_role("listitem")
    expect(lines.nth(0)).to_contain_text("The record is whole")
    expect(lines.nth(2)).to_have_text(re.compile(r"All \d+ statements carry the true"))
    expect(lines.nth(3)).to_contain_text("The lists of Wren and Theo are those")
    expect(lines.nth(5)).to_contain_text("come out the same once more")
    expect(lines.and_(card.locator("[data-sound=false]"))).to_have_count(0)
    card.get_by_role("button", name="Done").click()


def checked(log: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """Return what the command line says of a whole log."""
    file = folder / "round.log"
    file.write_text(log)
    assert main(["check", str(file)]) == 0
    return capsys.readouterr().out


def play_on(party: Party, wren: Person, theo: Person, after: Table) -> None:
    """Have both go back to the table, and hunt on another grid."""
    for one in (wren, theo):
        party.pass_time(2, one)
        one.link("Back to the table").click()
        one.title("At the table")
    wren.sees(theo)
    party.begin(wren, theo)
    again = [wren.table(), theo.table()]
    assert again[0].grid == again[1].grid
    assert again[0].grid != after.grid
    party.pass_time(GLASS)
    assert wren.reveals() == theo.reveals()


def test_two_hunt_from_the_invitation_to_the_next_round(
    party: Party, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wren, theo = party.person("Wren"), party.person("Theo", PHONE)
    wren.wake()
    theo.wake()
    plays_alone_unheard(wren)
    link = wren.invite()
    assert re.search(r"#/join/[\w-]{22}\.hunt-4-3-180$", link)
    theo.join(link)
    assert "join" not in theo.page.url  # the secret is out of sight
    wren.sees(theo)
    theo.sees(wren)
    expect(wren.seat("Wren")).to_contain_text("you, host")
    expect(theo.page.get_by_text("Wren starts when all are ready.")).to_be_visible()
    party.begin(wren, theo)

    tables = [wren.table(), theo.table()]
    assert tables[0].grid == tables[1].grid
    lone, shared, other = tables[0].grid.words()[:3]
    claim(tables[0], lone, shared)
    claim(tables[1], shared, other)
    party.pass_time(GLASS)
    lists = [wren.reveals(), theo.reveals()]
    assert lists[0] == lists[1]
    for one in (wren, theo):
        one.agrees()
        struck = one.page.locator(".reveal-pads s")
        expect(struck).to_have_text([shared, shared])
    is_verified(wren)
    assert wren.log() == theo.log()
    theo.page.reload()
    assert theo.reveals() == lists[1]
    theo.agrees()
    assert "signatures: all 8 are true" in checked(wren.log(), tmp_path, capsys)

    play_on(party, wren, theo, after=tables[0])
    wren.go("#/rounds")
    expect(wren.page.locator(".rounds-row")).to_have_count(3)
    relay = party.relay.address
    for one in (wren, theo):
        assert {url.rstrip("/") for url in one.sockets} == {relay}
