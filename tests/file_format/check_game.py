#!/usr/bin/env python3
"""Checks a game file with nothing of tablebank: python3 check_game.py FILE.tbl

Written from docs/reference/game-file.md, with SQLite and SHA-256 of the standard library. Works on a copy of the file and of its -wal.
Prints one line; exit code 0 if everything is right, 1 if not.
"""

import pathlib
import shutil
import sqlite3
import sys
import tempfile
import tomllib
from contextlib import closing

from encoding import FIRST_RULINGS, RULINGS, chained, is_ruling_value, setup_bytes, sha256
from table import Table, Unfit, demand
from texts import check_setup_texts, check_shapes, check_size, check_words

APPLICATION_ID = 0x54626C42
VERSION = 5
OBJECTS = {
    "table": {"game", "ruling", "player", "deed", "entry", "transfer"},
    "view": {"holding", "cash", "deeds", "buildings", "log"},
}
ATTEMPTS = 20


def copy_pair(file, folder):
    """The file and its -wal, copied as a pair: tried again if the program restarted the -wal meanwhile."""
    wal = pathlib.Path(f"{file}-wal")
    copy = folder / "game.tbl"
    copied_wal = folder / "game.tbl-wal"

    def moment():
        header = wal.read_bytes()[:32] if wal.exists() else b""
        return header or file.stat().st_mtime_ns

    for _ in range(ATTEMPTS):
        before = moment()
        shutil.copyfile(file, copy)
        copied_wal.unlink(missing_ok=True)
        if wal.exists():
            shutil.copyfile(wal, copied_wal)
        if moment() == before:
            return copy
    raise Unfit("another program is changing the file all the time")


def check_database(database):
    database.execute("PRAGMA trusted_schema = OFF")
    demand(database.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,), "this is no game file")
    version, = database.execute("PRAGMA user_version").fetchone()
    demand(version <= VERSION, "the game is newer: this is another version of the format")
    demand(version >= 1, "it has no version of the format")
    found = {kind: set() for kind in OBJECTS}
    for kind, name in database.execute("SELECT type, name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'"):
        found.setdefault(kind, set()).add(name)
    demand(found == OBJECTS, "its tables are not those of a game")
    demand(database.execute("PRAGMA integrity_check").fetchall() == [("ok",)], "its pages do not fit together")
    demand(not database.execute("PRAGMA foreign_key_check").fetchall(), "an entry is missing that others refer to")


def rows(database, query):
    """Each row as a dictionary by its columns."""
    cursor = database.execute(query)
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row)) for row in cursor]


def read_players(database):
    players = rows(database, "SELECT * FROM player ORDER BY seat")
    demand([player["seat"] for player in players] == list(range(1, len(players) + 1)), "a seat is missing")
    demand(all(player["role"] in ("monopolist", "competitor", "player") for player in players), "a role is unknown")
    return [(player["name"], player["role"]) for player in players]


def read_rulings(database):
    rulings = dict(database.execute("SELECT key, value FROM ruling"))
    demand(all(key in RULINGS and is_ruling_value(key, value) for key, value in rulings.items()),
           "the game is newer: it has a ruling that is not known here")
    demand(set(list(RULINGS)[:FIRST_RULINGS]) <= set(rulings), "a ruling is missing")
    return {key: rulings.get(key, values[0]) for key, values in RULINGS.items()}


def read_setup(database):
    """The row of the table game, and the hash that the first entry is chained to."""
    games = rows(database, "SELECT * FROM game")
    demand(len(games) == 1, "it does not hold one game")
    game = games[0]
    demand(game["edition_hash"] == sha256(game["edition_text"].encode("utf-8")), "its edition is not the pinned one")
    game["players"] = read_players(database)
    demand(game["goal"] in ("a", "b", "timed"), "its goal is unknown")
    demand(1 <= game["minutes"] <= 1440 if game["goal"] == "timed" else game["minutes"] == 0, "it has another length than a game can have")
    genesis = sha256(setup_bytes(game, game["players"], read_rulings(database)))
    demand(game["genesis"] == genesis, "its set-up is not the one that was agreed")
    check_setup_texts(game)
    return game, genesis


def hand_cards(edition):
    cards = []
    decks = edition.get("deck", {})
    roles = [deck for deck in ("monopolist", "competitor", "player") if deck in decks]
    for deck in roles + sorted(set(decks) - set(roles)):
        cards += [card for card in decks[deck] if card.startswith("keep ")]
    return cards + edition.get("characters", [])


def read_table(database, game, edition):
    """The table before the first entry. Values repeated from the edition's text must be equal."""
    box = edition["box"]
    cash = sum(note["value"] * note["count"] for note in box["notes"])
    demand((game["edition"], game["box_cash"]) == (edition["id"], cash), "the edition's columns do not repeat its text")
    kinds = [space["kind"] for space in edition["space"]]
    cities = {city["slug"]: city["name"] for city in edition["city"]}
    deeds = sorted(edition["deed"], key=lambda deed: deed["space"])
    printed = [(deed["space"], deed["slug"], deed["name"], kinds[deed["space"]], cities.get(deed.get("city")))
               for deed in deeds]
    stored = database.execute("SELECT space, slug, name, kind, city FROM deed ORDER BY space").fetchall()
    demand(stored == printed, "its deeds are not those of its edition")
    return Table([name for name, _ in game["players"]], kinds, [deed["space"] for deed in deeds], len(hand_cards(edition)),
                 len(edition.get("deck", {})), edition.get("characters", []),
                 {"cash": cash, "house": box["houses"], "hotel": box["hotels"]})


def read_transfers(database):
    """The transfers of each entry, by its sequence number."""
    transfers = {}
    for row in rows(database, "SELECT * FROM transfer ORDER BY entry, number"):
        of_entry = transfers.setdefault(row["entry"], [])
        demand(row["number"] == len(of_entry) + 1, f"entry {row['entry']} is not whole")
        of_entry.append((row["asset"], row["from_account"], row["to_account"], row["quantity"]))
    return transfers


def read_facts(written):
    """The fact changes of an entry: a line each, ended by a newline, of three parts with tabs between them."""
    lines = written.split("\n")
    demand(lines.pop() == "", "a fact is not whole")
    facts = [tuple(line.split("\t")) for line in lines]
    demand(all(len(fact) == 3 for fact in facts), "a fact is not whole")
    return facts


def read_entries(database):
    transfers = read_transfers(database)
    entries = rows(database, "SELECT * FROM entry ORDER BY sequence")
    for sequence, entry in enumerate(entries, 1):
        demand(entry["sequence"] == sequence, f"entry {sequence} is missing")
        entry["transfers"] = transfers.pop(sequence, [])
        entry["facts"] = read_facts(entry["facts"])
    demand(entries, "nothing was posted")
    demand(not transfers, "there are transfers of an entry that is not there")
    return entries


def check_entry(table, previous, entry):
    """The hash after this entry."""
    demand(entry["set_aside"] is None or all(entry["set_aside"].split(" ")), "a refusal code is empty")
    try:
        head = chained(previous, entry)
    except (KeyError, OverflowError, ValueError) as strange:
        raise Unfit(f"{strange} means nothing") from strange
    demand(entry["hash"] == head, "it does not have its hash")
    check_size(entry)
    check_shapes(entry)
    names = list(table.names)  # by which its line is read
    table.apply(entry)
    check_words(entry, names)
    return head


def check(file):
    """The number of entries and the head, which is both computed and stored."""
    with tempfile.TemporaryDirectory() as folder:
        with closing(sqlite3.connect(copy_pair(file, pathlib.Path(folder)))) as database:
            check_database(database)
            game, head = read_setup(database)
            try:
                table = read_table(database, game, tomllib.loads(game["edition_text"]))
            except (KeyError, IndexError, TypeError, tomllib.TOMLDecodeError) as strange:
                raise Unfit(f"its edition's text is no edition: {strange}") from strange
            entries = read_entries(database)
    for entry in entries:
        try:
            head = check_entry(table, head, entry)
        except Unfit as unfit:
            raise Unfit(f"entry {entry['sequence']}: {unfit}") from unfit
    return len(entries), head.hex()


def main(arguments):
    if len(arguments) != 1:
        print("usage: check_game.py FILE.tbl", file=sys.stderr)
        return 1
    try:
        count, head = check(pathlib.Path(arguments[0]))
    except (Unfit, OSError, UnicodeError, sqlite3.Error) as trouble:
        print(f"{arguments[0]}: {trouble}", file=sys.stderr)
        return 1
    print(f"{count} entries hold; head {head}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
