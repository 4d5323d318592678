#!/usr/bin/env python3
"""Events changed at random, every hash right, against every event subcommand: forged_events.py TABLEBANK N SEED

Three in four are changed so that they can hardly be read, one in four so that they may well be: whatever the program makes of
them, it ends with an exit code of docs/reference/cli.md and by itself, a bad file names its entry, all subcommands agree whether it is
one, and nothing that checks memory (sanitizers, or valgrind with VALGRIND=yes) has anything to say. JOBS run at the same time.
"""

import collections
import contextlib
import copy
import json
import os
import pathlib
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import forged_acts
from event_acts import EVENTS, append_acts, kept, rewrite

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM, COUNT, SEED = str(pathlib.Path(sys.argv[1]).resolve()), int(sys.argv[2]), int(sys.argv[3])
VALGRIND = ["valgrind", "-q", "--error-exitcode=99"] if os.environ.get("VALGRIND") == "yes" else []
MOST_SECONDS = 600 if VALGRIND else 60  # of the processor: a machine may be busy
HANGING = 1800  # of the wall clock
BELOW = [shutil.which("prlimit"), f"--cpu={MOST_SECONDS}", *VALGRIND]
NAMES = sorted(file.name for file in EVENTS.glob("*.tbe"))
NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 9, 10, 11, 77, 100, 101, 400, 401, 1000, 1001, 65536, 2**31 - 1, 2**31, 2**32 + 1, 2**63, 2**64, 10**30, 1.5)
TEXTS = ("", " ", "Anna", "anna", "x" * 201, "\u00a0", "\x1b[2J", "a\nb", "\u202e", "1/3", "0.01", "1000000000000000", "-1", "m", "0 1m", "../x",
         "postgresql://x#y", "99999999999999999999", "RWQ", "http://127.0.0.1:1", "ab" * 32, "cd" * 16)
ODD = (None, True, False, [], {}, [1], {"a": 1})

# Every subcommand in a form that reads, and those that write; FILE is the event.
READING = ("show FILE", "show FILE players --json", "show FILE rounds", "show FILE rounds --json", "show FILE log", "show FILE log --json",
           "standings FILE --workings", "standings FILE --json", "standings FILE --at 3", "paper FILE slips", "paper FILE names --public",
           "paper FILE tables -o tables.pdf", "paper FILE sheets -o sheets.pdf", "paper FILE standings --workings -o standings.pdf",
           "join FILE --json", "publish FILE pages", "copy FILE copy.tbe", "collect FILE empty")
WRITING = ("player FILE Zoe", "player FILE Anna --leaves 3", "player FILE Anna --check-in", "player FILE Anna --hide", "seat FILE --why x",
           "seat FILE --by-standing --why x", "seat FILE --final 4 --why x", "seat FILE --swap Anna Boris --why x", "round FILE 3 --open",
           "round FILE 2 --extend 5 --why x", "round FILE 1 --unlock --why x", "result FILE --round 2 --table 1 Anna=1 Boris=2 Clara=3 Dmitri=4",
           "correct FILE --round 2 --table 1 Anna=1 Boris=2 Clara=3 Dmitri=4 --why x --dry-run", "penalty FILE Anna 1 --why x",
           "penalty FILE --withdraw 1 --why x", "lots FILE Anna Boris", "scheme FILE 14-10-6-4-2-0\\ 12-8-5-3-2\\ 11-7-4-2\\ 10-6-2 --why x",
           "official FILE Vera --role director", "official FILE Vera --remove", "hub FILE http://127.0.0.1:1",
           "key FILE --round 1 --table 1 --withdraw --why x")


def places(value, path=()):
    """Every value within an act, by the way to it."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    if isinstance(value, list):
        for at, one in enumerate(value):
            yield from places(one, (*path, at))


def changed_text(text, chance):
    kind = chance.randrange(4)
    if kind == 0:
        return chance.choice(TEXTS)
    if kind == 1 and re.search(r"\d+", text):
        return re.sub(r"\d+", lambda _: str(chance.choice(NUMBERS)), text, count=chance.choice((0, 1)))
    words = text.split(" ")
    at = chance.randrange(len(words))
    return " ".join(words[:at] + words[at + 1:] if kind == 2 else words[:at] + [words[at]] + words[at:])


def changed(act, chance):
    """An act with one value of it another one, gone, or there twice."""
    act = copy.deepcopy(act)
    way = chance.choice([path for path in places(act) if path])
    inner = act
    for step in way[:-1]:
        inner = inner[step]
    old = inner[way[-1]]
    kind = chance.randrange(6)
    if kind == 0:
        inner[way[-1]] = chance.choice(ODD)
    elif kind == 1:
        del inner[way[-1]]
    elif kind == 2 and isinstance(inner, list):
        inner.insert(chance.randrange(len(inner) + 1), copy.deepcopy(old))
    elif isinstance(old, bool):
        inner[way[-1]] = not old
    elif isinstance(old, (int, float)):
        inner[way[-1]] = chance.choice((*NUMBERS, old + 1, old - 1))
    elif isinstance(old, str):
        inner[way[-1]] = changed_text(old, chance)
    else:
        inner[way[-1]] = chance.choice(ODD)
    return act


def forge(file, chance):
    """A kept event, its acts changed; one in four with nothing but acts left out, doubled, swapped or of others."""
    kept(chance.choice(NAMES), file)
    mild = chance.randrange(4) == 0
    others = [act for _, act in forged_acts.FORGED if not isinstance(act, str)]
    with contextlib.closing(sqlite3.connect(file)) as database:
        count, = database.execute("SELECT count(*) FROM entry").fetchone()
    hit = {chance.randrange(2, count + 1) for _ in range(chance.randint(1, 3))}
    cut = chance.randint(count // 2, count) if chance.randrange(2) else count

    def change(number, who, why, act):
        if number > cut:
            return []
        if number not in hit:
            return [(who, why, act)]
        kind = chance.randrange(3 if mild else 8)
        if kind == 0:
            return []
        if kind == 1:
            return [(who, why, act)] * 2
        if kind == 2:
            return [(chance.choice(("Vera", "vera", "Mallory", "hub", who)), chance.choice(("", "x", why)), act)]
        if kind == 3:
            return [(who, why, act), (who, "x", chance.choice(others))]
        return [(who, why, changed(act, chance))]

    rewrite(file, change)
    if not mild and chance.randrange(8) == 0:
        append_acts(file, [forged_acts.ACT], **chance.choice(forged_acts.STAMPS)[1])


def run(words, folder):
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "XDG_"))}
    environment |= {"LC_ALL": "C.UTF-8", "HOME": str(folder), "TABLEBANK_EDITIONS": str(ROOT / "editions"),
                    "ASAN_OPTIONS": "detect_leaks=0:exitcode=99", "UBSAN_OPTIONS": "exitcode=99"}
    return subprocess.run([*BELOW, PROGRAM, "event", *words], cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True,
                          timeout=HANGING, check=False)


def split(form):
    return [word.replace("\0", " ") for word in form.replace("\\ ", "\0").split(" ")]


def try_one(number):
    """The errors in the program's handling of one forged event, and whether it was read."""
    chance = random.Random(f"{SEED} {number}")
    wrong = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "empty").mkdir()
        event = folder / "event.tbe"
        forge(event, chance)
        codes = collections.Counter()
        bad = None
        for form in (*READING, *WRITING):
            for made in ("tables.pdf", "sheets.pdf", "standings.pdf", "copy.tbe"):
                (folder / made).unlink(missing_ok=True)
            asked = folder / "asked.tbe"
            shutil.copyfile(event, asked)
            try:
                ran = run([word.replace("FILE", str(asked)) for word in split(form)], folder)
            except subprocess.TimeoutExpired:
                wrong.append(f"{form}: it does not end")
                continue
            codes[ran.returncode] += 1
            said = ran.stderr.decode("utf-8", "replace")
            if ran.returncode not in (0, 1, 2, 3):
                wrong.append(f"{form}: exit code {ran.returncode}: {said[-600:]}")
            if bad is None:
                bad = ran.returncode == 3
            if (ran.returncode == 3) != bad:
                wrong.append(f"{form}: it is a bad file for some only: {said[-300:]}")
            # A text beyond SQLite's limit is reported by SQLite, which does not name the row.
            if ran.returncode == 3 and not re.search(r"entry \d+|it holds no event|by a later version|string or blob too big", said):
                wrong.append(f"{form}: a bad file that does not say where: {said[-300:]}")
        if wrong:
            with contextlib.closing(sqlite3.connect(event)) as database:
                acts = [act for (act,) in database.execute("SELECT act FROM entry ORDER BY number")]
            wrong.append("the event: " + json.dumps(acts)[-2000:])
    return number, bad, codes, wrong


def main():
    codes, read, faults = collections.Counter(), 0, 0
    with ThreadPoolExecutor(int(os.environ.get("JOBS", os.cpu_count() or 1))) as workers:
        for number, bad, some, wrong in workers.map(try_one, range(COUNT)):
            codes += some
            read += not bad
            for line in wrong:
                print(f"event {number}: {line}", flush=True)
            faults += bool(wrong)
            if (number + 1) % 100 == 0:
                print(f"{number + 1} of {COUNT}, {faults} with faults", file=sys.stderr, flush=True)
    print(f"seed {SEED}: {COUNT} forged events, {read} of them could be read; {sum(codes.values())} runs, exit codes "
          f"{dict(sorted(codes.items()))}; {faults} events with faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
