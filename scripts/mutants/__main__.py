"""The work of mutants.sh, in the top folder."""

import pathlib
import random
import sys
from collections import Counter
from typing import NamedTuple

import known
from operators import changes
from workshop import TooSlow, Workshop

ROOT = pathlib.Path.cwd()
USUAL = 20  # changes of a random run

# The programs that test a module, cheapest first, if it is not only the program of its own.
TESTS = {
    "calculators/tournament": ["test_calculators_tournament"],
    "calculators": ["test_calculators", "test_ledger_decide", "test_conformance"],
    "ledger/books": ["test_ledger_books", "test_ledger_decide"],
    "ledger/decide": ["test_ledger_decide", "test_ledger_books", "test_conformance"],
    "ledger/grammar": ["test_ledger_grammar", "test_ledger_decide"],
    "ledger/proof": ["test_ledger_proof", "test_db_game"],
    "ledger/text": ["test_ledger_text", "test_ledger_grammar"],
    "db/edition": ["test_db_edition", "test_calculators"],
    "db/file": ["test_db_game", "test_app_session"],
    "db/game": ["test_db_game", "test_app_session"],
    "db/sqlite": ["test_db_game", "test_db_event"],
    "db/event": ["test_db_event", "test_app_event"],
    "app/event": ["test_app_event"],
    "app/export": ["test_app_export", "test_app_cli"],
    "app/session": ["test_app_session", "test_app_cli", "test_playthroughs"],
}


class Trial(NamedTuple):
    """One change to be made, and who is asked: (program, test case; without one, all of them)."""
    where: str
    what: str
    file: str
    text: str
    asked: list


def programs(room):
    """Those of the table, or else the module's own; for a folder of modules, or one without tests, those of the module above it."""
    if room in TESTS:
        return TESTS[room]
    if any((ROOT / "tests" / room).glob("*_test.cpp")):
        return ["test_" + room.replace("/", "_")]
    above = str(pathlib.PurePath(room).parent)
    return programs(above) if above != "." else []


def one_line(text):
    return " ".join(text.split())


def candidates(room):
    for file in sorted((ROOT / room).glob("*")):
        if file.suffix in (".cpp", ".h"):
            source = file.read_text(encoding="utf-8")
            for change in changes(source):
                yield file.relative_to(ROOT).as_posix(), source, change


def random_trials(room, count, seed):
    found = list(candidates(room))
    asked = [(program, "") for program in programs(room)]
    if not found or not asked:
        sys.exit(f"mutants: {room} is no room with sources and tests")
    many = len(found) if count == "all" else min(int(count), len(found))
    chosen = sorted(random.Random(seed).sample(range(len(found)), many))
    print(f"{room}: {many} of {len(found)} changes, seed {seed}; asked: {', '.join(programs(room))}", flush=True)
    for file, source, change in (found[place] for place in chosen):
        before = one_line(source[change.start:change.end])
        line = source.count("\n", 0, change.start) + 1
        yield Trial(f"{file}:{line}", f"{change.operator}: {before}  ->  {change.after or '(nothing)'}", file,
                    source[:change.start] + change.after + source[change.end:], asked)


def known_trial(change):
    source = (ROOT / change.file).read_text(encoding="utf-8")
    line = source.count("\n", 0, source.index(change.before)) + 1
    room = str(pathlib.PurePath(change.file).parent)
    asked = [(change.program, change.case)] if change.killed_by else [(program, "") for program in programs(room)[:1]]
    return Trial(f"{change.file}:{line}", change.rule, change.file, source.replace(change.before, change.after), asked)


def attempt(workshop, trial):
    """(what became of a change, and by whom)"""
    with workshop.changed(trial.file, trial.text):
        for program, case in trial.asked:
            try:
                built, _ = workshop.build(program)
                if not built:
                    return "does not build", ""
                failed = workshop.ask(program, case)
            except TooSlow:
                return "too slow", program
            if failed:
                return "killed", f"{program}: {failed}"
    return "survived", ""


def prepare(trials):
    workshop = Workshop(ROOT)
    workshop.furnish()
    asked = sorted({question for trial in trials for question in trial.asked})
    built, said = workshop.build(*sorted({program for program, _ in asked}))
    if not built:
        sys.exit(said)
    for program, case in asked:
        workshop.learn(program, case)
    return workshop


def tell(outcome, trial, by):
    print(f"{outcome:<15} {trial.where}  {trial.what}" + (f"  [{by}]" if by else ""), flush=True)


def summary(counts):
    print(f"{sum(counts.values())} changes: " + ", ".join(f"{number} {outcome}" for outcome, number in sorted(counts.items())))


def try_random(room, count=str(USUAL), seed=None):
    trials = list(random_trials(room.rstrip("/"), count, int(seed) if seed else random.randrange(1_000_000)))
    workshop, counts = prepare(trials), Counter()
    for trial in trials:
        outcome, by = attempt(workshop, trial)
        counts[outcome] += 1
        tell(outcome, trial, by)
    summary(counts)
    return 0


def try_known(kept):
    """Fails where a change did not fare as its data say."""
    if not kept:
        sys.exit("mutants: no change is kept of that")
    counts, trials = Counter(), []
    for change in kept:
        reason = known.stale(ROOT, change)
        if reason:
            print(f"stale: {change.file}  {change.rule}: {reason}")
            counts["stale"] += 1
        else:
            trials.append((known_trial(change), change))
    trials.sort(key=lambda pair: pair[0].file)  # one after the other in a file: each build puts the one before it right
    workshop, unexpected = prepare([trial for trial, _ in trials]), counts["stale"]
    for trial, change in trials:
        outcome, by = attempt(workshop, trial)
        if change.changes_nothing:
            outcome = {"survived": "changes nothing", "killed": "changes something"}.get(outcome, outcome)
        unexpected += outcome not in ("killed", "changes nothing")
        counts[outcome] += 1
        tell(outcome, trial, by)
    summary(counts)
    return 1 if unexpected else 0


def main(arguments):
    if arguments[0] == "known":
        room = arguments[1].rstrip("/") + "/" if len(arguments) > 1 else ""
        files = sorted((ROOT / "tests" / "mutants").glob("*.toml"))
        return try_known([change for file in files for change in known.read(file) if change.file.startswith(room)])
    if arguments[0] == "--file" and len(arguments) == 2:
        return try_known(known.read(pathlib.Path(arguments[1])))
    return try_random(*arguments[:3])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except RuntimeError as trouble:
        sys.exit(f"mutants: {trouble}")
