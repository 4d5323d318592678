#include "app/session/closing_start.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "app/session/review.h"

namespace tablebank {
namespace {

/// The latest entry in force that brought the game into this phase; 0 if there is none.
std::int64_t entry_into(const History& history, Phase phase) {
    const auto& entries = history.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        const bool enters = std::ranges::any_of(entry->facts, [&](const FactChange& change) {
            return change.key.name == FactName::phase && change.after == to_string(phase);
        });
        if (enters && history.counts(*entry)) return entry->sequence;
    }
    return 0;
}

bool is_dealing_with_bank(std::string_view verb) {
    constexpr std::array<std::string_view, 4> verbs{"build", "sell", "mortgage", "redeem"};
    return std::ranges::find(verbs, verb) != verbs.end();
}

Estate* estate_of(Position& position, Account account) {
    const auto seat = hand_of(account);
    const auto place = seat ? static_cast<std::size_t>(seat->number) - 1 : position.players.size();
    return place < position.players.size() ? &position.players[place].estate : nullptr;
}

void move_deed(ClosingStart& start, Space deed, Estate& to) {
    Holding moved{.deed = deed};
    for (PositionPlayer& player : start.position.players) {
        Estate& estate = player.estate;
        const Holding* held = estate.find(deed);
        if (held == nullptr) continue;
        moved = *held;
        std::erase_if(estate.deeds, [&](const Holding& holding) { return holding.deed == deed; });
        give_back(start.bank, {moved.houses, moved.hotels}, {});  // a deed goes without buildings
        moved.houses = moved.hotels = 0;
    }
    to.deeds.insert(std::ranges::upper_bound(to.deeds, deed, {}, &Holding::deed), moved);
}

void take_over(ClosingStart& start, const Transfer& transfer) {
    Estate* from = estate_of(start.position, transfer.from);
    Estate* to = estate_of(start.position, transfer.to);
    if (transfer.asset == Asset::cash()) {
        if (from != nullptr) from->cash -= Money{transfer.quantity};
        if (to != nullptr) to->cash += Money{transfer.quantity};
    } else if (transfer.asset.kind == Asset::Kind::deed && to != nullptr && from != to) {
        move_deed(start, Space{transfer.asset.index}, *to);
    }
}

}  // namespace

Pieces built(const Estate& estate) {
    Pieces pieces;
    for (const Holding& holding : estate.deeds) {
        pieces.houses += holding.houses;
        pieces.hotels += holding.hotels;
    }
    return pieces;
}

void give_back(Pieces& bank, const Pieces& before, const Pieces& after) {
    bank.houses += before.houses - after.houses;
    bank.hotels += before.hotels - after.hotels;
}

ClosingStart closing_start(const Table& table, const Position& handed_in) {
    const History& history = table.history;
    const std::int64_t kept = entry_into(history, Phase::kept);
    const std::int64_t closing = entry_into(history, Phase::closing);
    const std::int64_t before = std::max<std::int64_t>((closing > 0 ? closing : kept) - 1, 0);
    ClosingStart start{state_at(table, before), {}, {}};
    start.position = start.begun.position();
    start.bank = start.begun.in_bank();
    for (std::int64_t sequence = before + 1; sequence < kept; ++sequence) {
        const Entry& entry = history.at(sequence);
        if (is_dealing_with_bank(entry.verb) || !history.tells_since(sequence, before)) continue;
        for (const Transfer& transfer : entry.transfers) take_over(start, transfer);
    }
    for (std::size_t player = 0; player < start.position.players.size(); ++player) {
        Estate& estate = start.position.players[player].estate;
        if (estate.cash >= Money{}) continue;
        const Estate& reached = handed_in.players.at(player).estate;
        give_back(start.bank, built(estate), built(reached));
        estate = reached;
    }
    return start;
}

}  // namespace tablebank
