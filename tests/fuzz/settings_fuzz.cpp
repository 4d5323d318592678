// Any bytes as a user's settings and list of games: an unreadable one is set aside, and saved ones read back.

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "app/session/recent_games.h"
#include "app/session/settings.h"
#include "db/file/temporary_folder.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablebank;
    static const TemporaryFolder parent(std::filesystem::temp_directory_path());
    const std::filesystem::path folder = parent.path() / "tablebank";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directory(folder);
    for (const char* name : {"settings.json", "recent.json"})
        std::ofstream(folder / name, std::ios::binary)
            .write(reinterpret_cast<const char*>(data), std::streamsize(size));

    const Settings settings = load_settings(folder).settings;
    if (!save_settings(folder, settings)) std::abort();
    if (load_settings(folder).settings != settings) std::abort();

    RecentGames recent(folder);
    if (recent.games().size() > RecentGames::most) std::abort();
    RecentGame game;
    game.file = "/games/friday.tbl";
    if (!recent.remember(game) || recent.games().front() != game) std::abort();
    if (RecentGames(folder).games() != recent.games()) std::abort();
    return 0;
}
