#!/usr/bin/env python3
"""A forged game of 20 MB: writing it for another program takes little more memory than showing it, and the file of JSON has every entry of
it. great_game_test.py TABLEBANK"""

import json
import os
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import unittest
from contextlib import closing

from place import append_entries, note

SOURCES = pathlib.Path(__file__).resolve().parents[2]
TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
MOST_KIBIBYTES = 64 * 1024
NOTES = 150
TRANSFERS = 4096


class GreatGame(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(cls.enterClassContext(tempfile.TemporaryDirectory()))
        cls.game = str(cls.folder / "game.tbl")
        cls.most_used("new", cls.game, "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor")
        there, back = ("cash", "bank", "player:1", 1), ("cash", "player:1", "bank", 1)
        append_entries(cls.game, [note(transfers=[there, back] * (TRANSFERS // 2)) for _ in range(NOTES)])

    @classmethod
    def most_used(cls, *arguments):
        """The most memory that the program had, in KiB. It is no less than this program's own, as which a child begins."""
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(cls.folder),
                       "TABLEBANK_EDITIONS": str(SOURCES / "editions")}
        child = subprocess.Popen([TABLEBANK, *arguments], stdout=subprocess.DEVNULL, env=environment)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = os.waitstatus_to_exitcode(status)
        assert child.returncode == 0, arguments
        return usage.ru_maxrss

    def test_books_take_little_more_than_showing(self):
        usual = self.most_used("show", self.game)
        self.assertGreater(os.path.getsize(self.game), 20_000_000)
        for form in ("json", "csv", "ledger", "beancount"):
            for place in ([], ["-o", str(self.folder / f"out.{form}")]):
                with self.subTest(form=form, place=place):
                    took = self.most_used("export", self.game, "--to", form, *place)
                    print(f"{form}: {took >> 10} MiB, showing {usual >> 10} MiB")
                    self.assertLessEqual(took, usual + MOST_KIBIBYTES)

    def test_json_has_every_entry(self):
        out = self.folder / "whole.json"
        self.most_used("export", self.game, "--to", "json", "-o", str(out))
        whole = json.loads(out.read_bytes())
        with closing(sqlite3.connect(self.game)) as database:
            hashes = [each.hex() for each, in database.execute("SELECT hash FROM entry ORDER BY sequence")]
        self.assertEqual([entry["hash"] for entry in whole["entries"]], hashes)
        self.assertEqual(whole["head"], hashes[-1])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
