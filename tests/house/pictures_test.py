#!/usr/bin/env python3
"""The pictures of the documents: each is shown somewhere, and README's film is one, quick to load and soon over."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCREENS = ROOT / "docs" / "screens"
MOST_BYTES = 2 * 1024 * 1024  # for README is read on slow lines too
MOST_SECONDS = 30
# The extension with the display time of a picture of an animation: four bytes, of which two have it in hundredths of a second.
CONTROL = re.compile(rb"\x21\xf9\x04.(..).\x00[\x21\x2c]", re.DOTALL)


class Pictures(unittest.TestCase):
    def test_each_is_shown_by_a_document(self):
        documents = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
        shown = {pathlib.Path(name).name for document in documents
                 for name in re.findall(r"!\[[^]]*\]\(([^)]+)\)", document.read_text(encoding="utf-8"))}
        self.assertEqual({file.name for file in SCREENS.iterdir()} - shown, set())

    def test_the_film_moves_and_is_short_and_small(self):
        film = (SCREENS / "film.gif").read_bytes()
        self.assertTrue(film.startswith(b"GIF89a"))
        self.assertLess(len(film), MOST_BYTES)
        delays = [int.from_bytes(each, "little") for each in CONTROL.findall(film)]
        self.assertGreater(len(delays), 5)
        self.assertLess(sum(delays) / 100, MOST_SECONDS)


if __name__ == "__main__":
    unittest.main()
