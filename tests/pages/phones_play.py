"""`serve --play` as a program sees it: the acts of phones as POSTs, and the banker at the terminal."""

import difflib
import json
import os
import re
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


class Page:
    """A page that taps no faster than a person, and repeats a tap until it is answered."""

    def __init__(self, send_once):
        self.send_once, self.free_at = send_once, 0.0

    def send(self, what, body):
        while True:
            time.sleep(max(0.0, self.free_at - time.monotonic()))
            self.free_at = time.monotonic() + FAST_S
            status, answer = self.send_once(what, body)
            if answer is not None and answer.get("code") not in ("too-fast", "not-in-time"):
                return status, answer


class Phone(Page):
    """One seat's phone."""

    def __init__(self, served, seat):
        super().__init__(lambda what, body: served.seat(seat, what, body))
        self.seat = seat

    def tap(self, text):
        """Looks at what it would post, and posts it."""
        _, shown = self.send("try", {"text": text})
        if shown["status"] != "shown":
            return shown
        return self.send("act", {"id": secrets.token_hex(16), "text": text, "meaning": shown["preview"]["meaning"]})[1]


class Banker(Page):
    """The banker's own page. It counts what is typed and what is tapped: a choice from a list or a button is a tap."""

    FORMS = (  # a recorded line, and the words of its form
        (r"clock start", "clock-start"),
        (r"clock stop (\".*\")", "clock-stop-why"),
        (r"clock extend (\d+) (\".*\")", "clock-extend-min-why"),
        (r"clock call (\".*\")", "clock-call-why"),
        (r"note (\".*\")", "note-text"),
        (r"undo #(\d+) (\".*\")", "undo-n-why"),
        (r"undo to #(\d+) (\".*\")", "undo-to-n-why"),
        (r"redo", "redo"),
        (r"amend #(\d+) (.*)", "amend-n-line"),
        (r"turn (\w+) (\".*\")", "turn-player-why"),
        (r"rule (\w+ \w+) (\".*\")", "rule-key-value-why"),
        (r"(\w+) at (@\d+) (\".*\")", "player-at-space-why"),
        (r"(\w+) get (\d+)() (\".*\")", "player-get-n-from-player-why"),
        (r"(\w+) count (\d+) (\".*\")", "player-count-n-waived-why"),
        (r"(\w+) jail", "player-jail"),
        (r"(\w+) free (\".*\")", "player-free-why"),
        (r"(\w+) leaves (\".*\")", "player-leaves-why"),
        (r"(\w+) bankrupt to (\w+)", "player-bankrupt-to-player"),
    )

    def __init__(self, served, pin):
        self.secret, self.keys, self.taps = served.bank.partition("#")[2], 0, 0
        self.token = served.post("bank/enter", self.secret, {"pin": pin})[1]["token"]
        super().__init__(lambda what, body: served.post(f"bank/{what}", self.secret, body, {"Bank-Token": self.token}))

    def put(self, body):
        """Looks at what it would post, and posts it."""
        _, shown = self.send("try", body)
        self.taps += 1
        if "force" in shown:  # against the rules, with a reason
            reason = self.send("forms", {})[1]["lists"]["reason"][0]["word"]
            self.taps += 1
            return self.put({"form": shown["force"]["form"], "parts": [reason, shown["force"]["line"]]})
        if shown["status"] != "shown":
            return shown
        self.taps += 1
        return self.post_text(shown["preview"]["line"], shown["preview"]["meaning"])

    def post_text(self, text, meaning):
        return self.send("act", {"id": secrets.token_hex(16), "text": text, "meaning": meaning})[1]

    def post(self, line):
        """Posts a line as one would with this page: an offer, dice, a form, or the line itself."""
        play = self.send("state", {})[1]["play"]
        for offer in play["offers"]:
            if offer["line"] == line and not offer.get("barred"):
                self.taps += 1
                return self.post_text(line, offer["meaning"]) if "meaning" in offer else self.put({"text": line})
        prefix = play["dice"]["prefix"]
        if play["dice"]["count"] and re.fullmatch(re.escape(prefix) + "[1-6]( [1-6])*", line):
            self.taps += play["dice"]["count"]
            return self.put({"text": line})
        for pattern, form in self.FORMS:
            if found := re.fullmatch(pattern, line):
                return self.put_together(form, found.groups())
        typed = line.partition('" ')[2] if line.startswith("force ") else line
        self.keys += len(typed)
        return self.put({"text": typed})

    def put_together(self, form, words):
        answer = self.send("forms", {})[1]
        parts = next(each for each in answer["forms"] if each["id"] == form)["parts"]
        assert len(parts) == len(words), (form, parts, words)
        self.taps += 1
        chosen, old = [], ""
        for part, word in zip(parts, words):
            choices = answer["lists"].get(part["kind"], [])
            if part["kind"] == "reason" and form != "note-text":
                chosen.append(choices[0]["word"])
                self.taps += 1
            elif choices and part["kind"] != "reason":
                found = [choice for choice in choices if choice["word"] == word]
                assert found or not word, (form, word)
                chosen.append(word)
                self.taps += 1 if word else 0
                old = found[0].get("line", "") if found else ""
            else:
                text = word.strip('"') if part["kind"] == "reason" else word
                if part["kind"] == "line":  # the reason stays as it is in the line that is corrected
                    text = re.sub('".*"', lambda _, old=old: "".join(re.findall('".*"', old)), text)
                self.keys += edits(old, text) if part["kind"] == "line" else len(text)
                chosen.append(text)
        return self.put({"form": form, "parts": chosen})


def edits(old, new):
    """The keys that change a text: each sign that goes, and each that comes."""
    steps = difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return sum((old_end - old_at) + (new_end - new_at) for what, old_at, old_end, new_at, new_end in steps if what != "equal")


def environment_of(place):
    return {**os.environ, "XDG_DATA_HOME": str(place / "data"), "LC_ALL": "C.UTF-8"}


def run(program, environment, *arguments, typed=None):
    done = subprocess.run([program, *arguments], input=typed, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, (arguments, done.stdout, done.stderr)
    return done.stdout


def entries_of(program, environment, file):
    return json.loads(run(program, environment, "show", str(file), "log", "--json"))["entries"]
