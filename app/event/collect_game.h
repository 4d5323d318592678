#pragma once
// Takes the results of the games in a folder, one game at a time, as a director would take each of them.

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "app/event/event_session.h"
#include "app/event/import_result.h"

namespace tablebank {

/// Why an entry of a folder is passed over. Nothing is opened.
enum class PassedOver : std::uint8_t { folder, link_to_folder, dead_link, device, cannot_read, too_many };

/// What is in a folder itself, by name.
struct FolderGames {
    static constexpr std::size_t most = 10'000;
    std::vector<std::filesystem::path> games;  ///< and records
    struct Other {
        std::filesystem::path entry;
        PassedOver why;
        std::string reason{};  ///< of the system, for cannot_read
        friend auto operator<=>(const Other&, const Other&) = default;
    };
    std::vector<Other> others;
};
[[nodiscard]] FolderGames games_in_folder(const std::filesystem::path& folder);

/// What became of one game.
struct CollectedGame {
    enum class What : std::uint8_t {
        nothing_new,  ///< its result counts already, or the director undid it
        taken,        ///< `result`
        refused,      ///< `refusal`; another history was stored if there is one
        no_result,    ///< `problem`; one that is not over was compared with the result of its table
    };
    What what = What::nothing_new;
    std::optional<ImportedResult> result{};
    EventRefusal refusal{};
    ResultImportError problem{};
};
/// Posts the result of a game, or stores its history for the director. Throws FileError, moved_on if another program
/// has posted: then it is looked at again.
[[nodiscard]] CollectedGame collect_game(EventSession& session, const std::string& place,
                                         const std::filesystem::path& game, const RecordOf& record_of);

}  // namespace tablebank
