// A card of a deck may be written as a `card` line has it.

#include "db/edition/typed_card.h"

#include <doctest/doctest.h>

#include "db/edition/edition_folder.h"
#include "source_dir.h"

using namespace tablebank;

TEST_CASE("a card is read with deeds by name and in the words of each language") {
    const Edition edition = load_edition("us").edition;
    const CardEffect park = *parse_card_effect("goto @39");
    for (const char* text : {"goto fifth-avenue", "идти fifth-avenue", "aller fifth-avenue", "goto \"Fifth Avenue\""}) {
        CAPTURE(text);
        const auto read = typed_card_effect(edition, text);
        REQUIRE(read.has_value());
        CHECK(read->kind == park.kind);
        CHECK(edition.deed_at(read->space) != nullptr);
    }
    CHECK(typed_card_effect(edition, "тюрьма") == parse_card_effect("jail"));
    CHECK(typed_card_effect(edition, "każdy przedsiębiorca 10") == typed_card_effect(edition, "each competitor 10"));
    CHECK(typed_card_effect(edition, "карта тюрьма") == parse_card_effect("jail"));
    CHECK(typed_card_effect(edition, "carte rien") == parse_card_effect("none"));
    CHECK(typed_card_effect(edition, "pay 50") == parse_card_effect("-50"));
    CHECK(typed_card_effect(edition, "+1.500") == parse_card_effect("+1500"));
    for (const char* dashed : {"–75", "—75", "−75"})
        CHECK(typed_card_effect(edition, dashed) == parse_card_effect("-75"));
}

TEST_CASE("text that is not an effect of a card alone is invalid") {
    const Edition edition = load_edition("us").edition;
    for (const char* text : {"", "5", "3 4", "dice 8 75 3 4", "+50 force \"why not\"", "fifty", "Anna card +50", "next",
                             "goto nowhere", "+50 -50"})
        CHECK_MESSAGE(!typed_card_effect(edition, text), text);
}

TEST_CASE("an edition with such cards is the same edition") {
    EditionText text = load_edition("us").text;
    const Edition before = parse_edition(text);
    const std::size_t at = text.text.find("\"jail\",", text.text.find("[deck]"));
    REQUIRE(at != std::string::npos);
    text.text.replace(at, std::string_view{"\"jail\""}.size(), "\"тюрьма\"");
    CHECK(parse_edition(text) == before);
}
