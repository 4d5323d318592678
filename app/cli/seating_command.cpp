// `seating`: who sits where in an event of many tables, for a number of players or a list of them.

#include <algorithm>
#include <charconv>
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
#include "app/i18n/language.h"
#include "app/present/event/player_list_text.h"
#include "app/present/words/closest_word.h"
#include "calculators/tournament/seating.h"
#include "db/edition/edition_folder.h"
#include "ledger/text/case_fold.h"

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
    std::vector<std::string> apart;
    std::vector<std::string> at_tables;
    std::vector<std::string> together;
    bool json = false;
};

/// Digits alone.
std::optional<int> whole_number(const std::string& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 0) return std::nullopt;
    return number;
}

bool all_digits(const std::string& text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
}

/// "P1", "P2" if only their number is known. A number that no event has is refused later, and its names are not made.
std::vector<std::string> names_of_players(Streams& streams, const SeatingOptions& options) {
    const Language& lang = streams.lang;
    const std::string& players = options.players;
    std::vector<std::string> names;
    if (!all_digits(players)) {
        const PlayerList list = read_player_list(lang, players, options.encoding);
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

/// Parses requests, and finds the players in them.
class WishReader {
public:
    WishReader(const Language& lang, const std::vector<std::string>& names) : lang_(lang), names_(names) {
        for (const std::string& name : names) folded_.push_back(fold(name));
    }

    [[nodiscard]] std::pair<int, int> pair(const char* option, const std::string& text,
                                           const std::string& shape) const {
        const std::size_t comma = text.find(',');
        if (comma == std::string::npos) misshapen(option, text, shape);
        return {player(option, text.substr(0, comma)), player(option, text.substr(comma + 1))};
    }
    /// The text before the last `=`, and the number after it.
    [[nodiscard]] std::pair<std::string, int> numbered(const char* option, const std::string& text,
                                                       const std::string& shape) const {
        const std::size_t equals = text.rfind('=');
        const auto number = equals == std::string::npos ? std::nullopt : whole_number(text.substr(equals + 1));
        if (!number) misshapen(option, text, shape);
        return {text.substr(0, equals), *number};
    }
    [[nodiscard]] int player(const char* option, const std::string& name) const {
        const auto found = std::ranges::find(folded_, fold(name));
        constexpr std::size_t few = 30;  // up to this many are all listed; of more, only similar ones
        if (found == folded_.end())
            throw CliError(ExitCode::usage,
                           std::string(option) + ": " +
                               unknown_word(lang_, lang_.tr("no player \"{text}\"", {{"text", name}}), name,
                                            names_.size() > few ? closest_words(name, names_) : names_));
        return static_cast<int>(found - folded_.begin());
    }

private:
    [[noreturn]] void misshapen(const char* option, const std::string& text, const std::string& shape) const {
        throw CliError(ExitCode::usage,
                       std::string(option) + ": " +
                           lang_.tr("\"{text}\" is not written as {shape}", {{"text", text}, {"shape", shape}}));
    }

    const Language& lang_;
    const std::vector<std::string>& names_;
    std::vector<std::string> folded_;
};

SeatingWishes read_wishes(const Language& lang, const SeatingOptions& options, const std::vector<std::string>& names) {
    const WishReader reader(lang, names);
    SeatingWishes wishes;
    for (const std::string& text : options.apart) {
        const auto [first, second] = reader.pair("--apart", text, "A,B");
        wishes.apart.push_back({first, second});
    }
    for (const std::string& text : options.at_tables) {
        const auto [name, table] = reader.numbered("--table", text, lang.tr_in("a shape", "NAME=K"));
        wishes.tables.push_back({reader.player("--table", name), table});
    }
    for (const std::string& text : options.together) {
        const auto [both, round] = reader.numbered("--together", text, lang.tr_in("a shape", "A,B=ROUND"));
        const auto [first, second] = reader.pair("--together", both, lang.tr_in("a shape", "A,B=ROUND"));
        wishes.together.push_back({first, second, round});
    }
    return wishes;
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
    task.wishes = read_wishes(streams.lang, options, names);
    const SeatingAnswer answer = make_seating(task);
    if (const auto* problem = std::get_if<SeatingProblem>(&answer))
        refuse_seating(streams.lang, *problem, task.wishes, names);
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
    command->add_option("--apart", options->apart, lang.tr("A,B: two who never meet, as a family; may be repeated"))
        ->allow_extra_args(false);
    command
        ->add_option("--table", options->at_tables,
                     lang.tr("NAME=K: a player who always sits at table K; may be repeated"))
        ->allow_extra_args(false);
    command
        ->add_option("--together", options->together, lang.tr("A,B=ROUND: two who meet in that round; may be repeated"))
        ->allow_extra_args(false);
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank seating --players 24 --rounds 7"));
    command->callback(
        [options, &run] { run = [options](Streams& streams) { return run_seating(*options, streams); }; });
}

}  // namespace tablebank
