#include "app/viewmodel/edition_view_model.h"

#include <algorithm>
#include <iterator>

#include "app/i18n/language.h"
#include "app/present/editions/edition_comments.h"
#include "app/present/words/file_error_text.h"
#include "app/viewmodel/deed_papers.h"
#include "db/edition/edition_folder.h"
#include "db/edition/edition_origin.h"
#include "db/edition/edition_values.h"
#include "db/file/file_error.h"
#include "db/file/new_file.h"
#include "platform/path_text.h"

namespace tablebank {

namespace fs = std::filesystem;

namespace {

/// Whether a file is one of the editions that came with the program.
bool is_shipped(const fs::path& file) {
    try {
        const auto shipped = edition_files(find_editions_folder());
        return std::ranges::any_of(shipped, [&](const fs::path& each) {
            std::error_code not_there;
            return fs::equivalent(each, file, not_there);
        });
    } catch (const EditionError&) {
        return false;
    }
}

std::string text_on_disk(const fs::path& file) {
    try {
        return read_edition_text(file).text;
    } catch (const EditionError&) {
        return {};
    }
}

/// Whether an intent leaves the screen: anything but a look at the settings or the calculator, which return to it.
bool leads_away(const Intent& wish) {
    if (const auto* go = std::get_if<intent::Go>(&wish))
        return go->to != Screen::settings && go->to != Screen::calculator && go->to != Screen::editions;
    if (const auto* editions = std::get_if<intent::Editions>(&wish))
        return editions->action == EditionAction::copy || editions->action == EditionAction::open ||
               editions->action == EditionAction::close;
    return std::holds_alternative<intent::Open>(wish) || std::holds_alternative<intent::Leave>(wish) ||
           std::holds_alternative<intent::Close>(wish);
}

void begin_draft(EditionsState& state, std::string text, const std::string& file) {
    const Screen from = state.from;
    state = {};
    state.from = from;
    state.draft = EditionDraft{std::move(text)};
    state.opened = state.draft->text;
    state.file = state.save_as = file;
}

/// A file for an edition that is not there yet, in a folder that is.
fs::path free_file(const fs::path& folder, const std::string& id) {
    std::error_code unknown;
    fs::create_directories(folder, unknown);
    fs::path file = folder / platform::path_of(id + ".toml");
    for (int number = 2; fs::exists(file, unknown); ++number)
        file = folder / platform::path_of(id + '-' + std::to_string(number) + ".toml");
    return file;
}

std::string shipped_words(const Language& lang) {
    return lang.tr("This edition came with the program: save it under another name.");
}

/// Why a text was not written; the typed text is still on the screen.
std::string unwritten(const Language& lang, const FileError& error) {
    return lang.tr("Not written: {why}. Your changes stay here; save them elsewhere, or try again.",
                   {{"why", error.what()}});
}

/// The card of the deed that a field is about.
std::optional<DeedSnapshot> card_at(const Language& lang, const EditorSnapshot& editor, const EditionsState& state) {
    const auto number = element_of("deed", state.at);
    if (!editor.sound || !number) return std::nullopt;
    const Edition edition = parse_edition({.path = {}, .text = state.draft->text});
    if (*number >= edition.deeds.size()) return std::nullopt;
    return make_printed_deed(lang, edition, edition.rulings, edition.deeds[*number].space);
}

void go_to_step(EditionsState& state, Notice& notice, std::optional<std::string> key) {
    if (!key) return;
    state.focus = std::move(*key);
    ++state.drawn_anew;
    notice.clear();
}

}  // namespace

void EditionViewModel::list(const Language& lang, const std::vector<LoadedEdition>& shipped, const fs::path& folder) {
    snapshot_.shipped = list_shipped(lang, shipped);
    snapshot_.own = list_own(lang, folder);
    snapshot_.folder = platform::text_of(folder);
}

void EditionViewModel::copy(const Language& lang, const LoadedEdition& from, const fs::path& folder,
                            EditionsState& state, Notice& notice) {
    const fs::path file = free_file(folder, "my-" + from.edition.id);
    try {
        LoadedEdition copied = from;
        copied.text.text = with_comments_in(lang, from.text.text, from.edition.id);
        begin_draft(state, copy_edition(copied, file), platform::text_of(file));
        notice.show_info(lang.tr("{file} is a copy of {edition}.",
                                 {{"file", platform::text_of(file)}, {"edition", from.edition.name}}));
    } catch (const FileError& error) {
        notice.show_error(unwritten(lang, error));
    }
}

void EditionViewModel::open(const Language& lang, const std::string& file, EditionsState& state, Notice& notice) {
    try {
        EditionText text = read_edition_text(platform::path_of(file));
        static_cast<void>(edition_values(text));
        notice.clear();
        // Another person's box is shown before it is used.
        const bool is_handed_on = !edition_origin(text).by.empty();
        begin_draft(state, std::move(text.text), file);
        state.shows_changes = is_handed_on;
        if (is_shipped(platform::path_of(file))) notice.show_error(shipped_words(lang));
    } catch (const EditionError& error) {
        notice.show_error(error.what());
    }
}

bool EditionViewModel::read_table(const Language& lang, const std::string& file, Notice& notice) {
    try {
        table_.read(file);
        notice.clear();
        return true;
    } catch (const FileError& error) {
        notice.show_error(file_error_text(lang, error));
        return false;
    }
}

void EditionViewModel::bring_table(const Language& lang, const std::vector<LoadedEdition>& offered, std::size_t like,
                                   const std::string& file, EditionsState& state, Notice& notice) {
    if (!read_table(lang, file, notice)) return;
    const Screen from = state.from;
    state = {};
    state.from = from;
    state.table =
        DeedTableState{file, platform::text_of(platform::path_of(file).stem()), table_.likeliest(offered, like)};
}

void EditionViewModel::make_of_table(const Language& lang, const std::vector<LoadedEdition>& offered,
                                     const fs::path& folder, EditionsState& state, Notice& notice) {
    if (!state.table) return;
    const DeedTableState table = *state.table;
    if (!read_table(lang, table.file, notice)) return;
    const auto made = table_.make(offered, table);
    if (!made) return;
    const fs::path file = free_file(folder, made->edition.id);
    const std::string text = with_comments_in(lang, made->text.text, offered.at(table.like).edition.id);
    try {
        write_new_file(file, [&](std::ostream& out) { out << text; });
    } catch (const FileError& error) {
        return notice.show_error(unwritten(lang, error));
    }
    begin_draft(state, text, platform::text_of(file));
    notice.show_info(lang.tr("{file} is an edition like {edition}: compare its deeds with the cards.",
                             {{"file", platform::text_of(file)}, {"edition", offered.at(table.like).edition.name}}));
}

void EditionViewModel::write_deeds(const Language& lang, bool on_paper, const EditionsState& state, Notice& notice) {
    if (!state.draft) return;
    try {
        const std::string& text = state.draft->text;
        const fs::path file = on_paper ? print_deeds(lang, text, platform::path_of(state.file))
                                       : write_deed_table(lang, text, platform::path_of(state.file));
        notice.show_info(
            on_paper ? lang.tr("The deeds, to be printed, are in {file}.", {{"file", platform::text_of(file)}})
                     : lang.tr("The deeds, for a spreadsheet, are in {file}.", {{"file", platform::text_of(file)}}));
    } catch (const FileError& error) {
        notice.show_error(file_error_text(lang, error));
    } catch (const EditionError&) {
        notice.show_error(lang.tr("Correct the errors of the edition first."));
    }
}

bool EditionViewModel::save(const Language& lang, bool over, EditionsState& state, Notice& notice) {
    state.asks_over = false;
    if (state.save_as.empty() || !platform::path_of(state.save_as).is_absolute()) {
        notice.show_error(lang.tr("Type the whole path, beginning with \"/\"."));
        return false;
    }
    fs::path file = platform::path_of(state.save_as);
    if (!is_edition_path(platform::text_of(file.filename()))) file += ".toml";
    if (is_shipped(file)) {
        notice.show_error(shipped_words(lang));
        return false;
    }
    std::error_code unknown;
    const bool exists = fs::exists(file, unknown);
    const bool mine = exists && !state.file.empty() && fs::equivalent(file, platform::path_of(state.file), unknown);
    if (exists && !over && (!mine || text_on_disk(file) != state.opened)) {
        state.asks_over = true;
        notice.show_error(
            mine ? lang.tr("{file} was changed elsewhere in the meantime.", {{"file", platform::text_of(file)}})
                 : lang.tr("There is another file already: {file}", {{"file", platform::text_of(file)}}));
        return false;
    }
    try {
        if (exists) {
            replace_file(file, state.draft->text);
        } else {
            write_new_file(file, [&](std::ostream& out) { out << state.draft->text; });
        }
    } catch (const FileError& error) {
        notice.show_error(unwritten(lang, error));
        return false;
    }
    state.history.leave(*state.draft);
    state.opened = state.draft->text;
    state.file = state.save_as = platform::text_of(file);
    const EditorSnapshot saved = make_editor_snapshot(lang, *state.draft);
    notice.show_info(saved.sound
                         ? lang.tr("Saved: {file}", {{"file", state.file}})
                         : lang.tr("Saved as a draft, {verdict}: it can be played with once they are corrected.",
                                   {{"verdict", saved.verdict}}));
    return true;
}

void EditionViewModel::undo(EditionsState& state, Notice& notice) {
    if (state.draft) go_to_step(state, notice, state.history.undo(*state.draft));
}

void EditionViewModel::redo(EditionsState& state, Notice& notice) {
    if (state.draft) go_to_step(state, notice, state.history.redo(*state.draft));
}

void EditionViewModel::refresh(const Language& lang, const std::vector<LoadedEdition>& offered, EditionsState& state) {
    if (state.table) return table_.refresh(lang, offered, *state.table, snapshot_.table);
    if (!state.draft) return;
    snapshot_.commands = edition_commands(state.file);
    if (made_of_.is_stale(*state.draft, lang.tag())) snapshot_.editor = make_editor_snapshot(lang, *state.draft);
    if (changes_of_.is_stale(state.draft->text, lang.tag(), state.shows_changes)) compare(lang, offered, state);
    if (card_of_.is_stale(*state.draft, lang.tag(), state.at)) snapshot_.card = card_at(lang, snapshot_.editor, state);
}

void EditionViewModel::compare(const Language& lang, const std::vector<LoadedEdition>& offered,
                               const EditionsState& state) {
    snapshot_.origin.clear();
    snapshot_.changes.clear();
    if (!state.shows_changes || !snapshot_.editor.sound) return;
    LoadedEdition box{.edition = {}, .text = {.path = {}, .text = state.draft->text}, .warnings = {}};
    box.edition = parse_edition(box.text);
    std::vector<LoadedEdition> shipped;
    std::ranges::copy_if(offered, std::back_inserter(shipped),
                         [](const LoadedEdition& each) { return is_shipped(platform::path_of(each.text.path)); });
    if (shipped.empty()) return;
    const EditionOrigin origin = edition_origin(box.text);
    const LoadedEdition& like = shipped[edition_like(box, shipped, origin.like)];
    if (!origin.by.empty()) snapshot_.origin.push_back(lang.tr("From {name}.", {{"name", origin.by}}));
    if (!origin.made.empty()) snapshot_.origin.push_back(lang.tr("Exported on {day}.", {{"day", origin.made}}));
    snapshot_.changes = compare_editions(lang, like, box);
    const Edition& compared = like.edition;
    snapshot_.origin.push_back(
        snapshot_.changes.empty()
            ? lang.tr("It has the rules, board, deeds and cards of {edition} ({id}).",
                      {{"edition", compared.name}, {"id", compared.id}})
            : lang.tr("What it changes against {edition} ({id}):", {{"edition", compared.name}, {"id", compared.id}}));
}

bool EditionViewModel::holds(const Intent& wish, EditionsState& state) {
    if (!state.unsaved() || !leads_away(wish)) return false;
    held_ = wish;
    state.asks_leave = true;
    return true;
}

std::string EditionViewModel::names(const EditionsState& state) const {
    std::string names = state.draft ? state.draft->text : std::string{};
    for (const DeedTableLine& line : snapshot_.table.page.lines) names += line.place + line.text;
    for (const OwnEditionRow& row : snapshot_.own) names += row.name;
    for (const ShippedEditionRow& row : snapshot_.shipped) names += row.name;
    return names;
}

}  // namespace tablebank
