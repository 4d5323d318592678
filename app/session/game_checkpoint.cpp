#include "app/session/game_checkpoint.h"

#include <algorithm>

#include "ledger/proof/chain.h"

namespace tablebank {

std::int64_t checkpoint_round(const Game& game) {
    return game.phase() == Phase::finished ? 0 : std::max<std::int64_t>(game.round(), 1);
}

Checkpoint checkpoint_at(const Table& table, std::int64_t entries, const GivenBy& by) {
    const Setup& setup = *table.game.setup;
    Hash head = genesis(setup);
    for (const Entry& entry : table.history.entries()) {
        if (entry.sequence > entries) break;
        head = chained(head, entry);
    }
    return {.game = setup.game_id,
            .edition = setup.edition->id,
            .edition_hash = sha256(setup.edition_text),
            .entries = entries,
            .head = head,
            .round = checkpoint_round(state_at(table, entries)),
            .role = by.role,
            .name = by.name};
}

std::optional<std::int64_t> end_of_round(const Table& table, std::int64_t round) {
    std::optional<std::int64_t> end;
    bool goes_on = false;
    Table at = table_at(table, 0);
    for (std::int64_t entry = 1; entry <= table.history.last(); ++entry) {
        at.follow();
        const bool is_over = at.game.phase() == Phase::finished;
        goes_on = at.game.round() == round && !is_over;
        if (at.game.round() == round) end = entry;
    }
    return goes_on ? std::nullopt : end;
}

}  // namespace tablebank
