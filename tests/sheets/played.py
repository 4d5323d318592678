"""Evenings whose score sheets have several pages: six players with long names, all deeds sold, many corrections."""

import json
import os
import subprocess

LOCALES = {"en": "C.UTF-8", "ru": "ru_RU.UTF-8", "fr": "fr_FR.UTF-8", "it": "it_IT.UTF-8", "pl": "pl_PL.UTF-8"}
NAMES = ("Anna-Katharina Hohenfels", "Boris", "Clara O'Neill", "Дмитрий Преображенский", "Żaneta Wójcik", "Wolfgang Wolfeschlegel")
DEEDS = {1: (1, 3, 5, 6, 8, 9), 2: (11, 13, 14, 12, 15), 3: (16, 18, 19, 25, 28), 4: (21, 23, 24, 35), 5: (26, 27, 29, 31), 6: (32, 34, 37, 39)}
BUILT = {1: (6, 8), 3: (16, 18), 5: (26, 27)}
BANK_ONLY = ("fr", "it")  # whose players pay each other nothing without a reason of the book
SLIPS = 24


class Program:
    def __init__(self, file, editions):
        self.file, self.editions = str(file), str(editions)

    def ran(self, *arguments, language="en", words=None):
        environment = os.environ | {"LC_ALL": LOCALES[language], "TABLEBANK_EDITIONS": self.editions}
        return subprocess.run([self.file, *map(str, arguments)], env=environment, input=words, capture_output=True, text=True, check=False)

    def run(self, *arguments, language="en", words=None):
        ran = self.ran(*arguments, language=language, words=words)
        if ran.returncode != 0:
            raise AssertionError(f"{arguments}: {ran.stderr}{ran.stdout[-300:]}")
        return ran.stdout

    def post(self, game, lines):
        self.run("do", game, words="\n".join(lines) + "\n")

    def sheet(self, game, language="en"):
        return json.loads(self.run("sheet", game, "--json", language=language))

    def last(self, game):
        return json.loads(self.run("verify", game, "--json"))["entries"]


class Evening:
    """A game of one edition; `of` multiplies its sums as the notes of its box are."""

    def __init__(self, program, game, edition, goal="timed", of=1):
        self.program, self.game, self.edition, self.timed, self.of = program, game, edition, goal == "timed", of
        has_roles = edition not in ("football", "classic")
        roles = (":monopolist", ":competitor") if has_roles else ("", "")
        self.has_roles = has_roles
        players = [word for seat, name in enumerate(NAMES) for word in ("--player", name + roles[seat % 2])]
        minutes = ("--minutes", "90") if self.timed else ()
        program.run("new", game, "--edition", edition, "--goal", goal, *minutes, "--rule", "track_tokens=no", *players)

    def post(self, *lines):
        self.program.post(self.game, lines)

    def number(self):
        return self.program.last(self.game)

    def newest(self, line):
        """The number of the newest entry whose line ends so."""
        entries = json.loads(self.program.run("show", self.game, "log", "--json"))["entries"]
        return max(entry["seq"] for entry in entries if entry["line"].endswith(line))

    def prize(self, seat):
        return self.newest(f'get {self.of * 2600 + seat} "a prize"')

    def paid(self, seat, sum_, to, why):
        return f'{seat} pay {sum_} "{why}"' if self.edition in BANK_ONLY else f'{seat} pay {sum_} to {to} "{why}"'

    def buy_and_build(self):
        prizes = [f'{seat} get {self.of * 2600 + seat} "a prize"' for seat in DEEDS]
        self.post(*(["clock start"] if self.timed else []), *prizes, *(f"{seat} buy @{deed}" for seat, deeds in DEEDS.items() for deed in deeds))
        self.post(*(f"{seat} build @{deed}" for seat, deeds in BUILT.items() for deed in deeds))
        self.post("6 mortgage @34", "4 mortgage @35", "2 mortgage @11", "2 mortgage @13", "6 redeem @34")

    def slip(self):
        """Payments that never were, each undone with a reason; two of them are restored."""
        first = self.number() + 1
        lines = []
        for slip in range(SLIPS):
            reason = "a slip" if slip % 3 else f"slip {slip}, which the neighbour of the banker found when the notes did not agree with the screen"
            lines += [self.paid(slip % 6 + 1, self.of * 1000 + slip, (slip + 1) % 6 + 1, f"wager {slip}"), f'undo #{first + 2 * slip} "{reason}"']
        self.post(*lines, self.paid(3, self.of * 1010, 4, "a bet"), "undo", "redo")

    def correct_play(self):
        force = "the table agreed on it, after a long talk about what the book says"
        self.post('rule ties more_cash_kept "agreed by all six"', 'rule ties more_deeds "and again"',
                  f'force "{force}" 2 build @14', f'1 count {self.of * 1234} "one note had stuck to another one"',
                  '4 get 7 "a gift"')
        self.post(f"undo to #{self.number() - 3}", "redo", f'amend #{self.prize(2)} 2 get {self.of * 2700} "a prize"')
        self.post('4 seat "Vera Nowak-Kowalska" "went home"', '4 rename "Вера Новак" "typed wrong"', '1 swap 3 "the draught"')
        if self.timed:
            self.post('clock stop "supper"', "clock start", 'clock extend 10 "supper took long"', 'clock set 47:30 "the clock of the hall"')

    def end(self):
        self.post('clock call "the hall closes"', *([] if self.edition == "fr" else ["closing", "4 redeem @35"]),
                  f'3 count {self.of * 1777} "by hand"', f'5 count {self.of * 1700} waived "some notes are missing, and the table agrees"', "keep")
        if self.has_roles:
            self.post("walk next", 'walk next "Vera"', 'walk @12 3 4 @28 5 6 "Vera Maria"')
        else:
            self.post("walk")
        self.post("finish")

    def certify(self):
        number = self.number() + 1
        self.post('confirm rulings "Vera Maria"', '1 protest #20 "the price was another one"', '2 protest "no salary was paid"',
                  f"protest heard #{number + 1}", f'protest upheld #{number + 1} "a mistake of the bank"', f"protest heard #{number + 2}",
                  f'protest dismissed #{number + 2} "it was paid"', f'protest appealed #{number + 2} "he asks the referee"', "protest minutes 20",
                  *(f"{seat} signs" for seat in (1, 3, 4, 5)), '6 refuses "my last turn"',
                  'certify despite "the hall closes and the train does not wait" "Vera Maria"')

    def correct_sheet(self):
        """A total that the judge sets, a payment that is amended in the play, and a second certificate."""
        self.post('correct "the prize of seat 3 was more"')
        kept = "".join(f"; #{self.newest(reason)} keep" for reason in ('had stuck to another one"', 'and the table agrees"'))
        self.post(f'force "the prize was heard" amend #{self.prize(1)} 1 get {self.of * 2650} "a prize"{kept}')
        self.post('5 adjust 1612.4 "the rent cannot be played again"', '6 adjust -20 "slow play"', '6 adjust +5.5 "not so slow"')
        self.post(*(f"{seat} signs" for seat in (1, 2, 3, 4, 5, 6)), 'certify despite "no time for protests" "Vera Maria"')

    def leave(self):
        """Goal A ends when one player is left."""
        self.post(*(f'{seat} leaves "the last train"' for seat in (6, 5, 4, 3, 2)), 'confirm rulings "Vera Maria"', '1 protest "a slip"', "1 signs",
                  'certify despite "the train does not wait" "Vera Maria"')

    def correct_name(self):
        self.post('correct "a name"', '4 rename "Вера Новак-Ковальская" "she said so"', "1 signs", 'certify despite "as before" "Vera Maria"')

    def states(self):
        """The steps to each state whose sheet is looked at."""
        begin = (self.buy_and_build, self.slip, self.correct_play)
        if self.timed:
            return {"certified": (*begin, self.end, self.certify), "corrected": (self.correct_sheet,)}
        return {"unfinished": begin, "certified": (self.leave,), "corrected": (self.correct_name,)}
