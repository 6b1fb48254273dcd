"""The tool: build.py and tools/."""

import ast
import base64
import hashlib
import io
import json
import re
import subprocess
import sys
import threading
import urllib.request
import zipfile
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest

import build
from tools import checks, dist, engine_wheel, programs, server, stamps, words
from tools.places import DIST, JS, LOCKS, ROOT
from tools.project import version
from tools.say import ToolError


def test_an_older_python_can_read_build_py() -> None:
    source = (ROOT / "build.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 8))


def test_an_older_python_gets_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert build.main() == 1
    said = capsys.readouterr().out
    assert said == "Lexigrid needs Python 3.11 or newer; this is Python 3.9.\n"


def test_arguments_that_no_verb_knows_are_refused() -> None:
    done = _tool("build", "--port", "1")
    assert done.returncode == 2
    assert "unknown arguments: --port 1" in done.stderr


# Locks


@pytest.mark.parametrize("lock", sorted(LOCKS.iterdir()), ids=lambda lock: lock.name)
def test_python_locks_have_hashes_and_no_addresses(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "//" not in text
    pinned = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    assert pinned
    assert all("==" in one and "--hash=sha256:" in one for one in pinned)


def test_the_npm_lock_has_hashes_and_no_addresses() -> None:
    text = (JS / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    ours = packages.pop("")
    assert packages
    assert all("integrity" in package for package in packages.values())
    assert not any("resolved" in package for package in packages.values())
    wanted = {**ours["dependencies"], **ours["devDependencies"]}
    assert all(re.fullmatch(r"[\d.]+", version) for version in wanted.values())


# Stamps and programs


def test_a_digest_follows_names_and_contents(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    seen = {stamps.digest(folder)}
    (folder / "a").write_text("x")
    seen.add(stamps.digest(folder))
    (folder / "a").write_text("y")
    seen.add(stamps.digest(folder))
    (folder / "a").rename(folder / "b")
    seen.add(stamps.digest(folder))
    assert len(seen) == 4
    assert stamps.digest("ab", "c") != stamps.digest("a", "bc")


def test_a_stamp_is_fresh_for_its_own_digest_only(tmp_path: Path) -> None:
    stamp = tmp_path / "deep" / "stamp"
    assert not stamps.is_fresh(stamp, "one")
    stamps.mark(stamp, "one")
    assert stamps.is_fresh(stamp, "one")
    assert not stamps.is_fresh(stamp, "two")


def test_a_failing_program_is_told_with_its_last_lines() -> None:
    script = "print('first'); print('the reason'); raise SystemExit(3)"
    with pytest.raises(ToolError, match=r"^Trying failed") as caught:
        programs.run("Trying", [sys.executable, "-c", script])
    assert caught.value.details.endswith("the reason")


def test_a_missing_network_is_told_as_such() -> None:
    script = "print('npm error code EAI_AGAIN'); raise SystemExit(1)"
    with pytest.raises(ToolError, match=r"^Trying needs the network"):
        programs.run("Trying", [sys.executable, "-c", script])


def test_a_program_that_does_not_exist() -> None:
    with pytest.raises(ToolError, match="no-such-program could not be started"):
        programs.run("Trying", ["no-such-program"])


# The parts of the site


def test_a_bad_line_of_the_word_lists_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in (ROOT / "wordlist").iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "additions.txt").write_text("fine\nnot fine\n")
    monkeypatch.setattr(words, "WORDLIST", tmp_path)
    monkeypatch.setattr(words, "CACHE", tmp_path)
    with pytest.raises(ToolError, match=r"additions\.txt, line 2"):
        words.provide()


def test_the_wheel_is_the_same_twice() -> None:
    assert engine_wheel.build(b"words") == engine_wheel.build(b"words")


def test_the_wheel_records_its_files_truly() -> None:
    with zipfile.ZipFile(io.BytesIO(engine_wheel.build(b"words"))) as wheel:
        assert wheel.testzip() is None
        record = next(name for name in wheel.namelist() if name.endswith("/RECORD"))
        lines = wheel.read(record).decode().splitlines()
        assert [line.split(",")[0] for line in lines] == wheel.namelist()
        for line in lines[:-1]:
            name, digest, size = line.split(",")
            data = wheel.read(name)
            value = base64.urlsafe_b64encode(hashlib.sha256(data).digest())
            assert digest == "sha256=" + value.decode().rstrip("=")
            assert int(size) == len(data)
    assert lines[-1] == f"{record},,"


def test_the_wheel_installs(tmp_path: Path) -> None:
    wheel = tmp_path / engine_wheel.name()
    wheel.write_bytes(engine_wheel.build(b"words"))
    pip = [sys.executable, "-m", "pip", "install", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--quiet", "--target", tmp_path / "at", wheel], check=True)
    assert (tmp_path / "at" / "lexigrid" / "__init__.py").is_file()
    assert list((tmp_path / "at" / "bin").glob("lexigrid*"))


# The site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "one"
    dist.make(folder, "0123456789ab")
    return folder


def test_two_builds_are_the_same_byte_for_byte(site: Path, tmp_path: Path) -> None:
    again = tmp_path / "two"
    dist.make(again, "0123456789ab")
    assert _contents(again) == _contents(site)


def test_the_index_names_files_of_the_site_relatively(site: Path) -> None:
    index = (site / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="([^"#]+)"', index)
    assert any(name.startswith("assets/main-") for name in named)
    assert [name for name in named if not (site / name).is_file()] == []


def test_what_may_be_cached_for_ever_is_named_by_its_content(site: Path) -> None:
    for entry in (site / "assets").iterdir():
        assert re.search(r"-[0-9a-zA-Z]{8}(\.|$)", entry.name), entry.name


def test_build_json_names_files_of_the_site(site: Path) -> None:
    named = json.loads((site / "build.json").read_text(encoding="utf-8"))
    assert named.pop("id") == "0123456789ab"
    assert named.pop("version") == version()
    assert named.pop("bytes") > 10_000_000
    named["snapshot"] = named["snapshot"]["url"]
    assert all((site / "assets" / name).exists() for name in named.values())


def test_the_service_worker_knows_exactly_the_built_files(site: Path) -> None:
    script = (site / "sw.js").read_text(encoding="utf-8")
    entry = r'\{url:"([^"]+)",revision:(?:null|"(\w+)"),integrity:"sha256-([^"]+)"\}'
    listed = {url: rest for url, *rest in re.findall(entry, script)}
    listed["index.html"] = listed.pop("./")
    built = _contents(site)
    assert set(listed) == set(built) - {"sw.js"}
    for name, (revision, integrity) in listed.items():
        assert base64.b64decode(integrity) == hashlib.sha256(built[name]).digest()
        assert bool(revision) != name.startswith("assets/")


def test_another_build_is_another_service_worker(site: Path) -> None:
    assert '"0123456789ab"' in (site / "sw.js").read_text(encoding="utf-8")


def test_the_manifest_names_files_of_the_site_and_screens(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    pictures = manifest["icons"] + manifest["screenshots"]
    assert all((site / picture["src"]).stat().st_size for picture in pictures)
    assert {icon.get("purpose", "any") for icon in pictures} == {"any", "maskable"}
    screens = [one["url"] for one in manifest["shortcuts"]]
    assert screens == ["./#/hunt", "./#/classic", "./#/rounds"]
    assert manifest["start_url"] == manifest["scope"] == manifest["id"] == "./"


def test_faults_of_packages_are_told() -> None:
    low = '{"vulnerabilities": {"x": {"severity": "low"}}}'
    high = '{"vulnerabilities": {"x": {"severity": "high"}}}'
    assert checks.npm_complaint('{"vulnerabilities": {}}', is_clean=True) == ""
    assert checks.npm_complaint(low, is_clean=True) == ""
    assert checks.npm_complaint(high, is_clean=False) == "x: high"


def test_faults_of_python_packages_are_told() -> None:
    unknown = {"name": "y", "skip_reason": "not found"}
    clean = {"name": "x", "vulns": []}
    harmed = {"name": "x", "vulns": [{"id": "PYSEC-1"}]}
    assert checks.pypi_complaint(json.dumps({"dependencies": [clean]})) == ""
    for packages in ([harmed], [unknown, harmed]):
        report = json.dumps({"dependencies": packages})
        assert checks.pypi_complaint(report) == "x: PYSEC-1"
    with pytest.raises(checks.NotAskedError, match="does not answer"):
        checks.pypi_complaint(json.dumps({"dependencies": [unknown]}))


@pytest.mark.parametrize("report", ["", "oops", '{"message": "405"}', "[]"])
def test_a_registry_that_does_not_answer_is_no_fault(report: str) -> None:
    with pytest.raises(checks.NotAskedError, match="does not answer"):
        checks.npm_complaint(report, is_clean=False)
    with pytest.raises(checks.NotAskedError, match="does not answer"):
        checks.pypi_complaint(report)


def test_only_the_latin_fonts_are_there(site: Path) -> None:
    fonts = sorted(path.name[:-15] for path in site.rglob("*.woff2"))
    assert fonts == ["besley-latin-wght-normal", "libre-franklin-latin-wght-normal"]


def test_an_index_that_names_no_bundle_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("<p>Hello</p>")
    monkeypatch.setattr(dist, "INDEX", tmp_path / "index.html")
    with pytest.raises(ToolError, match=r"index\.html has to name js/main\.js"):
        dist.make(tmp_path / "site", "0123456789ab")


# The server


@pytest.fixture
def running(site: Path) -> Iterator[ThreadingHTTPServer]:
    running = server.reserve(0, site)
    thread = threading.Thread(target=running.serve_forever)
    thread.start()
    yield running
    running.shutdown()
    thread.join()
    running.server_close()


def test_modules_and_wasm_are_served_as_such(
    running: ThreadingHTTPServer, site: Path
) -> None:
    kinds = {".mjs": "text/javascript", ".js": "text/javascript"}
    kinds |= {".wasm": "application/wasm", ".woff2": "font/woff2"}
    for ending, kind in kinds.items():
        path = next(site.rglob(f"*{ending}")).relative_to(site).as_posix()
        address = f"http://127.0.0.1:{running.server_port}/{path}"
        with urllib.request.urlopen(address, timeout=10) as reply:
            assert reply.headers["Content-Type"].split(";")[0] == kind
            assert reply.headers["Cache-Control"] == "no-store"
            assert len(reply.read()) == (site / path).stat().st_size


def test_a_taken_port_is_told_before_any_work(running: ThreadingHTTPServer) -> None:
    done = _tool("serve", "--port", str(running.server_port))
    assert done.returncode == 1
    assert done.stdout.startswith(f"\nPort {running.server_port} is taken")
    assert done.stdout.count("\n") == 2
    assert done.stderr == ""


def test_a_port_out_of_range_is_told() -> None:
    with pytest.raises(ToolError, match="99999 is no port"):
        server.reserve(99999, DIST)


def _tool(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "build.py", *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def _contents(site: Path) -> dict[str, bytes]:
    files = (path for path in site.rglob("*") if path.is_file())
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in files}
