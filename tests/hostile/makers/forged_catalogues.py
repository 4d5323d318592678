"""Catalogues that TABLEBANK_LOCALE leads to: tables that lead out of the file, rules of plurals without end or that
divide by nothing, other alphabets, and sentences that ask for a screen of blanks. The program speaks English then."""

import struct

from place import DESK, Run

KEY = b"{count} entry; chain, sums and replay hold.\0{count} entries; chain, sums and replay hold."
RULE = b"nplurals=2; plural="
FEW = b"(n != 1);"


def catalogue(rule=RULE + FEW, charset=b"UTF-8", said=b"{count} A\0{count} B", count=None, slots=()):
    head = b"Content-Type: text/plain; charset=" + charset + b"\nPlural-Forms: " + rule + b"\n"
    pairs = [(b"", head), (KEY, said)]
    beginning = 28
    place = beginning + 16 * len(pairs)
    tables, texts = [b"", b""], b""
    for side in (0, 1):
        for pair in pairs:
            tables[side] += struct.pack("<II", len(pair[side]), place + len(texts))
            texts += pair[side] + b"\0"
    slot_table = place + len(texts)
    return (struct.pack("<7I", 0x950412DE, 0, len(pairs) if count is None else count, beginning, beginning + 8 * len(pairs),
                        len(slots), slot_table) + b"".join(tables) + texts + struct.pack(f"<{len(slots)}I", *slots))


GOOD = catalogue()
DEEP = 300_000
FORGED = (
    *(catalogue(RULE + rule) for rule in (b"(0-2147483647-1)/(0-1);", b"(0-2147483647-1)%(0-1);", b"(" * DEEP + b"n" + b")" * DEEP + b";",
                                          b"!" * DEEP + b"n;", b"n?" * DEEP + b"1" + b":0" * DEEP + b";", b"n" + b"+n" * DEEP + b";")),
    *(catalogue(charset=charset) for charset in (b"KLINGON", b"UTF-16", b"UTF-7", b"A" * 100_000, b"")),
    *(catalogue(said=said) for said in (b"\xff\xfe{count}\0\xc3", b"{count:999999999}\0{count:>2000000000}", b"{0}{count!r}{\0{}}}{{")),
    *(catalogue(count=count) for count in (0xFFFFFFFF, 0x1FFFFFFF, 1000, 0)),
    *(catalogue(slots=slots) for slots in ((1, 2), (1,), (99_999_999,) * 7, (0x80000000,) * 7)),
    GOOD[:40], GOOD[:-30], b"\x95\x04\x12\xde" + GOOD[4:], b"", b"\xde\x12\x04\x95" + b"\xff" * 5000,
    struct.pack("<7I", 0x950412DE, 0, 2, 0xFFFFFFF0, 0xFFFFFFF0, 0, 0) + b"\0" * 100,
    struct.pack("<7I", 0x950412DE, 0, 1, 28, 36, 0, 0) + struct.pack("<4I", 0, 0xFFFFFFFF, 0x7FFFFFFF, 0x80000000) + b"\0" * 10)
# Readable catalogues that say little that is true.
ODD = (GOOD, catalogue(RULE + b"n/0;"), catalogue(RULE + b"n%0;"), catalogue(RULE + b"n%(n-n);"), catalogue(RULE + b"1000000;"),
       catalogue(said=b"{nobody}\0{nobody}"), catalogue(said=b"\x1b[2J{count}\xe2\x80\xae\0\x1b[2J{count}"))


def make(place):
    game = str(place.game())
    folder = place.file("locale/ru/LC_MESSAGES")
    folder.mkdir(parents=True)
    environment = {"LC_ALL": "ru_RU.UTF-8", "TABLEBANK_LOCALE": str(place.file("locale"))}
    for number, data in enumerate(FORGED + ODD):
        (folder / "tablebank.mo").write_bytes(data)
        yield Run(["verify", game], environment=environment, codes=(0,))
        yield Run(["show", game, "nothing"], environment=environment, codes=(2,))
        if number % 4 == 0:
            yield Run([DESK], environment=environment, codes=(0,))
