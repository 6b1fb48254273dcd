"""The engine as a wheel, the same bytes from the same sources on every computer."""

import base64
import hashlib
import io
import zipfile
from pathlib import Path

from tools import stamps
from tools.places import PACKED_WORDS, PY, ROOT
from tools.project import project, version

_KINDS = {".py", ".toml", ".typed"}
_EPOCH = (1980, 1, 1, 0, 0, 0)  # the earliest time that a zip file can hold
_WHEEL = """\
Wheel-Version: 1.0
Generator: lexigrid
Root-Is-Purelib: true
Tag: py3-none-any
"""


def name() -> str:
    """Return the wheel's file name."""
    return f"lexigrid-{version()}-py3-none-any.whl"


def build(packed_words: bytes) -> bytes:
    """Return the wheel's bytes, with the packed word lists inside."""
    members = _package() | _metadata()
    members[f"lexigrid/{PACKED_WORDS.name}"] = packed_words
    record = f"{_info()}/RECORD"
    members[record] = _record(members, record)
    return _zipped(members)


def _package() -> dict[str, bytes]:
    return {
        path.relative_to(PY).as_posix(): path.read_bytes()
        for path in stamps.files(PY / "lexigrid")
        if path.suffix in _KINDS
    }


def _info() -> str:
    return f"lexigrid-{version()}.dist-info"


def _metadata() -> dict[str, bytes]:
    about = project()
    head = {
        "Metadata-Version": "2.4",
        "Name": about["name"],
        "Version": version(),
        "Summary": about["description"],
        "Author": about["authors"][0]["name"],
        "License-Expression": about["license"],
        "Requires-Python": about["requires-python"],
    }
    lines = [f"{field}: {value}" for field, value in head.items()]
    lines += [f"License-File: {path}" for path in about["license-files"]]
    scripts = [f"{script} = {where}" for script, where in about["scripts"].items()]
    texts = {
        "METADATA": "\n".join([*lines, ""]),
        "WHEEL": _WHEEL,
        "entry_points.txt": "\n".join(["[console_scripts]", *scripts, ""]),
    }
    members = {f"{_info()}/{name}": text.encode() for name, text in texts.items()}
    for path in about["license-files"]:
        members[f"{_info()}/licenses/{path}"] = Path(ROOT, path).read_bytes()
    return members


def _record(members: dict[str, bytes], record: str) -> bytes:
    lines = [
        f"{path},sha256={_base64(hashlib.sha256(data).digest())},{len(data)}"
        for path, data in members.items()
    ]
    return "\n".join([*lines, f"{record},,", ""]).encode()


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _zipped(members: dict[str, bytes]) -> bytes:
    """Zip without compressing: what zlib makes of it varies with its release."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for path, data in members.items():
            member = zipfile.ZipInfo(path, _EPOCH)
            member.create_system = 3  # else Windows writes another byte than the rest
            member.external_attr = 0o644 << 16
            archive.writestr(member, data)
    return out.getvalue()
