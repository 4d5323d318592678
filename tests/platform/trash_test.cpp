// Files that go to the desktop's trash.

#include "platform/trash.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>

#include "tests/platform/environment.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;
using tablebank::testing::ScratchFolder;

TEST_CASE("a file goes into the trash with a note of its place, and another of its name next to it") {
    const ScratchFolder folder;
    const fs::path trash = folder.path() / "Trash";
    for (const char* there : {"a game.tbl", "a game.2.tbl"}) {
        const fs::path file = folder.path() / "a game.tbl";
        std::ofstream(file) << there;
        CHECK(move_to_trash(file, trash, 1'767'225'600'000) == trash / "files" / there);
        CHECK_FALSE(fs::exists(file));
        std::ifstream note(trash / "info" / (std::string(there) + ".trashinfo"));
        std::string head;
        std::string path;
        std::string date;
        std::getline(note, head);
        std::getline(note, path);
        std::getline(note, date);
        CHECK(head == "[Trash Info]");
        CHECK(path == "Path=" + percent_encoded(file.string()));
        CHECK(path.ends_with("a%20game.tbl"));
        CHECK(date.starts_with("DeletionDate=202"));
        CHECK(date.size() == std::string("DeletionDate=2026-01-01T00:00:00").size());
    }
    CHECK(move_to_trash(folder.path() / "nothing.tbl", trash, 0).empty());
}

TEST_CASE("a file on another disk leaves nothing in the home folder, not even an empty trash") {
    const ScratchFolder home;
    const fs::path disk = "/dev/shm";
    struct stat here {};
    struct stat there {};
    if (::stat(home.path().c_str(), &here) != 0 || ::stat(disk.c_str(), &there) != 0 || here.st_dev == there.st_dev)
        return;
    const fs::path own_trash = disk / (".Trash-" + std::to_string(::getuid()));
    const bool was_there = fs::exists(own_trash);
    const fs::path file = disk / "a game of a test.tbl";
    std::ofstream(file) << "a game";
    const fs::path thrown = move_to_trash(file, home.path() / "data" / "Trash", 0);
    CHECK(thrown.parent_path().parent_path().parent_path() == disk);
    CHECK(fs::is_empty(home.path()));
    fs::remove(thrown);
    fs::remove(own_trash / "info" / (thrown.filename().string() + ".trashinfo"));
    if (!was_there) fs::remove_all(own_trash);
}

TEST_CASE("the trash of the home is where the desktop keeps data") {
    const Variable home("HOME", "/home/anna");
    {
        const Variable data("XDG_DATA_HOME", "/elsewhere");
        CHECK(trash_of_home() == "/elsewhere/Trash");
    }
    const Variable none("XDG_DATA_HOME", "");
    CHECK(trash_of_home() == "/home/anna/.local/share/Trash");
}

}  // namespace
}  // namespace tablebank::platform
