"""The kept records and what each came to: tests/records/kept.json has a row for each file of tests/records/VERSION/."""

import hashlib
import json
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
TESTS = HERE.parent
LIST = HERE / "kept.json"

sys.path.insert(0, str(TESTS / "file_format"))

import check_record  # noqa: E402


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def files():
    """Every file of the folders of versions, as VERSION/NAME."""
    return sorted(str(file.relative_to(HERE)) for file in HERE.glob("v*/**/*") if not file.is_dir())


def origins():
    """The games with a record, by their names without the version: each recorded game and each kept game file."""
    played = {f"played/{file.stem}.tbr": file for file in (TESTS / "playthroughs").glob("*.txt")
              if file.name != "CMakeLists.txt"}
    games = {f"games-{file.parent.name}/{file.stem}.tbr": file for file in (TESTS / "games").glob("v*/*.tbl")}
    return dict(sorted((played | games).items()))


def without_version(name):
    return name.split("/", 1)[1]


def row_of(record):
    """The state of a record by the reader of the tests: all balances, those of cash in plain figures."""
    found = check_record.check(record)
    return {"sha256": sha256(record.read_bytes()), "entries": found["entries"], "head": found["head"],
            "cash": found["lie"]["cash"], "balances": sha256(json.dumps(found["lie"], sort_keys=True).encode())}


def listed():
    return json.loads(LIST.read_text(encoding="utf-8")) if LIST.exists() else {}


def write_list(rows):
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in sorted(rows.items()))
    LIST.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
