// `event player`, `event penalty`, `event lots`: the people of an event.

#include <functional>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/cli/player_options.h"
#include "app/event/typed_score.h"
#include "app/i18n/language.h"
#include "app/present/event/player_list_text.h"
#include "ledger/text/typed_name.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct PeopleOptions : EventOptions {
    std::vector<std::string> names;
    std::string list;
    std::string family;
    std::string club;
    int table = 0;
    bool substitute = false;
    std::string encoding;
    bool alike = false;
    std::optional<int> leaves;
    std::optional<int> returns;
    std::optional<int> sits_out;
    bool check_in = false;
    bool hide = false;
    bool show = false;
    std::string name;  ///< of the player who is penalised
    std::string points;
    std::optional<int> withdraw;
};

using Deciders = std::vector<EventSession::Decider>;

Deciders additions(const PeopleOptions& options, std::vector<ListedPlayer> listed) {
    if (listed.empty())
        for (const std::string& name : options.names)
            listed.push_back({.name = with_single_spaces(name),
                              .family = with_single_spaces(options.family),
                              .table = options.table,
                              .substitute = options.substitute,
                              .club = with_single_spaces(options.club)});
    return additions_of(listed, options.alike ? LookAlikes::meant : LookAlikes::asked_about);
}

/// Changes of existing players; empty if players are added.
Deciders changes(const Language& lang, const PeopleOptions& options, const Event& now) {
    Deciders deciders;
    for (const std::string& name : options.names) {
        const auto change = [&](auto decide) {
            const int player = event_player_called(lang, now, name);
            deciders.emplace_back([player, decide](const Event& event) { return decide(event, player); });
        };
        if (options.leaves)
            change([from = *options.leaves, why = options.why](const Event& event, int player) {
                return decide_leaving(event, player, from, why);
            });
        if (options.returns)
            change([from = *options.returns](const Event& event, int player) {
                return decide_return(event, player, from);
            });
        if (options.sits_out) {
            change([from = *options.sits_out](const Event& event, int player) {
                return decide_leaving(event, player, from);
            });
            change([from = *options.sits_out](const Event& event, int player) {
                return decide_return(event, player, from + 1);
            });
        }
        if (options.check_in) change(decide_check_in);
        if (options.hide || options.show)
            change([hidden = options.hide](const Event& event, int player) {
                return decide_hiding(event, player, hidden);
            });
    }
    return deciders;
}

ExitCode run_event_player(const PeopleOptions& options, Streams& streams) {
    if (options.names.empty() == options.list.empty())
        throw CliError(ExitCode::usage, streams.lang.tr("event player requires names, or --csv with a list of them"));
    PlayerList list;
    if (!options.list.empty()) list = read_player_list(streams.lang, platform::path_of(options.list), options.encoding);
    EventSession session = open_event(options);
    Deciders deciders = changes(streams.lang, options, session.event());
    if (deciders.empty()) deciders = additions(options, list.players);
    const std::int64_t first = session.event().last + 1;
    tell_posted(streams, options, session, first, session.post_all(deciders, options.why),
                options.list.empty() ? Json{} : Json{{"list", list_json(list)}});
    if (!options.json)
        for (const std::string& remark : player_list_remarks(streams.lang, list))
            streams.out << streams.lang.tr("Remark: {remark}", {{"remark", remark}}) << '\n';
    return ExitCode::done;
}

enum class Points { taken, given };

ExitCode run_event_penalty(const PeopleOptions& options, Points way, Streams& streams) {
    EventSession session = open_event(options);
    if (options.withdraw)
        return post_and_tell(streams, options, session,
                             decide_withdrawal(session.event(), *options.withdraw, options.why));
    if (options.name.empty() || options.points.empty())
        throw CliError(ExitCode::usage, streams.lang.tr("a player and points are required, or --withdraw"));
    const auto points = read_typed_share(options.points);
    if (!points)
        throw CliError(ExitCode::usage,
                       streams.lang.tr("\"{text}\" is not a number of points", {{"text", options.points}}));
    const int player = event_player_called(streams.lang, session.event(), options.name);
    if (*points < Share{})
        throw_event_refusal(streams.lang, {.code = EventRefusal::Code::points_range, .text = points->to_string()});
    const act::PenaltyGiven wish{0, player, way == Points::taken ? *points : *points * -1};
    return post_and_tell(streams, options, session, decide_penalty(session.event(), wish, options.why));
}

ExitCode run_event_lots(const PeopleOptions& options, Streams& streams) {
    EventSession session = open_event(options);
    std::vector<int> players;
    for (const std::string& name : options.names)
        players.push_back(event_player_called(streams.lang, session.event(), name));
    return post_and_tell(streams, options, session, decide_lots(session.event(), players));
}

void add_player(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<PeopleOptions>();
    CLI::App* player = event.add_subcommand("player", lang.tr("Players come, leave and return"));
    add_event_options(lang, *player, *options, true);
    player->add_option("NAME", options->names, lang.tr("A player; several at once are possible"));
    player->add_option("--csv", options->list,
                       lang.tr("A list with one player a row; headings name, family, club, table, substitute"));
    add_encoding_option(lang, *player, options->encoding);
    player->add_option("--family", options->family, lang.tr("Players with the same word do not meet"));
    player->add_option("--club", options->club, lang.tr("Players with the same word meet as seldom as can be"));
    player->add_option("--table", options->table, lang.tr("Sits at this table in every round"));
    player->add_flag("--substitute", options->substitute, lang.tr("Sits in for others, and is not ranked"));
    player->add_flag("--alike", options->alike, lang.tr("Accept a name that looks like another one"));
    CLI::Option* leaves = player->add_option("--leaves", options->leaves, lang.tr("Leaves before this round"));
    player->add_option("--returns", options->returns, lang.tr("Plays again from this round on"))->excludes(leaves);
    player
        ->add_option("--sits-out", options->sits_out, lang.tr("Does not play this round and returns for the next one"))
        ->excludes(leaves);
    player->add_flag("--check-in", options->check_in, lang.tr("Check in"));
    CLI::Option* hide = player->add_flag("--hide", options->hide, lang.tr("Is not shown on public pages"));
    player->add_flag("--show", options->show, lang.tr("Is shown on public pages again"))->excludes(hide);
    player->footer(example_text(lang, "tablebank event player club.tbe --csv names.csv"));
    player->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_player(*options, streams); }; });
}

void add_penalty(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<PeopleOptions>();
    CLI::App* penalty = event.add_subcommand("penalty", lang.tr("Take points from a player, or give them back"));
    add_event_options(lang, *penalty, *options, true);
    penalty->add_option("NAME", options->name, lang.tr("The player"));
    penalty->add_option("POINTS", options->points, lang.tr("How many points"));
    penalty->add_option("--withdraw", options->withdraw, lang.tr("Withdraw the penalty of this number"));
    penalty->footer(example_text(lang, "tablebank event penalty club.tbe Anna 2 --why \"late for round 2\""));
    penalty->callback([options, &run] {
        run = [options](Streams& streams) { return run_event_penalty(*options, Points::taken, streams); };
    });
}

void add_bonus(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<PeopleOptions>();
    CLI::App* bonus = event.add_subcommand("bonus", lang.tr("Give a player points, or withdraw them"));
    add_event_options(lang, *bonus, *options, true);
    bonus->add_option("NAME", options->name, lang.tr("The player"));
    bonus->add_option("POINTS", options->points, lang.tr("How many points"));
    bonus->add_option("--withdraw", options->withdraw, lang.tr("Withdraw the bonus of this number"));
    bonus->footer(example_text(lang, "tablebank event bonus club.tbe Anna 2 --why \"the best trade\""));
    bonus->callback([options, &run] {
        run = [options](Streams& streams) { return run_event_penalty(*options, Points::given, streams); };
    });
}

}  // namespace

void add_event_people(const Language& lang, CLI::App& event, Run& run) {
    add_player(lang, event, run);
    add_penalty(lang, event, run);
    add_bonus(lang, event, run);
    auto options = std::make_shared<PeopleOptions>();
    CLI::App* lots = event.add_subcommand("lots", lang.tr("Write down lots as they were drawn, the first one first"));
    add_event_options(lang, *lots, *options, true);
    lots->add_option("NAME", options->names, lang.tr("The players, in the order of their lots"))->required();
    lots->footer(example_text(lang, "tablebank event lots club.tbe Boris Anna"));
    lots->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_lots(*options, streams); }; });
}

}  // namespace tablebank
