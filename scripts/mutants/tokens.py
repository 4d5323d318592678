"""The tokens of C++ as clang-format lays it out: the parts that a change may touch. Comments and preprocessor lines do not count."""

import re
from typing import NamedTuple

SKIPPED = re.compile(r"""
    ^[ \t]*\#(?:[^\n\\]|\\.)*
  | \n | [^\S\n]+
  | //[^\n]* | /\*.*?\*/""", re.VERBOSE | re.DOTALL | re.MULTILINE)
LEXEME = re.compile(r"""
    (?P<text>(?:u8|[uUL])?R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"|(?:u8|[uUL])?"(?:[^"\\]|\\.)*"|(?:[uUL])?'(?:[^'\\]|\\.)+')
  | (?P<number>\.?\d(?:[eEpP][+-]|[\w.]|'(?=\w))*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<sign><=>|->\*|<<=|>>=|\.\.\.|::|->|\+\+|--|&&|\|\||[-+*/%&|^=!<>]=|<<|.)""", re.VERBOSE | re.DOTALL)


class Token(NamedTuple):
    kind: str  # text, number, word or sign
    text: str
    start: int
    end: int


def tokens(source):
    found, at = [], 0
    while at < len(source):
        skipped = SKIPPED.match(source, at)
        if skipped:
            at = skipped.end()
            continue
        lexeme = LEXEME.match(source, at)
        found.append(Token(lexeme.lastgroup if lexeme["mark"] is None else "text", lexeme.group(), at, lexeme.end()))
        at = lexeme.end()
    return found


def partners(found):
    """The place of the closing bracket by that of its opening one, and the other way round."""
    closing, pairs, open_ones = {")": "(", "]": "[", "}": "{"}, {}, []
    for place, token in enumerate(found):
        if token.kind != "sign":
            continue
        if token.text in "([{":
            open_ones.append(place)
        elif token.text in closing and open_ones and found[open_ones[-1]].text == closing[token.text]:
            pairs[place] = open_ones.pop()
            pairs[pairs[place]] = place
    return pairs
