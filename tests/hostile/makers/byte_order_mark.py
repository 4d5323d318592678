"""Byte order marks: before what is right, twice, in UTF-16, and alone."""

from place import DESK, POSITION, Run, every_command, reading_position

MARK = b"\xef\xbb\xbf"


def make(place):
    marked = place.write("marked.json", MARK + POSITION)
    for run in reading_position(str(marked)):
        run.codes = (1,) if run.arguments == ["settle", str(marked), "--json"] else (0,)  # without dice
        yield run
    yield Run(["quote", "-", "start"], MARK + POSITION, codes=(0,))
    for name, data in (("twice.json", MARK + MARK + POSITION), ("alone.json", MARK), ("alone.toml", MARK), ("alone.tbl", MARK),
                       ("wide.json", POSITION.decode().encode("utf-16")), ("wide.toml", 'id = "us"\n'.encode("utf-16"))):
        file = str(place.write(name, data))
        yield from every_command(file)
        yield Run([DESK, file])
