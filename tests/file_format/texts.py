"""The texts of a game and its moments: their shape, their size, and the words of an entry that repeat what its line says.

Written from "Texts" in docs/reference/game-file.md. Knows no verb's own words.
"""

import re
import unicodedata

from table import demand

VERBS = frozenset("""roll ok buy decline auction rent waive tax pay get build sell mortgage redeem trade card draw use
    foundation stake jail fine free at count bankrupt leaves next turn clock closing keep walk finish richest rule undo redo
    amend note shuffle""".split())
OPENINGS = ("open", "open position")
MOST_TRANSFERS = 4096
MOST_FACTS = 4096
MOST_CODES = 128
MOST_BYTES = 1024 * 1024
LONGEST_REASON = 500
LONGEST_NAME = 24
LAST_MOMENT = 253402300799999
# Of these verbs a line may end in a quoted name or in a whole line of its own, and have no reason.
END_IN_QUOTES = ("use", "card", "trade", "rent", "amend")


def is_id(text):
    return re.fullmatch(r"[0-9a-f]{32}", text) is not None


def is_plain(text):
    """No control sign, and nothing that breaks a line."""
    return all(unicodedata.category(sign) not in ("Cc", "Zl", "Zp", "Cs") for sign in text)


def is_reason(text):
    return is_plain(text) and len(text) <= LONGEST_REASON


def is_name(text):
    """Letters with their marks, digits, spaces, hyphens and apostrophes."""
    before = " "
    for sign in text:
        kind = unicodedata.category(sign)
        mark = kind.startswith("M")
        if mark and not (before.isalpha() or unicodedata.category(before).startswith("M")):
            return False
        if not (mark or sign.isalpha() or kind in ("Nd", "Nl") or sign in " -'"):
            return False
        before = sign
    return text == text.strip(" ") and 1 <= len(unicodedata.normalize("NFC", text)) <= LONGEST_NAME


def check_setup_texts(game):
    demand(is_id(game["id"]), "the game has no id")
    demand(re.fullmatch(r"[A-Za-z0-9-]{2,35}", game["language"]), "its language is none")
    demand(all(is_name(name) for name, _ in game["players"]), "a player has no name")


def check_size(entry):
    texts = [entry[column] for column in ("poster", "typed", "line", "why")]
    texts += [value for _, *values in entry["facts"] for value in values]
    codes = [] if entry["set_aside"] is None else entry["set_aside"].split(" ")
    demand(len(entry["transfers"]) <= MOST_TRANSFERS and len(entry["facts"]) <= MOST_FACTS and
           len(codes) <= MOST_CODES and sum(len(text.encode("utf-8")) for text in texts) <= MOST_BYTES,
           "it holds more than any line makes")


def check_shapes(entry):
    demand(is_id(entry["id"]), "it has no id")
    demand(0 <= entry["at"] <= LAST_MOMENT, "it is dated before 1970 or after 9999")
    shapes = {
        "poster": is_reason(entry["poster"]),
        "verb": re.fullmatch(r"[a-z]{0,32}", entry["verb"]),
        "typed": is_plain(entry["typed"].replace("\t", " ")),
        "line": is_plain(entry["line"]),
        "why": is_reason(entry["why"]),
        "forced": entry["forced"] is None or is_reason(entry["forced"]),
        "set_aside": entry["set_aside"] is None or re.fullmatch(r"[a-z-]{1,64}( [a-z-]{1,64})*", entry["set_aside"]),
        "facts": all(is_plain(value) for _, *values in entry["facts"] for value in values),
    }
    for column, holds in shapes.items():
        demand(holds, f"nobody can have typed this: {column}")


def check_words(entry, names):
    """The verb and both reasons are in the line, and they contain nothing that the line does not. A player's name of more than one word is
    in quotes too."""
    line = entry["line"]
    if line in OPENINGS:
        words = (entry["verb"], entry["typed"], entry["why"], entry["forced"])
        demand(words == ("open", "", "", None), "its words are not those of its line")
        return
    found = re.fullmatch(r'(?:force "([^"]+)" )?(?:("[^"]+"|[^ "]+) )?([a-z]+)((?: .*)?)', line)
    if found and found[3] not in VERBS:
        found = None
    plain = re.fullmatch(r'(?:force "([^"]+)" )?([a-z]+)((?: .*)?)', line)
    if plain and plain[2] in VERBS:
        forced, verb, rest = plain.groups()
    elif found:
        forced, _, verb, rest = found.groups()
    else:
        return  # a line that the grammar does not know: `verify` tells of it
    words = verb == entry["verb"] and forced == entry["forced"]
    if entry["why"] and verb not in ("fine", "tax"):
        words = words and rest.endswith(f' "{entry["why"]}"')
    elif not entry["why"] and verb not in END_IN_QUOTES:
        words = words and (not rest.endswith('"') or rest.split('"')[-2] in names)
    demand(words, "its words are not those of its line")
