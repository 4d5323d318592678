// The kind of a file, and reading and writing one, without ever waiting for a stranger's pipe.

#include "platform/file.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <string>

#include "tests/support/scratch_folder.h"

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;
using tablebank::testing::read_whole;
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

TEST_CASE("a file is the same under its second name, and another one in its place is not") {
    const ScratchFolder at;
    at.write("file", "text");
    std::error_code error;
    const FileInfo before = look_at(at.file("file"), Links::followed, error);
    fs::create_hard_link(at.file("file"), at.file("second"));
    at.write("file", "more text");
    const FileInfo second = look_at(at.file("second"), Links::followed, error);
    CHECK(second.is_same_file(before));
    CHECK(second != before);
    CHECK(second.names == 2);
    fs::remove(at.file("file"));
    at.write("file", "text");
    CHECK_FALSE(look_at(at.file("file"), Links::followed, error).is_same_file(second));
}

TEST_CASE("a file is read from its beginning, up to the requested size, and once more") {
    const ScratchFolder at;
    const std::string text(100'000, 'x');
    at.write("file", text + "end");
    std::error_code error;
    const OpenFile file = OpenFile::to_read(at.file("file"), error);
    REQUIRE(file.is_open());
    CHECK(file.info(error).size == 100'003);
    CHECK(file.read_at_most(100'000, error) == text);
    std::array<char, 8> rest{};
    CHECK(file.read(rest, error) == 3);
    CHECK(file.read(rest, error) == 0);
    CHECK_FALSE(error);
    file.rewind(error);
    CHECK(file.read_at_most(200'000, error) == text + "end");
    CHECK_FALSE(error);
}

TEST_CASE("opening a pipe without a writer does not wait") {
    const ScratchFolder at;
    REQUIRE(::mkfifo(at.file("pipe").c_str(), 0600) == 0);
    std::error_code error;
    const OpenFile pipe = OpenFile::to_read(at.file("pipe"), error);
    CHECK(pipe.is_open());
    CHECK(pipe.info(error).kind == FileInfo::Kind::other);
}

TEST_CASE("reading a folder fails, and is reported") {
    const ScratchFolder at;
    std::error_code error;
    const OpenFile folder = OpenFile::to_read(at.path(), error);
    CHECK(folder.info(error).kind == FileInfo::Kind::folder);
    CHECK(folder.read_at_most(10, error).empty());
    CHECK(error == std::errc::is_a_directory);
}

TEST_CASE("a new file takes no existing name, and one for its owner is open to no one else") {
    const ScratchFolder at;
    fs::create_symlink("nowhere", at.path() / "link");
    std::error_code error;
    CHECK_FALSE(OpenFile::made(at.file("link"), Readers::usual, error).is_open());
    CHECK(error == std::errc::file_exists);
    OpenFile secret = OpenFile::made(at.file("secret"), Readers::owner, error);
    REQUIRE(secret.is_open());
    CHECK(secret.access(error).is_own);
    CHECK_FALSE(secret.access(error).open_to_others);
    secret.write("word", error);
    secret.flush(error);
    CHECK_FALSE(error);
    secret.permit(fs::perms::owner_all | fs::perms::group_read);
    CHECK(access_to(at.file("secret"), error).open_to_others);
    secret.close(error);
    CHECK_FALSE(error);
    CHECK_FALSE(secret.is_open());
    CHECK(read_whole(at.file("secret")) == "word");
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

TEST_CASE("a moved file has one owner") {
    const ScratchFolder at;
    at.write("file", "text");
    std::error_code error;
    OpenFile file = OpenFile::to_read(at.file("file"), error);
    OpenFile other = std::move(file);
    OpenFile third;
    third = std::move(other);
    CHECK(third.read_at_most(10, error) == "text");
}

}  // namespace
}  // namespace tablebank::platform
