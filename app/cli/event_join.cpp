// `event join`: the join line for the banker of each table.

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/event/table_files.h"
#include "app/i18n/language.h"
#include "app/live/hub_address.h"
#include "db/file/folder.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct JoinOptions : EventOptions {
    std::optional<int> round;
    std::optional<int> table;
    std::string hub;
    std::string folder;
    bool phones = false;
};

std::vector<TableSetup> setups_of(const Language& lang, const JoinOptions& options, const ReadEvent& read) {
    const int round = seated_round(lang, read.event, options.round);
    if (options.table && read.event.table(round, *options.table) == nullptr)
        throw_event_refusal(lang, {.code = EventRefusal::Code::no_such_table, .round = round, .table = *options.table});
    if (!options.hub.empty() && !read_hub_address(options.hub))
        throw_event_refusal(lang, {.code = EventRefusal::Code::hub_invalid, .text = options.hub});
    return table_setups(read, round, options.table, options.hub, options.phones);
}

Json join_json(const Event& event, const std::vector<TableSetup>& setups) {
    Json tables = Json::array();
    for (const TableSetup& setup : setups) {
        Json players = Json::array();
        for (const TableSetup::Player& player : setup.players)
            players.push_back({{"name", player.name}, {"role", to_string(player.role)}});
        tables.push_back({{"round", setup.round},
                          {"table", setup.table},
                          {"game", game_of_table(setup.event_id, setup.round, setup.table)},
                          {"players", std::move(players)},
                          {"line", join_line(event, setup)}});
        if (!setup.code.empty()) tables.back()["code"] = short_join_of(setup);
    }
    Json json{{"tables", std::move(tables)}};
    if (!setups.empty() && setups.front().key)
        json["key"] = {{"public", to_string(*setups.front().key)}, {"short", event_key_shown(setups.front())}};
    return json;
}

ExitCode run_event_join(const JoinOptions& options, Streams& streams) {
    const Language& lang = streams.lang;
    const ReadEvent read = read_event_state(options.file);
    const auto setups = setups_of(lang, options, read);
    if (options.json) streams.out << json_text(join_json(read.event, setups)) << '\n';
    for (const TableSetup& setup : setups) {
        if (!options.folder.empty()) {
            const std::string file = write_table_file(options.folder, read.event, setup);
            if (!options.json) streams.out << file << '\n';
        } else if (!options.json) {
            streams.out << lang.tr("Round {round}, table {table}:",
                                   {{"round", std::to_string(setup.round)}, {"table", std::to_string(setup.table)}})
                        << '\n'
                        << join_line(read.event, setup) << '\n';
            if (!setup.code.empty())
                streams.out << lang.tr("or, while the hub answers: {code}", {{"code", short_join_of(setup)}}) << '\n';
        }
    }
    if (!options.json && !setups.empty() && setups.front().key)
        streams.out << lang.tr("Key of the event, by which bankers know these lines: {key}",
                               {{"key", event_key_shown(setups.front())}})
                    << '\n';
    return ExitCode::done;
}

}  // namespace

int seated_round(const Language& lang, const Event& event, const std::optional<int>& wished) {
    const int round = wished.value_or(std::max(event.latest_round(), 1));
    if (round < 1 || round > event.made.rounds)
        throw_event_refusal(lang, {.code = EventRefusal::Code::no_such_round, .round = round});
    if (!event.rounds.contains(round))
        throw_event_refusal(lang, {.code = EventRefusal::Code::round_not_seated, .round = round});
    return round;
}

void add_event_join(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<JoinOptions>();
    CLI::App* join =
        event.add_subcommand("join", lang.tr("The lines with which bankers begin the games of their tables"));
    add_event_options(lang, *join, *options, false);
    join->add_option("--round", options->round, lang.tr("The round; by default the one that is played"));
    join->add_option("--table", options->table, lang.tr("This table only"));
    join->add_option("--hub", options->hub,
                     lang.tr("The address to which the tables send their entries, such as https://hub.local:8017"));
    join->add_option("-o,--out", options->folder,
                     lang.tr("A folder in which each table gets a file of its own; it is made if it is missing"));
    join->add_flag("--phones", options->phones,
                   lang.tr("The players' phones may act at these tables; without it they may not"));
    join->footer(example_text(lang, "tablebank event join club.tbe --round 1"));
    join->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_join(*options, streams); }; });
}

}  // namespace tablebank
