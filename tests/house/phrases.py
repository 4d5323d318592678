#!/usr/bin/env python3
"""Phrases of phrases.toml in documents, catalogue, comments and test names. phrases.py --lower writes the counts that have fallen to phrases_left.toml;
phrases.py --list FOLDER prints every phrase that is left there."""

import bisect
import functools
import pathlib
import re
import subprocess
import sys
import tomllib

import spelling

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
LEFT = HERE / "phrases_left.toml"
PROGRAM = ("platform", "calculators", "ledger", "db", "app")
TESTS = ("tests", "bench", "scripts")
NOT_READ = {"docs/contributing/style.md"}  # shows the phrases
MESSAGE = re.compile(r'^#: (\S+):(\d+).*\n(?:#.*\n)*(?:msgctxt .*\n)?msgid ((?:".*"\n)+)(?:msgid_plural ((?:".*"\n)+))?', re.M)
CATALOGUES = (ROOT / "scripts/update-catalogues.sh").read_text(encoding="utf-8")
KEYWORDS = re.findall(r"--keyword=(\S+)", CATALOGUES)  # the functions that mark a sentence of the program, and
FOLDERS = re.search(r"^find (.+?) -name", CATALOGUES, re.M)[1].split()  # the folders that have such sentences
INDENTED = re.compile(r"^ {4}\S.*", re.M)  # code without a fence
FIELD = re.compile(r"\{[^}]*\}")
SPAN = re.compile(r"`[^`\n]*`")
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
SCRIPT_COMMENT = re.compile(r'^[ \t]*(?:#(?!!)[ \t]*(.*)|"""([^"]*(?:"(?!"")[^"]*)*)""")', re.M)
TEST_NAME = re.compile(r'\b(?:TEST_CASE|SUBCASE)\w*\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)')
CODE = "\0"  # in place of a line of code, so that no phrase goes over it


@functools.cache
def phrases():
    listed = tomllib.loads((HERE / "phrases.toml").read_text(encoding="utf-8"))["phrase"]
    return [(re.compile(each["pattern"].replace(" ", r"\s+"), re.M | re.I), each["write"]) for each in listed]


def found(text):
    """(offset, phrase, what to write) of each phrase in a text."""
    for pattern, write in phrases():
        for match in pattern.finditer(text):
            shown = match.group().strip(" .;:|\n")
            yield match.start() + len(match.group()) - len(match.group().lstrip(" .;:|\n")), " ".join(shown.split()), write


def blanked(text, patterns):
    """A text in which what the patterns match is spaces, so that every line keeps its number."""
    for pattern in patterns:
        text = pattern.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
    return text


def in_text(name, text):
    ends = [match.end() for match in re.finditer("\n", text)]
    return [(name, bisect.bisect_right(ends, at) + 1, phrase, write) for at, phrase, write in found(text)]


def unescaped(quoted):
    return "".join(line[1:-1] for line in quoted.splitlines()).replace('\\"', '"').replace("\\n", "\n")


@functools.cache
def messages():
    """(file, line, English, plural) of each sentence of the program; the plural is that of its sentence, or empty."""
    sources = sorted(file.relative_to(ROOT).as_posix() for folder in FOLDERS for file in (ROOT / folder).rglob("*")
                     if file.suffix in (".h", ".cpp"))
    listed = subprocess.run(["xgettext", "--files-from=-", "--output=-", "--from-code=UTF-8", "--language=C++", "--no-wrap", "--keyword",
                             *(f"--keyword={keyword}" for keyword in KEYWORDS)],
                            cwd=ROOT, input="\n".join(sources), capture_output=True, text=True, check=True).stdout
    return [(file, int(line), unescaped(quoted), unescaped(plural)) for file, line, singular, plural in MESSAGE.findall(listed)
            for quoted in (singular, plural) if quoted]


@functools.cache
def answers():
    """The different lines of all answers."""
    return {line for file in (ROOT / "tests").rglob("*.said") for line in file.read_text(encoding="utf-8").split("\n")}


def is_frozen(message):
    """Whether an answer of a recorded game or event has this sentence; of several lines, each line."""
    for sentence in message.split("\n"):
        parts = FIELD.split(sentence)
        longest, pattern = max(parts, key=len), re.compile(".*?".join(re.escape(part) for part in parts))
        if not any(longest in line and pattern.search(line) for line in answers()):
            return False
    return True


@functools.cache
def quotable():
    """(the longest part, pattern) of each sentence that a document may quote: what it quotes of the program, it has as it is."""
    quoted = []
    for text in sorted({text for _, _, text, _ in messages() if any(found(FIELD.sub("one", text) + "."))}, key=len, reverse=True):
        parts = [" ".join(part.split()) for part in FIELD.split(text)]
        pattern = r"[^|]{1,40}?".join(re.escape(part).replace(r"\ ", r"\s+") for part in parts)
        whole = pattern if len(text) > 15 else rf"(?<=\| ){pattern}(?= \|)"  # a few words only as a whole cell of a table
        quoted.append((max(parts, key=len), whole))
    return quoted


def quotes(text):
    """The patterns of the sentences of the program that a text quotes."""
    words = " ".join(text.split())
    return [re.compile(pattern) for part, pattern in quotable() if part in words]


def documents():
    """(group, hits) of each document; the handbook in English alone, the change log without versions that are released."""
    pages = [ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")] + sorted((ROOT / "docs").rglob("*.md"))
    for page in pages:
        name = page.relative_to(ROOT).as_posix()
        if name in NOT_READ or re.match(r"docs/tutorials/(?!en/|README)", name):
            continue
        text = page.read_text(encoding="utf-8")
        if name == "CHANGELOG.md":
            text = text[:text.find("\n## ", text.find("\n## ") + 1)] if "(not released yet)" in text else ""
        text = blanked(text, [spelling.CODE, INDENTED, spelling.SPAN, spelling.TARGET, *quotes(text)])
        yield (name.rpartition("/")[0] or "top"), in_text(name, text)


def catalogue():
    for file, line, text, plural in messages():
        hits = [(file, line, phrase, write) for _, phrase, write in found(text)]
        if hits and not is_frozen(text) and not (plural and is_frozen(plural)):  # the two are one sentence
            yield ("help" if file.startswith("app/cli/") else "messages"), hits


def comments(text):
    """The comments of a source, each on its line."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        start = line.find("//")
        if start != -1:
            start = blanked(line, [STRING]).find("//")
        lines[at] = CODE if start == -1 else SPAN.sub("``", line[start:].lstrip("/<"))
    return "\n".join(lines)


def script_comments(text):
    """The comments of a script, and of Python the documentation of its functions, each on its line."""
    lines = [CODE] * (text.count("\n") + 1)
    for match in SCRIPT_COMMENT.finditer(text):
        first = text.count("\n", 0, match.start())
        for at, line in enumerate((match[1] or match[2] or "").split("\n"), first):
            lines[at] = SPAN.sub("``", line.strip())
    return "\n".join(lines)


def test_names(text):
    """(line, name) of each test case and subcase."""
    for match in TEST_NAME.finditer(text):
        yield text.count("\n", 0, match.start()) + 1, "".join(part.group()[1:-1] for part in STRING.finditer(match[1])).replace('\\"', '"')


def sources():
    """(group, hits) of the comments of each source and each script; under tests and bench of the test names too."""
    for top in PROGRAM + TESTS:
        for file in sorted((ROOT / top).rglob("*")):
            is_script = file.suffix in (".py", ".sh") or file.name == "CMakeLists.txt"
            if file.suffix not in (".h", ".cpp") and not (is_script and top in TESTS):
                continue
            name, text = file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")
            hits = in_text(name, script_comments(text) if is_script else comments(text))
            if file.suffix == ".cpp" and top in TESTS:
                hits += [(name, line, phrase, write) for line, called in test_names(text) for _, phrase, write in found(called)]
            yield f"{'headers' if file.suffix == '.h' and top in PROGRAM else 'sources'} {name.rpartition('/')[0]}", hits


@functools.cache
def left():
    """Every hit, by its group."""
    groups = {}
    for source in (documents, catalogue, sources):
        for group, hits in source():
            groups.setdefault(group, []).extend(hits)
    return groups


def committed():
    return tomllib.loads(LEFT.read_text(encoding="utf-8"))


def lower():
    """Writes the counts as they are; a group that has more than its committed count keeps that."""
    old = committed() if LEFT.exists() else None
    counts = {group: len(hits) for group, hits in left().items()}
    kept = {group: count if old is None else min(count, old.get(group, 0)) for group, count in counts.items()}
    lines = [f'"{group}" = {count}' for group, count in sorted(kept.items()) if count]
    LEFT.write_text("# How many phrases of phrases.toml are left: a count may only fall (phrases.py --lower writes it).\n" + "\n".join(lines) + "\n",
                    encoding="utf-8")


def shown(hits):
    return "\n".join(f"{file}:{line}: \"{phrase}\": write {write}" for file, line, phrase, write in hits)


if __name__ == "__main__":
    if sys.argv[1:] == ["--lower"]:
        lower()
    elif len(sys.argv) == 3 and sys.argv[1] == "--list":
        print(shown(hit for group, hits in sorted(left().items()) if (group + "/").startswith(sys.argv[2]) for hit in hits))
    else:
        print("\n".join(f"{len(hits):6} {group}" for group, hits in sorted(left().items()) if hits))
