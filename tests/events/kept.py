"""The kept events and their list: tests/events/SHA256SUMS has a row for each file of tests/events/VERSION/."""

import hashlib
import pathlib

HERE = pathlib.Path(__file__).resolve().parent
LIST = HERE / "SHA256SUMS"


def sha256(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


def files():
    """Every file of the folders of versions, as VERSION/NAME."""
    return sorted(str(file.relative_to(HERE)) for file in HERE.glob("v*/**/*") if not file.is_dir())


def events():
    return [HERE / name for name in files() if name.endswith(".tbe")]


def said_of(event):
    return event.with_suffix(".said")


def listed():
    """Name and hash of each row."""
    rows = (row.split("  ", 1) for row in LIST.read_text(encoding="utf-8").splitlines())
    return {name: digest for digest, name in rows}


def write_list(digests):
    LIST.write_text("".join(f"{digest}  {name}\n" for name, digest in sorted(digests.items())), encoding="utf-8")
