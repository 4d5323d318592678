// The kind of a file, and reading and writing one.

#include "platform/file.h"

#include <doctest/doctest.h>

#include <array>
#include <filesystem>
#include <string>

#include "tests/support/scratch_folder.h"

namespace tablebank::platform {
namespace {

namespace fs = std::filesystem;
using tablebank::testing::read_whole;
using tablebank::testing::ScratchFolder;

TEST_CASE("a file and a folder are distinguished without opening them") {
    const ScratchFolder at;
    at.write("file", "12345");
    std::error_code error;
    const FileInfo file = look_at(at.file("file"), Links::not_followed, error);
    CHECK_FALSE(error);
    CHECK(file.kind == FileInfo::Kind::file);
    CHECK(file.size == 5);
    CHECK(file.names == 1);
    CHECK(look_at(at.path(), Links::not_followed, error).kind == FileInfo::Kind::folder);
    static_cast<void>(look_at(at.file("none"), Links::followed, error));
    CHECK(error == std::errc::no_such_file_or_directory);
}

TEST_CASE("standard input has a path on every system") {
    CHECK(is_handed_over(standard_input_path()));
    CHECK(is_handed_over("/dev/stdin"));
    CHECK_FALSE(is_handed_over("/dev/zero"));
    CHECK_FALSE(is_handed_over("stdin"));
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
    at.write("taken", "text");
    std::error_code error;
    CHECK_FALSE(OpenFile::made(at.file("taken"), Readers::usual, error).is_open());
    CHECK(error == std::errc::file_exists);
    OpenFile secret = OpenFile::made(at.file("secret"), Readers::owner, error);
    REQUIRE(secret.is_open());
    CHECK(secret.access(error).is_own);
    CHECK_FALSE(secret.access(error).open_to_others);
    secret.write("word", error);
    secret.flush(error);
    CHECK_FALSE(error);
    CHECK_FALSE(access_to(at.file("secret"), error).open_to_others);
    secret.close(error);
    CHECK_FALSE(error);
    CHECK_FALSE(secret.is_open());
    CHECK(read_whole(at.file("secret")) == "word");
}

TEST_CASE("a file and a folder are closed to others, and stay usable") {
    const ScratchFolder at;
    fs::create_directory(at.path() / "folder");
    at.write("folder/file", "text");
    std::error_code error;
    for (const fs::path& path : {at.path() / "folder/file", at.path() / "folder"}) {
        CHECK_FALSE(access_to(path, error).writable_by_all);
        close_to_others(path, error);
        CHECK_FALSE(error);
        const Access access = access_to(path, error);
        CHECK(access.is_own);
        CHECK_FALSE(access.open_to_others);
        CHECK_FALSE(access.open_to_all);
    }
    at.write("folder/second", "more");
    CHECK(read_whole(at.path() / "folder/file") == "text");
    close_to_others(at.path() / "none", error);
    CHECK(error == std::errc::no_such_file_or_directory);
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
