// From screen to screen by actions: the screens that each makes again, and the screen to which one returns.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>

#include "app/i18n/language.h"
#include "tests/app/viewmodel/played_desk.h"
#include "tests/support/languages.h"

using namespace tablebank;
using tablebank::testing::PlayedWindow;

TEST_CASE("a language is set and stored, and the screen and the typed text do not change") {
    PlayedWindow table;
    table.begin_game();
    table.type_only("24");
    const std::string in_english = table.game().shown().preview.text;
    Settings french = table.desk().settings();
    french.language = "fr";
    table.wish(intent::Set{french});
    CHECK(table.screen() == Screen::table);
    CHECK(table.game().table.line.typed == "24");
    CHECK(table.game().shown().preview.text != in_english);
    CHECK(load_settings(table.folder()).settings.language == "fr");
}

TEST_CASE(
    "the effect of the last line is shown in the language in use, and other answers of the program are not kept") {
    PlayedWindow table;
    table.begin_game();
    table.type("24");
    const std::string in_english = table.game().table.line.notice;
    REQUIRE_FALSE(in_english.empty());
    table.type("Anna build @6");  // refused
    table.type("ok");
    Settings russian = table.desk().settings();
    russian.language = "ru";
    const std::string bought = table.game().table.line.notice;
    table.wish(intent::Set{russian});
    CHECK_FALSE(table.game().table.line.notice.empty());
    CHECK(table.game().table.line.notice != bought);
    table.type("Anna build @6");
    CHECK_FALSE(table.said().empty());
    Settings back = russian;
    back.language = "en";
    table.wish(intent::Set{back});
    CHECK(table.said().empty());
}

TEST_CASE("sizes and paper money, from keys and from the list of every action") {
    PlayedWindow table;
    table.wish(intent::Resize{+25});
    CHECK(table.desk().settings().scale_percent == 125);
    table.choose(KeyAction::larger);
    CHECK(table.desk().settings().scale_percent == 150);
    table.choose(KeyAction::smaller);
    CHECK(table.desk().settings().scale_percent == 125);
    table.choose(KeyAction::usual_size);
    CHECK(table.desk().settings().scale_percent == 100);
    table.wish(intent::SwitchPaperMoney{});
    CHECK(table.desk().settings().paper_money);
    table.choose(KeyAction::paper_money);
    CHECK_FALSE(table.desk().settings().paper_money);
}

TEST_CASE("the calculator leads back to the screen before it, and keeps its table in a file") {
    PlayedWindow table;
    table.begin_game();
    table.go(Screen::calculator);
    CHECK(table.desk().calculator().snapshot().editions.size() > 1);
    const std::string file = (table.folder() / "position.json").string();
    table.wish(intent::SavePosition{file});
    CHECK(table.said() == "Saved: " + file);
    CHECK_FALSE(table.desk().state().notice.refused());
    table.wish(intent::SavePosition{file});  // never written over
    CHECK(table.desk().state().notice.refused());
    table.wish(intent::OpenPosition{file});
    CHECK(table.said() == "Opened: " + file);
    table.go(Screen::settings);
    CHECK(table.said().empty());
    table.wish(intent::Back{});
    CHECK(table.screen() == Screen::calculator);
    table.wish(intent::Back{});
    CHECK(table.screen() == Screen::table);
}

TEST_CASE("a game half set up is still there after a look at the editions") {
    PlayedWindow table;
    table.go(Screen::new_game);
    table.desk().state().new_game.draft.players.front().name = "Clara";
    table.go(Screen::editions);
    table.wish(intent::Back{});
    CHECK(table.screen() == Screen::new_game);
    CHECK(table.desk().state().new_game.draft.players.front().name == "Clara");
}

TEST_CASE("an edition is copied, changed, saved, undone and played with, and changes are never lost unasked") {
    PlayedWindow table;
    table.go(Screen::editions);
    REQUIRE_FALSE(table.desk().editions().snapshot().shipped.empty());
    table.wish(intent::Editions{EditionAction::copy, 0});
    EditionsState& state = table.desk().state().editions;
    REQUIRE(state.draft);
    CHECK_FALSE(table.desk().state().notice.refused());
    const std::string before = state.draft->text;
    state.history.type(*state.draft, "name", "Ours");
    state.history.leave(*state.draft);
    table.desk().refresh();
    CHECK(state.unsaved());
    table.wish(intent::Editions{EditionAction::undo});
    CHECK(state.draft->text == before);
    table.wish(intent::Editions{EditionAction::redo});
    CHECK(state.unsaved());
    table.wish(intent::Close{});
    CHECK(state.asks_leave);
    CHECK_FALSE(table.desk().wants_to_close());
    state.asks_leave = false;
    table.wish(intent::Editions{EditionAction::save});
    CHECK_FALSE(state.unsaved());
    CHECK(table.said().starts_with("Saved: "));
    std::ofstream(state.file, std::ios::app) << "# somebody else\n";
    table.wish(intent::Editions{EditionAction::save});
    CHECK(state.asks_over);
    CHECK(table.desk().state().notice.refused());
    table.wish(intent::Editions{EditionAction::save_over});
    CHECK_FALSE(state.asks_over);
    CHECK(table.said().starts_with("Saved: "));
    table.wish(intent::Editions{EditionAction::play});
    CHECK(table.screen() == Screen::new_game);
    const auto& offered = table.desk().new_game().editions;
    CHECK(std::ranges::any_of(offered, [](const EditionChoice& each) { return each.name.find("Ours") == 0; }));
    table.wish(intent::Close{});
    CHECK(table.desk().wants_to_close());
}

TEST_CASE("an edition with changes is saved and left, or they are dropped") {
    PlayedWindow table;
    table.go(Screen::editions);
    table.wish(intent::Editions{EditionAction::copy, 0});
    EditionsState& state = table.desk().state().editions;
    const std::string file = state.file;
    state.history.type(*state.draft, "name", "Ours");
    table.wish(intent::Editions{EditionAction::close});
    CHECK(state.asks_leave);
    table.wish(intent::Editions{EditionAction::save_and_go});
    CHECK_FALSE(state.draft);
    table.wish(intent::Editions{EditionAction::open, 0, file});
    REQUIRE(state.draft);
    CHECK(state.draft->text.find("Ours") != std::string::npos);
    state.history.type(*state.draft, "name", "Theirs");
    table.wish(intent::Go{Screen::start});
    CHECK(table.screen() == Screen::editions);
    table.wish(intent::Editions{EditionAction::discard});
    CHECK(table.screen() == Screen::start);
}

TEST_CASE("help and the list of every action lie over a screen") {
    PlayedWindow table;
    table.begin_game();
    table.wish(intent::Help{});
    CHECK(table.desk().state().help.open);
    CHECK_FALSE(table.desk().help().shown.empty());
    table.wish(intent::Help{});
    CHECK_FALSE(table.desk().state().help.open);
    table.wish(intent::Actions{});
    CHECK(table.desk().state().palette.wanted);
    table.desk().toggle_palette({{"turn.roll", "Roll", "F2"}});
    CHECK(table.desk().state().palette.open);
    CHECK_FALSE(table.desk().palette().items.empty());
    table.desk().toggle_palette({});
    CHECK_FALSE(table.desk().state().palette.open);
}

TEST_CASE("an item chosen in the command palette is done, typed or shown") {
    PlayedWindow table;
    table.begin_game();
    table.wish(intent::TypeLine{"Anna pay "});
    CHECK(table.game().table.line.typed == "Anna pay ");
    table.wish(intent::LookAtSpace{Space{6}});
    CHECK(table.game().shown().deed.has_value());
    table.wish(intent::LookAtPlayer{"Boris"});
    CHECK(table.game().table.selection.search == "Boris");
    table.wish(intent::PressButton{"turn.roll"});
    CHECK(table.desk().state().palette.press == "turn.roll");
    table.choose(KeyAction::search_log);
    CHECK(table.game().table.focus_search);
    for (const auto& [action, screen] : {std::pair{KeyAction::calculator, Screen::calculator},
                                         {KeyAction::settings, Screen::settings},
                                         {KeyAction::editions, Screen::editions},
                                         {KeyAction::settlement, Screen::settlement},
                                         {KeyAction::new_game, Screen::new_game},
                                         {KeyAction::open_path, Screen::start}}) {
        table.choose(action);
        CHECK(table.screen() == screen);
    }
    Settings polish = table.desk().settings();
    polish.language = "pl";
    table.wish(intent::Set{polish});
    CHECK(table.desk().language().tag() == "pl");
    table.choose(KeyAction::help);
    CHECK(table.desk().state().help.open);
    table.wish(intent::Open{table.game().session().path().string()});
    CHECK(table.screen() == Screen::table);
    table.wish(intent::Leave{});
    CHECK(table.desk().game() == nullptr);
    table.choose(KeyAction::close);
    CHECK(table.desk().wants_to_close());
}

TEST_CASE("two players whose names look alike are asked about once before their game begins") {
    PlayedWindow table;
    table.go(Screen::new_game);
    NewGameDraft& draft = table.desk().state().new_game.draft;
    draft.players = {{"Anna", Role::monopolist}, {"Аnna", Role::competitor}};
    table.desk().refresh();
    REQUIRE(table.desk().new_game().ready());
    table.wish(intent::Begin{});
    CHECK(table.desk().game() == nullptr);
    CHECK(table.said().find("\"Anna\" and \"Аnna\" look alike") != std::string::npos);
    draft.players.at(1).name = "Аnnа";  // another pair is another question
    table.desk().refresh();
    table.wish(intent::Begin{});
    draft.players.at(1).name = "Аnna";
    table.desk().refresh();
    table.wish(intent::Begin{});
    CHECK(table.desk().game() == nullptr);
    table.wish(intent::Begin{});
    CHECK(table.desk().game() != nullptr);
}

TEST_CASE("a letter with many marks is not a name for a new game") {
    PlayedWindow table;
    table.go(Screen::new_game);
    std::string heap = "A";
    for (int mark = 0; mark < 22; ++mark) heap += "\u0301";
    table.desk().state().new_game.draft.players = {{heap, Role::monopolist}, {"Boris", Role::competitor}};
    table.desk().refresh();
    CHECK_FALSE(table.desk().new_game().ready());
}

TEST_CASE("an address typed as the folder of new games is not kept, and its password is stored nowhere") {
    PlayedWindow table;
    table.choose(KeyAction::settings);
    const Settings before = table.desk().settings();
    for (const char* typed : {"postgresql://vera:hunter2@db.local/club#evening", "/srv/postgres://vera:hunter2@db/club",
                              "host=db user=vera password=hunter2"}) {
        CAPTURE(typed);
        table.desk().state().settings.games = typed;
        Settings wanted = before;
        wanted.games = typed;
        table.wish(intent::Set{wanted});
        CHECK(table.said() == "This is the address of a database, and no folder.");
        CHECK(table.desk().settings().games == before.games);
        CHECK(table.desk().state().settings.games.find("hunter2") == std::string::npos);
    }
    Settings nearly = before;
    nearly.games = "games";
    table.wish(intent::Set{nearly});
    CHECK(table.said().starts_with("A folder is named by its whole path"));
    CHECK(table.desk().settings().games == before.games);
    nearly.games = table.folder() / "club";
    table.wish(intent::Set{nearly});
    CHECK(table.said().empty());
    CHECK(load_settings(table.folder()).settings.games == table.folder() / "club");
}

TEST_CASE("an address that was stored as a folder before is shown without its password") {
    Settings kept;
    kept.games = "/srv/postgresql://vera:hunter2@db/club";
    const SettingsViewModel desk("/nowhere", kept);
    CHECK(desk.now().games.string().find("hunter2") == std::string::npos);
}
