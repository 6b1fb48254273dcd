"""Relays that go, do not answer, or lead to nobody; and a host who waits long."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.friends import GLASS, NO_RELAY, Party, Person, Relay
from tests.browser.look import check_screen
from tests.browser.seats import claim
from tests.browser.site import Site

LONG = 75_000  # ms after which a guest can still join (issue 5, §3)
NOBODY = "A" * 22

# A network that lets signals through, and nothing from browser to browser.
WALLED = r"""
const pair = globalThis.RTCPeerConnection.prototype;
const take = pair.setRemoteDescription;
pair.setRemoteDescription = function ({ type, sdp }) {
  const rest = sdp.replace(/^a=candidate:.*\r\n/gm, "");
  return take.call(this, { type, sdp: rest });
};
pair.addIceCandidate = async () => {};
"""


@pytest.fixture(scope="module")
def patient(chromium: Browser, meeting: Site, relay: Relay) -> Iterator[Party]:
    """Return a party whose host has begun to wait when this file's tests began."""
    party = Party(chromium, meeting, relay)
    party.person("Wren", clock=False).invite()
    yield party
    assert party.leave() == []


def looks_no_more(one: Person) -> None:
    """Expect no sign that something would still come by itself."""
    expect(one.page.locator(".friends-looking")).to_have_count(0)


@pytest.mark.usefixtures("patient")
def test_a_relay_that_goes_after_joining_is_not_missed(lonely: Party) -> None:
    wren, theo = lonely.gather("Wren", "Theo")
    for one in (wren, theo):
        one.witness.bears.append(NO_RELAY)
    lonely.relay.stop()
    lonely.begin(wren, theo)
    tables = [wren.table(), theo.table()]
    assert tables[0].grid == tables[1].grid
    claim(tables[0], tables[0].grid.words()[0])
    lonely.pass_time(GLASS)
    assert wren.reveals() == theo.reveals()
    for one in (wren, theo):
        one.agrees()


@pytest.mark.usefixtures("patient")
def test_without_a_relay_it_is_said_and_the_way_by_code_shown(lonely: Party) -> None:
    lonely.relay.stop()
    wren = lonely.person("Wren")
    theo = lonely.person("Theo")
    link = wren.invite()
    theo.page.goto(link)
    for one in (wren, theo):
        one.witness.bears.append(NO_RELAY)
        one.page.clock.fast_forward(7000)
        notice = one.page.locator(".notice")
        expect(notice).to_contain_text("No meeting place answers")
        expect(notice).to_contain_text("connect by code")
        looks_no_more(one)
        expect(notice.get_by_role("button", name="Connect by code")).to_be_visible()
    wren.page.locator(".notice").get_by_role("button", name="Connect by code").click()
    expect(wren.page.get_by_role("heading", level=2)).to_be_visible()
    wren.go("#/friends")
    for one in (wren, theo):
        expect(one.button("Try again")).to_be_visible()
        one.page.clock.pause_at(one.page.evaluate("Date.now()") + 1000)
    # While no time goes by there, nothing is tried but what is asked for.
    lonely.relay.start()
    for one in (wren, theo):
        one.button("Try again").click()
        one.page.clock.resume()
    theo.title("At the table")
    expect(wren.seats).to_have_count(4)
    expect(wren.page.locator(".notice")).to_have_count(0)


@pytest.mark.usefixtures("patient")
def test_where_nobody_answers_for_20_seconds_it_is_said(party: Party) -> None:
    theo = party.person("Theo")
    theo.witness.bears.append(NO_RELAY)  # that it is left in the leap
    theo.page.goto(f"{party.site.address}#/join/{NOBODY}.hunt-4-3-180")
    theo.title("A seat is saved for you")
    looking = theo.page.locator(".friends-looking")
    expect(looking).to_have_text("Looking for the table.")
    theo.page.clock.fast_forward(20_100)
    notice = theo.page.locator(".notice")
    expect(notice).to_contain_text("Nobody is at the table")
    expect(notice).to_contain_text("In twenty seconds nobody answered.")
    looks_no_more(theo)
    check_screen(theo.page)


@pytest.mark.usefixtures("patient")
def test_a_pair_without_a_way_through_is_told_why_and_what_to_try(
    party: Party,
) -> None:
    wren = party.person("Wren", None, WALLED)
    theo = party.person("Theo", None, WALLED)
    theo.page.goto(wren.invite())
    for one in (wren, theo):
        told = one.page.locator(".notice").filter(has_text="no way through")
        expect(told).to_have_text(
            "There is no way through between your network and a friend's."
            " Try the same Wi-Fi, another network, or connect by code."
        )
        expect(one.page.locator(".notice")).to_have_count(1)
        looks_no_more(one)
        expect(one.button("Connect by code")).to_be_visible()
        polite = one.page.locator("#polite")
        expect(polite).to_have_text("A friend could not be connected.")


@pytest.mark.usefixtures("patient")
def test_people_meet_and_start_at_once_whose_clocks_disagree(party: Party) -> None:
    wren = party.person("Wren")
    link = wren.invite()
    wren.witness.bears.append(NO_RELAY)
    wren.page.clock.fast_forward(10 * 60_000)
    theo = party.person("Theo")
    theo.join(link)
    wren.sees(theo)
    theo.sees(wren)
    party.begin(wren, theo)
    tables = [wren.table(), theo.table()]
    assert abs(tables[0].seconds() - tables[1].seconds()) <= 1


def test_a_host_who_has_really_waited_for_75_seconds_is_found(patient: Party) -> None:
    (wren,) = patient.people
    wren.page.wait_for_function(
        "since => performance.now() > since", arg=LONG, timeout=2 * LONG
    )
    theo = patient.person("Theo", clock=False)
    theo.join(wren.page.evaluate("copied.at(-1)"))
    wren.sees(theo)
    theo.sees(wren)
    theo.ready()
    expect(wren.seat("Theo")).to_contain_text(re.compile("ready"))
