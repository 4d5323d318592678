"""One entry that moves a banknote to and fro a million times."""

import sqlite3
from contextlib import closing

import check_game
from encoding import entry_bytes, number, sha256, transfer_bytes
from place import every_form

PAIRS = 500_000


def make(place):
    game = place.game()
    there, back = ("cash", "bank", "player:1", 1), ("cash", "player:1", "bank", 1)
    with closing(sqlite3.connect(game)) as database, database:
        entry = check_game.read_entries(database)[-1]
        previous, = database.execute("SELECT hash FROM entry WHERE sequence = ?", (entry["sequence"] - 1,)).fetchone()
        assert not entry["transfers"] and not entry["facts"], "the last entry is a note"
        database.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) INSERT INTO transfer SELECT ?, i, 'cash',"
            " CASE i % 2 WHEN 1 THEN 'bank' ELSE 'player:1' END, CASE i % 2 WHEN 1 THEN 'player:1' ELSE 'bank' END, 1 FROM n",
            (2 * PAIRS, entry["sequence"]))
        # Its bytes end with the counts of its transfers and of its facts, which are zero.
        data = entry_bytes(entry)[:-2] + number(2 * PAIRS) + (transfer_bytes(there) + transfer_bytes(back)) * PAIRS + number(0)
        database.execute("UPDATE entry SET hash = ? WHERE sequence = ?", (sha256(previous + data), entry["sequence"]))
    yield from every_form(str(game))
