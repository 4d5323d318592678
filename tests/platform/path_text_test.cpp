// Paths from text, and text from paths.

#include "platform/path_text.h"

#include <doctest/doctest.h>

#include <string>

namespace tablebank::platform {
namespace {

TEST_CASE("a path has the letters of its text, of any script") {
    for (const std::string text : {"", "game.tbl", "вечер в клубе.tbl", "李明/ход 1.tbr", "é"}) {
        CHECK(text_of(path_of(text)) == text);
        CHECK(path_of(text).u8string() == std::u8string(text.begin(), text.end()));
    }
}

TEST_CASE("a word with a separator names a place") {
    CHECK(has_separator("./box.toml"));
    CHECK(has_separator("/"));
    CHECK_FALSE(has_separator("us"));
    CHECK_FALSE(has_separator(""));
}

}  // namespace
}  // namespace tablebank::platform
