#!/usr/bin/env python3
"""The recorded demo game, played by its seats' phones: phones_demo_test.py TABLEBANK [all]

Each line that a seat may post is tapped on its phone; the banker types the rest, and every key of that is counted. The first entries are
played, with `all` the whole game: it must end with the same cash, deeds and totals."""

import json
import pathlib
import re
import shlex
import sys
import tempfile
import unittest

import phones_play

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
PLAYTHROUGH = pathlib.Path(__file__).resolve().parents[1] / "playthroughs" / "two-hours.us.txt"
WHOLE = sys.argv[2:] == ["all"]
SOME = 60  # entries
ORDINARY = 0.8  # of the turns pass without a key of the banker, in the part with most disputes


class Demo(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.place = pathlib.Path(folder.name)
        self.environment = phones_play.environment_of(self.place)
        self.recorded = PLAYTHROUGH.read_text()
        self.opening = shlex.split(self.recorded.splitlines()[0].removeprefix("# new "))

    def run_program(self, *arguments, typed=None):
        return phones_play.run(TABLEBANK, self.environment, *arguments, typed=typed)

    def result(self, file):
        return [json.loads(self.run_program(*words, str(file), "--json")) for words in (("show",), ("settle",))]

    def test_the_demo_game_is_played_by_phones(self):
        recorded, played = self.place / "recorded.tbl", self.place / "played.tbl"
        for file in (recorded, played):
            self.run_program("new", str(file), *self.opening)
        self.run_program("do", str(recorded), typed=self.recorded)
        served = phones_play.Served(TABLEBANK, played, self.environment)
        self.addCleanup(served.stop)
        phones = {seat: phones_play.Phone(served, seat) for seat in served.secrets}
        turns = banked_turns = keys = tapped = 0
        banked = []
        last, turn_keys = 1, 0
        said = [entry["line"] for entry in phones_play.entries_of(TABLEBANK, self.environment, recorded)]
        for seq, line in enumerate(said[: None if WHOLE else SOME], 1):
            if seq <= last:
                continue  # posted together with the one before it, as in a correction
            seat = served.names.get(line.split()[0])
            if line.split()[1:2] == ["roll"]:
                turns += 1
                banked_turns += 1 if turn_keys else 0
                turn_keys = 0
            if line == "next":
                seat = next((one for one in phones if phones[one].tap("next")["status"] == "posted"), None)
                answer = {"status": "posted" if seat else "refused"}
            else:
                answer = phones[seat].tap(line) if seat else {"status": "refused"}
            if answer["status"] == "waits":
                partner = served.names[line.split()[2]]
                asked = served.state(partner)["play"]["asked"][0]
                answer = phones[partner].send("agree", {"trade": asked["id"], "meaning": asked["meaning"]})[1]
            if answer["status"] == "posted":
                tapped += 1
            else:
                served.type(line)
                keys += len(line) + 1
                turn_keys += len(line) + 1
                banked.append(line)
            last = self.await_entry(served, phones, last)
        served.stop()
        lines = [entry["line"] for entry in phones_play.entries_of(TABLEBANK, self.environment, played)]
        self.assertEqual(lines, said[: len(lines)])
        self.assertGreaterEqual(len(lines), len(said) if WHOLE else SOME)
        self.assertGreaterEqual((turns - banked_turns) / turns, ORDINARY)
        if not WHOLE:
            return
        for mine, other in zip(self.result(played), self.result(recorded)):
            self.assertEqual(self.without_names(mine), self.without_names(other))
        reasons = sum(len(reason) + 1 for line in banked for reason in re.findall('"[^"]*"', line))
        print(f"{turns} turns, {turns - banked_turns} of them without a key of the banker: {tapped} entries tapped; {len(banked)} lines typed, "
              f"{keys} keys, {keys - reasons} without the reasons in words")
        for line in banked:
            print("  banker:", line)

    def await_entry(self, served, phones, last):
        for _ in range(400):
            now = served.state(next(iter(phones)))["play"]["upon"]
            if now > last:
                return now
        self.fail(f"nothing was posted after entry {last}: {served.lines[-3:]}")
        return last

    @staticmethod
    def without_names(result):
        """Without the values that depend on the file, its moments and its clock."""
        if isinstance(result, dict):
            dropped = ("file", "game", "head", "hash", "clock", "at", "id", "saved", "made", "checkpoint", "minutes_used")
            return {key: Demo.without_names(value) for key, value in result.items() if key not in dropped}
        return [Demo.without_names(value) for value in result] if isinstance(result, list) else result


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
