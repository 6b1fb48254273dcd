"""The solver against its slow and obvious twin (rules H5, H6, H9, H10, H14)."""

from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexigrid.grid import find_path, neighbours, parse_letters, spell
from lexigrid.lexicon import Lexicon
from lexigrid.solver import Solution, points, solve
from tests.oracle import paths, solved, touching

LETTERS = "aeqstu"  # few letters, so that words are found and found often
grids = st.sampled_from([16, 25]).flatmap(
    lambda cells: st.text(LETTERS, min_size=cells, max_size=cells)
)
words = st.text(LETTERS, min_size=1, max_size=7)
lexicons = st.sets(words | st.just("qu") | words.map("qu".__add__), max_size=25)


def check(solution: Solution, listed: set[str], minimum: int) -> None:
    """Compare a solution with the twin's."""
    found, dead = solved(solution.grid, listed, minimum)
    assert list(solution.words) == found
    assert list(solution.dead) == dead
    assert solution.points == sum(map(points, found))
    for word in found:
        assert solution.path(word) in set(paths(solution.grid, word))
    longest = max(map(len, found), default=0)
    assert list(solution.longest) == [word for word in found if len(word) == longest]


@settings(max_examples=120)
@given(grids, lexicons, st.integers(1, 4))
def test_the_solver_agrees_with_its_twin(
    grid: str, listed: set[str], minimum: int
) -> None:
    check(solve(grid, Lexicon.of(listed).hunt, minimum), listed, minimum)


@pytest.mark.parametrize(
    "grid", ["tdianetnerassvel", "qsinuiteaqretsol", "careqitesdogqlsa"]
)
def test_the_solver_agrees_with_its_twin_on_the_hunt_list(
    lexicon: Lexicon, grid: str
) -> None:
    letters = set(grid) | ({"u"} if "q" in grid else set())
    listed = {word for word in lexicon.words(1) if letters.issuperset(word)}
    check(solve(grid, lexicon.hunt, 3), listed, 3)


def test_h5_all_paths_of_a_word_count_for_used_cubes() -> None:
    # ABA along the top and again down the left side: seven cells for one word.
    solution = solve("abaxbxxxaxxxxxxx", Lexicon.of(["aba"]).hunt, 3)
    assert solution.dead == (3, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15)


def test_h5_words_below_the_minimum_use_no_cube() -> None:
    trie = Lexicon.of(["ten", "tent"]).hunt
    assert solve("tentxxxxxxxxxxxx", trie, 3).dead == tuple(range(4, 16))
    assert solve("tenxxxxxxxxxxxxx", trie, 3).dead == tuple(range(3, 16))
    assert len(solve("tenxxxxxxxxxxxxx", trie, 4).dead) == 16


@pytest.mark.parametrize(
    ("size", "place"), [(4, 0), (4, 5), (4, 15), (5, 0), (5, 12), (5, 24)]
)
def test_h10_qu_is_found_wherever_its_cube_lies(size: int, place: int) -> None:
    one, two = neighbours(size)[place][:2]
    letters = ["x"] * (size * size)
    letters[place], letters[one], letters[two] = "q", "i", "t"
    solution = solve("".join(letters), Lexicon.of(["quit", "qit"]).hunt, 3)
    assert solution.words == ("quit",)
    assert solution.path("quit") == (place, one, two)
    assert spell(solution.grid, (place, one, two)) == "quit"


def test_h10_two_qu_cubes_in_one_word() -> None:
    solution = solve("qaqxxxxxxxxxxxxx", Lexicon.of(["quaqu", "quaq"]).hunt, 3)
    assert solution.words == ("quaqu",)
    assert solution.points == 2


def test_a_word_that_is_not_on_the_grid_has_no_path() -> None:
    with pytest.raises(ValueError, match="zebra is not on the grid"):
        solve("a" * 16, Lexicon.of(["aaa"]).hunt, 3).path("zebra")


def test_a_grid_without_words_is_all_dead() -> None:
    solution = solve("x" * 16, Lexicon.of(["cat"]).hunt, 3)
    assert (solution.words, solution.points, solution.longest) == ((), 0, ())
    assert len(solution.dead) == 16


@pytest.mark.parametrize("size", [4, 5])
def test_h6_neighbours_are_the_eight_around(size: int) -> None:
    cells = range(size * size)
    assert neighbours(size) == tuple(
        tuple(cell for cell in cells if touching(size, here, cell)) for here in cells
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "a grid has 16 or 25 letters"),
        ("a" * 15, "not 15"),
        ("a" * 36, "not 36"),
        ("a" * 15 + "é", "letter 16 of the grid is 'é'"),
        ("a" * 15 + "1", "letter 16 of the grid is '1'"),
    ],
)
def test_letters_that_are_no_grid_are_refused(text: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        parse_letters(text)


@given(grids)
def test_a_grid_is_read_in_rows_or_in_one(grid: str) -> None:
    rows = " ".join(grid[at : at + 4] for at in range(0, len(grid), 4))
    assert parse_letters(rows.upper()) == grid


@pytest.mark.parametrize(
    ("grid", "word", "there"),
    [
        ("a" * 25, "a" * 25, True),
        ("a" * 25, "a" * 26, False),
        ("a" * 15 + "b" * 5 + "a" * 5, "a" * 15, True),
        ("a" * 15 + "b" * 5 + "a" * 5, "a" * 16, False),  # the b part the a
        ("a" * 10 + "b" * 5 + "a" * 10, "a" * 9 + "b" * 5 + "a" * 10, True),
    ],
)
def test_a_grid_of_like_letters_is_searched_in_no_time(
    grid: str, word: str, there: bool
) -> None:
    start = perf_counter()
    path = find_path(grid, word)
    assert perf_counter() - start < 20
    assert (path is not None and spell(grid, path) == word) == there
