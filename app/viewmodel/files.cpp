// Files that are chosen, dropped, or taken off the list of games.

#include <algorithm>
#include <array>
#include <system_error>

#include "app/i18n/language.h"
#include "app/present/words/file_error_text.h"
#include "app/session/app_directories.h"
#include "app/session/import_record.h"
#include "app/viewmodel/app_view_model.h"
#include "app/viewmodel/joined_game.h"
#include "platform/path_text.h"
#include "platform/trash.h"

namespace tablebank {

namespace {

platform::FileWanted wanted_file(const Language& lang, FileKind kind, const std::filesystem::path& games) {
    switch (kind) {
        case FileKind::position:
            return {lang.tr("Open a position"), games, lang.tr("Positions"), "*.json"};
        case FileKind::edition:
            return {lang.tr("Open an edition"), games, lang.tr("Editions"), "*.toml *.csv"};
        case FileKind::proof:
            return {lang.tr("Open a signature, a checkpoint or a public key"), games, lang.tr("Signatures"),
                    "*.minisig *.txt *.pub"};
        case FileKind::record:
            return {lang.tr("Open a record"), games, lang.tr("Records"), "*.tbr"};
        case FileKind::game:
            break;
    }
    return {lang.tr("Open a game"), games, lang.tr("Games"), "*.tbl *.tbe"};
}

/// By its name; a file that is not an edition, position or proof is taken for a game, whose reader reports why it is
/// not one.
FileKind kind_of(const std::filesystem::path& file) {
    constexpr std::array proofs{".minisig", ".txt", ".pub", ".sig"};
    if (std::ranges::find(proofs, file.extension()) != proofs.end()) return FileKind::proof;
    if (file.extension() == ".toml" || is_deed_table_path(file)) return FileKind::edition;
    return file.extension() == ".json" ? FileKind::position : FileKind::game;
}

}  // namespace

void AppViewModel::choose_file(FileKind kind) {
    file_kind_ = kind;
    const bool asked = options_.desktop_dialogs && file_dialog_.ask(wanted_file(language_, kind, settings().games));
    if (!asked) type_path(kind);
}

void AppViewModel::type_path(FileKind kind) {
    switch (kind) {
        case FileKind::game:
        case FileKind::record:
            state_.start.focus_path = true;
            break;
        case FileKind::position:
            state_.calculator.focus_file = true;
            break;
        case FileKind::proof:
            if (game_) game_->proof.state.focus_path = true;
            break;
        case FileKind::edition:
            state_.editions.focus_path = true;
            break;
    }
}

void AppViewModel::take_chosen_file() {
    const auto answer = file_dialog_.take_answer();
    if (!answer) return;
    if (answer->failed) return type_path(file_kind_);
    if (!answer->file.empty()) open_as(file_kind_, answer->file);
}

void AppViewModel::open_as(FileKind kind, const std::filesystem::path& file) {
    switch (kind) {
        case FileKind::game:
        case FileKind::record:
            return open_game(file);
        case FileKind::position:
            show_screen(Screen::calculator);
            return do_intent(intent::OpenPosition{platform::text_of(file)});
        case FileKind::proof:
            return do_intent(intent::ImportProof{platform::text_of(file)});
        case FileKind::edition:
            show_screen(Screen::editions);
            return do_intent(intent::Editions{EditionAction::open, 0, platform::text_of(file)});
    }
}

void AppViewModel::drop(const std::filesystem::path& file) {
    guard("drop " + platform::text_of(file), [&] {
        // At the desk of an event a table is the list of its players.
        if (director_ && state_.screen == Screen::event && is_deed_table_path(file)) {
            director_->state.part = DirectorPart::players;
            director_->state.list = platform::text_of(file);
            director_->state.focus.key = "event.list";
            return;
        }
        if (const FileKind kind = kind_of(file); kind != FileKind::game) return open_as(kind, file);
        if (is_event_place(platform::text_of(file))) return open_event(platform::text_of(file));
        std::error_code unknown;
        if (game_ && std::filesystem::equivalent(file, session()->path(), unknown)) return go(Screen::table);
        try {
            take_over(file);
        } catch (const FileError& error) {
            state_.notice.show_error(file_error_text(language_, error));
        } catch (const JoinRefused& error) {
            state_.notice.show_error(error.what());
        }
    });
}

/// A record is continued as its game, which is stored among the others.
void AppViewModel::take_over(const std::filesystem::path& file) {
    if (const auto line = line_of_table(file)) return join(JoinedLine(*line));
    const std::filesystem::path game = is_record(file) ? game_of_record(file, settings().games) : file;
    std::error_code unknown;
    if (game_ && std::filesystem::equivalent(game, session()->path(), unknown)) return go(Screen::table);
    take_over(Session::open(game, options_.stamps));
    if (game != file)
        state_.notice.show_info(
            language_.tr("This is the game of the record: {file}", {{"file", platform::text_of(game)}}));
}

void AppViewModel::forget(const intent::Forget& wanted) {
    const std::filesystem::path file = platform::path_of(wanted.file);
    std::error_code unknown;
    if (game_ && std::filesystem::equivalent(file, session()->path(), unknown)) game_.reset();
    if (wanted.to_trash && std::filesystem::exists(file, unknown)) {
        try {
            // Opened and closed, so that the last entries are in the file itself and not next to it; a game that
            // another process has open is refused here.
            static_cast<void>(Session::open(file, options_.stamps));
        } catch (const FileError& error) {
            if (error.kind() == FileError::Kind::open_elsewhere)
                return state_.notice.show_error(file_error_text(language_, error));
        }
        const std::filesystem::path there = platform::move_to_trash(file, trash_folder(), options_.stamps.moment_ms());
        if (there.empty())
            return state_.notice.show_error(language_.tr("{file} could not be moved to the trash. It was not moved.",
                                                         {{"file", platform::text_of(file)}}));
    }
    start_.forget(file);
    start_.show(language_, options_.stamps.moment_ms());
    state_.notice.show_info(
        wanted.to_trash ? language_.tr("{file} is in the trash.", {{"file", platform::text_of(file.filename())}})
                        : language_.tr("{file} is off the list. The file stays in {folder}.",
                                       {{"file", platform::text_of(file.filename())},
                                        {"folder", platform::text_of(file.parent_path())}}));
}

}  // namespace tablebank
