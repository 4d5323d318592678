"""A fresh folder for one attack, with what a maker needs to write it, and the runs that it asks for."""

import dataclasses
import os
import pathlib
import shutil
import sqlite3
import sys
from contextlib import closing

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "file_format"))

import check_game
from check_record import spelt, spelt_in_quotes, spelt_moment
from encoding import RULINGS, chained, setup_bytes, sha256

POSITION = (b'{"edition":"us","players":[{"name":"Anna","role":"monopolist","cash":846},'
            b'{"name":"Boris","role":"competitor","cash":1200,"deeds":[{"deed":"@12"}]}]}')
DESK = "desk"  # in the place of a subcommand: the window's opening


@dataclasses.dataclass
class Run:
    """One start of the program. It may change only the files in `writes`, with those next to a game or below a folder ("pages/"), and make
    those in `makes`, which are removed after it."""
    arguments: list
    stdin: pathlib.Path | bytes | None = None
    environment: dict = dataclasses.field(default_factory=dict)  # a value of None takes the variable away
    writes: tuple = ()
    makes: tuple = ()
    codes: tuple = (0, 1, 2, 3, 4, 5)


class Place:
    def __init__(self, folder, plain_game):
        self.folder = folder
        self.plain_game = plain_game

    def file(self, name):
        """By bytes too, for a name that is not text."""
        return pathlib.Path(os.fsdecode(os.path.join(os.fsencode(self.folder), os.fsencode(name))))

    def write(self, name, *parts):
        """A file of parts; a part with a number is repeated so often, and never held whole."""
        file = self.file(name)
        with open(file, "wb") as out:
            for part in parts:
                data, times = part if isinstance(part, tuple) else (part, 1)
                at_once = max(1, min(times, 1_000_000 // max(1, len(data))))
                block = data * at_once
                for _ in range(times // at_once):
                    out.write(block)
                out.write(data * (times % at_once))
        return file

    def game(self, name="game.tbl"):
        return shutil.copyfile(self.plain_game, self.file(name))

    def sparse(self, name, size, beginning=b""):
        file = self.write(name, beginning)
        os.truncate(file, size)
        return file


def change(game, *statements):
    """Statements are SQL, or SQL with its values."""
    with closing(sqlite3.connect(game)) as database, database:
        for statement in statements:
            database.execute(*(statement if isinstance(statement, tuple) else (statement,)))


def chain_again(game, renamed=False):
    """The change of an attacker who alters a game and knows its format: every hash fits again. `renamed`: the set-up too."""
    with closing(sqlite3.connect(game)) as database, database:
        if renamed:
            row, = check_game.rows(database, "SELECT * FROM game")
            players = [(player["name"], player["role"])
                       for player in check_game.rows(database, "SELECT * FROM player ORDER BY seat")]
            genesis = check_game.sha256(check_game.setup_bytes(row, players, check_game.read_rulings(database)))
            database.execute("UPDATE game SET genesis = ?, edition_hash = ?",
                             (genesis, check_game.sha256(row["edition_text"].encode("utf-8"))))
        head, = database.execute("SELECT genesis FROM game").fetchone()
        for entry in check_game.read_entries(database):
            head = chained(head, entry)
            database.execute("UPDATE entry SET hash = ? WHERE sequence = ?", (head, entry["sequence"]))


def note(reason="x", **columns):
    """An entry of a line that means nothing to the table, for append_entries; `columns` are what is odd about it."""
    return {"verb": "note", "typed": f'note "{reason}"', "line": f'note "{reason}"', "why": reason, **columns}


def append_entries(game, entries):
    """Entries after the last one, under hashes that fit. Missing fields are those of any other entry. Returns the last sequence."""
    with closing(sqlite3.connect(game)) as database, database:
        sequence, head = database.execute("SELECT sequence, hash FROM entry ORDER BY sequence DESC").fetchone()
        at, = database.execute("SELECT max(at) FROM entry").fetchone()
        for columns in entries:
            sequence += 1
            entry = {"sequence": sequence, "id": f"{sequence + 10**9:032x}", "at": at, "poster": "Elena", "forced": None,
                     "set_aside": None, "reverses": None, "transfers": [], "facts": [], **columns}
            head = chained(head, entry)
            facts = "".join("\t".join(fact) + "\n" for fact in entry["facts"])
            names = ("sequence", "id", "at", "poster", "verb", "typed", "line", "why", "forced", "set_aside", "reverses")
            database.execute(f"INSERT INTO entry({', '.join(names)}, facts, hash) VALUES({'?, ' * len(names)}?, ?)",
                             (*(entry[name] for name in names), facts, head))
            database.executemany("INSERT INTO transfer VALUES(?, ?, ?, ?, ?, ?)",
                                 [(sequence, number, *each) for number, each in enumerate(entry["transfers"], 1)])
        return sequence


def record_with(game, change_entry):
    """The record of a game as docs/reference/record.md writes it, each entry changed first: the hashes are made for the changed text."""
    with closing(sqlite3.connect(game)) as database:
        row, = check_game.rows(database, "SELECT * FROM game")
        row["players"], rulings = check_game.read_players(database), check_game.read_rulings(database)
        entries = check_game.read_entries(database)
    out = ["tablebank record 1", f"game {row['id']}", f"language {row['language']}", f"goal {row['goal']}",
           f"minutes {row['minutes']}"]
    out += [f"player {role} {spelt_in_quotes(name)}" for name, role in row["players"]]
    out += [f"ruling {key} {rulings[key]}" for key, values in RULINGS.items() if rulings[key] != values[0]]
    out += [f"edition {row['edition_hash'].hex()} {spelt_in_quotes(row['edition'])}"]
    out += [f"|{spelt(line)}" for line in row["edition_text"].split("\n")[:-1]]
    head = sha256(setup_bytes(row, row["players"], rulings))
    out += [f"genesis {head.hex()}"]
    for stored in entries:
        entry = change_entry(stored)
        head = chained(head, entry)
        out += ["", f"{entry['sequence']} {spelt(entry['line'])}", f"  at {spelt_moment(entry['at'])}"]
        out += [f"  by {spelt_in_quotes(entry['poster'])}"] * (entry["poster"] != "")
        out += [f"  verb {entry['verb']}"]
        out += [f"  typed {spelt_in_quotes(entry['typed'])}"] * (entry["typed"] != entry["line"])
        out += [f"  why {spelt_in_quotes(entry['why'])}"] * (entry["why"] != "")
        out += [f"  forced {spelt_in_quotes(entry['forced'] or '')}"] * (entry["forced"] is not None)
        out += [f"  aside {entry['set_aside']}"] * (entry["set_aside"] is not None)
        out += [f"  reverses {entry['reverses']}"] * (entry["reverses"] is not None)
        out += [f"  move {quantity} {asset} {source} {target}" for asset, source, target, quantity in entry["transfers"]]
        out += [f"  fact {key} {spelt_in_quotes(old)} {spelt_in_quotes(new)}" for key, old, new in entry["facts"]]
        out += [f"  id {entry['id']}", f"  hash {head.hex()}"]
    return "\n".join([*out, "", f"end {len(entries)} {head.hex()}", ""]).encode()


def record_of(game):
    return record_with(game, lambda entry: entry)


def reading_record(file, codes):
    """Every subcommand that reads a record, each in one form, and the window."""
    for arguments, makes in ((["verify", file, "--json"], ()), (["show", file, "log"], ()), (["settle", file], ()),
                             (["export", file, "--to", "record"], ()), (["quote", file, "start"], ()),
                             (["import", file, "-o", "made.tbl"], ("made.tbl",))):
        yield Run(arguments, makes=makes, codes=codes)
    yield Run(["do", file, "ok"], codes=(2, 3))
    yield Run([DESK, file])


def telling_texts(game):
    """The forms that repeat what a game says, one of each kind."""
    yield Run(["show", game, "log"])
    yield Run(["verify", game])
    for form in ("json", "csv", "ledger"):
        yield Run(["export", game, "--to", form])


def reading_game(file):
    """Every form of every subcommand that reads a game."""
    for view in ("summary", "players", "deeds", "log", "bank", "due", "clock", "rulings"):
        yield Run(["show", file, view])
        if view in ("summary", "log", "players"):
            yield Run(["show", file, view, "--json"])
    yield Run(["verify", file, "--strict"])
    yield Run(["verify", file, "--json"])
    yield Run(["review", file])
    yield Run(["review", file, "--json"])
    for form in ("record", "json", "csv", "ledger", "beancount"):
        yield Run(["export", file, "--to", form])
    yield Run(["export", file, "--to", "pdf", "-o", "out.pdf"], makes=("out.pdf",))
    yield Run(["charts", file])
    yield Run(["charts", file, "--json", "--csv", "charts.csv", "-o", "charts.pdf"], makes=("charts.csv", "charts.pdf"))
    yield Run(["sheet", file])
    yield Run(["sheet", file, "--charts"])
    yield Run(["sheet", file, "--json", "--charts", "-o", "sheet.pdf"], makes=("sheet.pdf",))
    for entry in ("1", "7"):
        yield Run(["extract", file, entry, "--json"])
    yield Run(["extract", file, "2", "-o", "extract.pdf"], makes=("extract.pdf",))
    yield Run(["export", file, "--to", "csv", "-o", "out.csv"], makes=("out.csv",))
    yield Run(["checkpoint", file, "--name", "Vera", "--qr"])
    yield Run(["checkpoint", file, "--name", "Vera", "--round", "1", "-o", "held.txt"], makes=("held.txt",))


def reading_position(file):
    for question in (["start"], ["rent", "@12", "--dice", "3", "4", "--json"], ["worth", "anna", "--dice", "@12=6,6"],
                     ["raise", "boris"]):
        yield Run(["quote", file, *question])
    yield Run(["settle", file, "--dice", "@12=1,2", "--csv", "sheet.csv"], makes=("sheet.csv",))
    yield Run(["settle", file, "--json"])
    yield Run(["score", file, "--why", "x", "--dice", "@12=1,2", "-o", "table.json"], makes=("table.json",))
    yield Run(["sheet", file, "--dice", "@12=1,2", "--csv", "all.csv", "-o", "sheet.pdf"], makes=("all.csv", "sheet.pdf"))
    yield Run(["new", "middle.tbl", "--from", file], makes=("middle.tbl",))


def reading_edition(file):
    yield Run(["editions", "check", file])
    yield Run(["editions", "check", file, "--json"])
    yield Run(["editions", "show", file])
    yield Run(["editions", "show", file, "--json"])
    yield Run(["editions", "copy", file, "copy.toml"], makes=("copy.toml",))
    yield Run(["sheet", "--blank", "--edition", file, "-o", "blank.pdf"], makes=("blank.pdf",))
    yield Run(["new", "own.tbl", "--edition", file, "--player", "Anna:monopolist", "--player", "Boris:competitor", "--json"],
              makes=("own.tbl",))


def posting(file):
    yield Run(["new", file, "--edition", "us", "--player", "Anna:monopolist", "--player", "Boris:competitor", "--json"],
              writes=(file,))
    yield Run(["do", file, "--dry-run", "undo"])
    yield Run(["do", file, "--json", "ok", "undo"], writes=(file,))
    yield Run(["do", file, "anna 1 2", "ok"], writes=(file,))
    yield Run([DESK, file], writes=(file,))


def every_command(file):
    """A file of one's own folder in the place of every file that any subcommand takes, once each."""
    yield Run(["show", file])
    yield Run(["show", file, "log", "--json"])
    yield Run(["verify", file, "--json"])
    yield Run(["export", file, "--to", "json"])
    yield Run(["export", file, "--to", "csv", "-o", "out.csv"], makes=("out.csv",))
    yield Run(["checkpoint", file, "--name", "Vera", "--json"])
    yield Run(["extract", file, "1"])
    yield Run(["sign", file, "--key", "Vera", "-o", "held.minisig"], makes=("held.minisig",))
    yield Run(["verify", file, "--checkpoint", file, "--signature", file, "--key", file])
    yield Run(["import", file, "-o", "made.tbl"], makes=("made.tbl",))
    yield Run(["quote", file, "start"])
    yield Run(["quote", file, "rent", "@12", "--dice", "3", "4", "--json"])
    yield Run(["settle", file, "--csv", "sheet.csv", "--json"], makes=("sheet.csv",))
    yield Run(["score", file, "--json"])
    yield Run(["score", "--edition", file], b"anna m 846\n")
    yield Run(["sheet", file, "-o", "sheet.pdf"], makes=("sheet.pdf",))
    yield Run(["new", "middle.tbl", "--from", file], makes=("middle.tbl",))
    yield Run(["editions", "check", file, "--json"])
    yield Run(["editions", "show", file])
    yield Run(["editions", "copy", file, "copy.toml"], makes=("copy.toml",))
    yield Run(["new", "own.tbl", "--edition", file, "--player", "Anna:monopolist", "--player", "Boris:competitor", "--json"],
              makes=("own.tbl",))
    yield Run(["seating", "--players", file, "--rounds", "1"])
    yield Run(["seating", "--players", "8", "--rounds", "1", "--edition", file, "--json"])
    yield from posting(file)


def every_form(game):
    """A game in every form of every subcommand that takes one."""
    yield from reading_game(game)
    yield from posting(game)
