#!/usr/bin/env python3
"""Checks the record of a game with nothing of tablebank: python3 check_record.py FILE.tbr [--json]

Written from docs/reference/record.md. Prints one line, or with --json the state of the game: entries, head, and the holders of all cash,
deeds and buildings. Exit code 0 if everything is right, 1 if not, with the line that is wrong.
"""

import json
import pathlib
import re
import sys
import tomllib
from datetime import datetime, timedelta, timezone

from check_game import hand_cards
from encoding import RULINGS, chained, is_ruling_value, setup_bytes, sha256
from table import Table, Unfit, demand
from texts import check_setup_texts, check_shapes, check_size, check_words

MOST_BYTES = 64 * 1024 * 1024
MOST_LINES = 1_000_000
MOST_PLAYERS = 255
MOST_EDITION = 1024 * 1024
FIRST_MOMENT = datetime(1970, 1, 1, tzinfo=timezone.utc)
LAST_MOMENT = 253402300799999
WRITTEN_DOWN = re.compile("[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164"
                          "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\\\\]")
SHORT = {"\\": "\\\\", "\t": "\\t", "\r": "\\r"}
ESCAPE = re.compile(r'\\(?:([\\"tr])|u\{([0-9a-f]+)\})')
MEANT = {"\\": "\\", '"': '"', "t": "\t", "r": "\r"}


# Spelling

def spelt(text):
    return WRITTEN_DOWN.sub(lambda found: SHORT.get(found[0], f"\\u{{{ord(found[0]):x}}}"), text)


def spelt_in_quotes(text):
    return '"' + spelt(text).replace('"', '\\"') + '"'


def meant(spelling):
    return ESCAPE.sub(lambda found: MEANT[found[1]] if found[1] else chr(int(found[2], 16)), spelling)


def same(written, value, spelling):
    """The value, which has this spelling and no other."""
    demand(written == spelling, "this is spelt otherwise in a record")
    return value


def read_text(written):
    text = meant(written)
    return same(written, text, spelt(text))


def read_quoted(written):
    text = meant(written[1:-1])
    return same(written, text, spelt_in_quotes(text))


def read_number(written):
    demand(re.fullmatch("0|-?[1-9][0-9]*", written), "this is no number")
    return int(written)


def spelt_moment(at):
    if not 0 <= at <= LAST_MOMENT:
        return str(at)
    moment = FIRST_MOMENT + timedelta(milliseconds=at)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{moment.microsecond // 1000:03}Z"


def read_moment(written):
    if re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", written, re.ASCII):
        moment = datetime.fromisoformat(written[:-1] + "+00:00")
        at = (moment - FIRST_MOMENT) // timedelta(milliseconds=1)
    else:
        at = read_number(written)
    return same(written, at, spelt_moment(at))


def read_hash(written):
    demand(re.fullmatch("[0-9a-f]{64}", written), "this is no hash")
    return bytes.fromhex(written)


# Lines

class Lines:
    def __init__(self, data):
        demand(len(data) <= MOST_BYTES and data.count(b"\n") <= MOST_LINES, "this is larger than any record")
        demand(data.endswith(b"\n"), "the last line does not end")
        self.lines = data.decode("utf-8").split("\n")[:-1]
        self.taken = 0

    def is_at(self, beginning):
        return self.taken < len(self.lines) and self.lines[self.taken].startswith(beginning)

    def take(self, beginning):
        """The text after the beginning in the next line."""
        self.taken += 1
        demand(self.taken <= len(self.lines), "the record ends too early")
        line = self.lines[self.taken - 1]
        demand(line.startswith(beginning), f"'{beginning}' must stand here")
        return line[len(beginning):]

    def take_if(self, beginning):
        return self.take(beginning) if self.is_at(beginning) else None


def read_players(lines):
    players = []
    while (player := lines.take_if("player ")) is not None:
        role, _, name = player.partition(" ")
        demand(role in ("monopolist", "competitor", "player"), "a role is unknown")
        players.append((read_quoted(name), role))
    demand(len({name for name, _ in players}) == len(players) <= MOST_PLAYERS, "its players cannot be")
    return players


def read_rulings(lines):
    rulings = {key: values[0] for key, values in RULINGS.items()}
    keys = list(RULINGS)
    place = -1
    while (ruling := lines.take_if("ruling ")) is not None:
        key, _, value = ruling.partition(" ")
        demand(key in RULINGS and is_ruling_value(key, value), "the record is newer: a ruling is not known here")
        demand(keys.index(key) > place and value != rulings[key], "a ruling cannot stand here")
        place = keys.index(key)
        rulings[key] = value
    return rulings


def read_edition(lines, game):
    stated, _, name = lines.take("edition ").partition(" ")
    game["edition"] = read_quoted(name)
    text = []
    while (line := lines.take_if("|")) is not None:
        text.append(read_text(line) + "\n")
    if (line := lines.take_if(">")) is not None:
        demand(line, "an empty rest")
        text.append(read_text(line))
    demand(all("\n" not in line[:-1] for line in text), "a line within a line")
    game["edition_text"] = "".join(text)
    demand(len(game["edition_text"].encode()) <= MOST_EDITION, "its edition is too long")
    demand(read_hash(stated) == sha256(game["edition_text"].encode()), "its edition is not the pinned one")


def read_setup(lines):
    """The agreed game, and the hash that the first entry is chained to."""
    version = lines.take("tablebank record ")
    demand(version in ("1", "2"), "this is another format")
    game = {column: lines.take(f"{column} ") for column in ("game", "language", "goal")}
    game["id"] = game.pop("game")
    game["version"] = version
    demand(game["goal"] in ("a", "b", "timed"), "its goal is unknown")
    game["minutes"] = read_number(lines.take("minutes "))
    demand(1 <= game["minutes"] <= 1440 if game["goal"] == "timed" else game["minutes"] == 0, "it has another length than a game can have")
    game["players"] = read_players(lines)
    rulings = read_rulings(lines)
    read_edition(lines, game)
    genesis = sha256(setup_bytes(game, game["players"], rulings))
    demand(read_hash(lines.take("genesis ")) == genesis, "its set-up is not the one that was agreed")
    check_setup_texts(game)
    return game, genesis


def read_table(game):
    edition = tomllib.loads(game["edition_text"])
    demand(edition["id"] == game["edition"], "its edition has another id")
    box = edition["box"]
    cash = sum(note["value"] * note["count"] for note in box["notes"])
    kinds = [space["kind"] for space in edition["space"]]
    deeds = sorted(deed["space"] for deed in edition["deed"])
    return Table([name for name, _ in game["players"]], kinds, deeds, len(hand_cards(edition)), len(edition.get("deck", {})),
                 edition.get("characters", []), {"cash": cash, "house": box["houses"], "hotel": box["hotels"]})


def read_other_than(lines, key, usual):
    """A text that is left out if it is the usual one."""
    written = lines.take_if(f"  {key} ")
    text = usual if written is None else read_quoted(written)
    demand(written is None or text != usual, f"{key} is left out where it says the usual")
    return text


def read_fact(written):
    found = re.fullmatch(r'([^ ]+) ("(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*")', written)
    demand(found, "this is no fact")
    return found[1], read_quoted(found[2]), read_quoted(found[3])


def read_transfer(written):
    found = re.fullmatch("([^ ]+) ([^ ]+) ([^ ]+) ([^ ]+)", written)
    demand(found, "this is no transfer")
    return found[2], found[3], found[4], read_number(found[1])


def read_list(lines, key, read):
    found = []
    while (written := lines.take_if(f"  {key} ")) is not None:
        found.append(read(written))
    return found


def read_entry(lines, sequence):
    number, blank, line = lines.take("").partition(" ")
    demand(blank and number == str(sequence), f"entry {sequence} is missing")
    entry = {"sequence": sequence, "line": read_text(line)}
    entry["at"] = read_moment(lines.take("  at "))
    entry["poster"] = read_other_than(lines, "by", "")
    entry["verb"] = lines.take("  verb ")
    entry["typed"] = read_other_than(lines, "typed", entry["line"])
    entry["why"] = read_other_than(lines, "why", "")
    forced = lines.take_if("  forced ")
    entry["forced"] = None if forced is None else read_quoted(forced)
    entry["set_aside"] = lines.take_if("  aside ")
    demand(entry["set_aside"] is None or all(entry["set_aside"].split(" ")), "a refusal code is empty")
    reverses = lines.take_if("  reverses ")
    entry["reverses"] = None if reverses is None else read_number(reverses)
    entry["transfers"] = read_list(lines, "move", read_transfer)
    entry["facts"] = read_list(lines, "fact", read_fact)
    entry["id"] = lines.take("  id ")
    entry["hash"] = read_hash(lines.take("  hash "))
    return entry


def read_entries(lines, game, table, head):
    """Carries out one entry after the other; how many they were, and the head."""
    ids = set()
    sequence = 0
    while True:
        demand(lines.take("") == "", "an empty line must stand here")
        if (end := lines.take_if("end ")) is not None:
            demand(end == f"{sequence} {head.hex()}", "its end is not that of its last entry")
            demand(lines.taken == len(lines.lines), "something follows its end")
            demand(sequence, "nothing was posted")
            demand((game["version"] == "2") == bool(table.people_changes), "its version is not that of its entries")
            return sequence, head
        sequence += 1
        entry = read_entry(lines, sequence)
        try:
            head = chained(head, entry)
        except (KeyError, OverflowError, ValueError) as strange:
            raise Unfit(f"{strange} means nothing") from strange
        demand(entry["hash"] == head, f"entry {sequence} does not have its hash")
        demand(entry["id"] not in ids, "its id is taken")
        ids.add(entry["id"])
        check_size(entry)
        check_shapes(entry)
        names = list(table.names)  # by which its line is read
        table.apply(entry)
        check_words(entry, names)


def check(file):
    """The state of the game. Raises Unfit with the line that is wrong."""
    lines = Lines(pathlib.Path(file).read_bytes())
    try:
        game, head = read_setup(lines)
        try:
            table = read_table(game)
        except (KeyError, IndexError, TypeError, tomllib.TOMLDecodeError) as strange:
            raise Unfit(f"its edition's text is no edition: {strange}") from strange
        count, head = read_entries(lines, game, table, head)
    except (Unfit, ValueError, OverflowError) as unfit:
        raise Unfit(f"line {lines.taken}: {unfit}") from unfit
    lie = {asset: dict(sorted((place, many) for place, many in places.items() if many))
           for asset, places in table.counted.items()}
    lie |= dict(sorted((asset, place) for asset, place in table.holders.items() if place != "bank"))
    return {"entries": count, "head": head.hex(), "lie": lie}


def main(arguments):
    if len(arguments) not in (1, 2) or arguments[1:] not in ([], ["--json"]):
        print("usage: check_record.py FILE.tbr [--json]", file=sys.stderr)
        return 1
    try:
        found = check(arguments[0])
    except (Unfit, OSError, UnicodeError) as trouble:
        print(f"{arguments[0]}: {trouble}", file=sys.stderr)
        return 1
    print(json.dumps(found) if arguments[1:] else f"{found['entries']} entries hold; head {found['head']}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
