// `sheet`: the score sheet of a game or a position on paper, in the terminal or for programs, and the blank one.

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/dice_option.h"
#include "app/cli/help_layout.h"
#include "app/cli/paper_text.h"
#include "app/cli/sheet_json.h"
#include "app/cli/sheet_paper.h"
#include "app/cli/subcommand.h"
#include "app/i18n/language.h"
#include "app/present/charts/charts_paper.h"
#include "app/present/sheet/blank_sheet.h"
#include "db/edition/edition_folder.h"
#include "db/file/new_file.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct SheetOptions {
    std::string subject;
    std::string out;
    std::string csv;
    std::string paper = "a4";
    std::string language;
    std::string edition;
    SheetEvent event;
    std::vector<std::string> dice;
    std::string zone;
    bool blank = false;
    bool json = false;
    bool charts = false;
};

void show(const PaperDocument& document, const SheetOptions& options, Streams& streams) {
    if (options.out.empty())
        print_document(streams.lang, document, streams.out);
    else
        write_pdf(document, platform::path_of(options.out), streams);
}

ExitCode run_blank(const SheetOptions& options, const Language& sheet_language, PaperSize paper, Streams& streams) {
    const Language& lang = streams.lang;
    if (options.edition.empty()) throw CliError(ExitCode::usage, lang.tr("--blank requires --edition as well"));
    if (!options.subject.empty()) throw CliError(ExitCode::usage, lang.tr("--blank takes no game and no position"));
    if (options.json || options.charts || !options.csv.empty() || !options.dice.empty())
        throw CliError(ExitCode::usage,
                       lang.tr("--blank has no figures, so --json, --csv, --charts and --dice do not go with it"));
    const Edition edition = load_edition(options.edition).edition;
    PaperDocument document = make_blank_sheet(sheet_language, edition, options.event);
    document.size = paper;
    show(document, options, streams);
    return ExitCode::done;
}

ExitCode run_sheet(const SheetOptions& options, Streams& streams) {
    const Language& lang = streams.lang;
    const Language sheet_language = language_of_paper(lang, options.language);
    const PaperSize paper = paper_called(lang, options.paper);
    if (options.blank) return run_blank(options, sheet_language, paper, streams);
    if (!options.edition.empty()) throw CliError(ExitCode::usage, lang.tr("--edition is for --blank alone"));
    if (options.subject.empty())
        throw CliError(ExitCode::usage, lang.tr("a game or a position is missing, or --blank with --edition"));
    if (options.charts && options.json && options.out.empty())
        throw CliError(ExitCode::usage, lang.tr("--json has no charts: --charts requires -o as well"));

    const GameOrPosition subject = open_subject(lang, options.subject, streams.in, Impossible::with_reason);
    if (options.charts && !subject.game)
        throw CliError(ExitCode::usage, lang.tr("--charts requires a game: a position has no entries"));
    SheetFacts facts = facts_of(lang, subject, read_dice_options(lang, *subject.setup.edition, options.dice));
    // The page that is signed states the time by which the program goes.
    SheetEvent event = options.event;
    if (facts.road.protest_deadline_ms && !event.protest.empty()) {
        event.protest.clear();
        streams.err << lang.tr("--protest is not used: this game itself has the time until which protests are heard")
                    << '\n';
    }
    if (!options.zone.empty()) {
        const auto zone = parse_zone(options.zone);
        if (!zone)
            throw CliError(ExitCode::usage, "--zone: " + lang.tr("how far the zone is from UTC, such as +01:00"));
        facts.zone = *zone;
    }
    if (!options.csv.empty())
        write_new_file(platform::path_of(options.csv),
                       [&](std::ostream& out) { write_sheet_csv(lang, facts, event, out); });
    if (!options.out.empty() || !options.json) {
        PaperDocument document = sheet_of(sheet_language, subject, facts, event);
        if (options.charts) add_chart_pages(sheet_language, subject.game->table, document);
        document.size = paper;
        show(document, options, streams);
    }
    if (options.json) streams.out << json_text(sheet_json(lang, facts, event)) << '\n';
    return ExitCode::done;
}

}  // namespace

void add_sheet(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<SheetOptions>();
    CLI::App* command = program.add_subcommand("sheet", lang.tr("The score sheet, to be printed and signed"));
    command->add_option("FILE", options->subject,
                        lang.tr("A game, a position in JSON, or - for a position on standard input"));
    command->add_option("-o,--out", options->out,
                        lang.tr("A new PDF file; without it, the terminal. An existing file is never touched"));
    command->add_option("--paper", options->paper, lang.tr("a4 (the default) or letter"));
    command->add_option("--lang", options->language, lang.tr("The language of the sheet, such as fr"));
    command->add_option("--event", options->event.event, lang.tr("The event; without it, a line to write it on"));
    command->add_option("--table", options->event.table, lang.tr("The table; without it, a line to write it on"));
    command->add_option("--round", options->event.round, lang.tr("The round; without it, a line to write it on"));
    command->add_option("--protest", options->event.protest,
                        lang.tr("Until when protests are heard; without it, a line to write it on"));
    command->add_option("--dice", options->dice, lang.tr("Dice for a utility, such as @12=3,4; may be repeated"))
        ->allow_extra_args(false);
    command->add_option("--zone", options->zone,
                        lang.tr("The zone of the times on paper, such as +01:00; without it, UTC"));
    command->add_option("--csv", options->csv, lang.tr("Also write its content to a new CSV file"));
    command->add_flag("--charts", options->charts, lang.tr("Also the charts of the game, on pages after the sheet"));
    command->add_flag("--blank", options->blank, lang.tr("A sheet to be filled in by hand, for --edition"));
    command->add_option("--edition", options->edition, lang.tr("The edition of a blank sheet: an id or a file"));
    add_json_flag(lang, *command, options->json);
    command->footer(example_text(lang, "tablebank sheet game.tbl -o sheet.pdf --event \"Autumn Open\" --table 7"));
    command->callback([options, &run] { run = [options](Streams& streams) { return run_sheet(*options, streams); }; });
}

}  // namespace tablebank
