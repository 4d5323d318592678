// `export`: a game as its record, and in the formats of other programs.

#include <array>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/help_layout.h"
#include "app/cli/new_file_name.h"
#include "app/cli/sheet_paper.h"
#include "app/cli/subcommand.h"
#include "app/export/game_export.h"
#include "app/i18n/language.h"
#include "app/present/words/closest_word.h"
#include "db/file/new_file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct ExportOptions {
    std::string file;
    std::string format;
    std::string out;
    bool to_file = false;
};

using Writer = void (*)(const ReadGame&, std::ostream&);

struct Format {
    std::string_view name;
    Writer write;
    bool (*fits)(const ReadGame&) = nullptr;  ///< whether the format holds so long a game
};

constexpr std::array formats{Format{"record", export_record, has_record}, Format{"json", export_json},
                             Format{"csv", export_csv}, Format{"ledger", export_ledger},
                             Format{"beancount", export_beancount}};

/// The only format that is not text: the score sheet.
constexpr std::string_view paper = "pdf";

const Format& format_called(const Language& lang, const std::string& name) {
    std::vector<std::string> known;
    for (const Format& format : formats) {
        if (format.name == name) return format;
        known.emplace_back(format.name);
    }
    known.emplace_back(paper);
    throw CliError(ExitCode::usage,
                   "--to: " + unknown_word(lang, lang.tr("no format \"{word}\"", {{"word", name}}), name, known));
}

ExitCode export_paper(const ExportOptions& options, Streams& streams) {
    if (options.out.empty())
        throw CliError(ExitCode::usage, streams.lang.tr("--to pdf requires -o: a PDF cannot be shown in a terminal"));
    const GameOrPosition subject = subject_of(read_game(platform::path_of(options.file)));
    write_pdf(sheet_of(streams.lang, subject, facts_of(streams.lang, subject, {}), {}), platform::path_of(options.out),
              streams);
    return ExitCode::done;
}

ExitCode run_export(const ExportOptions& options, Streams& streams) {
    if (options.to_file) require_file_name(streams.lang, "--out", options.out);
    if (options.format == paper) return export_paper(options, streams);
    const Format& format = format_called(streams.lang, options.format);
    const ReadGame game = read_game(platform::path_of(options.file));
    if (format.fits != nullptr && !format.fits(game))
        throw CliError(ExitCode::disk,
                       streams.lang.tr("{file} is too long for a record: its file alone holds all of it",
                                       {{"file", options.file}}));
    if (options.to_file)
        write_new_file(platform::path_of(options.out), [&](std::ostream& out) { format.write(game, out); });
    else
        format.write(game, streams.out);
    return ExitCode::done;
}

}  // namespace

void add_export(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<ExportOptions>();
    CLI::App* command = program.add_subcommand("export", lang.tr("Write a game as a record, or for another program"));
    command->add_option("FILE", options->file, lang.tr("The game"))->required();
    command->add_option("--to", options->format, lang.tr("record, json, csv, ledger (hledger too), beancount or pdf"))
        ->required();
    const CLI::Option* out =
        command->add_option("-o,--out", options->out,
                            lang.tr("A new file; without it, standard output. An existing file is never touched"));
    command->footer(example_text(lang, "tablebank export game.tbl --to record -o game.tbr"));
    command->callback([options, out, &run] {
        options->to_file = out->count() > 0;
        run = [options](Streams& streams) { return run_export(*options, streams); };
    });
}

}  // namespace tablebank
