"""Habits of the house that can be read from its sources: each fault as a sentence with its file and line."""

import re

LONGEST = 400
NO_FRACTIONS = ("calculators/", "ledger/", "db/")
PROGRAM = NO_FRACTIONS + ("app/",)
SYSTEM = "platform/"

FLOATING = re.compile(r"\b(double|float)\b")
# Habits that headers do not show: calls of one system that the language's own headers declare there, and its special files and variables.
OF_SYSTEM = re.compile(r"\b(?:mkdtemp|getpw\w+|gmtime(?:_r)?|localtime(?:_r)?|timegm|tzset|clock_gettime|setenv|unsetenv|getrandom)\s*\("
                       r'|"/(?:proc/|dev/(?!null"))|getenv\("(?:HOME|PATH|XDG_\w+)"')
LATER = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b")
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')


def edition_named(ids):
    """`edition.id == "us"`, either way round."""
    name = '"(?:' + "|".join(map(re.escape, sorted(ids))) + ')"'
    who = r"\b\w*(?:edition|id)\b(?:\(\))?"
    return re.compile(rf"{who}\s*[!=]=\s*{name}|{name}\s*[!=]=\s*[\w.>()-]*{who}")


def faults_of_line(path, line, named):
    code = line.partition("//")[0]
    if path.startswith(NO_FRACTIONS) and FLOATING.search(TEXT.sub('""', code)):
        yield "floating point where money is kept"
    if path.startswith(PROGRAM) and named.search(code):
        yield "a rule that looks at an edition's name"
    if path.startswith(PROGRAM) and OF_SYSTEM.search(code):
        yield f"a call of the system outside of {SYSTEM}"
    if LATER.search(line):
        yield "left for later"


def faults(sources, ids):
    """`ids` are those of the shipped editions."""
    named = edition_named(ids)
    for path, lines in sources:
        count = len(lines) - (lines[-1] == "")
        if count > LONGEST:
            yield f"{path}: {count} lines, more than {LONGEST}"
        if path.endswith(".h") and (lines[0] != "#pragma once" or not lines[1].startswith("//")):
            yield f"{path}:2: no comment says what the header is for"
        for number, line in enumerate(lines, 1):
            for fault in faults_of_line(path, line, named):
                yield f"{path}:{number}: {fault}"
