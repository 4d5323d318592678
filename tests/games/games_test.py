#!/usr/bin/env python3
"""Every game that was ever kept still opens, verifies and says the same: games_test.py TABLEBANK

tests/games/VERSION/ has games as the program of that version wrote them, each with that program's answers (said.py). The rule: a kept game
is never changed and never removed, and its answers are those that were written down. scripts/keep-games.sh keeps further ones.
"""

import json
import pathlib
import shutil
import sys
import tempfile
import unittest

import kept
import said


class KeptGames(kept.KeptTest, unittest.TestCase):
    program, kept = str(pathlib.Path(sys.argv[1]).resolve()), kept.GAMES

    def test_every_game_opens_and_verifies_where_it_lies_and_is_left_as_it_was(self):
        for game in self.kept.files():
            with self.subTest(game=game.name):
                before = self.kept.names(), kept.sha256(game)
                self.done(["show", game.name], game.parent)
                self.done(["verify", game.name], game.parent)
                self.assertEqual((self.kept.names(), kept.sha256(game)), before)

    def test_every_game_goes_on_with_its_history_as_it_was(self):
        for game in self.kept.files():
            with self.subTest(game=game.name), tempfile.TemporaryDirectory() as folder:
                shutil.copyfile(game, pathlib.Path(folder) / game.name)
                last = json.loads(self.done(["verify", game.name, "--json"], folder))["entries"]

                def history():
                    asked = [["show", game.name, view, "--json", "--at", str(last)] for view in ("log", "players", "due")]
                    return [said.run(self.program, question, folder).stdout for question in asked]

                before = history()
                self.done(["do", game.name, "--after", str(last), 'note "taken up again"'], folder)
                self.assertEqual(json.loads(self.done(["verify", game.name, "--json"], folder))["entries"], last + 1)
                self.assertEqual(history(), before)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
