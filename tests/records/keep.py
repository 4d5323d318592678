#!/usr/bin/env python3
"""Keeps records, for scripts/keep-records.sh: keep.py TABLEBANK PLAY_RECORD"""

import pathlib
import re
import subprocess
import sys
import tempfile

import kept

TABLEBANK, PLAY_RECORD = (str(pathlib.Path(argument).resolve()) for argument in sys.argv[1:3])


def write_record(origin, record):
    if origin.suffix == ".tbl":
        command = [TABLEBANK, "export", str(origin), "--to", "record", "-o", str(record)]
    else:
        command = [PLAY_RECORD, str(origin), str(record)]
    subprocess.run(command, check=True)


def main():
    rows = kept.listed()
    for name, row in rows.items():
        file = kept.HERE / name
        if not file.exists() or kept.sha256(file.read_bytes()) != row["sha256"]:
            sys.exit(f"keep-records: {name} was kept and is never changed or taken away: git checkout tests/records/{name}")
    there = {kept.without_version(name) for name in rows}
    for name, origin in kept.origins().items():
        if name in there:
            continue
        with tempfile.TemporaryDirectory() as folder:
            fresh = pathlib.Path(folder) / "fresh.tbr"
            write_record(origin, fresh)
            data = fresh.read_bytes()
        version = re.match(rb"tablebank record (\d+)\n", data)[1].decode()
        record = kept.HERE / f"v{version}" / name
        record.parent.mkdir(parents=True, exist_ok=True)
        record.write_bytes(data)
        rows[f"v{version}/{name}"] = kept.row_of(record)
        print(f"kept v{version}/{name}")
    kept.write_list(rows)


if __name__ == "__main__":
    main()
