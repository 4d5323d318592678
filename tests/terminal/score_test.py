#!/usr/bin/env python3
"""On a terminal `score` asks, says each finding as it is typed, and lets a wrong line be typed again: score_test.py TABLEBANK"""

import json
import pathlib
import sys
import tempfile
import unittest

from passphrase_test import Terminal

SOURCES = pathlib.Path(__file__).resolve().parents[2]


class Score(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def start(self, *arguments):
        terminal = Terminal(self.folder, "score", *arguments)
        self.addCleanup(terminal.close)
        return terminal

    def test_a_table_is_asked_for_and_put_right_as_it_is_typed(self):
        terminal = self.start("-o", "table.json")
        terminal.read_until(b"Which edition?")
        terminal.type(b"uss\n")
        terminal.read_until(b"uss")
        terminal.type(b"us\n")
        terminal.read_until(b"an empty line ends")
        terminal.type(b"anna m 846 34+4 31 zz\n")
        terminal.read_until(b"no deed \"zz\"")
        terminal.type(b"anna m 846 34+4 31\n")
        terminal.read_until(b"3 count, the most before the hotel.")
        terminal.type(b"boris c 1200 nob 12\n")
        terminal.read_until(b"Nob Hill is typed for anna and for boris.")
        terminal.read_until(b"Whose is Nob Hill? 1 for anna, 2 for boris.")
        terminal.type(b"perhaps\n")
        terminal.read_until(b"Whose is Nob Hill?")
        terminal.type(b"1\n")
        terminal.type(b"show\n")
        terminal.read_until(b"boris c 1200 12")
        terminal.type(b"\n")
        terminal.read_until(b"Dice for U.S. Electric Company of boris")
        terminal.type(b"7 1\n")
        terminal.read_until(b"two dice")
        terminal.type(b"3 4\n")
        terminal.read_until(b"Why is it scored as found?")
        terminal.type(b"the table agreed\n")
        self.assertEqual(terminal.wait(), 0)
        self.assertIn(b"Scored as found: the table agreed", terminal.said)
        table = json.loads((self.folder / "table.json").read_text(encoding="utf-8"))
        self.assertEqual(table["as_found"], "the table agreed")
        self.assertEqual(table["players"][1]["deeds"], [{"deed": "@12"}])

    def test_at_a_question_a_line_is_a_line_and_undo_says_what_it_did(self):
        terminal = self.start("--edition", "us", "--json")
        terminal.read_until(b"an empty line ends")
        terminal.type(b"anna m 846 34\nboris c 1200 34\n")
        terminal.read_until(b"Whose is Nob Hill? 1 for anna, 2 for boris.")
        terminal.type(b"undo\n")
        terminal.read_until(b"Undone: boris c 1200 34")
        terminal.type(b"boris c 1200 34\n")
        terminal.read_until(b"Whose is Nob Hill?")
        terminal.type(b"\n")
        terminal.read_until(b"Whose is Nob Hill?")
        terminal.type(b"dora m 60 39\n")  # another line in between is taken, and the question stays
        terminal.read_until(b"Whose is Nob Hill?")
        terminal.type(b"boris c 1200 14 12\n")  # a corrected line replaces it
        terminal.type(b"clara m 31 1\n")
        terminal.read_until(b"Is 31 the cash of clara, or Fisherman's Wharf? 1 for the cash, 2 for the deed.")
        terminal.type(b"2\n")
        terminal.read_until(b"How much cash has clara?")
        terminal.type(b"undo\n")
        terminal.read_until(b"Undone: 2")
        terminal.read_until(b"Is 31 the cash of clara")
        terminal.type(b"2\n95\nshow\n")
        terminal.read_until(b"clara m 95 1 31")
        terminal.type(b"\n")
        terminal.read_until(b"Dice for U.S. Electric Company of boris")
        terminal.type(b"undo\n")
        terminal.read_until(b"Undone: 95")
        terminal.read_until(b"How much cash has clara?")
        terminal.type(b"95\ndone\n3 4\n")
        self.assertEqual(terminal.wait(), 0)
        players = json.loads(terminal.said[terminal.said.index(b"{") :])["players"]
        self.assertEqual({player["name"]: player["cash"] for player in players},
                         {"anna": "846", "boris": "1200", "dora": "60", "clara": "95"})

    def test_nobody_who_goes_away_has_a_score(self):
        terminal = self.start("--edition", "us")
        terminal.read_until(b"an empty line ends")
        terminal.type(b"anna m 846 34 34\nboris c 5 34\n")
        terminal.read_until(b"Whose is Nob Hill?")
        terminal.type(b"\x04")
        self.assertEqual(terminal.wait(), 1)
        self.assertIn(b"deed-twice", terminal.said)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
