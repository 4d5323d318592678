// `event history`: what waits for the director's decision is looked at, exported, taken or dismissed.

#include <algorithm>
#include <fstream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/event_taking.h"
#include "app/cli/help_layout.h"
#include "app/event/histories.h"
#include "app/event/kept_record.h"
#include "app/event/whole_record.h"
#include "app/i18n/language.h"
#include "app/present/event/history_text.h"
#include "db/file/new_file.h"
#include "ledger/text/parse_number.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct HistoryOptions : EventOptions {
    std::string entry;
    std::string record;
    bool take = false;
    bool dismiss = false;
};

UndecidedHistory history_asked(const Language& lang, const HistoryOptions& options, const Event& event) {
    const std::string& text = options.entry;
    const auto entry = read_number<std::int64_t>(text.starts_with('#') ? text.substr(1) : text);
    if (!entry) throw CliError(ExitCode::usage, lang.tr("\"{text}\" is not the number of an entry", {{"text", text}}));
    const auto histories = undecided_histories(event);
    const auto found = std::ranges::find(histories, *entry, &UndecidedHistory::entry);
    if (found == histories.end())
        throw_event_refusal(lang, {.code = EventRefusal::Code::not_undecided, .number = *entry});
    return *found;
}

EvidenceOf evidence_in(const EventSession& session, const std::string& place) {
    return [&session, &place](const GameSource& source) { return whole_kept_record(session, place, source); };
}

/// The whole record of a history. Throws CliError if there is none.
std::string record_of_history(const Language& lang, const HistoryOptions& options, const EventSession& session,
                              const UndecidedHistory& history) {
    auto record = history.source ? whole_kept_record(session, options.file, *history.source) : std::nullopt;
    const bool has_beginning = record && !is_part_of_record(*record);
    if (!has_beginning) throw CliError(ExitCode::refused, no_record_text(lang, history.entry, record.has_value()));
    return *std::move(record);
}

ExitCode export_history(const HistoryOptions& options, Streams& streams, const EventSession& session,
                        const UndecidedHistory& history) {
    const std::string record = record_of_history(streams.lang, options, session, history);
    write_new_file(platform::path_of(options.record), [&](std::ostream& file) { file << record; });
    streams.out << streams.lang.tr("{file}: the record of entry #{entry}",
                                   {{"file", options.record}, {"entry", std::to_string(history.entry)}})
                << '\n';
    return ExitCode::done;
}

ExitCode take_history(const HistoryOptions& options, Streams& streams, EventSession& session,
                      const UndecidedHistory& history) {
    if (options.why.empty()) throw_event_refusal(streams.lang, {.code = EventRefusal::Code::why_missing});
    const EventTable* table = session.event().table(history.round, history.table);
    const bool corrects = table != nullptr && table->result() != nullptr;
    TakenResult taken{.wish = {.round = history.round, .table = history.table, .seats = history.scores, .source = {}}};
    if (history.source) {
        const std::string record = record_of_history(streams.lang, options, session, history);
        taken = taken_from_record(streams.lang, record, {history.round, history.table}, session);
    }
    const ImportDecision taking =
        import_of(streams.lang, session, taken, {.corrects = corrects, .anyway = true, .why = options.why});
    if (const auto* no = std::get_if<EventRefusal>(&taking.decision)) throw_event_refusal(streams.lang, *no);
    return post_import(streams, options, session, taken, taking);
}

ExitCode run_event_history(const HistoryOptions& options, Streams& streams) {
    EventSession session = open_event(options);
    UndecidedHistory history = history_asked(streams.lang, options, session.event());
    if (options.dismiss)
        return post_and_tell(streams, options, session, decide_dismissal(session.event(), history.entry, options.why));
    if (options.take) return take_history(options, streams, session, history);
    if (!options.record.empty()) return export_history(options, streams, session, history);
    look_into(session.event(), session.book().id(), evidence_in(session, options.file), history);
    if (options.json) {
        streams.out << json_text(history_json(session.event(), history)) << '\n';
        return ExitCode::done;
    }
    for (const std::string& line : history_lines(streams.lang, session.event(), history)) streams.out << line << '\n';
    return ExitCode::done;
}

}  // namespace

Json history_json(const Event& event, const UndecidedHistory& history) {
    Json json{{"entry", history.entry}, {"round", history.round}, {"table", history.table}};
    if (history.early) json["early"] = true;
    if (history.source) {
        json["game"] = history.source->game;
        json["entries"] = history.source->entries;
    }
    if (!history.found.empty()) json["found"] = history.found;
    if (history.parts_at) json["parts_at"] = *history.parts_at;
    const auto seats = [&](const std::vector<SeatScore>& scores) {
        Json list = Json::array();
        for (const SeatScore& score : scores) {
            Json seat{{"player", score.player}, {"total", score.total.to_string()}, {"place", score.place}};
            if (score.forfeit) seat["forfeit"] = true;
            list.push_back(std::move(seat));
        }
        return list;
    };
    json["seats"] = seats(history.scores);
    const EventTable* table = event.table(history.round, history.table);
    if (table != nullptr && table->result() != nullptr) json["counts"] = seats(table->result()->seats);
    return json;
}

ExitCode show_histories(Streams& streams, const std::string& place, bool json) {
    EventOptions options;
    options.file = place;
    const EventSession session = open_event(options);
    Json list = Json::array();
    auto histories = undecided_histories(session.event());
    for (UndecidedHistory& history : histories) {
        look_into(session.event(), session.book().id(), evidence_in(session, place), history);
        if (json)
            list.push_back(history_json(session.event(), history));
        else
            for (const std::string& line : history_lines(streams.lang, session.event(), history))
                streams.out << line << '\n';
    }
    if (json) streams.out << json_text({{"histories", std::move(list)}}) << '\n';
    if (!json && histories.empty()) streams.out << streams.lang.tr("Nothing waits for a decision.") << '\n';
    return ExitCode::done;
}

void add_event_history(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<HistoryOptions>();
    CLI::App* history = event.add_subcommand(
        "history", lang.tr("Look at a history or an early result that waits for a decision, and decide about it"));
    add_event_options(lang, *history, *options, true);
    history->add_option("ENTRY", options->entry, lang.tr("The number of the act in the log: #12, or 12"))->required();
    CLI::Option* record = history->add_option("--export", options->record, lang.tr("Write its record to a new file"));
    CLI::Option* take =
        history->add_flag("--take", options->take, lang.tr("It counts from now on, with a reason"))->excludes(record);
    history->add_flag("--dismiss", options->dismiss, lang.tr("It does not count, with a reason"))
        ->excludes(record)
        ->excludes(take);
    history->footer(example_text(lang, "tablebank event history club.tbe 39 --dismiss --why \"a trial game\""));
    history->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_history(*options, streams); }; });
}

}  // namespace tablebank
