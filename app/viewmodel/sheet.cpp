// Prints the open game: its score sheet, and the extract of an entry.

#include "app/i18n/language.h"
#include "app/paper/pdf.h"
#include "app/present/charts/charts_paper.h"
#include "app/present/extract/extract_document.h"
#include "app/present/settlement/settlement_snapshot.h"
#include "app/present/sheet/game_sheet.h"
#include "app/present/words/file_error_text.h"
#include "app/present/words/refusal_text.h"
#include "app/viewmodel/app_view_model.h"
#include "app/viewmodel/write_next_to.h"
#include "platform/path_text.h"
#include "platform/user.h"

namespace tablebank {

void AppViewModel::write_paper_game_sheet() {
    const CalculatorState& state = state_.calculator;
    if (!calculator_.snapshot().may_be_written) return;
    PositionDocument document = calculator_.document(state);
    const std::vector<Finding> findings =
        findings_of(*document.edition, document.rulings, {document.position, document.notes});
    auto facts = sheet_facts(document.edition, document.rulings,
                             counted_as_found(*document.edition, std::move(document.position)), {}, document.notes);
    if (std::holds_alternative<Refusal>(facts)) return;  // the screen shows the reason
    auto& told = std::get<SheetFacts>(facts);
    told.findings = findings;
    told.as_found = document.as_found;
    const std::filesystem::path folder = settings().games.empty() ? platform::home_folder() : settings().games;
    const std::filesystem::path beside = state.file.empty() ? folder / "score.json" : platform::path_of(state.file);
    try {
        std::error_code unmade;  // writing into it reports the error
        std::filesystem::create_directories(beside.parent_path(), unmade);
        const auto file = write_beside(beside, "", pdf_of(make_game_sheet(language_, told, nullptr, {})));
        state_.notice.show_info(language_.tr("The score sheet is in {file}.", {{"file", platform::text_of(file)}}));
    } catch (const FileError& error) {
        state_.notice.show_error(file_error_text(language_, error));
    }
}

void AppViewModel::write_sheet(bool with_charts) {
    if (state_.screen == Screen::calculator) return write_paper_game_sheet();
    if (!game_) return;
    const Table& table = session()->table();
    if (hides_standings(table.game)) return state_.notice.show_error(hidden_standings_text(language_));
    const auto facts = sheet_facts(table, to_hex(session()->head()), game_->typed_throws());
    if (const auto* refusal = std::get_if<Refusal>(&facts))
        return state_.notice.show_error(refusal_text(language_, *table.game.setup, *refusal));
    try {
        PaperDocument sheet = make_game_sheet(language_, std::get<SheetFacts>(facts), &table, {});
        if (with_charts) add_chart_pages(language_, table, sheet);
        const std::filesystem::path file = write_beside(session()->path(), "", pdf_of(sheet));
        state_.notice.show_info(language_.tr("The score sheet is in {file}.", {{"file", platform::text_of(file)}}));
    } catch (const FileError& error) {
        state_.notice.show_error(file_error_text(language_, error));
    }
}

void AppViewModel::write_extract(std::int64_t entry) {
    if (!game_ || !session()->table().history.has(entry)) return;
    const Table& table = session()->table();
    try {
        const PaperDocument extract = make_extract_document(language_, table, make_entry_extract(table, entry));
        const std::filesystem::path file =
            write_beside(session()->path(), " #" + std::to_string(entry), pdf_of(extract));
        game_->table.line.notice =
            language_.tr("The extract of the entry is in {file}.", {{"file", platform::text_of(file)}});
        game_->table.line.notes.clear();
        state_.notice.clear();
    } catch (const FileError& error) {
        state_.notice.show_error(file_error_text(language_, error));
    }
}

}  // namespace tablebank
