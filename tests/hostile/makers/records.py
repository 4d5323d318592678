"""Invalid records: bytes of other kinds, cut, spliced, out of order, of another edition, with texts of a stranger's."""

import random

from place import every_command, record_of, record_with, reading_record

MARK = b"\xef\xbb\xbf"


def altered(plain):
    """Each is refused for what it is, whatever command it is given to."""
    lines = plain.split(b"\n")
    blocks = plain.split(b"\n\n")
    chance = random.Random(1)
    yield b"tablebank record 1\n" + chance.randbytes(300_000)
    yield b"tablebank record " + b"\0" * 300_000
    yield b"tablebank record 1" * 1000
    yield b"tablebank record 1\n"
    yield b"tablebank record 2\n" + plain.split(b"\n", 1)[1]
    yield b"tablebank record 99999999999999999999\n"
    yield MARK + plain
    yield plain.replace(b"\n", b"\r\n")
    yield plain[:len(plain) // 2]
    yield plain + plain
    yield b"\n\n".join(blocks[:2] + blocks[3:1:-1] + blocks[4:])
    yield b"\n\n".join(blocks[:3] + blocks[4:])
    yield plain.replace(b"|id ", b"|di ", 1)
    yield plain.replace(b'"us"', b'"fr"', 1)
    yield plain.replace(b"Anna", b"Anja")
    yield plain.replace(b'"Anna"', b'"\x1b[2J"', 1)
    yield plain.replace(b'"Anna"', '"\u202eAnna"'.encode(), 1)
    yield plain.replace(b"verb roll", b"verb \x1b[2J", 1)
    yield b"\n".join(line + b" " for line in lines)


def strange(plain):
    """Texts that a terminal would obey, with hashes that hold."""
    for text in ("\u202eanna \ufeff \u2066", "=1+1", "\x1b[2J\x07", "\u2028\u2029", "a\\b\"c\t"):
        yield record_with(plain, lambda entry, text=text: entry | {"typed": text, "poster": text})


def make(place):
    plain = record_of(place.game())
    file = str(place.write("plain.tbr", plain))
    yield from reading_record(file, (0, 1))
    yield from every_command(file)
    for number, data in enumerate(altered(plain)):
        yield from reading_record(str(place.write(f"altered{number}.tbr", data)), (2, 3))
    wide = str(place.write("wide.tbr", plain.decode().encode("utf-16")))
    yield from reading_record(wide, (2, 3))
    for number, data in enumerate(strange(place.game())):
        yield from reading_record(str(place.write(f"strange{number}.tbr", data)), (0, 1, 3))
