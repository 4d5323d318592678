// Sums, names, rulings, set-ups and files in words.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

#include "app/present/words/file_error_text.h"
#include "app/present/words/money_text.h"
#include "app/present/words/name_text.h"
#include "app/present/words/piece_text.h"
#include "app/present/words/ruling_text.h"
#include "app/present/words/setup_problem_text.h"
#include "db/file/failure.h"
#include "source_dir.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

TEST_CASE("sums are grouped, signed and exact") {
    CHECK(amount_text(english, Money{0}) == "0");
    CHECK(amount_text(english, Money{999}) == "999");
    CHECK(amount_text(english, Money{1000}) == "1,000");
    CHECK(amount_text(english, Money{-1234567}) == "-1,234,567");
    CHECK(amount_text(english, Money{Money::largest_typed}) == "1,000,000,000,000,000");
    CHECK(amount_text(english, Share::percent_of(Money{13470}, 10)) == "1,347");
    CHECK(amount_text(english, Share{12347, 10}) == "1,234.7");
    CHECK(amount_text(english, Share{-1, 8}) == "-0.125");
    CHECK(amount_text(english, Share{1000, 3}) == "1,000/3");
}

TEST_CASE("the symbol is the edition's, its place the language's") {
    const auto us = testing::shipped_edition("us");
    const auto ru = testing::shipped_edition("ru");
    CHECK(money_text(english, *us, Money{-1500}) == "-$1,500");
    CHECK(money_text(english, *ru, Share{12347, 10}) == "€1,234.7");
    const Language russian = speaking("ru");
    CHECK(money_text(russian, *us, Money{-1500}) == "–1\u00a0500\u00a0$");
    CHECK(money_text(russian, *ru, Share{12347, 10}) == "1\u00a0234,7\u00a0€");
}

TEST_CASE("spaces and lists are named as people do") {
    const auto us = testing::shipped_edition("us");
    CHECK(space_name(*us, Space{34}) == "Nob Hill");
    CHECK(space_name(*us, Space{4}) == "Income Tax");
    CHECK(space_name(*us, Space{77}) == "@77");
    CHECK(list_text(english, {}) == "nothing");
    CHECK(list_text(english, {"Anna"}) == "Anna");
    CHECK(list_text(english, {"Anna", "Boris", "Clara"}) == "Anna, Boris and Clara");
    CHECK(choice_text(english, {"Anna", "Boris", "Clara"}) == "Anna, Boris or Clara");
    CHECK(building_text(english, PieceNames::houses_and_hotels, 0, 0) == "unbuilt");
    CHECK(building_text(english, PieceNames::houses_and_hotels, 1, 0) == "1 house");
    CHECK(building_text(english, PieceNames::houses_and_hotels, 0, 1) == "hotel");
    CHECK(building_text(english, PieceNames::houses_and_hotels, 0, 2) == "2 hotels");
    CHECK(building_text(english, PieceNames::objects_and_networks, 0, 3) == "3 networks");
}

TEST_CASE("every card of the shipped decks has words in every language") {
    for (const char* id : {"us", "ru"}) {
        const auto edition = testing::shipped_edition(id);
        for (const char* tag : {"en", "ru"}) {
            const Language language = speaking(tag);
            for (const Deck& deck : edition->decks)
                for (const CardEffect& card : deck.cards) CHECK_FALSE(card_text(language, *edition, card).empty());
        }
    }
    const auto us = testing::shipped_edition("us");
    CHECK(card_text(english, *us, *parse_card_effect("each competitor 10")) == "get 10 from every competitor");
    CHECK(card_text(english, *us, *parse_card_effect("goto @39 nosalary")) ==
          "go forward to Wall Street, without a salary");
    CHECK(card_text(english, *us, *parse_card_effect("dice 8 75")) == "roll two dice: 8 or more wins 75 from the bank");
}

TEST_CASE("docs/reference/rulings.md lists every ruling with every value, and nothing else") {
    std::ifstream file(TABLEBANK_SOURCE_DIR "/docs/reference/rulings.md");
    std::vector<std::string> listed;
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("| `") || line.starts_with("|  |")) listed.push_back(line);
    std::vector<std::string> wanted;
    for (const RulingKey& key : ruling_keys()) {
        for (const std::string_view value : key.values) {
            const bool first = value == key.values.front();
            wanted.push_back("| " + (first ? "`" + std::string(key.name) + "`" : std::string{}) + " | " +
                             (first ? ruling_text(english, {}, key.name) : std::string{}) + " | `" +
                             std::string(value) + "` | " + ruling_value_text(english, {}, key.name, value) + " |");
        }
    }
    REQUIRE(listed.size() == wanted.size());
    for (std::size_t row = 0; row < wanted.size(); ++row) CHECK(listed[row] == wanted[row]);
}

TEST_CASE("every ruling has a line that states why it usually applies, and that is a sentence") {
    for (const RulingKey& key : ruling_keys()) {
        const std::string reason = ruling_reason_text(english, {}, key.name);
        CHECK_MESSAGE(reason.ends_with('.'), key.name);
        CHECK_MESSAGE(reason.size() < 110, key.name);
    }
    CHECK_THROWS_AS(static_cast<void>(ruling_reason_text(english, {}, "no_such_key")), std::invalid_argument);
}

TEST_CASE("an unknown ruling has no words") {
    CHECK_THROWS_AS(static_cast<void>(ruling_text(english, {}, "no_such_key")), std::invalid_argument);
    CHECK_THROWS_AS(static_cast<void>(ruling_value_text(english, {}, "ties", "no_such_value")), std::invalid_argument);
    CHECK(ruling_in_force_text(english, {}, Rulings{}, "ties") == "Equal totals at the end: share the place");
}

TEST_CASE("an impossible set-up states what is possible") {
    const PlayedTable table;
    const auto said = [&](SetupProblem::Kind kind, const char* detail) {
        return setup_problem_text(english, table.setup(), {kind, detail});
    };
    CHECK(said(SetupProblem::Kind::player_count, "4") == "4 players cannot play this edition: 2 to 6 can (us 4)");
    CHECK(said(SetupProblem::Kind::roles_unbalanced, "3:1") ==
          "the roles are out of balance: monopolists 3, competitors 1; they may differ by 1 (us 4)");
    CHECK(said(SetupProblem::Kind::names_alike, "anna") ==
          "two players are called \"anna\", apart from capital letters");
    Setup twice = table.setup();
    twice.players[1].name = "Anna";
    CHECK(setup_problem_text(english, twice, {SetupProblem::Kind::names_alike, "Anna"}) ==
          "two players are called \"Anna\"");
    CHECK(said(SetupProblem::Kind::name_invalid, "#1") ==
          "\"#1\" cannot be a name: 1 to 24 letters, digits, spaces, hyphens or apostrophes");
    CHECK(said(SetupProblem::Kind::minutes_invalid, "5") == "only a timed game has minutes");
}

TEST_CASE("a file error states what happened, what was kept and what to do") {
    using Kind = FileError::Kind;
    for (const char* tag : {"en", "ru"}) {
        const Language language = speaking(tag);
        for (int kind = 0; kind <= static_cast<int>(Kind::in_doubt); ++kind) {
            const FileErrorText parts = file_error_parts(language, FileError{Kind{kind}, "game.tbl", "it went wrong"});
            CHECK(parts.what.find("game.tbl") != std::string::npos);
            CHECK_FALSE(parts.kept.empty());
            CHECK_FALSE(parts.next.empty());
        }
    }
    CHECK(
        file_error_text(english, FileError{Kind::cannot_read, "game.tbl", "game.tbl: Permission denied"}) ==
        "game.tbl cannot be read: permission is denied. The file was not touched. Check the name and the permissions.");
    CHECK(file_error_text(english, FileError{Kind::disk_full, "game.tbl", "no room"}) ==
          "The disk of game.tbl is full. Everything posted before is kept; nothing of this line was. Make room and "
          "post the "
          "line again, or save a copy elsewhere.");
    CHECK(file_error_text(english,
                          system_file_error("what?.tbl", std::make_error_code(std::errc::illegal_byte_sequence))) ==
          "This system permits no file with the name what?.tbl. Nothing was written. Choose another name.");
    const std::filesystem::path place = "postgresql://vera@host/club#club";
    CHECK(file_error_text(english, FileError{Kind::unreachable, place,
                                             place.string() + ": the server broke the connection (no answer)"}) ==
          "postgresql://vera@host/club#club cannot be reached: the server broke the connection (no answer). Nothing "
          "was posted. "
          "Check the server and the network, and try again.");
    CHECK(file_error_text(english, FileError{Kind::not_admitted, place, "the server does not let you in"}) ==
          "postgresql://vera@host/club#club cannot be used: the server does not let you in. Nothing was posted. Check "
          "the "
          "user, the password and what the user may do there.");
    CHECK(file_error_text(english,
                          FileError{Kind::no_module, "/usr/lib/tablebank/tablebank-postgresql.so", "no such file"}) ==
          "Addresses of databases cannot be opened: /usr/lib/tablebank/tablebank-postgresql.so is missing or does not "
          "fit "
          "(no such file). Nothing was posted. Install the package tablebank-postgresql of this version, or keep the "
          "event in a file.");
    CHECK(file_error_text(english, FileError{Kind::in_doubt, place, "the server broke the connection"}) ==
          "postgresql://vera@host/club#club broke the connection while it answered. Whether this line was posted is "
          "not known; "
          "nothing is there twice or in part. Look at the log before you post it again.");
}

}  // namespace
}  // namespace tablebank
