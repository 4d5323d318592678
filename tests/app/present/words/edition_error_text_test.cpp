// Why an edition cannot be used: of a whole file in the language in use, of a key in English, as the keys are.

#include "app/present/words/edition_error_text.h"

#include <doctest/doctest.h>

#include "db/edition/edition_folder.h"
#include "db/edition/typed_card.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/trim.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

TEST_CASE("a message about a whole file is translated") {
    const EditionMessage whole{.path = "my.toml", .message = "is a folder, not an edition file"};
    const std::string in_english = edition_message_text(english, whole);
    CHECK(in_english == "my.toml: is a folder, not an edition file");
    const Language polish = speaking("pl");
    const std::string said = edition_message_text(polish, whole);
    CHECK(said.starts_with("my.toml: "));
    CHECK(said != in_english);
}

TEST_CASE("a message about a key or a line has the wording of the file") {
    const EditionMessage key{.path = "my.toml", .line = 41, .key = "deed[3].price", .message = "the disk failed"};
    const EditionMessage line{.path = "my.toml", .line = 41, .message = "the disk failed"};
    const EditionMessage unplaced{.path = "my.toml", .key = "deed[3].price", .message = "the disk failed"};
    const Language french = speaking("fr");
    for (const EditionMessage& message : {key, line, unplaced})
        CHECK(edition_message_text(french, message) == to_string(message));
}

TEST_CASE("each message has its own line") {
    const EditionError error(std::vector<EditionMessage>{{.path = "my.toml", .line = 1, .message = "one"},
                                                         {.path = "my.toml", .line = 2, .message = "two"}});
    CHECK(edition_error_text(english, error) == "my.toml:1: one\nmy.toml:2: two");
}

TEST_CASE("the first of many messages of one kind are shown, with the number of the others") {
    std::vector<EditionMessage> messages;
    for (int line = 1; line <= 20; ++line)
        messages.push_back({.path = "my.toml",
                            .line = line,
                            .key = "price",
                            .message = "must be 1 or more",
                            .said = sentence("must be {least} or more", {{"least", "1"}})});
    messages.push_back(
        {.path = "my.toml", .line = 30, .key = "name", .message = "is missing", .said = sentence("is missing")});
    const auto lines = edition_message_lines(english, messages);
    REQUIRE(lines.size() == 7);
    CHECK(lines[4].text == "my.toml:5: price: must be 1 or more");
    CHECK(lines[5].text == "and 15 more messages of this kind");
    CHECK(lines[6].text == "my.toml:30: name: is missing");
    messages.resize(6);
    CHECK(edition_message_lines(english, messages).size() == 6);
}

TEST_CASE("the effects of cards that an error lists are read as they are listed, in every language") {
    EditionText text = load_edition("classic").text;
    const std::size_t at = text.text.find("\"jail\"", text.text.find("[deck]"));
    REQUIRE(at != std::string::npos);
    text.text.replace(at, std::string_view{"\"jail\""}.size(), "\"feed the birds\"");
    std::vector<EditionMessage> messages;
    try {
        static_cast<void>(parse_edition(text));
    } catch (const EditionError& error) {
        messages = error.messages();
    }
    REQUIRE(messages.size() == 1);
    const Edition edition = load_edition("classic").edition;
    for (const char* tag : {"en", "fr", "it", "pl", "ru"}) {
        CAPTURE(tag);
        const std::string told = edition_reason_text(speaking(tag), messages.front());
        const std::size_t begin = told.find("+50");
        REQUIRE(begin != std::string::npos);
        std::size_t effects = 0;
        const std::string list = told.substr(begin);
        for (const std::string_view part : split(list, ',')) {
            const std::string effect{trim(part)};
            CAPTURE(effect);
            CHECK(typed_card_effect(edition, effect).has_value());
            ++effects;
        }
        CHECK(effects == 14);
    }
}

}  // namespace
}  // namespace tablebank
