#pragma once
// A table of deeds that was brought from a spreadsheet: read, held against the edition that it is like, and made an
// edition of when nothing in it is wrong. The spreadsheet stays open beside it: it is read again before it is used.

#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/present/editions/deed_table_page.h"
#include "app/viewmodel/memo.h"
#include "app/viewmodel/screen_state.h"
#include "db/edition/edition_file.h"

namespace tablebank {

class Language;

struct DeedTableSnapshot {
    DeedTablePage page;
    std::vector<std::string> editions;  ///< that it may be like, by their places among those offered
};

/// Whether a file is a table of deeds, by its name.
[[nodiscard]] bool is_deed_table_path(const std::filesystem::path& file);

class DeedTableViewModel {
public:
    /// Reads the table of a file. Throws FileError, and is as it was.
    void read(const std::string& file);
    /// The place of the edition in whose terms the least is wrong with the table; `preferred` before others that do as
    /// well.
    [[nodiscard]] std::size_t likeliest(const std::vector<LoadedEdition>& offered, std::size_t preferred) const;
    /// Makes the snapshot anew where the table, the edition that it is like or the language changed.
    void refresh(const Language& lang, const std::vector<LoadedEdition>& offered, DeedTableState& state,
                 DeedTableSnapshot& snapshot);
    /// The edition of the table; nothing where something is wrong with it.
    [[nodiscard]] std::optional<LoadedEdition> make(const std::vector<LoadedEdition>& offered,
                                                    const DeedTableState& state) const;

private:
    std::string csv_;
    Memo<std::size_t, std::string, std::string> made_of_;  ///< the edition it is like, its path, the language
};

}  // namespace tablebank
