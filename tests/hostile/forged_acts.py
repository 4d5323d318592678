"""Impossible acts after the last one of tests/events/v1/club.us.tbe: nine players, of whom Henri (8) has left before round 2; rounds 1 and
2 were played, 3 is seated; round 1 is unlocked, 2 corrections were made, penalty 1 is withdrawn and 2 is in force."""

HEX64 = "ab" * 32
HEX32 = "cd" * 16
KEY = "RWQf6LRCGA9i53mlYecO4IzT51TGPpvWucNSCh1CBM0QTaLn73Y7GFO3"


def seated(tables, byes=(), number=3, **more):
    return {"did": "seated", "rounds": [{"round": number, "tables": tables, "byes": list(byes), **more}]}


def result(seats, number=2, table=1, **more):
    return {"did": "result", "round": number, "table": table,
            "seats": [{"player": player, "total": str(total), "place": place} for player, total, place in seats], **more}


def source(**more):
    return {"game": HEX32, "entries": 7, "head": HEX64, "evidence": HEX64, **more}


def player(number=10, name="Julia", **more):
    return {"did": "player", "number": number, "name": name, "family": "", "table": 0, "substitute": False, **more}


def created(**more):
    return {"did": "created", "name": "Again", "edition": "us", "rounds": 3, "minutes": 90, "table_size": 4,
            "scheme": "11-7-4-2 bye=6 by=points", "names": "full", **more}


# Each a name and the act. The seating that holds would be "1 1m 2c 3m 4c", "2 5m 6c 7m 9c".
SECOND = "2 5m 6c 7m 9c"
FORGED = [
    ("a table 0", seated(["0 1m 2c 3m 4c", SECOND])),
    ("a table 401", seated(["401 1m 2c 3m 4c", SECOND])),
    ("a table 999999", seated(["999999 1m 2c 3m 4c", SECOND])),
    ("a table twice", seated(["2 1m 2c 3m 4c", SECOND])),
    ("a table of 5,000", seated(["1 " + " ".join(f"{seat % 9 + 1}m" for seat in range(5000))])),
    ("a table of 9", seated(["1 1m 2c 3m 4c 5m 6c 7m 9c"])),
    ("a table of 2", seated(["1 1m 2c", "3 3m 4c", SECOND])),
    ("a table of nobody", seated(["1", "2 1m 2c 3m 4c", SECOND])),
    ("a table without a number", seated(["", SECOND])),
    ("no table", seated([], [1, 2, 3, 4, 5, 6, 7, 9])),
    ("30,000 tables", seated([f"{number} 1m 2c 3m 4c" for number in range(1, 30_000)])),
    ("strangers", seated(["1 91m 92c 93m 94c", SECOND])),
    ("player 0", seated(["1 0m 2c 3m 4c", SECOND])),
    ("a stranger who sits out", seated(["1 1m 2c 3m 4c", SECOND], [77])),
    ("one who left", seated(["1 1m 2c 3m 4c", SECOND], [8])),
    ("a player twice", seated(["1 1m 2c 3m 1c", SECOND])),
    ("a player at two tables", seated(["1 1m 2c 3m 4c", "2 1m 6c 7m 9c"], [5])),
    ("a player who plays and sits out", seated(["1 1m 2c 3m 4c", SECOND], [1])),
    ("a player forgotten", seated(["1 1m 2c 3m 4c", "2 5m 6c 7m"])),
    ("a role for some", seated(["1 1m 2 3m 4c", SECOND])),
    ("round 0", seated(["1 1m 2c 3m 4c", SECOND], number=0)),
    ("round 4 of 3", seated(["1 1m 2c 3m 4c", SECOND], number=4)),
    ("round 2147483647", seated(["1 1m 2c 3m 4c", SECOND], number=2147483647)),
    ("round 2^31", seated(["1 1m 2c 3m 4c", SECOND], number=2**31)),
    ("round 2^64", seated(["1 1m 2c 3m 4c", SECOND], number=2**64)),
    ("a round that was played", seated(["1 1m 2c 3m 4c", SECOND], number=2)),
    ("one round twice", {"did": "seated", "rounds": seated(["1 1m 2c 3m 4c", SECOND])["rounds"] * 2}),
    ("no round at all", {"did": "seated", "rounds": []}),
    ("byes that wrap", seated(["1 1m 2c 3m 4c", SECOND], [2**32 + 5])),
    ("byes below zero", seated(["1 1m 2c 3m 4c", SECOND], [-1])),
    ("byes by halves", seated(["1 1m 2c 3m 4c", SECOND], [1.5])),
    ("a round that is over rings", {"did": "opened", "round": 1}),
    ("a round that is none rings", {"did": "opened", "round": 77}),
    ("minutes for a round that is none", {"did": "extended", "round": 9, "table": 0, "minutes": 5}),
    ("minutes for a table that is none", {"did": "extended", "round": 2, "table": 9, "minutes": 5}),
    ("no minutes", {"did": "extended", "round": 2, "table": 1, "minutes": 0}),
    ("2147483647 minutes", {"did": "extended", "round": 2, "table": 1, "minutes": 2147483647}),
    ("a second first result", result([(1, 4, 1), (2, 3, 2), (3, 2, 3), (4, 1, 4)])),
    ("a result of strangers", result([(91, 4, 1), (92, 3, 2), (93, 2, 3), (94, 1, 4)], number=3)),
    ("a result of nobody", result([], number=3)),
    ("a result of a table that is none", result([(1, 4, 1)], number=3, table=77)),
    ("a result of a round that is none", result([(1, 4, 1)], number=33)),
    ("a correction out of turn", result([(1, 4, 1), (2, 3, 2), (3, 2, 3), (4, 1, 4)], correction=77)),
    ("a correction of nothing", result([(1, 4, 1), (2, 3, 2), (3, 2, 3), (4, 1, 4)], number=3, correction=3)),
    ("a fork of nothing", {"did": "fork", "round": 33, "table": 1, "source": source()}),
    ("a fork of no game", {"did": "fork", "round": 1, "table": 1, "source": source(game="../../etc/passwd")}),
    ("a fork without a head", {"did": "fork", "round": 1, "table": 1, "source": source(head="")}),
    ("a fork before its beginning", {"did": "fork", "round": 1, "table": 1, "source": source(entries=-1)}),
    ("a fork of a forged judge", {"did": "fork", "round": 1, "table": 1, "source": source(certified_by="\x1b[2J")}),
    ("a round that is open is unlocked", {"did": "unlocked", "round": 2}),
    ("a round that is none is unlocked", {"did": "unlocked", "round": 33}),
    ("a penalty for a stranger", {"did": "penalty", "number": 3, "player": 77, "points": "2"}),
    ("a penalty of a number to come", {"did": "penalty", "number": 2147483647, "player": 1, "points": "2"}),
    ("a penalty that is a gift", {"did": "penalty", "number": 3, "player": 1, "points": "-2"}),
    ("a penalty of 10^15", {"did": "penalty", "number": 3, "player": 1, "points": "1000000000000000"}),
    ("a penalty in sevenths", {"did": "penalty", "number": 3, "player": 1, "points": "1/7"}),
    ("a penalty is withdrawn twice", {"did": "penalty-withdrawn", "number": 1}),
    ("a penalty 0 is withdrawn", {"did": "penalty-withdrawn", "number": 0}),
    ("a penalty that is none is withdrawn", {"did": "penalty-withdrawn", "number": 77}),
    ("a scheme without points", {"did": "scheme", "scheme": "10-6-2 bye=6 by=points"}),
    ("a scheme that is none", {"did": "scheme", "scheme": "by=beauty"}),
    ("lots for strangers", {"did": "lots", "players": [77, 78]}),
    ("lots for one", {"did": "lots", "players": [1]}),
    ("lots twice for one", {"did": "lots", "players": [1, 1]}),
    ("lots that wrap", {"did": "lots", "players": [2**32 + 1, 2]}),
    ("100,000 lots", {"did": "lots", "players": [1, 2] * 50_000}),
    ("a player of the number of another", player(number=3)),
    ("a player of a number to come", player(number=1_000_000)),
    ("a player of the name of another", player(name="ANNA")),
    ("a player without a name", player(name="")),
    ("a player of two lines", player(name="An\nna")),
    ("a player who clears the screen", player(name="\x1b[2J")),
    ("a player of 100,000 letters", player(name="x" * 100_000)),
    ("a family of two lines", player(family="a\u2028b")),
    ("a player at table 401", player(table=401)),
    ("a stranger leaves", {"did": "left", "player": 77, "from": 3}),
    ("one leaves before a round that was played", {"did": "left", "player": 1, "from": 1}),
    ("one leaves before round 77", {"did": "left", "player": 1, "from": 77}),
    ("one leaves twice", {"did": "left", "player": 8, "from": 3}),
    ("a stranger returns", {"did": "returned", "player": 77, "from": 3}),
    ("one returns who was there", {"did": "returned", "player": 1, "from": 3}),
    ("one returns before they left", {"did": "returned", "player": 8, "from": 1}),
    ("a stranger comes", {"did": "checked-in", "player": 77}),
    ("one comes twice", {"did": "checked-in", "player": 1}),
    ("a stranger hides", {"did": "hidden", "player": 77, "hidden": True}),
    ("one is shown who was not hidden", {"did": "hidden", "player": 1, "hidden": False}),
    ("a second creation", created()),
    ("a hub without an address", {"did": "hub", "address": "", "secret": HEX64}),
    ("a hub that is a program", {"did": "hub", "address": "file:///bin/sh", "secret": HEX64}),
    ("a hub without a secret", {"did": "hub", "address": "http://127.0.0.1:1", "secret": "x"}),
    ("a key of a table that is none", {"did": "key", "round": 33, "table": 1, "key": KEY}),
    ("a key that is none", {"did": "key", "round": 1, "table": 1, "key": "RWQ" + "x" * 500}),
    ("no key is withdrawn", {"did": "key-withdrawn", "round": 1, "table": 1}),
    ("a judge where nobody is director", {"did": "official", "name": "Olga", "role": "judge"}),
    ("a banker of table 401", {"did": "official", "name": "Olga", "role": "banker", "table": 401}),
    ("an official without a name", {"did": "official", "name": "", "role": "director"}),
    ("the hub as an official", {"did": "official", "name": "HUB", "role": "director"}),
    ("an official of another role", {"did": "official", "name": "Olga", "role": "king"}),
    ("a stranger is no longer an official", {"did": "official-removed", "name": "Olga"}),
    ("an act of a later version", {"did": "danced", "player": 1}),
    ("an act that is none", {}),
    ("a list", "[1,2,3]"),
    ("no JSON", "seated"),
    ("another spelling", '{"did": "opened","round":3}'),
    ("a key twice", '{"did":"opened","did":"opened","round":3}'),
    ("brackets within brackets", "[" * 500_000),
    ("a list of a million", "[" + "1," * 500_000 + "1]"),
    ("2 MiB", player(name="x" * 2**21)),
    ("no UTF-8", '{"did":"hidden","hidden":true,"player":1}\udcff'),
]

# Odd stamps of an otherwise valid act: who, why, at.
ACT = {"did": "checked-in", "player": 3}
STAMPS = [
    ("a name of two lines", {"who": "Ve\nra"}),
    ("a name of 501 letters", {"who": "x" * 501}),
    ("a name of 5 MiB", {"who": "x" * (5 << 20)}),
    ("a reason of two lines", {"why": "a\nb"}),
    ("a reason that clears the screen", {"why": "\x1b[2J"}),
    ("a reason of 501 letters", {"why": "x" * 501}),
    ("a reason that is no UTF-8", {"why": "\udcff"}),
    ("before 1970", {"at": -1}),
    ("after 9999", {"at": 253_402_300_800_000}),
    ("at the end of time", {"at": 2**63 - 1}),
    ("before the beginning of time", {"at": -2**63}),
]

# The first act of a book that has no other.
BEGINNINGS = [
    ("100,000 rounds", created(rounds=100_000)),
    ("no rounds", created(rounds=0)),
    ("2147483647 minutes", created(minutes=2147483647)),
    ("tables of 9", created(table_size=9)),
    ("tables of 2147483647", created(table_size=2147483647)),
    ("a name of two lines", created(name="a\nb")),
    ("an edition somewhere else", created(edition="../../etc/passwd")),
    ("an edition that is a text", created(edition="x" * 100_000)),
    ("a ruling that is none", created(rulings=["\x1b[2J"])),
    ("a ruling twice", created(rulings=["ties=shared", "ties=shared"])),
    ("an act of somebody who was not there", {"did": "checked-in", "player": 1}),
]
