// Why an edition cannot be used: of a whole file in the language in use, of a key in English, as the keys are.

#include "app/present/words/edition_error_text.h"

#include <doctest/doctest.h>

#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::InLanguage;

TEST_CASE("what is said of a whole file is translated") {
    const EditionMessage whole{.path = "my.toml", .message = "is a folder, not an edition file"};
    const std::string english = edition_message_text(whole);
    CHECK(english == "my.toml: is a folder, not an edition file");
    const InLanguage polish("pl");
    const std::string said = edition_message_text(whole);
    CHECK(said.starts_with("my.toml: "));
    CHECK(said != english);
}

TEST_CASE("what is said of a key or of a line stays as the file has it") {
    const EditionMessage key{.path = "my.toml", .line = 41, .key = "deed[3].price", .message = "the disk failed"};
    const EditionMessage line{.path = "my.toml", .line = 41, .message = "the disk failed"};
    const EditionMessage unplaced{.path = "my.toml", .key = "deed[3].price", .message = "the disk failed"};
    const InLanguage french("fr");
    for (const EditionMessage& message : {key, line, unplaced})
        CHECK(edition_message_text(message) == to_string(message));
}

TEST_CASE("each message has a line of its own") {
    const EditionError error(std::vector<EditionMessage>{{.path = "my.toml", .line = 1, .message = "one"},
                                                         {.path = "my.toml", .line = 2, .message = "two"}});
    CHECK(edition_error_text(error) == "my.toml:1: one\nmy.toml:2: two");
}

}  // namespace
}  // namespace tablebank
