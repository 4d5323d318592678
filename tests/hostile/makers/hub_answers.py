"""Possible answers of a foreign hub, to a game that the window has joined: too long, too deep, half, endless, with other numbers."""

import http.server
import json
import pathlib
import threading
import time

from makers.table_lines import line
from place import DESK, Run


class Hub:
    """Sends the given bytes to every client."""

    def __init__(self):
        hub = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                try:
                    self.wfile.write(hub.says(body))
                    time.sleep(hub.silent_for)
                except OSError:
                    pass

            def log_message(self, *_):
                pass

        self.says, self.silent_for = (lambda body: b""), 0
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"


def http_answer(body, status=b"200 OK", length=None):
    return b"HTTP/1.1 %s\r\nContent-Length: %d\r\n\r\n" % (status, len(body) if length is None else length) + body


def said(**values):
    return json.dumps({"hub": "tablebank", "state": "kept", "entry": 0, "head": "0" * 64, **values}).encode()


def answers():
    yield b""
    yield b"\xff" * 100_000
    yield b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 50_000
    yield b"HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n"
    yield b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + b"ffffffff\r\n" + b"x" * 200_000
    yield http_answer(b"x" * 300_000)
    yield http_answer(b"short", length=10)
    yield http_answer(b"", length=2 ** 62)
    yield http_answer(b"[" * 16_000)
    yield http_answer(b'{"hub":' * 2_000)
    yield http_answer(b"null")
    for entry in (-1, 2 ** 40, 2 ** 63, 1e300, "1", None, 1.5):
        yield http_answer(said(entry=entry))
    for state in ("unheard-of", "", "\x1b[2J", 7, ["kept"]):
        yield http_answer(said(state=state))
    for state in ("fork", "other-key", "not-enrolled", "newer", "too-much", "not-now"):
        yield http_answer(said(state=state, detail="\x1b]0;mine\x07\u202e" * 100), b"409 Conflict")
    yield http_answer(said(proof="A" * 86))
    yield http_answer(said(proof=["A"], fork_at="x"))
    yield http_answer(said(head="x" * 10_000))


def make(place):
    hub = Hub()
    file = str(place.write("mine.tbj", line(hub=hub.address)))
    game = str(pathlib.Path("../home/.local/share/tablebank/games/round-1-table-2.tbl"))
    hub.says = lambda body: http_answer(said())
    yield Run([DESK, file])  # which joins the table: its game, its line and a key are there from now on
    assert place.file(game).exists(), "the window has not joined the table"
    for answer in answers():
        hub.says = lambda body, answer=answer: answer
        yield Run(["send", game, "--json"], codes=(1, 4))
        yield Run([DESK, str(place.file(game))], writes=(str(place.file(game)),))
    for state in ("gap", "kept"):  # without end, after it has stated that the table may send
        hub.says = lambda body, state=state: http_answer(said(state="kept" if b"\nenrolment\n" in body else state))
        yield Run(["send", game], codes=(4,))
    for record in (b"", b"tablebank record 1\n", b"tablebank record 9\n", b"x" * 100_000, place.file("mine.tbj").read_bytes()):
        hub.says = lambda body, record=record: http_answer(record if b"\nrecord\n" in body else said(entry=5))
        yield Run(["new", "again.tbl", "--join", file, "--continue"], codes=(3, 4))
    hub.server.shutdown()
