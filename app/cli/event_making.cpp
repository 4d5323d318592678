// `event new`, `event scheme`: an event, and how it scores.

#include <memory>
#include <optional>
#include <ostream>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/cli/new_file_name.h"
#include "app/cli/rule_option.h"
#include "app/event/act_text.h"
#include "app/event/table_setup.h"
#include "app/i18n/language.h"
#include "app/present/event/event_refusal_text.h"
#include "app/present/words/closest_word.h"
#include "db/edition/edition_folder.h"

namespace tablebank {
namespace {

struct MakingOptions : EventOptions {
    std::string name;
    std::string edition;
    int rounds = 0;
    int table_size = 4;
    std::optional<int> minutes;
    std::string scheme;
    std::string names = "full";
    std::vector<std::string> rules;
};

Scheme read_scheme_option(const Language& lang, const std::string& text) {
    const auto scheme = parse_scheme(text);
    if (const auto* problem = std::get_if<SchemeProblem>(&scheme))
        throw CliError(ExitCode::usage, scheme_problem_text(lang, *problem));
    return std::get<Scheme>(scheme);
}

/// Those that differ from the edition's, as they are written.
std::vector<std::string> rulings_of(const Language& lang, const Edition& edition,
                                    const std::vector<std::string>& options) {
    Rulings rulings = edition.rulings;
    for (const std::string& option : options) read_rule(lang, option, rulings);
    return differing_rulings(edition, rulings);
}

ExitCode run_event_new(const MakingOptions& options, Streams& streams) {
    const Language& lang = streams.lang;
    require_file_name(lang, "FILE", options.file);
    const Edition edition = load_edition(options.edition).edition;
    const auto names = parse_names_shown(options.names);
    if (!names)
        throw CliError(
            ExitCode::usage,
            "--names: " + unknown_word(lang, lang.tr("no way to show names: \"{word}\"", {{"word", options.names}}),
                                       options.names, {"full", "first", "initials"}));
    StampMaker stamps = StampMaker::system();
    if (!options.by.empty()) stamps.poster = options.by;
    const act::Created wish{
        .name = options.name,
        .edition = edition.id,
        .rounds = options.rounds,
        .minutes = options.minutes.value_or(edition.profile.timed_minutes.value),
        .table_size = options.table_size,
        .scheme = options.scheme.empty() ? usual_scheme() : read_scheme_option(lang, options.scheme),
        .names = *names,
        .rulings = rulings_of(lang, edition, options.rules)};
    if (const auto no = refuse_edition(wish, edition)) throw_event_refusal(lang, *no);
    auto made = EventSession::create(options.file, wish, std::move(stamps));
    if (const auto* no = std::get_if<EventRefusal>(&made)) throw_event_refusal(lang, *no);
    tell_posted(streams, options, std::get<EventSession>(made), 1, ActStamp{});
    return ExitCode::done;
}

ExitCode run_event_scheme(const MakingOptions& options, Streams& streams) {
    EventSession session = open_event(options);
    return post_and_tell(streams, options, session,
                         decide_scheme(session.event(), read_scheme_option(streams.lang, options.scheme), options.why));
}

}  // namespace

void add_event_making(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<MakingOptions>();
    CLI::App* make = event.add_subcommand("new", lang.tr("Make a new event; an existing file is never touched"));
    add_event_options(lang, *make, *options, true);
    make->add_option("--name", options->name, lang.tr("What the event is called"))->required();
    make->add_option("--edition", options->edition, lang.tr("An edition by id (us, ru), or a file of your own"))
        ->required();
    make->add_option("--rounds", options->rounds, lang.tr("How many rounds are played"))->required();
    make->add_option("--table-size", options->table_size, lang.tr("Players at a table, if possible; 4 by default"));
    make->add_option("--minutes", options->minutes, lang.tr("How long a round lasts; by default as the book says"));
    make->add_option(
        "--scheme", options->scheme,
        lang.tr("Points by place for each size of table, and what decides, such as \"11-7-4-2 10-6-2 bye=6 "
                "by=points,wins\""));
    make->add_option("--names", options->names, lang.tr("Names on public pages: full, first or initials"));
    make->add_option("--rule", options->rules, lang.tr("A ruling of every table, KEY=VALUE; may be repeated"))
        ->allow_extra_args(false);
    make->footer(example_text(lang, "tablebank event new club.tbe --name \"Club evening\" --edition us --rounds 3"));
    make->callback([options, &run] { run = [options](Streams& streams) { return run_event_new(*options, streams); }; });

    auto changed = std::make_shared<MakingOptions>();
    CLI::App* scheme = event.add_subcommand("scheme", lang.tr("Change how the event scores, with a reason"));
    add_event_options(lang, *scheme, *changed, true);
    scheme->add_option("SCHEME", changed->scheme, lang.tr("The new scheme, as in event new"))->required();
    scheme->footer(example_text(
        lang, "tablebank event scheme club.tbe \"3-2-1 4-3-2-1 by=points,wins\" --why \"agreed before round 1\""));
    scheme->callback(
        [changed, &run] { run = [changed](Streams& streams) { return run_event_scheme(*changed, streams); }; });
}

}  // namespace tablebank
