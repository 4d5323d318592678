// The values of an edition file are found in their places, and one of them is changed without touching the rest.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "db/edition/edition_file.h"
#include "db/edition/edition_folder.h"
#include "db/edition/edition_values.h"
#include "source_dir.h"

using namespace tablebank;

namespace {

const EditionValue& value_of(const std::vector<EditionValue>& values, const std::string& key) {
    const auto found = std::ranges::find(values, key, &EditionValue::key);
    REQUIRE_MESSAGE(found != values.end(), key);
    return *found;
}

std::vector<EditionValue> values_in(const std::string& text) {
    return edition_values({.path = "my.toml", .text = text});
}

std::string with_key(const std::string& text, const std::string& key, const std::string& literal) {
    return with_new_key({.path = "my.toml", .text = text}, key, literal);
}

}  // namespace

TEST_CASE("every value of every edition of the program is at its stated place") {
    for (const auto& file : edition_files(std::string(TABLEBANK_SOURCE_DIR) + "/editions")) {
        const EditionText text = read_edition_text(file);
        const std::vector<EditionValue> values = edition_values(text);
        CHECK(values.size() > 100);
        for (const EditionValue& value : values) {
            const std::string written = text.text.substr(value.begin, value.end - value.begin);
            INFO(text.path, " ", value.key, ": ", written);
            if (value.kind == EditionValue::Kind::text) CHECK(written == text_literal(value.typed));
            if (value.kind == EditionValue::Kind::number) CHECK(written == value.typed);
            if (value.kind == EditionValue::Kind::truth) CHECK(written == value.typed);
            if (value.kind == EditionValue::Kind::list) {
                CHECK(written.starts_with('['));
                CHECK(written.ends_with(']'));
                for (const EditionItem& item : value.items) {
                    const std::string element = text.text.substr(item.begin, item.end - item.begin);
                    const bool same = element == item.typed || element == text_literal(item.typed);
                    CHECK_MESSAGE(same, element);
                }
            }
        }
    }
}

TEST_CASE("a value is changed, and comments, columns and empty lines stay") {
    const std::string text =
        "# Улица Ленина, 5\n"
        "name   = \"Мой ящик\"   # as printed\n"
        "\n"
        "[box]\n"
        "notes = [ { value = 1, count = 20 }, { value = 5, count = 30 } ] # counted\n";
    const auto values = values_in(text);
    CHECK(with_literal(text, value_of(values, "name"), text_literal("Ящик \"Б\"")) ==
          "# Улица Ленина, 5\n"
          "name   = \"Ящик \\\"Б\\\"\"   # as printed\n"
          "\n"
          "[box]\n"
          "notes = [ { value = 1, count = 20 }, { value = 5, count = 30 } ] # counted\n");
    const std::string more = with_literal(text, value_of(values, "box.notes[1].count"), "31");
    CHECK(more.find("count = 31 } ] # counted") != std::string::npos);
    CHECK(value_of(values_in(more), "box.notes[0].count").typed == "20");
}

TEST_CASE("a value after letters of several bytes, on a line that ends in CR LF") {
    const std::string text = "a = { name = \"Чикаго\", price = 100 }\r\nb = 2\r\n";
    const auto values = values_in(text);
    CHECK(with_literal(text, value_of(values, "a.price"), "90") ==
          "a = { name = \"Чикаго\", price = 90 }\r\nb = 2\r\n");
    CHECK(with_literal(text, value_of(values, "b"), "3") == "a = { name = \"Чикаго\", price = 100 }\r\nb = 3\r\n");
}

TEST_CASE("typed text becomes a value of its kind, or a text if it is not one") {
    CHECK(number_literal("150") == "150");
    CHECK(number_literal("-5") == "-5");
    CHECK(number_literal("12x") == "\"12x\"");
    CHECK(number_literal("") == "\"\"");
    CHECK(number_literal("007") == "\"007\"");
    CHECK(number_literal("99999999999999999999") == "\"99999999999999999999\"");
    CHECK(truth_literal("true") == "true");
    CHECK(truth_literal("perhaps") == "\"perhaps\"");
    CHECK(list_literal({"1", "2"}, true) == "[1, 2]");
    CHECK(list_literal({"a", "b"}, false) == "[\"a\", \"b\"]");
    CHECK(list_literal({}, true) == "[]");
}

TEST_CASE("an element is added to a list in the style of the others, or removed") {
    const std::string text =
        "cards = [\n"
        "    \"+50\",   # birthday\n"
        "    \"-20\",\n"
        "    \"jail\"\n"
        "]\n";
    const auto list = value_of(values_in(text), "cards");
    const std::string more = with_last_item(text, list, "\"none\"");
    CHECK(more.find("    \"jail\",\n    \"none\"\n]") != std::string::npos);
    CHECK(with_item(text, list.items[1], "\"-25\"").find("    \"-25\",\n") != std::string::npos);
    for (std::size_t gone = 0; gone < 3; ++gone) {
        const std::string less = without_item(text, list, gone);
        CHECK(value_of(values_in(less), "cards").items.size() == 2);
        CHECK((less.find("# birthday") == std::string::npos) == (gone == 0));
    }
    const std::string one = "cards = [ \"+50\" ]\n";
    const std::string none = without_item(one, value_of(values_in(one), "cards"), 0);
    CHECK(none == "cards = []\n");
    CHECK(with_last_item(none, value_of(values_in(none), "cards"), "\"none\"") == "cards = [\"none\"]\n");
}

TEST_CASE("a missing key is written into the nearest table") {
    const std::string text =
        "id = \"us\"\n"
        "\n"
        "[rules]\n"
        "salary = { amount = 100 }\n"
        "houses.player = { count = 4 } # of them\n"
        "\n"
        "[[deed]]\n"
        "name = \"A\"\n"
        "player = { single = 4 }\n"
        "\n"
        "[[deed]]\n"
        "name = \"B\" # the last\n";
    const auto typed = [&](const std::string& key, const std::string& literal) {
        const std::string more = with_key(text, key, literal);
        const std::string value = value_of(values_in(more), key).typed;
        CHECK(more.find("# of them") != std::string::npos);
        CHECK(more.find("# the last") != std::string::npos);
        CHECK(values_in(more).size() == values_in(text).size() + 1);
        return value;
    };
    CHECK(typed("shelf", "3") == "3");
    CHECK(typed("rules.salary.rule", "\"us 14\"") == "us 14");
    CHECK(typed("rules.jail_fine.amount", "50") == "50");
    CHECK(typed("deed[0].price", "60") == "60");
    CHECK(typed("deed[1].price", "70") == "70");
    CHECK(typed("deed[0].player.doubled", "8") == "8");
    CHECK(typed("deed[1].player.single", "9") == "9");
    CHECK(typed("rulings.ties", "\"more_deeds\"") == "more_deeds");
    CHECK(value_of(values_in(with_key("[a]\n\n[b]\nx = 1\n", "a.y", "2")), "a.y").typed == "2");
    CHECK(value_of(values_in(with_key("a = {}\n", "a.y", "2")), "a.y").typed == "2");
    CHECK(value_of(values_in(with_key("[a]", "a.y", "2")), "a.y").typed == "2");
}

TEST_CASE("a text that is not TOML is reported with its line") {
    CHECK_THROWS_AS((void)values_in("id = \"us\"\nname = \n"), EditionError);
    CHECK_THROWS_AS((void)with_key("id = ", "shelf", "1"), EditionError);
}
