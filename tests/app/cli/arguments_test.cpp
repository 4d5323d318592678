// The arguments that other users of the machine can see, once the program has read them.

#include "app/cli/arguments.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace tablebank::testing {
namespace {

/// As the list of processes shows them, with the arguments that the program got.
struct Started {
    explicit Started(std::vector<std::string> words) : shown(std::move(words)) {
        std::vector<char*> values;
        values.reserve(shown.size());
        for (std::string& word : shown) values.push_back(word.data());
        taken = take_arguments(static_cast<int>(values.size()), values.data());
        for (std::string& word : shown) word.resize(word.find_last_not_of('\0') + 1);
    }
    std::vector<std::string> shown;
    std::vector<std::string> taken;
};

TEST_CASE("a table link is hidden in the list of processes, and the program has it") {
    const std::string link = "tablebank-table-1:eyJib3giOiJ1cyJ9.0e8b7338";
    const Started sent({"tablebank", "send", "t.tbl", "--join", link, "--watch"});
    CHECK(sent.shown ==
          std::vector<std::string>{"tablebank", "send", "t.tbl", "--join", "tablebank-table-...", "--watch"});
    CHECK(sent.taken == std::vector<std::string>{"send", "t.tbl", "--join", link, "--watch"});
    CHECK(Started({"tablebank", "--join=" + link}).shown.back() == "--join=tablebank-table-...");
    CHECK(Started({"tablebank", link}).shown.back() == "tablebank-table-...");
}

TEST_CASE("a short code is hidden, mistyped or not, and the address of its hub is not") {
    const std::string hub = "@192.168.0.7:8017";
    for (const char* code : {"K7QX-1MPA-02TD", "k7qx1mpa02td", "K7QX-1MPA-02T"}) {
        const Started joined({"tablebank", "new", "t.tbl", "--join", code + hub});
        CHECK(joined.shown.back() == "..." + hub);
        CHECK(joined.taken.back() == code + hub);
        CHECK(Started({"tablebank", "new", "t.tbl", "--join=" + (code + hub)}).shown.back() == "--join=..." + hub);
    }
    CHECK(Started({"tablebank", "K7QX-1MPA-02TD" + hub}).shown.back() == "..." + hub);
    CHECK(Started({"tablebank", "new", "t.tbl", "--join", "K7QX-1MPA-02TD"}).shown.back() == "...");
}

TEST_CASE("other arguments are shown as they were given") {
    const std::vector<std::string> words{
        "tablebank", "new", "t.tbl", "--join", "round-1-table-1.tbj", "--player", "A@b:competitor", "--edition", "us"};
    CHECK(Started(words).shown == words);
}

}  // namespace
}  // namespace tablebank::testing
