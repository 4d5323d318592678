// A file is read whole, and no more of it than can be used.

#include "db/file/bounded_file.h"

#include <doctest/doctest.h>

#include <string>

#include "db/file/file_error.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using tablebank::testing::ScratchFolder;

namespace {

constexpr std::size_t limit = 1000;

}  // namespace

TEST_CASE("A file is read whole, and of a longer one only a byte more than the limit") {
    const ScratchFolder folder;
    CHECK(read_bounded(folder.write("empty", ""), limit).empty());
    CHECK(read_bounded(folder.write("short", "Anna"), limit) == "Anna");
    const std::string whole(limit, 'x');
    CHECK(read_bounded(folder.write("whole", whole), limit) == whole);
    CHECK(read_bounded(folder.write("long", whole + whole), limit) == whole + 'x');
}

TEST_CASE("a folder and a missing file are refused") {
    const ScratchFolder folder;
    for (const std::string& name : {folder.path().string(), folder.file("gone")})
        CHECK_THROWS_AS(static_cast<void>(read_bounded(name, limit)), FileError);
}
