"""A journal next to a game that names, as its super-journal, files of another user: playing it back would delete them."""

import struct

from place import every_command


def journal(name, sector=512, page=4096):
    """A rollback journal with nothing to play back, and a record at its end of the super-journal it belonged to."""
    header = b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + struct.pack(">IIIII", 0, 1, 2, sector, page)
    named = bytes(name)
    return (header.ljust(sector, b"\0") + struct.pack(">I", 0) + named
            + struct.pack(">II", len(named), sum(signed(byte) for byte in named) & 0xFFFFFFFF) + header[:8])


def signed(byte):
    return byte - 256 if byte > 127 else byte


def make(place):
    victim = place.write("victim", b"the only copy of something\n")
    for target, sector in ((victim, 512), (place.file("../home/keys"), 4096)):
        hot = journal(str(target.resolve()).encode(), sector)
        game = place.game()
        place.write("game.tbl-journal", hot)
        for run in every_command(str(game)):
            yield run
            place.write("game.tbl-journal", hot)
        place.file("game.tbl-journal").unlink()
