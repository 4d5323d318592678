"""Tables of deeds that no box has: too long, too wide, alike, in other bytes, with what a terminal or a spreadsheet obeys."""

from place import Run

HEADS = (b"space;name;group;price;mortgage;redeem;house price;hotel price;monopolist rent;monopolist rent group;monopolist rent 1;"
         b"monopolist rent 2;monopolist rent 3;monopolist rent hotel;competitor rent;competitor rent 1;competitor rent 2;"
         b"competitor rent 3;competitor rent 4;competitor rent hotel\r\n")
FIGURES = b";60;30;33;50;50;6;12;22;32;42;52;6;11;16;21;26;31\r\n"


def tables():
    yield b""
    yield b"\n" * 262_144
    yield b"\n" * 1_000_000
    yield b";" * 262_144
    yield b'"' * 262_144
    yield HEADS
    yield HEADS * 500
    yield HEADS + b"1;Anna;Brown" + FIGURES
    yield HEADS + b"".join(b"%d;Deed %d;Brown" % (space, space) + FIGURES for space in range(2_000))
    yield HEADS + (b"1;Anna;Brown" + FIGURES) * 2_000
    yield HEADS + b"1;" + b"x" * 200_000 + b";Brown" + FIGURES
    yield HEADS + b"1;Anna;" + b"x" * 200_000 + FIGURES
    yield HEADS + b"9" * 200_000 + b";Anna;Brown" + FIGURES
    yield HEADS + b"1;Anna;Brown;" + b"9 999" * 40_000 + b"\r\n"
    yield HEADS + b"1;Anna;Brown;" + b",." * 100_000 + b"\r\n"
    yield HEADS + b"1;=1+1;+Brown" + FIGURES
    yield HEADS + b"1;\x1b]0;mine\x07;Brown" + FIGURES
    yield HEADS + "1;\u202eevil;Brown".encode() + FIGURES
    yield HEADS + b"1;Anna\0;Brown" + FIGURES
    yield HEADS + b"1;\xcf\xf0\xe8;Brown" + FIGURES
    yield HEADS.decode().encode("utf-16")
    yield b"\xef\xbb\xbf" * 1_000 + HEADS
    yield HEADS + b'1;x' + b'"' * 250_000
    yield HEADS + b"1" + b";" * 125_000 + b"x"
    yield HEADS + b"x\n" * 120_000
    yield HEADS + b"\xc2\xa0" * 120_000 + b";Anna"
    yield HEADS + b"1;\xe4\xb8\xad;\xe6\x96\x87" + FIGURES
    yield HEADS.replace(b"\n", b"") + (b"1;Anna;Brown" + FIGURES.replace(b"\n", b"")) * 20
    yield b"sep=,\r\n" + HEADS + b"1;Anna;Brown" + FIGURES
    yield b"sep=" * 60_000
    yield b"space;" + b"space;" * 40_000
    yield b"space;" + b"monopolist " * 20_000
    yield b"space;monopolist rent 99999999999999999999\n1;2\n"
    yield b"rent\n1\n"
    yield b"monopolist\n1\n"
    yield b"--;''\n1;2\n"


def make(place):
    for number, table in enumerate(tables()):
        file = str(place.write(f"deeds{number}.csv", table))
        yield Run(["editions", "import", file, "--like", "us"], codes=(0, 3))
        yield Run(["editions", "import", file, "--like", "football", "--json"], codes=(0, 3))
