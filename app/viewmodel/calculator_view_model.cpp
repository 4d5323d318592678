#include "app/viewmodel/calculator_view_model.h"

#include <algorithm>
#include <memory>
#include <ostream>

#include "app/i18n/language.h"
#include "app/present/calculator/position_file.h"
#include "app/present/words/file_error_text.h"
#include "db/file/new_file.h"
#include "platform/path_text.h"

namespace tablebank {

std::size_t CalculatorViewModel::place_of(std::string written, std::shared_ptr<const Edition> edition) {
    const auto known = std::ranges::find(editions_, written, &CalculatorEdition::written);
    if (known != editions_.end()) {
        known->edition = std::move(edition);
        return static_cast<std::size_t>(known - editions_.begin());
    }
    editions_.push_back({std::move(written), std::move(edition)});
    return editions_.size() - 1;
}

void CalculatorViewModel::open(const Language& lang, const std::vector<LoadedEdition>& shipped, const Session* session,
                               CalculatorState& state) {
    if (editions_.empty()) {
        for (const LoadedEdition& loaded : shipped)
            editions_.push_back({loaded.edition.id, std::make_shared<const Edition>(loaded.edition)});
        const auto mine = std::ranges::find(editions_, lang.tag(), [](const auto& e) { return e.edition->language; });
        if (mine != editions_.end()) state.draft.edition = static_cast<std::size_t>(mine - editions_.begin());
        state.draft.players = first_draft(lang).players;
    }
    if (session != nullptr) {
        const Game& game = session->game();
        PositionDocument document;
        document.edition = game.setup->edition;
        document.edition_name = document.edition->id;
        document.rulings = game.rulings();
        document.position = game.position();
        const auto question = state.draft.question;
        state.draft = draft_of(document, place_of(document.edition_name, document.edition));
        state.draft.question = question;
    }
    state.focus_search = true;
    state.choosing_edition = false;
    made_of_.forget();
}

void CalculatorViewModel::refresh(const Language& lang, CalculatorState& state) {
    if (state.wanted_edition) choose_edition(state.draft, editions_, *std::exchange(state.wanted_edition, {}));
    take_wishes(lang, state);
    if (!made_of_.is_stale(state.draft, lang.tag())) return;
    shown_ = state.draft;
    snapshot_ = make_calculator_snapshot(lang, editions_, state.draft);
}

void CalculatorViewModel::take_wishes(const Language& lang, CalculatorState& state) {
    if (editions_.empty()) return;
    const Edition& edition = *editions_.at(state.draft.edition).edition;
    if (const auto role = std::exchange(state.wanted_role, {})) choose_role(state.draft, edition, *role);
    if (const auto moves = std::exchange(state.move_answer, {})) {
        const bool of_line = state.draft.moves.empty() || !state.draft.moves.front().level;
        answer_move(state.draft, edition, *moves);
        state.focus_line = of_line;
    }
    settle_moves(state.draft, edition);
    // A question about one line waits, and the next line is typed meanwhile: the field keeps the keyboard.
    const auto line = std::exchange(state.entered_line, {});
    if (!line) return;
    state.line_wrong = take_line(lang, state.draft, edition, *line);
    if (state.line_wrong.empty()) state.line.clear();
    state.focus_line = true;
}

void CalculatorViewModel::touch(Space space, DeedTouch touch, CalculatorState& state) const {
    if (!editions_.empty()) touch_deed(state.draft, *editions_.at(state.draft.edition).edition, space, touch);
}

void CalculatorViewModel::open_file(const Language& lang, const std::string& file, CalculatorState& state,
                                    Notice& notice) {
    try {
        OpenedPosition opened = open_position_file(lang, platform::path_of(file), Impossible::taken);
        const auto question = state.draft.question;
        state.draft = draft_of(opened.document, place_of(opened.document.edition_name, opened.document.edition));
        state.draft.question = question;
        notice.show_info(lang.tr("Opened: {file}", {{"file", file}}));
    } catch (const FileError& error) {
        notice.show_error(file_error_text(lang, error));
    } catch (const PositionError& error) {
        notice.show_error(lang.tr("{file} is not a position: {why}", {{"file", file}, {"why", error.what()}}));
    } catch (const EditionError& error) {
        notice.show_error(lang.tr("The edition of {file}: {why}", {{"file", file}, {"why", error.what()}}));
    }
}

void CalculatorViewModel::save_file(const Language& lang, const std::string& file, const CalculatorState& state,
                                    Notice& notice) {
    try {
        const std::string text = write_position(calculator_document(editions_, state.draft));
        write_new_file(platform::path_of(file), [&](std::ostream& out) { out << text; });
        notice.show_info(lang.tr("Saved: {file}", {{"file", file}}));
    } catch (const FileError& error) {
        notice.show_error(file_error_text(lang, error));
    }
}

PositionDocument CalculatorViewModel::document(const CalculatorState& state) const {
    return calculator_document(editions_, state.draft);
}

std::string CalculatorViewModel::names() const {
    std::string names;
    for (const DraftPlayer& player : shown_.players) names += player.name;
    for (const CalculatorDeed& deed : snapshot_.deeds) names += deed.name;
    for (const std::string& edition : snapshot_.editions) names += edition;
    return names;
}

}  // namespace tablebank
