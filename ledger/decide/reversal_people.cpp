#include "ledger/decide/reversal_people.h"

#include <algorithm>
#include <string>

#include "ledger/books/apply.h"
#include "ledger/books/people.h"

namespace tablebank {
namespace {

/// Whether an entry changed this seat, or left something on it.
bool speaks_of(const Entry& entry, Seat seat) {
    const auto is_his = [&](Account place) { return place == Account::player(seat) || place == Account::pledge(seat); };
    const auto moves = [&](const Transfer& transfer) {
        return is_his(transfer.from) || is_his(transfer.to) || transfer.asset == Asset::token(seat);
    };
    const auto tells = [&](const FactChange& fact) {
        const bool gives_turn = fact.key.name == FactName::turn || fact.key.name == FactName::round_began;
        const bool names = fact.key.name == FactName::seated || fact.key.name == FactName::out;
        return (gives_turn && fact.after == std::to_string(seat.number)) || (names && fact.key.index == seat.number);
    };
    return std::ranges::any_of(entry.transfers, moves) || std::ranges::any_of(entry.facts, tells);
}

/// The youngest entry since that changed a seat, or that changed people at all.
std::optional<std::int64_t> youngest_about(const History& history, std::int64_t sequence, Seat seat, bool of_seat) {
    for (std::int64_t entry = history.last(); entry > sequence; --entry) {
        const bool matches = of_seat ? speaks_of(history.at(entry), seat) : changes_people(history.at(entry));
        if (matches && history.tells_since(entry, sequence)) return entry;
    }
    return std::nullopt;
}

}  // namespace

bool brings_seat(const Entry& reversal) {
    return std::ranges::any_of(reversal.facts, [](const FactChange& fact) {
        return fact.key.name == FactName::joined && !fact.after.empty();
    });
}

std::optional<Refusal> check_people_back(const Table& table, std::int64_t sequence, const Entry& reversal) {
    if (!changes_people(reversal)) return std::nullopt;
    if (table.game.setup->changes >= most_people_changes) {
        Refusal often{RefusalCode::people_limit};
        often.detail = std::to_string(most_people_changes);
        return often;
    }
    try {
        Game trial = table.game;
        apply(trial, reversal);
        return std::nullopt;
    } catch (const ConservationError&) {
        const FactChange& first = *std::ranges::find_if(reversal.facts, [](const FactChange& fact) {
            return fact.key.name == FactName::joined || fact.key.name == FactName::seated;
        });
        const Seat seat{first.key.index};
        const bool goes = first.key.name == FactName::joined && first.after.empty();
        Refusal refusal{RefusalCode::reversal_impossible};
        refusal.entry = youngest_about(table.history, sequence, seat, goes);
        if (refusal.entry) refusal.code = RefusalCode::reversal_blocked;
        refusal.detail = to_string(first.key);
        return refusal;
    }
}

}  // namespace tablebank
