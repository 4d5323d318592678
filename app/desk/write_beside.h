#pragma once
// Papers as new files beside what they are of.

#include <filesystem>
#include <string>

namespace tablebank {

/// A new file beside the game: "evening.pdf", then "evening 2.pdf"; `about` stands behind its name, " #41". A paper
/// that is there, which somebody may have signed, stays. Throws FileError.
[[nodiscard]] std::filesystem::path write_beside(const std::filesystem::path& game, const std::string& about,
                                                 const std::string& pdf);

}  // namespace tablebank
