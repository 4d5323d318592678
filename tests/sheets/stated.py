"""The statements of a sheet's JSON, as the tables and the figures that its paper has to have."""

import dataclasses
import functools
import re
import tomllib
from decimal import Decimal

import catalogue

EMPTY = ""
OF_ENTRIES = ("rulings-since", "forced", "undone", "unasked", "protest")  # what is not done, of an entry
MOST_GONE = 8  # lines that are shown as undone with a correction
# The tables of book_words.cpp of editions without roles.
SAID_OTHERWISE = {"football": ("of_enterprises", "of_bench", "of_equals"), "classic": ("of_equals",)}
PEN = "____"  # a box for a pen: in the terminal a line, on paper a frame without words


class Figures(str):
    """A cell whose words are the program's own: its figures are compared."""


def figures(text):
    return re.findall(r"\d+", text)


@dataclasses.dataclass
class Table:
    """`key` is the column in which each row has words; a row has one or more lines of cells."""
    heading: str
    heads: list
    key: int
    rows: list

    def column(self, cell):
        return sum(head != EMPTY for head in self.heads[:cell + 1])

    @property
    def heads_text(self):
        return "".join(self.heads)


class Sheet:
    def __init__(self, sheet, words, edition, log, lines=None):
        """`lines` are those of the corrections by entry: in English, or of the terminal in this language; none if the JSON states them."""
        self.sheet, self.words, self.log, self.lines = sheet, words, log, lines
        self.edition = edition
        source = tomllib.loads((catalogue.ROOT / "editions" / f"{edition}.toml").read_text(encoding="utf-8"))
        self.edition_name, self.symbol = source["name"], source["currency"]["symbol"]
        self.notes = sorted({note["value"] for note in source["box"]["notes"]}, reverse=True)
        self.players = sheet["players"]
        self.seated = [player for player in self.players if "out" not in player]
        self.has_roles = self.players[0]["role"] != "player"
        self.is_walk = sheet["decides"] == "timed" and source["rules"].get("timed_score", {}).get("is") != "total_worth"

    def role(self, player):
        role = self.words(player["role"]) if self.has_roles else EMPTY
        left = self.words("has left the table") if "out" in player else EMPTY
        return self.words("{role}, {left}", role=role, left=left) if role and left else role or left

    @functools.cached_property
    def tables(self):
        made = [self.result(), self.counted(), self.payments(), self.people(), self.corrections(), self.adjustments(), self.protests(),
                self.walk(), self.totals()]
        return [table for table in made if table and table.rows]

    def result(self):
        words, timed = self.words, self.sheet["decides"] == "timed"
        heads = [words.column("Place"), words.column("Seat"), words("Player"), words("Role") if self.has_roles else EMPTY, words("Cash")]
        sums = ["cash"]
        if self.is_walk:
            heads += [words.column("Kept"), words.column("Walk")]
            sums += ["kept", "from_deeds"]
        elif timed:
            heads.append(words.column("From deeds"))
            sums.append("from_deeds")
        heads.append(words("Total, {symbol}" if timed else "Could raise, {symbol}", symbol=self.symbol))
        sums.append("total" if timed else "raise")
        rows = []
        for player in self.players:
            cells = [words.sum(player[sum_]) if sum_ in player else EMPTY for sum_ in sums]
            if "adjusted" in player:
                cells[-1] += " *"
            place = f"{player['place']}." if "place" in player else EMPTY
            rows.append([[place, str(player["seat"]), player["name"], self.role(player), *cells]])
        return Table(words("Result" if timed else "The table as it is"), heads, 2, rows)

    def counted(self):
        words = self.words
        heads = [words("Player"), *(words.sum(str(value)) for value in self.notes), words.column("Sum"), words.column("In the books"),
                 words.column("Difference")]
        called = max([step["entry"] for step in self.sheet["clock"] if step["clock"] == "called"], default=0)
        rows = []
        for player in self.seated:
            counts = [hand for hand in self.sheet.get("counts", self.sheet.get("counted", [])) if hand["player"] == player["name"]]
            counts = [hand for at, hand in enumerate(counts) if hand["entry"] > called > 0 or at + 1 == len(counts)]
            for hand in counts:
                difference = int(hand["counted"]) - int(hand["booked"])
                amount = ("+" if difference > 0 else "") + words.sum(str(difference))
                told = words("{amount} waived" if hand.get("waived") else "{amount} posted", amount=amount) if difference else "0"
                rows.append([[f"{player['name']} #{hand['entry']}", *([PEN] * len(self.notes)), words.sum(hand["counted"]),
                              words.sum(hand["booked"]), told]])
            if counts and (counts[-1].get("handed_in") or counts[-1]["booked" if counts[-1].get("waived") else "counted"] == player["cash"]):
                continue
            name = words("{player}, handed in", player=player["name"]) if counts else player["name"]
            rows.append([[name, *([PEN] * (len(self.notes) + 1)), words.sum(player["cash"]), EMPTY]])
        return Table(words("Cash counted"), heads, 1, rows)

    def earnings(self, walk, worth, earn):
        return self.words(earn if self.sheet["decides"] != "timed" else walk if self.is_walk else worth)

    def payments(self):
        if self.sheet["decides"] == "last":
            return None
        words = self.words
        rows = []
        for player in self.seated:
            paid = "  ·  ".join(f"{deed['deed']}{catalogue.HARD_SPACE}{words.sum(deed['amount'])}" for deed in player["walk"])
            rows.append([[player["name"], paid or words("nothing", "payments"), words.sum(player["from_deeds"])]])
        heading = self.earnings("The walk round the board", "What the deeds are worth", "What the deeds earn")
        return Table(heading, [words("Player"), words.column("Payments"), words.column("Sum")], 1, rows)

    def people(self):
        verb = re.compile(r'^("[^"]*"|\w+) (seat|rename|swap|leaves) ')
        told = [entry for entry in self.log if verb.match(entry["line"]) and "reversed_by" not in entry]
        note = {"swap": " " + self.words("Each of them takes over what the other one had.")}
        rows = [[[f"#{entry['seq']}", self.words.time(entry["at"]),
                  entry["text"][0].upper() + entry["text"][1:] + note.get(verb.match(entry["line"])[2], EMPTY)]] for entry in told]
        return Table(self.words("People"), [self.words.column("Entry"), self.words.column("Time"), EMPTY], 1, rows)

    def kind(self, correction):
        return self.words(correction["correction"].replace("-", " "), "a correction")

    def line(self, correction):
        """The line with what it undoes, in English as the JSON has it: one line below the other, if there are several."""
        if self.lines is not None:
            return self.lines[correction["entry"]]
        line = correction["line"].removeprefix(f'force "{correction.get("why")}" ').removesuffix(f' "{correction.get("why")}"')
        action = self.log[correction["entry"] - 1:correction.get("to", correction["entry"])]
        gone = [self.log[entry["reverses"] - 1]["line"] for entry in action if "reverses" in entry]
        for entry in action:
            if "reverses" not in entry and entry["line"] in gone:
                gone.remove(entry["line"])
        gone.reverse()
        parts = [part if at == 0 else f"#{part}" for at, part in enumerate(line.split("; #"))]
        if correction["correction"] != "put-right" and len(gone) == 1:
            return [f"{parts[0]}: {gone[0]}", *parts[1:]]
        return parts + [f"before: {each}" for each in gone[:MOST_GONE]] + (["…"] if len(gone) > MOST_GONE else [])

    def rules(self, codes):
        """The rules that were set aside, in the words of the book."""
        sentences = []
        for code in codes:
            sentence = catalogue.refusals()[code]
            for table in SAID_OTHERWISE.get(self.edition, ()):
                if sentence in catalogue.said_otherwise(table):
                    sentence = catalogue.said_otherwise(table)[sentence]
                    break
            sentences.append(self.words(sentence))
        return self.words.list(sentences) if sentences else EMPTY

    def corrections(self):
        column = self.words.column
        rows = []
        for correction in self.sheet["corrections"]:
            number = f"#{correction['entry']}" + (f"–{correction['to']}" if "to" in correction else EMPTY)
            rules = self.rules(correction.get("set_aside", []))
            why = correction.get("why", EMPTY)
            reason = self.words("{what} ({rule})", what=why, rule=rules) if why and rules else why or rules
            first, *further = self.line(correction)
            rows.append([[number, self.words.time(correction["at"]), self.kind(correction), first, reason],
                         *([EMPTY, EMPTY, EMPTY, line, EMPTY] for line in further)])
        heads = [column("Entry"), column("Time"), EMPTY, column("Line"), column("Reason")]
        return Table(self.words("Corrections and forced entries"), heads, 1, rows)

    def adjustments(self):
        column, sum_ = self.words.column, self.words.sum
        rows = [[[f"#{set_['entry']}", set_["player"], sum_(set_["from"]), sum_(set_["to"]), set_["why"]]]
                for set_ in self.sheet.get("adjustments", [])]
        heads = [column("Entry"), self.words("Player"), column("Before"), column("Set"), column("Reason")]
        return Table(self.words("Totals set by the judge"), heads, 1, rows)

    def protests(self):
        words = self.words
        rows = []
        for protest in self.sheet.get("protests", []):
            for at, step in enumerate(protest["course"]):
                about = f"#{protest['about']}" if "about" in protest else words("something left out")
                rows.append([[f"#{step['entry']}", words.time(step["at"]), EMPTY if at else protest["player"], EMPTY if at else about,
                              words(step["state"], "of a protest"), step.get("why", EMPTY)]])
        heads = [words.column("Entry"), words.column("Time"), words("Player"), words.column("About"), EMPTY, words.column("Reason")]
        return Table(words("Protests"), heads, 1, rows)

    def working(self, working):
        figure = self.words.sum(working["amount"]) if "amount" in working else EMPTY
        return [EMPTY, working["what"], EMPTY, figure, Figures(working["rule"])]

    def walk(self):
        if self.sheet["decides"] == "last":
            return None
        words = self.words
        deeds = sorted(((int(deed["deed"][1:]), deed, player["name"]) for player in self.seated for deed in player["walk"]), key=lambda each: each[0])
        rows = [[[deed["deed"], deed["name"], owner, words.sum(deed["amount"]), EMPTY], *map(self.working, deed["workings"])]
                for _, deed, owner in deeds]
        heading = self.earnings("The walk, square by square", "What the deeds are worth, square by square", "What the deeds earn, square by square")
        return Table(heading, [EMPTY, words("Deed"), words("Owner"), words.column("Amount"), words.column("Paragraph")], 0, rows)

    def totals(self):
        """Without workings, which the JSON does not have: `sums_of_total` has what they come to."""
        words = self.words
        rows = []
        for player in self.seated:
            total = player["total" if self.sheet["decides"] == "timed" else "raise"]
            rows.append([[f"{player['place']}." if "place" in player else EMPTY, words(player["role"]) if self.has_roles else EMPTY, player["name"],
                          words.sum(total), EMPTY]])
        heads = [EMPTY, words("Role") if self.has_roles else EMPTY, words("Player"), words.column("Amount"), words.column("Paragraph")]
        return Table(words("How each total is made up"), heads, 2 if self.has_roles else 1, rows)

    def sums_of_total(self, player):
        """The figures under a total one after another: the share kept, the total, and each one that the judge set. In a walk the sum of the
        walk is between the first two."""
        sum_, decides = self.words.sum, self.sheet["decides"]
        total = player.get("computed", player["total" if decides == "timed" else "raise"])
        first = [player["kept"], total] if self.is_walk else [player["cash"], total]
        shown = [sum_(first[0]), sum_(first[1])]
        for set_ in self.sheet.get("adjustments", []):
            if set_["player"] == player["name"]:
                by = Decimal(set_["to"]) - Decimal(set_["from"])
                shown.append(("+" if by >= 0 else EMPTY) + sum_(f"{by.normalize():f}") + " = " + sum_(set_["to"]))
        return shown

    # Paragraphs: their figures in order

    def clock_figures(self):
        shown = []
        for step in self.sheet["clock"]:
            shown += figures(self.words.time(step["at"]))
            minutes = str(step["used_ms"] // 60_000)
            left = step.get("left_ms", 0) // 1000
            shown += {"stopped": [minutes], "called": [minutes], "extended": [str(step.get("minutes"))],
                      "set": [str(left // 3600), f"{left // 60 % 60:02}", f"{left % 60:02}"]}.get(step["clock"], [])
            shown += figures(step.get("why", EMPTY))
        return shown

    def ruling_figures(self):
        shown = [str(change["entry"]) for ruling in self.sheet["rulings"] for change in ruling.get("changes", [])]
        return shown + ([str(self.sheet["rulings_confirmed"]["entry"])] if "rulings_confirmed" in self.sheet else [])

    def earlier_text(self):
        """Each earlier sheet with all its figures, without what was not done."""
        words = self.words
        told = []
        for number, sheet in enumerate(self.sheet.get("sheets_before", []), 1):
            totals = " · ".join(f"{each['player']} {words.sum(each['total'])}" for each in sheet["totals"])
            head = " ".join(re.findall("....", sheet["head"]))
            told.append(words("Correction {number}, #{entry}: {why}", number=number, entry=sheet["corrected"], why=sheet["why"]))
            told.append(words("The sheet before it, certified in #{entry} ({judge}): {totals}; head {head}", entry=sheet["certified"],
                              judge=sheet["judge"], totals=totals, head=head))
        return told

    def signatures(self):
        """Entry and time of each typed signature, then of the certificate."""
        said = [*self.sheet.get("signatures", []), *([self.sheet["certified"]] if "certified" in self.sheet else [])]
        told = []
        for each in said:
            sentence = "#{entry} {time}, typed by {poster}" if "typed_by" in each else "#{entry} {time}"
            told.append(self.words(sentence, entry=each["entry"], time=self.words.time(each["at"]), poster=each.get("typed_by")))
        return told

    def foot(self):
        return self.words("{edition} · game {game} · entry #{entry} · head {head}", edition=self.edition_name, game=self.sheet["game"][:8],
                          entry=self.sheet["entries"], head=self.sheet["head"][:8])

    def deadlines(self):
        """Until when protests are heard, when the sheet was certified, and the entries that are named as not done."""
        moments = [self.sheet.get("protests_until"), self.sheet.get("certified", {}).get("at")]
        undone = [item for item in self.sheet.get("certified", {}).get("undone", []) if item["what"] in OF_ENTRIES]
        return [self.words.moment(moment) for moment in moments if moment] + [f"#{item['of']}" for item in undone]
