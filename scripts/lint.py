#!/usr/bin/env python3
"""The work of lint.sh: lint.py [BASE], in the top folder, once build/release is configured."""

import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache

ROOT = pathlib.Path.cwd()
BUILD = ROOT / "build" / "release"
PASSED = ROOT / "build" / "lint"
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
TARGET = re.compile(r"(.*) -o \S*?/(\w+)\.dir/.*")
TIDY = ["clang-tidy", "--quiet", f"--config-file={ROOT / '.clang-tidy'}", "--extra-arg=-Wno-unknown-warning-option",
        "--extra-arg=-Wno-unused-command-line-argument"]


@cache
def text(file):
    return file.read_text(encoding="utf-8")


@cache
def included(file):
    """Every file of ours that one includes, itself among them, at whatever depth."""
    found, waiting = set(), [file]
    while waiting:
        at = waiting.pop()
        if at in found or not at.is_file():
            continue
        found.add(at)
        waiting += (ROOT / name for name in INCLUDE.findall(text(at)))  # an absolute name stays what it is
    return frozenset(found)


def rooms():
    """(file, flags) of each library or program of ours: a file that includes all that it is compiled from, so that what many of them
    include is read, and looked at, once for all of them."""
    sources, flags = {}, {}
    for entry in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8")):
        file = pathlib.Path(entry["file"])
        if {"tests", "bench", "generated"} & set(file.relative_to(ROOT).parts):
            continue
        command, target = TARGET.fullmatch(entry["command"]).groups()
        sources.setdefault(target, []).append(file)
        flags[target] = shlex.split(command)[1:]
    for target, files in sources.items():
        whole = PASSED / "rooms" / f"{target}.cpp"
        whole.write_text("".join(f'#include "{file}"\n' for file in files), encoding="utf-8")
        yield whole, flags[target]


def differing(base):
    names = subprocess.run(["git", "diff", "--name-only", base], capture_output=True, text=True, check=True).stdout
    return {ROOT / name for name in names.split("\n")}


@cache
def version():
    return subprocess.run(["clang-tidy", "--version"], capture_output=True, text=True, check=True).stdout


def stamp(file, flags):
    """The file that remembers that this content passed."""
    content = hashlib.sha256("\0".join([version(), *flags, text(ROOT / ".clang-tidy"), *TIDY]).encode())
    for part in sorted(included(file)):
        content.update(f"\0{part.name}\0{text(part)}".encode())
    return PASSED / content.hexdigest()


def lint(room):
    file, flags = room
    passed = stamp(file, flags)
    if passed.exists():
        return True
    told = subprocess.run([*TIDY, str(file), "--", *flags], capture_output=True, text=True, check=False)
    if told.returncode == 0:
        passed.touch()
    else:
        print(told.stdout, end="", flush=True)
    return told.returncode == 0


def main():
    (PASSED / "rooms").mkdir(parents=True, exist_ok=True)
    wanted = sorted(rooms(), key=lambda room: -len(included(room[0])))  # so that the longest one is not left to the end
    if len(sys.argv) > 1:
        changed = differing(sys.argv[1])
        wanted = [room for room in wanted if changed & included(room[0])]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lint, wanted))
    print(f"lint: {results.count(True)} of {len(results)} rooms pass")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
