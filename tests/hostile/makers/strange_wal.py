"""The log of another game, or of nothing at all, next to a game."""

import shutil
import sqlite3

from place import change, every_command


def make(place):
    other = place.game("other.tbl")
    database = sqlite3.connect(other)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA wal_autocheckpoint = 0")
    with database:
        database.execute("UPDATE player SET name = 'Mallory' WHERE seat = 1")
    for beside in (place.file("other.tbl-wal").read_bytes(), b"", b"\0" * 100_000, b"\x37\x7f\x06\x82" + b"\xff" * 100_000):
        for suffix in ("-wal", "-shm"):
            game = place.game()
            place.write("game.tbl" + suffix, beside)
            yield from every_command(str(game))
            place.file("game.tbl" + suffix).unlink(missing_ok=True)
    database.close()
    shutil.copyfile(other, place.file("whole.tbl"))
    change(place.file("whole.tbl"), "PRAGMA journal_mode = DELETE")
    yield from every_command(str(place.file("whole.tbl")))
