#include "ledger/proof/comparison.h"

#include <algorithm>

#include "ledger/books/officiating_entry.h"
#include "ledger/proof/chain.h"

namespace tablebank {
namespace {

bool is_same_box(const ChainSummary& game, const Checkpoint& checkpoint) {
    return game.edition == checkpoint.edition && game.edition_hash == checkpoint.edition_hash;
}

Agreement agreement_of(const ChainSummary& game, const Checkpoint& checkpoint) {
    if (checkpoint.game != game.game) return Agreement::other_game;
    if (!is_same_box(game, checkpoint)) return Agreement::other_edition;
    if (checkpoint.entries > game.last()) return Agreement::shorter;
    if (game.heads[static_cast<std::size_t>(checkpoint.entries)] != checkpoint.head) return Agreement::differs;
    return checkpoint.entries == game.last() ? Agreement::agrees : Agreement::went_on;
}

std::optional<std::int64_t> place_of(const Hash& head, const ChainSummary& game) {
    const auto found = std::find(game.heads.begin() + 1, game.heads.end(), head);
    if (found == game.heads.end()) return std::nullopt;
    return found - game.heads.begin();
}

/// Whether two checkpoints cannot belong to the same game.
bool contradict(const Checkpoint& one, const Checkpoint& other) {
    if (one.game != other.game) return false;
    const bool same_place = one.entries == other.entries;
    return same_place != (one.head == other.head) ||
           (same_place && (one.edition != other.edition || one.edition_hash != other.edition_hash));
}

}  // namespace

ChainSummary summary_of(const Setup& setup, const EntryList& entries) {
    ChainSummary summary{setup.game_id, setup.edition->id, sha256(setup.edition_text), {genesis(setup)}, 0};
    for (const Entry& entry : entries) {
        summary.heads.push_back(chained(summary.heads.back(), entry));
        if (!leaves_the_result(entry)) summary.last_change = summary.last();
    }
    return summary;
}

std::vector<Comparison> compare(const ChainSummary& game, std::span<const Checkpoint> checkpoints) {
    std::vector<Comparison> compared;
    compared.reserve(checkpoints.size());
    for (const Checkpoint& checkpoint : checkpoints) compared.push_back({.agreement = agreement_of(game, checkpoint)});
    const auto is_changed_since = [&](const Checkpoint& checkpoint) {
        return checkpoint.entries < game.last_change.value_or(game.last());
    };
    const bool ends_as_told = std::ranges::any_of(checkpoints, [&](const Checkpoint& checkpoint) {
        return vouches_for_result(checkpoint) && holds(agreement_of(game, checkpoint)) && !is_changed_since(checkpoint);
    });
    for (std::size_t i = 0; i < checkpoints.size(); ++i) {
        const Checkpoint& checkpoint = checkpoints[i];
        Comparison& one = compared[i];
        for (std::size_t other = 0; other < checkpoints.size(); ++other) {
            if (holds(agreement_of(game, checkpoints[other])) && checkpoints[other].entries < checkpoint.entries)
                one.all_agreed.push_back(checkpoints[other].entries);
            if (!one.contradicted_by && contradict(checkpoint, checkpoints[other])) one.contradicted_by = other;
        }
        std::ranges::sort(one.all_agreed);
        one.all_agreed.erase(std::unique(one.all_agreed.begin(), one.all_agreed.end()), one.all_agreed.end());
        if (!one.all_agreed.empty()) one.agreed = one.all_agreed.back();
        const bool is_past = vouches_for_result(checkpoint) && is_changed_since(checkpoint) && !ends_as_told;
        if (one.agreement == Agreement::went_on && is_past) one.agreement = Agreement::past_end;
        if (one.agreement == Agreement::shorter || one.agreement == Agreement::differs)
            one.head_at = place_of(checkpoint.head, game);
    }
    return compared;
}

}  // namespace tablebank
