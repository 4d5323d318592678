// A library that is loaded while the program runs, and files that are not one.

#include "platform/library.h"

#include <doctest/doctest.h>

#include "tests/support/scratch_folder.h"

namespace tablebank::platform {
namespace {

TEST_CASE("a library has the functions that it has") {
    const Library mathematics("libm.so.6");
    CHECK(mathematics.address_of("cos") != nullptr);
    CHECK_THROWS_AS(static_cast<void>(mathematics.address_of("tablebank_other")), LibraryError);
}

TEST_CASE("a file that is not a library is not loaded") {
    const tablebank::testing::ScratchFolder folder;
    CHECK_THROWS_AS(Library(folder.file("none.so")), LibraryError);
    CHECK_THROWS_AS(Library(folder.write("text.so", "no library")), LibraryError);
}

}  // namespace
}  // namespace tablebank::platform
