#!/usr/bin/env python3
"""Keeps events, for scripts/keep-events.sh: keep.py TABLEBANK [--say-again]"""

import json
import pathlib
import sys

import kept

sys.path.append(str(kept.HERE.parent / "games"))

import said

VIEWS = ("missing", "players", "rounds", "log")


def questions_for(program, event):
    """Of every event: each view in words and as an object, the standings with their workings, and the standings on their way."""
    file = event.name
    log = json.loads(said.run(program, ["event", "show", file, "log", "--json"], event.parent).stdout)["log"]
    asked = [f"event show {file} {view}{form}" for view in VIEWS for form in ("", " --json")]
    asked += [f"event standings {file}{form}" for form in ("", " --workings", " --json")]
    asked += [f"event standings {file} --at {max(1, len(log) * part // 4)}{form}" for part in (1, 2, 3) for form in ("", " --json | sha256sum")]
    return [f"$ tablebank {words}" for words in asked]


def keep_new(program):
    digests = kept.listed() if kept.LIST.exists() else {}
    for event in kept.events():
        name = str(event.relative_to(kept.HERE))
        if name in digests:
            continue
        beside = kept.said_of(event)
        beside.write_text(said.say(program, event, questions_for(program, event)), encoding="utf-8")
        for file in (event, beside):
            digests[str(file.relative_to(kept.HERE))] = kept.sha256(file)
        print(f"kept {name}")
    return digests


def say_again(program, digests):
    for event in kept.events():
        beside = kept.said_of(event)
        now = said.say(program, event, said.questions_of(beside.read_text(encoding="utf-8")))
        if now != beside.read_text(encoding="utf-8"):
            beside.write_text(now, encoding="utf-8")
            print(f"now speaks otherwise: {beside.relative_to(kept.HERE)}")
        digests[str(beside.relative_to(kept.HERE))] = kept.sha256(beside)
    return digests


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    before = kept.listed() if kept.LIST.exists() else {}
    for name, digest in before.items():
        file = kept.HERE / name
        if not file.exists() or kept.sha256(file) != digest:
            sys.exit(f"keep-events: {name} was kept and is never changed or taken away: git checkout tests/events/{name}")
    digests = keep_new(program)
    kept.write_list(say_again(program, digests) if "--say-again" in sys.argv[2:] else digests)


if __name__ == "__main__":
    main()
