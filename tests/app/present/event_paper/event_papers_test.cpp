// The printouts of a director: every player is on them once, at their seat, and in the order of the alphabet.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "app/i18n/language.h"
#include "app/paper/pdf.h"
#include "app/present/event/public_names.h"
#include "app/present/event_paper/event_papers.h"
#include "db/edition/edition_folder.h"
#include "tests/support/event_fixture.h"
#include "tests/support/other_programs.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {
namespace {

std::string text_of(const std::vector<PaperDocument>& documents, const std::string& options = "-raw") {
    const ScratchFolder folder;
    return pdf_text(folder.write("paper.pdf", pdf_of(documents)), options);
}

int count_of(const std::string& text, const std::string& word) {
    int count = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + word.size())) ++count;
    return count;
}

const Language& english() {
    static const Language lang = Language::english();
    return lang;
}

TEST_CASE("a slip states for each round the player's seat, role and turn") {
    const Event event = seated_evening();
    const std::string text = text_of({make_seat_slips(english(), event, 1, full_names(event))});
    for (const std::string& name : friends) CHECK(count_of(text, name + " Club evening") == 1);
    CHECK(text.find("Anna Club evening Round 1 table 1, seat 1, monopolist Round 2 table 1, seat 1, monopolist") !=
          std::string::npos);
    CHECK(text.find("Henri Club evening Round 1 table 2, seat 4, competitor Round 2 table 2, seat 4, competitor") !=
          std::string::npos);
    const std::string second = text_of({make_seat_slips(english(), event, 2, full_names(event))});
    CHECK(second.find("Round 1") == std::string::npos);
    CHECK(count_of(second, "Round 2") == 8);
}

TEST_CASE("a hundred slips are whole: none is cut by the end of a page") {
    Event event;
    act::Created wish = club_evening();
    done(event, decide_creation(wish));
    std::vector<std::vector<int>> tables;
    for (int player = 1; player <= 100; ++player) {
        done(event, decide_player(event, {.number = 0, .name = "Player-" + std::to_string(player), .family = {}}));
        if (player % 4 == 1) tables.emplace_back();
        tables.back().push_back(player);
    }
    done(event, decide_seating(event, {{round_of(1, tables)}}, 1, ""));
    const std::vector<PaperDocument> slips{make_seat_slips(english(), event, 1, full_names(event))};
    const ScratchFolder folder;
    const std::string file = folder.write("slips.pdf", pdf_of(slips));
    int whole = 0;
    for (int page = 1; page <= pages_of(slips.front()); ++page) {
        const std::string number = std::to_string(page);
        const std::string text = pdf_text(file, "-f " + number + " -l " + number);
        CHECK(count_of(text, "Player-") == count_of(text, "seat "));
        whole += count_of(text, "Player-");
    }
    CHECK(whole == 100);
}

TEST_CASE("a list by name goes down one column and then the other, and names those who sit out") {
    Event event;
    done(event, decide_creation(club_evening()));
    for (const char* name : {"Жанна", "Ёлка", "Елена", "Яна", "Boris", "Clara", "anna"})
        done(event, decide_player(event, {.number = 0, .name = name, .family = {}}));
    done(event, decide_seating(event, {{round_of(1, {{1, 2, 3}, {5, 6, 7}}, {4})}}, 1, ""));
    const std::string text = text_of({make_list_by_name(*language_called("ru"), event, 1, full_names(event))});
    // In the alphabet: Елена Ёлка Жанна Яна | anna Boris Clara, or the Latin ones first: seven names, four rows.
    const auto at = [&](const char* name) { return text.find(name); };
    CHECK(at("Елена") < at("Ёлка"));
    CHECK(at("Ёлка") < at("Жанна"));
    for (const auto& [number, name] : full_names(event)) CHECK(count_of(text, name) == 1);
    const std::string english_text = text_of({make_list_by_name(english(), event, 1, full_names(event))});
    CHECK(english_text.find("Яна sits out") != std::string::npos);
}

TEST_CASE("a list by table has each table with its players in order of play") {
    const Event event = seated_evening();
    const std::string text = text_of({make_list_by_table(english(), event, 2, full_names(event))});
    CHECK(text.find("Table 1 1 Anna, monopolist 2 Elena, competitor 3 Boris, monopolist 4 Farid, competitor") !=
          std::string::npos);
    CHECK(text.find("Table 2 1 Clara, monopolist") != std::string::npos);
}

TEST_CASE("score sheets are headed with event, table, round, seats and roles, and each is numbered by itself") {
    const Event event = seated_evening();
    const auto sheets = make_headed_sheets(english(), event, std::string(32, 'a'), 1, load_edition("us").edition,
                                           full_names(event), SheetSeenBy::banker);
    REQUIRE(sheets.size() == 2);
    const std::string text = text_of(sheets);
    CHECK(count_of(text, "Event Club evening Table") == 2);
    CHECK(text.find("Table 1 Round 1") != std::string::npos);
    CHECK(text.find("Table 2 Round 1") != std::string::npos);
    CHECK(count_of(text, "page 1 of 2") == 2);
    CHECK(count_of(text, "page 2 of 2") == 2);
    for (const std::string& name : friends) CHECK(count_of(text, name) >= 3);  // cash, their block, their signature
    CHECK(count_of(text, "monopolist") >= 2 * 2 * 2);
    CHECK(text.find("Player 5") == std::string::npos);  // no one sits there
}

TEST_CASE("names on a wall are those that everyone may see") {
    Event event = seated_evening();
    done(event, decide_hiding(event, 3, true));
    const std::string wall = text_of({make_list_by_name(english(), event, 1, public_names(english(), event))});
    CHECK(wall.find("Clara") == std::string::npos);
    CHECK(wall.find("Player 3") != std::string::npos);
}

TEST_CASE("standings on paper have ranks, figures, the tie-break, and each round's points if requested") {
    Event event = seated_evening();
    done(event, decide_opening_of_round(event, 1));
    done(event, decide_result(event, result_of(1, 1, {{1, 400}, {2, 300}, {3, 200}, {4, 100}})));
    done(event, decide_result(event, result_of(1, 2, {{5, 500}, {6, 300}, {7, 200}, {8, 100}})));
    const std::string plain = text_of({make_standings_sheet(english(), event, full_names(event), false)});
    CHECK(plain.find("Scheme: 14-10-6-4-2-0") != std::string::npos);
    CHECK(plain.find("Round 1, table 2") == std::string::npos);
    const std::string whole = text_of({make_standings_sheet(english(), event, full_names(event), true)});
    CHECK(whole.find("Elena Round 1, table 2: place 1 of 4, 500: 11") != std::string::npos);
    CHECK(count_of(whole, "Round 1, table") == 8);
}

}  // namespace
}  // namespace tablebank::testing
