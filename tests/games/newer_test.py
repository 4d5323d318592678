#!/usr/bin/env python3
"""A game of a later version is refused as newer, and not a byte of it is changed: newer_test.py TABLEBANK

An old program with a new game, tested with this program and games whose format number is one higher than it writes.
"""

import pathlib
import shutil
import sys
import tempfile
import unittest

import kept
import said

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
VERSION_AT = 60  # docs/reference/game-file.md: bytes 60 to 63


def written_format():
    told = said.run(TABLEBANK, ["--version"], ".").stdout.decode()
    return int(told.partition("game file: format ")[2].split()[0])


def raise_version(game, version):
    with game.open("r+b") as file:
        file.seek(VERSION_AT)
        file.write(version.to_bytes(4, "big"))


class NewerGames(unittest.TestCase):
    def test_the_folders_are_the_formats(self):
        self.assertEqual(sorted({game.parent.name for game in kept.GAMES.files()}), [f"v{i + 1}" for i in range(written_format())])

    def test_every_way_in_refuses_a_newer_game_and_leaves_it(self):
        for game in kept.GAMES.files():
            with self.subTest(game=game.name), tempfile.TemporaryDirectory() as folder:
                copy = pathlib.Path(folder) / game.name
                shutil.copyfile(game, copy)
                raise_version(copy, written_format() + 1)
                before = copy.read_bytes()
                for question in (["show", copy.name], ["verify", copy.name], ["do", copy.name, "ok"], ["sheet", copy.name],
                                 ["export", copy.name, "--to", "record"]):
                    ran = said.run(TABLEBANK, question, folder)
                    self.assertEqual(ran.returncode, 3, ran.stderr)
                    self.assertIn(b"written by a later version", ran.stderr)
                    self.assertNotIn(b"damaged", ran.stderr)
                self.assertEqual(copy.read_bytes(), before)
                self.assertEqual([file.name for file in pathlib.Path(folder).iterdir()], [game.name])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
