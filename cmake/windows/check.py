#!/usr/bin/env python3
"""Compiles the sources of a configured build without writing objects: check.py BUILD [FOLDER]...

FOLDER names modules of the build ("ledger", "app/cli"); without any, every module is compiled. Prints what the compiler says, and fails if a
source does not compile.
"""

import concurrent.futures
import json
import os
import pathlib
import shlex
import subprocess
import sys


def commands(build, folders):
    """(source, command), the longest sources first."""
    for entry in json.loads((build / "compile_commands.json").read_text(encoding="utf-8")):
        words = shlex.split(entry["command"])
        if not entry["file"].endswith((".cpp", ".cxx")):
            continue
        place = pathlib.Path(entry["directory"]) / words[words.index("-o") + 1]
        # "app/CMakeFiles/app_cli.dir/..." is a source of app/cli.
        module = place.relative_to(build).as_posix().split("CMakeFiles/")[1].split(".dir/")[0].replace("_", "/")
        if folders and not any(f"{module}/".startswith(f"{folder}/") for folder in folders):
            continue
        # Without the compiler's cache: nothing is written that it could keep.
        words = words[next(at for at, word in enumerate(words) if "g++" in word):]
        words[words.index("-o") + 1] = os.devnull
        yield entry["file"], [*words, "-fsyntax-only"], entry["directory"]


def compiled(entry):
    _, command, folder = entry
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    chosen = list(commands(build, sys.argv[2:]))
    with concurrent.futures.ThreadPoolExecutor(int(os.environ.get("TABLEBANK_JOBS") or os.cpu_count() or 1)) as pool:
        done = list(pool.map(compiled, chosen))
    for (source, *_), result in zip(chosen, done):
        if result.returncode != 0:
            print(f"{source} does not compile:\n{result.stdout}{result.stderr}")
    print(f"compiled {len(chosen)} sources")
    return not chosen or any(result.returncode != 0 for result in done)


if __name__ == "__main__":
    sys.exit(main())
