// Names as people type them, and the encodings of text files.

#include "ledger/text/typed_name.h"

#include <doctest/doctest.h>

#include "ledger/text/decode.h"

using namespace tablebank;

TEST_CASE("every kind of apostrophe is the plain one in a game, and none in a search") {
    for (const char* name : {"O'Brien", "O’Brien", "O‘Brien", "OʼBrien", "O`Brien", "O´Brien", "O′Brien", "O＇Brien"}) {
        CHECK(with_plain_apostrophes(name) == "O'Brien");
        CHECK(search_key(name) == "obrien");
    }
    CHECK(with_plain_apostrophes("\xff’") == "\xff'");
}

TEST_CASE("blanks of any width are one space") {
    CHECK(with_single_spaces("  Anna \u00a0\tMaria\u2003") == "Anna Maria");
    CHECK(with_single_spaces("\u00a0").empty());
    CHECK(game_name_as_typed(" Maja  O’Brien ") == "Maja O'Brien");
}

TEST_CASE("a search compares without case and accents, in any script") {
    CHECK(search_key("Élodie") == search_key("elodie"));
    CHECK(search_key("Łukasz Żak") == search_key("lukasz zak"));
    CHECK(search_key("Иван") == search_key("ivan"));
    CHECK(search_key("山田") == "山田");
}

TEST_CASE("an encoding has its registered name") {
    for (const TextEncoding encoding : all_encodings) CHECK(read_encoding(to_string(encoding)) == encoding);
    CHECK(read_encoding("Windows-1252") == TextEncoding::windows_1252);
    CHECK_FALSE(read_encoding("ebcdic"));
    CHECK(code_page_of("pl-PL") == TextEncoding::windows_1250);
    CHECK(code_page_of("ru") == TextEncoding::windows_1251);
    CHECK(code_page_of("fr") == TextEncoding::windows_1252);
}

TEST_CASE("bytes that are not of the encoding are refused with their line") {
    const auto line = [](const auto& decoded) { return std::get<NotText>(decoded).line; };
    CHECK(line(decode_text_as("Anna\nBo\xffris", TextEncoding::utf_8)) == 2);
    CHECK(line(decode_text_as({"A\0\n\0\x00\xd8", 6}, TextEncoding::utf_16le)) == 2);
}
