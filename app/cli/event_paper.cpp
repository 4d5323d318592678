// `event paper`: slips, lists, headed score sheets and standings, as PDF or in the terminal.

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/cli_error.h"
#include "app/cli/event_options.h"
#include "app/cli/help_layout.h"
#include "app/cli/paper_text.h"
#include "app/cli/sheet_paper.h"
#include "app/i18n/language.h"
#include "app/present/event/public_names.h"
#include "app/present/event_paper/event_papers.h"
#include "app/present/words/closest_word.h"
#include "db/edition/edition_folder.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct PaperOptions : EventOptions {
    std::string what;
    std::optional<int> round;
    std::string out;
    std::string paper = "a4";
    std::string language;
    bool wall = false;
    bool workings = false;
};

const std::vector<std::string>& papers() {
    static const std::vector<std::string> known{"slips", "names", "tables", "sheets", "standings"};
    return known;
}

std::vector<PaperDocument> papers_of(const PaperOptions& options, const Language& lang, const Language& paper_lang,
                                     const ReadEvent& read) {
    const Event& event = read.event;
    const EventNames names = options.wall ? public_names(paper_lang, event) : full_names(event);
    if (options.what == "standings") return {make_standings_sheet(paper_lang, event, names, options.workings)};
    const int round = seated_round(lang, event, options.round);
    if (options.what == "slips") return {make_seat_slips(paper_lang, event, round, names)};
    if (options.what == "names") return {make_list_by_name(paper_lang, event, round, names)};
    if (options.what == "tables") return {make_list_by_table(paper_lang, event, round, names)};
    return make_headed_sheets(paper_lang, event, read.id, round, load_edition(event.made.edition).edition, names,
                              options.wall ? SheetSeenBy::everybody : SheetSeenBy::banker);
}

ExitCode run_event_paper(const PaperOptions& options, Streams& streams) {
    const Language& lang = streams.lang;
    const Language paper_lang = language_of_paper(lang, options.language);
    const PaperSize size = paper_called(lang, options.paper);
    if (std::ranges::find(papers(), options.what) == papers().end())
        throw CliError(ExitCode::usage, unknown_word(lang, lang.tr("no paper \"{word}\"", {{"word", options.what}}),
                                                     options.what, papers()));
    const ReadEvent read = read_event_state(options.file);
    std::vector<PaperDocument> documents = papers_of(options, lang, paper_lang, read);
    for (PaperDocument& document : documents) document.size = size;
    if (!options.out.empty()) {
        // A score sheet has the code of its table on it.
        const bool has_codes = options.what == "sheets" && read.event.hub.has_value();
        write_pdf(documents, platform::path_of(options.out), streams, has_codes ? Readers::owner : Readers::usual);
        return ExitCode::done;
    }
    for (const PaperDocument& document : documents) print_document(streams.lang, document, streams.out);
    return ExitCode::done;
}

}  // namespace

void add_event_paper(const Language& lang, CLI::App& event, Run& run) {
    auto options = std::make_shared<PaperOptions>();
    CLI::App* paper =
        event.add_subcommand("paper", lang.tr("Slips, lists, headed score sheets and standings, to be printed"));
    paper->add_option("FILE", options->file, lang.tr("The event"))->required();
    paper->add_option("WHAT", options->what, lang.tr("slips, names, tables, sheets or standings"))->required();
    paper->add_option("--round", options->round,
                      lang.tr("The round; by default the one that is played. Slips: from this one on"));
    paper->add_option("-o,--out", options->out,
                      lang.tr("A new PDF file; without it, the terminal. An existing file is never touched"));
    paper->add_option("--paper", options->paper, lang.tr("a4 (the default) or letter"));
    paper->add_option("--lang", options->language, lang.tr("The language of the paper, such as fr"));
    paper->add_flag("--public", options->wall, lang.tr("With names as the public pages show them"));
    paper->add_flag("--workings", options->workings, lang.tr("Standings: with what each round brought"));
    paper->footer(example_text(lang, "tablebank event paper club.tbe slips -o slips.pdf"));
    paper->callback(
        [options, &run] { run = [options](Streams& streams) { return run_event_paper(*options, streams); }; });
}

}  // namespace tablebank
