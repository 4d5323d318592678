"""A table as its entries leave it: the holder of every asset and the facts in force, checked at every step.

Written from "Invariants" in docs/reference/game-file.md. Knows no rule of the game.
"""

import re
from fractions import Fraction

from encoding import ACCOUNT_CODES, FACT_CODES, RULINGS, is_ruling_value

COUNTED = ("cash", "house", "hotel")
LARGEST_QUANTITY = 10**18
LARGEST_NUMBER = 10**15
LONGEST_CHAIN = 1_000
MOST_DUES = 1_000
MOST_SEATS = 32
MOST_PEOPLE_CHANGES = 1_000
PLACES = {
    "cash": ("bank", "player", "middle"),
    "deed": ("bank", "withheld", "player", "pledge"),
    "house": ("bank", "street"),
    "hotel": ("bank", "street"),
    "token": ("bank", "space", "jail", "gone"),
    "card": ("bank", "player"),
}
CARD_EFFECT = (r"none|jail|free|[+-][1-9][0-9]*|(each|pay-each|all) (monopolist|competitor|player) [1-9][0-9]*"
               r"|goto (@[0-9]+|nearest (transport|utility))( nosalary)?( times [1-9][0-9]*)?|back [1-9][0-9]*"
               r"|repairs [1-9][0-9]* [1-9][0-9]*|dice [0-9]+ [1-9][0-9]*( [1-6] [1-6])?")
PHASES = ("play", "side_gone", "closing", "kept", "walked", "finished")
DUE_KINDS = ("rent", "utility_rent", "offer", "income_tax", "property_tax", "foundation_fee", "foundation_die", "card",
             "jail_fine", "payment", "auction", "bookmakers", "character", "penalty")
INDEX_OF_ACCOUNT = {"player": "seat", "pledge": "seat", "street": "deed", "space": "space"}
INDEX_OF_FACT = {"jail_tries": "seat", "out": "seat", "kept": "seat", "walked": "seat", "placed": "seat",
                 "walk_dice": "utility", "ruling": "ruling", "due": "due", "played": "hidden card", "drawn": "deck",
                 "third": "street", "card_does": "kept card", "turn_begun": "entry",
    "signed_by": "seat", "adjusted": "seat", "protest": "due", "joined": "seat", "seated": "seat",
}


DUE = (r"(\w+) (\d+) (\d+|bank|middle) (\d+) (\d+)( percent (\d+))?( factor (\d+))?"
       r"( dice [1-6] [1-6])?( monopolist| competitor| player)?( claimed)?( times [1-9][0-9]*)?")
NO_DEBTS = ("offer", "foundation_die", "card", "auction", "bookmakers", "character")
HIGHEST_THROW = 12


class Unfit(Exception):
    """The content of the file is impossible."""


def demand(holds, message):
    if not holds:
        raise Unfit(message)


def is_number(text, least=0, most=LARGEST_NUMBER):
    return re.fullmatch(r"0|[1-9][0-9]*", text) is not None and least <= int(text) <= most


def is_action(text):
    """The first and the last of the entries that are one action, and of a repair four numbers."""
    found = re.fullmatch(r"(\d+)-(\d+)((?: \d+){4})?", text)
    return (found is not None and all(is_number(number) for number in re.findall(r"\d+", text)) and
            1 <= int(found[1]) < int(found[2]))


def is_share(text):
    """An exact decimal without needless zeros, or a fraction in lowest terms if there is no such decimal."""
    if re.fullmatch(r"-?(0|[1-9][0-9]*)(\.[0-9]*[1-9])?", text):
        return text != "-0"
    if not re.fullmatch(r"-?[1-9][0-9]*/[1-9][0-9]*", text):
        return False
    rest = Fraction(text).denominator
    for factor in (2, 5):
        while rest % factor == 0:
            rest //= factor
    return str(Fraction(text)) == text and rest != 1


def owed_by(value):
    """The maximum of a due: the cheaper choice, the highest throw; nothing if it is not a debt."""
    found = re.fullmatch(DUE, value)
    if found is None or found[1] in NO_DEBTS:
        return 0
    if found[1] == "utility_rent" and found[10] is None:
        return int(found[9] or 0) * HIGHEST_THROW
    return min(int(found[5]), int(found[7] or 0)) if found[1] == "income_tax" else int(found[5])


class Table:
    """`spaces` are the kinds of the board's spaces, `deeds` the spaces that have a deed, `characters` the names of the
    hidden cards, which are the last of the `cards`."""

    def __init__(self, names, spaces, deeds, cards, decks, characters, box):
        self.first_names = list(names)
        self.names = list(names)
        self.seats = seats = len(names)
        self.people_changes = 0
        self.spaces = spaces
        self.deeds = frozenset(deeds)
        self.cards = cards
        self.decks = decks
        self.characters = characters
        self.box = box
        self.counted = {asset: {"bank": box[asset]} for asset in COUNTED}
        singles = [f"deed:{space}" for space in deeds] + [f"token:{seat}" for seat in range(1, seats + 1)]
        singles += [f"card:{card}" for card in range(cards)]
        self.holders = dict.fromkeys(singles, "bank")
        self.facts = {}
        self.owed = 0  # at the most, by all open dues together
        self.in_force = []  # by entry, the first one at 0
        self.reverses = []

    def apply(self, entry):
        is_first = not self.in_force
        demand((entry["line"] in ("open", "open position")) == is_first, "a game opens once, and first")
        changes_people = any(key.partition(":")[0] in ("joined", "seated") for key, _, _ in entry["facts"])
        if changes_people:
            self.people_changes += 1
            demand(self.people_changes <= MOST_PEOPLE_CHANGES, "people change their seats too often")
            self.add_seats(entry["facts"])
        for transfer in entry["transfers"]:
            self.move(*transfer)
        for asset, places in self.counted.items():
            demand(sum(places.values()) == self.box[asset], f"{asset} is not what the box held")
        for fact in entry["facts"]:
            self.change(*fact)
        if changes_people:
            self.seat_people(entry["facts"])
        self.take_back(entry["reverses"])
        demand("turn" in self.facts, "nobody has the turn")
        for seat in range(1, self.seats + 1):
            demand(self.holders[f"token:{seat}"] != "bank", f"token:{seat} is not on the table")
            demand(self.holders[f"token:{seat}"] != "gone" or f"out:{seat}" in self.facts, f"token:{seat} is not on the board")

    # People

    def add_seats(self, facts):
        """A seat that comes with an entry is there before anything moves."""
        for key, _, after in facts:
            name, _, seat = key.partition(":")
            if name == "joined" and after:
                demand(seat == str(self.seats + 1) and self.seats < MOST_SEATS, f"{key} is not the next seat")
                self.seats += 1
                self.names.append("")
                self.holders[f"token:{seat}"] = "bank"

    def seat_people(self, facts):
        """A seat that goes with an entry goes last, empty; and no two who sit there have one name."""
        for key, _, after in facts:
            name, _, seat = key.partition(":")
            if name == "joined" and not after:
                demand(seat == str(self.seats), f"{key} is not the last seat")
                self.remove_seat()
        for key, _, after in facts:
            name, _, seat = key.partition(":")
            if name == "seated" and int(seat) <= self.seats:
                demand(after or int(seat) <= len(self.first_names), f"nobody sits on seat {seat}")
                self.names[int(seat) - 1] = after.partition(" ")[2] if after else self.first_names[int(seat) - 1]
        demand(all(self.names) and len({name.lower() for name in self.names}) == len(self.names), "two players have one name")

    def remove_seat(self):
        hand, pledge = f"player:{self.seats}", f"pledge:{self.seats}"
        demand(self.holders.pop(f"token:{self.seats}") == "bank", "the token of the last seat is on the table")
        demand(not {hand, pledge} & set(self.holders.values()) and
               not any(places.get(hand) or places.get(pledge) for places in self.counted.values()), "the last seat has something")
        self.seats -= 1
        self.names.pop()
        for key, value in self.facts.items():
            demand(self.is_key(key) and self.may_be(key, value), f"{key} cannot be '{value}'")

    def take_back(self, reverses):
        if reverses is not None:
            stands = 1 <= reverses <= len(self.in_force) and self.in_force[reverses - 1]
            demand(stands, f"entry {reverses} is not in force, so it cannot be taken back")
            chain = self.chain(reverses)
            demand(len(chain) < LONGEST_CHAIN, "too many entries take one another back")
            lost = [link for link in chain[2::2] if not self.in_force[link - 1]]
            demand(not lost, f"entry {lost} is not in force, so it cannot lose its force again")
        self.in_force.append(True)
        self.reverses.append(reverses)
        # The entry named loses its force, what that one had reversed gets it back, and so on down.
        in_force = False
        while reverses is not None:
            self.in_force[reverses - 1] = in_force
            in_force, reverses = not in_force, self.reverses[reverses - 1]

    def chain(self, reverses):
        """The entry, what it reverses, and so on down."""
        links = []
        while reverses is not None:
            links.append(reverses)
            reverses = self.reverses[reverses - 1]
        return links

    # Transfers

    def move(self, asset, source, target, quantity):
        what = f"{quantity} {asset} from {source} to {target}"
        demand(asset in COUNTED or asset in self.holders, f"there is no {asset}")
        for account in (source, target):
            self.check_place(asset, account)
        demand(source != target, f"{what} goes nowhere")
        demand(0 < quantity <= LARGEST_QUANTITY, f"{what} is no quantity")
        if asset in self.holders:
            demand(quantity == 1, f"{asset} exists only once")
            demand(self.holders[asset] == source, f"{asset} lies at {self.holders[asset]}, not at {source}")
            self.holders[asset] = target
            return
        places = self.counted[asset]
        places[source] = places.get(source, 0) - quantity
        places[target] = places.get(target, 0) + quantity
        demand(source == "bank" or places[source] >= 0, f"{source} lacks {-places[source]} {asset}")
        demand(places[source] >= -LARGEST_QUANTITY and places[target] <= LARGEST_QUANTITY, f"{what} is beyond counting")

    def check_place(self, asset, account):
        kind, colon, index = account.partition(":")
        demand(kind in ACCOUNT_CODES, f"there is no account {account}")
        demand(bool(colon) == (kind in INDEX_OF_ACCOUNT), f"there is no account {account}")
        demand(not colon or self.has(INDEX_OF_ACCOUNT[kind], index), f"there is no account {account}")
        demand(kind in PLACES[asset.partition(":")[0]], f"{asset} cannot lie at {account}")

    def has(self, what, index):
        """Whether this table has such a seat, space, deed, street or utility."""
        if not is_number(index):
            return False
        number = int(index)
        if what == "seat":
            return 1 <= number <= self.seats
        if what == "space":
            return number < len(self.spaces)
        return number in self.deeds and (what == "deed" or self.spaces[number] == what)

    # Facts

    def change(self, key, before, after):
        now = self.facts.get(key, "")
        demand(self.is_key(key), f"there is no fact {key}")
        demand(now == before, f"{key} is '{now}', not '{before}'")
        demand(before != after, f"{key} is '{after}' already")
        demand(after == "" or self.may_be(key, after), f"{key} cannot be '{after}'")
        if key.startswith("due:"):
            self.owed += owed_by(after) - owed_by(before)
            demand(self.owed <= LARGEST_QUANTITY, "what is owed is beyond counting")
        if after:
            self.facts[key] = after
            demand(not key.startswith("due:") or sum(fact.startswith("due:") for fact in self.facts) <= MOST_DUES,
                   f"more than {MOST_DUES} sums are due")
        else:
            del self.facts[key]

    def is_key(self, key):
        name, colon, index = key.partition(":")
        wanted = INDEX_OF_FACT.get(name)
        if name not in FACT_CODES or bool(colon) != bool(wanted):
            return False
        if wanted == "ruling":
            return index in RULINGS
        if wanted == "deck":
            deck, _, entry = index.partition(".")
            return is_number(deck) and int(deck) < self.decks and is_number(entry, 1)
        if wanted == "hidden card":
            return is_number(index) and self.cards - len(self.characters) <= int(index) < self.cards
        if wanted == "kept card":
            return is_number(index) and int(index) < self.cards - len(self.characters)
        if wanted == "due":
            return all(is_number(part) for part in index.split(".")) and index.count(".") == 1
        if wanted == "entry":
            return is_number(index, 1)
        return wanted is None or self.has(wanted, index)

    def may_be(self, key, value):
        name, _, index = key.partition(":")
        if name in ("turn", "round_began", "turn_begun"):
            return self.has("seat", value)
        if name == "winner":
            return all(self.has("seat", seat) for seat in value.split(","))
        if name == "phase":
            return value in PHASES
        if name == "time_called":
            return re.fullmatch("yes|early|over [1-9][0-9]*", value) is not None
        if name == "placed":
            return value in ("yes", "unasked")
        if name == "third":
            return value == "yes"
        if name == "ruling":
            return is_ruling_value(index, value)
        if name == "played":
            return value in self.characters
        if name == "card_does":
            return re.fullmatch(CARD_EFFECT, value) is not None
        if name == "drawn":
            return re.fullmatch(r"(\?|0|[1-9][0-9]*) (0|[1-9][0-9]*)( played)?", value) is not None
        if name == "kept":
            return is_share(value)
        if name == "walk_dice":
            return re.fullmatch("[1-6] [1-6]", value) is not None
        if name == "due":
            return self.is_due(value)
        if name == "rules":
            return value in ("2", "3", "4")
        if name in ("clock_shift", "clock_set"):
            return re.fullmatch("-?(0|[1-9][0-9]{0,15})", value) is not None
        if name in ("confirmed", "certified", "corrections"):
            return is_number(value, 1)
        if name == "walk_at":
            return self.has("space", value)
        if name == "signed_by":
            return value == "yes" or self.are_signed_totals(value.removeprefix("refused "))
        if name == "judge_key":
            return re.fullmatch("[A-Za-z0-9+/]{56}", value) is not None
        if name == "adjusted":
            return is_share(value)
        if name == "protest":
            return value in ("lodged", "heard", "upheld", "dismissed", "withdrawn", "appealed")
        if name == "action":
            return is_action(value)
        if name == "joined":
            found = re.fullmatch("(monopolist|competitor|player) (0|[1-9][0-9]?)", value)
            return found is not None and int(found[2]) < int(index)
        if name == "seated":
            return re.fullmatch(r"#?[1-9][0-9]* [^ ](.*[^ ])?", value) is not None
        return is_number(value, 1 if name == "round" else 0)

    def are_signed_totals(self, value):
        """The seats that are left, in order, each with its total; then, since the fourth rules, the first places."""
        seats = []
        words = value.split(" ")
        if len(words) > 1 and words[-1].startswith("="):
            if not all(self.has("seat", seat) for seat in words.pop()[1:].split(",")):
                return False
        for word in words:
            seat, colon, total = word.partition(":")
            if not colon or not self.has("seat", seat) or not is_share(total):
                return False
            seats.append(int(seat))
        return seats == sorted(set(seats))

    def is_due(self, value):
        found = re.fullmatch(DUE, value)
        if not found or found[1] not in DUE_KINDS:
            return False
        kind, debtor, creditor, space = found.group(1, 2, 3, 4)
        where = {"rent": "deed", "offer": "deed", "utility_rent": "utility", "auction": "deed"}.get(kind, "space")
        return (self.has("seat", debtor) and (creditor in ("bank", "middle") or self.has("seat", creditor)) and
                self.has(where, space) and (found[10] is None or kind == "utility_rent") and
                (found[12] is None or kind in ("rent", "utility_rent")) and
                (found[13] is None or kind in ("rent", "utility_rent")) and
                all(is_number(amount, 0, LARGEST_QUANTITY) for amount in found.group(5, 7) if amount is not None) and
                (found[9] is None or is_number(found[9], 0, HIGHEST_THROW if kind == "jail_fine" else
                                               LARGEST_QUANTITY // HIGHEST_THROW)))
