"""Words of the catalogues, and sums and times as each language writes them."""

import ast
import datetime
import functools
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "ru", "fr", "it", "pl")
HARD_SPACE = "\u00a0"
# The mark between groups of three digits, and the decimal mark.
MARKS = {"en": (",", "."), "ru": (HARD_SPACE, ","), "fr": (HARD_SPACE, ","), "it": (".", ","), "pl": (HARD_SPACE, ",")}
MESSAGE = re.compile(r'^(?:msgctxt (?P<context>.*)\n)?msgid (?P<english>".*"\n(?:".*"\n)*)msgstr (?P<words>".*"\n?(?:".*"\n?)*)', re.M)


def joined(quoted):
    return "".join(ast.literal_eval(line) for line in quoted.splitlines())


@functools.cache
def messages(language):
    text = (ROOT / "app/i18n/catalogues" / f"{language}.po").read_text(encoding="utf-8")
    return {(found["context"] and joined(found["context"]), joined(found["english"])): joined(found["words"])
            for found in MESSAGE.finditer(text)}


@functools.cache
def refusals():
    """The meaning of each refusal code, in English; for those that `force` sets aside without the line that would do."""
    errors = (ROOT / "docs/reference/errors.md").read_text(encoding="utf-8")
    meanings = dict(re.findall(r"^\| `([a-z-]+)` \| ([^|]+?) \|", errors, re.M))
    source = (ROOT / "app/present/words/refusal_text.cpp").read_text(encoding="utf-8")
    shorter = re.findall(r'case RefusalCode::(\w+):\s+return mark\("(.*?)"\)', source)
    return meanings | {code.replace("_", "-"): sentence for code, sentence in shorter}


@functools.cache
def said_otherwise(table):
    """The sentences that a book without roles, with a bench or with enterprises says in another way."""
    source = (ROOT / "app/present/words/book_words.cpp").read_text(encoding="utf-8")
    rows = source.partition(f"std::array {table}{{")[2].partition("\n};")[0]
    return dict(re.findall(r'Otherwise\{"(.*?)",\s+mark\("(.*?)"\)\}', rows))


class Words:
    """One language, and how far ahead of UTC the times on the paper are."""

    def __init__(self, language, minutes_ahead=0):
        self.language = language
        self.ahead = datetime.timedelta(minutes=minutes_ahead)
        self.zone = f"UTC{'-' if minutes_ahead < 0 else '+'}{abs(minutes_ahead) // 60:02}:{abs(minutes_ahead) % 60:02}"

    def __call__(self, english, context=None, **values):
        sentence = english if self.language == "en" else messages(self.language)[context, english]
        return sentence.format(**values)

    def list(self, things):
        *others, last = things
        return self("{things} and {last}", "the end of a list", things=", ".join(others), last=last) if others else last

    def column(self, english):
        return self(english, "column")

    def sum(self, plain):
        group, decimal = MARKS[self.language]
        sign, whole, rest = re.fullmatch(r"(-?)(\d+)(?:\.(\d+))?", plain).groups()
        sign = sign and self("-", "the sign of a sum below zero")
        return sign + re.sub(r"(?<=\d)(?=(?:\d{3})+$)", group, whole) + (decimal + rest if rest else "")

    def local(self, moment):
        return datetime.datetime.fromisoformat(moment.replace("Z", "+00:00")) + self.ahead

    def time(self, moment):
        return f"{self.local(moment):%H:%M}"

    def moment(self, moment):
        at = self.local(moment)
        date = self("{year}-{month}-{day}", "a date", year=at.year, month=f"{at.month:02}", day=f"{at.day:02}")
        return self("{date} {time}", "a moment", date=date, time=self.time(moment)) + " " + self.zone
