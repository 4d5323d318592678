"""Changes that are kept as data, so that they can be made again: tests/mutants/*.toml.

    [[change]]
    rule = "what a test states, in a sentence"
    file = "calculators/share.cpp"
    before = 'text that occurs once in that file'
    after = 'what the change puts in its place'
    killed_by = "test_calculators: the name of the test case that notices"   # or:
    changes_nothing = "why no test can notice"
"""

import re
import tomllib
from typing import NamedTuple

KEYS = {"rule", "file", "before", "after"}
ANSWERS = {"killed_by", "changes_nothing"}
TEST_CASE = re.compile(r'\bTEST_CASE\(\s*"((?:[^"\\]|\\.)*)"')


class Known(NamedTuple):
    rule: str
    file: str
    before: str
    after: str
    killed_by: str = ""
    changes_nothing: str = ""

    @property
    def program(self):
        return self.killed_by.partition(": ")[0]

    @property
    def case(self):
        return self.killed_by.partition(": ")[2]


def read(file):
    rows = tomllib.loads(file.read_text(encoding="utf-8")).get("change", [])
    for row in rows:
        keys = set(row)
        if keys - ANSWERS != KEYS or len(keys & ANSWERS) != 1:
            raise ValueError(f"{file.name}: a change has {', '.join(sorted(KEYS))} and one of {', '.join(sorted(ANSWERS))}: {row}")
    return [Known(**row) for row in rows]


def test_cases(root, program):
    """The names of the test cases of a program such as test_ledger_books."""
    for folder in (root / "tests").rglob("*/"):
        if "test_" + "_".join(folder.relative_to(root / "tests").parts) == program:
            for file in folder.glob("*.cpp"):
                yield from (name.replace('\\"', '"') for name in TEST_CASE.findall(file.read_text(encoding="utf-8")))


def stale(root, change):
    """Why a change cannot be made any longer, or nothing."""
    file = root / change.file
    if not file.is_file():
        return "there is no such file"
    times = file.read_text(encoding="utf-8").count(change.before)
    if times != 1:
        return f"what it changes stands there {times} times"
    if change.before == change.after:
        return "it changes nothing at all"
    if change.killed_by and change.case not in test_cases(root, change.program):
        return f"there is no test case {change.killed_by}"
    return ""
