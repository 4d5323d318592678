#!/usr/bin/env python3
"""Documents have no phrase of phrases.toml; messages, comments and test names have no more than phrases_left.toml states."""

import shutil
import unittest

import phrases


def setUpModule():
    if shutil.which("xgettext") is None:
        raise unittest.SkipTest("xgettext is not installed")


class Phrases(unittest.TestCase):
    maxDiff = None

    def test_there_are_no_more_than_before(self):
        allowed = phrases.committed()
        for group, hits in sorted(phrases.left().items()):
            with self.subTest(group):
                self.assertLessEqual(len(hits), allowed.get(group, 0), f"{group}: more phrases than before\n{phrases.shown(hits)}")

    def test_the_counts_are_those_of_today(self):
        today = {group: len(hits) for group, hits in phrases.left().items() if hits}
        lower = {group: (today.get(group, 0), count) for group, count in phrases.committed().items() if today.get(group, 0) < count}
        self.assertEqual(lower, {}, "counts fell: run tests/house/phrases.py --lower")

    def test_documents_have_none(self):
        for group in phrases.committed():
            self.assertTrue(group == "docs/generated" or group in ("help", "messages") or group.startswith(("headers ", "sources ")), group)


class AText(unittest.TestCase):
    def test_with_a_phrase_names_its_line(self):
        [hit] = phrases.in_text("page.md", "One line.\nIt lies\nthere.\n")
        self.assertEqual(hit[:3], ("page.md", 2, "lies"))

    def test_a_phrase_may_go_over_the_end_of_a_line(self):
        [hit] = phrases.in_text("page.md", "A mark behind\nthe word.\n")
        self.assertEqual(hit[:3], ("page.md", 1, "behind the"))

    def test_a_sentence_of_a_recorded_answer_is_left(self):
        first = min(line for line in phrases.answers() if line)
        self.assertTrue(phrases.is_frozen(first))
        self.assertTrue(phrases.is_frozen(first + "\n" + first[:5] + "{anything}"))
        self.assertFalse(phrases.is_frozen("no answer has this {one}"))
        self.assertFalse(phrases.is_frozen(first + "\nno answer has this {one}"))


class ASource(unittest.TestCase):
    def test_is_read_in_its_comments(self):
        text = 'int one;  // a mark behind\n          // the word\nopen("https://behind it");\n/// It `lies`\n/// there.'
        self.assertEqual(phrases.comments(text).split("\n"), [" a mark behind", " the word", phrases.CODE, " It ``", " there."])
        self.assertEqual([hit[1:3] for hit in phrases.in_text("a.cpp", phrases.comments(text))], [(1, "behind the")])

    def test_has_no_phrase_that_goes_over_code(self):
        self.assertEqual(phrases.in_text("a.cpp", phrases.comments("// what it leads to where\nint one;\n// there is one")), [])

    def test_of_a_script_is_read_in_its_documentation_too(self):
        text = '#!/bin/sh\n"""It\nlies "there".\n"""\none = 1\n    # a mark\n    # behind it\n'
        self.assertEqual(phrases.script_comments(text).split("\n"),
                         [phrases.CODE, "It", 'lies "there".', "", phrases.CODE, "a mark", "behind it", phrases.CODE])

    def test_is_read_in_its_test_names(self):
        text = 'TEST_CASE("one") {\n    SUBCASE(\n        "a \\"second\\" "\n        "line") {\n'
        self.assertEqual(list(phrases.test_names(text)), [(1, "one"), (2, 'a "second" line')])


if __name__ == "__main__":
    unittest.main()
