// The first game that README shows, by exactly its keys; and the same game by the lines it gives for a terminal.

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "app/present/table/guided_game.h"
#include "ledger/proof/chain.h"
#include "source_dir.h"
#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

namespace {

std::vector<std::string> lines_of_readme() {
    std::ifstream file(TABLEBANK_SOURCE_DIR "/docs/how-to/first-game.md");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

/// The text between a pair of backquotes, each time: the keys of "| `3` `4` `Enter` | ... |".
std::vector<std::string> between(const std::string& line, char sign) {
    std::vector<std::string> found;
    for (std::size_t open = line.find(sign); open != std::string::npos; open = line.find(sign, open + 1)) {
        const std::size_t close = line.find(sign, open + 1);
        found.push_back(line.substr(open + 1, close - open - 1));
        open = close;
    }
    return found;
}

/// The keys of each turn, from the table under "keys".
std::vector<std::vector<std::string>> turns() {
    std::vector<std::vector<std::string>> found;
    bool inside = false;
    for (const std::string& line : lines_of_readme()) {
        if (line.starts_with("| keys |")) inside = true;
        if (inside && line.empty()) break;
        if (inside && line.starts_with("| `")) found.push_back(between(line.substr(0, line.find(" |", 1)), '`'));
    }
    return found;
}

/// The lines that README posts in a terminal: words after the file's name, one in quotes with its spaces.
std::vector<std::string> lines_for_the_terminal() {
    const std::string command = "scripts/run.sh do friday.tbl ";
    for (const std::string& shown : lines_of_readme()) {
        if (!shown.starts_with(command)) continue;
        std::vector<std::string> lines;
        std::istringstream words(shown.substr(command.size()));
        for (std::string word; words >> word;) {
            if (std::string rest; word.starts_with('"') && std::getline(words, rest, '"')) word = word.substr(1) + rest;
            lines.push_back(word);
        }
        return lines;
    }
    return {};
}

void press_named(Bench& bench, const std::string& key) {
    if (key == "Enter") return bench.press(Key::enter);
    if (key == "F2") return bench.press(Key::f2);
    bench.type(key);
}

}  // namespace

TEST_CASE("the first ten turns go through with the keys of README, and as its lines in a terminal") {
    Bench bench;
    bench.press(Key::enter);
    for (const char* name : {"Anna", "Boris", "Clara"}) {
        bench.type(name);
        bench.press(Key::enter);
    }
    bench.press(Key::enter);  // no one else comes
    bench.press(Key::enter);
    REQUIRE(bench.program().session() != nullptr);

    const auto played = turns();
    CHECK(played.size() == 10);
    for (const auto& keys : played) {
        CAPTURE(keys.front());
        for (const std::string& key : keys) press_named(bench, key);
        CHECK_FALSE(bench.has("line.refusal"));
    }
    CHECK(bench.game().rolls_made() == 1);

    const auto lines = lines_for_the_terminal();
    CHECK(lines.size() == static_cast<std::size_t>(bench.game().last) - 1);
    Session terminal = Session::create(bench.folder() / "friday.tbl", bench.program().session()->setup(), nullptr,
                                       StampMaker::system());
    for (const std::string& line : lines) {
        CAPTURE(line);
        CHECK(std::holds_alternative<Posted>(terminal.post(line)));
    }
    CHECK(to_hex(state_hash(terminal.game())) == to_hex(state_hash(bench.game())));
}

TEST_CASE("the guided game is that of README: the same keys turn by turn, and the table comes to the same") {
    std::vector<std::vector<std::string>> guided;
    for (const GuidedLine& line : guided_lines()) {
        guided.resize(static_cast<std::size_t>(line.turn));
        const auto keys = keys_to_press(line);
        guided.back().insert(guided.back().end(), keys.begin(), keys.end());
    }
    CHECK(guided == turns());

    Bench bench;
    bench.press(Key::f3);
    REQUIRE(bench.program().session() != nullptr);
    for (const auto& keys : turns()) {
        CHECK(bench.widget("guide.heading").text.starts_with("Turn "));
        for (const std::string& key : keys) press_named(bench, key);
    }
    CHECK(bench.widget("guide.heading").text == "A slip of the finger");

    Session terminal = Session::create(bench.folder() / "friday.tbl", bench.program().session()->setup(), nullptr,
                                       StampMaker::system());
    for (const std::string& line : lines_for_the_terminal())
        REQUIRE(std::holds_alternative<Posted>(terminal.post(line)));
    CHECK(to_hex(state_hash(terminal.game())) == to_hex(state_hash(bench.game())));
}
