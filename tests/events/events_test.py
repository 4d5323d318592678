#!/usr/bin/env python3
"""Every event that was ever kept still opens and says the same: events_test.py TABLEBANK

tests/events/VERSION/ has events as the program of that version wrote them (play_events.py), each with that program's answers. The rule: a
kept event is never changed and never removed, and its answers are those that were written down, whatever rules came since.
scripts/keep-events.sh keeps further ones.
"""

import contextlib
import json
import pathlib
import shutil
import sqlite3
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "games"))

import kept

EVERY_ACT = {"created", "player", "left", "returned", "checked-in", "hidden", "seated", "opened", "extended", "result", "fork", "unlocked",
             "penalty", "penalty-withdrawn", "scheme", "lots", "hub", "key", "key-withdrawn", "official", "official-removed", "reseated", "dismissed", "undone", "amended"}


class KeptEvents(kept.KeptTest, unittest.TestCase):
    program, kept = str(pathlib.Path(sys.argv[1]).resolve()), kept.Kept(HERE, ".tbe")

    def test_between_them_they_hold_every_act(self):
        held = set()
        for event in self.kept.files():
            with contextlib.closing(sqlite3.connect(f"{event.as_uri()}?mode=ro&immutable=1", uri=True)) as database:
                held |= {json.loads(act)["did"] for (act,) in database.execute("SELECT act FROM entry")}
        self.assertEqual(held, EVERY_ACT)

    def test_every_event_is_copied_and_gone_on_with_its_history_as_it_was(self):
        for event in self.kept.files():
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
