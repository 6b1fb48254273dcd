"""Who cannot be played with: other versions, liars, and links that lead nowhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DIST
from tests.browser.friends import GLASS, Party, Relay, meeting_by
from tests.browser.seats import claim
from tests.browser.site import Site
from tools import digests

SECRET = "A" * 22

# A page that seals its list, sees the others', and then says less than it had sealed:
# what it signs and what it sends are altered alike, so that the signature is true.
LIAR = r"""
const lie = (text) => text.replace(
  /(\b|\\n)(open \d+\.\d+ [0-9a-f]{32} \S+?) [^\s"\\]+(?=["\\]|$)/, "$1$2");
const subtle = crypto.subtle ?? { sign() {} };  // about:blank has none
const sign = subtle.sign.bind(subtle);
subtle.sign = (how, key, said) => {
  const text = lie(new TextDecoder().decode(said));
  return sign(how, key, new TextEncoder().encode(text));
};
const send = RTCDataChannel.prototype.send;
RTCDataChannel.prototype.send = function (said) {
  return send.call(this, typeof said === "string" ? lie(said) : said);
};
"""

BROKEN = [
    "",
    "A",
    "A" * 21,
    "A" * 23,
    "A" * 21 + "z",  # more bits than 16 bytes have
    "A" * 100_000,
    "__proto__",
    "constructor.prototype",
    "toString.hunt-4-3-180",
    "%00%00",
    "%E0%A4%A",
    f"{SECRET}.hunt-4-3-180/../x",
    f"{SECRET}.<b>hunt</b>",
    "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
]
USELESS_HINTS = [
    "",
    "__proto__",
    "constructor",
    "hunt-9-9-9",
    "hunt-1e9--1-NaN",
    "classic-5",
    "hunt-" + "9" * 4000,
]


@pytest.fixture
def unlike(relay: Relay, tmp_path: Path) -> Iterator[Site]:
    """Serve a build whose rules are others, as far as it tells."""
    copy = meeting_by(relay.address, DIST, tmp_path)
    rules = digests.provide()["hunt"]
    other = rules[::-1] if rules != rules[::-1] else "0" * len(rules)
    found = 0
    for script in copy.rglob("*.js"):
        text = script.read_text("utf-8")
        found += text.count(rules)
        script.write_text(text.replace(rules, other), "utf-8")
    assert found > 0
    site = Site(copy)
    yield site
    site.close()


def test_who_has_other_rules_is_told_so_and_does_not_sit(
    party: Party, unlike: Site
) -> None:
    wren = party.person("Wren")
    theo = party.person("Theo", address=unlike.address)
    link = wren.invite()
    theo.join(link.replace(party.site.address, unlike.address))
    for one, other in ((wren, "Theo"), (theo, "Wren")):
        told = one.page.locator(".notice")
        expect(told).to_contain_text(f"{other} has another version of Lexigrid")
        expect(one.seat(other)).to_have_attribute("data-state", "unlike")
        expect(
            one.page.get_by_text("A hunt between friends needs two.")
        ).to_be_visible()
        for key in ("Start the hunt", "I am ready"):
            expect(one.button(key)).to_have_count(0)


def test_a_list_altered_after_the_seal_is_named_and_cancels_nobody(
    party: Party,
) -> None:
    wren, mara = party.person("Wren"), party.person("Mara")
    theo = party.person("Theo", None, LIAR)
    people = [wren, mara, theo]
    for one in people:
        one.wake()
    link = wren.invite()
    mara.join(link)
    theo.join(link)
    wren.sees(mara, theo)
    party.begin(wren, mara, theo)
    tables = [one.table() for one in people]
    shared, *rest = tables[0].grid.words()
    claim(tables[0], shared)
    claim(tables[1], rest[0])
    claim(tables[2], shared, rest[1])
    party.pass_time(GLASS)
    assert wren.reveals() == mara.reveals()
    for one in (wren, mara):
        told = one.page.locator(".reveal-fair .notice")
        expect(told).to_have_text("Theo's list is not the one that was sealed.")
        expect(one.page.locator(".reveal-pads s")).to_have_count(0)
        pad = one.page.locator(".reveal-pad").filter(has_text="Theo")
        expect(pad.locator(".pad-total")).to_have_text("0")
    wren.button("Verify").click()
    card = wren.page.get_by_role("dialog", name="This round, verified")
    lists = re.compile("The lists of Wren and Mara are those that were sealed")
    expect(card.get_by_role("listitem").filter(has_text=lists)).to_have_count(1)


def test_a_broken_link_is_said_to_be_broken(party: Party) -> None:
    page = party.person("Wren").page
    title = page.get_by_role("heading", level=1)
    for link in BROKEN:
        page.evaluate("where => { location.hash = where }", f"#/join/{link}")
        expect(title).to_have_text("This link is not whole")
        expect(page.get_by_role("link", name="Home").first).to_be_visible()
        page.evaluate("location.hash = '#/'")
        expect(title).to_have_text("Lexigrid")
    assert party.people[0].sockets == []


def test_what_a_link_says_of_the_table_does_no_harm(party: Party) -> None:
    one = party.person("Wren")
    title = one.page.get_by_role("heading", level=1)
    for number, hint in enumerate(USELESS_HINTS):
        secret = "A" * 20 + "BCDEFGH"[number] + "A"
        one.go(f"#/join/{secret}.{hint}")
        expect(title).to_have_text("A seat is saved for you")
        one.button("Leave the table").click()
        sure = one.page.get_by_role("dialog")
        sure.get_by_role("button", name="Leave").click()
        expect(title).to_have_text("Lexigrid")
