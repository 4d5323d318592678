// One line per player: read, printed, read back; and what of a line is wrong, in which column.

#include "ledger/grammar/paper_game_line.h"

#include <doctest/doctest.h>

#include "tests/support/notation_table.h"

namespace tablebank {
namespace {

using testing::name_of;

const Edition& edition_of(const std::string& id) {
    static std::map<std::string, Setup> known;
    const auto found = known.find(id);
    if (found != known.end()) return *found->second.edition;
    return *known.emplace(id, testing::table_of(id, {"Anna", "Boris"})).first->second.edition;
}

/// The canonical line, or "error KIND at COLUMN [TEXT] CANDIDATE|CANDIDATE".
std::string reading(const std::string& id, std::string_view line) {
    const auto read = read_paper_game_line(edition_of(id), line);
    if (const auto* found = std::get_if<PaperGameLine>(&read)) return print_paper_game_line(edition_of(id), *found);
    const ParseError& error = std::get<ParseError>(read);
    std::string text = "error " + std::string{name_of(error.kind)} + " at " + std::to_string(error.column);
    if (!error.text.empty()) text += " [" + error.text.substr(0, 40) + ']';
    for (std::size_t at = 0; at < error.candidates.size(); ++at) text += (at == 0 ? " " : "|") + error.candidates[at];
    return text;
}

struct PaperGameRow {
    std::string_view line;
    std::string_view canonical;
};

void check_paper_game_rows(const std::string& id, std::initializer_list<PaperGameRow> rows) {
    for (const PaperGameRow& row : rows) {
        CAPTURE(row.line);
        const std::string read = reading(id, row.line);
        CHECK(read == row.canonical);
        if (!read.starts_with("error")) CHECK_MESSAGE(reading(id, read) == read, "the canonical form reads back");
    }
}

TEST_CASE("a player is one line") {
    check_paper_game_rows("us",
                          {{"anna m 846 5 14 31+3 34h", "anna m 846 5 14 31+3 34h"},
                           {"Anna monopolist 846 34h 31+3 @14 5", "Anna m 846 5 14 31+3 34h"},
                           {"Boris comp 1200 us-elec=3,4 nob+h wharf- fift+2", "Boris c 1200 12=3,4 31- 34h 37+2"},
                           {"Boris c 0", "Boris c 0"},
                           {"Boris c 12 28=34", "Boris c 12 28=3,4"},
                           {"Boris c 12 28=3,4 jail", "Boris c 12 28=3,4 jail"},
                           {"Boris c 12 jailed 34", "Boris c 12 34 jail"},
                           {"Clara c bankrupt", "Clara c bankrupt"},
                           {"\"Anna Maria\" m 5", "\"Anna Maria\" m 5"},
                           {"Anna m 846 5 # counted twice", "Anna m 846 5"},
                           {"ANNA M 846 34H 31+H", "ANNA m 846 31h 34h"}});
}

TEST_CASE("a position against the rules is read, because it is scored as found") {
    check_paper_game_rows("us", {{"anna m 846 34+4", "anna m 846 34+4"},
                                 {"anna m 846 34+2h-", "anna m 846 34+2h-"},
                                 {"anna m 846 5+3", "anna m 846 5+3"},
                                 {"anna m 846 5 5", "anna m 846 5 5"},
                                 {"anna m 1000000000000000", "anna m 1000000000000000"}});
}

TEST_CASE("as many letters for hotels as a street takes") {
    check_paper_game_rows(
        "us", {{"anna m 846 34h", "anna m 846 34h"}, {"anna m 846 34hh", "error expected at 12 [34hh] +3|h|-|=3,4"}});
    Edition box = edition_of("us");
    box.profile.hotels_per_street = {2, "the box"};
    complete(box);
    const auto read = read_paper_game_line(box, "anna m 846 34+hh");
    REQUIRE(std::holds_alternative<PaperGameLine>(read));
    CHECK(std::get<PaperGameLine>(read).player.estate.deeds[0].hotels == 2);
    CHECK(print_paper_game_line(box, std::get<PaperGameLine>(read)) == "anna m 846 34hh");
    CHECK(std::holds_alternative<ParseError>(read_paper_game_line(box, "anna m 846 34hhh")));
}

TEST_CASE("cash by notes, in any order, followed by its sum") {
    check_paper_game_rows("us", {{"anna m 6x1 3x100 1x500 4x10 5", "anna m 1x500 3x100 4x10 6x1 5"},
                                 {"anna m 1x500 3×100 4х10 6x1 =846 5", "anna m 1x500 3x100 4x10 6x1 5"},
                                 {"anna m 1*500 3X100 4Х10 6х1", "anna m 1x500 3x100 4x10 6x1"},
                                 {"anna m 1x100 1x100", "anna m 2x100"},
                                 {"anna m 0x500 1x100", "anna m 1x100"},
                                 {"anna m 3x100 =299", "error expected at 14 [=299] =300"},
                                 {"anna m 99999999x100", "error number_out_of_range at 8 [99999999x100]"}});
    CHECK(reading("us", "anna m 3x75").starts_with("error expected at 8 [3x75] 3x"));
    const auto read = read_paper_game_line(edition_of("us"), "anna m 1x500 3x100 4x10 6x1");
    CHECK(std::get<PaperGameLine>(read).player.estate.cash == Money{846});
}

TEST_CASE("a sum and the value of a note are read in their printed form") {
    check_paper_game_rows("us", {{"anna m 1.846 5", "anna m 1846 5"},
                                 {"anna m 1 846 5", "anna m 1846 5"},
                                 {"anna m =1 846 5", "anna m 1846 5"},
                                 {"anna m 1’234’567", "anna m 1234567"},
                                 {"anna m 84 5", "anna m 84 5"},
                                 {"anna m 1.84", "error amount_invalid at 8 [1.84]"},
                                 {"anna m 1x =1", "error expected at 8 [1x] 1x500|1x100|1x50|1x10|1x5|1x1"}});
    Edition thousands = edition_of("us");
    thousands.box.notes.push_back({Money{50'000}, 10});
    for (const std::string_view line :
         {"anna m 2x50 000 1x500 5", "anna m 2x50.000 1x500 =100.500 5", "anna m 2x50000 1x500 =100 500 5"}) {
        CAPTURE(line);
        const auto read = read_paper_game_line(thousands, line);
        REQUIRE(std::holds_alternative<PaperGameLine>(read));
        CHECK(print_paper_game_line(thousands, std::get<PaperGameLine>(read)) == "anna m 2x50000 1x500 5");
    }
}

TEST_CASE("a stated sum is not a deed, and a deed in place of the cash is not a sum") {
    check_paper_game_rows("us", {{"anna m =31 5", "anna m =31 5"},
                                 {"anna m =846", "anna m 846"},
                                 {"anna m 31 5", "anna m 31 5"},
                                 {"anna m =", "error expected at 8 [=] cash"},
                                 {"m =31", "error expected at 1 [m] name"},
                                 {"anna m 31+3 5", "error expected at 8 [31+3] cash"},
                                 {"anna m 14- 5", "error expected at 8 [14-] cash"},
                                 {"anna m 34h", "error expected at 8 [34h] cash"},
                                 {"anna m @31", "error expected at 8 [@31] cash"}});
    const auto bare = [](std::string_view line) {
        return std::get<PaperGameLine>(read_paper_game_line(edition_of("us"), line)).bare_cash;
    };
    CHECK(bare("anna m 31"));
    CHECK_FALSE(bare("anna m =31"));
    CHECK_FALSE(bare("anna m 3x10"));
}

TEST_CASE("the words of every language, and the letter for the hotel on its blank sheet") {
    check_paper_game_rows("ru", {{"Анна м 846 34h", "Анна m 846 34h"},
                                 {"Анна монополист 846 34О", "Анна m 846 34h"},
                                 {"Борис конк 5 тюрьма", "Борис c 5 jail"},
                                 {"Борис к банкрот", "Борис c bankrupt"}});
    check_paper_game_rows("it", {{"Anna monopolista 846 34a", "Anna m 846 34h"},
                                 {"Boris concorr 3 fallito", "error unknown_deed at 17 [fallito]"}});
}

TEST_CASE("missing or wrong text is reported with its column") {
    check_paper_game_rows("us", {{"", "error empty at 1"},
                                 {"m 846 5", "error expected at 1 [m] name"},
                                 {"846 5 14", "error expected at 1 [846] name"},
                                 {"anna 846 5", "error expected at 6 [846] monopolist|competitor"},
                                 {"anna x 846", "error expected at 6 [x] monopolist|competitor"},
                                 {"anna m", "error expected at 7 cash"},
                                 {"anna m nob", "error expected at 8 [nob] cash"},
                                 {"anna m -5", "error amount_invalid at 8 [-5]"},
                                 {"anna m 8.5", "error amount_invalid at 8 [8.5]"},
                                 {"anna m 1000000000000001", "error amount_too_large at 8 [1000000000000001]"},
                                 {"anna m 99999999999999999999", "error amount_too_large at 8 [99999999999999999999]"},
                                 {"anna m 5 zzz", "error unknown_deed at 10 [zzz]"},
                                 {"anna m 5 wa-", "error ambiguous_deed at 10 [wa] walnut-street|wall-street"},
                                 {"anna m 5 77", "error space_out_of_range at 10 [77]"},
                                 {"anna m 5 0", "error unknown_deed at 10 [0]"},
                                 {"anna m 5 34x", "error expected at 10 [34x] +3|h|-|=3,4"},
                                 {"anna m 5 34+", "error expected at 10 [34+] +3|h|-|=3,4"},
                                 {"anna m 5 34+300", "error number_out_of_range at 10 [300]"},
                                 {"anna m 5 12=3,7", "error dice_out_of_range at 10 [37]"},
                                 {"anna m 5 12=3", "error expected at 10 [=3] dice"},
                                 {"anna m 5 34=3,4", "error unexpected at 10 [=34]"},
                                 {"anna m 5,000", "error unexpected at 9 [,]"},
                                 {"anna m bankrupt 5", "error unexpected at 17 [5]"},
                                 {"anna m 5 \"nob\"", "error unexpected at 10 [nob]"},
                                 {"\"anna", "error unclosed_quote at 1"},
                                 {"an\x01na m 5", "error text_invalid at 3"}});
}

TEST_CASE("names that are verbs, roles or figures") {
    check_paper_game_rows("us", {{"roll m 5", "roll m 5"},
                                 {"bankrupt c bankrupt", "bankrupt c bankrupt"},
                                 {"jail c 5 jail", "jail c 5 jail"},
                                 {"m m 5", "\"m\" m 5"},
                                 {"\"846\" c 5", "\"846\" c 5"},
                                 {"\"3x100\" c 5", "\"3x100\" c 5"}});
}

TEST_CASE("an edition without roles has none in its lines") {
    CHECK(reading("football", "Anna 500 1 39") == "Anna 500 1 39");
    CHECK(reading("football", "Anna m 500") == "error expected at 6 [m] cash");
}

TEST_CASE("ten thousand deeds on one line end at the first that cannot be") {
    std::string line = "anna m 5";
    for (int deed = 0; deed < 10'000; ++deed) line += " 34";
    CHECK(reading("us", line).starts_with("error unexpected"));
    CHECK(reading("us", std::string(longest_line + 1, 'a')) == "error line_too_long at 1");
}

TEST_CASE("every deed of every edition, with everything that can be on it, reads back") {
    for (const char* id : {"us", "us-dice", "ru", "fr", "it", "pl", "football", "example-small"}) {
        CAPTURE(id);
        const Edition& edition = edition_of(id);
        PaperGameLine line;
        line.player.name = "Anna";
        line.player.estate.role = edition.profile.played_roles().front();
        line.player.estate.cash = Money{12};
        for (const Deed& deed : edition.deeds) {
            const int at = deed.space.index;
            line.player.estate.deeds.push_back({.deed = deed.space,
                                                .mortgaged = at % 2 == 0,
                                                .houses = at % 6,
                                                .hotels = at % 3 == 0 ? 1 : 0,
                                                .third = at % 5 == 0});
            if (deed.kind == SpaceKind::utility) line.dice[deed.space] = {6, 1};
        }
        const std::string printed = print_paper_game_line(edition, line);
        CHECK(reading(id, printed) == printed);
        for (const Deed& deed : edition.deeds)  // and by its whole word
            CHECK(reading(id, (edition.profile.roles.value ? "Anna m 5 " : "Anna 5 ") + deed.slug).find("error") ==
                  std::string::npos);
    }
}

}  // namespace
}  // namespace tablebank
