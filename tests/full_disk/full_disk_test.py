#!/usr/bin/env python3
"""A disk without room for another file: every command that wants to make one reports that the disk is full: full_disk_test.py TABLEBANK

A disk has so many files (inodes) and no more. It is made of memory, in a space of names of its own, so that no right of a superuser is
needed; where the system does not allow even that, nothing is tested.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
ALONE = ["unshare", "--map-root-user", "--mount"]
MOST_FILES = 150
FULL = "is full"
# Each is tried with no file to spare, with one, with two and so on, until it succeeds; the file that it makes is named after it.
COMMANDS = {
    "new": (["new", "new.tbl", "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor"], "new.tbl"),
    "do": (["do", "game.tbl", 'note "x"'], ""),
    "event new": (["event", "new", "new.tbe", "--name", "x", "--edition", "us", "--rounds", "1"], "new.tbe"),
    "event player": (["event", "player", "club.tbe", "{}"], ""),
    "event copy": (["event", "copy", "club.tbe", "copy.tbe"], "copy.tbe"),
    "event publish": (["event", "publish", "club.tbe", "pages"], ""),
    "export": (["export", "game.tbl", "--to", "record", "-o", "out.tbr"], "out.tbr"),
    "import": (["import", "game.tbr", "-o", "made.tbl"], "made.tbl"),
    "checkpoint": (["checkpoint", "game.tbl", "--name", "Vera", "-o", "end.txt"], "end.txt"),
    "sheet": (["sheet", "game.tbl", "-o", "sheet.pdf"], "sheet.pdf"),
    "keys new": (["keys", "new", "Vera"], ""),
    "editions copy": (["editions", "copy", "us", "own.toml"], "own.toml"),
}


def run(*words):
    return subprocess.run([TABLEBANK, *words], capture_output=True, text=True, env={**os.environ, "HOME": os.getcwd(), "XDG_DATA_HOME": os.getcwd()})


class FullDisk(unittest.TestCase):
    def setUp(self):
        disk = tempfile.mkdtemp()
        self.addCleanup(os.rmdir, disk)
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size=64m,nr_inodes={MOST_FILES}", "none", disk], check=True)
        self.addCleanup(subprocess.run, ["umount", "-l", disk])
        os.chdir(disk)
        self.addCleanup(os.chdir, "/")
        self.must("new", "game.tbl", "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor")
        self.must("export", "game.tbl", "--to", "record", "-o", "game.tbr")
        self.must("event", "new", "club.tbe", "--name", "x", "--edition", "us", "--rounds", "1")

    def must(self, *words):
        ran = run(*words)
        self.assertEqual(ran.returncode, 0, ran.stderr)

    def leave_room_for(self, files):
        self.clear()
        made = 0
        while made < MOST_FILES:
            try:
                pathlib.Path(f"fill{made}").touch()
            except OSError:
                break
            made += 1
        for number in range(min(files, made)):
            os.unlink(f"fill{number}")

    def clear(self):
        for file in pathlib.Path().glob("fill*"):
            file.unlink()

    def test_what_cannot_be_made_is_said_to_want_room_and_nothing_is_half_done(self):
        for name, (words, made) in COMMANDS.items():
            refused = 0
            for room in range(12):
                with self.subTest(command=name, room=room):
                    self.leave_room_for(room)
                    before = sorted(os.listdir())
                    ran = run(*(word.format(f"P{room}") for word in words))
                    if ran.returncode == 0:
                        break
                    refused += 1
                    self.assertEqual(ran.returncode, 4, ran.stderr)
                    self.assertIn(FULL, ran.stderr)
                    if name not in ("event publish", "keys new"):  # a folder of theirs stays, and is gone on with
                        self.assertEqual(sorted(os.listdir()), before)
            self.clear()
            if ran.returncode != 0:
                ran = run(*(word.format("P") for word in words))
            with self.subTest(command=name):
                self.assertEqual(ran.returncode, 0, ran.stderr)
                self.assertGreater(refused, 0)
                self.assertTrue(made == "" or pathlib.Path(made).exists())
                self.must("verify", "game.tbl", "--strict")
                self.must("event", "show", "club.tbe")
                if made:
                    os.unlink(made)
                subprocess.run(["rm", "-rf", "pages", "tablebank"], check=True)


if len(sys.argv) == 2:
    if subprocess.run([*ALONE, "true"], capture_output=True).returncode != 0:
        print("skipped: no space of names of one's own is allowed here")
        sys.exit(0)
    sys.exit(subprocess.run([*ALONE, sys.executable, "-B", *sys.argv, "inside"]).returncode)
unittest.main(argv=sys.argv[:1])
