"""A score sheet as a reader sees it: pages, lines and the rows of its tables, from where each word of a PDF is.

A row is cut into cells by the heads of its table. A cell may go on in the next lines, and a row on the next page.
"""

import dataclasses
import html
import re
import subprocess

WORD = re.compile(r'<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)</word>|<page width="([\d.]+)" height="([\d.]+)">')
SAME_LINE = 4.0  # points between the feet of words of one line
SAME_ROW = 9.0  # of lines that are between each other: a name in two lines next to a sum in the middle
WITHIN_CELL = 4.0  # points between words of one cell; cells are further apart
HEADING = (12.0, 13.0)  # points that a heading is high
BODY = 10.5  # words of a row are higher, heads and notes are not
SIDE = 42.0


@dataclasses.dataclass
class Word:
    left: float
    top: float
    right: float
    foot: float
    text: str

    @property
    def height(self):
        return self.foot - self.top


@dataclasses.dataclass
class Line:
    """Words from left to right; `cells` are those that are close together."""
    words: list

    def __post_init__(self):
        self.words.sort(key=lambda word: word.left)
        self.cells = []
        for word in self.words:
            if self.cells and word.left - self.cells[-1].right < WITHIN_CELL:
                last = self.cells[-1]
                self.cells[-1] = Word(last.left, min(last.top, word.top), word.right, max(last.foot, word.foot), f"{last.text} {word.text}")
            else:
                self.cells.append(dataclasses.replace(word))
        self.text = " ".join(word.text for word in self.words)
        self.height = self.words[0].height
        self.foot = self.words[0].foot

    @property
    def is_heading(self):
        return HEADING[0] < self.height < HEADING[1]


@dataclasses.dataclass
class Page:
    width: float
    height: float
    words: list = dataclasses.field(default_factory=list)

    def lines(self):
        lines = []
        for word in sorted(self.words, key=lambda word: word.foot):
            if lines and word.foot - lines[-1][-1].foot < SAME_LINE and word.foot - lines[-1][0].foot < SAME_LINE:
                lines[-1].append(word)
            else:
                lines.append([word])
        return [Line(words) for words in lines]


def pages_of(file):
    said = subprocess.run(["pdftotext", "-bbox", str(file), "-"], capture_output=True, text=True, check=True).stdout
    pages = []
    for found in WORD.finditer(said):
        if found[6]:
            pages.append(Page(float(found[6]), float(found[7])))
        else:
            pages[-1].words.append(Word(*map(float, found.groups()[:4]), html.unescape(found[5])))
    return pages


def bare(text):
    """Without any space: at the end of a line the original space is unknown."""
    return re.sub(r"\s+", "", text)


class Heads:
    """The heads of a table, which distinguish the cells under them. The column left of the first has no head."""

    def __init__(self, line):
        self.text = bare(line.text)
        self.lefts = [cell.left for cell in line.cells]

    def column_of(self, cell):
        return sum(left < cell.right for left in self.lefts)


def table_rows(lines, heads_text, key):
    """The rows of a table: for each a list of lines of text by column. A row begins where column `key` has words."""
    heads, rows, notes, above = None, [], [], None
    for line in lines:
        if bare(line.text) == bare(heads_text):
            heads = Heads(line)
            continue
        cells = [] if heads is None or line.height < BODY else [(heads.column_of(cell), cell.text) for cell in line.cells]
        begins = any(column == key for column, _ in cells)
        if not cells or not (rows or begins):
            notes.append(line)
            continue
        if begins and not (above and 0 < line.foot - above.foot < SAME_ROW):
            rows.append({})
        for column, text in cells:
            rows[-1].setdefault(column, []).append(text)
        above = line
    return rows, notes
