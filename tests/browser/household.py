"""What a family has gathered over the years, as a file that Lexigrid takes in."""

import json
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

from lexigrid.grid import neighbours

ROUNDS = 100
CLAIMED = 40
MISSED = 160

Json = dict[str, Any]


def household(first: datetime, lists: int = 1) -> Json:
    """Return a hundred rounds with 20,000 words, one a day and a half."""
    dice = Random("household")
    return {
        "rounds": [
            a_round(number, first + timedelta(hours=36 * number), dice, lists)
            for number in range(ROUNDS)
        ],
        "settings": {},
    }


def written(content: Json) -> str:
    """Return the file of some content, as the page writes it."""
    text = _dense(content)
    digest = sha256(text.encode()).hexdigest()
    file = {"format": "lexigrid data", "version": 1, "sha256": digest}
    return _dense({**file, "content": content})


def _dense(value: Json) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def a_round(number: int, started: datetime, dice: Random, lists: int) -> Json:
    """Return a finished round whose words are made up."""
    size = 4 + number % 2
    options = {"size": size, "min": 3, "seconds": 180}
    cells = dice.choices("ABCDEFGHIJKLMNOPRSTUVWXYZ", k=size * size)
    reveal = _reveal(dice, cells, lists)
    return {
        "id": f"00000000-0000-4000-8000-{number:012}",
        "game": "hunt",
        "state": "over",
        "log": "hunt\n",
        "options": options,
        "started": started.astimezone(UTC).isoformat(timespec="milliseconds")[:-6]
        + "Z",
        "clock": {"elapsed": 180_000, "wall": 0},
        "summary": _summary(reveal),
        "view": {
            "game": "hunt",
            **options,
            "seat": 1,
            "phases": ["over"] * lists,
            "phase": "over",
            "cells": cells,
            "worth": [0, 0, 0, 1, 1, 2, 3, 5, 11],
            "claims": [],
            "reveal": reveal,
        },
    }


def _reveal(dice: Random, cells: list[str], lists: int) -> Json:
    words = _words(dice, cells, CLAIMED + MISSED)
    claimed, missed = words[:CLAIMED], words[CLAIMED:]
    shared = words[: CLAIMED // 4] if lists > 1 else []
    return {
        "winners": [1],
        "draw": False,
        "lists": [
            _list(seat, _dealt(claimed, shared, seat, lists), shared, lists)
            for seat in range(1, lists + 1)
        ],
        "missed": [{**word, "everyday": dice.random() < 0.6} for word in missed],
        "words": len(words),
        "points": sum(word["points"] for word in words),
        "found_words": CLAIMED,
        "found_points": sum(word["points"] for word in claimed),
        "longest": max((word["word"] for word in words), key=len),
    }


def _summary(reveal: Json) -> Json:
    own = reveal["lists"][0]
    names = sorted((word["word"] for word in own["words"]), key=len, reverse=True)
    return {
        "words": len(names),
        "points": own["points"],
        "found_words_share": len(names) / reveal["words"],
        "found_points_share": own["points"] / reveal["points"],
        "longest": names[0],
        "best": names[:5],
    }


def _dealt(words: list[Json], shared: list[Json], seat: int, lists: int) -> list[Json]:
    rest = words[len(shared) :]
    return sorted([*shared, *rest[seat - 1 :: lists]], key=lambda word: word["word"])


def _list(seat: int, words: list[Json], shared: list[Json], lists: int) -> Json:
    others = [other for other in range(1, lists + 1) if other != seat]
    told = [
        {
            "word": word["word"],
            "path": word["path"],
            "points": 0 if word in shared else word["points"],
            "at": 3000 + 4000 * number,
            "others": others if word in shared else [],
        }
        for number, word in enumerate(words)
    ]
    return {"seat": seat, "points": sum(word["points"] for word in told), "words": told}


def _words(dice: Random, cells: list[str], number: int) -> list[Json]:
    """Return so many walks over the grid, each a word of its own."""
    worth = (0, 0, 0, 1, 1, 2, 3, 5, 11)
    found: dict[str, Json] = {}
    near = neighbours(4 if len(cells) == 16 else 5)
    for turn in count():
        path = [turn % len(cells)]
        for _ in range(dice.choice((2, 2, 3, 3, 4, 5, 6, 7))):
            onward = sorted(set(near[path[-1]]) - set(path))
            if onward:
                path.append(dice.choice(onward))
        word = "".join(cells[cell] for cell in path).lower()
        if len(path) > 2:
            points = worth[min(len(word), 8)]
            found.setdefault(word, {"word": word, "path": path, "points": points})
        if len(found) == number:
            return list(found.values())
    raise AssertionError
