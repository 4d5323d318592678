// Moving without replacing, folders of this user alone, and why nothing can be written.

#include "platform/names.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "platform/file.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;
using tablebank::testing::read_whole;
using tablebank::testing::ScratchFolder;

TEST_CASE("a file moves to a name that nothing has, and never over another file") {
    const ScratchFolder at;
    at.write("from", "mine");
    at.write("taken", "yours");
    std::error_code error;
    move_to_untaken(at.file("from"), at.file("taken"), error);
    CHECK(error == std::errc::file_exists);
    CHECK(read_whole(at.file("taken")) == "yours");
    move_to_untaken(at.file("from"), at.file("free"), error);
    CHECK_FALSE(error);
    CHECK(read_whole(at.file("free")) == "mine");
    CHECK_FALSE(fs::exists(at.file("from")));
}

TEST_CASE("files and folders are synced to the disk by name, and a missing one is an error") {
    const ScratchFolder at;
    at.write("file", "text");
    std::error_code error;
    flush(at.file("file"), error);
    CHECK_FALSE(error);
    flush(at.path(), error);
    CHECK_FALSE(error);
    flush(at.file("none"), error);
    CHECK(error == std::errc::no_such_file_or_directory);
}

TEST_CASE("permission to read and write is known, and the reason against it") {
    const ScratchFolder at;
    at.write("file", "text");
    std::error_code why;
    CHECK(may_read(at.file("file"), why));
    CHECK(may_write(at.file("file"), why));
    CHECK_FALSE(why);
    CHECK_FALSE(may_read(at.file("none"), why));
    CHECK_FALSE(may_write(at.file("none"), why));
    CHECK(why == std::errc::no_such_file_or_directory);
}

TEST_CASE("a private folder is open to no one else, and each temporary one has its own name") {
    const ScratchFolder at;
    std::error_code error;
    make_private_folder(at.file("own"), error);
    CHECK_FALSE(error);
    const Access access = access_to(at.file("own"), error);
    CHECK(access.is_own);
    CHECK_FALSE(access.open_to_others);
    make_private_folder(at.file("own"), error);
    CHECK(error == std::errc::file_exists);
    const fs::path first = make_temporary_folder(at.path(), error);
    const fs::path second = make_temporary_folder(at.path(), error);
    CHECK_FALSE(error);
    CHECK(first != second);
    CHECK(first.parent_path() == at.path());
    CHECK_FALSE(access_to(first, error).open_to_others);
    static_cast<void>(make_temporary_folder(at.file("none"), error));
    CHECK(error == std::errc::no_such_file_or_directory);
}

TEST_CASE("the content of a folder is listed up to a limit, and a folder is removed with its content") {
    const ScratchFolder at;
    std::error_code error;
    fs::create_directories(at.path() / "folder" / "in" / "it");
    for (const char* name : {"folder/a", "folder/b", "folder/in/c", "outside"}) at.write(name, "text");
    CHECK(paths_in(at.file("folder"), 100, error).size() == 3);
    CHECK_FALSE(error);
    CHECK(paths_in(at.file("folder"), 2, error).size() == 2);
    CHECK(paths_in(at.path() / "folder" / "in" / "it", 100, error).empty());
    CHECK_FALSE(error);
    CHECK(paths_in(at.file("none"), 100, error).empty());
    CHECK(error == std::errc::no_such_file_or_directory);
    CHECK(paths_in(at.file("outside"), 100, error).empty());
    CHECK(error);
    remove_folder(at.file("folder"), error);
    CHECK_FALSE(error);
    CHECK(paths_in(at.path(), 100, error) == std::vector{at.path() / "outside"});
}

TEST_CASE("the same for a folder whose path has 300 letters") {
    const ScratchFolder at;
    fs::path deep = at.path();
    std::error_code error;
    for (int i = 0; i < 5; ++i) {
        deep /= std::string(60, static_cast<char>('a' + i));
        make_private_folder(deep, error);
        REQUIRE_FALSE(error);
    }
    const fs::path folder = make_temporary_folder(make_temporary_folder(deep, error), error);
    REQUIRE_FALSE(error);
    CHECK(paths_in(folder.parent_path(), 100, error) == std::vector{folder});
    remove_folder(folder.parent_path(), error);
    CHECK_FALSE(error);
    CHECK(paths_in(deep, 100, error).empty());
}

TEST_CASE("a path that the system can use is possible") {
    CHECK(is_possible_path("evening.tbl"));
    CHECK(is_possible_path("../games/./evening 1.tbl"));
    CHECK(is_possible_path("/games/evening.tbl"));
#ifdef _WIN32
    CHECK(is_possible_path("C:\\games\\evening.tbl"));
    for (const char* name : {"CON.tbl", "nul", "com1.tbl", "Lpt9.more.tbl", "evening.tbl.", "evening.tbl ", "what?.tbl",
                             "games./evening.tbl", "aux/evening.tbl", "evening:1.tbl"}) {
        CAPTURE(name);
        CHECK_FALSE(is_possible_path(name));
    }
#endif
}

TEST_CASE("a disk with room is not full, nor is one whose folder is missing") {
    const ScratchFolder at;
    CHECK_FALSE(full_disk_of(at.path()));
    CHECK_FALSE(full_disk_of(at.path() / "none"));
    CHECK(fs::is_empty(at.path()));
    CHECK(is_disk_full(std::make_error_code(std::errc::no_space_on_device)));
    CHECK_FALSE(is_disk_full(std::make_error_code(std::errc::permission_denied)));
}

}  // namespace
}  // namespace tablebank::platform
