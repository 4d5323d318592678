// `event standings`, `event show`, and the subcommand that all of them belong to.

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/cli/new_file_name.h"
#include "app/cli/seating_sheet.h"
#include "app/cli/standings_rows.h"
#include "app/cli/text_table.h"
#include "app/event/find_player.h"
#include "app/event/game_check.h"
#include "app/event/import_result.h"
#include "app/event/seat_event.h"
#include "app/export/event_csv.h"
#include "app/export/event_figures.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/open_questions.h"
#include "app/present/event/public_names.h"
#include "app/present/words/closest_word.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/time_of_day.h"
#include "db/file/new_file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct ViewOptions : EventOptions {
    std::optional<std::int64_t> at;
    std::optional<int> after;
    StandingsForm form;
    std::string csv;
    bool by_surname = false;
    std::string view = "missing";
};

Event event_shown(const Language& lang, const ViewOptions& options, const ReadEvent& read) {
    if (!options.at) return read.event;
    if (*options.at < 1 || *options.at > read.event.last)
        throw CliError(ExitCode::usage,
                       lang.tr("there is no entry #{entry}; the last one is #{last}",
                               {{"entry", std::to_string(*options.at)}, {"last", std::to_string(read.event.last)}}));
    return event_at(read, *options.at);
}

void print_lines(const std::vector<std::string>& lines, std::ostream& out) {
    for (const std::string& line : lines) out << line << '\n';
}

ExitCode run_event_standings(const ViewOptions& options, Streams& streams) {
    if (!options.csv.empty()) require_file_name(streams.lang, "--csv", options.csv);
    const ReadEvent read = read_event_state(options.file);
    Event event = event_shown(streams.lang, options, read);
    if (options.after) {
        if (*options.after < 1 || *options.after > event.made.rounds)
            throw_event_refusal(streams.lang, {.code = EventRefusal::Code::no_such_round, .round = *options.after});
        event = after_round(std::move(event), *options.after);
    }
    if (!options.csv.empty())
        write_new_file(platform::path_of(options.csv),
                       [&](std::ostream& out) { export_standings_csv(streams.lang, event, out); });
    if (options.json)
        streams.out << event_figures(event, full_names(event)) << '\n';
    else
        print_event_standings(streams.lang, event, options.form, streams.out);
    if (!options.json) {
        print_lines(undecided_lines(streams.lang, event), streams.out);
        print_lines(remark_lines(streams.lang, event), streams.out);
    }
    return ExitCode::done;
}

Json missing_json(const Event& event) {
    Json list = Json::array();
    for (const MissingResult& missing : missing_results(event)) {
        Json json{{"round", missing.round}, {"table", missing.table}};
        if (missing.due_at) json["due_at_ms"] = *missing.due_at;
        list.push_back(std::move(json));
    }
    return list;
}

/// Histories without a decision.
Json undecided_json(const Event& event) {
    Json list = Json::array();
    for (const auto& [number, round] : event.rounds)
        for (const EventTable& table : round.tables)
            for (const HistoryKept& kept : table.forks) {
                Json json{{"round", number},          {"table", table.seating.number},
                          {"game", kept.source.game}, {"entries", kept.source.entries},
                          {"head", kept.source.head}, {"set_aside", kept.is_set_aside()}};
                if (kept.is_set_aside()) json["found"] = kept.found;
                list.push_back(std::move(json));
            }
    for (const TableResultTaken& early : event.early)
        list.push_back({{"round", early.result.round},
                        {"table", early.result.table},
                        {"entry", early.stamp.entry},
                        {"early", true}});
    return list;
}

/// The findings in the games of results that count.
Json remarks_json(const Event& event) {
    Json list = Json::array();
    for (const auto& [number, round] : event.rounds)
        for (const EventTable& table : round.tables)
            if (const std::string found = remark_on_result(event, table); !found.empty())
                list.push_back({{"round", number},
                                {"table", table.seating.number},
                                {"found", found},
                                {"accepted", found_against(found).empty()}});
    return list;
}

void print_missing(const Language& lang, const Event& event, std::ostream& out) {
    const auto missing = missing_results(event);
    if (missing.empty()) out << lang.tr("No result is missing.") << '\n';
    for (const MissingResult& one : missing) {
        std::vector<std::string> names;
        for (const SeatedPlayer& seat : event.table(one.round, one.table)->seating.seats)
            names.push_back(event_player_name(event, seat.player));
        std::string line =
            lang.tr("Still missing: round {round}, table {table}: {players}", {{"round", std::to_string(one.round)},
                                                                               {"table", std::to_string(one.table)},
                                                                               {"players", list_text(lang, names)}});
        if (one.due_at) line += lang.tr("; its time ends {time}", {{"time", moment_text(lang, *one.due_at)}});
        out << line << '\n';
    }
    print_lines(undecided_lines(lang, event), out);
    print_lines(remark_lines(lang, event), out);
}

Json players_json(const Event& event, bool by_surname) {
    Json list = Json::array();
    for (const int number : players_in_order(event, by_surname)) {
        const EventPlayer& player = event.players.at(number);
        Json json{{"player", number}, {"name", player.name}};
        if (!player.family.empty()) json["family"] = player.family;
        if (!player.club.empty()) json["club"] = player.club;
        if (player.table != 0) json["table"] = player.table;
        if (player.substitute) json["substitute"] = true;
        json["checked_in"] = player.checked_in;
        if (player.has_left()) json["left_before"] = player.gaps.back().from;
        list.push_back(std::move(json));
    }
    return list;
}

void print_players(const Language& lang, const Event& event, bool by_surname, std::ostream& out) {
    for (const int number : players_in_order(event, by_surname)) {
        const EventPlayer& player = event.players.at(number);
        std::string line = fmt::format("{:>4}  {}", number, player.name);
        if (!player.family.empty()) line += fmt::format(" ({})", player.family);
        if (!player.club.empty()) line += fmt::format(" [{}]", player.club);
        if (player.substitute) line += ", " + lang.tr("substitute");
        if (player.table != 0)
            line += ", " + lang.tr("always at table {table}", {{"table", std::to_string(player.table)}});
        if (player.has_left())
            line += ", " + lang.tr("left before round {round}", {{"round", std::to_string(player.gaps.back().from)}});
        out << line << '\n';
    }
}

Json results_json(const Event& event) {
    Json list = Json::array();
    for (const ResultRow& row : result_rows(event)) {
        Json json{{"round", row.round},
                  {"table", row.table},
                  {"player", row.player},
                  {"name", event_player_name(event, row.player)},
                  {"total", row.total.to_string()},
                  {"place", row.place}};
        if (row.forfeit) json["forfeit"] = true;
        json["points"] = row.points.to_string();
        list.push_back(std::move(json));
    }
    return list;
}

void print_results(const Language& lang, const Event& event, std::ostream& out) {
    TextTable table({{lang.tr_in("of an event", "Round"), Side::right},
                     {lang.tr_in("of an event", "Table"), Side::right},
                     {lang.tr_in("of standings", "Player")},
                     {lang.tr_in("of standings", "Total"), Side::right},
                     {lang.tr_in("of standings", "Place"), Side::right},
                     {lang.tr_in("of standings", "Points"), Side::right}});
    for (const ResultRow& row : result_rows(event))
        table.add({std::to_string(row.round), std::to_string(row.table), event_player_name(event, row.player),
                   amount_text(lang, row.total), row.forfeit ? "-" : std::to_string(row.place),
                   amount_text(lang, row.points)});
    table.print(out);
}

void print_log(const Language& lang, const ReadEvent& read, std::ostream& out) {
    for (const EventLogRow& row : read.log) {
        const std::string head =
            fmt::format("#{} {} {}", row.stamp.entry, moment_text(lang, row.stamp.at), escape_invisible(row.stamp.who));
        out << lang.tr("{line}: {text}", {{"line", head}, {"text", act_line(lang, read.event, row.act), true}});
        if (!row.stamp.why.empty()) out << fmt::format(" \"{}\"", row.stamp.why);
        if (const std::string fate = fate_text(lang, read.event, row.stamp.entry); !fate.empty())
            out << fmt::format(" ({})", fate);
        out << '\n';
    }
}

Json view_json(const Language& lang, const ViewOptions& options, const ReadEvent& read) {
    if (options.view == "missing") {
        Json json{{"missing", missing_json(read.event)}, {"undecided", undecided_json(read.event)}};
        if (Json remarks = remarks_json(read.event); !remarks.empty()) json["remarks"] = std::move(remarks);
        return json;
    }
    if (options.view == "players") return {{"players", players_json(read.event, options.by_surname)}};
    if (options.view == "results") return {{"results", results_json(read.event)}};
    if (options.view == "rounds") return seating_json(counted_plan(read.event), counted_names(read.event), 0);
    Json log = Json::array();
    for (const EventLogRow& row : read.log) log.push_back(event_entry_json(lang, read.event, row));
    return {{"event", read.id}, {"log", std::move(log)}};
}

ExitCode run_event_show(const ViewOptions& options, Streams& streams) {
    const Language& lang = streams.lang;
    const std::vector<std::string> views{"missing", "players", "rounds", "results", "log", "histories"};
    if (std::ranges::find(views, options.view) == views.end())
        throw CliError(ExitCode::usage, unknown_word(lang, lang.tr("no view \"{word}\"", {{"word", options.view}}),
                                                     options.view, views));
    if (options.view == "histories") return show_histories(streams, options.file, options.json);
    if (!options.csv.empty()) require_file_name(lang, "--csv", options.csv);
    const ReadEvent read = read_event_state(options.file);
    if (!options.csv.empty())
        write_new_file(platform::path_of(options.csv), [&](std::ostream& out) {
            if (options.view == "players")
                export_players_csv(lang, read.event, players_in_order(read.event, options.by_surname), out);
            else
                export_results_csv(lang, read.event, out);
        });
    if (options.json)
        streams.out << json_text(view_json(lang, options, read)) << '\n';
    else if (options.view == "missing")
        print_missing(lang, read.event, streams.out);
    else if (options.view == "players")
        print_players(lang, read.event, options.by_surname, streams.out);
    else if (options.view == "results")
        print_results(lang, read.event, streams.out);
    else if (options.view == "rounds")
        print_seating(lang, counted_plan(read.event), counted_names(read.event), streams.out);
    else
        print_log(lang, read, streams.out);
    return ExitCode::done;
}

void add_event_views(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<ViewOptions>();
    CLI::App* standings = event.add_subcommand("standings", lang.tr("Who leads, and what decides between them"));
    add_event_options(lang, *standings, *options, false);
    standings->add_option("--at", options->at, lang.tr("As it was after this entry"));
    standings->add_option("--after", options->after, lang.tr("After this round, without what came later"));
    standings->add_flag("--workings", options->form.workings, lang.tr("With what each round brought"));
    standings->add_flag("--columns", options->form.columns, lang.tr("With a column of points for each round"));
    standings->add_flag("--cross", options->form.cross,
                        lang.tr("With who met whom, in which round, and who was better"));
    standings->add_option("--csv", options->csv, lang.tr("Also write the standings to a new CSV file"));
    standings->footer(example_text(lang, "tablebank event standings club.tbe --workings"));
    standings->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_standings(*options, streams); }; });

    auto shown = std::make_shared<ViewOptions>();
    CLI::App* show = event.add_subcommand(
        "show", lang.tr("What an event holds: missing, players, rounds, results, log or histories"));
    add_event_options(lang, *show, *shown, false);
    show->add_option("VIEW", shown->view, lang.tr("missing (the default), players, rounds, results, log or histories"));
    show->add_flag("--by-surname", shown->by_surname, lang.tr("The players in the order of their last names"));
    show->add_option("--csv", shown->csv, lang.tr("Also write all results, or the players, to a new CSV file"));
    show->footer(example_text(lang, "tablebank event show club.tbe log"));
    show->callback([shown, &run] { run = [shown](Streams& streams) { return run_event_show(*shown, streams); }; });
}

}  // namespace

void add_event(const Language& lang, CLI::App& program, Run& run) {
    CLI::App* event = program.add_subcommand("event", lang.tr("Many tables, one standing: players, seating, results"));
    event->require_subcommand(1);
    event->footer(example_text(lang, "tablebank event standings club.tbe"));
    add_event_making(lang, *event, run);
    add_event_people(lang, *event, run);
    add_event_rounds(lang, *event, run);
    add_event_results(lang, *event, run);
    add_event_changes(lang, *event, run);
    add_event_history(lang, *event, run);
    add_event_copy(lang, *event, run);
    add_event_views(lang, *event, run);
    add_event_paper(lang, *event, run);
    add_event_collect(lang, *event, run);
    add_event_join(lang, *event, run);
    add_event_hub(lang, *event, run);
    add_event_officials(lang, *event, run);
    add_event_pages(lang, *event, run);
    event->callback([&run] { run = again_when_moved_on(std::move(run)); });  // after that of its subcommand
}

}  // namespace tablebank
