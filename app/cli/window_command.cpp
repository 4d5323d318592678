// `window`: the window, on a file or at one of its screens.

#include <memory>

#include "app/cli/cli_error.h"
#include "app/cli/help_layout.h"
#include "app/cli/subcommand.h"
#include "app/cli/window_request.h"
#include "app/i18n/language.h"

namespace tablebank {

namespace {

ExitCode run_window_command(const WindowRequest& wish, const Streams& streams) {
    if (!streams.open_window) throw CliError(ExitCode::usage, streams.lang.tr("this program has no window"));
    return static_cast<ExitCode>(streams.open_window(wish));
}

}  // namespace

void add_window(const Language& lang, CLI::App& program, Run& run) {
    auto wish = std::make_shared<WindowRequest>();
    CLI::App* command =
        program.add_subcommand("window", lang.tr("Open the window: at its start, on a file, or at a new game"));
    CLI::Option* file = command->add_option(
        "FILE", wish->file,
        lang.tr("A game, a record, an event, a position, an edition, a table of deeds, or the line of a table"));
    const auto start = [&](const char* name, WindowRequest::Start where, const std::string& meaning) {
        return command
            ->add_flag_callback(
                name, [wish, where] { wish->start = where; }, meaning)
            ->excludes(file);
    };
    CLI::Option* resume = start("--continue", WindowRequest::Start::resume, lang.tr("On with the last game"));
    CLI::Option* fresh = start("--new", WindowRequest::Start::new_game, lang.tr("A new game"));
    CLI::Option* guided =
        start("--show-me", WindowRequest::Start::show_me, lang.tr("A practice game, with advice for its first turns"));
    CLI::Option* calculator =
        start("--calculator", WindowRequest::Start::calculator, lang.tr("The calculator, without a game"));
    resume->excludes(fresh)->excludes(guided)->excludes(calculator);
    fresh->excludes(guided)->excludes(calculator);
    guided->excludes(calculator);
    command->footer(example_text(lang, "tablebank window friday.tbl"));
    command->callback([wish, &run] { run = [wish](Streams& streams) { return run_window_command(*wish, streams); }; });
}

}  // namespace tablebank
