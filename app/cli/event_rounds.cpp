// `event seat`, `event round`: who sits where, and the bell.

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/cli/player_options.h"
#include "app/cli/seating_sheet.h"
#include "app/cli/wish_options.h"
#include "app/event/seating_list.h"
#include "app/i18n/language.h"
#include "app/present/event/change_lines.h"
#include "app/present/event/player_list_text.h"
#include "app/present/words/closest_word.h"
#include "db/edition/edition_folder.h"
#include "db/file/bounded_file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct RoundOptions : EventOptions {
    std::optional<int> from;
    int rounds = 0;
    std::uint64_t seed = 1;
    bool by_standing = false;
    int finalists = 0;
    std::optional<int> tables;
    std::vector<int> sizes;
    bool full = false;
    std::string families = "must";
    WishOptions wishes;
    std::string list;
    std::string encoding;
    std::vector<std::string> typed;
    std::vector<std::string> swap;
    std::vector<std::string> substitute;
    std::string absent;
    bool yes = false;
    bool plan = false;
    int round = 0;
    bool open = false;
    bool unlock = false;
    int extend = 0;
    int table = 0;
};

/// The players of --swap, --substitute or --absent; nullopt without any of them. Player 0: no one.
std::optional<std::pair<int, int>> exchanged_players(const Language& lang, const RoundOptions& options,
                                                     const Event& event) {
    const std::vector<std::string>& names = options.swap.empty() ? options.substitute : options.swap;
    if (!options.absent.empty()) return std::pair{event_player_called(lang, event, options.absent), 0};
    if (names.empty()) return std::nullopt;
    return std::pair{event_player_called(lang, event, names.at(0)), event_player_called(lang, event, names.at(1))};
}

RoundsToSeat rounds_wanted(const Language& lang, const RoundOptions& options, const Event& event, int from) {
    if (options.families != "must" && options.families != "try")
        throw CliError(ExitCode::usage, "--families: " + unknown_word(lang,
                                                                      lang.tr("no strength of a wish: \"{word}\"",
                                                                              {{"word", options.families}}),
                                                                      options.families, {"must", "try"}));
    RoundsToSeat wanted{.from = from,
                        .rounds = options.rounds,
                        .seed = options.seed,
                        .by_standing = options.by_standing,
                        .finalists = options.finalists,
                        .tables = {options.tables.value_or(0), options.full, options.sizes},
                        .families = options.families == "try" ? FamilyWish::try_to : FamilyWish::must};
    std::vector<int> numbers;
    for (const auto& [number, player] : event.players) numbers.push_back(number);
    const SeatingWishes wishes = read_wishes(lang, options.wishes, counted_names(event));
    const auto number = [&](int index) { return numbers.at(static_cast<std::size_t>(index)); };
    for (const auto& [first, second, must] : wishes.apart)
        wanted.apart.push_back({number(first), number(second), must});
    for (const auto& [first, second, round, must] : wishes.together)
        wanted.together.push_back({number(first), number(second), round, must});
    return wanted;
}

/// Typed, or read from a list.
act::Seated seating_of_people(const Language& lang, const RoundOptions& options, const Event& event,
                              const SeatingRoles& roles, int round) {
    const bool listed = !options.list.empty();
    const SeatingList seating =
        listed ? read_seating_list(event, roles, read_bounded(platform::path_of(options.list), PlayerListLimits::bytes),
                                   list_encoding(lang, options.encoding))
               : read_typed_seating(event, roles, round, options.typed);
    const auto* problem = std::get_if<SeatingListProblem>(&seating);
    if (problem == nullptr) return std::get<act::Seated>(seating);
    throw CliError(listed ? ExitCode::bad_file : ExitCode::usage,
                   (listed ? options.list : "--seats") + ": " + seating_list_problem_text(lang, *problem));
}

act::Seated seating_wish(Streams& streams, const RoundOptions& options, const Event& event, const SeatingRoles& roles,
                         int from) {
    if (const auto real = exchanged_players(streams.lang, options, event)) {
        if (real->second == 0)
            throw_event_refusal(streams.lang, {.code = EventRefusal::Code::round_not_rung, .round = from});
        return swapped_seats(event, from, real->first, real->second);
    }
    if (!options.list.empty() || !options.typed.empty())
        return seating_of_people(streams.lang, options, event, roles, from);
    const RoundsToSeat wanted = rounds_wanted(streams.lang, options, event, from);
    const auto answer = seat_rounds(event, roles, wanted);
    if (const auto* problem = std::get_if<SeatingProblem>(&answer))
        refuse_seating(streams.lang, *problem, wishes_of(event, wanted.wish()), counted_names(event), WishForm::words);
    return std::get<act::Seated>(answer);
}

/// By standings that lack results no one is seated without a question.
void expect_standings(const Language& lang, const RoundOptions& options, const Event& event) {
    const std::string lacking = lacking_text(lang, event);
    if ((options.by_standing || options.finalists > 0) && !lacking.empty())
        expect_yes(lang, options.yes, lang.tr("the standings are incomplete: {missing}", {{"missing", lacking}}), {});
}

ExitCode run_event_seat(const RoundOptions& options, Streams& streams) {
    EventSession session = open_event(options);
    const Event& event = session.event();
    const auto real = exchanged_players(streams.lang, options, event);
    const auto begun = event.rounds.find(options.from.value_or(0));
    if (real && begun != event.rounds.end() && begun->second.has_begun())
        return post_and_tell(streams, options, session,
                             decide_reseating(event, {begun->first, real->first, real->second}, options.why));
    expect_standings(streams.lang, options, event);
    const SeatingRoles roles = seating_roles(load_edition(event.made.edition).edition);
    const int from = options.from.value_or(next_round(event));
    if (from < 1 || from > event.made.rounds)
        throw_event_refusal(streams.lang, {.code = EventRefusal::Code::no_such_round, .round = from});
    if (from < next_round(event))
        throw_event_refusal(streams.lang, {.code = EventRefusal::Code::round_has_begun, .round = from});
    const std::int64_t first = event.last + 1;
    const auto wish = seating_wish(streams, options, event, roles, from);
    tell_posted(streams, options, session, first,
                session.post(decide_seating(event, wish, difference_of(roles), options.why), options.why));
    if (!options.json) print_seating(streams.lang, counted_plan(event), counted_names(event), streams.out);
    return ExitCode::done;
}

/// The bell, with what it asks: who has not come, which results are missing, which clock it goes by.
ExitCode ring_bell(Streams& streams, const RoundOptions& options, EventSession& session) {
    const Event& event = session.event();
    const EventDecision decision = decide_opening_of_round(event, options.round, options.why);
    std::vector<std::string> questions = bell_questions(streams.lang, event, options.round);
    if (options.plan) {
        if (const auto* no = std::get_if<EventRefusal>(&decision)) throw_event_refusal(streams.lang, *no);
        std::string clock = bell_clock(streams.lang, event, StampMaker::system().now_ms());
        if (!clock.empty()) questions.push_back(std::move(clock));
        if (options.json)
            streams.out << json_text({{"plan", questions}}) << '\n';
        else
            for (const std::string& line : questions) streams.out << line << '\n';
        return ExitCode::done;
    }
    const ExitCode code = post_and_tell(streams, options, session, decision);
    if (!options.json)
        for (const std::string& line : questions)
            streams.out << streams.lang.tr("Remark: {remark}", {{"remark", line}}) << '\n';
    return code;
}

ExitCode run_event_round(const RoundOptions& options, Streams& streams) {
    const int asked = (options.open ? 1 : 0) + (options.unlock ? 1 : 0) + (options.extend != 0 ? 1 : 0);
    if (asked != 1)
        throw CliError(ExitCode::usage, streams.lang.tr("event round requires one of --open, --extend and --unlock"));
    EventSession session = open_event(options);
    const Event& event = session.event();
    if (options.open) return ring_bell(streams, options, session);
    if (options.unlock)
        return post_and_tell(streams, options, session, decide_unlocking(event, options.round, options.why));
    return post_and_tell(streams, options, session,
                         decide_extension(event, {options.round, options.table, options.extend}, options.why));
}

}  // namespace

void add_event_rounds(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<RoundOptions>();
    CLI::App* seat = event.add_subcommand("seat", lang.tr("Seat the rounds that have not begun"));
    add_event_options(lang, *seat, *options, true);
    seat->add_option("--round", options->from, lang.tr("From this round on; by default the next one"));
    seat->add_option("--rounds", options->rounds, lang.tr("How many rounds; by default to the end"));
    seat->add_option("--seed", options->seed, lang.tr("Another number gives another seating"));
    seat->add_flag("--by-standing", options->by_standing, lang.tr("One round, the leaders together"));
    seat->add_option("--final", options->finalists, lang.tr("One round for as many leaders alone"));
    CLI::Option* tables =
        seat->add_option("--tables", options->tables, lang.tr("How many tables there are in each round"));
    CLI::Option* full =
        seat->add_flag("--full", options->full, lang.tr("Every table is full; who is left over sits out, all in turn"));
    seat->add_option("--sizes", options->sizes, lang.tr("Exactly these tables, such as 5,5,4; the rest sits out"))
        ->delimiter(',')
        ->excludes(tables)
        ->excludes(full);
    seat->add_option("--families", options->families,
                     lang.tr("must: players of a family never meet (the default); try: as seldom as can be"));
    add_wish_options(lang, *seat, options->wishes);
    CLI::Option* list = seat->add_option("--csv", options->list,
                                         lang.tr("A seating that you made: a list with round, table and names"));
    add_encoding_option(lang, *seat, options->encoding);
    seat->add_option("--seats", options->typed,
                     lang.tr("K=A,B,C: a table of the round as you seat it, bye=A for a bye; may be repeated"))
        ->allow_extra_args(false)
        ->excludes(list);
    CLI::Option* swap = seat->add_option("--swap", options->swap,
                                         lang.tr("Two players of the round change their seats; after the bell, with a "
                                                 "reason, they did sit so"))
                            ->expected(2);
    CLI::Option* substitute =
        seat->add_option("--substitute", options->substitute,
                         lang.tr("WHO and BY WHOM: the second one sits in the place of the first"))
            ->expected(2)
            ->excludes(swap);
    seat->add_option("--absent", options->absent, lang.tr("After the bell: no one sat in the seat of this player"))
        ->excludes(swap)
        ->excludes(substitute);
    seat->add_flag("--yes", options->yes, lang.tr("By the standings although results are missing"));
    seat->footer(example_text(lang, "tablebank event seat club.tbe"));
    seat->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_seat(*options, streams); }; });

    auto bell = std::make_shared<RoundOptions>();
    CLI::App* round =
        event.add_subcommand("round", lang.tr("Start a round, extend its time, or unlock it for corrections"));
    add_event_options(lang, *round, *bell, true);
    round->add_option("ROUND", bell->round, lang.tr("The number of the round"))->required();
    round->add_flag("--open", bell->open, lang.tr("The bell rings: its time runs from now"));
    round->add_flag("--plan", bell->plan, lang.tr("Only show what the bell asks"));
    round->add_option("--extend", bell->extend, lang.tr("So many minutes more, with a reason"));
    round->add_option("--table", bell->table, lang.tr("This table only"));
    round->add_flag("--unlock", bell->unlock, lang.tr("Correct it although a later one has begun, with a reason"));
    round->footer(example_text(lang, "tablebank event round club.tbe 1 --open"));
    round->callback([bell, &run] { run = [bell](Streams& streams) { return run_event_round(*bell, streams); }; });
}

}  // namespace tablebank
