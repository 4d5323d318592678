"""A record with other times: entry after entry so many seconds later, chained again with the encoding of the tests.

A test posts a whole evening within a second or two, in which every row of a sheet would show the same time. Lines that a repair
posts again have the times of their first entries, and they keep them.
"""

import datetime
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "file_format"))

import check_record  # noqa: E402
import encoding  # noqa: E402

BEGUN = datetime.datetime(2026, 11, 21, 22, 40, 7, tzinfo=datetime.timezone.utc)
BETWEEN_ENTRIES = datetime.timedelta(seconds=13)
TOLD = re.compile(r'^  fact (clock_since|clock_used|finished_at) "(\d*)" "(\d*)"$', re.M)


def moment(sequence):
    return (BEGUN + (sequence - 1) * BETWEEN_ENTRIES - check_record.FIRST_MOMENT) // datetime.timedelta(milliseconds=1)


class Clock:
    """The facts that hold moments and the time used, as they are with the new times."""

    def __init__(self):
        self.known = {key: {"": ""} for key in ("clock_since", "clock_used", "finished_at")}
        self.since = 0

    def moved(self, found, at):
        key, before, after = found.groups()
        known = self.known[key]
        if after not in known:
            known[after] = str(at if key != "clock_used" else int(known[before] or 0) + at - self.since)
        if key == "clock_since":
            self.since = int(known[after] or known[before])
        return f'  fact {key} "{known[before]}" "{known[after]}"'


def retimed(record):
    """The text of the record."""
    text = record.read_text(encoding="utf-8")
    lines = check_record.Lines(record.read_bytes())
    _, head = check_record.read_setup(lines)
    setup = "\n".join(lines.lines[:lines.taken]) + "\n"
    clock = Clock()
    times = {}
    written = []
    for sequence, entry in enumerate(text[len(setup):].split("\n\n")[:-1], 1):
        at = times.setdefault(re.search("^  at .*$", entry, re.M)[0], moment(sequence))
        entry = TOLD.sub(lambda found, at=at: clock.moved(found, at), entry.strip("\n"))
        entry = re.sub(r"^  at .*$", f"  at {check_record.spelt_moment(at)}", entry, count=1, flags=re.M)
        head = encoding.chained(head, check_record.read_entry(check_record.Lines(f"{entry}\n".encode()), sequence))
        written.append(re.sub(r"  hash [0-9a-f]+$", f"  hash {head.hex()}", entry))
    return setup + "".join(f"\n{entry}\n" for entry in written) + f"\nend {len(written)} {head.hex()}\n"
