#include "app/viewmodel/offered_editions.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "db/edition/edition_folder.h"
#include "platform/path_text.h"

namespace tablebank {

namespace {

std::vector<std::filesystem::path> files_of(const std::filesystem::path& folder) {
    try {
        return edition_files(folder);
    } catch (const EditionError&) {
        return {};  // no folder of games yet
    }
}

}  // namespace

void OfferedEditions::read(const std::filesystem::path& folder) {
    if (!std::exchange(was_read_, true)) {
        all_ = read_programs_();
        programs_ = all_.size();
    }
    all_.erase(all_.begin() + static_cast<std::ptrdiff_t>(programs_), all_.end());
    for (const std::filesystem::path& file : files_of(folder)) {
        try {
            all_.push_back(load_edition_file(file));
        } catch (const EditionError&) {
            continue;
        }
    }
}

std::vector<LoadedEdition> OfferedEditions::programs() const {
    return {all_.begin(), all_.begin() + static_cast<std::ptrdiff_t>(programs_)};
}

std::size_t OfferedEditions::place_of_language(const std::string& tag) const {
    const auto found = std::ranges::find(all_, tag, [](const auto& loaded) { return loaded.edition.language; });
    return found == all_.end() ? 0 : static_cast<std::size_t>(found - all_.begin());
}

std::size_t OfferedEditions::place_of_file(const std::string& path) const {
    const auto found = std::ranges::find(all_, path, [](const auto& loaded) { return loaded.text.path; });
    return found == all_.end() ? 0 : static_cast<std::size_t>(found - all_.begin());
}

std::size_t OfferedEditions::place_of(LoadedEdition edition) {
    const auto same = std::ranges::find_if(all_, [&](const LoadedEdition& each) {
        std::error_code not_there;
        return std::filesystem::equivalent(platform::path_of(each.text.path), platform::path_of(edition.text.path),
                                           not_there);
    });
    const auto place = static_cast<std::size_t>(same - all_.begin());
    if (same == all_.end()) all_.push_back(std::move(edition));
    return place;
}

}  // namespace tablebank
