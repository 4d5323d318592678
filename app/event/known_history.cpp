#include "app/event/known_history.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "app/event/book_share.h"
#include "app/event/game_result.h"
#include "app/event/kept_record.h"
#include "app/event/live_place.h"
#include "app/event/refuse_act.h"
#include "app/event/table_setup.h"
#include "app/session/incremental_game.h"
#include "db/book/event_book.h"
#include "db/file/file_error.h"
#include "ledger/proof/chain.h"
#include "ledger/proof/record_writer.h"

namespace tablebank {
namespace {

constexpr std::ptrdiff_t most_unfinished = 3;

std::vector<Hash> hashes_of(const ReadGame& game) {
    std::vector<Hash> hashes{genesis(*game.table.game.setup)};
    for (const Entry& entry : game.table.history.entries()) hashes.push_back(chained(hashes.back(), entry));
    return hashes;
}

/// Whether a history with these hashes contains the head of that source.
bool goes_through(const std::vector<Hash>& hashes, const GameSource& source) {
    return source.entries < std::ssize(hashes) &&
           to_hex(hashes.at(static_cast<std::size_t>(source.entries))) == source.head;
}

/// The first entry of a history that is not in the game of the result; 0 if that is unknown. nullopt if the history is,
/// or may be, a beginning of that game.
std::optional<std::int64_t> parts_at(const std::vector<Hash>& hashes, const GameSource& result,
                                     const EvidenceOf& evidence) {
    const auto record = evidence(result);
    if (!record || !record->starts_with(record_magic))
        return result.entries < std::ssize(hashes) ? std::optional<std::int64_t>{0} : std::nullopt;
    const RecordPart part = read_record_part(*record, 0, {});
    for (const RecordedEntry& theirs : part.entries) {
        const std::int64_t entry = theirs.entry.sequence;
        if (entry >= std::ssize(hashes)) return std::nullopt;
        if (hashes.at(static_cast<std::size_t>(entry)) != theirs.hash) return entry;
    }
    return std::ssize(part.entries) + 1;
}

/// The entry that shows that the game is not over, or is not the one of the result; nullopt if there is none.
std::optional<std::int64_t> entry_against(const ReadGame& game, const std::vector<Hash>& hashes,
                                          const GameSource& result, const EvidenceOf& evidence) {
    if (game.table.game.setup->game_id != result.game) return 0;
    if (goes_through(hashes, result))
        return game.table.history.changed_since({FactName::phase}, result.entries).value_or(result.entries);
    return parts_at(hashes, result, evidence);
}

std::string found_in_unfinished(const ReadGame& game, std::int64_t entry) {
    GameCheck check{.findings = {{.kind = GameFinding::Kind::unfinished, .entry = entry}}};
    for (const std::int64_t protest : protests_lodged(game.table.history))
        check.findings.push_back({.kind = GameFinding::Kind::protested, .entry = protest});
    return words_found(check);
}

/// The evidence as far as it can be read now: it may be with a hub that is running.
EvidenceOf evidence_of(const EventSession& session, const std::string& place) {
    return [&](const GameSource& source) -> std::optional<std::string> {
        try {
            return kept_record(session, place, source);
        } catch (const FileError& error) {
            if (error.kind() != FileError::Kind::open_elsewhere) throw;
            return std::nullopt;
        }
    };
}

/// A history of the game at a table, for the director.
struct HistoryFound {
    Act act;
    std::string why;
    std::string record;
};

/// nullopt for a record that no hub could have accepted, so that the director can post anyway.
std::optional<ReadGame> readable_game(const std::string& record) {
    try {
        return game_of_record(record);
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

/// Whether there is space for a history in addition to a result, which is posted in any case.
bool may_keep(const EventSession& session, const Event& after, const Act& history) {
    return has_room_for_act(session.book().room()) && !refuse_official(after, session.poster(), history);
}

/// Histories that wait although their result was taken: their evidence was another text, such as the part after a fork.
std::vector<std::int64_t> taken_histories(const Event& after, const act::ResultTaken& taken, const std::string& who,
                                          const std::string& why) {
    std::vector<std::int64_t> entries;
    const EventTable* table = after.table(taken.round, taken.table);
    if (table == nullptr || taken.early || !taken.source || why.empty()) return entries;
    for (const HistoryKept& kept : table->forks) {
        const bool is_same = is_same_history(kept.source, *taken.source);
        if (is_same && !refuse_official(after, who, act::Dismissed{kept.entry})) entries.push_back(kept.entry);
    }
    return entries;
}

/// The hub's history of a table's game, if the director must decide about it; otherwise nullopt. Throws FileError if
/// the hub's file is faulty.
std::optional<HistoryFound> history_at_hub(const Event& event, const std::string& event_id, const std::string& place,
                                           std::pair<int, int> at, const EvidenceOf& evidence) {
    auto record = record_at_hub(place, event_id, game_of_table(event_id, at.first, at.second));
    if (!record) return std::nullopt;
    const auto read = readable_game(*record);
    if (!read) return std::nullopt;
    const ReadGame& game = *read;
    if (game.table.game.phase() != Phase::finished) {
        const auto unfinished = unfinished_history(event, event_id, game, *record, evidence);
        if (!unfinished) return std::nullopt;
        EventDecision decided = decide_unfinished(event, *unfinished);
        if (std::holds_alternative<EventRefusal>(decided)) return std::nullopt;
        return HistoryFound{std::get<Act>(std::move(decided)), unfinished->found, std::move(*record)};
    }
    const auto found = take_record(event, event_id, *record, {at.first, at.second});
    const auto* taken = std::get_if<ImportedResult>(&found);
    if (taken == nullptr) return std::nullopt;
    const EventDecision result = decide_result(event, taken->wish);
    const auto* no = std::get_if<EventRefusal>(&result);
    if (no == nullptr || !is_against_result(*no)) return std::nullopt;
    auto kept = history_to_keep(event, *taken, *no);
    if (!kept) return std::nullopt;
    return HistoryFound{std::move(*kept), words_found(taken->check), std::move(*record)};
}

}  // namespace

std::optional<UnfinishedHistory> unfinished_history(const Event& event, const std::string& event_id,
                                                    const ReadGame& game, const std::string& record,
                                                    const EvidenceOf& evidence) {
    const std::string& id = game.table.game.setup->game_id;
    if (game.table.game.phase() == Phase::finished || game.table.game.last == 0) return std::nullopt;
    const auto at = table_begun_for(event, event_id, id);
    if (!at) return std::nullopt;
    const act::ResultTaken* result = event.table(at->first, at->second)->result();
    if (result == nullptr || !result->source) return std::nullopt;
    UnfinishedHistory unfinished{
        .history = {at->first, at->second, {id, game.table.game.last, to_hex(game.head), to_hex(sha256(record))}},
        .found = {},
        .against = *result->source,
        .hashes = hashes_of(game)};
    const auto entry = entry_against(game, unfinished.hashes, *result->source, evidence);
    if (!entry) return std::nullopt;
    unfinished.found = found_in_unfinished(game, *entry);
    return unfinished;
}

std::string found_in_play(const Event& event, const std::string& event_id, const ReadGame& game,
                          const std::string& record, const EvidenceOf& evidence) {
    const auto unfinished = unfinished_history(event, event_id, game, record, evidence);
    return unfinished ? unfinished->found : found_in_unfinished(game, 0);
}

EventDecision decide_unfinished(const Event& event, const UnfinishedHistory& unfinished) {
    const act::ForkKept& history = unfinished.history;
    const EventTable* table = event.table(history.round, history.table);
    const EventRefusal nothing{.code = EventRefusal::Code::nothing_changed};
    if (table == nullptr || table->result() == nullptr || table->result()->source != unfinished.against) return nothing;
    const auto is_same = [&](const HistoryKept& kept) {
        return kept.found == unfinished.found && kept.source.game == history.source.game &&
               goes_through(unfinished.hashes, kept.source);
    };
    if (std::ranges::any_of(table->forks, is_same) || std::ranges::any_of(table->decided, is_same)) return nothing;
    const auto is_earlier = [&](const HistoryKept& kept) {
        return kept.is_unfinished() && kept.source.game == history.source.game &&
               kept.source.entries < history.source.entries && goes_through(unfinished.hashes, kept.source);
    };
    const auto before = std::ranges::find_if(table->forks, is_earlier);
    if (before != table->forks.end()) {
        act::ForkKept later = history;
        later.continues = before->entry;
        return decide_fork(event, later);
    }
    if (std::ranges::count_if(table->forks, &HistoryKept::is_unfinished) >= most_unfinished) return nothing;
    return decide_fork(event, history);
}

bool keep_unfinished(EventSession& session, const std::string& place, const ReadGame& game, const std::string& record,
                     const std::string& why) {
    const auto unfinished =
        unfinished_history(session.event(), session.book().id(), game, record, evidence_of(session, place));
    if (!unfinished) return false;
    const EventDecision decided = decide_unfinished(session.event(), *unfinished);
    return std::holds_alternative<ActStamp>(session.post(decided, reason_with(why, unfinished->found), {record}));
}

std::variant<ActStamp, EventRefusal> post_result(EventSession& session, const std::string& place,
                                                 const EventDecision& decision, const std::string& why,
                                                 const std::vector<std::string>& evidence) {
    const auto* act = std::get_if<Act>(&decision);
    const auto* result = act == nullptr ? nullptr : std::get_if<act::ResultTaken>(act);
    const EventTable* table = result == nullptr ? nullptr : session.event().table(result->round, result->table);
    const bool has_others = table != nullptr && (has_hub(place) || !table->forks.empty());
    if (!has_others) return session.post(decision, why, evidence);
    const Event after = tried(session.event(), *act, why);
    std::vector<EventSession::Posting> postings{{[&](const Event&) { return decision; }, why, evidence}};
    for (const std::int64_t entry : taken_histories(after, *result, session.poster(), why))
        postings.push_back({[entry, why](const Event& now) { return decide_dismissal(now, entry, why); }, why});
    if (has_hub(place)) {
        const auto in_book = evidence_of(session, place);
        const auto evidence_or_new = [&](const GameSource& source) -> std::optional<std::string> {
            for (const std::string& text : evidence)
                if (to_hex(sha256(text)) == source.evidence) return text;
            return in_book(source);
        };
        const auto found =
            history_at_hub(after, session.book().id(), place, {result->round, result->table}, evidence_or_new);
        if (found && may_keep(session, after, found->act))
            postings.push_back(
                {[act = found->act](const Event&) { return EventDecision(act); }, found->why, {found->record}});
    }
    if (postings.size() == 1) return session.post(decision, why, evidence);
    return session.post_together(postings);
}

void expect_usable_hub(const std::string& event_id, const std::string& place) {
    static_cast<void>(record_at_hub(place, event_id, {}));
}

}  // namespace tablebank
