#!/usr/bin/env python3
"""Requests of strangers and of broken phones: phones_attack_test.py TABLEBANK

Each request has its status, its code and a sentence, and leaves the game as it was."""

import json
import pathlib
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

    def test_a_link_to_the_wrong_pin(self):
        for pin in ("471", "abcd", "4711471147114"):
            (self.place / "bad").write_text(pin)
            (self.place / "bad").chmod(0o600)
            with self.assertRaises(AssertionError):
                phones_play.run(TABLEBANK, self.environment, "serve", str(self.place / "home.tbl"), "--play", "--banker-pin-file",
                                str(self.place / "bad"), "--listen", "127.0.0.1:0", "--seconds", "0")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
