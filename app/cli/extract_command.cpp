// `extract`: one entry of a game as evidence, in the terminal, on paper or for programs.

#include <memory>
#include <ostream>
#include <string>

#include "app/cli/cli_error.h"
#include "app/cli/extract_json.h"
#include "app/cli/game_or_position.h"
#include "app/cli/help_layout.h"
#include "app/cli/new_file_name.h"
#include "app/cli/paper_text.h"
#include "app/cli/sheet_paper.h"
#include "app/cli/subcommand.h"
#include "app/i18n/language.h"
#include "app/present/extract/extract_document.h"
#include "app/session/session.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct ExtractOptions {
    std::string file;
    std::int64_t entry = 0;
    std::string out;
    bool to_file = false;
    std::string paper = "a4";
    std::string language;
    bool json = false;
};

std::int64_t wanted(const Language& lang, const ExtractOptions& options, const Table& table) {
    const std::int64_t last = table.history.last();
    if (options.entry >= 1 && options.entry <= last) return options.entry;
    throw CliError(ExitCode::usage,
                   lang.tr("there is no entry #{entry}; the last one is #{last}",
                           {{"entry", std::to_string(options.entry)}, {"last", std::to_string(last)}}));
}

ExitCode run_extract(const ExtractOptions& options, Streams& streams) {
    const Language language = language_of_paper(streams.lang, options.language);
    const PaperSize paper = paper_called(streams.lang, options.paper);
    if (options.to_file) require_file_name(streams.lang, "--out", options.out);
    const ReadGame game = read_game(platform::path_of(options.file));
    const EntryExtract extract = make_entry_extract(game.table, wanted(streams.lang, options, game.table));
    if (options.to_file || !options.json) {
        PaperDocument document = make_extract_document(language, game.table, extract);
        document.size = paper;
        if (options.to_file)
            write_pdf(document, platform::path_of(options.out), streams);
        else
            print_document(streams.lang, document, streams.out);
    }
    if (options.json) streams.out << json_text(extract_json(language, game.table, extract)) << '\n';
    return ExitCode::done;
}

}  // namespace

void add_extract(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<ExtractOptions>();
    CLI::App* command = program.add_subcommand(
        "extract", lang.tr("One entry as evidence: the table before and after, and why each sum is what it is"));
    command->add_option("FILE", options->file, lang.tr("The game"))->required();
    command->add_option("N", options->entry, lang.tr("The number of the entry"))->required();
    const CLI::Option* out =
        command->add_option("-o,--out", options->out,
                            lang.tr("A new PDF file; without it, the terminal. An existing file is never touched"));
    command->add_option("--paper", options->paper, lang.tr("a4 (the default) or letter"));
    command->add_option("--lang", options->language, lang.tr("The language of the extract, such as fr"));
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank extract game.tbl 41 -o protest.pdf"));
    command->callback([options, out, &run] {
        options->to_file = out->count() > 0;
        run = [options](Streams& streams) { return run_extract(*options, streams); };
    });
}

}  // namespace tablebank
