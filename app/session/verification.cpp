#include "app/session/verification.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <future>
#include <iterator>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

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

/// What only rules younger than the entry's would refuse.
std::optional<Deviation> judge_today(const Table& before, const Entry& stored) {
    if (rules_of(before.game, stored) >= todays_rules) return std::nullopt;
    try {
        Decision decision = decide_again(before, stored, todays_rules);
        if (auto* refusal = std::get_if<Refusal>(&decision)) return Deviation{stored.sequence, std::move(*refusal)};
    } catch (const std::invalid_argument&) {
        // judge() has told it.
    }
    return std::nullopt;
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
            if (auto deviation = judge(before, entry)) {
                found.deviations.push_back(std::move(*deviation));
            } else if (auto refused = judge_today(before, entry)) {
                found.refused_today.push_back(std::move(*refused));
            }
        } catch (const std::logic_error& error) {
            throw NoDecision(sequence, error.what());
        } catch (const MoneyOverflow& error) {
            throw NoDecision(sequence, error.what());
        }
        before.follow();
    }
    return found;
}

/// A stretch of entries, judged by whichever thread comes to it.
using Stretch = std::packaged_task<Verification()>;

/// So many that no thread has long to wait for the other at the end, and so few that beginning each one, on a table of
/// its own, costs nothing beside it.
std::vector<Stretch> stretches_of(const Table& table) {
    constexpr std::int64_t fewest_entries = 4096;
    constexpr std::int64_t most_stretches = 32;
    const std::int64_t last = table.history.last();
    const std::int64_t length = std::max(fewest_entries, last / most_stretches + 1);
    std::vector<Stretch> stretches;
    for (std::int64_t first = 0; first < last; first += length) {
        stretches.emplace_back(
            [&table, first, end = std::min(first + length, last)] { return judge_between(table, first, end); });
    }
    return stretches;
}

}  // namespace

Verification verify(const Table& table) {
    // Deciding takes longer than everything else, and every entry is decided by itself. Halves would not do: one is
    // more work than the other.
    std::vector<Stretch> stretches = stretches_of(table);
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t taken = next++; taken < stretches.size(); taken = next++) stretches[taken]();
    };
    auto beside = std::async(std::launch::async, work);
    work();
    beside.get();

    Verification found;
    for (Stretch& stretch : stretches) {  // in order, so that of several failures the first is told
        Verification part = stretch.get_future().get();
        found.forced.insert(found.forced.end(), part.forced.begin(), part.forced.end());
        std::ranges::move(part.deviations, std::back_inserter(found.deviations));
        std::ranges::move(part.refused_today, std::back_inserter(found.refused_today));
    }
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
