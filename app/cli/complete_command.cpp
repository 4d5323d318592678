// `complete`: answers a shell when Tab is pressed. share/completions has the scripts of three shells.

#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/completion_values.h"
#include "app/cli/program.h"
#include "app/i18n/language.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

struct CompleteOptions {
    std::vector<std::string> words;
    bool marked = false;
};

constexpr std::string_view files_mark = ":files";

/// Whether a shell returns this word unchanged: a word that would be printed with escapes is another word.
bool can_be_offered(const CompletionValue& value) {
    return !value.word.empty() && is_all_visible(value.word);
}

/// The first character of a line gives its kind, so a word may have any characters: '=' a word, '#' the meaning of the
/// word above, ':' an instruction to the shell.
void print_marked(const CompletionValues& values, std::ostream& out) {
    for (const CompletionValue& value : values.words) {
        if (!can_be_offered(value)) continue;
        out << '=' << value.word << '\n';
        if (!value.meaning.empty()) out << '#' << escape_invisible(value.meaning) << '\n';
    }
}

/// For scripts of version 1.0, which a running shell keeps until it ends: one word per line, without a mark, with its
/// meaning after two spaces. Words that such a script would misunderstand are left out.
void print_unmarked(const CompletionValues& values, std::ostream& out) {
    for (const CompletionValue& value : values.words) {
        if (!can_be_offered(value) || value.word.front() == ':' || value.word.front() == ' ') continue;
        out << value.word << '\n';
        if (!value.meaning.empty()) out << "  " << escape_invisible(value.meaning) << '\n';
    }
}

ExitCode run_complete(const CompleteOptions& options, Streams& streams) {
    const CommandPage pages = command_pages(streams.lang);
    const CompletionValues values = completion_values(streams.lang, completion_point(pages, options.words));
    if (options.marked)
        print_marked(values, streams.out);
    else
        print_unmarked(values, streams.out);
    if (!values.files) return ExitCode::done;
    streams.out << files_mark;
    for (const std::string& ending : values.endings) streams.out << ' ' << ending;
    streams.out << '\n';
    return ExitCode::done;
}

}  // namespace

void add_complete(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<CompleteOptions>();
    CLI::App* command = program.add_subcommand("complete", lang.tr("Completions for the end of a command line"));
    command->group("");
    command->add_flag("--marked", options->marked, lang.tr("Describe each completion"));
    command->add_option("WORD", options->words, lang.tr("After --: the words so far, the last of them at the cursor"));
    command->callback(
        [options, &run] { run = [options](Streams& streams) { return run_complete(*options, streams); }; });
}

}  // namespace tablebank
