// `new`: a game file from the set-up that the table agreed, or from a position in the middle of a game.

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/game_or_position.h"
#include "app/cli/help_layout.h"
#include "app/cli/hub_table.h"
#include "app/cli/join_option.h"
#include "app/cli/json.h"
#include "app/cli/new_file_name.h"
#include "app/cli/rule_option.h"
#include "app/cli/subcommand.h"
#include "app/hub_sync/hub_registration.h"
#include "app/i18n/language.h"
#include "app/present/words/closest_word.h"
#include "app/present/words/finding_text.h"
#include "app/present/words/localized_line.h"
#include "app/present/words/name_text.h"
#include "app/present/words/refusal_text.h"
#include "app/present/words/ruling_in_force.h"
#include "app/present/words/setup_problem_text.h"
#include "app/session/session.h"
#include "db/edition/edition_folder.h"
#include "db/file/new_file.h"
#include "ledger/books/entry_validation.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/paper_game_line.h"
#include "ledger/text/escape.h"
#include "ledger/text/typed_name.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct NewOptions {
    std::string file;
    std::string edition;
    std::vector<std::string> players;
    std::string from;
    std::string join;
    std::string certificate;
    bool from_hub = false;
    bool trusts_hub = false;
    bool alike = false;
    std::string goal = "a";
    std::optional<int> minutes;
    std::vector<std::string> rules;
    std::string language;
    bool json = false;
};

/// In English or by any alias of the grammar: "monopolist", "монополист".
std::optional<Role> read_role(const std::string& word) {
    if (const auto role = parse_role(word)) return role;
    return parse_role(word_of_alias(word));
}

/// `Anna:monopolist`; only `Anna` if the edition has no roles.
PlayerSetup read_player(const Language& lang, const Edition& edition, const std::string& option) {
    const std::size_t colon = option.rfind(':');
    if (!edition.profile.roles.value) {
        if (colon == std::string::npos) return {game_name_as_typed(option), Role::player};
        throw CliError(ExitCode::usage,
                       lang.tr("--player {player}: the edition {edition} has no roles, so type --player {name}",
                               {{"player", option}, {"edition", edition.id}, {"name", option.substr(0, colon)}}));
    }
    if (colon == std::string::npos)
        throw CliError(
            ExitCode::usage,
            lang.tr("--player {player}: the role is missing, such as {player}:monopolist or {player}:competitor",
                    {{"player", option}}));
    const std::string word = option.substr(colon + 1);
    const auto role = read_role(word);
    if (!role || *role == Role::player)
        throw CliError(
            ExitCode::usage,
            fmt::format("--player {}: {}", escape_invisible(option),
                        unknown_word(lang, lang.tr("no role \"{word}\"", {{"word", word}}), word,
                                     {localized_line(lang, "monopolist"), localized_line(lang, "competitor")})));
    return {game_name_as_typed(option.substr(0, colon)), *role};
}

std::string read_language(const Language& lang, const std::string& tag) {
    if (!is_language_tag(tag))
        throw CliError(
            ExitCode::usage,
            "--lang: " + lang.tr("\"{text}\" is not the code of a language, such as en or ru", {{"text", tag}}));
    return tag;
}

/// The code of a problem that breaks a rule of the book; nullptr if it is wrong usage.
const char* refusal_of(SetupProblem::Kind problem) {
    switch (problem) {
        case SetupProblem::Kind::player_count:
            return "player-count";
        case SetupProblem::Kind::roles_unbalanced:
            return "roles-unbalanced";
        case SetupProblem::Kind::goal_not_played:
            return "not-in-this-edition";
        default:
            return nullptr;
    }
}

/// Some problems break a rule of the book; the others are wrong usage.
void require_possible(const Language& lang, const Setup& setup, bool from_position) {
    const auto problems = validate(setup, from_position);
    if (problems.empty()) return;
    std::string message;
    for (const SetupProblem& problem : problems)
        message += (message.empty() ? "" : "\n") + setup_problem_text(lang, setup, problem);
    const char* code = refusal_of(problems.front().kind);
    if (code == nullptr) throw CliError(ExitCode::usage, message);
    throw RefusedError(message, json_text({{"refused", code}, {"message", message}}));
}

/// For a table of an event, similar names were decided when the event was made.
void require_clear_names(const Language& lang, const NewOptions& options, const Setup& setup) {
    if (const auto problem = problem_of_new_names(setup))
        throw CliError(ExitCode::usage, setup_problem_text(lang, setup, *problem));
    const auto look_alike = names_to_ask(setup).look_alike;
    if (!look_alike || options.alike || !options.join.empty()) return;
    const auto& [name, other] = *look_alike;
    const std::string message = lang.tr("\"{name}\" and \"{other}\" look alike; if they are two people, add --alike",
                                        {{"name", name}, {"other", other}});
    throw RefusedError(message, json_text({{"refused", "name-alike"}, {"names", {name, other}}, {"message", message}}));
}

void take_edition(const Language& lang, const NewOptions& options, Setup& setup) {
    if (options.edition.empty())
        throw CliError(ExitCode::usage, lang.tr("{option} is missing, for example {example}",
                                                {{"option", "--edition"}, {"example", "--edition us"}}));
    LoadedEdition loaded = load_edition(options.edition);
    setup.edition_text = std::move(loaded.text.text);
    setup.edition = std::make_shared<const Edition>(std::move(loaded.edition));
    setup.rulings = setup.edition->rulings;
    for (const std::string& player : options.players)
        setup.players.push_back(read_player(lang, *setup.edition, player));
}

/// The table that a game goes on from.
struct FromPosition {
    Position position;
    std::vector<Notes> notes;
};

FromPosition take_position(const Language& lang, const NewOptions& options, Setup& setup, std::istream& in) {
    OpenedPosition opened = open_position(lang, options.from, in);
    setup.edition_text = std::move(opened.edition_text);
    setup.edition = opened.document.edition;
    setup.rulings = opened.document.rulings;
    for (const PositionPlayer& player : opened.document.position.players)
        setup.players.push_back({player.name, player.estate.role});
    return {std::move(opened.document.position), std::move(opened.document.notes)};
}

/// A warning about cash that a person who counts the notes of such a table would ask about.
void remark_on_cash(const Language& lang, const Setup& setup, const FromPosition& from, std::ostream& err) {
    for (const Finding& finding : findings_of(*setup.edition, setup.rulings, {from.position, from.notes}))
        if (finding.code == FindingCode::more_cash_than_box || finding.code == FindingCode::more_notes_than_box ||
            finding.code == FindingCode::cash_without_notes)
            err << finding_text(lang, *setup.edition, names_of(from.position), finding) << '\n';
}

/// Notes that were typed by value are counted hands of the game.
void post_counts(const Language& lang, const FromPosition& from, Session& session, std::ostream& err) {
    for (std::size_t player = 0; player < from.notes.size(); ++player) {
        const Notes& notes = from.notes[player];
        if (notes.empty()) continue;
        const std::string line = written_name(session.setup(), Seat{static_cast<int>(player) + 1}) + " count " +
                                 print_paper_game_cash(sum_of(notes), notes);
        const auto outcome = session.post(line);
        if (const auto* refusal = std::get_if<Refusal>(&outcome))
            err << line << ": " << refusal_text(lang, session.setup(), *refusal) << '\n';
    }
}

/// The default length of a timed game is the edition's own.
void take_goal(const Language& lang, const NewOptions& options, Setup& setup) {
    const auto goal = parse_goal(options.goal);
    if (!goal)
        throw CliError(ExitCode::usage,
                       "--goal: " + unknown_word(lang, lang.tr("no goal \"{word}\"", {{"word", options.goal}}),
                                                 options.goal, {"a", "b", "timed"}));
    setup.goal = *goal;
    const int usual = *goal == Goal::timed ? setup.edition->profile.timed_minutes.value : 0;
    setup.minutes = options.minutes.value_or(usual);
}

void tell(const Language& lang, const Session& session, const NewOptions& options, std::ostream& out) {
    const Setup& setup = session.setup();
    if (options.json) {
        Json players = Json::array();
        for (const PlayerSetup& player : setup.players)
            players.push_back({{"name", player.name}, {"role", to_string(player.role)}});
        const Json json{{"file", options.file},         {"game", setup.game_id},
                        {"edition", setup.edition->id}, {"goal", to_string(setup.goal)},
                        {"minutes", setup.minutes},     {"players", std::move(players)},
                        {"seq", session.game().last},   {"head", to_hex(session.head())}};
        out << json_text(json) << '\n';
        return;
    }
    std::vector<std::string> names;
    for (const PlayerSetup& player : setup.players) {
        const std::string role = shown_role(lang, player.role);
        names.push_back(role.empty() ? player.name : fmt::format("{} ({})", player.name, role));
    }
    out << lang.tr("{file}: {edition}, {goal}; {players}", {{"file", options.file},
                                                            {"edition", setup.edition->name},
                                                            {"goal", goal_text(lang, setup.goal, *setup.edition)},
                                                            {"players", list_text(lang, names)}})
        << '\n';
}

ExitCode run_new(const NewOptions& options, Streams& streams) {
    require_file_name(streams.lang, "FILE", options.file);
    if (options.from_hub && options.join.empty())
        throw CliError(ExitCode::usage, streams.lang.tr("--continue goes with --join"));
    if (options.trusts_hub && options.join.empty())
        throw CliError(ExitCode::usage, streams.lang.tr("--trust-hub goes with --join"));
    const std::string language =
        options.language.empty() ? streams.lang.tag() : read_language(streams.lang, options.language);
    Setup setup;
    std::optional<FromPosition> from;
    std::optional<JoinedHub> hub;
    std::optional<TableSetup> joined;
    if (!options.join.empty()) {
        static_cast<void>(NewFile(platform::path_of(options.file)));  // if it exists already, no question is asked
        const TableSetup table = read_joined_table(streams, options.join, options.trusts_hub, options.certificate);
        setup = joined_setup(streams.lang, table);
        require_possible(streams.lang, setup, false);
        require_clear_names(streams.lang, options, setup);
        require_trust(streams, table, options.trusts_hub);
        if (options.from_hub)
            return continue_from_hub(streams, table, {options.file, options.json, options.certificate});
        if (!table.hub.empty()) hub.emplace(streams, table, options.certificate);
        joined = table;
    } else if (options.from.empty())
        take_edition(streams.lang, options, setup);
    else
        from = take_position(streams.lang, options, setup, streams.in);
    for (const std::string& rule : options.rules) read_rule(streams.lang, rule, setup.rulings);
    setup.language = language;
    if (options.join.empty()) {
        take_goal(streams.lang, options, setup);
        require_possible(streams.lang, setup, from.has_value());
        require_clear_names(streams.lang, options, setup);
    }

    Session session = Session::create(platform::path_of(options.file), std::move(setup),
                                      from ? &from->position : nullptr, StampMaker::system());
    if (from) post_counts(streams.lang, *from, session, streams.err);
    tell(streams.lang, session, options, streams.out);
    if (joined && joined->bell)
        streams.err << streams.lang.tr("the bell of the round has rung; with this line the table plays by it: {line}",
                                       {{"line", bell_line(*joined, session.now_ms() - *joined->bell, joined->plays)}})
                    << '\n';
    if (hub)
        hub->send(streams, session.table());
    else if (joined)
        static_cast<void>(keep_event_registration(*joined));
    if (from) remark_on_cash(streams.lang, session.setup(), *from, streams.err);
    remark_on_rules(streams.lang, session.setup(), options.rules, streams.err);
    return ExitCode::done;
}

}  // namespace

void add_new(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<NewOptions>();
    CLI::App* command =
        program.add_subcommand("new", lang.tr("Make a new game file; an existing file is never touched"));
    command->add_option("FILE", options->file, lang.tr("The game file to make"))->required();
    CLI::Option* edition =
        command->add_option("--edition", options->edition, lang.tr("An edition by id (us, ru), or a file of your own"));
    CLI::Option* joined = command->add_option(
        "--join", options->join,
        lang.tr("As an event has it: the line of its table, a file with that line, or its code with the hub"));
    command->add_flag("--continue", options->from_hub,
                      lang.tr("With --join: go on with the game as the hub of the event has it, on another laptop"));
    add_trust_option(lang, *command, options->trusts_hub);
    command
        ->add_option("--certificate", options->certificate,
                     lang.tr("For TLS: a certificate in PEM that is trusted in addition to those of the system"))
        ->needs(joined);
    CLI::Option* player =
        command
            ->add_option(
                "--player", options->players,
                lang.tr("NAME:monopolist or NAME:competitor, in order of play; NAME alone if there are no roles"))
            ->allow_extra_args(false);
    CLI::Option* alike =
        command->add_flag("--alike", options->alike, lang.tr("Accept a name that looks like another one"));
    command
        ->add_option("--from", options->from,
                     lang.tr("Begin in the middle of a game, from a position in JSON; - is standard input"))
        ->excludes(edition)
        ->excludes(player)
        ->excludes(joined);
    CLI::Option* goal = command->add_option("--goal", options->goal, lang.tr("a (the default), b or timed"));
    CLI::Option* minutes = command->add_option("--minutes", options->minutes,
                                               lang.tr("How long a timed game lasts; by default as the book says"));
    CLI::Option* rule =
        command->add_option("--rule", options->rules, lang.tr("A ruling of the table, KEY=VALUE; may be repeated"))
            ->allow_extra_args(false);
    for (CLI::Option* told : {edition, player, goal, minutes, rule, alike}) joined->excludes(told);
    command->add_option("--lang", options->language, lang.tr("The language the game is kept in, such as en or ru"));
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(
        lang, "tablebank new game.tbl --edition us --goal timed --player Anna:monopolist --player Boris:competitor"));
    command->callback([options, &run] { run = [options](Streams& streams) { return run_new(*options, streams); }; });
}

}  // namespace tablebank
