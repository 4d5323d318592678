"""A sheet on paper or in the terminal compared with what its JSON states. Differences are raised as `Wrong`."""

import re
from fractions import Fraction

from catalogue import HARD_SPACE, MARKS
from read_back import SIDE, bare, table_rows
from stated import EMPTY, Figures, figures


class Wrong(AssertionError):
    pass


def demand(holds, *what):
    if not holds:
        raise Wrong(" | ".join(map(str, what)))


def agrees(cell, shown):
    if isinstance(cell, Figures):
        return figures(cell) == figures(shown)
    return bare(cell) == bare(shown)


# The paper

def sections_of(pages, sheet):
    """The lines under each heading, through all pages, and the lines of the foot of page one. Every page has its own foot."""
    words = sheet.words
    parts = {EMPTY: []}
    at, foot_of_first = EMPTY, []
    beginnings = [bare(words(english, **{name: "\0"}).partition("\0")[0]) for english, name in (
        ("THIS PAGE DOES NOT HOLD ALL. Overleaf: {headings}.", "headings"), ("Typed, not written by hand: {typed}.", "typed"),
        ("Signatures", "none"))]
    for number, page in enumerate(pages, 1):
        *lines, last = page.lines()
        demand(bare(last.text) == bare(sheet.foot() + words("page {page} of {pages}", page=number, pages=len(pages))), "the foot of a page", last.text)
        in_foot = False
        for line in lines:
            in_foot = in_foot or (number == 1 and any(bare(line.text).startswith(beginning) for beginning in beginnings))
            goes_on = at != EMPTY and bare(line.text) == bare(words("{heading}, continued from page 1", heading=at))
            if in_foot:
                foot_of_first.append(line)
            elif goes_on:
                demand(line is lines[0], "a table goes on in the middle of a page", line.text)
            elif line.is_heading:
                at = " ".join(word.text for word in line.words if word.height > 12)
                demand(at not in parts, "a heading twice", at)
                parts[at] = []
            else:
                parts[at].append(line)
    return parts, foot_of_first


def check_places(page):
    """No word is beyond the margins, and none on another."""
    for line in page.lines():
        for word, after in zip(line.words, [*line.words[1:], None]):
            demand(SIDE - 1 <= word.left and word.right <= page.width - SIDE + 1, "in the margin", word.text, line.text)
            demand(0 < word.top and word.foot < page.height, "beyond the page", word.text)
            demand(after is None or after.left > word.right - 0.5, "words on each other", line.text)


def check_row(table, row, shown):
    stated = {}
    for cells in row:
        for at, cell in enumerate(cells):
            if cell and cell != "____":
                stated.setdefault(table.column(at), []).append(cell)
    demand(stated.keys() == shown.keys(), table.heading, "other cells", row, shown)
    for column, cells in stated.items():
        text = " ".join(shown[column])
        if len(cells) == 1:
            demand(agrees(cells[0], text), table.heading, cells[0], text)
        elif isinstance(cells[0], Figures):
            demand([each for cell in cells for each in figures(cell)] == figures(text), table.heading, cells, text)
        else:
            demand(bare("".join(cells)) == bare(text), table.heading, cells, text)
        for cell in cells:
            if re.fullmatch(r"[+–-]?\d[\d.,\u00a0]*", cell):
                demand(any(cell.replace(HARD_SPACE, " ") in line for line in shown[column]), table.heading, "a sum is torn", cell, shown[column])


def number_of(text, words):
    group, decimal = MARKS[words.language]
    return Fraction(bare(text).replace("–", "-").replace(group, EMPTY).replace(decimal, "."))


def check_totals(sheet, table, shown):
    """Under each total: what is kept, the walk and the total; or all that is worth something, which comes to the total; then what the judge set."""
    amount = table.column(3)
    for player, cells in zip(sheet.seated, shown):
        below = cells[amount][1:]
        ends = sheet.sums_of_total(player)
        spaced = [end.replace(HARD_SPACE, " ") for end in ends]
        demand(below[:1] == spaced[:1] and below[len(below) - len(ends) + 1:] == spaced[1:], table.heading, player["name"], below, spaced)
        parts = below[:len(below) - len(ends) + 1]
        if sheet.is_walk:
            walk = sheet.words.sum(player["from_deeds"]).replace(HARD_SPACE, " ")
            demand(len(parts) == 2 and parts[1] == walk, table.heading, player["name"], "other workings", below)
            share = " ".join(cells[table.column(1)])
            demand(sheet.words.sum(player["cash"]).replace(HARD_SPACE, " ") in share, table.heading, player["name"], share)
        demand(sum(number_of(part, sheet.words) for part in parts) == number_of(ends[1], sheet.words), table.heading, player["name"], parts, ends)


def check_table(sheet, table, lines):
    shown, notes = table_rows(lines, table.heads_text, table.key)
    demand(len(shown) == len(table.rows), table.heading, f"{len(shown)} rows instead of {len(table.rows)}")
    if table.heading == sheet.words("How each total is made up"):
        check_totals(sheet, table, shown)
        first = {table.column(at): at for at in (0, 1, 2, 3) if table.rows[0][0][at]}
        for row, cells in zip(table.rows, shown):
            for column, at in first.items():
                demand(agrees(row[0][at], cells[column][0]), table.heading, row, cells)
    else:
        for row, cells in zip(table.rows, shown):
            check_row(table, row, cells)
    return notes


def check_paragraphs(sheet, text_of):
    """`text_of` gives the text under a heading."""
    words = sheet.words
    if sheet.sheet["decides"] == "timed":
        demand(sheet.clock_figures() == figures(text_of(words("Clock"))), "Clock", sheet.clock_figures(), text_of(words("Clock")))
    demand(sheet.ruling_figures() == figures(text_of(words("Rulings"))), "Rulings", sheet.ruling_figures(), text_of(words("Rulings")))
    earlier = bare(text_of(words("Corrections of the certified sheet"))) if "sheets_before" in sheet.sheet else EMPTY
    for told in sheet.earlier_text():
        demand(bare(told) in earlier, "Corrections of the certified sheet", told, earlier)


def check_notes(sheet, notes):
    """The text under a table: who sat on a seat before, and the dice with their witness."""
    text = bare(" ".join(notes))
    for player in sheet.players:
        for former in player.get("before", []):
            demand(bare(sheet.words("until #{entry}: {player}", entry=former["until"], player=former["name"])) in text, "sat before", former, text)
    witness = sheet.sheet["witnesses"][-1]["witness"] if "witnesses" in sheet.sheet else EMPTY
    for deed, (first, second) in sheet.sheet.get("dice", {}).items():
        name = next(each["name"] for player in sheet.seated for each in player["walk"] if each["deed"] == deed)
        dice = sheet.words("{first} and {second}", first=first, second=second)
        told = bare(sheet.words("{deed}: {dice}, thrown before", deed=name, dice=dice))
        demand(re.search(f"{re.escape(told)}:?{re.escape(bare(witness))}", text), "the dice", deed, text)


def check_head(sheet, text, foot):
    json, words = sheet.sheet, sheet.words
    ended = json.get("ended", json["last"])
    same_day = words.moment(json["began"])[:10] == words.moment(ended)[:10]
    for moment in (words.moment(json["began"]), words.time(ended) + words.zone if same_day else words.moment(ended)):
        demand(bare(moment) in bare(text), "begun and ended", moment, text)
    demand([str(json["entries"]), str(len(json["corrections"]))] == figures(text.split(words("Entries"))[1])[:2], "entries", text)
    demand(not json["final"] or json["decides"] == "last" or words.sum(json["players"][0]["total"]).replace(HARD_SPACE, " ") in text.replace(HARD_SPACE, " "),
           "the total of the first", text)
    for said in [*sheet.signatures(), *sheet.deadlines(), json["game"], json["head"]]:
        demand(bare(said) in bare(foot), "the foot of page one", said, foot)


def check_paper(sheet, pages, size):
    for page in pages:
        demand(abs(page.width - size[0]) < 1 and abs(page.height - size[1]) < 1, "the size of a page", page.width, page.height)
        check_places(page)
    parts, foot = sections_of(pages, sheet)
    notes = []
    for table in sheet.tables:
        demand(table.heading in parts, "a heading is missing", table.heading, list(parts))
        notes += check_table(sheet, table, parts[table.heading])
    text_of = lambda heading: " ".join(line.text for line in parts[heading])  # noqa: E731
    check_paragraphs(sheet, text_of)
    check_notes(sheet, [line.text for line in notes])
    check_head(sheet, text_of(EMPTY), " ".join(line.text for line in foot))


# The terminal

def is_row(cells, line):
    """Whether a line of the terminal is this row: hard spaces count, the blanks between cells do not."""
    line = line.replace(" ", EMPTY)
    parts = [cell.replace(" ", EMPTY) for cell in cells]
    own = next((at for at, cell in enumerate(cells) if isinstance(cell, Figures)), None)
    if own is None:
        return line == EMPTY.join(parts)
    before, after = EMPTY.join(parts[:own]), EMPTY.join(parts[own + 1:])
    middle = line[len(before):len(line) - len(after)]
    return line == before + middle + after and EMPTY.join(figures(middle)) == EMPTY.join(figures(cells[own]))


def check_terminal(sheet, text):
    """The same in the terminal, where a row is a line. Returns the lines of each correction, for the sheets in other languages."""
    parts = {EMPTY: text.partition("\n\n")[0]}
    for part in text.split("\n\n")[1:]:
        heading, _, lines = part.partition("\n")
        parts[heading.partition("  (")[0]] = lines
    notes, corrections = [], {}
    for table in sheet.tables:
        lines = parts[table.heading].splitlines()
        if table.heading == sheet.words("Protests"):  # changes of their time come before the table
            lines = lines[[bare(line) for line in lines].index(bare(table.heads_text)):]
        demand(bare(lines[0]) == bare(table.heads_text), table.heading, lines[0], table.heads_text)
        rows = [line for line in lines[1:] if line.startswith("  ")]
        notes += [line for line in lines[1:] if not line.startswith("  ")]
        if table.heading == sheet.words("How each total is made up"):
            rows = [line for line in rows if any(is_row(row[0], line) for row in table.rows)]
        stated = [cells for row in table.rows for cells in row]
        demand(len(rows) == len(stated), table.heading, f"{len(rows)} lines instead of {len(stated)}")
        for cells, line in zip(stated, rows):
            demand(is_row(cells, line), table.heading, cells, line)
        if table.heading == sheet.words("Corrections and forced entries"):
            lines_left = iter(rows)
            for row, correction in zip(table.rows, sheet.sheet["corrections"]):
                number, time, kind, _, reason = row[0]
                first, *further = (next(lines_left).strip() for _ in row)
                shown = first.removeprefix(number).strip().removeprefix(time).strip().removeprefix(kind).strip()
                corrections[correction["entry"]] = [shown.removesuffix(reason).strip(), *further]
    check_paragraphs(sheet, lambda heading: parts[heading])
    check_notes(sheet, notes)
    check_head(sheet, parts[EMPTY], text[text.find(parts[sheet.words("How each total is made up")]):])
    return corrections
