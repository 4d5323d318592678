"""Lines of tables and short codes that anyone may have written: as files that are opened, typed for a file, and given to `new` and
`send`."""

import base64
import hashlib
import json

from place import DESK, Run

SOUND = {"box": "us", "code": "0123456789abcdef", "event": "Club evening", "hub": "http://127.0.0.1:1", "id": "b" * 32, "minutes": 90,
         "players": [["Anna", "m"], ["Boris", "c"]], "round": 1, "table": 2}
KEY = "SrW3109g0XuHOfnpthBq7jl00WCYqM1BFdIwwwe0MAs"


def line_of(text):
    """Any text as a line that is whole."""
    said = base64.urlsafe_b64encode(text).rstrip(b"=")
    return b"tablebank-table-1:%s.%s" % (said, hashlib.sha256(said).hexdigest()[:8].encode())


def line(**values):
    said = {key: value for key, value in {**SOUND, **values}.items() if value is not None}
    return line_of(json.dumps(said, ensure_ascii=False).encode("utf-8", "surrogatepass"))


def sound_lines():
    """Possible content of a line, with characters that no terminal should get and hosts that no one should be sent to unasked."""
    yield line()
    yield line(event="\u202eevil \u0301\u0302\u200b name")
    yield line(event="x" * 3000)
    yield line(hub="http://" + "a" * 290)
    yield line(hub="http://[::ffff:127.0.0.1]:1", code="x" * 2000)
    yield line(rulings=["no-such-ruling=1"] * 300)
    yield line(key=KEY)  # a key without its signature proves nothing
    yield line(players=[["Anna", "m"]] * 12)
    yield line(round=100, table=400, minutes=1440)


def unsound_lines():
    for round_number in (0, -1, 101, 2 ** 31, 2 ** 64, 1e300, 1.5, "1", None, [1], True):
        yield line(round=round_number)
    for table in (0, 401, -2 ** 63, "2"):
        yield line(table=table)
    for box in ("", "../../etc/passwd", "US", "us\x00", "us/", 7):
        yield line(box=box)
    for event_id in ("", "b" * 31, "B" * 32, "../" * 10 + "xx", "b" * 32 + "/x"):
        yield line(id=event_id)
    for players in ([], [["Anna"]], [["Anna", "x"]], [["", "m"]], [["Anna\n", "m"]], [["x" * 25, "m"]], [["Anna", "m"]] * 13, {}, "Anna"):
        yield line(players=players)
    for hub in ("ftp://x", "http://a b", "http://x/path", "http://" + "a" * 400, "http://vera@x", "//x", 7):
        yield line(hub=hub)
    yield line(event="\x1b]0;mine\x07")
    yield line(sig="A" * 86)
    yield line(key=KEY, sig="A" * 86)
    yield line(key=KEY, sig="A" * 5000)
    yield line(key="A" * 43, sig="A" * 86)
    yield line(key=7, sig=["A"])
    yield line_of(b"[" * 5000)
    yield line_of(b'{"a":' * 1000)
    yield line_of(b'{"event":"' + b"\xff" * 100 + b'"}')
    yield line_of(b"")
    yield line_of(b"\0" * 1000)
    yield b"tablebank-table-1:" + b"A" * 8000
    yield b"tablebank-table-9:" + b"A" * 100
    yield b"tablebank-table-1:AAAA.00000000"
    yield b"tablebank-table-1:" + b"x" * 1_000_000
    yield b"tablebank-table-"
    yield b"\xff\xfe" * 5000


CODES = ("K7QX-1MPA-02TD@127.0.0.1:1", "K7QX-1MPA-02TD@" + "a" * 300, "000000000000@[::1]:1", "K7QX-1MPA-02TD@127.0.0.1:0",
         "K7QX-1MPA-02TD@\u202e", "@" * 400, "K7QX1MPA02TD@http://")


def make(place):
    game = str(place.game())
    nowhere = {"HOME": "/dev/null", "XDG_DATA_HOME": None}  # if nothing can be stored
    for number, text in enumerate(sound_lines()):
        file = str(place.write(f"sound{number}.tbj", text, b"\n"))
        yield Run([DESK, file])
        yield Run(["new", f"t{number}.tbl", "--join", file], environment=nowhere, makes=(f"t{number}.tbl",))
        yield Run(["send", game, "--join", file], environment=nowhere, codes=(2, 4, 5))
    for number, text in enumerate(unsound_lines()):
        file = str(place.write(f"line{number}.tbj", text))
        yield Run([DESK, file])
        yield Run(["new", "t.tbl", "--join", file], codes=(2, 3))
        yield Run(["send", game, "--join", file, "--json"], codes=(2, 3))
    for code in CODES:
        yield Run([DESK, code])
        yield Run(["new", "t.tbl", "--join", code], environment=nowhere, codes=(2, 3, 4))
    for name in ("/dev/zero", "/dev/null", "/proc/self/mem", "no-such.tbj"):
        yield Run(["new", "t.tbl", "--join", name], codes=(2, 3, 4))
