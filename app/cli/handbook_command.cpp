// `handbook`: its chapters in the terminal, or on paper.

#include <algorithm>
#include <memory>
#include <string>

#include "app/cli/cli_error.h"
#include "app/cli/help_layout.h"
#include "app/cli/new_file_name.h"
#include "app/cli/paper_text.h"
#include "app/cli/sheet_paper.h"
#include "app/cli/subcommand.h"
#include "app/handbook/chapter_store.h"
#include "app/i18n/language.h"
#include "app/present/handbook/handbook_paper.h"
#include "app/present/words/closest_word.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

struct HandbookOptions {
    std::string chapter;
    std::string out;
    bool to_file = false;
    std::string paper = "a4";
    std::string language;
};

std::vector<std::string> names_of_chapters() {
    return {handbook_chapters.begin(), handbook_chapters.end()};
}

std::vector<HandbookChapter> chapters_wanted(const Language& lang, const HandbookOptions& options,
                                             const std::string& tongue) {
    const auto handbook = find_handbook();
    if (options.chapter.empty()) return read_handbook(handbook, tongue);
    const auto names = names_of_chapters();
    if (std::ranges::find(names, options.chapter) == names.end())
        throw CliError(
            ExitCode::usage,
            unknown_word(lang, lang.tr("no chapter \"{word}\"", {{"word", options.chapter}}), options.chapter, names));
    if (auto chapter = read_chapter(handbook, options.chapter, tongue)) return {*std::move(chapter)};
    return {};
}

ExitCode run_handbook(const HandbookOptions& options, Streams& streams) {
    const Language language = language_of_paper(streams.lang, options.language);
    const PaperSize paper = paper_called(streams.lang, options.paper);
    if (options.to_file) require_file_name(streams.lang, "--out", options.out);
    const auto chapters = chapters_wanted(streams.lang, options, language.tag());
    if (chapters.empty())
        throw CliError(ExitCode::bad_file, streams.lang.tr("the handbook is not installed with this program"));
    PaperDocument document = make_handbook_document(language, chapters);
    document.size = paper;
    if (options.to_file)
        write_pdf(document, platform::path_of(options.out), streams);
    else
        print_document(streams.lang, document, streams.out);
    return ExitCode::done;
}

}  // namespace

void add_handbook(const Language& lang, CLI::App& program, Run& run) {
    auto options = std::make_shared<HandbookOptions>();
    CLI::App* command = program.add_subcommand("handbook", lang.tr("The handbook, in the terminal or as PDF"));
    command->add_option("CHAPTER", options->chapter,
                        lang.tr("banker, judge, director, own-box or install; without it, all of them"));
    const CLI::Option* out =
        command->add_option("-o,--out", options->out,
                            lang.tr("A new PDF file; without it, the terminal. An existing file is never touched"));
    command->add_option("--paper", options->paper, lang.tr("a4 (the default) or letter"));
    command->add_option("--lang", options->language, lang.tr("The language of the handbook, such as fr"));
    command->footer(example_text(lang, "tablebank handbook judge -o judge.pdf"));
    command->callback([options, out, &run] {
        options->to_file = out->count() > 0;
        run = [options](Streams& streams) { return run_handbook(*options, streams); };
    });
}

}  // namespace tablebank
