// `event undo`, `event amend`: an act is undone, or another one put in its place.

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/event/act_text.h"
#include "app/event/changed_event.h"
#include "app/event/look_alikes.h"
#include "app/event/refuse_act.h"
#include "app/event/seat_event.h"
#include "app/event/typed_score.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/standings_effect.h"
#include "calculators/tournament/scheme.h"
#include "ledger/text/digits.h"
#include "ledger/text/parse_number.h"
#include "platform/clock.h"

namespace tablebank {
namespace {

struct ChangeOptions : EventOptions {
    std::string entry;
    bool plan = false;
    bool yes = false;
    std::vector<std::string> scores;
    std::string name;
    std::optional<std::string> family;
    std::string player;
    std::string points;
    std::string rang;
    std::string scheme;
    std::vector<std::string> swap;
    std::optional<int> round;
    std::optional<int> rounds;
    std::optional<int> table;
    std::optional<int> minutes;
    bool substitute = false;
    bool ranked = false;
    bool alike = false;
};

/// "#12", or "12".
std::int64_t entry_typed(const Language& lang, const ChangeOptions& options) {
    const std::string& text = options.entry;
    const auto entry = read_number<std::int64_t>(text.starts_with('#') ? text.substr(1) : text);
    if (!entry || *entry < 1)
        throw CliError(ExitCode::usage, lang.tr("\"{text}\" is not the number of an entry", {{"text", text}}));
    return *entry;
}

/// The moment nearest to now at which a clock on the wall shows "19:05".
std::int64_t moment_typed(const Language& lang, const std::string& text) {
    constexpr std::int64_t minute_ms = 60'000;
    constexpr std::int64_t day = std::int64_t{24} * 60;
    const auto minute_of = [](const std::string& time) -> std::optional<std::int64_t> {
        constexpr std::size_t colon = 2;  // "19:05"
        if (time.size() != 5 || time[colon] != ':') return std::nullopt;
        const std::string hours = time.substr(0, colon);
        const std::string minutes = time.substr(colon + 1);
        if (!is_digits(hours) || !is_digits(minutes)) return std::nullopt;
        const std::int64_t hour = std::stoi(hours);
        const std::int64_t minute = std::stoi(minutes);
        return hour > 23 || minute > 59 ? std::nullopt : std::optional{hour * 60 + minute};
    };
    const auto wanted = minute_of(text);
    if (!wanted) throw CliError(ExitCode::usage, lang.tr("\"{text}\" is not a time, such as 19:05", {{"text", text}}));
    const std::int64_t now = StampMaker::system().now_ms();
    std::int64_t ahead = *wanted - minute_of(platform::local_text(now, "%H:%M")).value_or(0);
    if (ahead > day / 2) ahead -= day;
    if (ahead < -day / 2) ahead += day;
    return (now / minute_ms + ahead) * minute_ms;
}

/// Puts what was typed into an act of the same kind. Every option that was typed has to mean something to the act.
class Amender {
public:
    Amender(const Language& lang, const ChangeOptions& options, const Event& event)
        : lang_(lang), options_(options), event_(event) {
        given("SCORE", !options.scores.empty());
        given("--name", !options.name.empty());
        given("--family", options.family.has_value());
        given("--player", !options.player.empty());
        given("--points", !options.points.empty());
        given("--rang", !options.rang.empty());
        given("--scheme", !options.scheme.empty());
        given("--swap", !options.swap.empty());
        given("--round", options.round.has_value());
        given("--rounds", options.rounds.has_value());
        given("--table", options.table.has_value());
        given("--minutes", options.minutes.has_value());
        given("--substitute", options.substitute);
        given("--ranked", options.ranked);
    }

    Act amended(Act act) {
        if (typed_.empty()) throw CliError(ExitCode::usage, lang_.tr("event amend requires what is to be changed"));
        std::visit(*this, act);
        if (!typed_.empty())
            throw CliError(ExitCode::usage, lang_.tr("{option} changes nothing in an act of this kind ({did})",
                                                     {{"option", *typed_.begin()}, {"did", did_of(act)}}));
        return act;
    }

    void operator()(act::Created& made) {
        put("--name", options_.name, made.name);
        put("--rounds", options_.rounds, made.rounds);
        put("--minutes", options_.minutes, made.minutes);
    }
    void operator()(act::PlayerAdded& added) {
        put("--name", options_.name, added.name);
        put("--family", options_.family, added.family);
        put("--table", options_.table, added.table);
        if (used("--substitute")) added.substitute = true;
        if (used("--ranked")) added.substitute = false;
    }
    void operator()(act::PlayerLeft& left) { of_player(left.player), put("--round", options_.round, left.from); }
    void operator()(act::PlayerReturned& back) { of_player(back.player), put("--round", options_.round, back.from); }
    void operator()(act::CheckedIn& in) { of_player(in.player); }
    void operator()(act::Hidden& hidden) { of_player(hidden.player); }
    void operator()(act::RoundOpened& opened) {
        put("--round", options_.round, opened.round);
        if (used("--rang")) opened.at = moment_typed(lang_, options_.rang);
    }
    void operator()(act::Extended& extended) {
        put("--round", options_.round, extended.round);
        put("--table", options_.table, extended.table);
        put("--minutes", options_.minutes, extended.minutes);
    }
    void operator()(act::RoundUnlocked& unlocked) { put("--round", options_.round, unlocked.round); }
    void operator()(act::PenaltyGiven& given) {
        of_player(given.player);
        if (!used("--points")) return;
        const auto points = read_typed_share(options_.points);
        if (!points)
            throw CliError(ExitCode::usage,
                           lang_.tr("\"{text}\" is not a number of points", {{"text", options_.points}}));
        given.points = *points;
    }
    void operator()(act::SchemeChanged& changed) {
        if (!used("--scheme")) return;
        const auto scheme = parse_scheme(options_.scheme);
        if (const auto* read = std::get_if<Scheme>(&scheme)) changed.scheme = *read;
    }
    void operator()(act::ResultTaken& taken) {
        put("--round", options_.round, taken.round);
        put("--table", options_.table, taken.table);
        if (!used("SCORE")) return;
        taken.seats.clear();
        for (const std::string& word : options_.scores) taken.seats.push_back(read_named_score(lang_, event_, word));
    }
    void operator()(act::Seated& seated) {
        if (!used("--swap")) return;
        const int one = event_player_called(lang_, event_, options_.swap.at(0));
        const int other = event_player_called(lang_, event_, options_.swap.at(1));
        const bool all = !used("--round");
        for (RoundSeating& round : seated.rounds)
            if (all || round.round == options_.round) exchange_seats(round, one, other);
    }
    void operator()(act::OfficialNamed& official) { put("--table", options_.table, official.table); }
    template <class Other>
    void operator()(Other& /*act*/) const {}

private:
    void given(const char* option, bool is_given) {
        if (is_given) typed_.insert(option);
    }
    bool used(const std::string& option) { return typed_.erase(option) > 0; }
    template <class Typed, class Value>
    void put(const char* option, const Typed& typed, Value& value) {
        if (!used(option)) return;
        if constexpr (std::is_same_v<Typed, Value>)
            value = typed;
        else
            value = *typed;
    }
    void of_player(int& player) {
        if (used("--player")) player = event_player_called(lang_, event_, options_.player);
    }

    const Language& lang_;
    const ChangeOptions& options_;
    const Event& event_;
    std::set<std::string> typed_;  ///< options that no act has used yet
};

std::vector<std::string> plan_of(const Language& lang, const Event& before, const Act& act, const std::string& why) {
    std::vector<std::string> lines = change_lines(lang, before, act, why);
    for (std::string& move : moved_ranks(lang, before, tried(before, act, why))) lines.push_back(std::move(move));
    return lines;
}

ExitCode tell_plan(Streams& streams, const ChangeOptions& options, const Event& before, const Act& act) {
    const std::vector<std::string> lines = plan_of(streams.lang, before, act, options.why);
    const std::string what = act_line(streams.lang, before, act);
    if (options.json) {
        streams.out << json_text({{"act", Json::parse(act_text(act))},
                                  {"message", what},
                                  {"plan", lines},
                                  {"asks", asks_first(before, act)}})
                    << '\n';
        return ExitCode::done;
    }
    streams.out << what << '\n';
    for (const std::string& line : lines) streams.out << "  " << line << '\n';
    return ExitCode::done;
}

ExitCode post_change(Streams& streams, const ChangeOptions& options, EventSession& session,
                     const EventDecision& decision) {
    if (const auto* no = std::get_if<EventRefusal>(&decision)) throw_event_refusal(streams.lang, *no);
    const Act& act = std::get<Act>(decision);
    const Event before = session.event();
    if (options.plan) return tell_plan(streams, options, before, act);
    const std::vector<std::string> lines = plan_of(streams.lang, before, act, options.why);
    expect_yes(streams.lang, options.yes || !asks_first(before, act), act_line(streams.lang, before, act), lines);
    const ExitCode code = post_and_tell(streams, options, session, decision);
    if (!options.json)
        for (const std::string& line : lines) streams.out << "  " << line << '\n';
    return code;
}

ExitCode run_event_undo(const ChangeOptions& options, Streams& streams) {
    const std::int64_t entry = entry_typed(streams.lang, options);
    EventSession session = open_event(options);
    return post_change(streams, options, session, decide_undoing(session.event(), entry, options.why));
}

ExitCode run_event_amend(const ChangeOptions& options, Streams& streams) {
    const std::int64_t entry = entry_typed(streams.lang, options);
    EventSession session = open_event(options);
    const Event& event = session.event();
    const LoggedAct* logged = event.logged(entry);
    if (logged == nullptr)
        throw_event_refusal(streams.lang, {.code = EventRefusal::Code::no_such_entry, .number = entry});
    const auto* earlier = std::get_if<act::Amended>(&logged->act);
    Amender amender(streams.lang, options, event);
    const Act instead = amender.amended(act_in_force(event, earlier == nullptr ? entry : earlier->entry));
    return post_change(streams, options, session,
                       decide_amended_name(event, entry, instead, options.why,
                                           options.alike ? LookAlikes::meant : LookAlikes::asked_about));
}

void add_change_options(const Language& lang, CLI::App& command, ChangeOptions& options) {
    add_event_options(lang, command, options, true);
    command.add_option("ENTRY", options.entry, lang.tr("The number of the act in the log: #12, or 12"))->required();
    command.add_flag("--plan", options.plan, lang.tr("Only show what it would change"));
    command.add_flag("--yes", options.yes,
                     lang.tr("Accept its other changes: a bell, a seating, or later acts that no longer fit"));
}

}  // namespace

void add_event_changes(const Language& lang, CLI::App& event, Run& run) {
    auto undone = std::make_shared<ChangeOptions>();
    CLI::App* undo = event.add_subcommand("undo", lang.tr("Take an act back, with a reason; it stays in the log"));
    add_change_options(lang, *undo, *undone);
    undo->footer(example_text(lang, "tablebank event undo club.tbe 12 --why \"wrong box ticked\""));
    undo->callback([undone, &run] { run = [undone](Streams& streams) { return run_event_undo(*undone, streams); }; });

    auto amended = std::make_shared<ChangeOptions>();
    ChangeOptions& to = *amended;
    CLI::App* amend =
        event.add_subcommand("amend", lang.tr("Put another act of its kind in the place of one, with a reason"));
    add_change_options(lang, *amend, to);
    amend->add_option("SCORE", to.scores, lang.tr("Of a typed result: NAME=TOTAL of each player"));
    amend->add_option("--name", to.name, lang.tr("The name of a player, or of the event"));
    amend->add_option("--family", to.family, lang.tr("The family of a player; empty for none"));
    amend->add_option("--player", to.player, lang.tr("The player who was meant"));
    amend->add_option("--points", to.points, lang.tr("The points of a penalty"));
    amend->add_option("--rang", to.rang, lang.tr("When the bell rang, as 19:05"));
    amend->add_option("--scheme", to.scheme, lang.tr("The scoring scheme"));
    amend->add_option("--swap", to.swap, lang.tr("Two players of a seating change their seats"))->expected(2);
    amend->add_option("--round", to.round, lang.tr("The number of the round"));
    amend->add_option("--rounds", to.rounds, lang.tr("How many rounds the event has"));
    amend->add_option("--table", to.table, lang.tr("The number of the table; 0 for any, or for all"));
    amend->add_option("--minutes", to.minutes, lang.tr("Minutes of a round, or more minutes"));
    CLI::Option* substitute =
        amend->add_flag("--substitute", to.substitute, lang.tr("Sits in for others, and is not ranked"));
    amend->add_flag("--ranked", to.ranked, lang.tr("Is ranked, and no substitute"))->excludes(substitute);
    amend->add_flag("--alike", to.alike, lang.tr("Accept a name that looks like another one"));
    amend->footer(example_text(lang, "tablebank event amend club.tbe 4 --name \"Zoë\" --why \"typed wrong\""));
    amend->callback(
        [amended, &run] { run = [amended](Streams& streams) { return run_event_amend(*amended, streams); }; });
}

}  // namespace tablebank
