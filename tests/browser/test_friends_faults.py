"""Rounds between friends with random faults, in real browsers: each ends agreed.

LEXIGRID_FAULTS says how many rounds are played (4 unless told), LEXIGRID_FAULTS_SEED by
which seed; the test prints it, and what it does.
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from lexigrid import session
from lexigrid.lexicon import Lexicon
from tests.browser import meeting
from tests.browser.table import Table
from tests.browser.witness import PATIENCE
from tools.host import Host
from tools.relay import Relay, site_over

ROUNDS = int(os.environ.get("LEXIGRID_FAULTS", "4"))
SEED = os.environ.get("LEXIGRID_FAULTS_SEED", "sand")

NAMES = ("Wren", "Ida", "Tom")
STAGES = ("counting", "hunt", "sand out")
_OVER = 60  # s in which a round whose sand is out has to end
_RESULT = 21  # s after which those who are there are enough to agree

_RESTORE = "(kept) => Object.assign(sessionStorage, kept)"
_LETTERS = "[data-cell]:not([disabled])"
_ABSENT = ".friends-chips li[data-away]"
_PRESENT = ".friends-seats li:is([data-state=here], [data-state=ready])"


class Person:
    """Somebody with a browser, at the table."""

    def __init__(self, context: BrowserContext, home: str, name: str) -> None:
        """Open a page, at no table yet."""
        self.name = name
        self.home = home
        self.page = context.new_page()
        self.sits = False  # in the round under way
        self.claims = 0  # in it
        self._context = context

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()

    def reopen(self) -> None:
        """Close the tab, and have the browser restore it with all that it has kept."""
        kept, at = self.page.evaluate("({...sessionStorage})"), self.page.url
        self.page.close()
        self.page = self._context.new_page()
        self.page.goto(f"{self.home}build.json")
        self.page.evaluate(_RESTORE, kept)
        self.page.goto(at)

    def lose(self, link: str) -> None:
        """Close the tab, and come by the link as somebody else for the others."""
        self.page.close()
        self.page = self._context.new_page()
        self.page.goto(f"{self.home}#{link}")
        self.sits = False

    def cut(self) -> None:
        """Have all connections fail."""
        meeting.cut(self.page)


class Party:
    """Three friends, one relay, and a random that harms them."""

    def __init__(self, people: list[Person], relay: Relay) -> None:
        """Meet by a link."""
        self.people = people
        self.relay = relay
        self.random = Random()
        first, *others = people
        self.link = meeting.found(first.page, first.home, first.name)
        for one in others:
            meeting.join(one.page, one.home, self.link, one.name)

    def play(self, seed: str) -> dict[str, str]:
        """Play a round; return the logs of those who sat to its end, by names."""
        self.random = Random(seed)
        stages = [stage for stage in STAGES if self.random.random() < 0.6]
        self._begin()
        self._harm("counting" in stages, (Person.reload, Person.reopen, Person.cut))
        for one in self.people:
            table = Table(one.page)
            some = Random(f"{seed} {one.name}").sample
            words = some(table.grid.words(), self.random.randint(0, 2))
            for word in words:
                meeting.claim(table, word)
            one.claims = len(words)
        everything = (Person.reload, Person.reopen, Person.cut, self._lose)
        self._harm("hunt" in stages, everything)
        self._come_together()
        for one in self.people:
            one.page.clock.fast_forward((meeting.GLASS + 5) * 1000)
        self._harm("sand out" in stages, everything)
        return self._end()

    def tell(self) -> None:
        """Say what everybody sees."""
        for one in self.people:
            seen = one.page.locator("main").inner_text()
            print(f"--- {one.name}, {one.page.url}\n{seen}", flush=True)

    def _begin(self) -> None:
        for one in self.people:
            one.page.evaluate("location.hash = '#/friends'")
            one.sits = True
        # Who was lost in the round before may not have seen all others again.
        for one in self.people:
            expect(one.page.locator(_PRESENT)).to_have_count(len(self.people))
        chairs = [one for one in self.people if self._is_chair(one.page)]
        assert len(chairs) == 1, [one.name for one in chairs]
        (chair,) = chairs
        guests = [one for one in self.people if one is not chair]
        meeting.get_ready([one.page for one in guests])
        ready = chair.page.locator(".friends-seats li[data-state='ready']")
        expect(ready).to_have_count(len(guests))
        chair.page.get_by_role("button", name=re.compile("^Start")).click()

    @staticmethod
    def _is_chair(page: Page) -> bool:
        start = page.get_by_role("button", name=re.compile("^Start "))
        ready = page.get_by_role("button", name=re.compile("^(I am r|R)eady$"))
        expect(start.or_(ready)).to_be_visible()
        return start.is_visible()

    def _lose(self, one: Person) -> None:
        one.lose(self.link)

    def _harm(self, is_due: bool, ways: tuple[Callable[[Person], None], ...]) -> None:
        if not is_due:
            return
        sleep(self.random.choice((0, 0, 0.1, 0.5, 1)))
        whom = self.random.choice(self.people)
        way = self.random.choice(ways)
        without_relay = self.random.random() < 0.3
        print(f"  {whom.name}: {way.__name__}, {without_relay=}", flush=True)
        if without_relay:
            self.relay.end()
        way(whom)
        if without_relay:
            sleep(self.random.uniform(0, 2))
            self.relay.begin()

    def _come_together(self) -> None:
        """Wait until all are back: a leap in time would take them for gone."""
        seated = [one for one in self.people if one.sits]
        for one in seated:
            absent = one.page.locator(_ABSENT)
            expect(one.page.locator(_LETTERS)).to_have_count(16)
            expect(absent).to_have_count(len(self.people) - len(seated))

    def _end(self) -> dict[str, str]:
        """Wait for the reveals, going on without those who are lost."""
        end = monotonic() + _OVER
        waiting = [one for one in self.people if one.sits]
        while waiting:
            assert monotonic() < end, f"no reveal: {[one.name for one in waiting]}"
            for one in waiting:
                without = one.page.get_by_role("button", name=self._without())
                with suppress(Error):  # it may go at any moment
                    if self._without() and without.count():
                        without.first.click(timeout=500)
            waiting = [one for one in waiting if "#/rounds/" not in one.page.url]
            sleep(0.1)
        seated = [one for one in self.people if one.sits]
        if len(seated) < len(self.people):
            for one in seated:  # what the lost came to is not waited for any more
                one.page.clock.fast_forward(_RESULT * 1000)
        return {one.name: meeting.revealed(one.page) for one in seated}

    def _without(self) -> re.Pattern[str]:
        lost = [one.name for one in self.people if not one.sits]
        return re.compile(f"^Score without ({'|'.join(lost) or 'nobody'})")


@pytest.fixture
def party(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Party]:
    """Give three friends at a table; none of their pages may stumble."""
    relay = Relay()
    site = site_over(tmp_path_factory.mktemp("site"), relay.address)
    host = Host({"/": site})
    faults: list[str] = []
    people = []
    for name in NAMES:
        context = chromium.new_context(locale="en-GB", service_workers="block")
        context.set_default_timeout(PATIENCE)
        context.on("weberror", lambda error: faults.append(str(error.error)))
        context.add_init_script(f"(() => {{{meeting.PEERS}}})()")
        context.clock.install()
        people.append(Person(context, host.address_of("/"), name))
    yield Party(people, relay)
    for one in people:
        one.page.context.close()
    host.close()
    relay.end()
    assert faults == []


def test_rounds_with_random_faults_end_agreed(party: Party, lexicon: Lexicon) -> None:
    print(f"LEXIGRID_FAULTS_SEED={SEED}")
    for number in range(1, ROUNDS + 1):
        begin = monotonic()
        print(f"round {number}", flush=True)
        try:
            logs = set(party.play(f"{SEED} {number}").values())
        except Exception:
            party.tell()
            raise
        assert len(logs) == 1, "different logs are said to be agreed"
        log = logs.pop()
        view: Any = session.load(log, lexicon).view(1)
        outcomes = view["fair"]["outcomes"]
        print(f"  {monotonic() - begin:.1f} s, {outcomes=}", flush=True)
        seated = [one for one in party.people if one.sits]
        # Who was lost has no list, or has given it before; nobody else lacks one.
        assert outcomes.count(None) >= len(seated)
        assert log.count(" claim ") >= sum(one.claims for one in seated)
