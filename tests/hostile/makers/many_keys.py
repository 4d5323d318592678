"""JSON of keys and brackets without end, in the place of a position, of the settings and of the list of games."""

from place import DESK, Run, reading_position


def make(place):
    keys = b",".join(b'"k%d":1' % number for number in range(90_000))
    files = [place.write("keys.json", b"{", keys, b"}"),
             place.write("rulings.json", b'{"edition":"us","players":[],"rulings":{', keys, b"}}"),
             place.write("lists.json", (b"[", 1_000_000)),
             place.write("closed.json", (b"[", 500_000), (b"]", 500_000)),
             place.write("objects.json", (b'{"a":', 170_000)),
             place.write("players.json", b'{"edition":"us","players":[', (b'{"name":"Anna"},', 60_000), b"{}]}"),
             place.write("word.json", b'{"edition":"', (b"a", 900_000), b'","players":[]}'),
             place.write("key.json", b'{"', (b"a", 900_000), b'":1}'),
             place.write("space.json", (b" ", 200_000_000)),
             place.write("one.json", b'{"edition":"us","players":[{"name":"', (b"a", 900_000),
                         b'","role":"monopolist","cash":1}]}')]
    for file in files:
        for run in (*reading_position(str(file)), Run(["quote", "-", "start"], file), Run([DESK, str(file)])):
            run.codes = (0,) if run.arguments[0] == DESK else (2, 3)
            yield run
    settings = place.file("../home/.config/tablebank/settings.json")
    games = place.file("../home/.local/state/tablebank/recent.json")
    for file in (settings, games):
        file.parent.mkdir(parents=True)
    for made in files:
        with open(made, "rb") as whole:
            written = whole.read(1_000_000)
        settings.write_bytes(written)
        games.write_bytes(written)
        yield Run([DESK], codes=(0,))
