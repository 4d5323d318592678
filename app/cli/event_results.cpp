// `event result`, `event correct`: the result of a table, read from its game or typed from its sheet.

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/event_taking.h"
#include "app/cli/help_layout.h"
#include "app/event/act_text.h"
#include "app/event/refuse_act.h"
#include "app/i18n/language.h"
#include "app/present/event/act_line.h"
#include "app/present/event/standings_effect.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct ResultOptions : EventOptions {
    std::vector<std::string> scores;
    std::optional<int> round;
    std::optional<int> table;
    std::vector<std::string> credits;
    bool corrects = false;
    bool dry_run = false;
    bool anyway = false;
};

std::vector<Credit> credits_of(const Language& lang, const Event& event, const std::vector<std::string>& words) {
    std::vector<Credit> credits;
    for (const std::string& word : words) {
        auto credit = read_credit(word);
        if (!credit)
            throw CliError(
                ExitCode::usage,
                lang.tr("\"{text}\" does not say to whom a seat is credited: write Anna=Vera, or Anna= for no one",
                        {{"text", word}}));
        if (!credit->player.empty())
            credit->player = event.players.at(event_player_called(lang, event, credit->player)).name;
        credits.push_back(*std::move(credit));
    }
    return credits;
}

/// A total that was typed under the name of whom it counts for is that of the seat.
void name_seats(const Event& event, const std::vector<Credit>& credits, act::ResultTaken& wish) {
    for (const Credit& credit : credits) {
        const EventPlayer* seated = event.player(credit.seat);
        const EventPlayer* player = event.player(credit.player);
        if (seated == nullptr || player == nullptr) continue;
        const bool is_typed = std::ranges::count(wish.seats, seated->number, &SeatScore::player) > 0;
        const auto score = std::ranges::find(wish.seats, player->number, &SeatScore::player);
        if (!is_typed && score != wish.seats.end()) score->player = seated->number;
    }
}

/// The seats of totals that were typed, in the order of the totals.
std::vector<PlayedSeat> typed_seats(const Event& event, const act::ResultTaken& wish) {
    const EventTable* table = event.table(wish.round, wish.table);
    std::vector<PlayedSeat> seats;
    for (const SeatScore& score : wish.seats) {
        const bool seated =
            table != nullptr && std::ranges::count(table->seating.seats, score.player, &SeatedPlayer::player) > 0;
        seats.push_back({0, {event.players.at(score.player).name}, !seated});
    }
    return seats;
}

bool names_file(const std::string& word) {
    std::error_code none;
    return std::filesystem::exists(platform::path_of(word), none);
}

TakenResult taken_from_paper(const Language& lang, const ResultOptions& options, const Event& event) {
    TakenResult taken{.wish = {.round = 0, .table = 0, .seats = {}, .source = {}}};
    for (const std::string& word : options.scores) {
        if (word.find('=') == std::string::npos && names_file(word))
            throw CliError(ExitCode::usage,
                           lang.tr("{file} is a file: give one game alone, or NAME=TOTAL of each player instead",
                                   {{"file", word}}));
        taken.wish.seats.push_back(read_named_score(lang, event, word));
    }
    if (!options.round || !options.table)
        throw CliError(ExitCode::usage, lang.tr("a result from paper requires --round and --table"));
    taken.wish.round = *options.round;
    taken.wish.table = *options.table;
    const std::vector<Credit> credits = credits_of(lang, event, options.credits);
    if (!credits.empty() && options.why.empty()) throw_event_refusal(lang, {.code = EventRefusal::Code::why_missing});
    name_seats(event, credits, taken.wish);
    std::vector<PlayedSeat> seats = typed_seats(event, taken.wish);
    if (const auto no = apply_credits(event, seats, credits, taken.wish)) throw_event_refusal(lang, *no);
    return taken;
}

/// For a game: the players for whom its seats count.
void credit_seats(const Language& lang, const ResultOptions& options, const Event& event, TakenResult& taken) {
    if (!taken.game) return;
    const std::vector<Credit> credits = credits_of(lang, event, options.credits);
    if (const auto no = credit_result(event, credits, *taken.game)) throw_event_refusal(lang, *no);
    taken.wish = taken.game->wish;
}

TakenResult what_is_taken(const Language& lang, const ResultOptions& options, const EventSession& session) {
    const std::vector<std::string>& words = options.scores;
    if (words.empty()) {
        if (!options.anyway || !options.round || !options.table)
            throw CliError(ExitCode::usage, lang.tr("give the result of the table; or, to take the game that was set "
                                                    "aside there, --anyway with --round, --table and --why"));
        return taken_from_aside(lang, *options.round, *options.table, session, options.file);
    }
    // The name of a file may have an equals sign, and no table has one player alone.
    const bool is_game =
        words.size() == 1 && (words.front().find('=') == std::string::npos || names_file(words.front()));
    return is_game ? taken_from_game(lang, {words.front(), options.round, options.table}, session)
                   : taken_from_paper(lang, options, session.event());
}

void tell_moves(Streams& streams, const Event& before, const Event& after) {
    for (const std::string& move : moved_ranks(streams.lang, before, after)) streams.out << "  " << move << '\n';
}

void tell_trial(Streams& streams, const ResultOptions& options, const Event& before, const Event& after,
                const Act& act) {
    if (options.json) {
        streams.out << json_text({{"act", Json::parse(act_text(act))},
                                  {"message", act_line(streams.lang, after, act)},
                                  {"moved", moved_ranks(streams.lang, before, after)}})
                    << '\n';
        return;
    }
    streams.out << act_line(streams.lang, after, act) << '\n';
    tell_moves(streams, before, after);
}

/// The table's result. A game that is not over has none, but the director may have to decide about it.
TakenResult taken_or_kept(const ResultOptions& options, Streams& streams, EventSession& session) {
    try {
        return what_is_taken(streams.lang, options, session);
    } catch (const GameNotOver&) {
        const std::int64_t first = session.event().last + 1;
        const bool kept = !options.dry_run && !options.scores.empty() &&
                          keep_game_in_play(session, options.file, options.scores.front(), options.why);
        if (kept && !options.json) tell_posted(streams, options, session, first, ActStamp{});
        throw;
    }
}

ExitCode run_event_result(const ResultOptions& options, Streams& streams) {
    EventSession session = open_event(options);
    TakenResult taken = taken_or_kept(options, streams, session);
    credit_seats(streams.lang, options, session.event(), taken);
    const ImportDecision taking = import_of(
        streams.lang, session, taken, {.corrects = options.corrects, .anyway = options.anyway, .why = options.why});
    const EventDecision& decision = taking.decision;
    if (const auto* no = std::get_if<EventRefusal>(&decision)) {
        if (!options.corrects && !options.dry_run) keep_history(session, taken, *no, options.why);
        if (options.corrects) throw_event_refusal(streams.lang, *no);
        refuse_taking(streams.lang, session, taken, *no);
    }
    const Event before = session.event();
    if (options.dry_run) {
        const Event after = tried(before, std::get<Act>(decision), taking.why);
        tell_trial(streams, options, before, after, std::get<Act>(decision));
        return ExitCode::done;
    }
    const ExitCode code = post_import(streams, options, session, taken, taking);
    if (options.corrects && !options.json) tell_moves(streams, before, session.event());
    return code;
}

void add_one(const Language& lang, CLI::App& event, Run& run, bool corrects) {
    auto options = std::make_shared<ResultOptions>();
    options->corrects = corrects;
    CLI::App* command =
        corrects
            ? event.add_subcommand("correct", lang.tr("Correct a result, with a reason; the old one stays visible"))
            : event.add_subcommand("result", lang.tr("Take a table's result from its game, its record or its sheet"));
    add_event_options(lang, *command, *options, true);
    command->add_option(
        "SCORE", options->scores,
        lang.tr("A game, a record of one, or the scanned code of its sheet (- for the standard input); or, from "
                "paper, NAME=TOTAL of each player"));
    command->add_flag(
        "--anyway", options->anyway,
        lang.tr("Take a game that verify does not accept, with a reason; without a game the one that was set "
                "aside at the table"));
    command->add_option("--credit", options->credits,
                        lang.tr("SEAT=NAME: for whom a seat counts if someone else sat there than the event seated; "
                                "SEAT= for no one; with --why; may be repeated"));
    command->add_option("--round", options->round, lang.tr("The number of the round"));
    command->add_option("--table", options->table, lang.tr("The number of the table"));
    command->add_flag("--dry-run", options->dry_run, lang.tr("Only show what it would change"));
    command->footer(example_text(
        lang,
        corrects
            ? "tablebank event correct club.tbe --round 1 --table 2 Anna=304.2 Boris=140 Clara=96 --why \"typed wrong\""
            : "tablebank event result club.tbe --round 1 --table 2 Anna=304.2 Boris=140 Clara=96"));
    command->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_result(*options, streams); }; });
}

}  // namespace

void add_event_results(const Language& lang, CLI::App& event, Run& run) {
    add_one(lang, event, run, false);
    add_one(lang, event, run, true);
}

}  // namespace tablebank
