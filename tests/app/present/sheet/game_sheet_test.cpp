// The score sheet of a game as a document: the content of its tables, the lines left for a pen, the text of its QR
// code.

#include "app/present/sheet/game_sheet.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ledger/proof/result_code.h"
#include "tests/support/document_words.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"
#include "tests/support/timed_game.h"

namespace tablebank::testing {
namespace {

using Cells = std::vector<std::string>;

SheetFacts sheet_facts_of(const TimedGame& game) {
    auto facts = sheet_facts(game.table(), game.head(), {});
    REQUIRE(std::holds_alternative<SheetFacts>(facts));
    return std::get<SheetFacts>(std::move(facts));
}

PaperDocument sheet_of(const TimedGame& game, const SheetEvent& event = {}) {
    return make_game_sheet(english, sheet_facts_of(game), &game.table(), event);
}

block::Table table_under(const PaperDocument& sheet, const std::string& heading) {
    return block_of<block::Table>(under(sheet.blocks, heading));
}

/// A street with a house for Anna, a gift that was undone, and the ending.
TimedGame& ended(TimedGame& game) {
    game.post({"roll 1 2", "ok", "Clara get 50 \"a gift\"", "undo", "force \"the table agreed\" Anna build @3",
               "clock call \"the hall closes\"", "closing", "keep", "walk", "finish"});
    return game;
}

}  // namespace

TEST_CASE("the result has one row per player, by place: seat, name, role, cash, share kept, walk and total") {
    TimedGame game;
    const PaperDocument sheet = sheet_of(ended(game));
    const block::Table result = table_under(sheet, "Result");
    CHECK(heads_of(result) == Cells{"Place", "Seat", "Player", "Role", "Cash", "Kept", "Walk", "Total, $"});
    CHECK(rows_of(result) == std::vector{Cells{"1.", "1", "Anna", "monopolist", "1,390", "278", "22", "300"},
                                         Cells{"1.", "3", "Clara", "monopolist", "1,500", "300", "0", "300"},
                                         Cells{"3.", "2", "Boris", "competitor", "1,500", "150", "0", "150"}});
    CHECK(result.rows[0].cells[2].tone == PaperTone::strong);  // the winner is highlighted
    CHECK(result.rows[2].cells[2].tone == PaperTone::plain);
}

TEST_CASE("figures align on whole units: tenths follow the line") {
    TimedGame game;
    game.post({"Boris pay 3 \"a bet\""});
    const block::Table result = table_under(sheet_of(game), "Result");
    const PaperCell& kept = result.rows.back().cells[5];
    CHECK(kept.text == "149.7");
    CHECK(kept.hangs == 2);
    CHECK(result.rows.front().cells[5].hangs == 0);
}

TEST_CASE("a player who is out has no figures on the sheet, and no line in the count of cash") {
    TimedGame game;
    game.post({"Boris leaves \"late train\""});
    const PaperDocument sheet = sheet_of(game);
    CHECK(texts_of(table_under(sheet, "Result").rows.back()) ==
          Cells{"", "2", "Boris", "competitor, has left the table", "", "", "", ""});
    CHECK(table_under(sheet, "Cash counted").rows.size() == 2);
}

TEST_CASE("an unfinished game is marked as not final in a frame, with its latest entry") {
    TimedGame game;
    CHECK(block_of<block::Notice>(sheet_of(game).blocks).text == "NOT FINAL. If the game ended now, after entry #1.");
    game.post({"clock call \"the hall closes\"", "closing"});
    CHECK(block_of<block::Notice>(sheet_of(game).blocks).text.starts_with("NOT FINAL. The ending has begun"));
    TimedGame over;
    const PaperDocument sheet = sheet_of(ended(over));
    CHECK(blocks_of<block::Notice>(sheet.blocks).empty());
    CHECK(paragraphs_of(sheet.blocks).front().starts_with("Anna and Clara win · $300"));
}

TEST_CASE("the QR code of a finished timed game has game, entries, head, and each score in order of play") {
    TimedGame game;
    const PaperDocument sheet = sheet_of(ended(game));
    const auto code = read_result_code(block_of<block::Masthead>(sheet.blocks).code);
    REQUIRE(code);
    CHECK(code->game == game.table().game.setup->game_id);
    CHECK(code->entries == game.last());
    CHECK(code->head == game.head());
    using Score = ResultCode::Score;
    CHECK(code->scores ==
          std::vector{Score{Share{Money{300}}, 1}, Score{Share{Money{150}}, 3}, Score{Share{Money{300}}, 1}});
}

TEST_CASE("in the QR code a player who left the table comes after all who stayed") {
    TimedGame game;
    game.post({"Boris leaves \"late train\"", "clock call \"late\"", "closing", "keep", "walk", "finish"});
    const auto code = read_result_code(sheet_code(sheet_facts_of(game)));
    REQUIRE(code);
    REQUIRE(code->scores.size() == 3);
    CHECK(code->scores[1] == ResultCode::Score{Share{}, 3});
}

TEST_CASE("the QR code has no score before the end, and none of a goal without totals") {
    TimedGame game;
    const auto code = read_result_code(sheet_code(sheet_facts_of(game)));
    REQUIRE(code);
    CHECK(code->scores.empty());
    PlayedTable last_left("us", 2, Goal::a);
    last_left.post("Boris leaves \"late train\"");
    const auto facts = sheet_facts(last_left.table(), std::string(64, 'a'), {});
    REQUIRE(std::holds_alternative<SheetFacts>(facts));
    CHECK(read_result_code(sheet_code(std::get<SheetFacts>(facts))).value().scores.empty());
}

TEST_CASE(
    "the foot of page one has the whole id and head in groups of four, and the foot of each page their beginnings") {
    CHECK(in_groups("41b7f2d9ab") == "41b7 f2d9 ab");
    CHECK(in_groups("").empty());
    TimedGame game;
    const PaperDocument sheet = sheet_of(game);
    const auto fields = blocks_of<block::Fields>(sheet.foot_of_first).back().fields;
    CHECK(value_of(fields, "Game") == in_groups(game.table().game.setup->game_id));
    CHECK(value_of(fields, "Head after entry #1") == in_groups(game.head()));
    CHECK(sheet.foot ==
          game.table().game.edition().name + " · game 5a1ecccc · entry #1 · head " + game.head().substr(0, 8));
    CHECK(sheet.page_text(2, 5) == "page 2 of 5");
    CHECK(sheet.created_ms == game.now_ms());
}

TEST_CASE("notes that were counted by value are in their columns; for a sum alone the boxes are for a pen") {
    TimedGame game;
    game.post({"Anna count 2x500 5x100", "Clara count 1500"});
    const block::Table cash = table_under(sheet_of(game), "Cash counted");
    CHECK(heads_of(cash) == Cells{"Player", "500", "100", "50", "10", "5", "1", "Sum", "In the books", "Difference"});
    CHECK(texts_of(cash.rows[0]) == Cells{"Anna #2", "2", "5", "0", "0", "0", "0", "1,500", "1,500", "0"});
    CHECK(texts_of(cash.rows[1]) == Cells{"Clara #3", "", "", "", "", "", "", "1,500", "1,500", "0"});
    CHECK(cash.rows[1].cells[1].blank);
    CHECK(texts_of(cash.rows[2]) == Cells{"Boris", "", "", "", "", "", "", "", "1,500", ""});
    CHECK(cash.rows[2].cells[7].blank);  // the sum is to be written too
}

TEST_CASE("each correction is listed with the entry it reversed, its reason, and the rules that were set aside") {
    TimedGame game;
    const PaperDocument sheet = sheet_of(ended(game));
    const auto rows = rows_of(table_under(sheet, "Corrections and forced entries"));
    REQUIRE(rows.size() == 2);
    CHECK(rows[0][0] == "#5");
    CHECK(rows[0][2] == "taken back");
    CHECK(rows[0][3] == "undo #4: Clara get 50 \"a gift\"");
    CHECK(rows[1][0] == "#6");
    CHECK(rows[1][2] == "forced");
    CHECK(rows[1][3] == "Anna build @3");
    CHECK(rows[1][4] == "the table agreed (a monopolist builds only in a city that they have monopolised)");
    const auto head = block_of<block::Masthead>(sheet.blocks);
    CHECK(value_of(head.fields, "Entries") == "11; corrections: 2");
}

TEST_CASE("if there are more corrections than a page holds, the rest are counted, not left out in silence") {
    TimedGame game;
    ended(game);
    SheetFacts facts = sheet_facts_of(game);
    facts.corrections.assign(302, facts.corrections.front());
    const PaperDocument sheet = make_game_sheet(english, facts, &game.table(), {});
    const auto blocks = under(sheet.blocks, "Corrections and forced entries");
    CHECK(block_of<block::Table>(blocks).rows.size() == 300);
    CHECK(paragraphs_of(blocks) == Cells{"2 more are in the log of the game."});
}

TEST_CASE("a sheet without differences and corrections states it, and so does a clock that was never started") {
    TimedGame game;
    const PaperDocument sheet = sheet_of(game);
    CHECK(paragraphs_of(under(sheet.blocks, "Rulings")) == Cells{"None."});
    CHECK(paragraphs_of(under(sheet.blocks, "Corrections and forced entries")) == Cells{"None."});
    CHECK(paragraphs_of(under(sheet.blocks, "Clock")) == Cells{"It was not started."});
    CHECK_FALSE(has_heading(sheet.blocks, "Protests"));
    CHECK_FALSE(has_heading(sheet.blocks, "Totals set by the judge"));
}

TEST_CASE("a changed ruling is shown with its earlier value, since which entry, and why") {
    TimedGame game;
    game.post({"rule rounding up \"no coins in this box\""});
    const auto said = paragraphs_of(under(sheet_of(game).blocks, "Rulings"));
    REQUIRE(said.size() == 1);
    CHECK(said.front().ends_with("to the nearest, halves up; since #2 always up: no coins in this box"));
}

TEST_CASE("banker, judge, witness and every player by seat have a line to sign on, and signers are named") {
    TimedGame game;
    ended(game).post({"Boris signs", "certify despite \"a test\" \"Vera\""});
    const auto fields = blocks_of<block::Fields>(sheet_of(game).foot_of_first);
    CHECK(said_by(fields.at(0).fields) == Cells{"Banker", "Judge · Vera", "Witness", "Anna", "Boris", "Clara"});
    CHECK_FALSE(value_of(fields.at(1).fields, "Signed at").empty());
    CHECK_FALSE(value_of(fields.at(1).fields, "Protests until").empty());  // thirty minutes after the end
    CHECK(value_of(fields.at(1).fields, "Correction number").empty());
}

TEST_CASE("a typed signature is shown next to the lines for the pen, with the person who typed it") {
    TimedGame game;
    ended(game).post({"Boris signs", "Clara refuses \"my last turn\"", "certify despite \"Anna left\" \"Vera\""});
    const auto said = paragraphs_of(sheet_of(game).foot_of_first);
    REQUIRE(said.size() == 3);
    CHECK(said[0].starts_with("Typed, not written by hand: Boris signs (#12"));
    CHECK(said[0].find("Clara does not sign (#13") != std::string::npos);
    CHECK(said[0].find("my last turn") != std::string::npos);
    CHECK(said[1].starts_with("Certified: Vera (#14"));
    CHECK(said[2].starts_with("Certified in spite of what was not done: the rulings are not confirmed; "));
    CHECK(said[2].ends_with("Reason: Anna left"));
}

TEST_CASE("the end is when the game was over, whatever is entered about it later") {
    TimedGame game;
    ended(game);
    const auto before = value_of(block_of<block::Masthead>(sheet_of(game).blocks).fields, "Ended");
    CHECK(before.ends_with(" UTC"));
    game.wait(25);
    game.post({"Clara protest \"late\"", "note \"after\""});
    CHECK(value_of(block_of<block::Masthead>(sheet_of(game).blocks).fields, "Ended") == before);
}

TEST_CASE("a count is next to the books of its moment, with the difference that was posted or left") {
    TimedGame game;
    game.post({"clock call \"the hall closes\"", "Anna count 1490 waived \"lost\"", "Boris count 1490 \"lost too\"",
               "Clara count 1500", "closing"});
    const auto rows = rows_of(table_under(sheet_of(game), "Cash counted"));
    REQUIRE(rows.size() == 3);
    CHECK(rows[0].back() == "-10 waived");
    CHECK(rows[0][8] == "1,500");
    CHECK(rows[1].back() == "0");
    CHECK(rows[2].back() == "-10 posted");
    CHECK(rows[2][8] == "1,500");
}

TEST_CASE("a second count of the collected cash has its own row, and boxes if it was not counted") {
    TimedGame game;
    game.post({"12", "ok", "next", "clock call \"the hall closes\"", "Anna count 1440", "closing", "Anna mortgage @3"});
    const auto rows = rows_of(table_under(sheet_of(game), "Cash counted"));
    REQUIRE(rows.size() >= 4);
    const auto handed = std::ranges::find_if(rows, [](const Cells& row) { return row[0] == "Anna, handed in"; });
    REQUIRE(handed != rows.end());
    CHECK((*handed)[7].empty());
}

TEST_CASE("every total that the judge set is listed, the last one marked, with the earlier value of the sheet") {
    TimedGame game;
    ended(game).post({"Clara adjust +1 \"a\"", "Clara adjust 310 \"b\"", "certify despite \"x\" \"Vera\"",
                      "correct \"one note too few\"", "Clara adjust -5 \"c\""});
    const PaperDocument sheet = sheet_of(game);
    const auto set = rows_of(table_under(sheet, "Totals set by the judge"));
    REQUIRE(set.size() == 3);
    CHECK(set[0] == Cells{"#12", "Clara", "300", "301", "a"});
    CHECK(set[1] == Cells{"#13", "Clara", "301", "310", "b"});
    CHECK(set[2] == Cells{"#16", "Clara", "310", "305", "c"});
    CHECK(texts_of(table_under(sheet, "Result").rows.front()).back() == "305 *");
    const auto before = paragraphs_of(under(sheet.blocks, "Corrections of the certified sheet"));
    REQUIRE(before.size() == 3);
    CHECK(before[0] == "Correction 1, #15: one note too few");
    CHECK(before[1].find("Clara 310") != std::string::npos);
    CHECK(before[1].find("head ") != std::string::npos);
    CHECK(before[1].find("(Vera)") != std::string::npos);
    CHECK(before[2].find("Reason: x") != std::string::npos);
    const auto made = rows_of(table_under(sheet, "How each total is made up"));
    CHECK(std::ranges::any_of(made, [](const Cells& row) { return row[3] == "+9 = 310"; }));
}

TEST_CASE("the times of a sheet are those of the zone that is asked for, and named with it") {
    TimedGame game;
    SheetFacts facts = sheet_facts_of(ended(game));
    const auto begun = [&](int minutes) {
        facts.zone.minutes = minutes;
        return value_of(block_of<block::Masthead>(make_game_sheet(english, facts, &game.table(), {}).blocks).fields,
                        "Begun");
    };
    CHECK(begun(0).ends_with(" UTC"));
    CHECK(begun(330).ends_with(" UTC+05:30"));
    CHECK(begun(-570).ends_with(" UTC-09:30"));
    CHECK(begun(0).substr(0, 16) != begun(330).substr(0, 16));
}

TEST_CASE("an organiser's details are on the sheet, and a missing one is a line to write on") {
    TimedGame game;
    const SheetEvent event{.event = "Club evening", .table = "3", .round = "", .protest = "22:00"};
    const PaperDocument sheet = sheet_of(game, event);
    const auto head = block_of<block::Masthead>(sheet.blocks);
    CHECK(value_of(head.fields, "Event") == "Club evening");
    CHECK(value_of(head.fields, "Table") == "3");
    CHECK(value_of(head.fields, "Round").empty());
    CHECK(value_of(blocks_of<block::Fields>(sheet.foot_of_first).at(1).fields, "Protests until") == "22:00");
}

TEST_CASE("a practice game has no signatures, and a frame states that none of it counts") {
    Setup setup = timed_setup();
    setup.game_id = practice_id(setup.game_id);
    TimedGame game(std::move(setup));
    const PaperDocument sheet = sheet_of(game);
    CHECK(blocks_of<block::Notice>(sheet.blocks).front().text.starts_with("A PRACTICE GAME."));
    CHECK_FALSE(has_heading(sheet.foot_of_first, "Signatures"));
    CHECK(has_heading(sheet_of(TimedGame()).foot_of_first, "Signatures"));
}

TEST_CASE("a total that the judge set is next to the computed one, and a protest is shown with its course") {
    TimedGame game;
    ended(game).post({"Clara protest #3 \"the rent was not hers\"", "protest heard #12",
                      "protest upheld #12 \"the deed was mortgaged\"", "Clara adjust +1 \"as ruled\""});
    const PaperDocument sheet = sheet_of(game);
    const auto set = rows_of(table_under(sheet, "Totals set by the judge"));
    REQUIRE(set.size() == 1);
    CHECK(set.front() == Cells{"#15", "Clara", "300", "301", "as ruled"});
    const auto protests = rows_of(table_under(sheet, "Protests"));
    REQUIRE(protests.size() == 3);
    CHECK(protests[0][2] == "Clara");
    CHECK(protests[0][3] == "#3");
    CHECK(protests[0][5] == "the rent was not hers");
    CHECK(protests[2][5] == "the deed was mortgaged");
    CHECK(texts_of(table_under(sheet, "Result").rows.front())[2] == "Clara");  // who leads now
}

TEST_CASE("after page one are the payments of the walk in the order of the board, and the calculation of each total") {
    TimedGame game;
    game.post({"force \"agreed\" Clara buy @39", "force \"agreed\" Anna buy @1"});
    const PaperDocument sheet = sheet_of(game);
    const auto behind = std::ranges::find_if(
        sheet.blocks, [](const PaperBlock& it) { return std::holds_alternative<block::BehindFirst>(it); });
    REQUIRE(behind != sheet.blocks.end());
    const std::vector<PaperBlock> pages(behind, sheet.blocks.end());
    Cells deeds;
    for (const auto& row : rows_of(block_of<block::Table>(under(pages, "The walk, square by square"))))
        if (!row[0].empty()) deeds.push_back(row[0] + ' ' + row[2]);
    CHECK(deeds == Cells{"@1 Anna", "@39 Clara"});
    const block::Table totals = block_of<block::Table>(under(pages, "How each total is made up"));
    CHECK(totals.rows.front().leads);  // a sum stays on the page of its calculation
    CHECK(std::ranges::any_of(totals.rows, [](const PaperRow& row) {
        return row.cells[4].text == "us timed 2";  // with the paragraph
    }));
}

TEST_CASE("the figures under each total add up: the share kept, the walk, and the total") {
    TimedGame game;
    game.post({"force \"agreed\" Clara buy @39"});
    const auto rows = rows_of(table_under(sheet_of(game), "How each total is made up"));
    const auto clara = std::ranges::find_if(rows, [](const Cells& row) { return row[2] == "Clara"; });
    REQUIRE(rows.end() - clara >= 4);
    CHECK(clara[1][1].ends_with("a monopolist keeps 20 % of 1,100"));
    CHECK(clara[1][3] == "220");
    CHECK(clara[2][1].ends_with("the walk round the board"));
    CHECK(clara[2][3] == "40");
    CHECK(clara[3][3] == "260");
    CHECK(clara[0][3] == "260");
}

TEST_CASE("a repair that answers several questions has one line per answer, with the lines before it") {
    TimedGame game;
    game.post({"roll 1 2", "ok", "next", "roll 1 2", "ok", "next", "roll 1 3", "amend #5 roll 1 4; #6 Boris buy @5"});
    const auto rows = rows_of(table_under(sheet_of(game), "Corrections and forced entries"));
    REQUIRE(rows.size() >= 3);
    CHECK(rows[0][3] == "amend #5 roll 1 4");
    CHECK(rows[1][3] == "#6 Boris buy @5");
    CHECK(rows[1][0].empty());
    CHECK(rows[2][3].starts_with("before: "));
}

TEST_CASE("the sheet of a position states that it has no game, and has neither head nor code") {
    const auto edition = shipped_edition("us");
    Position position;
    position.players.push_back(
        {.name = "Anna", .estate = {.role = Role::monopolist, .cash = Money{1000}, .deeds = {}}});
    position.players.push_back(
        {.name = "Boris", .estate = {.role = Role::competitor, .cash = Money{620}, .deeds = {}}});
    auto made = sheet_facts(edition, edition->rulings, position, {});
    REQUIRE(std::holds_alternative<SheetFacts>(made));
    SheetFacts& facts = std::get<SheetFacts>(made);
    facts.as_found = "the table had no time";
    const PaperDocument sheet = make_game_sheet(english, facts, nullptr, {});
    CHECK(block_of<block::Notice>(sheet.blocks).text ==
          "Worked out from a position that was typed in, without a game.");
    CHECK(block_of<block::Masthead>(sheet.blocks).code.empty());
    CHECK_FALSE(sheet.created_ms);
    CHECK(sheet.foot == edition->name);
    CHECK(paragraphs_of(under(sheet.blocks, "Corrections and forced entries")) ==
          Cells{"Scored as found: the table had no time"});
    for (const block::Fields& fields : blocks_of<block::Fields>(sheet.foot_of_first))
        for (const PaperField& field : fields.fields) CHECK(field.label != "Game");
}

}  // namespace tablebank::testing
