#include "app/event/whole_record.h"

#include <exception>
#include <set>

#include "app/session/incremental_game.h"
#include "ledger/proof/hash.h"
#include "ledger/proof/record_writer.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

/// The number of the entry with which a text begins; nullopt if it begins otherwise.
std::optional<std::int64_t> first_entry(std::string_view text) {
    if (!text.starts_with('\n')) return std::nullopt;
    text.remove_prefix(1);
    const auto number = read_number<std::int64_t>(std::string(text.substr(0, text.find(' '))));
    return number && *number > 1 ? number : std::nullopt;
}

/// The record of a history: another record up to the entry before the part, and then the part. nullopt unless its
/// hashes lead from there to the head of the source.
std::optional<std::string> joined_record(const std::string& beginning, const std::string& part,
                                         const GameSource& source) {
    const auto first = first_entry(part);
    if (!first || !beginning.starts_with(record_magic)) return std::nullopt;
    try {
        const RecordPart before = read_record_part(beginning, 0, {});
        const auto common = static_cast<std::size_t>(*first - 1);
        if (before.setup->game_id != source.game || before.entries.size() < common) return std::nullopt;
        const RecordPart after = read_record_part(part, *first - 1, before.entries[common - 1].hash);
        if (after.entries.empty()) return std::nullopt;
        const RecordedEntry& last = after.entries.back();
        if (last.entry.sequence != source.entries || to_hex(last.hash) != source.head) return std::nullopt;
        std::string whole{before.headers};
        for (std::size_t at = 0; at < common; ++at)
            whole += record_of(before.entries[at].entry, before.entries[at].hash);
        for (const RecordedEntry& one : after.entries) whole += record_of(one.entry, one.hash);
        return with_format_of_entries(std::move(whole)) + record_end(last.entry.sequence, last.hash);
    } catch (const std::exception&) {
        return std::nullopt;  // a text that is not the beginning of this history
    }
}

}  // namespace

bool is_part_of_record(std::string_view evidence) {
    return first_entry(evidence).has_value();
}

const GameSource* source_of(const Act& act) {
    if (const auto* taken = std::get_if<act::ResultTaken>(&act)) return taken->source ? &*taken->source : nullptr;
    const auto* fork = std::get_if<act::ForkKept>(&act);
    return fork == nullptr ? nullptr : &fork->source;
}

std::string whole_record(const Event& event, const GameSource& source, std::string kept, const EvidenceOf& evidence,
                         const RecordOfGame& elsewhere) {
    if (!is_part_of_record(kept)) return kept;
    std::set<std::string> tried{source.evidence};
    for (const auto& logged : event.log) {
        const GameSource* other = source_of(logged->act);
        if (other == nullptr || other->game != source.game || !tried.insert(other->evidence).second) continue;
        const auto beginning = evidence(*other);
        if (!beginning) continue;
        if (auto whole = joined_record(*beginning, kept, source)) return *std::move(whole);
    }
    if (const auto beginning = elsewhere(source.game))
        if (auto whole = joined_record(*beginning, kept, source)) return *std::move(whole);
    return kept;
}

}  // namespace tablebank
