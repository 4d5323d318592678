#!/usr/bin/env python3
"""Every event that was ever kept still opens and says the same: events_test.py TABLEBANK

tests/events/VERSION/ holds events as the program of that version wrote them (play_events.py), and beside each of them what that
program said of it. The rule: a kept event is never changed and never taken away, and what is said of it is what was written down,
whatever rules came since. scripts/keep-events.sh keeps further ones.
"""

import contextlib
import difflib
import json
import os
import pathlib
import shutil
import sqlite3
import sys
import tempfile
import unittest
from concurrent.futures import ThreadPoolExecutor

import kept

sys.path.append(str(kept.HERE.parent / "games"))

import said

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
EVERY_ACT = {"created", "player", "left", "returned", "checked-in", "hidden", "seated", "opened", "extended", "result", "fork", "unlocked",
             "penalty", "penalty-withdrawn", "scheme", "lots", "hub", "key", "key-withdrawn", "official", "official-removed"}


def said_now(event):
    written = kept.said_of(event).read_text(encoding="utf-8")
    return event, written, said.say(TABLEBANK, event, said.questions_of(written))


def text_of(ran):
    return (ran.stdout + ran.stderr).decode()


class KeptEvents(unittest.TestCase):
    maxDiff = None

    def done(self, arguments, folder):
        ran = said.run(TABLEBANK, arguments, folder)
        self.assertEqual(ran.returncode, 0, text_of(ran))
        return ran.stdout.decode()

    def test_the_list_and_the_folders_name_the_same_files_with_the_same_bytes(self):
        listed = kept.listed()
        self.assertGreater(len(listed), 0)
        self.assertEqual(sorted(listed), kept.files())
        for name, digest in listed.items():
            with self.subTest(file=name):
                self.assertEqual(kept.sha256(kept.HERE / name), digest, "a kept file is never changed")

    def test_between_them_they_hold_every_act(self):
        held = set()
        for event in kept.events():
            with contextlib.closing(sqlite3.connect(f"{event.as_uri()}?mode=ro&immutable=1", uri=True)) as database:
                held |= {json.loads(act)["did"] for (act,) in database.execute("SELECT act FROM entry")}
        self.assertEqual(held, EVERY_ACT)

    def test_every_event_says_what_was_written_down(self):
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            for event, written, now in workers.map(said_now, kept.events()):
                with self.subTest(event=event.name):
                    self.assertGreater(len(said.questions_of(written)), 0)
                    change = "\n".join(difflib.unified_diff(written.splitlines(), now.splitlines(), "written down", "now",
                                                            lineterm=""))
                    if written != now:
                        self.fail(change or "the ends of lines differ")

    def test_every_event_is_copied_and_gone_on_with_its_history_as_it_was(self):
        for event in kept.events():
            with self.subTest(event=event.name), tempfile.TemporaryDirectory() as folder:
                shutil.copyfile(event, pathlib.Path(folder) / event.name)
                log = self.done(["event", "show", event.name, "log", "--json"], folder)
                self.done(["event", "copy", event.name, "copy.tbe"], folder)
                self.assertEqual(self.done(["event", "show", "copy.tbe", "log", "--json"], folder), log)
                director = json.loads(log)["log"][0]["who"]
                self.done(["event", "player", "copy.tbe", "--by", director, "Somebody", "--substitute"], folder)
                now = json.loads(self.done(["event", "show", "copy.tbe", "log", "--json"], folder))["log"]
                self.assertEqual(now[:-1], json.loads(log)["log"])
                self.assertEqual(now[-1]["act"]["name"], "Somebody")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
