#include "app/session/verification.h"

#include <stdexcept>
#include <utility>
#include <variant>

#include "ledger/decide/decide.h"

namespace tablebank {
namespace {

/// Whether two entries do the same at the table. Who typed a line, and how, is no matter of rules.
bool same_effect(const Entry& stored, const Entry& decided) {
    return stored.transfers == decided.transfers && stored.facts == decided.facts &&
           stored.reverses == decided.reverses && stored.set_aside == decided.set_aside;
}

/// The first entry that the rules give today for a line, which for a chain of entries is the one to compare: the others
/// have lines of their own.
std::optional<Deviation> judge(const Table& before, const Entry& stored) {
    try {
        Decision decision = decide_again(before, stored);
        if (auto* refusal = std::get_if<Refusal>(&decision)) return Deviation{stored.sequence, std::move(*refusal)};
        const auto& entries = std::get<std::vector<Entry>>(decision);
        if (!entries.empty() && same_effect(stored, entries.front())) return std::nullopt;
    } catch (const std::invalid_argument&) {
        // A line that today's grammar does not know; what it did still stands in its transfers and facts.
    }
    return Deviation{stored.sequence, std::nullopt};
}

void judge_next(Verification& found, const Table& before, const Entry& next) {
    if (next.forced) found.forced.push_back(next.sequence);
    if (auto deviation = judge(before, next)) found.deviations.push_back(std::move(*deviation));
}

}  // namespace

Verification verify(const Table& table) {
    Verification found;
    Table before(table.game.setup);
    for (const Entry& entry : table.history.entries()) {
        judge_next(found, before, entry);
        before.post(entry);
    }
    return found;
}

VerifiedGame read_and_verify(const std::filesystem::path& file) {
    Verification found;
    ReadGame game = read_game(file, [&](const Table& before, const Entry& next) { judge_next(found, before, next); });
    return {std::move(game), std::move(found)};
}

}  // namespace tablebank
