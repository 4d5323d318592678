#!/usr/bin/env python3
"""Documents have no phrase of phrases.toml; help texts, messages and headers have no more than phrases_left.toml says."""

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
            self.assertTrue(group == "docs/generated" or group in ("help", "messages") or group.startswith("headers "), group)


class AText(unittest.TestCase):
    def test_with_a_phrase_names_its_line(self):
        [hit] = phrases.in_text("page.md", "One line.\nIt lies\nthere.\n")
        self.assertEqual(hit[:3], ("page.md", 2, "lies"))

    def test_a_phrase_may_go_over_the_end_of_a_line(self):
        [hit] = phrases.in_text("page.md", "A mark behind\nthe word.\n")
        self.assertEqual(hit[:3], ("page.md", 1, "behind the"))

    def test_a_sentence_of_a_recorded_answer_is_left(self):
        self.assertTrue(phrases.is_frozen(phrases.answers().splitlines()[0]))
        self.assertFalse(phrases.is_frozen("no answer has this {one}"))


if __name__ == "__main__":
    unittest.main()
