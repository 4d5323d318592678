"""`serve --play` as a program sees it: the acts of phones as POSTs, and the banker at the terminal."""

import json
import os
import secrets
import subprocess
import threading
import time
import urllib.error
import urllib.request

FAST_S = 0.21  # five acts of a seat in a second


class Served:
    """The program with a game open; it can be killed and started again at the same address."""

    def __init__(self, program, file, environment, *options, listen="127.0.0.1:0"):
        self.program, self.file, self.environment, self.options = program, str(file), environment, options
        self.lines = []
        self.start(listen)

    def start(self, listen):
        self.process = subprocess.Popen([self.program, "serve", self.file, "--play", "--json", "--listen", listen, *self.options],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                        env=self.environment)
        said = json.loads(self.process.stdout.readline())
        self.address = said["addresses"][0]
        self.bank = said.get("bank")
        self.secrets = {seat["seat"]: seat["link"].partition("#")[2] for seat in said["seats"] if "link" in seat}
        self.names = {seat["player"]: seat["seat"] for seat in said["seats"]}
        for stream, into in ((self.process.stdout, self.lines), (self.process.stderr, [])):
            threading.Thread(target=lambda s=stream, i=into: i.extend(iter(s.readline, "")), daemon=True).start()

    def restart(self):
        self.process.kill()
        self.process.wait(20)
        self.start(self.address.removeprefix("http://").rstrip("/"))

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def stop(self):
        self.process.terminate()
        self.process.wait(20)
        self.process.stdin.close()

    def post(self, what, secret, body, headers=None, timeout=20):
        """(status, answer); (0, None) without one."""
        known = {"Seat-Secret": secret, "Origin": self.address.rstrip("/"), "Content-Type": "application/json"}
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        request = urllib.request.Request(self.address + what, data, {**known, **(headers or {})})
        for name in [name for name, value in (headers or {}).items() if value is None]:
            request.remove_header(name.capitalize())
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                text = error.read()
            return error.code, json.loads(text) if text.startswith(b"{") else {"text": text.decode(errors="replace")}
        except OSError:
            return 0, None

    def seat(self, seat, what, body):
        return self.post(f"seat/{what}", self.secrets[seat], body)

    def state(self, seat):
        return self.seat(seat, "state", {})[1]


class Phone:
    """One seat's phone: it taps no faster than a person, and repeats a tap until it is answered."""

    def __init__(self, served, seat):
        self.served, self.seat = served, seat
        self.free_at = 0.0

    def send(self, what, body):
        while True:
            time.sleep(max(0.0, self.free_at - time.monotonic()))
            self.free_at = time.monotonic() + FAST_S
            status, answer = self.served.seat(self.seat, what, body)
            if answer is not None and answer.get("code") not in ("too-fast", "not-in-time"):
                return status, answer

    def tap(self, text):
        """Looks at what it would post, and posts it."""
        _, shown = self.send("try", {"text": text})
        if shown["status"] != "shown":
            return shown
        return self.send("act", {"id": secrets.token_hex(16), "text": text, "meaning": shown["preview"]["meaning"]})[1]


def environment_of(place):
    return {**os.environ, "XDG_DATA_HOME": str(place / "data"), "LC_ALL": "C.UTF-8"}


def run(program, environment, *arguments, typed=None):
    done = subprocess.run([program, *arguments], input=typed, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, (arguments, done.stdout, done.stderr)
    return done.stdout


def entries_of(program, environment, file):
    return json.loads(run(program, environment, "show", str(file), "log", "--json"))["entries"]
