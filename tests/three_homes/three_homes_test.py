#!/usr/bin/env python3
"""The road of a judge's key, with three people who have nothing in common but files: three_homes_test.py TABLEBANK

The banker keeps the game, Vera is the judge, Mallory is a stranger. Each has a home of their own. minisign and signify check and make the
same signatures; if they are not installed, their part is left out.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

TABLEBANK = str(pathlib.Path(sys.argv.pop(1)).resolve())
MINISIGN = shutil.which("minisign")
SIGNIFY = shutil.which("signify-openbsd")
GAME = ["clock start", "Anna roll 3 6", "ok", 'clock call "the bell"', "closing", "keep", "walk", "finish"]
DESPITE = 'despite "a test"'


class Person:
    def __init__(self, room, name):
        self.home = room / name
        self.home.mkdir()
        self.environment = {"HOME": str(self.home), "LC_ALL": "C.UTF-8", "PATH": os.environ["PATH"]}

    def run(self, *arguments):
        return subprocess.run([TABLEBANK, *map(str, arguments)], capture_output=True, text=True, check=False,
                              env=self.environment, cwd=self.home)

    def does(self, *arguments):
        ran = self.run(*arguments)
        if ran.returncode != 0:
            raise AssertionError(f"{arguments}: {ran.stderr}")
        return ran.stdout

    def public(self, key):
        return self.does("keys", "show", key).splitlines()[1]


class ThreeHomes(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        room = pathlib.Path(self.folder.name)
        self.banker, self.vera, self.mallory = (Person(room, name) for name in ("banker", "vera", "mallory"))
        self.stick = room / "stick"
        self.stick.mkdir()
        self.game = self.banker.home / "final.tbl"
        self.banker.does("new", self.game, "--edition", "us", "--goal", "timed", "--player", "Anna:monopolist",
                         "--player", "Boris:competitor")
        self.banker.does("do", self.game, *GAME)
        self.vera.does("keys", "new", "Vera")
        for key in ("Mallory", "Vera"):  # of the same name as the judge's
            self.mallory.does("keys", "new", key)
        self.key = self.vera.public("Vera")
        self.number = 0

    def tearDown(self):
        self.folder.cleanup()

    def text(self, *what):
        """A checkpoint of the game, on the stick."""
        self.number += 1
        file = self.stick / f"{self.number}.txt"
        self.banker.does("checkpoint", self.game, *what, "-o", file)
        return file

    def certificate(self, name="Vera"):
        return self.text("--certificate", "--name", name)

    def signed(self, person, key, file):
        """The signature of a text, which goes back on the stick."""
        self.number += 1
        out = self.stick / f"{self.number}.minisig"
        person.does("sign", file, "--key", key, "-o", out)
        return out

    def post(self, line, signature=None):
        """Posts the line, after a dry run with the same answer."""
        with_it = ["--signature", signature] if signature else []
        tried = self.banker.run("do", self.game, "--dry-run", *with_it, line)
        posted = self.banker.run("do", self.game, *with_it, line)
        self.assertEqual((tried.returncode, tried.stderr), (posted.returncode, posted.stderr), line)
        return posted

    def posts(self, line, signature=None):
        ran = self.post(line, signature)
        self.assertEqual(ran.returncode, 0, ran.stderr)

    def refuses(self, code, line, signature=None, words=""):
        ran = self.post(line, signature)
        self.assertEqual(ran.returncode, 1, (line, ran.stdout))
        self.assertIn(f"({code})", ran.stderr)
        self.assertIn(words, ran.stderr)
        return ran.stderr

    def certify(self, key=None, more=""):
        named = f'key "{key}" ' if key else ""
        return f'certify {named}{more}{DESPITE} "Vera"'

    def sheet(self, number):
        """The statements of the score sheet on paper and of the judge's list about a certificate."""
        return self.banker.does("show", self.game, "judge") + self.banker.does("sheet", self.game)

    def test_nobody_certifies_before_everything_is_done(self):
        said = self.refuses("checklist-open", 'certify "Vera"')
        for undone in ("ruling", "Anna", "Boris", "protest"):
            self.assertIn(undone, said)
        self.refuses("judge-signs", 'certify signed "RUQ" despite "x" "Vera"')  # by which key?
        self.refuses("wrong-signature", f'certify key "{self.key}" signed "RUQ" despite "x" "Vera"')

    def test_a_stranger_names_the_judges_key_and_it_is_not_proved(self):
        self.posts(self.certify(self.key))
        self.assertIn("named, not proved", self.sheet(1))
        self.assertNotIn("key_proved\": true", self.banker.does("sheet", self.game, "--json"))
        # The stranger has no secret of that key: neither their own nor one of the same name proves it.
        text = self.certificate()
        for key in ("Mallory", "Vera"):
            self.refuses("other-key", f'certify signed "{self.letters(self.signed(self.mallory, key, text))}"')
        self.refuses("other-key", 'correct "x"', self.signed(self.mallory, "Vera", self.text("--correction")))
        self.refuses("judge-signs", 'correct "x"')
        self.assertIn("not proved", self.banker.does("review", self.game))
        self.posts(f'certify signed "{self.letters(self.signed(self.vera, "Vera", text))}"')
        self.assertNotIn("not proved", self.sheet(1))

    @staticmethod
    def letters(signature):
        return signature.read_text(encoding="utf-8").splitlines()[1]

    def test_the_whole_road_and_each_refusal_with_its_cause(self):
        text = self.certificate()
        end = self.text("--as", "judge", "--name", "Vera")
        other_name = self.certificate("Mallory")
        # A key that signed something else, another key, an older entry, a text without a signature.
        self.refuses("other-purpose", self.certify(self.key), self.signed(self.vera, "Vera", end))
        self.refuses("other-key", self.certify(self.key), self.signed(self.mallory, "Vera", text))
        self.refuses("wrong-signature", self.certify(self.key), self.signed(self.vera, "Vera", other_name))
        older = self.signed(self.vera, "Vera", text)
        self.posts("Anna signs")
        self.refuses("older-entry", self.certify(self.key), older)
        self.posts(self.certify(self.key), self.signed(self.vera, "Vera", self.certificate()))
        self.assertNotIn("not proved", self.sheet(1))
        self.refuses("sheet-signed", self.certify(self.key))  # twice
        self.refuses("sheet-signed", "undo")

        # A note and a protest in time make no signature older.
        permission = self.text("--correction")
        self.posts('note "after the end"')
        self.posts('Boris protest "my last turn"')
        self.refuses("judge-signs", 'correct "a trifle"')
        self.refuses("other-purpose", 'correct "a trifle"', self.signed(self.vera, "Vera", end))
        self.refuses("other-key", 'correct "a trifle"', self.signed(self.mallory, "Mallory", permission))
        self.posts('correct "a trifle"', self.signed(self.vera, "Vera", permission))

        # The correction is a trifle; the stranger makes more of it, and cannot certify it under any name.
        self.posts('Anna adjust -300 "x"')
        strange = self.mallory.public("Mallory")
        for line in (f'certify {DESPITE} "Mallory"', self.certify(), self.certify(self.key)):
            self.refuses("judge-signs", line)
        self.refuses("other-key", f'certify key "{strange}" {DESPITE} "Mallory"')
        self.refuses("other-key", self.certify(), self.signed(self.mallory, "Vera", self.certificate()))
        self.refuses("other-purpose", self.certify(), self.signed(self.vera, "Vera", text), "certificate 1")
        self.posts(self.certify(), self.signed(self.vera, "Vera", self.certificate()))
        shown = self.sheet(2)
        self.assertNotIn("not proved", shown)
        self.assertIn("x", shown)
        self.assertEqual(self.banker.run("verify", self.game).returncode, 0)

    def test_her_checkpoint_of_the_end_holds_after_a_note_and_fails_for_another_game(self):
        self.posts(self.certify(self.key), self.signed(self.vera, "Vera", self.certificate()))
        end = self.text("--as", "judge", "--name", "Vera")
        self.vera.does("sign", end, "--key", "Vera")
        self.posts('note "after"')
        held = self.vera.run("verify", self.game, "--checkpoint", end, "--key", "Vera")
        self.assertEqual(held.returncode, 0, held.stdout + held.stderr)
        # The stranger's key of Vera's name does not vouch for it.
        strange = self.mallory.run("verify", self.game, "--checkpoint", end, "--key", "Vera")
        self.assertNotIn("signed by Vera", strange.stdout)
        other = self.banker.home / "other.tbl"
        self.banker.does("new", other, "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor")
        self.assertEqual(self.vera.run("verify", other, "--checkpoint", end, "--key", "Vera").returncode, 3)

    @unittest.skipUnless(MINISIGN, "minisign is not installed")
    def test_minisign_checks_and_makes_her_signature(self):
        text = self.certificate()
        signature = self.signed(self.vera, "Vera", text)
        self.assertEqual(self.beside(MINISIGN, "-V", "-q", "-P", self.key, "-m", text, "-x", signature), 0)
        strange = self.mallory.public("Mallory")
        self.assertNotEqual(self.beside(MINISIGN, "-V", "-q", "-P", strange, "-m", text, "-x", signature), 0)
        changed = self.stick / "changed.txt"
        changed.write_text(text.read_text(encoding="utf-8").replace("Anna", "Anne"), encoding="utf-8")
        self.assertNotEqual(self.beside(MINISIGN, "-V", "-q", "-P", self.key, "-m", changed, "-x", signature), 0)
        # A key of minisign's own, with a signature in the old form.
        secret, public, made = (self.stick / name for name in ("m.key", "m.pub", "m.minisig"))
        self.assertEqual(self.beside(MINISIGN, "-G", "-W", "-s", secret, "-p", public), 0)
        self.assertEqual(self.beside(MINISIGN, "-S", "-l", "-s", secret, "-m", text, "-x", made, words="\n"), 0)
        own = public.read_text(encoding="utf-8").splitlines()[1]
        self.refuses("other-key", self.certify(self.key), made)
        self.posts(self.certify(own), made)
        self.assertNotIn("not proved", self.sheet(1))

    @unittest.skipUnless(SIGNIFY, "signify is not installed")
    def test_signify_checks_and_makes_her_signature(self):
        text = self.certificate()
        signature = self.signed(self.vera, "Vera", text)
        public = self.stick / "vera.pub"
        public.write_text(self.vera.does("keys", "show", "Vera"), encoding="utf-8")
        self.assertEqual(self.beside(SIGNIFY, "-V", "-q", "-p", public, "-m", text, "-x", signature), 0)
        secret, own, made = (self.stick / name for name in ("s.sec", "s.pub", "s.sig"))
        self.assertEqual(self.beside(SIGNIFY, "-G", "-n", "-s", secret, "-p", own), 0)
        self.assertEqual(self.beside(SIGNIFY, "-S", "-s", secret, "-m", text, "-x", made), 0)
        self.assertNotEqual(self.beside(SIGNIFY, "-V", "-q", "-p", own, "-m", text, "-x", signature), 0)
        self.posts(self.certify(own.read_text(encoding="utf-8").splitlines()[1]), made)
        self.assertNotIn("not proved", self.sheet(1))

    def beside(self, *command, words=""):
        ran = subprocess.run([str(part) for part in command], input=words, capture_output=True, text=True, check=False,
                             env=self.vera.environment)
        return ran.returncode


if __name__ == "__main__":
    unittest.main()
