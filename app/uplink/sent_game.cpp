#include "app/uplink/sent_game.h"

#include "ledger/proof/chain.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {

SentGame::SentGame(const Setup& setup) : headers_(record_headers(setup)), hashes_{genesis(setup)} {}

void SentGame::add(const Table& table) {
    const std::lock_guard lock(guard_);
    for (std::int64_t next = static_cast<std::int64_t>(hashes_.size()); next <= table.history.last(); ++next) {
        const Entry& entry = table.history.at(next);
        const Hash hash = chained(hashes_.back(), entry);
        entries_.push_back(record_of(entry, hash));
        hashes_.push_back(hash);
    }
}

SentGame::End SentGame::end() const {
    const std::lock_guard lock(guard_);
    return {static_cast<std::int64_t>(entries_.size()), hashes_.back()};
}

Hash SentGame::hash_of(std::int64_t entry) const {
    const std::lock_guard lock(guard_);
    return hashes_.at(static_cast<std::size_t>(entry));
}

std::string SentGame::part(std::int64_t after, std::size_t bytes) const {
    const std::lock_guard lock(guard_);
    std::string text = after == 0 ? headers_ : std::string{};
    auto last = static_cast<std::size_t>(after);
    for (std::size_t sent = 0; last < entries_.size() && sent < bytes; ++last) {
        sent += entries_[last].size();
        text += entries_[last];
    }
    return text + record_end(static_cast<std::int64_t>(last), hashes_[last]);
}

}  // namespace tablebank
