#include "app/session/verification.h"

#include <algorithm>
#include <future>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

#include "calculators/money.h"
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

/// What a line threw when it was decided again: an entry whose words the ledger never writes.
struct NoDecision : std::runtime_error {
    NoDecision(std::int64_t sequence, const std::string& what)
        : std::runtime_error("entry " + std::to_string(sequence) + ": " + what) {}
};

/// The entries after `first` up to `last`, each on the table as it stood before it.
Verification judge_between(const Table& table, std::int64_t first, std::int64_t last) {
    Verification found;
    Table before = table_at(table, first);
    for (std::int64_t sequence = first + 1; sequence <= last; ++sequence) {
        const Entry& entry = table.history.at(sequence);
        try {
            if (entry.forced) found.forced.push_back(sequence);
            if (auto deviation = judge(before, entry)) found.deviations.push_back(std::move(*deviation));
        } catch (const std::logic_error& error) {
            throw NoDecision(sequence, error.what());
        } catch (const MoneyOverflow& error) {
            throw NoDecision(sequence, error.what());
        }
        before.follow();
    }
    return found;
}

}  // namespace

Verification verify(const Table& table) {
    // Deciding takes longer than everything else, and every entry is decided by itself: two halves at once.
    const std::int64_t last = table.history.last();
    const std::int64_t middle = last / 2;
    auto of_later = std::async(std::launch::async, [&] { return judge_between(table, middle, last); });
    Verification found = judge_between(table, 0, middle);
    Verification later = of_later.get();
    found.forced.insert(found.forced.end(), later.forced.begin(), later.forced.end());
    std::ranges::move(later.deviations, std::back_inserter(found.deviations));
    return found;
}

VerifiedGame read_and_verify(const std::filesystem::path& file) {
    ReadGame game = read_game(file);
    try {
        Verification found = verify(game.table);
        return {std::move(game), std::move(found)};
    } catch (const NoDecision& error) {
        throw FileError(FileError::Kind::damaged, file, error.what());
    }
}

}  // namespace tablebank
