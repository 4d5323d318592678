// Text that is not TOML, or not a figure, is reported in the banker's terms.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "db/edition/edition_folder.h"

namespace tablebank {
namespace {

/// The American edition with one piece of its text replaced.
class Mistyped {
public:
    void replace(const std::string& from, const std::string& to) {
        const std::size_t at = text_.text.find(from);
        REQUIRE_MESSAGE(at != std::string::npos, from);
        text_.text.replace(at, from.size(), to);
        line_ = 1;
        for (std::size_t before = 0; before < at; ++before) line_ += text_.text[before] == '\n' ? 1 : 0;
    }
    [[nodiscard]] int line() const { return line_; }
    [[nodiscard]] std::vector<std::string> messages() const {
        std::vector<std::string> all;
        try {
            static_cast<void>(parse_edition(text_));
        } catch (const EditionError& error) {
            for (const EditionMessage& message : error.messages()) all.push_back(to_string(message));
        }
        return all;
    }

private:
    EditionText text_{.path = "my.toml", .text = load_edition("us").text.text};
    int line_ = 0;
};

TEST_CASE("a sum with a point between its thousands is not a fraction to a banker") {
    Mistyped file;
    file.replace("price    = 60", "price    = 60.000");
    CHECK(
        file.messages() ==
        std::vector{
            "my.toml:" + std::to_string(file.line()) +
            ": deed[0].price: must be a whole number: digits alone, without a point or a comma between the thousands"});
}

TEST_CASE("an error of the TOML names the banker's typing error") {
    const auto told = [](const char* from, const char* to) {
        Mistyped file;
        file.replace(from, to);
        const std::vector<std::string> messages = file.messages();
        REQUIRE(messages.size() == 1);
        return messages[0];
    };
    const auto speaks_of = [](const std::string& message, const char* what) {
        INFO(message);
        CHECK(message.find(what) != std::string::npos);
        CHECK(message.find("parsing") == std::string::npos);
    };
    speaks_of(told("\"Basin Street\"", "\"Basin Street"), "quotation mark");
    speaks_of(told("\"Basin Street\"", "«Basin Street»"), "quotation marks");
    speaks_of(told("price    = 60", "price    = 1 500"), "only digits");
    speaks_of(told("price    = 60", "price    = 60 $"), "only digits");
    speaks_of(told("price    = 60", "price    = 60\nprice    = 60"), "already");
    speaks_of(told("built = [22, 32", "built = [22 32"), "comma");
    speaks_of(told("price    = 60", "цена = 60"), "key");
    speaks_of(told("\"Basin Street\"", "\"Basin \xFFStreet\""), "UTF-8");
}

TEST_CASE("a board with a line too few or too many is one message, with its range") {
    EditionText text{.path = "my.toml", .text = load_edition("classic").text.text};
    const auto told = [](const EditionText& file) {
        std::string all;
        try {
            static_cast<void>(parse_edition(file));
        } catch (const EditionError& error) {
            for (const EditionMessage& message : error.messages()) all += to_string(message) + '\n';
        }
        return all;
    };
    const std::size_t at = text.text.find("# 16\n");
    REQUIRE(at != std::string::npos);
    const std::size_t begin = text.text.rfind('\n', at) + 1;
    const std::string line = text.text.substr(begin, at + 5 - begin);
    EditionText fewer = text;
    fewer.text.erase(begin, line.size());
    const std::string message = told(fewer);
    CHECK(std::ranges::count(message, '\n') == 1);
    CHECK(message.find("a line is missing") != std::string::npos);
    EditionText more = text;
    more.text.insert(begin, line);
    CHECK(std::ranges::count(told(more), '\n') == 1);
    CHECK(told(more).find("a line too many") != std::string::npos);
}

TEST_CASE("an empty card is invalid") {
    Mistyped file;
    file.replace("\"goto @25\", \"dice 8 75\"", "\"\", \"dice 8 75\"");
    CHECK(file.messages().front().find("deck.monopolist[0]: is not an effect of a card: \"\"") != std::string::npos);
}

TEST_CASE("the message for a card with a sum but without a sign lists the signs") {
    for (const char* typed : {"150", "1 500"}) {
        Mistyped file;
        file.replace("\"goto @25\", \"dice 8 75\"", '"' + std::string{typed} + "\", \"dice 8 75\"");
        CAPTURE(typed);
        CHECK(file.messages().front().find("deck.monopolist[0]: is a sum without a sign: write +" +
                                           std::string{typed}) != std::string::npos);
    }
}

TEST_CASE("a key given twice is refused") {
    Mistyped file;
    file.replace("price    = 60", "price    = 60\nprice    = 70");
    REQUIRE(file.messages().size() == 1);
    CHECK(file.messages()[0].starts_with("my.toml:" + std::to_string(file.line() + 1) + ":"));
}

}  // namespace
}  // namespace tablebank

TEST_CASE("a typing error in a value is reported with the value, not in the words of the parser") {
    const auto told = [](const char* from, const char* to) {
        Mistyped file;
        file.replace(from, to);
        const std::vector<std::string> messages = file.messages();
        REQUIRE(messages.size() == 1);
        return messages[0];
    };
    const auto has = [](const std::string& message, const char* what) {
        INFO(message);
        CHECK(message.find(what) != std::string::npos);
    };
    has(told("price    = 60\n", "price    = 6O\n"), "6O is not a number");
    has(told("price    = 60\n", "price    = 060\n"), "060 begins with a zero");
    has(told("price    = 60\n", "price    = 60'000\n"), "60'000 is not a number");
    has(told("price    = 60\n", "price    = 3_5_\n"), "3_5_ is not a number");
    has(told("price    = 60\n", "price    = 35;\n"), "35; is not a number");
    has(told("price    = 60\n", "price    = 99999999999999999999\n"), "larger than a number may be");
    has(told("price    = 60\n", "price    60\n"), "the sign = is missing");
    has(told("city     = \"los-angeles\"", "city     = los-angeles"), "los-angeles is not in quotation marks");
    has(told("colour = \"#8b5a2b\"", "colour = #8b5a2b"), "#8b5a2b is not in quotation marks");
    has(told("applies = true", "applies = True"), "True is written in small letters, true");
}

TEST_CASE("a card that leads to no space, or to several, is reported") {
    const auto told = [](const char* card) {
        Mistyped file;
        file.replace("\"goto @25\", \"dice 8 75\"", std::string{"\""} + card + "\", \"dice 8 75\"");
        const std::vector<std::string> messages = file.messages();
        REQUIRE(messages.size() == 1);
        return messages[0];
    };
    CHECK(told("goto avenoo").find("no space of the board has that name") != std::string::npos);
    CHECK(told("идти нигде").find("no space of the board has that name") != std::string::npos);
    CHECK(told("aller avenue").find("which may be several spaces: ") != std::string::npos);
}

TEST_CASE("a card that leads to an unreadable space is not an error of its own") {
    EditionText text{.path = "my.toml", .text = load_edition("us").text.text};
    const auto replace = [&](std::string_view from, std::string_view to) {
        const std::size_t at = text.text.find(from);
        REQUIRE(at != std::string::npos);
        text.text.replace(at, from.size(), to);
    };
    replace("{ kind = \"utility\"", "{ kind = \"works\"");
    replace("\"goto @25\", \"dice 8 75\"", "\"goto the works\", \"dice 8 75\"");
    std::vector<EditionMessage> messages;
    try {
        static_cast<void>(parse_edition(text));
    } catch (const EditionError& error) {
        messages = error.messages();
    }
    REQUIRE(messages.size() == 1);
    CHECK(messages[0].key == "space[12].kind");
}
