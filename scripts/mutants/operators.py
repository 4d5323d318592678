"""The small changes that can be made to a source. Each operator looks at its tokens and yields what it would put where."""

from typing import NamedTuple

from tokens import partners, tokens

TURNED = {"==": ["!="], "!=": ["=="], "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"]}
SWAPPED = {"&&": "||", "||": "&&"}
BOOLEANS = {"true": "false", "false": "true"}
EXTREMES = {"min": "max", "max": "min", "all_of": "any_of", "any_of": "all_of", "none_of": "any_of"}
BEGINNINGS = ("if", "for", "while", "switch")  # of a statement with something in brackets
NO_EXPRESSIONS = {
    "return", "const", "constexpr", "auto", "using", "namespace", "struct", "class", "enum", "case", "default", "break", "static", "if",
    "for", "while", "do", "switch", "else", "template", "friend", "public", "private", "protected", "typedef", "try", "catch", "int",
    "bool", "char", "unsigned", "operator", "explicit", "virtual", "extern", "inline", "union", "goto", "static_assert", "typename"}


class Change(NamedTuple):
    start: int
    end: int
    after: str
    operator: str


class Reading:
    """A source with its tokens and brackets."""

    def __init__(self, source):
        self.source = source
        self.tokens = tokens(source)
        self.partner = partners(self.tokens)
        self.bodies = {place for place, token in enumerate(self.tokens) if token.text == "{" and self._is_body(place)}

    def text(self, place):
        return self.tokens[place].text if 0 <= place < len(self.tokens) else ""

    def spaced(self, place):
        """Whether an operator is between two values: brackets of templates and references have no space on one side."""
        token = self.tokens[place]
        return self.source[token.start - 1:token.start].isspace() and self.source[token.end:token.end + 1].isspace()

    def between(self, first, last):
        """The places of the tokens between two brackets, except those within inner ones."""
        place = first + 1
        while place < last:
            yield place
            place = self.partner.get(place, place) + 1 if self.text(place) in ("(", "[", "{") else place + 1

    def _is_body(self, place):
        """Whether a brace opens statements, and neither names nor values."""
        before = place - 1
        while self.text(before) in ("const", "noexcept", "override", "mutable"):
            before -= 1
        if self.text(before) in (")", "else", "do", "try", ";") or self._returns_as_told(before):
            return True
        return self.text(before) in (":", "{", "}") and self.text(before - 1) != "="

    def _returns_as_told(self, before):
        """`-> Type {`"""
        for place in range(before, max(before - 12, 0), -1):
            if self.text(place) == "->":
                return self.text(place - 1) in (")", "const", "noexcept")
            if self.tokens[place].kind != "word" and self.text(place) not in ("::", "<", ">", ",", "*", "&"):
                return False
        return False


def comparisons(read):
    for place, token in enumerate(read.tokens):
        if token.kind == "sign" and token.text in TURNED and read.spaced(place):
            for other in TURNED[token.text]:
                yield Change(token.start, token.end, other, "a comparison turned")


def conjunctions(read):
    for place, token in enumerate(read.tokens):
        if token.text in SWAPPED and read.spaced(place):
            yield Change(token.start, token.end, SWAPPED[token.text], "and for or")


def conditions(read):
    for place, token in enumerate(read.tokens):
        if token.text not in ("if", "while") or read.text(place + 1) != "(":
            continue
        first, last = place + 1, read.partner.get(place + 1)
        if last is None:
            continue
        inner = list(read.between(first, last))
        first = max([at for at in inner if read.text(at) == ";"], default=first)
        if any(read.text(at) == "=" for at in inner if at > first):
            continue  # it declares what the branch uses
        for answer in ("true", "false") if token.text == "if" else ("false",):
            space = " " if read.text(first) == ";" else ""
            yield Change(read.tokens[first].end, read.tokens[last].start, space + answer, "a condition decided")


def booleans(read):
    for token in read.tokens:
        if token.kind == "word" and token.text in BOOLEANS:
            yield Change(token.start, token.end, BOOLEANS[token.text], "a boolean turned")


def negations(read):
    for place, token in enumerate(read.tokens):
        if token.text == "!" and (read.tokens[place + 1].kind == "word" or read.text(place + 1) == "("):
            yield Change(token.start, token.end, "", "a not dropped")


def ones(read):
    for place, token in enumerate(read.tokens):
        if token.text in ("+", "-") and read.text(place + 1) == "1" and read.spaced(place):
            yield Change(read.tokens[place - 1].end, read.tokens[place + 1].end, "", "a one dropped")


def sums(read):
    for place, token in enumerate(read.tokens):
        if token.text in ("+", "-") and read.spaced(place):
            yield Change(token.start, token.end, "-" if token.text == "+" else "+", "a sum turned")


def extremes(read):
    for place, token in enumerate(read.tokens):
        if token.text in EXTREMES and read.text(place - 1) == "::":
            yield Change(token.start, token.end, EXTREMES[token.text], "an extreme turned")


def statement_end(read, place, last):
    for at in read.between(place - 1, last):
        if read.text(at) == ";":
            return at
    return None


def beginnings(read, opening, last):
    """The beginnings of the statements of a body, with those of an `if` or a loop."""
    fresh = True
    for place in read.between(opening, last):
        text = read.text(place)
        if fresh and text not in ("{", "(", ";", "}") + BEGINNINGS:
            yield place
        header = text == "(" and read.text(place - 1) in BEGINNINGS + ("constexpr",)
        fresh = text in (";", "{", "}", "else") or header


def statements(read):
    for opening in sorted(read.bodies):
        last = read.partner.get(opening, opening)
        for place in beginnings(read, opening, last):
            token, end = read.tokens[place], statement_end(read, place, last)
            if end is None or token.text in NO_EXPRESSIONS or declares(read, place):
                continue
            yield Change(token.start, read.tokens[end].end, "{}", "a statement dropped")


def declares(read, place):
    """`Money sum;`, `std::vector<int> all{...};`, `Quote& quote = ...;`: a type, and a name after it."""
    if read.text(place) in ("throw", "continue"):
        return False
    at = place
    while read.tokens[at].kind == "word" and read.text(at + 1) == "::":
        at += 2
    if read.text(at + 1) == "<" and not read.spaced(at + 1):
        return True
    while read.text(at + 1) in ("&", "*"):
        at += 1
    return read.tokens[at + 1].kind == "word"


def results(read):
    for place, token in enumerate(read.tokens):
        if token.text != "return" or read.text(place + 1) in (";", "{", "true", "false", "*"):
            continue
        end = statement_end(read, place, len(read.tokens))
        if end is not None:
            yield Change(read.tokens[place + 1].start, read.tokens[end].start, "{}", "nothing returned")


OPERATORS = (comparisons, conjunctions, conditions, booleans, negations, ones, sums, extremes, statements, results)


def changes(source):
    """Every change that can be made to a source, in its order."""
    read = Reading(source)
    return sorted({change for operator in OPERATORS for change in operator(read)})
