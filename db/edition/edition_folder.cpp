#include "db/edition/edition_folder.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <system_error>

#include "platform/names.h"
#include "platform/path_text.h"
#include "platform/user.h"

namespace tablebank {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view extension = ".toml";
constexpr std::size_t most_editions = 100;  ///< in one folder; eight are shipped, and a list of editions reads all
constexpr std::size_t most_looked_at = 20'000;
constexpr const char* override_variable = "TABLEBANK_EDITIONS";

bool is_folder(const fs::path& path) {
    std::error_code error;
    return fs::is_directory(path, error);
}

bool is_file(const fs::path& path) {
    std::error_code error;
    return fs::is_regular_file(path, error);
}

}  // namespace

fs::path editions_beside(const fs::path& program) {
    const fs::path home = program.parent_path();
    if (fs::path installed = home.parent_path() / "share/tablebank/editions"; is_folder(installed)) return installed;
    for (fs::path folder = home; folder != folder.parent_path(); folder = folder.parent_path()) {
        // Only the sources of this program, not any folder with the name `editions`.
        if (is_file(folder / "CMakePresets.json") && is_folder(folder / "editions")) return folder / "editions";
    }
    return {};
}

fs::path find_editions_folder() {
    if (const std::string chosen = platform::environment_text(override_variable); !chosen.empty()) {
        if (is_folder(platform::path_of(chosen))) return platform::path_of(chosen);
        throw EditionError(chosen, fmt::format("is not a folder, but {} names it", override_variable));
    }
    std::error_code error;
    const fs::path program = platform::program_file(error);
    if (error) throw EditionError(platform::text_of(program), "cannot be read: " + error.message());
    fs::path folder = editions_beside(program);
    if (folder.empty()) {
        throw EditionError(platform::text_of(program),
                           fmt::format("has no editions beside it; name their folder in {}", override_variable));
    }
    return folder;
}

std::vector<fs::path> edition_files(const fs::path& folder) {
    std::error_code error;
    std::vector<fs::path> files;
    for (const fs::path& path : platform::paths_in(folder, most_looked_at, error)) {
        if (path.extension() == platform::path_of(extension) && is_file(path)) files.push_back(path);
    }
    if (error) throw EditionError(platform::text_of(folder), "cannot be read: " + error.message());
    if (files.size() > most_editions)
        throw EditionError(platform::text_of(folder), fmt::format("has more than {} editions", most_editions));
    std::ranges::sort(files);
    return files;
}

EditionShelf load_editions(const fs::path& folder) {
    EditionShelf shelf;
    for (const fs::path& file : edition_files(folder)) {
        try {
            shelf.editions.push_back(load_edition_file(file));
        } catch (const EditionError& error) {
            shelf.problems.insert(shelf.problems.end(), error.messages().begin(), error.messages().end());
        }
    }
    std::ranges::stable_sort(shelf.editions, {}, [](const LoadedEdition& loaded) { return loaded.edition.shelf; });
    return shelf;
}

fs::path edition_with_id(std::string_view id, const fs::path& folder) {
    std::vector<std::string> known;
    for (const fs::path& file : edition_files(folder)) {
        if (file.stem() == platform::path_of(id)) return file;
        known.push_back(platform::text_of(file.stem()));
    }
    throw UnknownEdition(std::string(id),
                         fmt::format("there is no such edition; known: {}; a file of your own is named as ./NAME{}",
                                     fmt::join(known, ", "), extension));
}

bool is_edition_path(std::string_view argument) {
    return platform::has_separator(argument) || argument.ends_with(extension);
}

LoadedEdition load_edition(std::string_view argument) {
    return load_edition_file(is_edition_path(argument) ? platform::path_of(argument)
                                                       : edition_with_id(argument, find_editions_folder()));
}

}  // namespace tablebank
