"""Files whose names are not text, or have characters that a terminal obeys."""

import shutil

from place import POSITION, every_command, reading_edition, reading_position


def make(place):
    for name in (b"b\xffd", b"\x1b[2Jx", b"line\nbreak", "\u202egnp".encode(), b" ", b"%s%n"):
        file = place.file(name)
        yield from every_command(str(file))
        place.game(name)
        yield from every_command(str(file))
        shutil.copyfile(place.write("plain.json", POSITION), file)
        yield from reading_position(str(file))
        file.unlink()
        edition = place.file(name + b".toml")
        edition.write_bytes(b'id = "us"\n')
        yield from reading_edition(str(edition))
