#!/usr/bin/env python3
"""Writes what each fuzz target begins with: seeds.py FOLDER makes a folder FOLDER/TARGET and a dictionary FOLDER/TARGET.dict.

The words of a dictionary are read from the sources and the documents, so that a new verb, ruling or key is tried as soon as it is
there.
"""

import base64
import hashlib
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def text(file):
    return (ROOT / file).read_text(encoding="utf-8")


def played_lines():
    """Every line of the recorded games."""
    for file in sorted((ROOT / "tests" / "playthroughs").glob("*.txt")):
        yield from (line for line in file.read_bytes().split(b"\n") if line and not line.startswith(b"#"))


def positions():
    """Every position that a document shows."""
    for file in sorted((ROOT / "docs").rglob("*.md")):
        for block in re.findall(rb"^ *```json\n(.*?)^ *```$", file.read_bytes(), re.MULTILINE | re.DOTALL):
            yield block


def contents(folder, pattern):
    return (file.read_bytes() for file in sorted((ROOT / folder).rglob(pattern)))


def settings():
    yield (b'{"language": "ru", "theme": "high_contrast", "scale_percent": 150, "games": "/home/anna/games", '
           b'"paper_money": true, "dice_at_once": true, "money_moves": false, "sound": false}')
    game = (b'{"file": "/home/anna/friday.tbl", "edition": "Anti-Monopoly", "players": ["Anna", "Boris"], "phase": "play", '
            b'"round": 3, "turn": "Anna", "entries": 42, "at_ms": 1767225600000}')
    yield b'{"games": [%s]}' % game
    yield b'{"language": "", "games": [%s, %s]}' % (game, game)


def player_lists():
    """Lists as people and spreadsheets write them, in the five languages, and names that look alike."""
    yield "Anna\nBoris\n\nClara\n".encode()
    yield "name,family,table,substitute\nAnna,Ivanov,3,\nBoris,,,yes\n".encode()
    yield "\ufeffСемья;Имя;Город;Запасной;Стол\r\nIvanov;Anna;Riga;нет;3\r\n;Boris;Tula;да\r\n".encode()
    yield "Table\tNom\tFamille\tRemplaçant\n3\tAnna\tIvanov\t\n\tBoris\t\toui\n".encode()
    yield "nome,famiglia,tavolo,riserva\nAnna,,1,sì\n".encode()
    yield "imię;rodzina;stolik;rezerwowy\nŁucja;;2;tak\n".encode()
    yield '"Garcia, Anna"\n"Boris\nPetrov"\n"the ""old"" club"\n'.encode()
    yield "Anna\nАnna\nIvan\nlvan\nΙvan\n".encode()
    yield "Anna\u00a0\n\u2003Boris\nClara\u2800\nA\u0301\u0302\u0303\u0304\u0306nna\nקָמַץ\nमुंबई\n".encode()


def player_list_words():
    return (quoted(r'std::string_view\{"([^"]+)"\}', "app/event/player_list.cpp") +
            ["\n", "\r\n", ",", ";", "\t", '"', '""', "\ufeff", "\u00a0", "\u2800", "\u200d", "\u202e", "\u0301", "А", "Ι"])


def proofs():
    """Checkpoints, signatures and keys, one of each kind."""
    yield (f"tablebank checkpoint 1\ngame {'6f' * 16}\nedition us {'a1' * 32}\nentries 221\nhead {'b2' * 32}\npurpose round 9\n"
           "role judge\nname Вера\n").encode()
    sources = text("tests/ledger/proof/signature_test.cpp")
    for lines in re.findall(r"^const std::string \w+ =\n((?: +\".*\"\n?;?)+)", sources, re.MULTILINE):
        yield "".join(re.findall(r'"(.*)"', lines)).replace("\\n", "\n").replace("\\t", "\t").encode()


def table_lines():
    """The text of a table's line, with a key and a signature and without; a code; an answer of a hub, a sealed line, whole lines."""
    said = (b'{"box":"us","code":"0123456789abcdef","event":"Club evening","hub":"http://hub.local:8017","id":"%s","minutes":90,'
            b'"players":[["Anna","m"],["Boris","c"]],"round":1,"table":2%s}')
    yield said % (b"b" * 32, b"")
    yield said % (b"b" * 32, b',"key":"SrW3109g0XuHOfnpthBq7jl00WCYqM1BFdIwwwe0MAs","rulings":["closing=no"],"sig":"%s"' % (b"A" * 86))
    yield b"K7QX-1MPA-02TD@192.168.0.7:8017"
    yield b"k7qx imPA o2td@https://[::1]:443/"
    yield b'{"hub":"tablebank","state":"kept","entry":12,"head":"%s","fork_at":3,"detail":"why","proof":"%s"}' % (b"0" * 64, b"A" * 86)
    yield b"ab" * 60
    whole = base64.urlsafe_b64encode(said % (b"b" * 32, b"")).rstrip(b"=")
    yield b"tablebank-table-1:%s.%s" % (whole, hashlib.sha256(whole).hexdigest()[:8].encode())


def table_line_words():
    return json_words(table_lines_in_json()) + ["tablebank-table-1:", "@", "http://", "https://", "not-enrolled", "other-key", "gap", "fork"]


def table_lines_in_json():
    return [line for line in table_lines() if line.startswith(b"{")]


def scripts():
    """Each kind of change to a game, alone, and what is often posted after it (forge.h)."""
    for change in ("drop 3", "again 5", "swap 4", "id 3 x", "poster 3 %1B[2J", "at 3 -1", "verb 3 undo", "typed 3 %0Ainclude x",
                   "line 3 1 roll 3 4", "why 3 =1+1", "forced 3 so agreed", "aside 3 short-of-cash", "reverses 9 8",
                   "fact 4 due:3.1  rent 1 2 4 50", "fact 4 turn 1 2", "fact 4 phase play closing", "fact 4 rules  2",
                   "fact 4 action  4-9", "unfact 4", "value 4 9", "move 5 cash bank player:1 200", "unmove 5", "quantity 5 7",
                   "name 1 %E2%80%AEanna", "seat competitor Ivan", "language ru", "goal b", "minutes 90",
                   "ruling rounding up", "gameid x", "keep 1", "keep 200", "keep 12\nmove 9 house bank street:5 1"):
        for game in range(3):
            yield f"game {game}\n{change}\n".encode()
    for line in list(played_lines())[::12]:
        yield b"game 1\nkeep 30\npost undo\npost " + line + b"\n"


def event_scripts():
    """Each kind of change to an event, and acts that may or may not follow (event_forge.h)."""
    sys.path.append(str(ROOT / "tests" / "hostile"))
    import event_acts
    import forged_acts
    for _, act in forged_acts.FORGED + forged_acts.BEGINNINGS:
        if len(said := event_acts.text_of(act)) < 500:
            yield b"add " + said.encode("utf-8", "surrogateescape") + b"\n"
    for event in range(4):
        for change in ("keep 5", "drop 3", "again 5", "swap 9", "last 12", "who 7 Mallory", "why 20 %1B[2J", "at 9 -1", "keep 12\nlast 11",
                       "set 12 /rounds/0/tables/0 \"0 1m 2c 3m 4c\"", "set 12 /rounds/0/byes [1]", "set 1 /rounds 100", "set 1 /table_size 3",
                       "set 14 /seats/0/total \"1000000000000000\"", "set 14 /seats/0/forfeit true", "set 14 /seats/0/place 1",
                       "set 3 /name \"anna\"", "set 4 /family \"x\"", "set 4 /table 2", "set 5 /substitute true",
                       "add {\"did\":\"lots\",\"players\":[1,2]}", "add {\"did\":\"checked-in\",\"player\":3}",
                       "add {\"did\":\"scheme\",\"scheme\":\"14-10-6-4-2-0 12-8-5-3-2 11-7-4-2 10-6-2 bye=10/3 by=totals,head-to-head,opponents\"}",
                       "add {\"did\":\"left\",\"from\":3,\"player\":2}\nadd {\"did\":\"returned\",\"from\":3,\"player\":2}",
                       "add {\"did\":\"official\",\"name\":\"Vera\",\"role\":\"director\"}\nadd {\"did\":\"opened\",\"round\":3}"):
            yield f"event {event}\n{change}\n".encode()


def event_words():
    names = quoted(r'read_\w+\(json, "(\w+)"\)', "app/event/act_text.cpp")
    did = quoted(r'did == "([\w-]+)"', "app/event/act_text.cpp")
    return ([f"\n{word} " for word in ("event", "keep", "add", "set 12 /", "act 9", "who 9", "why 9", "at 9", "drop 9", "again 9", "last 9", "swap 9",
                                       "insert 9")] + [f'"{name}":' for name in names] + [f'{{"did":"{word}",' for word in did] +
            ["/rounds/0/tables/0 ", "/rounds/0/byes ", "/seats/0/", "/source/", "[1,2,3]", '"1 1m 2c 3m 4c"', "true", "null", "2147483647", "4294967297",
             '"1/3"', '"0.01"', "%1B", "%0A", "%FF"])


def messages():
    """The input of a hub: steps of each kind, alone and in an evening (hub_message_fuzz.cpp)."""
    for kind, lines in (("enrolment", "proof @PROOF@\n"), ("record", ""), ("entries", f"after 0 {'0' * 64}\ntablebank record 1\n")):
        yield f"sign\ntablebank message 1\n{kind}\nevent @EVENT@\nround 1\ntable 1\nkey @KEY@\n{lines}".encode()
    for part in records():
        yield f"sign\ntablebank message 1\nentries\nevent @EVENT@\nround 1\ntable 1\nkey @KEY@\nafter 3 {'0' * 64}\n".encode() + part[:4000]
    steps = ["send 0 0 0 7 0", "send 0 0 3 5 0", "send 0 1 0 2 1", "send 0 2 4 6 2", "send 1 0 0 3 0", "again", "send 0 2 0 7 2", "send 0 0 4 7 2"]
    yield "\n====\n".join(steps).encode()
    yield "\n====\n".join(reversed(steps)).encode()
    yield "\n====\n".join(f"send 0 {part % 3} {part % 5} {part} {part % 2}\n====\nsend 0 2 0 {part} 2" for part in range(8)).encode()
    yield b"bytes\nuntrusted comment: x\nRUQ\ntrusted comment: y\nRUQ\ntablebank message 1\n"
    for kind, some in (("join", "f" * 64), ("join", "K7QX-3MPA-92TD@192.168.0.7:8017"), ("path", "/data/fr/table-3.json?lang=fr&n=%C3%A9"),
                       ("path", "fr-CA,fr;q=0.8,*;q=0.1"), ("path", "[::1]:8017")):
        yield f"{kind}\n{some}".encode()


def message_words():
    return ["\n====\n", "sign\n", "bytes\n", "join\n", "path\n", "again", "send 0 ", "send 0 2 ", "tablebank message 1\n", "enrolment\n", "entries\n",
            "record\n", "event @EVENT@\n", "round 1\n", "table 1\n", "key @KEY@\n", "proof @PROOF@\n", "after 0 ", "\nend ", "untrusted comment: ",
            "trusted comment: ", "%2e%2e/", "q=0.5", *record_words()[:40]]


def records():
    """The entries of a record without its headers, some and all (record_fuzz.cpp puts them in front), and a few whole ones."""
    folder = ROOT / "tests" / "records" / "v1"
    parts = (folder / "played" / "shared-place.example-small.tbr").read_bytes().split(b"\n\n")
    for count in (1, 2, 4, 9, 30, len(parts) - 2):
        entries = parts[1:1 + count]
        end = b"end %d %s\n" % (count, entries[-1].strip()[-64:])
        yield b"\n" + b"\n\n".join([*entries, end])
    yield from (file.read_bytes() for file in sorted(folder.rglob("*.tbr")) if file.stat().st_size < 35_000)


def record_words():
    keys = quoted(r'" *([a-z]+) "', "ledger/proof/record_reader.cpp")
    return ([f"\n  {key} " for key in keys] + ["\n\n", "\nend ", '""', '\\"', "\\u{202e}", "\\t", "\\\\", "\n|", "\n>"] +
            quoted(r'\{"(\w+)", Index::', "ledger/books/fact.cpp") + ruling_words())


def quoted(pattern, file):
    return re.findall(pattern, text(file))


def line_words():
    verbs = quoted(r'Verb\{"(\w+)"', "ledger/grammar/notation_verbs.cpp")
    aliases = " ".join(quoted(r'"([^"]+)"', "ledger/grammar/notation_aliases.cpp")).replace("*", "").split()
    return verbs + aliases + ["force", "#12", "@34", '"why"', " 3 4", " ", '"']


def ruling_words():
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \| (.*) \|$", text("docs/reference/game-file.md"), re.MULTILINE)
    return [word for key, first, others in rows for word in [key, first, *re.findall(r"\w+", others)]]


def toml_words():
    words = set()
    for file in sorted((ROOT / "editions").glob("*.toml")):
        body = file.read_text(encoding="utf-8")
        words.update(re.findall(r"^\[+([\w.-]+)\]+", body, re.MULTILINE), re.findall(r"([\w-]+) *=", body))
    return sorted(words) + ruling_words() + ["[[", "]]", "[", "]", " = ", "{ ", " }", '"', '"""', "'''", "1e99", "0x", "inf", "nan"]


def json_words(blocks):
    return sorted({word for block in blocks for word in re.findall(r'"[\w@]+"', block.decode())}) + [
        "{", "}", "[", "]", "true", "null", "1e999", "-0", "\\u0000", '":']


def script_words():
    facts = quoted(r'\{"(\w+)", Index::', "ledger/books/fact.cpp")
    changes = quoted(r'\{"(\w+)", ', "tests/fuzz/forge.cpp")
    places = ["cash", "deed:5", "house", "hotel", "token:1", "card:0", "bank", "withheld", "player:1", "pledge:1", "street:5",
              "space:5", "jail", "gone"]
    return ([f"\n{word} 3 " for word in changes] + facts + places + ["\npost ", "\nkeep ", "\ngame 2\n", "%1B", "%0A", "%FF", "due:3.1"] +
            line_words()[:60] + ruling_words())


def proof_words():
    return ["tablebank checkpoint 1\n", "\ngame ", "\nedition ", "\nentries ", "\nhead ", "\npurpose end\n", "round ", "\nrole banker\n",
            "judge", "witness", "\nname ", "untrusted comment: ", "trusted comment: ", "RWQ", "RUQ", "RWRTY0Iy", "=", "==", "\r\n", "\u202e"]


def dictionary(words):
    def entry(word):
        # libFuzzer takes at most 64 bytes a word.
        return '"' + "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\x{b:02x}" for b in word.encode()) + '"'
    return "\n".join(entry(word) for word in dict.fromkeys(words) if 0 < len(word.encode()) <= 64) + "\n"


def main():
    seeds = {"line": played_lines(), "position": positions(), "edition": contents("editions", "*.toml"),
             "game": contents("tests/games", "*.tbl"), "record": records(), "settings": settings(), "proof": proofs(),
             "forged": scripts(), "event": event_scripts(), "table_line": table_lines(), "player_list": player_lists(),
             "hub_message": messages()}
    words = {"line": line_words(), "position": json_words(positions()) + ruling_words(), "edition": toml_words(),
             "record": record_words(), "settings": json_words(settings()), "proof": proof_words(), "forged": script_words(),
             "event": event_words(), "table_line": table_line_words(), "player_list": player_list_words(),
             "hub_message": message_words()}
    for target, texts in seeds.items():
        folder = pathlib.Path(sys.argv[1], target)
        folder.mkdir(parents=True, exist_ok=True)
        for some in texts:
            (folder / hashlib.sha256(some).hexdigest()[:16]).write_bytes(some)
    for target, some in words.items():
        pathlib.Path(sys.argv[1], f"{target}.dict").write_text(dictionary(some), encoding="ascii")


if __name__ == "__main__":
    main()
