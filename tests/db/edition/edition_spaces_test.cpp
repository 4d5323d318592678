// A board is changed space by space in the text of an edition, and deeds and cards keep theirs.

#include "db/edition/edition_spaces.h"

#include <doctest/doctest.h>

#include <string>

#include "db/edition/edition_folder.h"
#include "source_dir.h"

using namespace tablebank;

namespace {

std::string shipped_text(const std::string& id) {
    return load_edition(id).text.text;
}

Edition read(const std::string& text) {
    return parse_edition({.path = "my.toml", .text = text});
}

/// The places that keep the text from being an edition.
std::string errors_of(const std::string& text) {
    try {
        static_cast<void>(read(text));
        return {};
    } catch (const EditionError& error) {
        std::string keys;
        for (const EditionMessage& message : error.messages())
            if (!message.warning) keys += message.key + '\n';
        return keys;
    }
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE_MESSAGE(at != std::string::npos, from);
    return text.replace(at, from.size(), to);
}

/// A space that was put in, with a name, so that the edition can be read.
std::string with_park(const std::string& text, std::size_t after) {
    return replaced(with_space_after(text, after), R"({ kind = "rest", name = "" })",
                    R"({ kind = "rest", name = "Park" })");
}

}  // namespace

TEST_CASE("an added space moves what comes after it, and cards lead to the same spaces") {
    for (const char* id : {"us", "classic", "football"}) {
        CAPTURE(id);
        const Edition before = read(shipped_text(id));
        for (const int after : {0, 10, before.size() - 1}) {
            const Edition edition = read(with_park(shipped_text(id), static_cast<std::size_t>(after)));
            CHECK(edition.size() == before.size() + 1);
            CHECK(edition.board.at(static_cast<std::size_t>(after) + 1).name == "Park");
            const auto moved = [&](Space space) { return Space{space.index > after ? space.index + 1 : space.index}; };
            REQUIRE(edition.deeds.size() == before.deeds.size());
            for (std::size_t deed = 0; deed < before.deeds.size(); ++deed) {
                CHECK(edition.deeds[deed].name == before.deeds[deed].name);
                CHECK(edition.deeds[deed].space == moved(before.deeds[deed].space));
            }
            for (std::size_t deck = 0; deck < before.decks.size(); ++deck)
                for (std::size_t card = 0; card < before.decks[deck].cards.size(); ++card) {
                    CardEffect expected = before.decks[deck].cards[card];
                    if (expected.kind == CardEffectKind::go_to && expected.nearest == NearestCompany::none)
                        expected.space = moved(expected.space);
                    CHECK(edition.decks[deck].cards[card] == expected);
                }
        }
    }
}

TEST_CASE("a space more and the same space less is the text as it was") {
    for (const char* id : {"us", "ru", "classic", "example-small"}) {
        CAPTURE(id);
        const std::string text = shipped_text(id);
        const Edition edition = read(text);
        for (std::size_t after = 0; after + 1 < edition.board.size(); ++after)
            CHECK(without_space(with_space_after(text, after), after + 1) == text);
    }
}

TEST_CASE("a removed space takes its deed along, and a card that led there is reported") {
    const std::string text = shipped_text("us");
    const Edition before = read(text);
    const std::string shorter = without_space(text, 31);
    CHECK(errors_of(shorter) == "deck.monopolist[23]\n");
    const Edition edition = read(replaced(shorter, "\"goto @\"", "\"none\""));
    CHECK(edition.size() == before.size() - 1);
    CHECK(edition.deeds.size() == before.deeds.size() - 1);
    CHECK(edition.deed_at(Space{31})->name == before.deed_at(Space{32})->name);
    CHECK(without_space(text, 400) == text);
    CHECK(with_space_after(text, 400) == text);
}

TEST_CASE("a space of rest becomes a street with a deed to be typed, and a street becomes a space with its name") {
    const std::string text = shipped_text("classic");
    const std::string street = with_space_kind(text, 20, "street");
    // The text to be typed from the card is reported, and nothing else.
    for (const char* key : {"deed[14].price", "deed[14].mortgage", "deed[14].player.single"})
        CHECK_MESSAGE(errors_of(street).find(key) != std::string::npos, errors_of(street));
    CHECK(errors_of(street).find("deed[13]") == std::string::npos);
    CHECK(errors_of(street).find("deed[15]") == std::string::npos);
    CHECK(errors_of(street).find("space") == std::string::npos);
    CHECK(street.find("name     = \"Rest\"") != std::string::npos);

    const Edition rest = read(with_space_kind(text, 39, "rest"));
    CHECK(rest.board.at(39).kind == SpaceKind::rest);
    CHECK(rest.board.at(39).name == "Crown Terrace");
    CHECK(rest.deed_at(Space{39}) == nullptr);

    const std::string company = with_space_kind(text, 39, "transport");
    CHECK(errors_of(company) == "rules.transport_by_count.amounts\n");
    CHECK(with_space_kind(text, 39, "street") == text);
}

TEST_CASE("the last street of a group may go, and its neighbours stay") {
    const std::string text = shipped_text("us");
    for (const std::size_t space : {1U, 5U, 12U, 38U}) {
        CAPTURE(space);
        const std::string errors = errors_of(without_space(text, space));
        CHECK(errors.find("deed[") == std::string::npos);
        CHECK(errors.find("space[") == std::string::npos);
    }
}
