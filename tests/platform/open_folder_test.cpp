// A folder that is held open.

#include "platform/open_folder.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

#include "tests/support/scratch_folder.h"

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;
using tablebank::testing::read_whole;
using tablebank::testing::ScratchFolder;

TEST_CASE("names are looked up in the folder that was opened, wherever its path leads by then") {
    const ScratchFolder at;
    fs::create_directory(at.path() / "folder");
    at.write("folder/file", "text");
    std::error_code error;
    const OpenFolder folder = OpenFolder::opened(at.path() / "folder", error);
    REQUIRE_FALSE(error);
    CHECK_FALSE(folder.is_empty(error));
    fs::rename(at.path() / "folder", at.path() / "moved");
    REQUIRE(folder.find("file", error));
    CHECK(folder.open_to_read("file", error).read_at_most(10, error) == "text");
    CHECK_FALSE(folder.find("none", error));
    CHECK_FALSE(error);
    folder.remove_file("file", error);
    CHECK(folder.is_empty(error));
    CHECK(fs::is_empty(at.path() / "moved"));
}

TEST_CASE("a folder is made below another, once") {
    const ScratchFolder at;
    std::error_code error;
    const OpenFolder folder = OpenFolder::opened(at.path(), error);
    static_cast<void>(folder.below("new", error));
    CHECK(error == std::errc::no_such_file_or_directory);
    folder.make_folder("new", error);
    CHECK_FALSE(error);
    folder.make_folder("new", error);
    CHECK(error == std::errc::file_exists);
    CHECK(folder.below("new", error).is_empty(error));
    at.write("file", "text");
    static_cast<void>(folder.below("file", error));
    CHECK(error == std::errc::not_a_directory);
}

TEST_CASE("a file takes a name in one step: one that nothing has, or that of another file") {
    const ScratchFolder at;
    at.write("draft", "new");
    at.write("taken", "old");
    std::error_code error;
    const OpenFolder folder = OpenFolder::opened(at.path(), error);
    folder.rename_to_untaken("draft", "taken", error);
    CHECK(error == std::errc::file_exists);
    CHECK(read_whole(at.file("taken")) == "old");
    folder.rename_to_untaken("draft", "free", error);
    CHECK_FALSE(error);
    folder.rename("free", "taken", error);
    CHECK_FALSE(error);
    folder.flush(error);
    CHECK_FALSE(error);
    CHECK(read_whole(at.file("taken")) == "new");
    CHECK_FALSE(fs::exists(at.file("free")));
}

}  // namespace
}  // namespace tablebank::platform
