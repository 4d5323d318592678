#!/usr/bin/env python3
"""The recorded demo game, played by its seats' phones: phones_demo_test.py TABLEBANK [all]

Each line that a seat may post is tapped on its phone; the banker posts the rest on the page of the banker, where every key and every tap is
counted. Reasons are chosen from the list of that page. The first entries are played, with `all` the whole game: it must end with the same
cash, deeds and totals."""

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
ORDINARY = 0.8  # of the turns pass without the banker, in the part with most disputes
KEYS_PER_TURN = 1.0 if WHOLE else 5.0  # of the banker


def bare(line):
    """Without its reason, which the banker's page offers in other words."""
    return line if line.startswith("note") else re.sub(' ?"[^"]*"', "", line)


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
        pin = self.place / "pin"
        pin.write_text("4711\n")
        pin.chmod(0o600)
        served = phones_play.Served(TABLEBANK, played, self.environment, "--banker-pin-file", str(pin))
        self.addCleanup(served.stop)
        phones = {seat: phones_play.Phone(served, seat) for seat in served.secrets}
        banker = phones_play.Banker(served, "4711")
        turns = banked_turns = keyed_turns = tapped = 0
        banked = []
        last, turn_lines, turn_keys = 1, 0, 0
        said = [entry["line"] for entry in phones_play.entries_of(TABLEBANK, self.environment, recorded)]
        for seq, line in enumerate(said[: None if WHOLE else SOME], 1):
            if seq <= last:
                continue  # posted together with the one before it, as in a correction
            if line.split()[1:2] == ["roll"]:
                turns += 1
                banked_turns += 1 if turn_lines else 0
                keyed_turns += 1 if turn_keys else 0
                turn_lines = turn_keys = 0
            if self.tap(served, phones, line)["status"] == "posted":
                tapped += 1
            else:
                keys, taps = banker.keys, banker.taps
                answer = banker.post(line)
                self.assertEqual(answer["status"], "posted", f"{line}: {answer}")
                turn_lines += 1
                turn_keys += banker.keys - keys
                banked.append((banker.keys - keys, banker.taps - taps, line))
            last = self.await_entry(served, phones, last)
        served.stop()
        lines = [entry["line"] for entry in phones_play.entries_of(TABLEBANK, self.environment, played)]
        self.assertEqual([bare(line) for line in lines], [bare(line) for line in said[: len(lines)]])
        self.assertGreaterEqual(len(lines), len(said) if WHOLE else SOME)
        self.assertGreaterEqual((turns - banked_turns) / turns, ORDINARY)
        self.assertLess(banker.keys / turns, KEYS_PER_TURN)
        if not WHOLE:
            return
        for mine, other in zip(self.result(played), self.result(recorded)):
            self.assertEqual(self.without_names(mine), self.without_names(other))
        reasons = sum(len(reason) - 2 for *_, line in banked for reason in re.findall('"[^"]*"', line) if not line.startswith("note"))
        print(f"{turns} turns: {turns - banked_turns} without the banker, {turns - keyed_turns} without a key of the banker; {tapped} entries by phones of "
              f"seats, {len(banked)} by the banker's page\nthe banker: {banker.keys} keys, {banker.keys / turns:.2f} per turn, and {banker.taps} taps; "
              f"{banker.keys + reasons} keys, {(banker.keys + reasons) / turns:.2f} per turn, if each reason were typed")
        for keys, taps, line in banked:
            print(f"  {keys:3} keys {taps:2} taps  {line}")

    @staticmethod
    def tap(served, phones, line):
        """On the phone of the line's player, and of the one who agrees to a trade."""
        if line == "next":
            answers = (phone.tap("next") for phone in phones.values())
            return next((answer for answer in answers if answer["status"] == "posted"), {"status": "refused"})
        seat = served.names.get(line.split()[0])
        if seat is None or line.split()[1] == "count":  # the banker is asked for a count
            return {"status": "refused"}
        answer = phones[seat].tap(line)
        if answer["status"] != "waits":
            return answer
        partner = served.names[line.split()[2]]
        asked = served.state(partner)["play"]["asked"][0]
        return phones[partner].send("agree", {"trade": asked["id"], "meaning": asked["meaning"]})[1]

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
            dropped = ("file", "game", "head", "hash", "clock", "at", "id", "saved", "made", "checkpoint", "minutes_used", "why", "reason")
            return {key: Demo.without_names(value) for key, value in result.items() if key not in dropped}
        return [Demo.without_names(value) for value in result] if isinstance(result, list) else result


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
