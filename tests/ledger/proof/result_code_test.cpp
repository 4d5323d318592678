#include "ledger/proof/result_code.h"

#include <doctest/doctest.h>

namespace {

using namespace tablebank;

const std::string game = "6f6cce4c58e6e722c92e44bbc27a1bd2";
const std::string head = "41b7" + std::string(60, '0');

ResultCode played() {
    return {game, 221, head, {{Share(3042, 10), 1}, {Share(Money{96}), 3}, {Share(1, 3), 4}, {Share(-2, 1), 4}}};
}

std::string replaced(std::string text, const std::string& part, const std::string& by) {
    return text.replace(text.find(part), part.size(), by);
}

}  // namespace

TEST_CASE("the code of a sheet has game, entries, head and scores, one fact per line, and reads back") {
    CHECK(result_code_text(played()) ==
          "tablebank\ngame " + game + "\nentries 221\nhead " + head + "\nresult 304.2@1 96@3 1/3@4 -2@4\n");
    CHECK(read_result_code(result_code_text(played())) == played());
    ResultCode running = played();
    running.scores.clear();
    CHECK(read_result_code(result_code_text(running)) == running);
}

TEST_CASE("the code of a sheet can be read whatever a scanner puts between its lines, or a field leaves out") {
    for (const char* end : {"\r\n", " ", "\r", "\n\n", ""}) {
        std::string text;
        for (const char sign : result_code_text(played())) text += sign == '\n' ? end : std::string(1, sign);
        CHECK(read_result_code(" " + text) == played());
        CHECK(is_result_code(text));
    }
}

TEST_CASE("the code of a sheet states on which seats people changed, and never loses that") {
    ResultCode changed = played();
    changed.people = {1, 4};
    const std::string text = result_code_text(changed);
    CHECK(text ==
          "tablebank\ngame " + game + "\nentries 221\nhead " + head + "\npeople 1 4\nresult 304.2@1 96@3 1/3@4 -2@4\n");
    CHECK(read_result_code(text) == changed);
    CHECK(read_result_code(replaced(text, "4\nresult", "4result")) == changed);
    for (std::size_t length = text.find("people"); length < text.find("\nresult"); ++length) {
        CAPTURE(length);
        const auto cut = read_result_code(text.substr(0, length));
        CHECK((!cut || cut->scores.empty()));
        if (length > text.find("people")) CHECK_FALSE(cut);
    }
    for (const char* by : {"people 4 1", "people 1 1", "people 0 1", "people x", "people", "people 1 100"})
        CHECK_FALSE(read_result_code(replaced(text, "people 1 4", by)));
    changed.scores.clear();
    CHECK(result_code_text(changed).find("people") == std::string::npos);
}

TEST_CASE("a code of a sheet that lost a part is invalid") {
    const std::string text = result_code_text(played());
    for (std::size_t length = 0; length < text.find("\nresult"); ++length)
        CHECK_FALSE(read_result_code(text.substr(0, length)));
    for (const auto& [part, by] : {std::pair{"game", "name"},
                                   {"entries 221", "entries 0221"},
                                   {"entries 221", "entries -1"},
                                   {"entries 221", "entries 99999999999999999999"},
                                   {"@1", ""},
                                   {"@1", "@0"},
                                   {"@3", "@x"},
                                   {"304.2", "304,2"},
                                   {"304.2", ""},
                                   {"1/3", "1/0"},
                                   {"41b7", "41B7"},
                                   {"41b7", "41b70"},
                                   {"result", "results"},
                                   {"6f6c", "6f6"}})
        CHECK_FALSE(read_result_code(replaced(text, part, by)));
    std::string many = "tablebank\ngame " + game + "\nentries 221\nhead " + head + "\nresult";
    for (int player = 0; player < 13; ++player) many += " 1@1";
    CHECK_FALSE(read_result_code(many));
    CHECK_FALSE(read_result_code(text + std::string(longest_result_code, ' ')));
    CHECK_FALSE(is_result_code("tablebank checkpoint 1\ngame"));
    CHECK_FALSE(is_result_code(""));
}
