#include "ledger/books/history.h"

#include <algorithm>
#include <string>
#include <utility>

#include "ledger/books/apply.h"

namespace tablebank {
namespace {

/// Whether an entry takes back a posting, as against bringing one back: the reversal of a reversal is a redo, its
/// reversal an undo again.
bool is_undo(const History& history, const Entry& entry) {
    bool undo = false;
    for (auto target = entry.reverses; target; target = history.at(*target).reverses) undo = !undo;
    return undo;
}

}  // namespace

void History::append(Entry entry) {
    if (entry.sequence != last() + 1)
        throw ConservationError("entry " + std::to_string(entry.sequence) + " does not follow entry " +
                                std::to_string(last()));
    if (entry.reverses && (!has(*entry.reverses) || !in_force(*entry.reverses)))
        throw ConservationError("entry " + std::to_string(entry.sequence) + " reverses an entry that is not in force");
    // A table holds every entry of a game in memory; spare room in each would be most of it.
    entry.transfers.shrink_to_fit();
    entry.facts.shrink_to_fit();
    entries_.push_back(std::move(entry));
    reversed_by_.push_back(0);

    // The entry named loses its force; what that one had reversed is in force again, and so on down.
    bool loses_force = true;
    std::int64_t by = last();
    for (auto target = at(by).reverses; target; target = at(by).reverses) {
        reversed_by_.at(static_cast<std::size_t>(*target - 1)) = loses_force ? by : 0;
        loses_force = !loses_force;
        by = *target;
    }
}

void History::reserve(std::size_t count) {
    entries_.reserve(count);
    reversed_by_.reserve(count);
}

bool History::in_force(std::int64_t sequence) const {
    return reversed_by_.at(static_cast<std::size_t>(sequence - 1)) == 0;
}

std::optional<std::int64_t> History::reversed_by(std::int64_t sequence) const {
    if (in_force(sequence)) return std::nullopt;
    return reversed_by_.at(static_cast<std::size_t>(sequence - 1));
}

std::optional<std::int64_t> History::undo_target() const {
    for (std::int64_t sequence = last(); sequence > 1; --sequence)
        if (in_force(sequence) && !at(sequence).reverses) return sequence;
    return std::nullopt;
}

std::optional<std::int64_t> History::redo_target() const {
    for (std::int64_t sequence = last(); sequence > 1 && at(sequence).reverses; --sequence)
        if (in_force(sequence) && is_undo(*this, at(sequence))) return sequence;
    return std::nullopt;
}

bool History::tells_since(std::int64_t entry, std::int64_t sequence) const {
    if (!in_force(entry)) return false;
    int links = 0;
    for (std::int64_t link = entry; link > sequence; ++links) {
        const auto& target = at(link).reverses;
        if (!target) return link == entry;
        link = *target;
    }
    return links % 2 == 1;
}

std::optional<std::int64_t> History::changed_since(FactKey key, std::int64_t sequence) const {
    for (std::int64_t entry = last(); entry > sequence; --entry) {
        const auto& facts = at(entry).facts;
        const bool changed = std::ranges::find(facts, key, &FactChange::key) != facts.end();
        if (changed && tells_since(entry, sequence)) return entry;
    }
    return std::nullopt;
}

void Table::post(Entry entry) {
    apply(game, entry);
    history.append(std::move(entry));
}

Game state_at(const Table& table, std::int64_t sequence) {
    Game game{table.game.setup};
    for (std::int64_t next = 1; next <= sequence; ++next) apply(game, table.history.at(next));
    return game;
}

Table table_at(const Table& table, std::int64_t sequence) {
    Table then{table.game.setup};
    then.history.reserve(static_cast<std::size_t>(sequence));
    for (std::int64_t next = 1; next <= sequence; ++next) then.post(table.history.at(next));
    return then;
}

}  // namespace tablebank
