"""Files of 500 MB that take no space on the disk, plain and with the beginning of a game."""

from place import every_command


def make(place):
    yield from every_command(str(place.sparse("zeros", 500 << 20)))
    yield from every_command(str(place.sparse("json", 500 << 20, b"{")))
    for size in (500 << 20, (1 << 40) + 4096):
        yield from every_command(str(place.sparse("large.tbl", size, place.game().read_bytes())))
