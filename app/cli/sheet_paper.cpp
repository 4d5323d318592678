#include "app/cli/sheet_paper.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <ostream>

#include "app/cli/cli_error.h"
#include "app/cli/dice_option.h"
#include "app/cli/json.h"
#include "app/cli/refusal_error_text.h"
#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "app/paper/pdf.h"
#include "app/present/words/closest_word.h"
#include "db/file/new_file.h"
#include "platform/path_text.h"

namespace tablebank {

SheetFacts facts_of(const Language& lang, const GameOrPosition& subject, const UtilityDice& asked) {
    // The figures of a game that is over are those of its ledger.
    const bool is_over = subject.game && subject.game->table.game.phase() == Phase::finished;
    const UtilityDice dice = is_over ? UtilityDice{} : asked;
    auto facts = subject.game
                     ? sheet_facts(subject.game->table, to_hex(subject.game->head), dice)
                     : sheet_facts(subject.setup.edition, subject.rulings, subject.position, dice, subject.notes);
    if (auto* refusal = std::get_if<Refusal>(&facts)) {
        name_dice_option(*refusal);
        throw refused(lang, subject.setup, *refusal);
    }
    std::get<SheetFacts>(facts).findings = subject.findings;
    std::get<SheetFacts>(facts).as_found = subject.as_found;
    return std::get<SheetFacts>(std::move(facts));
}

PaperDocument sheet_of(const Language& lang, const GameOrPosition& subject, const SheetFacts& facts,
                       const SheetEvent& event) {
    return make_game_sheet(lang, facts, subject.game ? &subject.game->table : nullptr, event);
}

PaperSize paper_called(const Language& lang, const std::string& word) {
    if (word == "a4") return PaperSize::a4;
    if (word == "letter") return PaperSize::letter;
    throw CliError(ExitCode::usage, "--paper: " + unknown_word(lang, lang.tr("no paper \"{word}\"", {{"word", word}}),
                                                               word, {"a4", "letter"}));
}

Language language_of_paper(const Language& lang, const std::string& tag) {
    if (tag.empty()) return lang;
    if (auto found = language_called(tag)) return *found;
    throw CliError(ExitCode::usage, "--lang: " + unknown_word(lang, lang.tr("no language \"{word}\"", {{"word", tag}}),
                                                              tag, languages()));
}

void write_pdf(std::span<const PaperDocument> documents, const std::filesystem::path& file, Streams& streams,
               Readers readers) {
    UnknownSigns unknown;
    const std::string pdf = pdf_of(documents, &unknown);
    write_new_file(
        file, [&pdf](std::ostream& out) { out << pdf; }, readers);
    if (unknown.signs.empty()) return;
    streams.err << streams.lang.tr(
                       "No font of this computer has {signs}: they are boxes in {file}. On Debian and Ubuntu these "
                       "packages help: {packages}.",
                       {{"signs", fmt::format("{}", fmt::join(unknown.signs, " "))},
                        {"file", platform::text_of(file)},
                        {"packages", fmt::format("{}", fmt::join(unknown.packages, ", "))}})
                << '\n';
}

void write_pdf(const PaperDocument& document, const std::filesystem::path& file, Streams& streams) {
    write_pdf(std::span(&document, 1), file, streams);
}

}  // namespace tablebank
