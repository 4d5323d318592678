"""Lists of players for a seating that no event has, and for an event: too many, too long, alike, unseen, under heaps of marks, with
what a terminal or a spreadsheet obeys."""

from place import Run


def lists():
    yield b""
    yield b"\n" * 262_144
    yield b"\n" * 1_000_000
    yield b"Anna\n" * 20_000
    yield b"".join(b"Player %d\n" % number for number in range(1_000))
    yield b"".join(b"Player %d\n" % number for number in range(5_000))
    yield b"Anna\nBoris\nClara\n\x1b]0;mine\x07\n"
    yield b"Anna\nBoris\nClara\n=1+1\n"
    yield b"Anna\nBoris\nClara\n<script>\n"
    yield "Anna\nBoris\nClara\n\u202eevil\n".encode()
    yield b"Anna\nBoris\nClara\n\xff\xfe\n"
    yield b"Anna\0\nBoris\nClara\n"
    yield b"Anna\nBoris\nClara\n" + b"x" * 200_000
    yield b'"' * 200_000
    yield b'"' + b"Anna\n" * 40_000
    yield b"," * 262_144
    yield b"name;" + b";" * 200_000 + b"\nAnna\nBoris\nClara\n"
    yield b"\xef\xbb\xbf" * 1_000
    # Names that look alike, all of them; one letter under marks without end; blanks of every kind; cells, rows and quotes without end.
    yield "".join(f"{a}nn{b}\n" for a in "AАΑ" for b in "aаａ").encode()
    yield ("A" + "\u0301" * 100_000 + "\n").encode()
    yield ("".join(f"Player {number}\u0301\u0301\u0301\u0301\n" for number in range(1_000))).encode()
    yield "".join(f"Anna{blank}\n{blank}Boris\n" for blank in "\u00a0\u2003\u2800\u3164\u200b\u200e\u2066\ufeff\ufe0f").encode()
    yield ("I" * 199 + "l\n" + "l" * 200 + "\n").encode()
    yield b"name,name\nAnna,Boris\n"
    yield b"name,family,table,substitute\n" + b"Anna,Ivanov,999999999999999999999,maybe\n" * 1_000
    yield b"name;family\n" + "".join(f"P{number};{'f' * 200}\n" for number in range(1_000)).encode()
    yield b"\r" * 262_144
    yield b"\t" * 262_144
    yield ("ﷺ" * 200 + "\n").encode()  # one character that folds to eighteen
    yield "\ud800".encode("utf-8", "surrogatepass") + b"\n"


def make(place):
    event = place.file("club.tbe")
    yield Run(["event", "new", str(event), "--name", "Club", "--edition", "us", "--rounds", "2"], writes=(event,), codes=(0,))
    for number, players in enumerate(lists()):
        file = str(place.write(f"players{number}.csv", players))
        yield Run(["event", "player", str(event), "--csv", file], writes=(event,), codes=(0, 1, 3))
        yield Run(["event", "player", str(event), "--csv", file, "--alike", "--json"], writes=(event,), codes=(0, 1, 3))
        yield Run(["seating", "--players", file, "--rounds", "1"], codes=(0, 2, 3))
        yield Run(["seating", "--players", file, "--rounds", "2", "--apart", "Anna,Boris", "--json"], codes=(0, 1, 2, 3))
    for players in ("0", "1001", "-5", "99999999999999999999999", "1e9", "x" * 100_000):
        yield Run(["seating", "--players", players, "--rounds", "1"], codes=(2, 3))
    for rounds in ("0", "-1", "2147483648", "99999999999999999999"):
        yield Run(["seating", "--players", "12", "--rounds", rounds], codes=(2,))
    for size in ("0", "-4", "2147483647"):
        yield Run(["seating", "--players", "12", "--rounds", "1", "--table-size", size], codes=(1,))
        yield Run(["seating", "--players", "12", "--rounds", "1", "--tables", size, "--full"], codes=(0, 1))
    together = [word for _ in range(2_000) for word in ("--together", "P1,P2=1")]
    yield Run(["seating", "--players", "12", "--rounds", "1", *together], codes=(0,))
    apart = [word for other in range(2, 1_001) for word in ("--apart", f"P1,P{other}")]
    yield Run(["seating", "--players", "1000", "--rounds", "1", *apart], codes=(1,))
