#!/usr/bin/env python3
"""Every game that was ever kept still opens, verifies and says the same: games_test.py TABLEBANK

tests/games/VERSION/ holds games as the program of that version wrote them, and beside each of them what that program said
of it (said.py). The rule: a kept game is never changed and never taken away, and what is said of it is what was written
down. scripts/keep-games.sh keeps further ones.
"""

import difflib
import json
import os
import pathlib
import shutil
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor

import kept
import said

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())


def said_now(game):
    written = kept.said_of(game).read_text(encoding="utf-8")
    return game, written, said.say(TABLEBANK, game, said.questions_of(written))


def text_of(ran):
    return (ran.stdout + ran.stderr).decode()


class KeptGames(unittest.TestCase):
    maxDiff = None

    def assert_done(self, ran):
        self.assertEqual(ran.returncode, 0, text_of(ran))

    def test_the_list_and_the_folders_name_the_same_files_with_the_same_bytes(self):
        listed = kept.listed()
        self.assertGreater(len(listed), 0)
        self.assertEqual(sorted(listed), kept.files())
        for name, digest in listed.items():
            with self.subTest(file=name):
                self.assertEqual(kept.sha256(kept.HERE / name), digest, "a kept file is never changed")
        for game in kept.games():
            self.assertTrue(kept.said_of(game).exists(), f"nothing is written down of {game.name}")

    def test_every_game_opens_and_verifies_where_it_lies_and_is_left_as_it_was(self):
        for game in kept.games():
            with self.subTest(game=game.name):
                before = kept.files(), kept.sha256(game)
                self.assert_done(said.run(TABLEBANK, ["show", game.name], game.parent))
                self.assert_done(said.run(TABLEBANK, ["verify", game.name], game.parent))
                self.assertEqual((kept.files(), kept.sha256(game)), before)

    def test_every_game_says_what_was_written_down(self):
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            for game, written, now in workers.map(said_now, kept.games()):
                with self.subTest(game=game.name):
                    self.assertGreater(len(said.questions_of(written)), 0)
                    change = "\n".join(difflib.unified_diff(written.splitlines(), now.splitlines(), "written down", "now",
                                                            lineterm=""))
                    if written != now:
                        self.fail(change or "the ends of lines differ")

    def test_every_game_goes_on_with_its_history_as_it_was(self):
        for game in kept.games():
            with self.subTest(game=game.name), tempfile.TemporaryDirectory() as folder:
                shutil.copyfile(game, pathlib.Path(folder) / game.name)
                opened = said.run(TABLEBANK, ["verify", game.name, "--json"], folder)
                self.assert_done(opened)
                last = json.loads(opened.stdout)["entries"]
                history = [["show", game.name, view, "--json", "--at", str(last)] for view in ("log", "players", "due")]
                before = [text_of(said.run(TABLEBANK, question, folder)) for question in history]
                posted = said.run(TABLEBANK, ["do", game.name, "--after", str(last), 'note "taken up again"'], folder)
                self.assert_done(posted)
                verified = said.run(TABLEBANK, ["verify", game.name, "--json"], folder)
                self.assert_done(verified)
                self.assertEqual(json.loads(verified.stdout)["entries"], last + 1)
                self.assertEqual([text_of(said.run(TABLEBANK, question, folder)) for question in history], before)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
