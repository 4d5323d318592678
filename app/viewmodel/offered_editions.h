#pragma once
// The editions for new games: the shipped ones, then the banker's own ones without errors. The shipped ones are read
// once, at first use. The banker's own may change, so they are read again for each new game.

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

    /// Reads the files of a folder. Files with errors are left out; the list of editions shows the errors.
    void read(const std::filesystem::path& folder);
    [[nodiscard]] bool was_read() const { return was_read_; }
    [[nodiscard]] const std::vector<LoadedEdition>& all() const { return all_; }
    [[nodiscard]] std::vector<LoadedEdition> programs() const;
    [[nodiscard]] bool is_programs(std::size_t place) const { return place < programs_; }
    /// The index of the first edition in a language, and of the edition of a file; 0 if there is none.
    [[nodiscard]] std::size_t place_of_language(const std::string& tag) const;
    [[nodiscard]] std::size_t place_of_file(const std::string& path) const;
    /// The index of an edition; it is appended if its file is not in the list.
    std::size_t place_of(LoadedEdition edition);

private:
    std::function<std::vector<LoadedEdition>()> read_programs_;
    std::vector<LoadedEdition> all_;
    std::size_t programs_ = 0;
    bool was_read_ = false;
};

}  // namespace tablebank
