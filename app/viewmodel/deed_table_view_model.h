#pragma once
// An imported deed spreadsheet: read, compared with the edition it is based on, and turned into an edition if it has no
// errors. The user keeps the spreadsheet open, so it is read again before it is used.

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
    std::vector<std::string> editions;  ///< possible base editions, indexed as in `offered`
};

/// Whether a file is a deed spreadsheet, by its name.
[[nodiscard]] bool is_deed_table_path(const std::filesystem::path& file);

class DeedTableViewModel {
public:
    /// Reads the spreadsheet from a file. Throws FileError and then changes nothing.
    void read(const std::string& file);
    /// The index of the edition for which the spreadsheet has the fewest errors; `preferred` wins a tie.
    [[nodiscard]] std::size_t likeliest(const std::vector<LoadedEdition>& offered, std::size_t preferred) const;
    /// Rebuilds the snapshot if the spreadsheet, the base edition or the language changed.
    void refresh(const Language& lang, const std::vector<LoadedEdition>& offered, DeedTableState& state,
                 DeedTableSnapshot& snapshot);
    /// The edition made from the spreadsheet; nullopt if it has errors.
    [[nodiscard]] std::optional<LoadedEdition> make(const std::vector<LoadedEdition>& offered,
                                                    const DeedTableState& state) const;

private:
    std::string csv_;
    Memo<std::size_t, std::string, std::string> made_of_;  ///< the base edition, its path, the language
};

}  // namespace tablebank
