#!/usr/bin/env python3
"""Writes what each fuzz target begins with: seeds.py FOLDER makes FOLDER/line, position, edition and game."""

import hashlib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def lines():
    """Every line of the recorded games."""
    for file in sorted((ROOT / "tests" / "playthroughs").glob("*.txt")):
        yield from (line for line in file.read_bytes().split(b"\n") if line and not line.startswith(b"#"))


def positions():
    """Every position that a document shows."""
    for file in sorted((ROOT / "docs").rglob("*.md")):
        for block in re.findall(rb"^ *```json\n(.*?)^ *```$", file.read_bytes(), re.MULTILINE | re.DOTALL):
            yield block


def contents(folder, pattern):
    return (file.read_bytes() for file in sorted((ROOT / folder).rglob(pattern)))


def main():
    seeds = {"line": lines(), "position": positions(), "edition": contents("editions", "*.toml"),
             "game": contents("tests/games", "*.tbl")}
    for target, texts in seeds.items():
        folder = pathlib.Path(sys.argv[1], target)
        folder.mkdir(parents=True, exist_ok=True)
        for text in texts:
            (folder / hashlib.sha256(text).hexdigest()[:16]).write_bytes(text)


if __name__ == "__main__":
    main()
