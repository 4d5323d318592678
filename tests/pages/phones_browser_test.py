#!/usr/bin/env python3
"""Phones that act, in Chromium: phones_browser_test.py TABLEBANK

Each player has a page of their own; the game is played by taps alone. With PICTURES=FOLDER the pages are kept there as pictures."""

import json
import shutil
import sys
import time
import unittest
import urllib.error
import urllib.request

for tool in ("chromium", "chromedriver"):
    if shutil.which(tool) is None:
        print(f"skipped: {tool} is not installed")
        sys.exit(77)

from phones_pages import LANGUAGES, PHONE, SIZES, PhonePages  # noqa: E402  it needs what was asked for above


class Phones(PhonePages):
    def test_a_round_is_played_by_taps_alone(self):
        play = self.serve()
        self.phones(play)
        self.take(1)
        self.assertEqual(self.browser.text("h1"), "Anna")
        self.assertIn("It is your turn.", self.browser.text("main"))
        self.take(2)
        self.assertNotIn("It is your turn.", self.browser.text("main"))
        self.assertEqual(self.browser.run("return document.querySelectorAll('.dice').length"), 0)
        self.roll(1, 2, 4)
        self.tap("turn.buy")
        self.roll(2, 2, 4)
        self.tap("turn.pay")
        self.settled()
        self.take(1)
        self.browser.until("return document.body.innerText.includes('You were paid.')", "the payment on the other phone")
        self.picture("paid")
        self.roll(3, 3, 5)
        self.tap("turn.decline")
        self.settled()
        log = play.log()[1:]
        self.assertEqual([entry["line"] for entry in log],
                         ["Anna roll 2 4", "Anna buy @6", "Boris roll 2 4", "Boris rent @6", "Clara roll 3 5", "Clara decline"])
        self.assertEqual([entry["phone"] for entry in log], [1, 1, 2, 2, 3, 3])
        self.assertEqual([line for line in self.browser.said() if "SEVERE" in line and play.address in line], [])

    def test_every_page_fits_a_phone_in_every_language_and_scheme(self):
        play = self.serve()
        self.phones(play)
        self.roll(1, 2, 4)
        for state in ("offer", "dice", "card"):
            if state == "dice":
                self.tap("turn.buy")
                self.settled()
                self.take(2)
                self.browser.until("return document.querySelector('.dice')", "the dice")
            if state == "card":
                self.roll(2, 1, 1)
                self.browser.until("return document.querySelector('.pick')", "the cards")
            for language in LANGUAGES:
                self.browser.choose(language)
                for scheme in ("light", "dark"):
                    self.browser.colours(scheme)
                    for size in SIZES:
                        self.browser.resize(*size)
                        with self.subTest(state=state, language=language, scheme=scheme, size=size):
                            self.assertEqual(self.faults(), [])
                            self.picture(f"{state}-{language}-{scheme}-{size[0]}")
            self.browser.choose("en")
            self.browser.colours("light")
            self.browser.resize(*PHONE)

    def test_a_card_is_posted_by_its_number_or_by_what_it_says(self):
        play = self.serve()
        self.phones(play)
        self.roll(1, 1, 1)
        self.browser.until("return document.querySelector('[data-key=\"card.effect\"]')", "the field for a card")
        self.browser.run("""const field = document.querySelector('[data-key="card.effect"]');
            field.value = '+50';
            field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));""")
        self.tap("asks.post")
        self.settled()
        self.assertEqual(play.log()[-1]["line"], "Anna card +50")

    def test_a_trade_is_put_together_and_agreed_on_two_phones(self):
        play = self.serve()
        self.phones(play)
        self.roll(1, 2, 4)
        self.tap("turn.buy")
        self.settled()
        self.browser.until("return document.querySelector('[data-key=\"trade.giveSum.@6\"]')", "the deed to give")
        self.browser.run("""for (const box of document.querySelectorAll('details')) box.open = true;
            document.querySelector('[data-key="trade.giveSum.@6"]').click();
            const sum = document.querySelector('[data-key="trade.getSum"]');
            sum.value = '150';
            sum.dispatchEvent(new Event('input'));""")
        self.everywhere("trade")
        self.tap("trade.show")
        self.tap("asks.post")
        self.browser.until("return document.body.innerText.includes('Waits for Boris')", "the offer")
        self.take(2)
        self.browser.until("return document.body.innerText.includes('A trade is offered to you')", "the offer on the other phone")
        self.everywhere("asked")
        self.browser.run("document.querySelector('[data-key^=\"agree.\"]').click()")
        self.browser.until("return !document.querySelector('.asks')", "the end of the offer")
        self.assertEqual(play.log()[-1]["line"].split()[:3], ["Anna", "trade", "Boris"])

    def test_the_banker_confirms_and_declines(self):
        play = self.serve("--phones", "confirm")
        self.phones(play)
        self.roll(1, 2, 4)
        self.browser.until("return document.body.innerText.includes('Waits for the banker')", "the act that waits")
        self.everywhere("waits")
        play.type("")
        self.browser.until("return document.querySelector('[data-key=\"turn.buy\"]')", "the offer")
        self.tap("turn.buy")
        self.browser.until("return document.body.innerText.includes('Waits for the banker')", "the purchase that waits")
        play.type("no")
        self.browser.until("return document.body.innerText.includes('The banker did not post this')", "the answer of the banker")
        self.assertEqual(play.log()[-1]["line"], "Anna roll 2 4")

    def test_after_the_bell_a_player_counts_and_signs_in_every_language(self):
        play = self.serve(new=("--goal", "timed", "--minutes", "60"))
        play.type("clock start")
        play.type('clock call "the bell"')
        play.links = play.links[:1]
        self.phones(play)
        self.browser.until("return document.querySelector('[data-key=\"card.count\"]')", "the field for the notes")
        self.everywhere("count")
        self.type_in("card.count", "1490")
        self.tap("count.show")
        self.everywhere("asks")
        self.tap("asks.post")
        self.browser.until("return document.body.innerText.includes('Waits for the banker')", "the count that waits")
        play.type("")
        for line in ("closing", "keep", "walk @12 1 1", "finish"):
            play.type(line)
        self.browser.until("return document.querySelector('.offers button')", "the signature")
        self.everywhere("signs")
        self.browser.run("document.querySelector('.offers button').click()")
        self.browser.until("return !document.querySelector('main.sending')", "the answer")
        self.assertEqual([entry["line"] for entry in play.log()][-1], "Anna signs")
        self.assertIn('Anna count 1490 "counted by the player"', [entry["line"] for entry in play.log()])

    def test_the_program_throws_the_dice_where_the_table_wants_it(self):
        play = self.serve("--phone-dice")
        self.phones(play)
        self.take(1)
        self.tap("dice.roll")
        self.browser.until("return document.querySelector('.offers button, .pick')", "the offers after the roll")
        self.assertRegex(play.log()[-1]["line"], r"^Anna roll [1-6] [1-6]$")
        self.assertEqual(self.faults(), [])

    def test_the_page_of_the_banker_asks_for_its_pin_and_posts_any_line(self):
        pin = self.place / "pin"
        pin.write_text("4711\n")
        pin.chmod(0o600)
        play = self.serve("--banker-pin-file", str(pin), "--phones", "confirm")
        play.links = [play.links[0], play.bank]
        self.phones(play)
        self.take(2)
        self.type_in("bank.pin", "0000")
        self.tap("bank.open")
        self.browser.until("return document.body.innerText.includes('This is not the PIN.')", "the refusal")
        self.everywhere("bank-pin")
        self.type_in("bank.pin", "471")
        play.type('note "posted while the PIN is typed"')
        play.type("undo")
        self.browser.until("return document.querySelector('[data-key=\"bank.pin\"]')", "the field")
        time.sleep(0.5)
        self.assertEqual(self.browser.run("return document.querySelector('[data-key=\"bank.pin\"]').value"), "471")
        self.type_in("bank.pin", "4711")
        self.tap("bank.open")
        self.browser.until("return document.querySelector('[data-key=\"bank.stop\"]')", "the page")
        self.roll(1, 2, 4)
        self.take(2)
        self.browser.until("return document.body.innerText.includes('Anna waits for you')", "the act that waits")
        self.everywhere("bank")
        self.put_together_in_every_language()
        self.browser.run("document.querySelector('[data-key^=\"bank.confirm.\"]').click()")
        self.browser.until("return !document.body.innerText.includes('Anna waits for you')", "the end of it")
        self.type_in("card.line", "boris pay 50 to anna")
        self.tap("bank.look")
        self.tap("asks.post")
        self.settled()
        self.assertEqual(self.browser.run("return document.querySelector('[data-key=\"card.line\"]').value"), "")
        self.browser.run("window.scrollTo(0, 0)")
        self.assertEqual([entry["line"] for entry in play.log()[1:]], ["note \"posted while the PIN is typed\"", "undo #2", "Anna roll 2 4", "Boris pay 50 to Anna"])
        self.assertEqual([line for line in self.browser.said() if "SEVERE" in line and play.address in line and "403" not in line and "401" not in line], [])

    def put_together_in_every_language(self):
        """A line of taps: the form, its words, and a reason."""
        self.browser.run("document.querySelector('[data-deed=\"forms\"]').open = true")
        self.pick("bank.form", "player-free-why")
        self.pick("bank.part.0", "Clara")
        self.browser.until("return document.querySelector('[data-key^=\"bank.reason.\"]')", "the reasons")
        self.everywhere("bank-forms")

    def test_the_banker_posts_a_line_of_taps_and_one_against_the_rules(self):
        pin = self.place / "pin"
        pin.write_text("4711\n")
        pin.chmod(0o600)
        play = self.serve("--banker-pin-file", str(pin))
        play.links = [play.bank]
        self.phones(play)
        self.type_in("bank.pin", "4711")
        self.tap("bank.open")
        self.browser.until("return document.querySelector('[data-deed=\"forms\"]')", "the page")
        self.browser.run("document.querySelector('[data-deed=\"forms\"]').open = true")
        self.pick("bank.form", "player-count-n-waived-why")
        self.pick("bank.part.0", "Boris")
        self.browser.run("""const field = document.querySelector('[data-key="bank.part.1"]');
            field.value = '1490';
            field.dispatchEvent(new Event('input'));""")
        self.tap("bank.reason.counted again")
        self.tap("bank.show")
        self.tap("asks.post")
        self.settled()
        self.type_in("card.line", "Clara buy @39")
        self.tap("bank.look")
        self.browser.until("return !document.querySelector('.said').hidden", "the refusal")
        self.tap("bank.reason.agreed by the table")
        self.picture("bank-force")
        self.tap("bank.show")
        self.tap("asks.post")
        self.settled()
        self.assertEqual([entry["line"] for entry in play.log()[1:]],
                         ['Boris count 1490 "counted again"', 'force "agreed by the table" Clara buy @39'])

    def test_a_lost_server_is_named_and_a_tap_is_posted_once_when_it_is_back(self):
        play = self.serve()
        self.phones(play)
        listen = play.address.removeprefix("http://").rstrip("/")
        self.take(1)
        self.tap("die.0.2")
        self.tap("die.1.4")
        self.browser.until("return document.querySelector('.asks')", "the preview")
        links = play.links
        play.process.kill()
        play.stop()
        self.tap("asks.post")
        self.browser.until("return document.querySelector('footer').classList.contains('alarm')", "the alarm")
        self.picture("lost")
        play.start(listen)
        self.assertEqual(play.links, links)
        self.browser.until("return document.querySelector('[data-key=\"turn.buy\"]')", "the offer after the restart", 30)
        self.assertEqual([entry["line"] for entry in play.log()[1:]], ["Anna roll 2 4"])
        self.assertFalse(self.browser.run("return document.querySelector('footer').classList.contains('alarm')"))

    def test_an_older_page_that_arrives_later_is_not_shown(self):
        play = self.serve()
        self.phones(play)
        self.take(1)
        self.browser.run("""const real = window.fetch;
            let late = true;
            window.fetch = async (...asked) => {
              const isLate = late;
              late = false;
              const answer = await real(...asked);
              if (isLate) await new Promise((done) => { setTimeout(done, 1500); });
              return answer;
            };
            load();""")
        time.sleep(0.3)
        play.type('note "tea"')
        self.browser.until("return shown.play.upon === 2", "the newer page")
        time.sleep(1.6)
        self.assertEqual(self.browser.run("return shown.play.upon"), 2)

    def test_a_preview_stays_while_others_post_what_does_not_change_it(self):
        play = self.serve()
        self.phones(play)
        self.take(1)
        self.tap("die.0.2")
        self.tap("die.1.4")
        self.browser.until("return asks && !tap", "the preview")
        play.type('note "tea"')
        self.browser.until("return shown.play.upon === 2 && asks", "the preview after the note")
        play.type("Anna at @5")
        self.browser.until("return shown.play.upon === 3", "the page after the move")
        time.sleep(0.5)
        self.assertFalse(self.browser.run("return Boolean(asks)"))
        self.assertEqual([entry["line"] for entry in play.log()[1:]], ['note "tea"', "Anna at @5"])

    def test_two_phones_of_one_seat_show_the_same_and_pay_once(self):
        play = self.serve()
        play.links = [play.links[0], play.links[0]]
        self.phones(play)
        self.roll(1, 2, 4)
        self.take(2)
        self.browser.until("return document.querySelector('[data-key=\"turn.buy\"]')", "the offer on the second phone")
        self.tap("turn.buy")
        self.settled()
        self.take(1)
        self.browser.until("return !document.querySelector('[data-key=\"turn.buy\"]')", "the first phone without the offer")
        self.assertEqual([entry["line"] for entry in play.log()[1:]], ["Anna roll 2 4", "Anna buy @6"])

    def test_a_withdrawn_link_opens_nothing_and_says_so(self):
        play = self.serve()
        self.phones(play)
        self.take(2)
        play.type("phones withdraw Boris")
        self.browser.until("return document.body.innerText.includes('This link opens no seat')", "the refusal")
        self.assertEqual(self.browser.text("main"), "")

    def test_the_banker_stops_all_phones_and_they_say_so(self):
        play = self.serve()
        self.phones(play)
        self.take(1)
        play.type("phones stop")
        self.browser.until("return document.body.innerText.includes('The banker has stopped all phones.')", "the message")
        self.tap("die.0.2")
        self.tap("die.1.4")
        self.browser.until("return !document.querySelector('.said').hidden", "the refusal")
        play.type("phones go")
        self.browser.until("return !document.querySelector('main').innerText.includes('The banker has stopped')", "the end of it")
        self.roll(1, 2, 4)
        self.assertEqual(play.log()[-1]["line"], "Anna roll 2 4")

    def test_a_phone_whose_clock_is_wrong_shows_the_time_of_the_table(self):
        play = self.serve(new=("--goal", "timed", "--minutes", "60"))
        play.type("clock start")
        play.links = play.links[:1]
        self.browser.driver.switch_to.new_window("tab")
        self.browser.tell("Page.addScriptToEvaluateOnNewDocument", source="const now = Date.now; Date.now = () => now() + 3 * 3600 * 1000;")
        self.browser.open(play.links[0])
        self.browser.until("return /59:[0-5][0-9]/.test(document.querySelector('.clock').innerText)", "the time that is left")

    def test_no_one_else_acts_with_a_post(self):
        play = self.serve()
        secret = play.links[0].partition("#")[2]
        body = json.dumps({"text": "34"}).encode()
        for headers, status in (({"Seat-Secret": secret}, 403),
                                ({"Seat-Secret": secret, "Origin": "http://elsewhere.example"}, 403),
                                ({"Origin": play.address.rstrip("/")}, 403),
                                ({"Seat-Secret": "0" * 32, "Origin": play.address.rstrip("/")}, 403),
                                ({"Seat-Secret": secret, "Origin": play.address.rstrip("/")}, 200)):
            request = urllib.request.Request(play.address + "seat/try", body, headers)
            try:
                with urllib.request.urlopen(request) as answer:
                    self.assertEqual(answer.status, status)
            except urllib.error.HTTPError as error:
                with error:
                    self.assertEqual(error.code, status, headers)
        self.assertEqual(len(play.log()), 1)

    def test_what_a_phone_does_is_on_the_others_at_once(self):
        play = self.serve()
        self.phones(play)
        self.roll(1, 2, 4)
        origin = {"Seat-Secret": play.links[0].partition("#")[2], "Origin": play.address.rstrip("/")}
        took = []
        for _ in range(10):
            begun = time.monotonic()
            with urllib.request.urlopen(urllib.request.Request(play.address + "seat/state", b"{}", origin)) as answer:
                json.load(answer)
            took.append(time.monotonic() - begun)
        print(f"a page in {1000 * sorted(took)[5]:.0f} ms ", end="", flush=True)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=1)
