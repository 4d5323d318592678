"""Records without end: lines, one line, an edition, players, rulings, transfers, entries, and a file of nothing."""

from place import reading_record, record_of

MILLION = 1_000_000
HEADERS = b"tablebank record 1\ngame 0123456789abcdef0123456789abcdef\nlanguage en\ngoal a\nminutes 0\n"
PLAYERS = b'player monopolist "Anna"\nplayer competitor "Boris"\n'
HASH = b"0" * 64


def make(place):
    plain = record_of(place.game())
    headers = plain[:plain.index(b"\n\n")] + b"\n"
    entry = plain[len(headers):plain.index(b"\n\n", len(headers))] + b"\n"
    edition = HEADERS + PLAYERS + b"edition " + HASH + b' "us"\n'
    files = [place.write("lines.tbr", HEADERS, (b"\n", MILLION)),
             place.write("more_lines.tbr", HEADERS, (b"\n", 60 * MILLION)),
             place.write("line.tbr", HEADERS, (b"x", 60 * MILLION)),
             place.write("long.tbr", HEADERS, (b"x", 200 * MILLION)),
             place.write("edition.tbr", edition, (b"|\n", MILLION - 100)),
             place.write("wide_edition.tbr", edition, (b"|" + b"x" * 100_000 + b"\n", 600)),
             place.write("one_edition.tbr", edition, b"|", (b"\\u{feff}", 500_000), b"\n"),
             place.write("players.tbr", HEADERS, (PLAYERS, MILLION // 2 - 100)),
             place.write("rulings.tbr", HEADERS, PLAYERS, (b"ruling ties more_deeds\n", MILLION - 100)),
             place.write("transfers.tbr", headers, entry[:entry.index(b"  move")], (b"  move 1 cash bank player:1\n", 900_000)),
             place.write("facts.tbr", headers, entry[:entry.index(b"  move")], (b'  fact turn "1" "2"\n', 900_000)),
             place.write("wide_facts.tbr", headers, entry[:entry.index(b"  move")],
                         (b'  fact turn "' + b"x" * 900_000 + b'" "2"\n', 60)),
             place.write("codes.tbr", headers, entry[:entry.index(b"  move")], b"  aside", (b" a", 2 * MILLION), b"\n"),
             place.write("entries.tbr", headers, (entry, 100_000)),
             place.write("blocks.tbr", headers, (b"\n", MILLION - 1000)),
             place.sparse("nothing.tbr", 300 * MILLION, HEADERS),
             place.sparse("zeros.tbr", 60 * MILLION, HEADERS)]
    for file in files:
        yield from reading_record(str(file), (2, 3))
