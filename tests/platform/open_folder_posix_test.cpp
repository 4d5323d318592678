// No link is followed below an open folder.

#include <doctest/doctest.h>

#include <filesystem>

#include "platform/open_folder.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;
using tablebank::testing::ScratchFolder;

TEST_CASE("no link is followed below a folder") {
    const ScratchFolder at;
    at.write("outside", "precious");
    fs::create_directories(at.path() / "folder/below");
    fs::create_symlink(at.path(), at.path() / "folder/link");
    fs::create_symlink(at.path() / "outside", at.path() / "folder/file link");
    std::error_code error;
    const OpenFolder folder = OpenFolder::opened(at.path() / "folder", error);
    static_cast<void>(folder.below("link", error));
    CHECK(error == std::errc::not_a_directory);
    static_cast<void>(folder.below("none", error));
    CHECK(error == std::errc::no_such_file_or_directory);
    static_cast<void>(folder.below("below", error));
    CHECK_FALSE(error);
    CHECK_FALSE(folder.open_to_read("file link", error).is_open());
    CHECK_FALSE(folder.make_file("file link", Readers::usual, error).is_open());
    CHECK(error == std::errc::file_exists);
    folder.make_folder("link", error);
    CHECK(error == std::errc::file_exists);
    folder.make_folder("new", error);
    CHECK_FALSE(error);
    CHECK(fs::is_directory(at.path() / "folder/new"));
}

}  // namespace
}  // namespace tablebank::platform
