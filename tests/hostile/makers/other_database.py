"""Databases of SQLite that are not games: another program's, one that calls itself a game, one with traps in its schema."""

import sqlite3
from contextlib import closing

from place import change, every_command


def make(place):
    file = place.file("other.db")
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE secret (word TEXT)")
    yield from every_command(str(file))
    change(file, "PRAGMA application_id = 1416391746", "PRAGMA user_version = 2")
    yield from every_command(str(file))
    for number, statement in enumerate((
            "CREATE TRIGGER trap AFTER INSERT ON entry BEGIN DELETE FROM entry; END",
            "CREATE VIEW more AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
            "CREATE INDEX slow ON entry (line)", "CREATE TABLE more (anything)", "DROP VIEW log", "PRAGMA user_version = 99",
            "PRAGMA application_id = 7", "UPDATE entry SET sequence = -5 WHERE sequence = 2")):
        game = place.game(f"trap{number}.tbl")
        change(game, statement)
        yield from every_command(str(game))
