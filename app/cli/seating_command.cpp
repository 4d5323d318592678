// `seating`: who sits where in an event of many tables, for a number of players or a list of them.

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/help_layout.h"
#include "app/cli/json.h"
#include "app/cli/player_options.h"
#include "app/cli/seating_sheet.h"
#include "app/cli/subcommand.h"
#include "app/cli/wish_options.h"
#include "app/i18n/language.h"
#include "app/present/event/player_list_text.h"
#include "calculators/tournament/seating.h"
#include "db/edition/edition_folder.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct SeatingOptions {
    std::string players;
    std::string encoding;
    int rounds = 0;
    std::optional<int> tables;
    std::optional<int> size;
    bool full = false;
    std::uint64_t seed = 1;
    std::optional<std::string> edition;
    std::vector<int> sizes;
    WishOptions wishes;
    bool json = false;
};

bool all_digits(const std::string& text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

/// "P1", "P2" if only their number is known. A number that no event has is refused later, and its names are not made.
std::vector<std::string> names_of_players(Streams& streams, const SeatingOptions& options) {
    const Language& lang = streams.lang;
    const std::string& players = options.players;
    std::vector<std::string> names;
    if (!all_digits(players)) {
        const PlayerList list = read_player_list(lang, platform::path_of(players), options.encoding);
        for (const ListedPlayer& player : list.players) names.push_back(player.name);
        for (const std::string& remark : player_list_remarks(lang, list))
            streams.err << lang.tr("Remark: {remark}", {{"remark", remark}}) << '\n';
        return names;
    }
    const int count = whole_number(players).value_or(most_seated_players + 1);
    for (int player = 1; player <= std::min(count, most_seated_players + 1); ++player)
        names.push_back("P" + std::to_string(player));
    return names;
}

void take_edition(const SeatingOptions& options, SeatingTask& task) {
    if (!options.edition) return;
    const Profile profile = load_edition(*options.edition).edition.profile;
    task.roles = {profile.roles.value, profile.role_difference.value};
    task.tables.fewest = std::max(profile.fewest_players.value, fewest_seats);
    task.tables.most = std::min(profile.most_players.value, most_seats);
}

ExitCode run_seating(const SeatingOptions& options, Streams& streams) {
    const std::vector<std::string> names = names_of_players(streams, options);
    SeatingTask task;
    task.players = static_cast<int>(names.size());
    task.rounds = options.rounds;
    task.seed = options.seed;
    take_edition(options, task);
    task.tables.tables = options.tables.value_or(0);
    task.tables.wanted = options.size.value_or(task.tables.wanted);
    task.tables.full = options.full;
    task.tables.never_larger = options.size.has_value();
    task.tables.sizes = options.sizes;
    task.wishes = read_wishes(streams.lang, options.wishes, names);
    const SeatingAnswer answer = make_seating(task);
    if (const auto* problem = std::get_if<SeatingProblem>(&answer))
        refuse_seating(streams.lang, *problem, task.wishes, names, WishForm::options);
    const auto& plan = std::get<SeatingPlan>(answer);
    if (options.json)
        streams.out << json_text(seating_json(plan, names, options.seed)) << '\n';
    else
        print_seating(streams.lang, plan, names, streams.out);
    return ExitCode::done;
}

}  // namespace

void add_seating(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<SeatingOptions>();
    CLI::App* command = program.add_subcommand(
        "seating", lang.tr("Who sits where in an event of many tables, in which order of play and role"));
    command
        ->add_option("--players", options->players,
                     lang.tr("How many, or a file: one name per line, or a table with a column headed name"))
        ->required();
    add_encoding_option(lang, *command, options->encoding);
    command->add_option("--rounds", options->rounds, lang.tr("How many rounds"))->required();
    CLI::Option* tables =
        command->add_option("--tables", options->tables, lang.tr("How many tables there are in each round"));
    command
        ->add_option("--table-size", options->size,
                     lang.tr("Seats of a table, 3 to 6; some tables may have one fewer (4 by default, or one more)"))
        ->excludes(tables);
    command->add_flag("--full", options->full, lang.tr("Every table is full; who is left over sits out, all in turn"));
    command->add_option("--seed", options->seed,
                        lang.tr("Another number gives another seating, the same one the same"));
    command->add_option("--edition", options->edition,
                        lang.tr("An edition by id (us, ru), or a file of your own; its roles are balanced"));
    command->add_option("--sizes", options->sizes, lang.tr("Exactly these tables, such as 5,5,4; the rest sits out"))
        ->delimiter(',')
        ->excludes(tables);
    add_wish_options(lang, *command, options->wishes);
    command
        ->add_option("--table", options->wishes.at_tables,
                     lang.tr("NAME=K: a player who always sits at table K; may be repeated"))
        ->allow_extra_args(false);
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank seating --players 24 --rounds 7"));
    command->callback(
        [options, &run] { run = [options](Streams& streams) { return run_seating(*options, streams); }; });
}

}  // namespace tablebank
