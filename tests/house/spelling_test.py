#!/usr/bin/env python3
"""The documents are spelled as in the dictionaries, the glossary and the lists of words next to this file: spelling_test.py [ROOT]"""

import functools
import pathlib
import shutil
import sys
import unittest

import spelling

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2])
HERE = pathlib.Path(__file__).resolve().parent
HANDBOOK = ROOT / "docs" / "tutorials"


def setUpModule():
    if shutil.which("hunspell") is None:
        raise unittest.SkipTest("hunspell is not installed")


def pages(language):
    if language != "en":
        return sorted((HANDBOOK / language).glob("*.md"))
    foreign = {page for other in spelling.DICTIONARIES if other != "en" for page in pages(other)}
    return [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *sorted(set((ROOT / "docs").rglob("*.md")) - foreign)]


def kept_file(language):
    return HERE / ("spelling_words.txt" if language == "en" else f"spelling_words.{language}.txt")


def kept(language):
    return kept_file(language).read_text(encoding="utf-8").split("\n")[:-1]


@functools.cache
def strange(language):
    """Words that neither dictionary nor glossary has, with their pages."""
    found = {}
    for page in pages(language):
        for word in spelling.words(spelling.prose(page.read_text(encoding="utf-8"))):
            found.setdefault(word, []).append(page.relative_to(ROOT).as_posix())
    glossary, translations = ((ROOT / "docs" / page).read_text(encoding="utf-8")
                              for page in ("reference/glossary.md", "contributing/translating.md"))
    terms = spelling.terms(glossary, translations, language)
    unknown = spelling.unknown(found, language)
    return {word: found.get(word, [f"a part of a word, {language}"]) for word in unknown - terms}


class TheDocuments(unittest.TestCase):
    maxDiff = None

    def test_every_word_is_known(self):
        for language in spelling.DICTIONARIES:
            with self.subTest(language):
                self.assertTrue(pages(language))
                missing = {word: where for word, where in strange(language).items() if word not in kept(language)}
                self.assertEqual(missing, {})

    def test_no_word_is_kept_that_is_not_needed(self):
        for language in spelling.DICTIONARIES:
            with self.subTest(language):
                self.assertEqual(set(kept(language)) - set(strange(language)), set())

    def test_the_lists_are_sorted(self):
        for language in spelling.DICTIONARIES:
            with self.subTest(language):
                self.assertEqual(kept(language), sorted(set(kept(language))))


class AMistake(unittest.TestCase):
    def test_a_word_that_nobody_knows(self):
        for language, good, bad in (("en", "colour", "colur"), ("ru", "решение", "ришение"), ("fr", "décision", "desision"),
                                    ("it", "decisione", "descisione"), ("pl", "ustalenie", "ustalienie")):
            self.assertEqual(spelling.unknown({good, bad}, language), {bad})

    def test_what_is_typed_is_not_read(self):
        text = "A [lnik](to/teh.md) of `spann`,\n```sh\nblokc\n```\nat https://exmaple.org and 3f0c.\n"
        self.assertEqual(spelling.words(spelling.prose(text)), {"A", "lnik", "of", "at", "and"})

    def test_an_apostrophe_of_either_kind_joins(self):
        self.assertEqual(spelling.words("it's l’arbitre"), {"it's", "l'arbitre"})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
