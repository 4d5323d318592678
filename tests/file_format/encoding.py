"""The bytes of a set-up and of an entry, and the chain of their hashes, as docs/reference/game-file.md writes them.

Shares no code with the program. An entry is a dictionary with the names of that document's columns; its transfers and
facts are lists of tuples in the order of theirs.
"""

import hashlib
import pathlib
import re

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs/reference"


def promised_codes():
    """The code of each asset, account and fact, from the tables of docs/reference/game-file.md and from nothing else. A row has the key
    with the text after its colon, then the code: | `protest:ENTRY.ABOUT` | 33 | ... |
    """
    tables = {"asset": {}, "account": {}, "key": {}}
    table = None
    for line in (DOCS / "game-file.md").read_text(encoding="utf-8").splitlines():
        head = re.match(r"\| (asset|account|key) \| code \|", line)
        row = re.match(r"\| `(\w+)(?::[^`]*)?` \| (\d+) \|", line)
        if head:
            table = tables[head[1]]
        elif not line.startswith("|"):
            table = None
        elif row and table is not None:
            table[row[1]] = int(row[2])
    return tables["asset"], tables["account"], tables["key"]


ASSET_CODES, ACCOUNT_CODES, FACT_CODES = promised_codes()


def promised_rulings():
    """Every ruling with its values, the default first, in the order in which a set-up names them: docs/reference/rulings.md."""
    rulings = {}
    for line in (DOCS / "rulings.md").read_text(encoding="utf-8").splitlines():
        row = re.match(r"\| (?:`(\w+)`)? \| [^|]* \| `(\w+)` \|", line)
        if row and row[1]:
            rulings[row[1]] = ()
        if row:
            key = list(rulings)[-1]
            rulings[key] += (row[2],)
    return rulings


RULINGS = promised_rulings()
FIRST_RULINGS = 20  # known to the first version: every game has a row of each. Of a later one a missing row means the default
# A number from 1 to 1000 is a value of it too.
NUMBER_RULING = "competitor_utility_factor"


def is_ruling_value(key, value):
    return value in RULINGS[key] or (key == NUMBER_RULING and value.isascii() and value.isdigit()
                                     and value == str(int(value)) and 1 <= int(value) <= 1000)


def sha256(data):
    return hashlib.sha256(data).digest()


def number(value):
    """Seven bits a byte, the lowest first; the eighth says that more follow."""
    value %= 2**64
    data = bytearray()
    while value > 0x7F:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    data.append(value)
    return bytes(data)


def text(value):
    data = value.encode("utf-8")
    return number(len(data)) + data


def listed(items):
    items = list(items)
    return number(len(items)) + b"".join(items)


def optional(value, write):
    return number(0) if value is None else number(1) + write(value)


def named_index(written, codes):
    """The code and the index of an asset or account: "street:34" to 4 and 34, "bank" to 0 and 0."""
    name, _, index = written.partition(":")
    return number(codes[name]) + number(int(index or 0))


def fact_key(key):
    name, _, index = key.partition(":")
    if name == "ruling":
        return number(FACT_CODES[name]) + text(index) + number(0)
    before, _, after = index.partition(".")  # a due, a drawn card and a protest have both
    return number(FACT_CODES[name]) + number(int(before or 0)) + number(int(after or 0))


def transfer_bytes(transfer):
    asset, source, target, quantity = transfer
    accounts = named_index(source, ACCOUNT_CODES) + named_index(target, ACCOUNT_CODES)
    return named_index(asset, ASSET_CODES) + accounts + number(quantity)


def fact_bytes(fact):
    key, before, after = fact
    return fact_key(key) + text(before) + text(after)


def entry_bytes(entry):
    codes = [] if entry["set_aside"] is None else entry["set_aside"].split(" ")
    return b"".join((
        number(1),
        number(entry["sequence"]),
        text(entry["id"]),
        number(entry["at"]),
        *(text(entry[column]) for column in ("poster", "verb", "typed", "line", "why")),
        optional(entry["forced"], text),
        listed(map(text, codes)),
        optional(entry["reverses"], number),
        listed(map(transfer_bytes, entry["transfers"])),
        listed(map(fact_bytes, entry["facts"])),
    ))


def setup_bytes(game, players, rulings):
    """`game` is its row, `players` are names and roles by seat, `rulings` their agreed values by key."""
    chosen = [(key, rulings[key]) for key, values in RULINGS.items() if rulings[key] != values[0]]
    return b"".join((
        number(1),
        text(game["id"]),
        sha256(game["edition_text"].encode("utf-8")),
        text(game["edition"]),
        listed(text(name) + text(role) for name, role in players),
        text(game["goal"]),
        number(game["minutes"]),
        listed(text(key) + text(value) for key, value in chosen),
        text(game["language"]),
    ))


def chained(previous, entry):
    return sha256(previous + entry_bytes(entry))
