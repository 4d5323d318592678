#pragma once
// The view model of the edition editor: copying, opening and saving of edition files, making one from a deed
// spreadsheet, and the question before unsaved changes are lost.

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/present/editions/edition_comparison.h"
#include "app/present/editions/edition_editor.h"
#include "app/present/editions/edition_list.h"
#include "app/present/table/deed_snapshot.h"
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
    std::string folder;                 ///< the folder of the user's editions and copies
    EditorSnapshot editor;              ///< of the draft, if there is one
    std::vector<std::string> commands;  ///< command lines with the same effect, for the draft's file
    std::optional<DeedSnapshot> card;   ///< the deed that is being typed, as it looks at the table; of a sound draft
    std::vector<std::string> origin;    ///< the origin of the draft, and the edition that it is compared with
    std::vector<EditionLines> changes;  ///< the differences of a valid draft from that edition, if requested
    DeedTableSnapshot table;            ///< the imported deed spreadsheet, if there is one
};

class EditionViewModel {
public:
    /// The editions that can be copied and opened. `folder` has the user's own files.
    void list(const Language& lang, const std::vector<LoadedEdition>& shipped, const std::filesystem::path& folder);
    /// Copies a shipped edition to a new file in `folder` and opens it, like `editions copy`.
    void copy(const Language& lang, const LoadedEdition& from, const std::filesystem::path& folder,
              EditionsState& state, Notice& notice);
    void open(const Language& lang, const std::string& file, EditionsState& state, Notice& notice);
    /// Imports a deed spreadsheet and compares it with the edition that fits best; `like` is the index of the edition
    /// that wins a tie.
    void bring_table(const Language& lang, const std::vector<LoadedEdition>& offered, std::size_t like,
                     const std::string& file, EditionsState& state, Notice& notice);
    /// Reads a deed spreadsheet, which is shown from the next frame on. False if that failed.
    bool read_table(const Language& lang, const std::string& file, Notice& notice);
    /// Reads the spreadsheet from the disk again, makes an edition of it as a new file in `folder`, and opens that.
    /// Makes none if the spreadsheet has errors.
    void make_of_table(const Language& lang, const std::vector<LoadedEdition>& offered,
                       const std::filesystem::path& folder, EditionsState& state, Notice& notice);
    /// Writes the deeds of the draft on paper, or as a spreadsheet, next to its file.
    void write_deeds(const Language& lang, bool on_paper, const EditionsState& state, Notice& notice);
    /// Writes the draft to the file named in the state. Never writes a shipped edition. Overwrites a file that is not
    /// the opened one, or that another program changed, only if `over` is set. False if it was not written.
    bool save(const Language& lang, bool over, EditionsState& state, Notice& notice);
    /// One step back or forward; its field gets the keyboard.
    void undo(EditionsState& state, Notice& notice);
    void redo(EditionsState& state, Notice& notice);
    /// Rebuilds the snapshot if something changed.
    void refresh(const Language& lang, const std::vector<LoadedEdition>& offered, EditionsState& state);
    /// Holds back an intent that would lose changes, and asks first; returns true in that case.
    bool holds(const Intent& wish, EditionsState& state);
    [[nodiscard]] std::optional<Intent> release() { return std::exchange(held_, {}); }

    [[nodiscard]] const EditionsSnapshot& snapshot() const { return snapshot_; }
    /// All names on the screen: the fonts must have their characters.
    [[nodiscard]] std::string names(const EditionsState& state) const;

private:
    EditionsSnapshot snapshot_;
    DeedTableViewModel table_;
    Memo<EditionDraft, std::string> made_of_;  ///< and the language
    void compare(const Language& lang, const std::vector<LoadedEdition>& offered, const EditionsState& state);

    Memo<std::string, std::string, bool> changes_of_;       ///< the text, the language, and whether they are shown
    Memo<EditionDraft, std::string, std::string> card_of_;  ///< and the language, and the key of the field
    std::optional<Intent> held_;
};

}  // namespace tablebank
