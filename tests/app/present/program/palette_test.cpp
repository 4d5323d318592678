// The list of every action: what is in it, and what a few letters find.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "app/present/program/grammar_forms.h"
#include "app/present/program/help_snapshot.h"
#include "app/present/program/palette_snapshot.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::InLanguage;
using testing::PlayedTable;

std::string first_word(std::string_view text) {
    return std::string(text.substr(0, text.find(' ')));
}

/// What is found, best first.
std::vector<std::string> found(PaletteSnapshot& palette, std::string_view typed) {
    find_in_palette(palette, typed, true);
    std::vector<std::string> ids;
    for (const std::size_t index : palette.shown) ids.push_back(palette.items[index].id);
    return ids;
}

PaletteSnapshot of_table(const PlayedTable& table) {
    return make_palette({.game = &table.game()});
}

TEST_CASE("every verb of the grammar has a form that says what it does") {
    std::set<std::string> verbs;
    for (const GrammarForm& form : grammar_forms()) {
        verbs.insert(first_word(form.begins));
        const std::string verb = first_word(form.begins);
        CHECK_MESSAGE(std::string(form.form).find(verb) != std::string::npos, form.form);
    }
    for (const std::string_view verb : all_verbs()) CHECK_MESSAGE(verbs.contains(std::string(verb)), verb);
}

TEST_CASE("what a form begins with is the beginning of a line") {
    const PlayedTable table;
    for (const GrammarForm& form : grammar_forms()) {
        const auto read = parse_line(table.setup(), form.begins);
        if (const auto* error = std::get_if<ParseError>(&read))
            CHECK_MESSAGE(error->column > static_cast<int>(first_word(form.begins).size()), form.begins);
    }
}

TEST_CASE("no two things of the list have one id but for forms that begin alike") {
    const PlayedTable table;
    std::set<std::string> ids;
    for (const PaletteItem& item : of_table(table).items) {
        CHECK_FALSE(item.text.empty());
        CHECK_FALSE(item.group.empty());
        if (!item.id.starts_with("line.")) CHECK_MESSAGE(ids.insert(item.id).second, item.id);
    }
}

TEST_CASE("the beginning of a word finds it before its inside does") {
    const PlayedTable table;
    PaletteSnapshot palette = of_table(table);
    CHECK(found(palette, "mortg").front() == "line.mortgage ");
    CHECK(found(palette, "mtg").front() == "line.mortgage ");  // its letters in order
    CHECK(found(palette, "nob").front() == "space.34");
    CHECK(found(palette, "boris").front() == "player.2");
    CHECK(found(palette, "ctrl z").front() == "do.undo");
    CHECK(found(palette, "  UNDO last").front() == "do.undo");
    CHECK(found(palette, "clock stop").front() == "line.clock stop \"");
}

TEST_CASE("every typed word has to be found") {
    const PlayedTable table;
    PaletteSnapshot palette = of_table(table);
    const auto deeds = found(palette, "deed san francisco");
    CHECK(deeds == std::vector<std::string>{"space.31", "space.32", "space.34"});
    CHECK(found(palette, "").size() == palette.items.size());
}

TEST_CASE("what is found nowhere is offered as a line, once") {
    const PlayedTable table;
    PaletteSnapshot palette = of_table(table);
    const std::size_t before = palette.items.size();
    CHECK(found(palette, "anna build xyz") == std::vector<std::string>{"line"});
    CHECK(found(palette, "anna build xyzz") == std::vector<std::string>{"line"});
    CHECK(std::get<palette::Begin>(palette.items.back().does).line == "anna build xyzz");
    CHECK(found(palette, "").size() == before);
    find_in_palette(palette, "nothing such", false);
    CHECK(palette.shown.empty());
}

TEST_CASE("the words of the language in use and the English ones both find an action") {
    const InLanguage russian{"ru"};
    const PlayedTable table;
    PaletteSnapshot palette = of_table(table);
    CHECK(found(palette, "залож").front() == "line.mortgage ");
    CHECK(found(palette, "mortgage deed").front() == "line.mortgage ");
    CHECK(palette.items[palette.shown.front()].text != "Mortgage a deed");
}

TEST_CASE("buttons of the screen stand first, what Enter does before all; what the program does stands once") {
    const PlayedTable table;
    const std::vector<SeenButton> buttons{{"line.undo", "Undo", "Ctrl+Z"},
                                          {"top.leave", "Games", "Esc"},
                                          {"turn.let", "Let it go", "F2"},
                                          {"turn.pay", "Pay 184", "Enter"},
                                          {"step", "+", ""},
                                          {"die", "4", ""}};
    const PaletteSnapshot palette = make_palette({.buttons = buttons, .game = &table.game()});
    std::vector<std::string> first;
    for (std::size_t i = 0; i < 3; ++i) first.push_back(palette.items.at(i).id);
    CHECK(first == std::vector<std::string>{"press.turn.pay", "press.turn.let", "press.top.leave"});
    CHECK(palette.items.at(0).key == "Enter");
    const auto named = [&](std::string_view id) {
        return std::ranges::count_if(palette.items, [&](const PaletteItem& item) { return item.id == id; });
    };
    CHECK(named("do.undo") == 1);
    CHECK(named("press.line.undo") == 0);
    CHECK(named("do.leave") == 0);
    CHECK(named("press.step") == 0);

    const std::vector<SeenButton> start{{"start.new", "New game", "Enter"}, {"start.editions", "Editions", "Ctrl+E"}};
    const PaletteSnapshot first_screen = make_palette({.buttons = start});
    for (const PaletteItem& item : first_screen.items) CHECK_FALSE(item.id.starts_with("press."));
    CHECK(named("press.die") == 0);
}

TEST_CASE("without a game there are no lines and no deeds, but the games played lately") {
    std::vector<RecentGame> games(1);
    games[0].file = "/g/friday.tbl";
    games[0].players = {"Anna", "Boris"};
    PaletteSnapshot palette = make_palette({.recent = &games});
    CHECK(found(palette, "friday") == std::vector<std::string>{"game./g/friday.tbl"});
    CHECK(std::ranges::none_of(palette.items, [](const PaletteItem& item) { return item.id.starts_with("line."); }));
    CHECK(std::ranges::none_of(palette.items, [](const PaletteItem& item) { return item.id == "do.settlement"; }));
}

TEST_CASE("the help has every verb of the grammar in one of its lines") {
    std::set<std::string> words;
    for (const HelpSection& section : make_help()) {
        if (section.keys) continue;
        for (const HelpRow& row : section.rows) {
            std::istringstream line(row.line);
            for (std::string word; line >> word;) words.insert(word);
        }
    }
    for (const std::string_view verb : all_verbs()) CHECK_MESSAGE(words.contains(std::string(verb)), verb);
}

TEST_CASE("the help finds rows by words of their line, their text or their title") {
    HelpSnapshot help{make_help(), {}};
    find_in_help(help, "");
    CHECK(help.shown.size() == help.all.size());
    find_in_help(help, "RULINGS alt");
    REQUIRE(help.shown.size() == 1);
    CHECK(help.shown.front().title == "Calculator");
    CHECK(help.shown.front().rows.size() == 1);
    find_in_help(help, "mortgage nonsense");
    CHECK(help.shown.empty());
}

TEST_CASE("the help tells of every key of the program") {
    std::set<std::string> keys;
    for (const HelpSection& section : make_help())
        for (const HelpRow& row : section.rows) keys.insert(row.line);
    for (const ProgramActionRow& row : program_actions()) CHECK_MESSAGE(keys.contains(row.key), row.key);
}

}  // namespace
}  // namespace tablebank
