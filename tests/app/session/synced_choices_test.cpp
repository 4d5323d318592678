// A banker's settings are on the disk itself before they replace the earlier ones.

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "app/session/bounded_config_file.h"
#include "app/session/recent_games.h"
#include "app/session/settings.h"
#include "tests/support/scratch_folder.h"

namespace {

/// The files synced since the test began: the contents of a file under its name then, or a folder.
std::vector<std::string>& synced() {
    static std::vector<std::string> all;
    return all;
}

}  // namespace

/// Replaces the system's function, which it calls.
extern "C" int fsync(int descriptor) {
    std::error_code unknown;
    const auto name = std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(descriptor), unknown);
    synced().push_back(name.filename().string());
    return static_cast<int>(::syscall(SYS_fsync, descriptor));
}

namespace tablebank::testing {
namespace {

/// A draft, under any name, and then the folder in which it has its name.
bool synced_file_and_folder(const std::string& folder) {
    return synced().size() == 2 && synced().front() != folder && synced().back() == folder;
}

TEST_CASE("settings and the list of games are synced to the disk, and then the name") {
    const ScratchFolder folder;
    const std::string name = folder.path().filename().string();
    synced().clear();
    REQUIRE(save_settings(folder.path(), Settings{}));
    CHECK(synced_file_and_folder(name));
    synced().clear();
    RecentGames games(folder.path());
    RecentGame game;
    game.file = "/evening.tbl";
    REQUIRE(games.remember(game));
    CHECK(synced_file_and_folder(name));
}

TEST_CASE("anything in place of the draft is neither written through nor waited for") {
    const ScratchFolder folder;
    const std::string victim = folder.write("keys.txt", "somebody's keys");
    SUBCASE("a link") {
        std::filesystem::create_symlink(victim, folder.path() / "choices.json.new");
    }
    SUBCASE("a second name") {
        std::filesystem::create_hard_link(victim, folder.path() / "choices.json.new");
    }
    SUBCASE("a pipe") {
        REQUIRE(::mkfifo(folder.file("choices.json.new").c_str(), 0600) == 0);
    }
    CHECK(replace_config_file(folder.path() / "choices.json", "chosen"));
    CHECK(read_whole(folder.path() / "choices.json") == "chosen");
    CHECK(read_whole(victim) == "somebody's keys");
}

TEST_CASE("if no draft can be made, or no file of that name, the old settings stay") {
    const ScratchFolder folder;
    folder.write("choices.json", "as before");
    CHECK_FALSE(replace_config_file(folder.path() / "choices.json/more.json", "chosen"));
    CHECK(read_whole(folder.path() / "choices.json") == "as before");
    std::filesystem::create_directory(folder.path() / "folder.json");
    CHECK_FALSE(replace_config_file(folder.path() / "folder.json", "chosen"));
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), std::filesystem::directory_iterator()) ==
          2);
}

}  // namespace
}  // namespace tablebank::testing
