"""NUL bytes in everything that is read as text."""

from place import DESK, POSITION, Run, reading_edition, reading_position


def make(place):
    game = str(place.game())
    for data in (b"\0", b"anna 1\0 2\n", b'note "a\0b"\n', b"\0" * 100_000, b"ok\0\n"):
        yield Run(["do", game, "--dry-run"], data)
    for name, data in (("name.json", POSITION.replace(b"Anna", b"An\0na")), ("escaped.json", POSITION.replace(b"Anna", b"An\\u0000na")),
                       ("after.json", POSITION + b"\0"), ("only.json", b"{" + b"\0" * 1000), ("edition.json", POSITION.replace(b"us", b"u\\u0000s"))):
        file = str(place.write(name, data))
        yield from reading_position(file)
        yield Run(["quote", "-", "start"], data)
        yield Run([DESK, file])
    for name, data in (("key.toml", b"i\0d = 1\n"), ("text.toml", b'id = "u\0s"\n'), ("escaped.toml", b'id = "u\\u0000s"\n'),
                       ("only.toml", b"\0" * 1000)):
        file = str(place.write(name, data))
        yield from reading_edition(file)
        yield Run([DESK, file])
