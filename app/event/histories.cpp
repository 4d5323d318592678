#include "app/event/histories.h"

#include <algorithm>
#include <exception>

#include "app/event/whole_record.h"
#include "app/session/incremental_game.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {
namespace {

/// nullopt for any other text, such as the code of a sheet or the part of a history after a fork.
std::optional<RecordPart> part_of(const std::optional<std::string>& record) {
    if (!record || !record->starts_with(record_magic)) return std::nullopt;
    try {
        return read_record_part(*record, 0, {});
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

/// nullopt if either is unknown, or one is the beginning of the other.
std::optional<std::int64_t> first_difference(const std::optional<RecordPart>& one,
                                             const std::optional<RecordPart>& other) {
    if (!one || !other) return std::nullopt;
    const std::size_t both = std::min(one->entries.size(), other->entries.size());
    for (std::size_t at = 0; at < both; ++at)
        if (one->entries[at].hash != other->entries[at].hash) return one->entries[at].entry.sequence;
    return std::nullopt;
}

}  // namespace

std::vector<UndecidedHistory> undecided_histories(const Event& event) {
    std::vector<UndecidedHistory> histories;
    for (const auto& [number, round] : event.rounds)
        for (const EventTable& table : round.tables)
            for (const HistoryKept& kept : table.forks)
                histories.push_back({.entry = kept.entry,
                                     .round = number,
                                     .table = table.seating.number,
                                     .source = kept.source,
                                     .found = kept.found});
    for (const TableResultTaken& early : event.early)
        histories.push_back({.entry = early.stamp.entry,
                             .round = early.result.round,
                             .table = early.result.table,
                             .early = true,
                             .source = early.result.source,
                             .scores = early.result.seats});
    std::ranges::sort(histories, {}, &UndecidedHistory::entry);
    return histories;
}

void look_into(const Event& event, const std::string& event_id, const EvidenceOf& evidence, UndecidedHistory& history) {
    if (!history.source) return;
    const auto record = evidence(*history.source);
    if (!record) return;
    history.part_alone = is_part_of_record(*record);
    if (history.scores.empty() && record->starts_with(record_magic)) {
        const auto taken = take_record(event, event_id, *record, {history.round, history.table});
        if (const auto* result = std::get_if<ImportedResult>(&taken)) history.scores = result->wish.seats;
    }
    const EventTable* table = event.table(history.round, history.table);
    const act::ResultTaken* result = table == nullptr ? nullptr : table->result();
    if (result != nullptr && result->source)
        history.parts_at = first_difference(part_of(record), part_of(evidence(*result->source)));
}

}  // namespace tablebank
