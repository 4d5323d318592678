"""The sources of the house, for the tests that read them."""

import pathlib

TOPS = ("platform", "calculators", "ledger", "db", "app", "bench", "tests")
NEWLINE = "\n"


def sources(root):
    """(path from the root, lines) of every source, in alphabetical order."""
    for top in TOPS:
        for file in sorted(pathlib.Path(root, top).rglob("*")):
            if file.suffix in (".h", ".cpp"):
                yield file.relative_to(root).as_posix(), file.read_text(encoding="utf-8").split(NEWLINE)
