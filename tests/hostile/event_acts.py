"""An event as a stranger writes it who knows its format: a kept one (tests/events) with further acts, every hash of which is right."""

import hashlib
import json
import pathlib
import shutil
import sqlite3
from contextlib import closing

EVENTS = pathlib.Path(__file__).resolve().parents[1] / "events" / "v1"
DIRECTOR = "Vera"


def text_of(act):
    """As the program spells an act; a text stays what it is."""
    return act if isinstance(act, str) else json.dumps(act, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def chained(head, number, at, who, why, act):
    said = f"{number}\n{at}\n{who}\n{why}\n{act}\n".encode("utf-8", "surrogateescape")
    return hashlib.sha256(head + said).digest()


def append_acts(file, acts, who=DIRECTOR, why="because", at=None):
    """After the last act of an event. Returns the number of the last one."""
    with closing(sqlite3.connect(file)) as database, database:
        number, head, last = database.execute("SELECT number, hash, at FROM entry ORDER BY number DESC LIMIT 1").fetchone()
        for act in acts:
            number += 1
            moment = last + 1 if at is None else at
            text = text_of(act)
            head = chained(head, number, moment, who, why, text)
            database.execute("INSERT INTO entry VALUES(?, ?, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), ?)",
                             (number, moment, *(words.encode("utf-8", "surrogateescape") for words in (who, why, text)), head))
        return number


def rewrite(file, change):
    """Every act of an event goes through `change`, which gives the acts that replace it, as (who, why, act)."""
    with closing(sqlite3.connect(file)) as database, database:
        head, = database.execute("SELECT genesis FROM event").fetchone()
        rows = database.execute("SELECT number, at, who, why, act FROM entry ORDER BY number").fetchall()
        database.execute("DELETE FROM entry")
        number = 0
        for old, at, who, why, act in rows:
            for one in change(old, who, why, json.loads(act)):
                number += 1
                said = (one[0], one[1], text_of(one[2]))
                head = chained(head, number, at, *said)
                database.execute("INSERT INTO entry VALUES(?, ?, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), ?)",
                                 (number, at, *(words.encode("utf-8", "surrogateescape") for words in said), head))
        return number


def kept(name, file):
    """A kept event under another name."""
    shutil.copyfile(EVENTS / name, file)
    return str(file)
