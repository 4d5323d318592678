"""Files with nothing in them, or with the first bytes of a game only."""

from place import every_command


def make(place):
    whole = place.game().read_bytes()
    for size in (0, 1, 16, 99, 100, 4096, 5000):
        yield from every_command(str(place.write(f"first{size}.tbl", whole[:size])))
