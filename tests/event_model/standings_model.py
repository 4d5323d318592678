"""The standings of an event, worked out from its published JSON by code that shares nothing with the program."""

from fractions import Fraction


def half_up(value):
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


class Standings:
    """docs/reference/scoring-schemes.md, read once more."""

    def __init__(self, facts):
        self.facts = facts
        lists, self.order, self.byes = {}, [], {"bye": Fraction(6), "requested": Fraction(0), "missed": Fraction(0)}
        for word in facts["scheme"].split():
            head, _, rest = word.partition("=")
            if head in self.byes:
                self.byes[head] = Fraction(rest)
            elif word.startswith("by="):
                self.order = word[3:].split(",")
            else:
                points = [int(each) for each in word.split("-")]
                lists[len(points)] = points
        self.rounds = {row["player"]: [] for row in facts["rows"]}
        self.met = {}
        for result in facts["results"]:
            self.take(result, lists[len(result["seats"])])
        for bye in facts["byes"]:
            kind = bye.get("kind", "bye")
            self.rounds[bye["player"]].append({"points": self.byes[kind], "kind": kind})
        self.earned = {player: sum((one["points"] for one in rounds), Fraction(0)) for player, rounds in self.rounds.items()}

    def take(self, result, points):
        seats = result["seats"]
        together = sum(Fraction(seat["total"]) for seat in seats)
        for seat in seats:
            total = Fraction(seat["total"])
            one = {"points": Fraction(0), "total": total, "wins": Fraction(0),
                   "share": half_up(total / together * 10_000) if together else 0}
            level = [other for other in seats if other["place"] == seat["place"] and not other.get("forfeit")]
            if not seat.get("forfeit"):
                first = seat["place"] - 1
                one["points"] = Fraction(sum(points[first:first + len(level)]), len(level))
                one["wins"] = Fraction(1, len(level)) if seat["place"] == 1 else Fraction(0)
            self.rounds[seat["player"]].append(one)
            for other in seats:
                if other is not seat:
                    self.met.setdefault((seat["player"], other["player"]), []).append(self.won(seat, other))

    @staticmethod
    def won(seat, other):
        if seat.get("forfeit") or other.get("forfeit"):
            return Fraction(int(bool(other.get("forfeit"))) + int(not seat.get("forfeit")), 2)
        return Fraction((seat["place"] < other["place"]) * 2 + (seat["place"] == other["place"]), 2)

    def over_tables(self, player, figure):
        tables = [one[figure] for one in self.rounds[player] if "total" in one]
        if not tables:
            return Fraction(0)
        byes = [one for one in self.rounds[player] if one.get("kind") == "bye"]
        return sum(tables, Fraction(0)) * (len(tables) + len(byes)) / len(tables)

    def value(self, player, criterion, level):
        if criterion == "points":
            taken = [Fraction(one["points"]) for one in self.facts["penalties"] if one["player"] == player]
            return self.earned[player] - sum(taken, Fraction(0))
        if criterion == "wins":
            return sum((one.get("wins", Fraction(0)) for one in self.rounds[player]), Fraction(0))
        if criterion == "totals":
            return self.over_tables(player, "total")
        if criterion == "table-share":
            return self.over_tables(player, "share")
        if criterion == "opponents":
            met = [self.earned[other] for (one, other), times in self.met.items() if one == player for _ in times]
            return sum(met, Fraction(0)) / len(met) if met else None
        if criterion == "final":
            return self.final_of(player)
        if criterion == "lots":
            return next((Fraction(-lot["lot"]) for lot in self.facts["lots"] if lot["player"] == player), None)
        if len(level) == 1 or any((player, other) not in self.met for other in level if other != player):
            return None
        return sum((sum(self.met[player, other]) / len(self.met[player, other]) for other in level if other != player), Fraction(0))

    def final_of(self, player):
        """How far in front at the finals, the last one first; None without a final."""
        finals = sorted((result for result in self.facts["results"] if result.get("final")), key=lambda result: -result["round"])[:4]
        front = []
        for result in finals:
            seats = result["seats"]
            places = [len(seats) if seat.get("forfeit") else seat["place"] for seat in seats if seat["player"] == player]
            front.append(len(seats) + 1 - places[0] if places else 0)
        return tuple(front) if finals else None

    def split(self, level, at, decided):
        """Rank by rank: (players who share it, the criterion that ranks them below the row above)."""
        if at == len(self.order):
            return [(sorted(level), decided)]
        values = {player: self.value(player, self.order[at], level) for player in level}
        if None in values.values():
            return self.split(level, at + 1, decided)
        ranks = []
        for value in sorted(set(values.values()), reverse=True):
            group = [player for player in level if values[player] == value]
            ranks += self.split(group, at + 1, decided if not ranks else self.order[at])
        return ranks

    def rows(self):
        ranked = [row["player"] for row in self.facts["rows"] if not row.get("substitute")]
        rows = []
        for players, decided in self.split(sorted(ranked), 0, None):
            rank = len(rows) + 1
            rows += [(rank, player, decided if index == 0 else None) for index, player in enumerate(players)]
        return rows


def rows_told(facts):
    """The program's statement about the same."""
    return [(row["rank"], row["player"], row["decided_by"]) for row in facts["rows"] if not row.get("substitute")]
