#include "app/hub_sync/outgoing_game.h"

#include "ledger/proof/chain.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {

OutgoingGame::OutgoingGame(const Setup& setup) : headers_(record_headers(setup)), hashes_{genesis(setup)} {}

void OutgoingGame::keep(const Entry& entry, const Hash& hash) {
    entries_.push_back(record_of(entry, hash));
    hashes_.push_back(hash);
}

void OutgoingGame::add(const Table& table) {
    add(table, table.history.last() + 1, {});
}

void OutgoingGame::add(const Table& table, std::int64_t first, std::span<const Hash> hashes) {
    const std::lock_guard lock(guard_);
    for (auto next = static_cast<std::int64_t>(hashes_.size()); next <= table.history.last(); ++next) {
        const Entry& entry = table.history.at(next);
        const bool is_known = next >= first && next - first < std::ssize(hashes);
        keep(entry, is_known ? hashes[static_cast<std::size_t>(next - first)] : chained(hashes_.back(), entry));
    }
}

OutgoingGame::End OutgoingGame::end() const {
    const std::lock_guard lock(guard_);
    return {static_cast<std::int64_t>(entries_.size()), hashes_.back()};
}

Hash OutgoingGame::hash_of(std::int64_t entry) const {
    const std::lock_guard lock(guard_);
    return hashes_.at(static_cast<std::size_t>(entry));
}

std::size_t OutgoingGame::end_of_part(std::int64_t after, std::size_t bytes) const {
    auto last = static_cast<std::size_t>(after);
    for (std::size_t sent = 0; last < entries_.size() && sent < bytes; ++last) sent += entries_[last].size();
    return last;
}

std::string OutgoingGame::part(std::int64_t after, std::size_t bytes) const {
    const std::lock_guard lock(guard_);
    std::string text = after == 0 ? headers_ : std::string{};
    const std::size_t last = end_of_part(after, bytes);
    for (auto entry = static_cast<std::size_t>(after); entry < last; ++entry) text += entries_[entry];
    return text + record_end(static_cast<std::int64_t>(last), hashes_[last]);
}

std::int64_t OutgoingGame::last_in_part(std::int64_t after, std::size_t bytes) const {
    const std::lock_guard lock(guard_);
    return static_cast<std::int64_t>(end_of_part(after, bytes));
}

}  // namespace tablebank
