#!/usr/bin/env python3
"""The recorded demo game by six Chromium pages: phones_taps_test.py TABLEBANK [ENTRIES | all]

The five players' pages and the banker's own page, each in a window of its own, with a language and a size of its own. Every act is made with the
buttons and fields of a page; what a seat may not post is put together on the banker's page. A step of a building is a tap of its own, so
the numbers of the entries differ from the recorded ones. With `all` the game must end with the same cash, deeds and totals. With
PICTURES=FOLDER each kind of page is kept as a picture."""

import json
import pathlib
import re
import shlex
import shutil
import sys
import time
import unittest

for tool in ("chromium", "chromedriver"):
    if shutil.which(tool) is None:
        print(f"skipped: {tool} is not installed")
        sys.exit(77)

import browser  # noqa: E402  it needs what was asked for above
import phones_play  # noqa: E402
from phones_pages import PHONE, SIZES, TABLEBANK, PhonePages, Play  # noqa: E402

PLAYTHROUGH = pathlib.Path(__file__).resolve().parents[1] / "playthroughs" / "two-hours.us.txt"
WISHED = sys.argv[2] if len(sys.argv) > 2 else "24"
PIN = "4711"
READERS = (("fr", PHONE), ("ru", SIZES[1]), ("en", SIZES[2]), ("it", PHONE), ("pl", SIZES[1]), ("en", PHONE))
BANK = 0
TAPPED = """const [line, bare] = arguments; // some offers name no player
    const found = shown.play.offers.find((offer) => (offer.line === line || offer.line === bare) && !offer.barred);
    if (found) return `turn.${found.id}`;
    for (const deed of shown.play.deeds) {
      const of = deed.offers.find((offer) => offer.line === line && !offer.barred);
      if (of) return `deed.${deed.name}.${of.id}`;
    }
    const card = shown.play.cards.find((offer) => offer.line === line);
    return card ? `card.${card.id}` : '';"""


class Demo(PhonePages):
    def test_the_demo_game_is_played_by_six_pages_through_taps(self):
        recorded = self.recorded()
        said = [entry["line"] for entry in recorded]
        play = self.demo()
        self.open_pages(play)
        self.numbers = {1: 1}  # recorded and played
        self.last, self.seen, begun = 1, set(), time.monotonic()
        wished = said[1:] if WISHED == "all" else said[1:int(WISHED)]
        self.turns = self.banked = 0
        skipped = 0
        for seq, line in enumerate(wished, 2):
            if skipped:  # posted together with the one before it, as in a correction
                skipped -= 1
                continue
            self.turns += line.split()[1:2] == ["roll"]
            try:
                together = self.play_line(line)
            except Exception as wrong:
                raise AssertionError(f"entry {seq}, {line}") from wrong
            self.numbers[seq] = self.last
            if re.match("amend|undo to", line):
                skipped = together - 1
                self.numbers.update({seq + at: self.last - skipped + at for at in range(together)})
        print(f"{len(wished)} entries, {self.turns} turns in {time.monotonic() - begun:.0f} s; {self.banked} lines on the banker's page")
        if WISHED == "all":
            self.check_the_end(play)

    # ---- the game and its pages ----

    def recorded(self):
        text, file = PLAYTHROUGH.read_text(), str(self.place / "recorded.tbl")
        self.opening = shlex.split(text.splitlines()[0].removeprefix("# new "))
        environment = phones_play.environment_of(self.place)
        phones_play.run(TABLEBANK, environment, "new", file, *self.opening)
        phones_play.run(TABLEBANK, environment, "do", file, typed=text)
        return phones_play.entries_of(TABLEBANK, environment, file)

    def demo(self):
        pin = self.place / "pin"
        pin.write_text(PIN + "\n")
        pin.chmod(0o600)
        file = self.place / "home.tbl"
        phones_play.run(TABLEBANK, phones_play.environment_of(self.place), "new", str(file), *self.opening)
        play = Play(self.place, "--banker-pin-file", str(pin), listen="0.0.0.0:0")
        self.addCleanup(play.stop)
        self.seats = {word.partition(":")[0]: seat for seat, word in enumerate((word for word in self.opening if ":" in word), 1)}
        return play

    def open_pages(self, play):
        driver, self.windows = self.browser.driver, []
        for number, link in enumerate([*play.links, play.bank]):
            if number > 0:
                driver.switch_to.new_window("window")
                self.browser.tell("Page.addScriptToEvaluateOnNewDocument", source=browser.PROBE)
            self.windows.append(driver.current_window_handle)
            language, size = READERS[number]
            self.browser.resize(*size)
            self.browser.wish(language)
            # A browser opens six connections to a server: each page has an address of its own, as each phone has a browser of its own.
            driver.get(re.sub(r"//[^:/]+:", f"//127.0.0.{number + 1}:", link))
        self.take(BANK)
        self.type_in("bank.pin", PIN)
        self.tap("bank.open")
        for seat in range(len(self.windows)):
            self.take(seat)
            self.browser.until("return typeof shown !== 'undefined' && shown !== null", "the page")

    def take(self, seat):
        handle = self.windows[seat - 1] if seat else self.windows[-1]
        if getattr(self, "at", None) != handle:
            self.browser.driver.switch_to.window(handle)
            self.at = handle

    def upon(self):
        return self.browser.run("return shown.play.upon")

    # ---- one line ----

    def play_line(self, line):
        """Posts it; the number of its entries."""
        before = self.last
        seat, bare = self.whose(line)
        self.take(seat)
        self.browser.until(f"return shown.play.upon >= {self.last}", "the last entry on this page")
        if seat == BANK or not self.tap_line(seat, bare):
            self.bank(self.translated(line))
        return self.last - before

    def whose(self, line):
        if line == "next":
            self.take(1)
            for seat in self.seats.values():
                self.take(seat)
                self.browser.until(f"return shown.play.upon >= {self.last}", "the last entry on this page")
                if self.browser.run(TAPPED, "next"):
                    return seat, line
        name, _, rest = line.partition(" ")
        return self.seats.get(name, BANK), rest

    def translated(self, line):
        return re.sub(r"#(\d+)", lambda found: "#" + str(self.numbers[int(found[1])]), line) if re.match("undo|amend", line) else line

    def tap_line(self, seat, rest):
        """On the page of a seat; whether it can be done there."""
        name = next(name for name, number in self.seats.items() if number == seat)
        line = rest if rest == "next" else f"{name} {rest}"
        words = rest.split()
        dice = self.browser.run("return shown.play.dice")
        throws = line.removeprefix(dice["prefix"] or f"{name} roll ")
        if dice["count"] and line.startswith(dice["prefix"]) and re.fullmatch("[1-6]( [1-6])*", throws.removeprefix(f"{name} roll ")):
            faces = throws.removeprefix(f"{name} roll ").split()
            if len(faces) == dice["count"]:
                for die, face in enumerate(faces):
                    self.tap(f"die.{die}.{face}")
                self.look(seat, words[0] + "-asks", ".asks")
                return self.post()
        if words[0] in ("build", "sell") and re.fullmatch(r"(build|sell) @\d+ \d", rest):
            return all(self.tap_line(seat, " ".join(words[:2])) for _ in range(int(words[2])))
        if words[0] == "trade":
            return self.trade(seat, line)
        if key := self.browser.run(TAPPED, line, rest):
            self.look(seat, words[0])
            if key.startswith("deed."):
                self.browser.run("document.querySelector(`[data-key=\"${CSS.escape(arguments[0])}\"]`).closest('details').open = true", key)
            self.tap(key)
            return self.post()
        if words[0] == "card" and self.browser.run("return shown.play.draws"):
            self.look(seat, "card")
            self.browser.run("""const field = document.querySelector('[data-key="card.effect"]');
                field.value = arguments[0];
                field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));""", rest.removeprefix("card "))
            return self.post()
        return False

    def post(self):
        """Posts what is shown, if it asks first; whether an entry was posted."""
        before = self.last
        self.browser.until(f"return !Boolean(tap) && (asks !== null || shown.play.upon > {before} || !saidPlace.hidden)", "the answer to the tap")
        if self.browser.run("return asks !== null"):
            self.tap("asks.post")
            self.browser.until(f"return !Boolean(tap) && (shown.play.upon > {before} || shown.play.waits)", "the entry")
        self.last = max(before, self.upon())
        return self.last > before

    def trade(self, seat, line):
        found = re.fullmatch(r"\w+ trade (\w+) give (.*) get (.*)", line)
        if not found:
            return False
        partner = self.seats[found[1]]
        self.browser.run("document.querySelector('[data-deed=\"trade\"]').open = true")
        self.tap(f"trade.with.{partner}")
        for side, sum_key in ((found[2], "giveSum"), (found[3], "getSum")):
            for item in side.split():
                self.browser.run("""const [sum, item] = arguments;
                    const box = document.querySelector(item.startsWith('@') ? `[data-key="trade.${sum}.${item}"]` : `[data-key="trade.${sum}"]`);
                    if (item.startsWith('@')) { box.click(); return; }
                    box.value = item;
                    box.dispatchEvent(new Event('input'));""", sum_key, item)
        self.look(seat, "trade", "details[open]")
        self.tap("trade.show")
        self.browser.until("return !Boolean(tap) && asks !== null", "the trade")
        self.tap("asks.post")
        self.browser.until("return !Boolean(tap) && shown.play.waits", "the offer")
        self.take(partner)
        self.browser.until("return shown.play.asked.length > 0", "the offer on the other page")
        self.look(partner, "asked", ".asks")
        self.browser.run("document.querySelector('[data-key^=\"agree.\"]').click()")
        self.browser.until(f"return !Boolean(tap) && shown.play.upon > {self.last}", "the trade that was agreed")
        self.last = self.upon()
        return True

    # ---- the banker's page ----

    def bank(self, line):
        self.take(BANK)
        self.banked += 1
        before = self.last
        self.browser.until(f"return shown.play.upon >= {before}", "the last entry on the banker's page")
        if key := self.browser.run(TAPPED, line):
            self.tap(key)
        elif not self.put_together(line):
            typed = line.partition('" ')[2] if line.startswith("force ") else line
            self.type_in("card.line", typed)
            self.tap("bank.look")
            self.browser.until("return !Boolean(tap) && (asks !== null || !saidPlace.hidden)", "what the line would post")
            if line.startswith("force "):
                self.browser.until("return document.querySelector('[data-key^=\"bank.reason.\"]')", "the reasons")
                self.browser.run("document.querySelector('[data-key^=\"bank.reason.\"]').click()")
                self.look(BANK, "force", "details[open]")
                self.tap("bank.show")
        if not self.post():
            self.fail(f"not posted: {line}: {self.browser.text('body')[:500]}")

    def put_together(self, line):
        form, words = next(((form, found.groups()) for pattern, form in phones_play.Banker.FORMS if (found := re.fullmatch(pattern, line))), (None, ()))
        if form is None:
            return False
        self.browser.run("document.querySelector('[data-deed=\"forms\"]').open = true")
        self.browser.until("return !areOld()", "the forms")
        self.pick("bank.form", form)
        for at, word in enumerate(words):
            if not word:
                continue
            key = f"bank.part.{at}"
            text = word.strip('"')
            self.browser.run("""const [key, text] = arguments;
                const part = document.querySelector(`[data-key="${key}"]`);
                part.value = text;
                part.dispatchEvent(new Event(part.tagName === 'SELECT' ? 'change' : 'input'));""", key, text)
        self.look(BANK, form, "details[open]")
        self.tap("bank.show")
        return True

    # ---- what is seen, and the end ----

    def look(self, seat, kind, where=None):
        """The first page of its kind: nothing is cut, too small or unreadable."""
        if kind in self.seen:
            return
        self.seen.add(kind)
        if where:
            self.browser.until(f"return !Boolean(tap) && document.querySelector('{where}')", where)
        for language, size in READERS[:3]:
            self.browser.choose(language)
            self.browser.resize(*size)
            with self.subTest(kind=kind, language=language, size=size):
                self.assertEqual(self.faults(), [])
                self.picture(f"{kind}-{language}")
        language, size = READERS[seat - 1]
        self.browser.choose(language)
        self.browser.resize(*size)

    def check_the_end(self, play):
        play.stop()
        environment = phones_play.environment_of(self.place)
        for words in (("show",), ("settle",)):
            mine, other = (json.loads(phones_play.run(TABLEBANK, environment, *words, str(file), "--json"))
                           for file in (play.file, self.place / "recorded.tbl"))
            self.assertEqual(bare(mine), bare(other))


def bare(result):
    """Without the values that depend on the file, its moments and the numbers of its entries."""
    if isinstance(result, dict):
        dropped = ("file", "game", "head", "hash", "clock", "at", "id", "saved", "made", "checkpoint", "minutes_used", "why", "reason", "entries", "last",
                   "seq", "entry")
        return {key: bare(value) for key, value in result.items() if key not in dropped}
    return [bare(value) for value in result] if isinstance(result, list) else result


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
