// Links, pipes and permissions of POSIX, as platform/file.h sees them.

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <string>

#include "platform/file.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;
using tablebank::testing::ScratchFolder;

TEST_CASE("a file, a folder, a link and a pipe are distinguished without opening them") {
    const ScratchFolder at;
    at.write("file", "12345");
    fs::create_symlink("file", at.path() / "link");
    REQUIRE(::mkfifo(at.file("pipe").c_str(), 0600) == 0);
    std::error_code error;
    const FileInfo file = look_at(at.file("file"), Links::not_followed, error);
    CHECK_FALSE(error);
    CHECK(file.kind == FileInfo::Kind::file);
    CHECK(file.size == 5);
    CHECK(file.names == 1);
    CHECK(look_at(at.path(), Links::not_followed, error).kind == FileInfo::Kind::folder);
    CHECK(look_at(at.file("pipe"), Links::not_followed, error).kind == FileInfo::Kind::other);
    CHECK(look_at(at.file("link"), Links::not_followed, error).kind == FileInfo::Kind::other);
    CHECK(look_at(at.file("link"), Links::followed, error) == file);
    static_cast<void>(look_at(at.file("none"), Links::followed, error));
    CHECK(error == std::errc::no_such_file_or_directory);
}

TEST_CASE("opening a pipe without a writer does not wait") {
    const ScratchFolder at;
    REQUIRE(::mkfifo(at.file("pipe").c_str(), 0600) == 0);
    std::error_code error;
    const OpenFile pipe = OpenFile::to_read(at.file("pipe"), error);
    CHECK(pipe.is_open());
    CHECK(pipe.info(error).kind == FileInfo::Kind::other);
}

TEST_CASE("a pipe that was handed over is known by its name, and its writer is waited for") {
    CHECK(is_handed_over(standard_input_path()));
    CHECK(is_handed_over("/dev/fd/63"));
    CHECK_FALSE(is_handed_over("/dev/zero"));
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    std::error_code error;
    const OpenFile pipe = OpenFile::to_read("/dev/fd/" + std::to_string(ends[0]), error);
    REQUIRE(pipe.is_open());
    pipe.wait_for_writer(error);
    REQUIRE(::write(ends[1], "late", 4) == 4);
    ::close(ends[1]);
    CHECK(pipe.read_at_most(10, error) == "late");
    ::close(ends[0]);
}

TEST_CASE("permissions of a group open a file to others, and not to all") {
    const ScratchFolder at;
    at.write("file", "text");
    std::error_code error;
    REQUIRE(::chmod(at.file("file").c_str(), 0660) == 0);
    CHECK(access_to(at.file("file"), error).open_to_others);
    CHECK_FALSE(access_to(at.file("file"), error).open_to_all);
    REQUIRE(::chmod(at.file("file").c_str(), 0604) == 0);
    CHECK(access_to(at.file("file"), error).open_to_all);
    CHECK_FALSE(access_to(at.file("file"), error).writable_by_all);
    REQUIRE(::chmod(at.file("file").c_str(), 0602) == 0);
    CHECK(access_to(at.file("file"), error).writable_by_all);
    close_to_others(at.file("file"), error);
    CHECK_FALSE(access_to(at.file("file"), error).open_to_others);
}

TEST_CASE("a new file takes no name of a link, and permissions open it to others") {
    const ScratchFolder at;
    fs::create_symlink("nowhere", at.path() / "link");
    std::error_code error;
    CHECK_FALSE(OpenFile::made(at.file("link"), Readers::usual, error).is_open());
    CHECK(error == std::errc::file_exists);
    const OpenFile secret = OpenFile::made(at.file("secret"), Readers::owner, error);
    secret.permit(fs::perms::owner_all | fs::perms::group_read);
    CHECK(access_to(at.file("secret"), error).open_to_others);
}

}  // namespace
}  // namespace tablebank::platform
