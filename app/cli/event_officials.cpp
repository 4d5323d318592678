// `event official`: who may do what to an event.

#include <memory>
#include <string>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/event/act_text.h"
#include "app/event/look_alikes.h"
#include "app/i18n/language.h"
#include "app/present/words/closest_word.h"

namespace tablebank {
namespace {

struct OfficialOptions : EventOptions {
    std::string name;
    std::string role;
    int table = 0;
    bool remove = false;
    bool alike = false;
};

EventDecision decided(const Language& lang, const OfficialOptions& options, const Event& event) {
    if (options.remove) return decide_removal(event, {options.name});
    const auto role = parse_official_role(options.role);
    if (!role)
        throw CliError(ExitCode::usage,
                       "--role: " + unknown_word(lang, lang.tr("no role \"{word}\"", {{"word", options.role}}),
                                                 options.role, {"director", "judge", "banker"}));
    return decide_new_official(event, {options.name, *role, options.table},
                               options.alike ? LookAlikes::meant : LookAlikes::asked_about);
}

ExitCode run_event_official(const OfficialOptions& options, Streams& streams) {
    if (options.role.empty() != options.remove)
        throw CliError(ExitCode::usage, streams.lang.tr("give either --role ROLE or --remove"));
    EventSession session = open_event(options);
    return post_and_tell(streams, options, session, decided(streams.lang, options, session.event()));
}

}  // namespace

void add_event_officials(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<OfficialOptions>();
    CLI::App* official = event.add_subcommand("official", lang.tr("Who may do what: directors, judges, bankers"));
    add_event_options(lang, *official, *options, true);
    official->add_option("NAME", options->name, lang.tr("The name given to --by"))->required();
    official->add_option("--role", options->role,
                         lang.tr("director (everything), judge (results, corrections, one table's time and key, "
                                 "penalties) or banker (the result of their table)"));
    official->add_option("--table", options->table, lang.tr("The table of a banker"));
    official->add_flag("--alike", options->alike, lang.tr("Accept a name that looks like another one"));
    official->add_flag("--remove", options->remove, lang.tr("Remove this official"));
    official->footer(example_text(lang, "tablebank event official club.tbe Vera --role director --by Vera"));
    official->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_official(*options, streams); }; });
}

}  // namespace tablebank
