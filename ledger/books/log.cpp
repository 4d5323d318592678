#include "ledger/books/log.h"

#include <algorithm>
#include <utility>

namespace tablebank {
namespace {

/// Entries between two snapshots: few enough to replay at once, and enough that the snapshots take little memory.
constexpr std::int64_t entries_between = 256;

}  // namespace

void Log::reserve(std::size_t count) {
    pages_.reserve(count / entries_in_page + 1);
    reversed_by_.reserve(count);
}

void Log::append(Entry entry) {
    if (const auto action = action_begun_by(entry)) actions_.push_back(*action);
    if (entry.reverses) reversals_.push_back(entry.sequence);
    if (reversed_by_.size() % entries_in_page == 0) pages_.emplace_back().reserve(entries_in_page);
    pages_.back().push_back(std::move(entry));
    reversed_by_.push_back(0);
}

void Log::set_reversal(std::int64_t sequence, std::int64_t by) {
    reversed_by_.at(static_cast<std::size_t>(sequence - 1)) = by;
}

void Log::keep(const Game& game) {
    if (game.last >= (kept_.empty() ? 0 : kept_.back().last) + entries_between) kept_.push_back(game);
}

const Game* Log::kept(std::int64_t sequence) const {
    const auto later = std::ranges::upper_bound(kept_, sequence, {}, &Game::last);
    return later == kept_.begin() ? nullptr : &*std::prev(later);
}

}  // namespace tablebank
