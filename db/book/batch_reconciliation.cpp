#include "db/book/batch_reconciliation.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace tablebank {
namespace {

constexpr std::int64_t row_bytes = 200;      ///< of an entry, in addition to its text: keys, hash, indexes
constexpr std::int64_t game_bytes = 10'000;  ///< in addition to its headers: partly used pages

bool is_game_id(const std::string& text) {
    return text.size() == 32 && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

/// A server cannot store a text with a zero byte.
bool is_live_text(const std::string& text, std::size_t most) {
    return text.size() <= most && text.find('\0') == std::string::npos;
}

void check_batch(const LiveBatch& batch) {
    const std::int64_t before = batch.before.number;
    const auto room = std::numeric_limits<std::int64_t>::max() - static_cast<std::int64_t>(batch.entries.size());
    bool fits = is_game_id(batch.game) && is_live_text(batch.headers, LiveLimits::headers) && before >= 0 &&
                before <= room && (before > 0 || batch.before.hash == batch.genesis);
    std::int64_t expected = before;
    for (const LiveEntry& entry : batch.entries)
        fits = fits && entry.number == ++expected && is_live_text(entry.text, LiveLimits::entry);
    if (!fits) throw std::invalid_argument("no batch of a game");
}

/// A game during one call: the stored part, and the new entries.
struct ReconciledGame {
    std::optional<StoredGame> stored;
    GrownGame grown;

    [[nodiscard]] bool is_here() const { return stored || grown.begun_by != nullptr; }
    [[nodiscard]] bool has_grown() const { return grown.begun_by != nullptr || !grown.entries.empty(); }
    [[nodiscard]] const Hash& genesis() const { return stored ? stored->genesis : grown.begun_by->genesis; }
    [[nodiscard]] LiveHead head() const {
        if (has_grown()) return grown.head;
        return stored ? stored->head : LiveHead{};
    }

    [[nodiscard]] Hash hash_of(const std::string& id, std::int64_t number, const FindHash& find_hash) const {
        if (number == head().number) return head().hash;
        if (number == 0) return genesis();
        if (stored && number == stored->head.number) return stored->head.hash;
        for (const auto& some : grown.entries)
            if (number >= some.front().number && number <= some.back().number)
                return some[static_cast<std::size_t>(number - some.front().number)].hash;
        return find_hash(id, number);
    }
};

Hash hash_in(const LiveBatch& batch, std::int64_t number) {
    if (number == batch.before.number) return batch.before.hash;
    return batch.entries[static_cast<std::size_t>(number - batch.before.number - 1)].hash;
}

LiveOutcome outcome_of(const LiveBatch& batch, const ReconciledGame& game, const FindHash& find_hash) {
    if (!game.is_here()) return batch.before.number > 0 ? LiveOutcome::gap : LiveOutcome::kept;
    if (batch.genesis != game.genesis()) return LiveOutcome::fork;
    const std::int64_t here = game.head().number;
    if (batch.before.number > here) return LiveOutcome::gap;
    const std::int64_t both = std::min(here, batch.before.number + static_cast<std::int64_t>(batch.entries.size()));
    return hash_in(batch, both) == game.hash_of(batch.game, both, find_hash) ? LiveOutcome::kept : LiveOutcome::fork;
}

/// Returns the number of bytes that it needs.
std::int64_t grow(ReconciledGame& game, const LiveBatch& batch) {
    std::int64_t bytes = game.has_grown() ? 0 : game_bytes;
    if (!game.is_here()) {
        game.grown.begun_by = &batch;
        game.grown.head = {0, batch.genesis};
        bytes += static_cast<std::int64_t>(batch.headers.size());
    }
    const auto known = static_cast<std::size_t>(game.head().number - batch.before.number);
    if (known >= batch.entries.size()) return bytes;
    const auto fresh = std::span(batch.entries).subspan(known);
    for (const LiveEntry& entry : fresh) bytes += static_cast<std::int64_t>(entry.text.size()) + row_bytes;
    game.grown.entries.push_back(fresh);
    game.grown.head = {fresh.back().number, fresh.back().hash};
    return bytes;
}

}  // namespace

void check_batches(std::span<const LiveBatch> batches) {
    for (const LiveBatch& batch : batches) check_batch(batch);
}

ReconciledBatches reconcile(std::span<const LiveBatch> batches, const FindGame& find_game, const FindHash& find_hash) {
    ReconciledBatches weighed;
    weighed.answers.reserve(batches.size());
    std::map<std::string, ReconciledGame, std::less<>> games;
    for (const LiveBatch& batch : batches) {
        const auto [at, unknown] = games.try_emplace(batch.game);
        ReconciledGame& game = at->second;
        if (unknown) game.stored = find_game(batch.game);
        const LiveOutcome outcome = outcome_of(batch, game, find_hash);
        if (outcome == LiveOutcome::kept) weighed.bytes += grow(game, batch);
        weighed.answers.push_back({outcome, game.head()});
    }
    for (auto& [id, game] : games)
        if (game.has_grown()) weighed.games.emplace(id, std::move(game.grown));
    return weighed;
}

}  // namespace tablebank
