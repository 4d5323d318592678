#pragma once
// What stands behind the edition editor: copying, opening and saving edition files, making one of a table of deeds, and
// the question before changes that are not saved would be lost.

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/present/editions/edition_editor.h"
#include "app/present/editions/edition_list.h"
#include "app/viewmodel/deed_table_view_model.h"
#include "app/viewmodel/intent.h"
#include "app/viewmodel/memo.h"
#include "app/viewmodel/screen_state.h"
#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

struct EditionsSnapshot {
    std::vector<OwnEditionRow> own;
    std::vector<ShippedEditionRow> shipped;
    std::string folder;                 ///< where the own ones lie, and copies are put
    EditorSnapshot editor;              ///< of the draft, where there is one
    std::vector<std::string> commands;  ///< what does the same in a terminal with the draft's file
    DeedTableSnapshot table;            ///< of the table of deeds, where one was brought
};

class EditionViewModel {
public:
    /// What can be copied and opened; own files are looked for in `folder`.
    void list(const Language& lang, const std::vector<LoadedEdition>& shipped, const std::filesystem::path& folder);
    /// A shipped edition as a new file of `folder`, opened: what `editions copy` does.
    void copy(const Language& lang, const LoadedEdition& from, const std::filesystem::path& folder,
              EditionsState& state, Notice& notice);
    void open(const Language& lang, const std::string& file, EditionsState& state, Notice& notice);
    /// Brings a table of deeds from a spreadsheet. It is held against the edition that fits it best; `like` is the
    /// place of the one that is taken where several do.
    void bring_table(const Language& lang, const std::vector<LoadedEdition>& offered, std::size_t like,
                     const std::string& file, EditionsState& state, Notice& notice);
    /// Reads a table, which is looked at from the next frame on. False where that failed.
    bool read_table(const Language& lang, const std::string& file, Notice& notice);
    /// An edition of the table, as it lies on the disk now, as a new file of `folder`, opened; none where something is
    /// wrong in it.
    void make_of_table(const Language& lang, const std::vector<LoadedEdition>& offered,
                       const std::filesystem::path& folder, EditionsState& state, Notice& notice);
    /// The deeds of the draft on paper, or as a table, beside its file.
    void write_deeds(const Language& lang, bool on_paper, const EditionsState& state, Notice& notice);
    /// Writes the draft to the file named in the state. A shipped edition is never written; a file that is another than
    /// the one opened, or that somebody else changed, only where `over` says so. False where it was not written.
    bool save(const Language& lang, bool over, EditionsState& state, Notice& notice);
    /// One step back or forward; its field gets the keyboard.
    void undo(EditionsState& state, Notice& notice);
    void redo(EditionsState& state, Notice& notice);
    /// Makes the snapshot anew where something changed.
    void refresh(const Language& lang, const std::vector<LoadedEdition>& offered, EditionsState& state);
    /// Takes a wish that would lose changes, and asks first; true then.
    bool holds(const Intent& wish, EditionsState& state);
    [[nodiscard]] std::optional<Intent> release() { return std::exchange(held_, {}); }

    [[nodiscard]] const EditionsSnapshot& snapshot() const { return snapshot_; }
    /// Whatever is shown that the fonts must have letters for.
    [[nodiscard]] std::string names(const EditionsState& state) const;

private:
    EditionsSnapshot snapshot_;
    DeedTableViewModel table_;
    Memo<EditionDraft, std::string> made_of_;  ///< and the language
    std::optional<Intent> held_;
};

}  // namespace tablebank
