#!/usr/bin/env python3
"""Forged records of many entries that keep `verify` busy: great_record_test.py TABLEBANK [--full]

Each has as many entries of one kind as allowed, together with sixteen debts or a thousand, or after a game to go back over. --full makes
them as long as a record may be (docs/reference/limits.md) and demands no more than a minute of the processor; without it they have a tenth
of the entries and a tenth of the time.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

from place import chained, record_of, spelt_in_quotes, spelt_moment

SOURCES = pathlib.Path(__file__).resolve().parents[2]
TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
FULL = "--full" in sys.argv[2:]
MOST_LINES = 1_000_000 if FULL else 100_000
MOST_SECONDS = 60 if FULL else 6
MOMENT = 1_795_698_263_955


class Record:
    """Written entry by entry after the opening of a real game."""

    def __init__(self, file, opening):
        self.out = open(file, "w", encoding="utf-8")
        self.out.write(opening)
        self.lines = opening.count("\n")
        self.head = bytes.fromhex(opening.rstrip().rsplit("hash ", 1)[1])
        self.sequence = 1

    def add(self, verb, line, typed=None, facts=(), why="", reverses=None):
        self.sequence += 1
        entry = {"sequence": self.sequence, "id": f"{self.sequence:032x}", "at": MOMENT, "poster": "", "verb": verb,
                 "typed": line if typed is None else typed, "line": line, "why": why, "forced": None, "set_aside": None,
                 "reverses": reverses, "transfers": [], "facts": list(facts)}
        self.head = chained(self.head, entry)
        out = ["", f"{self.sequence} {line}", f"  at {spelt_moment(MOMENT)}", f"  verb {verb}"]
        out += [f"  typed {spelt_in_quotes(entry['typed'])}"] * (entry["typed"] != line)
        out += [f"  why {spelt_in_quotes(why)}"] * (why != "")
        out += [f"  reverses {reverses}"] * (reverses is not None)
        out += [f"  fact {key} {spelt_in_quotes(old)} {spelt_in_quotes(new)}" for key, old, new in facts]
        out += [f"  id {entry['id']}", f"  hash {self.head.hex()}"]
        self.out.write("\n".join(out) + "\n")
        self.lines += len(out)

    def debts(self, count):
        self.add("note", 'note "x"', why="x",
                 facts=[(f"due:{self.sequence + 1}.{n}", "", f"rent 1 2 34 {1000 + 2 * n}") for n in range(1, count + 1)])

    def fill(self, share=1.0, **entry):
        """Such entries up to this share of the lines that a record may have."""
        while self.lines < share * MOST_LINES - 20:
            self.add(**entry)

    def end(self):
        self.out.write(f"\nend {self.sequence} {self.head.hex()}\n")
        self.out.close()


def payments(debts):
    def make(record):
        record.debts(debts)
        record.fill(verb="pay", line="Anna pay 1 to Boris")
    return make


def bankrupts(record):
    record.debts(1_000)
    record.fill(verb="bankrupt", line="Anna bankrupt to Boris")


def going_back(verb, line):
    def make(record):
        record.fill(0.5, verb="roll", line="Anna roll 1 2")
        record.fill(verb=verb, line=line)
    return make


def typed_otherwise(record):
    record.fill(verb="note", line='note "x"', typed="q" * 300, why="x")


KINDS = {"payments beside 16 debts": payments(16), "payments beside 1,000 debts": payments(1_000), "bankruptcies": bankrupts,
         "undo to": going_back("undo", "undo to #2"), "undo turn": going_back("undo", "undo turn"),
         "amend": going_back("amend", "amend #2 Anna roll 3 4"), "typed otherwise": typed_otherwise}


def processor(environment, *arguments):
    before = os.times()
    subprocess.run([TABLEBANK, *arguments], env=environment, stdout=subprocess.DEVNULL, check=True)
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system


def main():
    faults = 0
    with tempfile.TemporaryDirectory() as folder:
        place = pathlib.Path(folder)
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": folder, "TABLEBANK_EDITIONS": str(SOURCES / "editions")}
        game = str(place / "game.tbl")
        processor(environment, "new", game, "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor")
        plain = record_of(game).decode()
        opening = plain[:plain.rindex("\nend ")]
        for name, make in KINDS.items():
            file = place / "great.tbr"
            record = Record(file, opening)
            make(record)
            record.end()
            took = processor(environment, "verify", str(file))
            print(f"{name}: {record.sequence} entries, {file.stat().st_size / 1e6:.0f} MB, {took:.1f} s of the processor", flush=True)
            faults += took > MOST_SECONDS
    print("each within its time" if faults == 0 else f"{faults} took longer than {MOST_SECONDS} s")
    sys.exit(faults > 0)


main()
