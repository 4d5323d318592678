// The effect of the table's lines, one by one, in the game as it was meant.

#include "ledger/decide/due_line.h"
#include "tests/repairs/random_repair.h"

namespace repairs {

using namespace tablebank;

namespace {

constexpr Money penalty{30};

}  // namespace

std::string RandomRepair::dice() {
    const std::string first = std::to_string(chance_.die());
    return first + " " + std::to_string(chance_.die());
}

/// A throw for a utility that can be paid at once.
std::string RandomRepair::dice_within(const Due& due) {
    for (int tries = 0; tries < 20; ++tries) {
        const int first = chance_.die();
        const int second = chance_.die();
        const bool paid = Money{first + second} * due.factor <= right_.game.cash(due.debtor);
        if (paid) return std::to_string(first) + " " + std::to_string(second);
    }
    return "1 1";
}

Money RandomRepair::some_money(int most_units) {
    return unit_ * chance_.between(1, most_units);
}

bool RandomRepair::both_take(const std::string& line) const {
    return takes(right_, line) && takes(wrong_, line);
}

std::string RandomRepair::next_line() {
    if (const auto line = due_line()) return *line;
    if (chance_.percent(30)) {
        if (const auto line = disposal(); line && both_take(*line)) return *line;
    }
    if (chance_.percent(3)) return "note \"" + std::to_string(stamps_) + "\"";
    const std::string thrown = dice();
    const auto no = refusal_of(right_, thrown);
    if (!no) return thrown;
    if (no->code != RefusalCode::due_open) fail("\"" + thrown + "\" is refused: " + std::string(to_string(no->code)));
    const auto dues = open_dues(right_.game, Seat{no->player.value()});
    if (!dues.empty()) return settlement(dues.front());
    // The fine before a third roll, which is due once the player's turn opens.
    return !no->line.empty() && takes(right_, no->line) ? no->line : "next";
}

/// The dues of the player in turn. A rent that its owner has to ask for may be forgotten (football 10).
std::optional<std::string> RandomRepair::due_line() {
    const auto dues = open_dues(right_.game, right_.game.turn());
    if (dues.empty()) return std::nullopt;
    const Due& due = dues.front();
    const bool forgotten = is_unclaimed(right_.game, due) && due.key.index % 5 < 2;
    if (!forgotten || dues.size() > 1) return settlement(due);
    count_.add("rent forgotten");
    return std::nullopt;
}

std::string RandomRepair::settlement(const Due& due) {
    // Before a sum is given, so that it is given once: a player who has the money then pays at once.
    const Money needed = due.kind == DueKind::penalty ? penalty : due.at_most();
    const bool known = due.is_debt() && !due.waits_for_dice();
    if (known && needed > right_.game.cash(due.debtor)) return money_first(due);
    if (const auto part = part_payment(due)) return *part;
    const std::string line = answer_to(due);
    const bool unnamed = due.debtor == right_.game.turn() || line.starts_with("auction");
    return unnamed ? line : name_of(right_, due.debtor) + " " + line;
}

/// A sold or mortgaged deed is named; a player who cannot raise the sum leaves at once.
std::string RandomRepair::money_first(const Due& due) {
    std::vector<std::string> ways;
    const std::string debtor = name_of(right_, due.debtor);
    const std::string end = debtor + " bankrupt";
    if (takes(right_, end)) {
        count_.add("bankrupt");
        return end;
    }
    for (const Holding& holding : right_.game.estate(due.debtor).deeds) {
        for (const std::string verb : {" sell @", " mortgage @"}) {
            const std::string way = debtor + verb + std::to_string(holding.deed.index);
            if (takes(right_, way)) ways.push_back(way);
        }
    }
    if (ways.empty() && due.kind == DueKind::penalty) return answer_to(due);  // only then is the debt known
    if (ways.empty()) fail(debtor + " can neither raise what he owes nor go home");
    count_.add("money raised");
    return chance_.one_of(ways);
}

/// If both tables owe the same player more: elsewhere it would be a gift, or not the intended payment.
std::optional<std::string> RandomRepair::part_payment(const Due& due) {
    const bool plain = due.kind == DueKind::rent || due.kind == DueKind::payment;
    if (!plain || due.debtor != right_.game.turn() || !chance_.percent(12)) return std::nullopt;
    if (due.amount < Money{2} || wrong_.game.turn() != due.debtor) return std::nullopt;
    const auto dues = open_dues(wrong_.game, due.debtor);
    const Money part{chance_.between(1, static_cast<int>(due.amount.units()) - 1)};
    const bool alike = !dues.empty() && (dues.front().kind == DueKind::rent || dues.front().kind == DueKind::payment) &&
                       dues.front().creditor == due.creditor && dues.front().amount > part;
    std::string line = "pay " + std::to_string(part.units());
    if (due.creditor) line += " to " + name_of(right_, *due.creditor);
    line += " \"on account\"";
    if (!alike || !both_take(line)) return std::nullopt;
    count_.add("part payment");
    return line;
}

std::string RandomRepair::answer_to(const Due& due) {
    switch (due.kind) {
        case DueKind::offer:
            return answer_to_offer(due);
        case DueKind::utility_rent:
            return due.waits_for_dice() ? "rent dice " + dice_within(due) : "ok";
        case DueKind::card: {
            const int says = chance_.below(5);
            const Money sum = some_money(4);
            const bool pays = says > 2 && right_.game.cash(due.debtor) >= sum;
            return says == 0 ? "card none \"read\""
                             : std::string("card ") + (pays ? "-" : "+") + sum.to_string() + " \"read\"";
        }
        case DueKind::foundation_die:
            return "foundation " + std::to_string(chance_.die());
        case DueKind::bookmakers:
            if (chance_.percent(50) || right_.game.cash(due.debtor) < Money{400}) return "decline";
            return "stake 100 dice " + dice();
        case DueKind::penalty:
            return "pay " + penalty.to_string();
        case DueKind::auction:
            return auction_of(due);
        default:
            return "ok";
    }
}

std::string RandomRepair::answer_to_offer(const Due& due) {
    const bool can = right_.game.cash(due.debtor) >= due.amount;
    return can && chance_.percent(70) && takes(right_, "ok") ? "ok" : "decline";
}

std::string RandomRepair::auction_of(const Due& due) {
    const std::string begins = "auction @" + std::to_string(due.space.index) + " ";
    const std::string sold =
        begins + name_of(right_, chance_.one_of(right_.game.players())) + " " + std::to_string(some_money(3).units());
    return chance_.percent(40) || !takes(right_, sold) ? begins + "none" : sold;
}

/// The action of a player on a named deed: taken by both tables, or not done at all.
std::optional<std::string> RandomRepair::disposal() {
    const Seat seat = chance_.one_of(right_.game.players());
    const auto deeds = right_.game.estate(seat).deeds;
    if (deeds.empty()) return std::nullopt;
    const std::string deed = "@" + std::to_string(chance_.one_of(deeds).deed.index);
    if (chance_.percent(12)) return trade(seat, deed);
    static const std::vector<std::string> verbs{"mortgage", "redeem", "build", "sell", "build", "build"};
    return name_of(right_, seat) + " " + chance_.one_of(verbs) + " " + deed;
}

std::string RandomRepair::trade(Seat seat, const std::string& deed) {
    const Seat other = chance_.one_of(right_.game.players());
    return name_of(right_, seat) + " trade " + name_of(right_, other) + " give " + deed + " get " +
           std::to_string(some_money(12).units());
}

}  // namespace repairs
