"""Words of the documents that no dictionary has: from Markdown to words, and to those that hunspell does not know."""

import re
import subprocess

CODE = re.compile(r"^ *```.*?^ *```", re.M | re.S)
SPAN = re.compile(r"`[^`]*`")
TARGET = re.compile(r"\]\([^)]*\)")
ADDRESS = re.compile(r"[a-z]+://\S+")
# The table of what a banker types in each language, of reference/lines.md.
ALIASES = re.compile(r"^\| word \| по-русски \|.*?\n\n", re.M | re.S)
# Letters of any script, joined by an apostrophe: it's. A string with a digit in it is not a word.
WORD = re.compile(r"(?<!\w)[^\W\d_]+(?:[’'][^\W\d_]+)*(?!\w)")
DICTIONARIES = {"en": "en_GB", "ru": "ru_RU", "fr": "fr", "it": "it_IT", "pl": "pl_PL"}
COLUMNS = {"en": 0, "ru": 1, "fr": 2, "it": 3, "pl": 4}


def prose(markdown):
    """The text to read, not to type: no code, no targets of links."""
    for pattern in (CODE, ALIASES, SPAN, TARGET, ADDRESS):
        markdown = pattern.sub(" ", markdown)
    return markdown


def words(text):
    return {word.replace("’", "'") for word in WORD.findall(text)}


def unknown(found, language):
    """Of these words those that the dictionary of a language does not have, in any part that an apostrophe joins."""
    ran = subprocess.run(["hunspell", "-l", "-i", "utf-8", "-d", DICTIONARIES[language]], input="\n".join(sorted(found)),
                         capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


def terms(glossary, translations, language):
    """The words of the glossary in English; in another language those of its column in the table of terms."""
    if language == "en":
        return words(prose(glossary)) | words(prose(translations))
    table = translations.partition("## Terms by language")[2]
    column = COLUMNS[language]
    cells = [line.strip("| ").split("|")[column] for line in table.splitlines() if line.startswith("|") and line.count("|") == 6]
    return words(" ".join(cells))
