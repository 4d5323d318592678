#!/usr/bin/env python3
"""The work of lint.sh: lint.py [BASE], in the top folder, once build/release is configured."""

import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache

ROOT = pathlib.Path.cwd()
BUILD = ROOT / "build" / "release"
PASSED = ROOT / "build" / "lint"
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
TIDY = ["clang-tidy", "--quiet", "-p", str(BUILD), "--extra-arg=-Wno-unknown-warning-option",
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


def batches():
    """(file, command) of each file that the program is compiled from."""
    for entry in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8")):
        file = pathlib.Path(entry["file"])
        if not {"tests", "bench", "generated"} & set(file.relative_to(ROOT).parts):
            yield file, entry["command"]


def differing(base):
    names = subprocess.run(["git", "diff", "--name-only", base], capture_output=True, text=True, check=True).stdout
    return {ROOT / name for name in names.split("\n")}


@cache
def version():
    return subprocess.run(["clang-tidy", "--version"], capture_output=True, text=True, check=True).stdout


def stamp(file, command):
    """Where it is remembered that this content passed."""
    content = hashlib.sha256("\0".join([version(), command, text(ROOT / ".clang-tidy"), *TIDY]).encode())
    for part in sorted(included(file)):
        content.update(f"\0{part.name}\0{text(part)}".encode())
    return PASSED / content.hexdigest()


def lint(batch):
    file, command = batch
    passed = stamp(file, command)
    if passed.exists():
        return True
    told = subprocess.run([*TIDY, str(file)], capture_output=True, text=True, check=False)
    if told.returncode == 0:
        passed.touch()
    else:
        print(told.stdout, end="", flush=True)
    return told.returncode == 0


def main():
    PASSED.mkdir(parents=True, exist_ok=True)
    wanted = list(batches())
    if len(sys.argv) > 1:
        changed = differing(sys.argv[1])
        wanted = [batch for batch in wanted if changed & included(batch[0])]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lint, wanted))
    print(f"lint: {results.count(True)} of {len(results)} batches pass")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
