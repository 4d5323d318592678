#include "app/cli/event_taking.h"

#include <algorithm>
#include <ostream>
#include <sstream>
#include <utility>
#include <vector>

#include "app/cli/bounded_input.h"
#include "app/cli/cli_error.h"
#include "app/event/import_result.h"
#include "app/event/kept_record.h"
#include "app/event/known_history.h"
#include "app/export/game_export.h"
#include "app/i18n/language.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/event/result_import_error_text.h"
#include "app/present/words/name_text.h"
#include "db/file/bounded_file.h"
#include "db/file/file_error.h"
#include "ledger/proof/result_code.h"
#include "platform/file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

std::string record_of(const ReadGame& game) {
    std::ostringstream record;
    if (has_record(game)) export_record(game, record);
    return record.str();
}

[[noreturn]] void throw_not_taken(const Language& lang, const Event& event, const ResultImportError& no) {
    const std::string message = result_import_error_text(lang, event, no);
    switch (no.kind) {
        case ResultImportError::Kind::no_result:
            if (no.reason == NoGameResult::not_finished)
                throw GameNotOver(message, json_text({{"refused", "no-result"}, {"message", message}}));
            throw RefusedError(message, json_text({{"refused", "no-result"}, {"message", message}}));
        case ResultImportError::Kind::other_edition:
            throw RefusedError(message, json_text({{"refused", "other-edition"}, {"message", message}}));
        case ResultImportError::Kind::code_damaged:
            throw CliError(ExitCode::usage, message);
        case ResultImportError::Kind::code_too_early:
            throw RefusedError(message, json_text({{"refused", "no-result"}, {"message", message}}));
        case ResultImportError::Kind::code_of_none:
            throw RefusedError(message, json_text({{"refused", "no-such-table"}, {"message", message}}));
        case ResultImportError::Kind::nothing_aside:
        case ResultImportError::Kind::hash_alone:
            throw RefusedError(message, json_text({{"refused", "no-result"}, {"message", message}}));
        case ResultImportError::Kind::before_bell: {
            const std::string asks = lang.tr("{reason}; if it is, give --round and --table", {{"reason", message}});
            throw RefusedError(
                asks,
                json_text({{"refused", "before-bell"}, {"round", no.round}, {"table", no.table}, {"message", asks}}));
        }
        case ResultImportError::Kind::no_table:
            break;
    }
    throw CliError(ExitCode::usage,
                   lang.tr("{players} sit together at no table of a round that has begun; give --round and --table",
                           {{"players", list_text(lang, no.players)}}));
}

TakenResult taken_or_told(const Language& lang, const EventSession& session,
                          std::variant<ImportedResult, ResultImportError> found) {
    if (const auto* no = std::get_if<ResultImportError>(&found)) throw_not_taken(lang, session.event(), *no);
    TakenResult taken{.game = std::get<ImportedResult>(std::move(found))};
    taken.wish = taken.game->wish;
    taken.evidence.push_back(taken.game->record);
    taken.remarks = remarks_of(lang, *taken.game);
    return taken;
}

/// That the book has only the hash of a game that it names as a result or as a history; empty if it has more, or does
/// not name it.
std::string remark_on_evidence(const Language& lang, const EventSession& session, const TakenResult& taken) {
    const EventTable* table = session.event().table(taken.wish.round, taken.wish.table);
    const auto& source = taken.wish.source;
    if (!source || table == nullptr) return {};
    const bool counts = table->result() != nullptr && table->result()->source == source;
    const bool waits =
        std::ranges::any_of(table->forks, [&](const HistoryKept& kept) { return kept.source == *source; });
    if (!counts && !waits) return {};
    try {
        return session.has_evidence(*source) ? std::string{} : hash_alone_text(lang);
    } catch (const FileError&) {
        return {};  // it is posted, even if the book cannot be asked for more
    }
}

std::string remark_on_early(const Language& lang, const EventDecision& decision) {
    const auto* act = std::get_if<Act>(&decision);
    const auto* result = act == nullptr ? nullptr : std::get_if<act::ResultTaken>(act);
    if (result == nullptr || !result->early) return {};
    return early_text(lang, result->round);
}

/// A typed total of a table that sends its game to the hub.
std::string remark_on_live(const Language& lang, const Event& event, const act::ResultTaken& wish) {
    const EventTable* table = event.table(wish.round, wish.table);
    return table != nullptr && is_provisional(*table) && !wish.source ? provisional_text(lang) : std::string{};
}

/// Totals that were typed, and that people hardly ever have.
std::string remark_on_totals(const Language& lang, const Event& event, const act::ResultTaken& wish) {
    return wish.source ? std::string{} : unlikely_text(lang, event, wish);
}

}  // namespace

TakenResult taken_from_game(const Language& lang, const GameToTake& asked, const EventSession& session) {
    if (asked.file == standard_input)
        return taken_from_code(lang, read_bounded(platform::standard_input_path(), longest_result_code), session);
    return taken_or_told(lang, session,
                         import_result(session.event(), session.book().id(), platform::path_of(asked.file),
                                       {asked.round, asked.table}, record_of));
}

TakenResult taken_from_code(const Language& lang, const std::string& text, const EventSession& session) {
    return taken_or_told(lang, session, take_code(session.event(), session.book().id(), text));
}

TakenResult taken_from_record(const Language& lang, const std::string& record, const TableAsked& asked,
                              const EventSession& session) {
    return taken_or_told(lang, session, take_record(session.event(), session.book().id(), record, asked));
}

TakenResult taken_from_aside(const Language& lang, int round, int table, const EventSession& session,
                             const std::string& place) {
    const auto evidence = [&](const GameSource& source) { return whole_kept_record(session, place, source); };
    return taken_or_told(lang, session,
                         take_kept_history(session.event(), session.book().id(), round, table, evidence));
}

ImportDecision import_of(const Language& lang, const EventSession& session, const TakenResult& taken,
                         const ImportRequest& wish) {
    if (!taken.game)
        return {wish.corrects ? decide_correction(session.event(), taken.wish, wish.why)
                              : decide_result(session.event(), taken.wish, wish.why),
                wish.why};
    ImportRequest signed_wish = wish;
    signed_wish.by = session.poster();
    ImportDecision taking = decide_import(session.event(), *taken.game, signed_wish);
    const auto* no = std::get_if<EventRefusal>(&taking.decision);
    if (no == nullptr || no->code != EventRefusal::Code::not_verified) return taking;
    const std::string message = event_refusal_text(lang, *no);
    std::string lines;
    for (const std::string& line : findings_against(lang, *taken.game)) lines += "\n  " + line;
    Json findings = Json::array();
    for (const GameFinding& finding : taken.game->check.findings)
        if (finding.speaks_against()) {
            Json json{{"found", std::string(to_string(finding.kind))}};
            if (finding.entry != 0) json["seq"] = finding.entry;
            findings.push_back(std::move(json));
        }
    throw RefusedError(message + lines, json_text({{"refused", std::string(to_string(no->code))},
                                                   {"round", no->round},
                                                   {"table", no->table},
                                                   {"message", message},
                                                   {"findings", std::move(findings)}}));
}

ExitCode post_import(Streams& streams, const EventOptions& options, EventSession& session, const TakenResult& taken,
                     const ImportDecision& taking) {
    const std::int64_t first = session.event().last + 1;
    tell_posted(streams, options, session, first,
                post_result(session, options.file, taking.decision, taking.why, taken.evidence));
    if (options.json) return ExitCode::done;
    std::vector<std::string> remarks = taken.remarks;
    if (std::string early = remark_on_early(streams.lang, taking.decision); !early.empty())
        remarks.insert(remarks.begin(), std::move(early));
    if (std::string live = remark_on_live(streams.lang, session.event(), taken.wish); !live.empty())
        remarks.push_back(std::move(live));
    if (std::string totals = remark_on_totals(streams.lang, session.event(), taken.wish); !totals.empty())
        remarks.push_back(std::move(totals));
    if (std::string last = remark_on_evidence(streams.lang, session, taken); !last.empty())
        remarks.push_back(std::move(last));
    for (const std::string& remark : remarks)
        streams.out << streams.lang.tr("Remark: {remark}", {{"remark", remark}}) << std::endl;
    return ExitCode::done;
}

bool keep_game_in_play(EventSession& session, const std::string& place, const std::string& file,
                       const std::string& why) {
    const ReadGame game = read_game(platform::path_of(file));
    return keep_unfinished(session, place, game, record_of(game), why);
}

void keep_history(EventSession& session, const TakenResult& taken, const EventRefusal& refusal,
                  const std::string& why) {
    if (!taken.game || !is_against_result(refusal)) return;
    if (const auto kept = history_to_keep(session.event(), *taken.game, refusal))
        (void)session.post(*kept, reason_with(why, words_found(taken.game->check)), taken.evidence);
}

void refuse_taking(const Language& lang, const EventSession& session, const TakenResult& taken,
                   const EventRefusal& refusal) {
    const bool is_told = taken.game && is_against_result(refusal);
    const EventRefusal told = is_told ? told_of_history(session.event(), *taken.game, refusal) : refusal;
    throw_event_refusal(lang, told, remark_on_evidence(lang, session, taken));
}

}  // namespace tablebank
