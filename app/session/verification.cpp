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

#include "app/session/certificate.h"
#include "calculators/money.h"
#include "ledger/decide/decide.h"
#include "ledger/decide/entry_words.h"
#include "ledger/grammar/notation.h"

namespace tablebank {
namespace {

/// Whether two entries have the same effect at the table, and describe it in the same words. Who typed a line, and how,
/// is irrelevant to the rules.
bool same_effect(const Entry& stored, const Entry& decided) {
    return stored.transfers == decided.transfers && stored.facts == decided.facts &&
           stored.reverses == decided.reverses && stored.set_aside == decided.set_aside && stored.line == decided.line;
}

/// Decides an entry again. nullopt if its line cannot be decided: a grammar that does not know it, words that the
/// ledger never writes, a sum out of range. Its effect is still in its transfers and facts, which the replay has
/// checked. Throws EffortSpent.
std::optional<Decision> decided(const Table& before, const Entry& stored, RulesVersion rules) {
    try {
        Decision decision = decide_again(before, stored, rules);
        // The plan of a repair is as large as the entries that it goes back over, and it is not needed here.
        if (auto* refusal = std::get_if<Refusal>(&decision)) refusal->repair.reset();
        return decision;
    } catch (const std::logic_error&) {
        return std::nullopt;
    } catch (const MoneyOverflow&) {
        return std::nullopt;
    }
}

/// The first entry that the rules give today for a line, which for a chain of entries is the one to compare: the others
/// have lines of their own.
std::optional<Deviation> judge(const Table& before, const Entry& stored) {
    auto decision = decided(before, stored, rules_of(before.game, stored));
    if (!decision) return Deviation{stored.sequence, std::nullopt};
    if (auto* refusal = std::get_if<Refusal>(&*decision)) return Deviation{stored.sequence, std::move(*refusal)};
    const auto& entries = std::get<std::vector<Entry>>(*decision);
    if (!entries.empty() && same_effect(stored, entries.front())) return std::nullopt;
    return Deviation{stored.sequence, std::nullopt};
}

/// Finds refusals by rules that are younger than the entry's.
std::optional<Deviation> judge_today(const Table& before, const Entry& stored) {
    if (rules_of(before.game, stored) >= todays_rules) return std::nullopt;
    auto decision = decided(before, stored, todays_rules);
    auto* refusal = decision ? std::get_if<Refusal>(&*decision) : nullptr;
    return refusal == nullptr ? std::nullopt : std::optional{Deviation{stored.sequence, std::move(*refusal)}};
}

/// Whether the typed text still has the meaning of the posted entry, as far as that can be decided.
bool typed_so(const Table& before, KnownWords& words, const Entry& entry) {
    try {
        return words.typed_agrees(before, entry);
    } catch (const std::logic_error&) {
        return false;
    } catch (const MoneyOverflow&) {
        return false;
    }
}

bool lacks_signature(const Table& before, const Entry& entry) {
    if (entry.verb != "correct" && entry.verb != "certify") return false;
    const auto read = parse_line(*before.game.setup, entry.line);
    const auto* command = std::get_if<Command>(&read);
    return command != nullptr && !has_right_signature(before, *command);
}

/// Every line reads the open dues, some lines several times.
constexpr std::int64_t looks_at_due = 40;

void judge_entry(const Table& before, KnownWords& words, const Entry& entry, Verification& found) {
    const std::int64_t sequence = entry.sequence;
    before.history.spend(looks_at_due * before.game.facts.count(FactName::due));
    if (auto deviation = judge(before, entry)) {
        found.deviations.push_back(std::move(*deviation));
    } else if (auto refused = judge_today(before, entry)) {
        found.refused_today.push_back(std::move(*refused));
    }
    if (!typed_so(before, words, entry)) found.mistyped.push_back(sequence);
    if (lacks_signature(before, entry)) found.unsigned_corrections.push_back(sequence);
}

/// The entries after `first` up to `last`, each on the table as it was before it. Lines that go back over the game
/// share one effort; which of them exceed it depends only on the game.
Verification judge_between(const Table& table, std::int64_t first, std::int64_t last, std::int64_t looks) {
    constexpr std::int64_t looks_of_each = 1'000;
    Verification found;
    Table before = table_at(table, first);
    KnownWords words;
    for (std::int64_t sequence = first + 1; sequence <= last; ++sequence) {
        const Entry& entry = table.history.at(sequence);
        if (entry.forced) found.forced.push_back(sequence);
        Effort effort(looks_of_each + looks);
        before.history.spend_of(&effort);
        try {
            judge_entry(before, words, entry, found);
        } catch (const EffortSpent&) {
            found.unjudged.push_back(sequence);
        }
        before.history.spend_of(nullptr);
        looks = std::clamp(effort.left(), std::int64_t{0}, looks);
        before.follow();
    }
    return found;
}

/// A stretch of entries, judged by whichever thread comes to it.
using Stretch = std::packaged_task<Verification()>;

/// Enough of them that no thread waits long for another at the end, and few enough that starting each one, on its own
/// table, costs little.
std::vector<Stretch> stretches_of(const Table& table) {
    constexpr std::int64_t fewest_entries = 4096;
    constexpr std::int64_t most_stretches = 32;
    const std::int64_t last = table.history.last();
    const std::int64_t length = std::max(fewest_entries, last / most_stretches + 1);
    const std::int64_t looks = VerificationLimits::looks + VerificationLimits::looks_of_entry * length;
    std::vector<Stretch> stretches;
    for (std::int64_t first = 0; first < last; first += length) {
        stretches.emplace_back([&table, first, end = std::min(first + length, last), looks] {
            return judge_between(table, first, end, looks);
        });
    }
    return stretches;
}

}  // namespace

bool begins_from_position(const Table& table) {
    return table.history.has(1) && !is_plain_opening(table.history.at(1));
}

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
    for (Stretch& stretch : stretches) {  // in order, so that of several failures the first is reported
        Verification part = stretch.get_future().get();
        found.forced.insert(found.forced.end(), part.forced.begin(), part.forced.end());
        std::ranges::move(part.deviations, std::back_inserter(found.deviations));
        std::ranges::move(part.refused_today, std::back_inserter(found.refused_today));
        found.unsigned_corrections.insert(found.unsigned_corrections.end(), part.unsigned_corrections.begin(),
                                          part.unsigned_corrections.end());
        found.mistyped.insert(found.mistyped.end(), part.mistyped.begin(), part.mistyped.end());
        found.unjudged.insert(found.unjudged.end(), part.unjudged.begin(), part.unjudged.end());
    }
    found.from_position = begins_from_position(table);
    return found;
}

VerifiedGame read_and_verify(const std::filesystem::path& file) {
    ReadGame game = read_game(file);
    Verification found = verify(game.table);
    return {std::move(game), std::move(found)};
}

}  // namespace tablebank
