// `complete`: what a shell asks when Tab is pressed. share/completions has the three that do.

#include <memory>
#include <ostream>

#include "app/cli/completion_values.h"
#include "app/cli/program.h"
#include "app/i18n/language.h"

namespace tablebank {
namespace {

/// A word a line; what it means on the next one, behind two blanks, with which no word begins. Where a file could
/// stand, a line ":files" with the endings.
ExitCode run_complete(const std::vector<std::string>& words, Streams& streams) {
    const CommandPage pages = command_pages(streams.lang);
    const CompletionValues values = completion_values(streams.lang, completion_point(pages, words));
    for (const auto& [word, meaning] : values.words) {
        streams.out << word << '\n';
        if (!meaning.empty()) streams.out << "  " << meaning << '\n';
    }
    if (!values.files) return ExitCode::done;
    streams.out << ":files";
    for (const std::string& ending : values.endings) streams.out << ' ' << ending;
    streams.out << '\n';
    return ExitCode::done;
}

}  // namespace

void add_complete(const Language& lang, CLI::App& program, Run& run) {
    auto words = std::make_shared<std::vector<std::string>>();
    CLI::App* command = program.add_subcommand("complete", lang.tr("What could stand at the end of a command line"));
    command->group("");
    command->add_option("WORD", *words, lang.tr("Behind --: the words so far, the last of them at the cursor"));
    command->callback([words, &run] { run = [words](Streams& streams) { return run_complete(*words, streams); }; });
}

}  // namespace tablebank
