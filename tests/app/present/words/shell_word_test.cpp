// The text of a command that is copied into a shell arrives there unchanged.

#include "app/present/words/shell_word.h"

#include <doctest/doctest.h>

#include <array>
#include <cstdio>

namespace tablebank {
namespace {

std::string echoed(const std::string& word) {
    FILE* pipe = popen(("printf %s " + shell_word(word)).c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::array<char, 256> buffer{};
    const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), pipe);
    pclose(pipe);
    return {buffer.data(), got};
}

TEST_CASE("a shell reads back one word, whatever it contains") {
    for (const char* word : {"friday.tbl", "my game.tbl", "it's Anna's", "''", "$HOME `id` \\ \"x\" *", "-n", "a\nb"}) {
        CAPTURE(word);
        CHECK(echoed(word) == word);
    }
}

TEST_CASE("an empty word is still a word") {
    CHECK(shell_word("") == "''");
}

}  // namespace
}  // namespace tablebank
