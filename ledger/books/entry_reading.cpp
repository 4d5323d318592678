#include "ledger/books/entry_reading.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tablebank {

DueChanges due_changes(const Entry& entry) {
    DueChanges changes;
    for (const FactChange& change : entry.facts) {
        if (change.key.name != FactName::due) continue;
        if (change.after.empty()) {
            changes.settled.push_back(read_due(change.key, change.before));
            continue;
        }
        const Due after = read_due(change.key, change.after);
        if (!change.before.empty()) {
            const Due before = read_due(change.key, change.before);
            if (!before.waits_for_dice() && after.amount < before.amount) {
                changes.in_part.push_back({after, before.amount - after.amount});
                continue;
            }
        }
        changes.raised.push_back(after);
    }
    return changes;
}

std::vector<Due> settled_dues(const Entry& entry) {
    std::vector<Due> settled;
    for (const FactChange& fact : entry.facts)
        if (fact.key.name == FactName::due && !fact.before.empty() && fact.after.empty())
            settled.push_back(read_due(fact.key, fact.before));
    return settled;
}

std::vector<Due> open_dues_after(const Entry& entry) {
    std::vector<Due> open;
    for (const FactChange& fact : entry.facts)
        if (fact.key.name == FactName::due && !fact.after.empty()) open.push_back(read_due(fact.key, fact.after));
    return open;
}

namespace {

/// Whether this is a word of a card's effect, as in a line or a kept card.
bool speaks_of_new_card(std::string_view text) {
    constexpr std::array words{"repairs ", "back ", "nearest ", " times "};
    return std::ranges::any_of(words, [&](std::string_view word) { return text.find(word) != text.npos; });
}

}  // namespace

bool needs_middle(const Entry& entry) {
    const bool moves = std::ranges::any_of(entry.transfers, [](const Transfer& moved) {
        return moved.from == Account::middle() || moved.to == Account::middle();
    });
    const bool owes = std::ranges::any_of(entry.facts, [](const FactChange& fact) {
        if (fact.key.name == FactName::card_does) return speaks_of_new_card(fact.after);
        if (fact.key.name != FactName::due || fact.after.empty()) return false;
        return fact.after.find(" middle ") != fact.after.npos || fact.after.find(" times ") != fact.after.npos;
    });
    const bool by_card = (entry.verb == "card" || entry.verb == "use") && speaks_of_new_card(entry.line);
    return moves || owes || by_card;
}

bool passes_start(const Setup& setup, const Transfer& token) {
    if (token.from.kind != Account::Kind::space || token.to.kind != Account::Kind::space) return false;
    return token.to.index <= token.from.index && setup.edition->start().index <= token.to.index;
}

std::vector<Seat> paid_salaries(const Setup& setup, const Entry& entry) {
    std::vector<Seat> paid;
    for (const Transfer& transfer : entry.transfers) {
        if (transfer.asset.kind != Asset::Kind::token || !passes_start(setup, transfer)) continue;
        const Seat seat{transfer.asset.index};
        const bool bank_paid = std::ranges::any_of(entry.transfers, [&](const Transfer& cash) {
            return cash.asset == Asset::cash() && cash.from == Account::bank() && cash.to == Account::player(seat);
        });
        if (bank_paid) paid.push_back(seat);
    }
    return paid;
}

Money cash_moved(const Entry& entry, Account from, Account to) {
    Money sum;
    for (const Transfer& transfer : entry.transfers)
        if (transfer.asset == Asset::cash() && transfer.from == from && transfer.to == to)
            sum += Money{transfer.quantity};
    return sum;
}

Money cash_given(const Entry& entry, Seat giver) {
    Money sum;
    for (const Transfer& transfer : entry.transfers)
        if (transfer.asset == Asset::cash() && transfer.from == Account::player(giver)) sum += Money{transfer.quantity};
    return sum;
}

}  // namespace tablebank
