// The command palette: its items, and the results for a few letters.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "app/viewmodel/palette_snapshot.h"
#include "tests/support/languages.h"
#include "tests/support/played_table.h"

namespace tablebank {
namespace {

using testing::PlayedTable;

/// The results of the search, best first.
std::vector<std::string> found(const Language& lang, PaletteSnapshot& palette, std::string_view typed) {
    find_in_palette(lang, palette, typed, true);
    std::vector<std::string> ids;
    for (const std::size_t index : palette.shown) ids.push_back(palette.items[index].id);
    return ids;
}

PaletteSnapshot of_table(const Language& lang, const PlayedTable& table) {
    return make_palette(lang, {.game = &table.game()});
}

TEST_CASE("no two items of the palette have one id, except forms that begin alike") {
    const PlayedTable table;
    std::set<std::string> ids;
    for (const PaletteItem& item : of_table(english, table).items) {
        CHECK_FALSE(item.text.empty());
        CHECK_FALSE(item.group.empty());
        if (!item.id.starts_with("line.")) CHECK_MESSAGE(ids.insert(item.id).second, item.id);
    }
}

TEST_CASE("the beginning of a word finds it before its inside does") {
    const PlayedTable table;
    PaletteSnapshot palette = of_table(english, table);
    CHECK(found(english, palette, "mortg").front() == "line.mortgage ");
    CHECK(found(english, palette, "mtg").front() == "line.mortgage ");  // its letters in order
    CHECK(found(english, palette, "nob").front() == "space.34");
    CHECK(found(english, palette, "boris").front() == "player.2");
    CHECK(found(english, palette, "ctrl z").front() == "do.undo");
    CHECK(found(english, palette, "  UNDO last").front() == "do.undo");
    const PlayedTable timed("us", 4, Goal::timed);
    PaletteSnapshot of_timed = of_table(english, timed);
    CHECK(found(english, of_timed, "clock stop").front() == "line.clock stop \"");
}

TEST_CASE("the palette has only the items of the box and its game, none twice, and with capital letters") {
    for (const Goal goal : {Goal::a, Goal::timed}) {
        const PlayedTable table("us", 4, goal);
        std::set<std::string> texts;
        const PaletteSnapshot palette = of_table(english, table);
        for (const PaletteItem& item : palette.items) {
            if (item.group == "line" || item.group == "program")
                CHECK_MESSAGE(texts.insert(item.text).second, item.text);
            CHECK_FALSE((item.text.front() >= 'a' && item.text.front() <= 'z'));
            CHECK(item.id != "line.stake ");       // no bookmakers on this board
            CHECK(item.id != "line.draw hidden");  // and no secret cards
            CHECK(item.id != "line.clock jump ");  // what only programs post
            if (goal != Goal::timed) CHECK(item.id != "line.closing");
        }
    }
    const PlayedTable football("football");
    const PaletteSnapshot palette = of_table(english, football);
    CHECK(std::ranges::find(palette.items, "line.stake ", &PaletteItem::id) != palette.items.end());
}

TEST_CASE("a common name finds an item, after the items with that name") {
    const PlayedTable table;
    PaletteSnapshot palette = of_table(english, table);
    const auto swaps = found(english, palette, "swap");
    CHECK(swaps.front() == "line.swap ");
    CHECK(std::ranges::find(swaps, "line.trade ") != swaps.end());
    const auto mistakes = found(english, palette, "mistake");
    CHECK(std::ranges::find(mistakes, "line.amend #") != mistakes.end());
}

TEST_CASE("a salary and the sheet on paper are found first in every language, and never what starts the clock") {
    struct Asked {
        const char* language;
        std::vector<std::string> salary;
        std::vector<std::string> paper;
    };
    const std::vector<Asked> asked{
        {"en", {"salary"}, {"pdf", "print", "sheet"}},
        {"fr", {"salaire"}, {"pdf", "imprimer", "feuille"}},
        {"it", {"stipendio"}, {"pdf", "stampa", "foglio"}},
        {"pl", {"pensja"}, {"pdf", "drukuj", "arkusz"}},
        {"ru", {"зарплата", "выплата"}, {"pdf", "печать", "ведомость"}},
    };
    const PlayedTable table("us", 4, Goal::timed);
    const std::vector<SeenButton> buttons{{"clock.start", "Start the clock", "Ctrl+T"}};
    for (const auto& [language, salary, paper] : asked) {
        CAPTURE(language);
        const Language lang = speaking(language);
        PaletteSnapshot palette = make_palette(lang, {.buttons = buttons, .game = &table.game()});
        for (const std::string& word : salary) {
            CAPTURE(word);
            const auto ids = found(lang, palette, word);
            REQUIRE_FALSE(ids.empty());
            CHECK(ids.front() == "line.get ");
            CHECK(palette.items[palette.shown.front()].detail.find('"') != std::string::npos);
            CHECK(std::ranges::find(ids, "press.clock.start") == ids.end());
        }
        for (const std::string& word : paper) {
            CAPTURE(word);
            const auto ids = found(lang, palette, word);
            CHECK(std::ranges::find(ids, "do.sheet") != ids.end());
        }
    }
}

TEST_CASE("an immediate action is found by the beginnings of its words, and not by its common names") {
    const PlayedTable table;
    const std::vector<SeenButton> buttons{{"turn.pay", "Pay 184", "Enter"}};
    PaletteSnapshot palette = make_palette(english, {.buttons = buttons, .game = &table.game()});
    const auto has = [&](std::string_view typed) {
        const auto ids = found(english, palette, typed);
        return std::ranges::find(ids, "press.turn.pay") != ids.end();
    };
    CHECK(has("pay"));
    CHECK(has("pa"));
    CHECK_FALSE(has("py"));  // its letters in order
    CHECK_FALSE(has("ay"));
    const auto mistakes = found(english, palette, "mistake");
    CHECK(std::ranges::find(mistakes, "do.undo") == mistakes.end());
}

TEST_CASE("every typed word has to be found") {
    const PlayedTable table;
    PaletteSnapshot palette = of_table(english, table);
    const auto deeds = found(english, palette, "deed san francisco");
    CHECK(deeds == std::vector<std::string>{"space.31", "space.32", "space.34"});
    CHECK(found(english, palette, "").size() == palette.items.size());
}

TEST_CASE("text that is found nowhere is offered as a line, once") {
    const PlayedTable table;
    PaletteSnapshot palette = of_table(english, table);
    const std::size_t before = palette.items.size();
    CHECK(found(english, palette, "anna build xyz") == std::vector<std::string>{"line"});
    CHECK(found(english, palette, "anna build xyzz") == std::vector<std::string>{"line"});
    CHECK(std::get<intent::TypeLine>(palette.items.back().does).line == "anna build xyzz");
    CHECK(found(english, palette, "").size() == before);
    find_in_palette(english, palette, "nothing such", false);
    CHECK(palette.shown.empty());
}

TEST_CASE("the words of the language in use and the English ones both find an action") {
    const Language russian = speaking("ru");
    const PlayedTable table;
    PaletteSnapshot palette = of_table(russian, table);
    CHECK(found(russian, palette, "залож").front() == "line.mortgage ");
    CHECK(found(russian, palette, "mortgage deed").front() == "line.mortgage ");
    CHECK(palette.items[palette.shown.front()].text != "Mortgage a deed");
}

TEST_CASE("buttons of the screen are first, the action of Enter before all; the program's actions are listed once") {
    const PlayedTable table;
    const std::vector<SeenButton> buttons{{"line.undo", "Undo", "Ctrl+Z"},
                                          {"top.leave", "Close game", "Esc"},
                                          {"turn.let", "Let it go", "F2"},
                                          {"turn.pay", "Pay 184", "Enter"},
                                          {"step", "+", ""},
                                          {"die", "4", ""}};
    const PaletteSnapshot palette = make_palette(english, {.buttons = buttons, .game = &table.game()});
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
    const PaletteSnapshot first_screen = make_palette(english, {.buttons = start});
    for (const PaletteItem& item : first_screen.items) CHECK_FALSE(item.id.starts_with("press."));
    CHECK(named("press.die") == 0);
}

TEST_CASE("without a game there are no lines and no deeds, but there are the recent games") {
    std::vector<RecentGame> games(1);
    games[0].file = "/g/friday.tbl";
    games[0].players = {"Anna", "Boris"};
    PaletteSnapshot palette = make_palette(english, {.recent = &games});
    CHECK(found(english, palette, "friday") == std::vector<std::string>{"game./g/friday.tbl"});
    CHECK(std::ranges::none_of(palette.items, [](const PaletteItem& item) { return item.id.starts_with("line."); }));
    CHECK(std::ranges::none_of(palette.items, [](const PaletteItem& item) { return item.id == "do.settlement"; }));
}

}  // namespace
}  // namespace tablebank
