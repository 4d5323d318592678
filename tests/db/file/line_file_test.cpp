// Lines of a stranger's file: each unchanged, none beyond the limits, and nothing that is not a file.

#include "db/file/line_file.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "db/file/file_error.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using tablebank::testing::ScratchFolder;

namespace {

std::vector<std::string> lines_of(const std::string& file, const LineFile::Limits& limits) {
    LineFile lines(file, limits);
    std::vector<std::string> read;
    while (const auto line = lines.next()) read.emplace_back(*line);
    return read;
}

constexpr LineFile::Limits wide{1 << 20, 1000, 1 << 19};

}  // namespace

TEST_CASE("lines come one after another, with their newlines and any other content") {
    const ScratchFolder folder;
    CHECK(lines_of(folder.write("none", ""), wide).empty());
    CHECK(lines_of(folder.write("one", "Anna"), wide) == std::vector<std::string>{"Anna"});
    CHECK(lines_of(folder.write("two", "Anna\n\nBoris\r\n"), wide) ==
          std::vector<std::string>{"Anna\n", "\n", "Boris\r\n"});
    const std::string zeros("a\0b\nc", 5);
    CHECK(lines_of(folder.write("zeros", zeros), wide) == std::vector<std::string>{std::string("a\0b\n", 4), "c"});
}

TEST_CASE("lines longer than one read are whole") {
    const ScratchFolder folder;
    std::vector<std::string> lines;
    std::string all;
    for (const std::size_t length : {65534U, 65535U, 65536U, 65537U, 1U, 200000U, 0U, 65536U}) {
        lines.push_back(std::string(length, static_cast<char>('a' + lines.size())) + "\n");
        all += lines.back();
    }
    CHECK(lines_of(folder.write("long", all), wide) == lines);
}

TEST_CASE("beyond a limit nothing is read at all") {
    const ScratchFolder folder;
    const std::string file = folder.write("some", "12345\n123\n12\n");
    CHECK(lines_of(file, {13, 3, 6}).size() == 3);
    CHECK_THROWS_AS(LineFile(file, {12, 3, 6}), LineFile::TooLarge);
    CHECK_THROWS_AS(LineFile(file, {13, 2, 6}), LineFile::TooLarge);
    CHECK_THROWS_AS(LineFile(file, {13, 3, 5}), LineFile::TooLarge);
    CHECK_THROWS_AS(LineFile(folder.write("open", "123456"), {13, 3, 5}), LineFile::TooLarge);
}

TEST_CASE("a file that grows while it is read stays within the limits") {
    const ScratchFolder folder;
    const std::string file = folder.write("some", "a\nb\n");
    LineFile lines(file, {100, 3, 10});
    folder.write("some", "a\nb\nc\nd\ne\n");
    CHECK_THROWS_AS(while (lines.next()){}, LineFile::TooLarge);
}

TEST_CASE("a folder and a missing file are refused") {
    const ScratchFolder folder;
    for (const std::string& name : {folder.path().string(), folder.file("missing")})
        CHECK_THROWS_AS(LineFile(name, wide), FileError);
}
