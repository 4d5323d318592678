"""The timed ending of a game, recomputed from nothing but its exported JSON.

Written from the rule books (the two-hour game of the Russian one, `ru timed`, which the others share, and what they say of
rents: ru 9, 10, 12, 15, 19, 20; fr 11 F; pl 10, 12), from the classic game's end by total worth (classic timed) and from the
figures of the edition that the export holds. Exact fractions throughout. Shares nothing with the program.
"""

import tomllib
from fractions import Fraction

BUILDINGS = ("house", "hotel")


class Table:
    """The holder of everything after the given entries."""

    def __init__(self, export):
        self.export = export
        self.edition = tomllib.loads(export["edition_text"])
        self.cash, self.lies, self.built, self.facts = {}, {}, {}, {}
        self.before_keep = {}  # seat -> cash at the moment when it was handed in
        self.rulings_of_walk = None
        for entry in export["entries"]:
            self.take(entry)

    def take(self, entry):
        keeping = [fact for fact in entry["facts"] if fact["fact"].startswith("kept:") and fact["after"]]
        for fact in keeping:
            seat = int(fact["fact"].split(":")[1])
            self.before_keep[seat] = self.cash.get(f"player:{seat}", 0)
        walking = any(fact["fact"].startswith("walked:") and fact["after"] for fact in entry["facts"])
        if walking and not self.walked():
            self.rulings_of_walk = self.rulings()
        for move in entry["transfers"]:
            asset, quantity = move["asset"], int(move["quantity"])
            if asset == "cash":
                self.cash[move["from"]] = self.cash.get(move["from"], 0) - quantity
                self.cash[move["to"]] = self.cash.get(move["to"], 0) + quantity
            elif asset in BUILDINGS:
                for account, sign in ((move["from"], -1), (move["to"], 1)):
                    self.built[account, asset] = self.built.get((account, asset), 0) + sign * quantity
            else:
                self.lies[asset] = move["to"]
        for fact in entry["facts"]:
            if fact["after"]:
                self.facts[fact["fact"]] = fact["after"]
            else:
                self.facts.pop(fact["fact"], None)

    def walked(self):
        return any(name.startswith("walked:") for name in self.facts)

    def rulings(self):
        changed = {name.split(":")[1]: value for name, value in self.facts.items() if name.startswith("ruling:")}
        return self.export["rulings"] | changed

    def all_seats(self):
        """Those of the start, then those who joined, one after another."""
        joined = sum(name.startswith("joined:") for name in self.facts)
        return range(1, len(self.export["players"]) + joined + 1)

    def seats(self):
        return [seat for seat in self.all_seats() if f"out:{seat}" not in self.facts]

    def role(self, seat):
        joined = self.facts.get(f"joined:{seat}")
        return joined.split(" ")[0] if joined else self.export["players"][seat - 1].get("role", "player")

    def name(self, seat):
        """Of the one who sits there now: the fact is a person and, after a space, their name."""
        seated = self.facts.get(f"seated:{seat}")
        return seated.split(" ", 1)[1] if seated else self.export["players"][seat - 1]["name"]

    def cash_of(self, seat):
        """The cash before the player handed it in, if they did."""
        return self.before_keep[seat] if f"kept:{seat}" in self.facts else self.cash.get(f"player:{seat}", 0)

    def deeds(self, seat):
        """space -> whether it is mortgaged"""
        own = {f"player:{seat}": False, f"pledge:{seat}": True}
        return {int(asset.split(":")[1]): own[account] for asset, account in self.lies.items()
                if asset.startswith("deed:") and account in own}

    def set_by_judge(self, seat, computed):
        """The total that a judge set in place of the computed one, if any."""
        return Fraction(self.facts.get(f"adjusted:{seat}", computed))

    def is_jailed(self, seat):
        return self.lies.get(f"token:{seat}") == "jail"

    def dice(self):
        return {int(name.split(":")[1]): sum(map(int, value.split())) for name, value in self.facts.items()
                if name.startswith("walk_dice:")}


def rounded(exact, note, way):
    """To a multiple of the smallest note; halves away from zero."""
    steps = Fraction(exact) / note
    whole = steps.numerator // steps.denominator
    rest = steps - whole
    if way == "up":
        whole += rest > 0
    elif way == "half_up":
        whole += rest >= Fraction(1, 2)
    elif way != "down":
        raise ValueError(way)
    return whole * note


def prices(printed, pieces):
    """Of that many pieces: a list has the price of each in turn."""
    return sum(printed[:pieces]) if isinstance(printed, list) else printed * pieces


def is_by_worth(rules):
    return rules.get("timed_score", {}).get("is") == "total_worth"


class Walk:
    """One player's way round the board."""

    def __init__(self, table, seat, rulings, dice):
        self.table, self.seat, self.rulings, self.dice = table, seat, rulings, dice
        self.rules = table.edition["rules"]
        self.role = table.role(seat)
        self.printed = {deed["space"]: deed for deed in table.edition["deed"]}
        self.kinds = [space["kind"] for space in table.edition["space"]]
        self.deeds = table.deeds(seat)
        self.third = {int(name.split(":")[1]) for name in table.facts if name.startswith("third:")}

    def of_role(self, rule):
        return self.rules[rule].get(self.role, self.rules[rule])

    def is_monopoly(self, city):
        """Of a monopolist: enough open streets of the city, the third that carries nothing not counted (ru 10, pl 12)."""
        if self.role == "competitor":
            return False
        needed = self.rules["streets_for_monopoly"].get("count", 0)
        streets = [space for space, deed in self.printed.items() if deed.get("city") == city]
        open_ones = [space for space in streets if self.deeds.get(space) is False and space not in self.third]
        return len(open_ones) >= (needed or len(streets))

    def companies(self, kind):
        """A mortgaged one counts towards the number, unless the table rules otherwise."""
        return sum(1 for space, mortgaged in self.deeds.items() if self.kinds[space] == kind
                   and (not mortgaged or self.rulings["mortgaged_companies_count"] == "yes"))

    def street(self, space):
        deed = self.printed[space]
        column = deed.get(self.role, deed.get("player"))
        houses = self.table.built.get((f"street:{space}", "house"), 0)
        hotel = self.table.built.get((f"street:{space}", "hotel"), 0)
        steps = len(column["built"]) - self.hotels_per_street() + hotel if hotel else houses
        monopoly = self.is_monopoly(deed["city"])
        if steps == 0:
            return column["doubled"] if monopoly else column["single"]
        figure = column["built"][steps - 1]
        broken = (self.rules.get("broken_monopoly", {}).get("is") == "single_rent"
                  and self.of_role("building_needs_monopoly").get("applies") and not monopoly)
        if not broken:
            return figure
        return Fraction(figure, 2) if self.rulings["broken_monopoly_rate"] == "half_printed" else column["single"]

    def hotels_per_street(self):
        return self.rules.get("hotels_per_street", {}).get("count", 1)

    def transport(self, space):
        if self.role == "competitor":
            return Fraction(self.printed[space]["price"] * self.rules["transport_percent"]["percent"], 100)
        return self.rules["transport_by_count"]["amounts"][self.companies("transport") - 1]

    def utility(self, space):
        factor = self.of_role("utility_factor")["times"][self.companies("utility") - 1]
        if self.role == "competitor" and self.rulings["competitor_utility_factor"] != "printed":
            factor = int(self.rulings["competitor_utility_factor"])
        return factor * self.dice[space]

    def income(self, space):
        kind = self.kinds[space]
        exact = getattr(self, kind)(space)
        return rounded(exact, self.table.edition["currency"]["smallest_note"], self.rulings["rounding"])

    def worth(self, space, mortgaged):
        """The price, half of it if it is mortgaged, and what the buildings cost."""
        deed = self.printed[space]
        if mortgaged:
            return deed["price"] - deed["mortgage"]
        hotel = self.table.built.get((f"street:{space}", "hotel"), 0)
        houses = self.table.built.get((f"street:{space}", "house"), 0)
        if not hotel and not houses:
            return deed["price"]
        column = deed["player"]
        if hotel and self.rulings["hotel_counts_as"] == "all_steps":
            houses = len(column["built"]) - self.hotels_per_street()
        return deed["price"] + prices(column["house_price"], houses) + prices(column["hotel_price"], hotel)

    def payments(self):
        """space -> what the bank pays, or what it is worth; the deeds that earn nothing left out"""
        if is_by_worth(self.rules):
            return {space: self.worth(space, mortgaged) for space, mortgaged in sorted(self.deeds.items())}
        sits = self.table.is_jailed(self.seat) and not self.of_role("jailed_collects")["applies"]
        if sits and self.rulings["jailed_in_walk"] != "collects":
            return {}
        paid = {space: self.income(space) for space, mortgaged in sorted(self.deeds.items()) if not mortgaged}
        return {space: amount for space, amount in paid.items() if amount}


def utilities_that_earn(export):
    """Those that still require dice: open ones in a player's hand, for which the game has no throw."""
    table = Table(export)
    if is_by_worth(table.edition["rules"]):
        return []
    found = []
    for seat in table.seats():
        walk = Walk(table, seat, table.rulings(), {})
        sits = table.is_jailed(seat) and not walk.of_role("jailed_collects")["applies"]
        if sits and walk.rulings["jailed_in_walk"] != "collects":
            continue
        found += [space for space, mortgaged in walk.deeds.items() if not mortgaged and walk.kinds[space] == "utility"]
    return sorted(set(found) - set(table.dice()))


def settle(export, dice=None):
    """One row for each player who is not out: name, cash, kept, walk, the computed total, the total and place; by place, then by seat. `dice` are the sums
    thrown for utilities that the game does not know yet."""
    table = Table(export)
    rulings = table.rulings()
    of_walk = table.rulings_of_walk if table.walked() and table.rulings_of_walk else rulings
    thrown = (dice or {}) | table.dice()
    rows = []
    for seat in table.seats():
        percent = table.edition["rules"]["kept_cash_percent"]
        percent = percent.get(table.role(seat), percent)["percent"]
        walk = Walk(table, seat, of_walk, thrown).payments()
        kept = Fraction(table.cash_of(seat) * percent, 100)
        computed = kept + sum(walk.values())
        rows.append({"seat": seat, "name": table.name(seat), "cash": table.cash_of(seat), "kept": kept,
                     "walk": walk, "computed": computed,
                     "total": table.set_by_judge(seat, computed), "deeds": len(table.deeds(seat))})
    second = {"shared": lambda row: 0, "more_cash_kept": lambda row: row["kept"], "more_deeds": lambda row: row["deeds"]}[rulings["ties"]]
    for row in rows:
        mine = (row["total"], second(row))
        row["place"] = 1 + sum((other["total"], second(other)) > mine for other in rows)
    return sorted(rows, key=lambda row: (row["place"], row["seat"]))
