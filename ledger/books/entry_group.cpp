#include "ledger/books/entry_group.h"

#include <algorithm>
#include <array>
#include <vector>

#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr FactKey action_fact{FactName::action};

std::optional<std::int64_t> read_count(std::string_view text) {
    const auto count = read_number<std::int64_t>(text);
    if (!count || *count < 0) return std::nullopt;
    return count;
}

std::optional<RepairCounts> read_counts(const std::vector<std::string_view>& words) {
    std::array<std::int64_t, 4> counts{};
    if (words.size() != counts.size() + 1) return std::nullopt;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const auto count = read_count(words[i + 1]);
        if (!count) return std::nullopt;
        counts.at(i) = *count;
    }
    return RepairCounts{counts[0], counts[1], counts[2], counts[3]};
}

}  // namespace

std::string to_fact_value(const EntryGroup& span) {
    std::string value = std::to_string(span.first) + "-" + std::to_string(span.last);
    if (!span.repaired) return value;
    const RepairCounts& of = *span.repaired;
    for (const std::int64_t count : {of.kept, of.changed, of.dropped, of.added}) value += " " + std::to_string(count);
    return value;
}

std::optional<EntryGroup> parse_entry_group(std::string_view text) {
    const auto words = split(text, ' ');
    if (words.empty()) return std::nullopt;
    const auto dash = words.front().find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto first = read_count(words.front().substr(0, dash));
    const auto last = read_count(words.front().substr(dash + 1));
    if (!first || !last || *first < 1 || *last <= *first) return std::nullopt;
    EntryGroup span{*first, *last, std::nullopt};
    if (words.size() == 1) return span;
    span.repaired = read_counts(words);
    if (!span.repaired) return std::nullopt;
    return span;
}

std::optional<EntryGroup> action_begun_by(const Entry& entry) {
    const auto change = std::ranges::find(entry.facts, action_fact, &FactChange::key);
    if (change == entry.facts.end() || !change->before.empty()) return std::nullopt;
    const auto span = parse_entry_group(change->after);
    return span && span->first == entry.sequence ? span : std::nullopt;
}

void mark_action(Entry& entry, const std::string& before, const std::string& after) {
    const auto place =
        entry.reverses ? entry.facts.end() : std::ranges::lower_bound(entry.facts, action_fact, {}, &FactChange::key);
    entry.facts.insert(place, FactChange{action_fact, before, after});
}

}  // namespace tablebank
