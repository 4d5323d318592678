#!/usr/bin/env python3
"""Requests of strangers and of broken phones: phones_attack_test.py TABLEBANK

Each request has its status, its code and a sentence, and leaves the game as it was."""

import json
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import unittest

import phones_play

TABLEBANK = str(pathlib.Path(sys.argv[1]).resolve())
ID = "0123456789abcdef" * 2
PIN = "4711"


class Attack(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.place = pathlib.Path(folder.name)
        self.environment = phones_play.environment_of(self.place)
        self.served = self.serve("home")

    def serve(self, name, *options, players=("Anna:monopolist", "Boris:competitor"), new=()):
        file = self.place / f"{name}.tbl"
        if not file.exists():
            words = [word for player in players for word in ("--player", player)]
            phones_play.run(TABLEBANK, self.environment, "new", str(file), "--edition", "us", *words, *new)
        served = phones_play.Served(TABLEBANK, file, self.environment, *options)
        self.addCleanup(served.stop)
        return served

    def lines(self, served=None):
        file = (served or self.served).file
        return [entry["line"] for entry in phones_play.entries_of(TABLEBANK, self.environment, file)][1:]

    def refused(self, answer, status, code):
        self.assertEqual((answer[0], (answer[1] or {}).get("code")), (status, code), answer)
        self.assertTrue(answer[1]["text"].strip())

    def act(self, seat, text, number=1, served=None):
        """Looks and posts; the answer of the act."""
        served = served or self.served
        shown = served.seat(seat, "try", {"text": text})
        if shown[0] != 200:
            return shown
        return served.seat(seat, "act", {"id": f"{number:032x}", "text": text, "meaning": shown[1]["preview"]["meaning"]})

    def settle(self):
        time.sleep(0.3)  # the terminal has read what was typed

    def test_a_request_from_elsewhere_and_with_another_secret(self):
        secret = self.served.secrets[1]
        other = self.serve("other")
        body = {"id": ID, "text": "34"}
        for origin in (None, "null", "http://elsewhere.example", self.served.address.rstrip("/") + "0"):
            answer = self.served.post("seat/act", secret, body, {"Origin": origin})
            self.assertEqual(answer[0], 403, origin)
            self.assertTrue(answer[1]["text"].strip(), origin)
        for wrong in ("", "0" * 32, secret[:-1], secret.upper(), secret + "0", other.secrets[1]):
            self.refused(self.served.post("seat/act", wrong, body), 403, "unknown-link")
        self.refused(self.served.post("seat/act", self.served.secrets[2], {"id": ID, "text": "Anna roll 3 4"}), 422, "other-player")
        self.served.type("phones withdraw Anna")
        self.settle()
        self.refused(self.served.seat(1, "act", body), 403, "unknown-link")
        self.assertEqual(self.lines() + self.lines(other), [])

    def test_too_many_and_too_much(self):
        codes = [self.served.seat(1, "try", {"text": "34"})[1].get("code") for _ in range(50)]
        self.assertGreater(codes.count("too-fast"), 30)
        self.assertNotIn("too-fast", [self.served.seat(2, "try", {"text": "34"})[1].get("code")])
        for body in (b"{" + b" " * 5_000 + b"}", json.dumps({"text": "x" * 5_000}).encode(), b"[" * 3_000, b"\xff\xfe", b"", b"{\"text\":"):
            self.refused(self.served.post("seat/act", self.served.secrets[1], body), 400, "malformed")
        status, answer = self.served.post("seat/act", self.served.secrets[1], b"x" * 5_000_000)
        self.assertIn(status, (0, 400, 413), answer)
        self.assertEqual(self.lines(), [])

    def test_names_with_markup_are_text(self):
        served = self.serve("markup", players=("Anna O'Neil-Marie:monopolist", "Boris:competitor"))
        self.assertEqual(served.state(1)["title"], "Anna O'Neil-Marie")
        for text in ("24 <script>alert(1)</script>", "pay 5 to <b>Boris</b>", "roll 3 4\n\nundo", 'pay 5 to boris "\u0000"'):
            status, answer = served.post("seat/try", served.secrets[1], {"text": text})
            self.assertEqual(answer["status"], "refused", (text, answer))
            self.assertIn(status, (400, 422))
            time.sleep(0.3)
        served.type('note "<img src=x onerror=alert(1)>"')
        self.settle()
        self.assertNotIn("<img", json.dumps(served.state(1)))  # the banker's own words are not published
        self.assertEqual(len(self.lines(served)), 1)

    def test_a_repeated_request_and_a_debt_that_was_paid_meanwhile(self):
        self.assertEqual(self.act(1, "24")[1]["status"], "posted")
        shown = self.served.seat(1, "try", {"text": "buy"})[1]
        time.sleep(1)
        buy = {"id": ID, "text": "buy", "meaning": shown["preview"]["meaning"], "upon": shown["last"]}
        answers = [self.served.seat(1, "act", buy)[1]["entry"] for _ in range(3)]
        self.assertEqual(len(set(answers)), 1)
        self.assertEqual(self.served.seat(2, "act", buy)[0], 400)
        time.sleep(1)
        again = self.served.seat(1, "act", {**buy, "id": "f" * 32})
        self.assertEqual(again[0], 422)
        self.assertEqual(self.lines(), ["Anna roll 2 4", "Anna buy @6"])

    def test_a_page_that_was_left_open_sees_what_it_would_mean_now(self):
        shown = self.served.seat(1, "try", {"text": "24"})[1]
        self.served.type("Anna at @5")
        self.settle()
        old = {"id": ID, "text": "24", "meaning": shown["preview"]["meaning"], "upon": shown["last"]}
        status, answer = self.served.seat(1, "act", old)
        self.assertEqual((status, answer["status"]), (409, "again"))
        self.assertEqual(self.lines(), ["Anna at @5"])

    def test_time_that_was_called_meanwhile(self):
        served = self.serve("timed", new=("--goal", "timed", "--minutes", "60"))
        for line in ("clock start", 'clock call "the bell"', "closing"):
            served.type(line)
        self.settle()
        answer = self.act(1, "34", served=served)
        self.assertEqual((answer[0], answer[1]["status"]), (422, "refused"))
        self.assertTrue(answer[1]["text"])

    def test_a_disk_that_refuses(self):
        shown = self.served.seat(1, "try", {"text": "24"})[1]
        pathlib.Path(self.served.file).rename(self.place / "elsewhere.tbl")
        act = {"id": ID, "text": "24", "meaning": shown["preview"]["meaning"], "upon": shown["last"]}
        self.refused(self.served.seat(1, "act", act), 503, "not-stored")
        self.served.file = str(self.place / "elsewhere.tbl")
        self.assertEqual(self.lines(), [])

    def table_of_event(self, *options):
        """The game of a table of an event, joined by its line."""
        event, name = str(self.place / "club.tbe"), "table" + "".join(options)
        def run(*words):
            return phones_play.run(TABLEBANK, self.environment, *words)
        if not pathlib.Path(event).exists():
            run("event", "new", event, "--name", "Club evening", "--edition", "us", "--rounds", "1", "--by", "Vera")
            run("event", "player", event, "Anna", "Boris", "Clara", "Dmitri")
            run("event", "player", event, "--check-in", "Anna", "Boris", "Clara", "Dmitri")
            run("event", "seat", event)
        line = json.loads(run("event", "join", event, "--json", *options))["tables"][0]["line"]
        file = str(self.place / f"{name}.tbl")
        run("new", file, "--join", line)
        return file

    def test_at_an_event_the_director_decides(self):
        serve = ("--play", "--listen", "127.0.0.1:0", "--seconds", "0")
        refused = subprocess.run([TABLEBANK, "serve", self.table_of_event(), *serve], capture_output=True, text=True, env=self.environment,
                                 check=False)
        self.assertEqual(refused.returncode, 2)
        self.assertIn("This game belongs to Club evening, whose director does not let the players' phones act.", refused.stderr)
        phones_play.run(TABLEBANK, self.environment, "serve", self.table_of_event("--phones"), *serve)

    def bank(self, served, what, body, token=None):
        return served.post(f"bank/{what}", served.bank.partition("#")[2], body, {"Bank-Token": token} if token else {})

    def serve_bank(self):
        pin = self.place / "pin"
        pin.write_text(PIN + "\n")
        pin.chmod(0o600)
        return self.serve("bank", "--banker-pin-file", str(pin))

    def test_the_page_of_the_banker_has_full_rights_and_a_seat_none_of_them(self):
        served = self.serve_bank()
        token = self.bank(served, "enter", {"pin": PIN})[1]["token"]
        self.refused(self.bank(served, "act", {"id": ID, "text": "undo"}), 401, "pin-needed")
        self.refused(served.post("bank/state", served.secrets[1], {}), 403, "unknown-link")
        self.refused(served.post("seat/state", served.bank.partition("#")[2], {}), 403, "unknown-link")
        self.refused(self.served.post("bank/enter", "0" * 32, {"pin": PIN}), 403, "unknown-link")  # without a PIN there is no page
        shown = self.bank(served, "try", {"text": "Boris pay 50 to Anna"}, token)[1]
        act = {"id": ID, "text": "Boris pay 50 to Anna", "meaning": shown["preview"]["meaning"]}
        self.assertEqual(self.bank(served, "act", act, token)[1]["status"], "posted")
        self.assertEqual(self.bank(served, "act", act, token)[1]["entry"], 2)
        time.sleep(1)
        shown = self.bank(served, "try", {"text": "undo"}, token)[1]
        undo = {"id": "f" * 32, "text": "undo", "meaning": shown["preview"]["meaning"]}
        self.assertEqual(self.bank(served, "act", undo, token)[1]["status"], "posted")
        self.assertEqual(self.bank(served, "stop", {}, token)[1]["status"], "done")
        self.refused(self.act(1, "34", served=served), 422, "stopped")
        entries = phones_play.entries_of(TABLEBANK, self.environment, served.file)
        self.assertEqual([entry["poster"] for entry in entries[1:]], ["phone:0", "phone:0"])

    def test_what_waits_is_confirmed_and_declined_on_the_page_of_the_banker(self):
        served = self.serve_bank()
        served.type("phones confirm")
        token = self.bank(served, "enter", {"pin": PIN})[1]["token"]
        self.settle()
        self.assertEqual(self.act(1, "24", served=served)[1]["status"], "waits")
        waiting = self.bank(served, "state", {}, token)[1]["play"]["bank"]["waiting"]
        self.assertEqual(len(waiting), 1)
        self.assertEqual(self.bank(served, "decline", {"trade": waiting[0]["id"]}, token)[1]["status"], "done")
        self.refused(self.bank(served, "confirm", {"trade": waiting[0]["id"]}, token), 422, "no-such-offer")
        time.sleep(1)
        self.assertEqual(self.act(1, "24", 2, served)[1]["status"], "waits")
        waiting = self.bank(served, "state", {}, token)[1]["play"]["bank"]["waiting"]
        self.assertEqual(self.bank(served, "confirm", {"trade": waiting[0]["id"]}, token)[1]["status"], "posted")
        self.assertEqual(self.lines(served), ["Anna roll 2 4"])

    def test_a_pin_that_is_guessed(self):
        served = self.serve_bank()
        token = self.bank(served, "enter", {"pin": PIN})[1]["token"]
        for pin in ("", "0000", "4711 ", "x" * 3_000):
            self.refused(self.bank(served, "enter", {"pin": pin}), 403, "wrong-pin")
        time.sleep(1)
        self.refused(self.bank(served, "enter", {"pin": "1234"}), 403, "bank-closed")
        self.refused(self.bank(served, "enter", {"pin": PIN}), 403, "bank-closed")
        self.assertEqual(self.bank(served, "state", {}, token)[0], 200)  # the banker, who is in, stays in
        served.type("phones open")
        self.settle()
        self.assertEqual(self.bank(served, "enter", {"pin": PIN})[0], 200)
        for file in self.place.rglob("*"):
            if file.is_file() and file.name != "pin":
                self.assertNotIn(PIN.encode() + b"\n", file.read_bytes(), file)
        self.assertNotIn(PIN, "".join(served.lines))

    def test_who_guesses_pins_does_not_hold_up_the_banker(self):
        served = self.serve_bank()
        token = self.bank(served, "enter", {"pin": PIN})[1]["token"]
        for _ in range(30):
            self.bank(served, "enter", {"pin": "0000"})
        self.assertEqual(self.bank(served, "try", {"text": "Boris pay 50 to Anna"}, token)[1]["status"], "shown")

    def test_a_restart_gives_no_further_guesses_to_an_old_link(self):
        served = self.serve_bank()
        old = served.bank.partition("#")[2]
        token = self.bank(served, "enter", {"pin": PIN})[1]["token"]
        served.restart()
        self.refused(served.post("bank/enter", old, {"pin": PIN}), 403, "unknown-link")
        self.refused(served.post("bank/state", old, {}, {"Bank-Token": token}), 403, "unknown-link")
        self.refused(self.bank(served, "state", {}, token), 401, "pin-needed")
        self.assertEqual(self.bank(served, "enter", {"pin": PIN})[0], 200)

    def test_a_line_of_taps_is_the_banker_s_alone_and_is_one_line(self):
        served = self.serve_bank()
        note = {"form": "note-text", "parts": ["hello"]}
        self.refused(served.seat(1, "try", note), 422, "nothing-typed")
        self.refused(served.post("bank/forms", served.secrets[1], {}), 403, "unknown-link")
        self.refused(self.bank(served, "forms", {}), 401, "pin-needed")
        self.refused(self.bank(served, "try", note), 401, "pin-needed")
        token = self.bank(served, "enter", {"pin": PIN})[1]["token"]
        self.assertEqual(self.bank(served, "try", note, token)[1]["preview"]["line"], 'note "hello"')
        for parts in (["a\nundo"], ["\u0000"], ["x" * 2_000]):
            self.refused(self.bank(served, "try", {"form": "note-text", "parts": parts}, token), 400, "malformed")
            time.sleep(0.3)
        for parts in ([1], "hello", [["hello"]], {"0": "hello"}, ["x"] * 200):
            self.refused(self.bank(served, "try", {"form": "note-text", "parts": parts}, token), 400, "malformed")
        quoted = self.bank(served, "try", {"form": "note-text", "parts": ['a" force "b']}, token)[1]
        self.assertEqual(quoted["preview"]["line"], 'note "a force b"')
        for form in ("", "no-such-form", "../note-text"):
            time.sleep(0.3)
            self.refused(self.bank(served, "try", {"form": form, "parts": ["hello"]}, token), 422, "nothing-typed")
        self.assertEqual(self.lines(served), [])

    def raw(self, text, served=None):
        """The status of what a program of its own sends, and the whole answer."""
        host, port = (served or self.served).address.removeprefix("http://").rstrip("/").rsplit(":", 1)
        with socket.create_connection((host, int(port)), 10) as line:
            line.sendall(text if isinstance(text, bytes) else text.encode())
            answer = b""
            try:
                while b"\r\n\r\n" not in answer and (more := line.recv(4096)):
                    answer += more
            except OSError:
                pass
        return int(answer.split()[1]) if answer.startswith(b"HTTP") else 0, answer.decode(errors="replace")

    def request(self, what="POST /seat/act", headers=(), body='{"id":"%s","text":"34"}' % ID, length=None):
        host = self.served.address.removeprefix("http://").rstrip("/")
        known = {"Host": host, "Origin": f"http://{host}", "Seat-Secret": self.served.secrets[1], "Content-Type": "application/json",
                 "Content-Length": str(len(body) if length is None else length), "Connection": "close", **dict(headers)}
        lines = "".join(f"{name}: {value}\r\n" for name, value in known.items() if value is not None)
        return f"{what} HTTP/1.1\r\n{lines}\r\n{body}"

    def test_other_methods_hosts_and_pages(self):
        for what in ("GET /seat/act", "PUT /seat/act", "DELETE /seat/act", "OPTIONS /seat/act", "HEAD /seat/state"):
            status, answer = self.raw(self.request(what))
            self.assertIn(status, (0, 400, 403, 404, 405), what)
            self.assertNotIn("access-control", answer.lower(), what)
        for path in ("/seat/", "/seat/../seat/act", "/seat/ACT", "/seat/act/", "/bank/act", "/seat/act%00"):
            self.assertGreaterEqual(self.raw(self.request(f"POST {path}"))[0], 400, path)
        for host in ("elsewhere.example", "elsewhere.example:80"):  # another name for this address
            status, answer = self.raw(self.request(headers={"Host": host, "Origin": f"http://{host}"}))
            self.assertGreaterEqual(status, 400, answer)
            self.assertNotIn('"status"', answer.partition("\r\n\r\n")[2].replace('"refused"', ""))
        # A form on another page sends no header of its own, and the origin of that page.
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            status, _ = self.raw(self.request(headers={"Content-Type": kind, "Seat-Secret": None, "Origin": "http://elsewhere.example"}))
            self.assertEqual(status, 403, kind)
        self.assertEqual(self.lines(), [])

    def test_slow_and_broken_bodies_hold_up_no_one(self):
        host, port = self.served.address.removeprefix("http://").rstrip("/").rsplit(":", 1)
        slow = [socket.create_connection((host, int(port)), 10) for _ in range(40)]
        for line in slow:
            self.addCleanup(line.close)
            line.sendall(self.request(length=4_000).encode())  # and never the rest
        begun = time.monotonic()
        self.assertEqual(self.act(1, "24")[1]["status"], "posted")
        self.assertLess(time.monotonic() - begun, 2)
        for broken in (self.request(length=2), self.request(headers={"Content-Length": "-1"}), self.request(headers={"Content-Length": "9" * 30}),
                       self.request(headers={"Content-Length": None, "Transfer-Encoding": "chunked"}, body="zz\r\n"), "POST /seat/act\r\n\r\n"):
            status, answer = self.raw(broken)
            self.assertIn(status, (0, 400, 408, 411, 413, 422, 501), answer)
        self.assertEqual(self.lines(), ["Anna roll 2 4"])

    def test_members_of_another_kind(self):
        for body in ({"upon": -1}, {"upon": 1.5}, {"upon": 2 ** 70}, {"with": "2"}, {"text": 34}, {"text": None}, {"give": "50"}, {"give": [50]},
                     {"language": 1}, {"what": "act"}, {"give": ["1"] * 200}):
            self.refused(self.served.seat(1, "try", {"text": "34", **body} if "text" not in body else body), 400, "malformed")
        for body in ({"with": 2 ** 40, "give": ["50"], "get": []}, {"with": 1, "give": ["50"], "get": []}, {"with": 2, "give": ["-50"], "get": []},
                     {"with": 2, "give": ["@77"], "get": ["1e9"]}):
            status, answer = self.served.seat(1, "try", body)
            self.assertEqual((status, answer["status"]), (422, "refused"), body)
            time.sleep(0.3)
        self.assertEqual(self.served.seat(1, "state", {"language": "../../etc/passwd"})[0], 200)
        self.assertEqual(self.lines(), [])

    def test_an_act_that_was_undone_meanwhile_is_not_posted_again(self):
        shown = self.served.seat(1, "try", {"text": "24"})[1]
        act = {"id": ID, "text": "24", "meaning": shown["preview"]["meaning"], "upon": shown["last"]}
        self.assertEqual(self.served.seat(1, "act", act)[1]["status"], "posted")
        self.served.type("undo")
        self.settle()
        self.assertEqual(self.served.seat(1, "act", act)[1]["status"], "posted")
        self.served.restart()
        self.assertEqual(self.served.seat(1, "act", act)[1]["status"], "posted")
        self.assertEqual(self.lines(), ["Anna roll 2 4", "undo #2"])
        self.assertEqual(self.act(1, "25", 7)[1]["status"], "posted")  # the throw that counts

    def test_a_seat_that_someone_takes_over_and_one_that_leaves(self):
        old = self.served.secrets[1]
        self.served.type('Anna seat Vera "went home"')
        self.settle()
        self.refused(self.served.post("seat/act", old, {"id": ID, "text": "34"}), 403, "unknown-link")
        self.served.type('Boris leaves "the last train"')
        self.settle()
        answer = self.act(2, "34")
        self.assertEqual((answer[0], answer[1]["status"]), (422, "refused"))
        self.assertEqual(self.lines(), ['Anna seat Vera "went home"', 'Boris leaves "the last train"'])

    def test_two_phones_of_a_seat_tap_at_once(self):
        shown = self.served.seat(1, "try", {"text": "24"})[1]
        act = {"text": "24", "meaning": shown["preview"]["meaning"], "upon": shown["last"]}
        answers = [self.served.seat(1, "act", {"id": f"{number:032x}", **act}) for number in (1, 2)]
        self.assertEqual(answers[0][1]["status"], "posted")
        self.assertIn(answers[1][0], (409, 422))
        self.assertEqual(self.lines(), ["Anna roll 2 4"])

    def test_a_link_to_the_wrong_pin(self):
        for pin in ("471", "abcd", "4711471147114"):
            (self.place / "bad").write_text(pin)
            (self.place / "bad").chmod(0o600)
            with self.assertRaises(AssertionError):
                phones_play.run(TABLEBANK, self.environment, "serve", str(self.place / "home.tbl"), "--play", "--banker-pin-file",
                                str(self.place / "bad"), "--listen", "127.0.0.1:0", "--seconds", "0")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
