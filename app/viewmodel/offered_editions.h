#pragma once
// The editions that a game can be made with: the program's, then the banker's own sound ones. The program's are read
// once, when they are first asked for; the banker's own may have changed since they were read, so they are read anew
// each time a game is made.

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "db/edition/edition_file.h"

namespace tablebank {

class OfferedEditions {
public:
    explicit OfferedEditions(std::function<std::vector<LoadedEdition>()> programs)
        : read_programs_(std::move(programs)) {}

    /// Reads the files of a folder; what is wrong with those that are left out, the list of editions says.
    void read(const std::filesystem::path& folder);
    [[nodiscard]] bool was_read() const { return was_read_; }
    [[nodiscard]] const std::vector<LoadedEdition>& all() const { return all_; }
    [[nodiscard]] std::vector<LoadedEdition> programs() const;
    [[nodiscard]] bool is_programs(std::size_t place) const { return place < programs_; }
    /// The place of the first in a language, and of the one of a file; that of the first of all where there is none.
    [[nodiscard]] std::size_t place_of_language(const std::string& tag) const;
    [[nodiscard]] std::size_t place_of_file(const std::string& path) const;
    /// The place of an edition, which is put at the end where its file is not among them.
    std::size_t place_of(LoadedEdition edition);

private:
    std::function<std::vector<LoadedEdition>()> read_programs_;
    std::vector<LoadedEdition> all_;
    std::size_t programs_ = 0;
    bool was_read_ = false;
};

}  // namespace tablebank
