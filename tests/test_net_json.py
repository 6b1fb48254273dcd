"""net.json, the policy that names its relays, and what a first visit does not fetch."""

import json
import re
from pathlib import Path

import pytest

from tools import net, precache
from tools.say import ToolError

POLICY = "default-src 'none'; connect-src 'self'; worker-src 'self'"
NET: dict[str, list[object]] = {
    "relays": ["wss://b.example/x", "ws://localhost:7000", "wss://b.example/y"],
    "stun": [],
    "turn": [],
}


def test_the_policy_names_just_the_relays_hosts() -> None:
    assert "connect-src 'self' ws://localhost:7000 wss://b.example;" in net.with_policy(
        POLICY, NET
    )
    nobody = net.with_policy(POLICY, NET | {"relays": []})
    assert nobody == POLICY


def test_what_is_committed_can_be_used() -> None:
    committed = net.read()
    assert 5 <= len(committed["relays"]) <= 8
    assert all(str(relay).startswith("wss://") for relay in committed["relays"])
    assert len(committed["stun"]) == 2
    assert committed["turn"] == []


@pytest.mark.parametrize(
    "relay",
    ["https://x.example", "wss://", "wss://a b", "wss://x.example; img-src *", 7],
)
def test_no_other_source_comes_into_the_policy(relay: object) -> None:
    with pytest.raises(ToolError, match="no address of a relay"):
        net.with_policy(POLICY, NET | {"relays": [relay]})


@pytest.mark.parametrize(
    "text", ["", "[]", '{"relays": []}', '{"relays": 1, "stun": [], "turn": []}']
)
def test_a_net_json_of_another_form_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "net.json").write_text(text)
    with pytest.raises(ToolError, match=r"net\.json"):
        net.read(tmp_path / "net.json")


def test_a_copy_of_the_site_can_have_relays_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(net.with_policy(POLICY, net.read()))
    net.write(tmp_path, NET)
    assert json.loads((tmp_path / "net.json").read_text()) == NET
    assert "ws://localhost:7000" in (tmp_path / "index.html").read_text()
    assert "nos.lol" not in (tmp_path / "index.html").read_text()


def test_scripts_that_the_index_does_not_name_come_later(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("main-AAAAAAAA.js", "friends-BBBBBBBB.js", "worker-CCCCCCCC.js"):
        (tmp_path / "assets" / name).write_text(name)
    (tmp_path / "assets" / "friends-DDDDDDDD.css").write_text("")
    (tmp_path / "index.html").write_text('<script src="assets/main-AAAAAAAA.js">')
    (tmp_path / "net.json").write_text("{}")
    listed = precache.files(tmp_path)
    first, later = ({str(it["url"]) for it in listed[when]} for when in listed)
    assert later == {
        "assets/friends-BBBBBBBB.js",
        "assets/friends-DDDDDDDD.css",
        "net.json",
    }
    assert not re.search("friends|net", " ".join(first))
