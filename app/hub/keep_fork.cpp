// Another history of a game: the part after the fork from the hub's history is stored in the event's book, as evidence
// for the director, if there is space for it.

#include <algorithm>

#include "app/event/book_share.h"
#include "app/event/game_result.h"
#include "app/event/table_setup.h"
#include "app/hub/live_tables.h"
#include "app/hub/pending_upload.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {
namespace {

/// The part of a record after the last common entry, in the form of a message: from the first entry that differs to its
/// end, with the headers if that is the first of all.
std::string behind_fork(const RecordPart& part, std::int64_t fork_at) {
    std::string text = fork_at == 1 ? std::string(part.headers) : std::string{};
    for (const RecordedEntry& entry : part.entries)
        if (entry.entry.sequence >= fork_at) text += record_of(entry.entry, entry.hash);
    const RecordedEntry& last = part.entries.back();
    return text + record_end(last.entry.sequence, last.hash);
}

bool knows_history(const EventTable& table, const act::ForkKept& fork) {
    return std::ranges::any_of(table.forks,
                               [&](const act::ForkKept& kept) { return is_same_history(kept.source, fork.source); });
}

}  // namespace

HubAnswer LiveTables::keep_fork(const PendingUpload& taking) {
    const TableOfEvent& place = taking.message.place;
    HubAnswer answer = answer_of(HubState::fork, taking.game);
    answer.fork_at = taking.fork_at;
    const std::string text = behind_fork(taking.part, taking.fork_at);
    const RecordedEntry& last = taking.part.entries.back();
    const act::ForkKept fork{place.round, place.table,
                             GameSource{.game = game_of_table(place.event_id, place.round, place.table),
                                        .entries = last.entry.sequence,
                                        .head = to_hex(last.hash),
                                        .evidence = to_hex(sha256(text))}};
    if (knows_history(*event()->table(place.round, place.table), fork)) return answer;
    if (has_enough_histories(*event(), place.round, place.table)) return answer_of(HubState::too_much, taking.game);
    const auto decide = [&](const Event& now) -> EventDecision {
        const EventTable* table = now.table(place.round, place.table);
        const bool is_full = has_enough_histories(now, place.round, place.table);
        if (table != nullptr && (is_full || knows_history(*table, fork)))
            return EventRefusal{.code = EventRefusal::Code::nothing_changed};
        return decide_fork(now, fork);
    };
    static_cast<void>(desk_.post(decide, {text}));
    read_anew();
    if (!knows_history(*event()->table(place.round, place.table), fork))
        return answer_of(HubState::too_much, taking.game);
    return answer;
}

}  // namespace tablebank
