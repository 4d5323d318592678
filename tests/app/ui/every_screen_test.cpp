// Every screen, in every language, with every edition, from an empty table to huge sums and the longest names, at two
// scales: no text is cut, no key is there twice, every character has its glyph, and a picture kept from an earlier
// frame is what would be painted now.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "app/i18n/catalogues.h"
#include "app/i18n/language.h"
#include "app/live/event_key.h"
#include "app/present/editions/edition_editor.h"
#include "app/session/settings.h"
#include "app/ui/screens/screens.h"
#include "db/edition/edition_folder.h"
#include "source_dir.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/app/ui/screen_findings.h"
#include "tests/app/ui/screenless_keys.h"
#include "tests/app/ui/visited_games.h"
#include "tests/support/full_disk.h"
#include "tests/support/languages.h"

namespace tablebank {
namespace {

const ImVec2 players_window{1280, 720};

/// The players' view as a window of its own, at the scale that fills it.
void visit_players(Screenless& window, Application& program, const std::string& where, Findings& findings) {
    program.desk().players().open = true;
    program.desk().refresh_players();
    window.frame([&](const Ui& ui) {
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize(players_window);
        ImGui::Begin("players", nullptr, ImGuiWindowFlags_NoDecoration);
        draw_players_view(ui, program.desk().players().view(), {{0, 0}, players_window});
        ImGui::End();
    });
    findings.look(window, where + " players");
}

void visit_past(Screenless& screen, Application& program, const std::string& where, Findings& findings) {
    press_alt(screen, program, Key::down);
    for (const Key key : {Key::down, Key::f3, Key::escape, Key::f4, Key::escape, Key::menu}) {
        press(screen, program, key);
        findings.look(screen, program, where + " past");
    }
    press(screen, program, Key::escape);
    press(screen, program, Key::escape);
}

void type(Screenless& screen, Application& program, const char* text) {
    ImGui::GetIO().AddInputCharactersUTF8(text);
    draw(screen, program);
}

/// Overlays on the table: the command palette, a deed, the question about pasted lines, the disk that refuses.
void visit_overlays(Screenless& screen, Application& program, const std::string& where, Findings& findings) {
    press_ctrl(screen, program, Key::p);
    findings.look(screen, program, where + " palette");
    const Edition& edition = program.desk().session()->game().edition();
    const Deed& deed = *std::ranges::max_element(edition.deeds, {}, [](const Deed& one) { return one.name.size(); });
    type(screen, program, deed.name.c_str());
    findings.look(screen, program, where + " palette");
    press(screen, program, Key::enter);
    REQUIRE(program.desk().game()->table.selection.space);
    findings.look(screen, program, where + " deed");
    press(screen, program, Key::escape);

    ImGui::SetClipboardText("1 pay 1\n2 pay 123456789 \"a long reason for a line that was pasted\"\n3 pay 1\n");
    press_ctrl(screen, program, Key::v);
    REQUIRE(program.desk().game()->table.line.asks_to_post);
    findings.look(screen, program, where + " pasted");
    press(screen, program, Key::escape);
    REQUIRE(program.desk().session() != nullptr);
    if (program.desk().session()->game().phase() == Phase::finished) return;
    type(screen, program, "note \"x\"");
    {
        const FullDisk full;
        press(screen, program, Key::enter);
    }
    REQUIRE(program.desk().game()->table.trouble);
    findings.look(screen, program, where + " disk");
    press(screen, program, Key::escape);
}

/// The calculator with the present table, in each of its questions.
void visit_calculator(Screenless& screen, Application& program, const std::string& where, Findings& findings) {
    press_ctrl(screen, program, Key::k);
    REQUIRE(program.desk().state().screen == Screen::calculator);
    for (const Chord chord : chords_of(KeyAction::question)) {
        chord.held == Held::ctrl ? press_ctrl(screen, program, chord.key) : press(screen, program, chord.key);
        findings.look(screen, program, where + " calculator");
    }
    press_ctrl(screen, program, Key::i);
    findings.look(screen, program, where + " calculator's board");
    findings.in_sight(screen, where + " calculator's board", {"calc.line", "calc.touch", "calc.board", "calc.copy"});
    press(screen, program, Key::f2);
    findings.look(screen, program, where + " calculator's board");
    press_ctrl(screen, program, Key::i);
    press(screen, program, Key::escape);
}

/// The correction of an earlier roll, with its first question and after an answer to it, if later lines are touched.
void visit_repair(Screenless& screen, Application& program, const std::string& where, Findings& findings) {
    for (int back = 0; back < 6; ++back) press_ctrl(screen, program, Key::d);
    type(screen, program, "12");
    findings.look(screen, program, where + " roll to put right");
    press(screen, program, Key::enter);
    if (program.desk().game()->dialogs.state().open == Dialog::repair) {
        findings.look(screen, program, where + " repair");
        findings.in_sight(screen, where + " repair", {"dialog.post", "dialog.close", "dialog.line"});
        type(screen, program, "1");
        findings.look(screen, program, where + " repair answered");
        press(screen, program, Key::escape);
        press(screen, program, Key::escape);
    }
    for (int times = 0; times < 2 && !program.desk().game()->table.line.typed.empty(); ++times)
        press(screen, program, Key::escape);
}

void visit_game(Screenless& screen, Screenless& window, Application& program, const std::filesystem::path& file,
                const std::string& where, Findings& findings) {
    program.desk().open(file);
    draw(screen, program);
    findings.look(screen, program, where + " table");
    findings.offers_in_sight(screen, where + " table");
    for (const Key key : {Key::b, Key::f}) {  // the board and the log, if they are not there already
        press_ctrl(screen, program, key);
        findings.look(screen, program, where + " table");
        press(screen, program, Key::escape);
    }
    for (const auto& [key, name] :
         {std::pair{Key::f5, " trade"}, {Key::f6, " auction"}, {Key::f7, " card"}, {Key::f8, " bankruptcy"}}) {
        press(screen, program, key);
        findings.look(screen, program, where + name);
        press(screen, program, key);
    }
    press_ctrl(screen, program, Key::r);
    findings.look(screen, program, where + " rulings");
    press(screen, program, Key::escape);
    visit_past(screen, program, where, findings);
    // From the past of an empty table the same keys lead out of the game.
    const auto reopen = [&] {
        program.desk().open(file);
        draw(screen, program);
        REQUIRE(program.desk().state().screen == Screen::table);
    };
    reopen();
    visit_players(window, program, where, findings);
    press(screen, program, Key::f9);
    REQUIRE(program.desk().state().screen == Screen::settlement);
    findings.look(screen, program, where + " settlement");
    press_ctrl(screen, program, Key::n);
    type(screen, program, "98");
    findings.look(screen, program, where + " notes counted");
    program.desk().carry_out(intent::Go{Screen::proof});
    program.desk().carry_out(intent::Prove{ProofAction::save});
    draw(screen, program);
    findings.look(screen, program, where + " proof");
    reopen();
    visit_calculator(screen, program, where, findings);
    reopen();
    visit_repair(screen, program, where, findings);
    reopen();
    visit_overlays(screen, program, where, findings);
}

/// An edition of one's own with an error and a doubtful figure, in the folder of games.
void save_own_edition(const std::filesystem::path& folder) {
    Settings settings = load_settings(folder).settings;
    settings.games = folder / "own";
    REQUIRE(save_settings(folder, settings));
    std::filesystem::create_directories(settings.games);
    std::string text = with_field(shelf().front().text.text, "deed[0].price", "a lot");
    std::ofstream(settings.games / "my.toml") << with_field(text, "deed[1].name", "Wilhelmina-Maximilianen-Allee");
}

/// The list of editions, an own one in all its sections, and the question before its changes are lost.
void visit_editions(Screenless& screen, Application& program, const std::string& where, Findings& findings) {
    press_ctrl(screen, program, Key::e);
    findings.look(screen, where + " editions");
    press(screen, program, Key::enter);
    REQUIRE(program.desk().state().editions.draft);
    for (const Key key : {Key::f2, Key::f3, Key::f4, Key::f5, Key::f6, Key::f7}) {
        press(screen, program, key);
        findings.look(screen, where + " edition");
    }
    for (int times = 0; times < 3; ++times) press(screen, program, Key::escape);
    press(screen, program, Key::f2);
    press_ctrl(screen, program, Key::d);
    findings.look(screen, where + " deeds to compare");
    press(screen, program, Key::escape);
}

/// A new game as it opens, with the dice of the roll, while sides are chosen, and when it cannot begin.
void visit_new_game(Screenless& screen, Application& program, const std::string& where, Findings& findings) {
    const auto look = [&](const char* sentence) {
        findings.look(screen, program, where + " new game");
        findings.in_sight(screen, where + " new game", {"new.file", "new.begin", "new.back", sentence});
    };
    const auto go_to = [&](const std::string& key) {
        for (int i = 0; i < 99 && program.desk().state().new_game.focus.key != key; ++i)
            press(screen, program, Key::tab);
        REQUIRE(program.desk().state().new_game.focus.key == key);
    };
    press(screen, program, Key::f2);
    look("new.problem");
    for (const char* name : {"Anna", "Boris", "Maximilian"}) {
        type(screen, program, name);
        press(screen, program, Key::enter);
    }
    look("new.summary");
    press_ctrl(screen, program, Key::m);
    look("new.summary");
    press_ctrl(screen, program, Key::m);
    go_to("new.roll");
    press(screen, program, Key::space);
    look("new.step");
    type(screen, program, "34");
    type(screen, program, "4312");
    type(screen, program, "x");
    look("new.step");
    type(screen, program, "6655");
    look("new.step");
    press(screen, program, Key::enter);  // the highest throw goes first
    look(program.desk().state().new_game.draft.players.front().role == Role::player ? "new.step" : "new.summary");
    go_to("new.name.0");
    type(screen, program, "Wilhelmina-Maximiliane-Apollonia");
    look("new.problem");
    press(screen, program, Key::escape);
}

/// The questions before the line of a table is followed, with the longest of names and addresses.
void visit_questions(Screenless& screen, Application& program, const std::string& where, Findings& findings) {
    TableSetup table;
    table.event = "Meisterschaft der Wilhelmina-Maximilianen-Allee und der Freundinnen des langen Abends";
    table.event_id = std::string(32, 'b');
    table.round = 12;
    table.table = 345;
    table.hub = "https://a-hub-with-a-long-name." + std::string(200, 'w') + ".example:65535";
    table.key = event_key(std::string(64, 'a'), table.event_id).public_key();
    KnownTable known;
    ScreenState& state = program.desk().state();
    for (const LineDoubt doubt : {LineDoubt::new_host, LineDoubt::new_event, LineDoubt::unproved, LineDoubt::other_hub,
                                  LineDoubt::other_key, LineDoubt::proof_missing}) {
        if (is_change(doubt)) {
            known.kept = table;
            known.kept->hub = "http://192.168.0.7:8017";
        }
        if (doubt > LineDoubt::other_hub)
            known.event_key = event_key(std::string(64, 'c'), table.event_id).public_key();
        TableSetup asked = table;
        if (doubt == LineDoubt::unproved || doubt == LineDoubt::proof_missing) asked.key.reset();
        state.join = {line_question_text(program.desk().language(), {doubt, asked, known}),
                      {is_change(doubt) ? "join.leave" : "join.agree", true}};
        state.screen = Screen::join;
        draw(screen, program);
        findings.look(screen, program, where);
        findings.in_sight(screen, where, {"join.question", "join.agree", "join.leave"});
    }
    program.desk().carry_out(intent::Go{Screen::start});
    draw(screen, program);
}

/// The guided first game, line by line and then with a mistake of more than one line.
void visit_guide(Screenless& screen, Application& program, const std::string& where, Findings& findings) {
    // Two frames are compared, between which no figure may run.
    const Settings settings = program.desk().settings();
    Settings still = settings;
    still.money_moves = false;
    program.desk().carry_out(intent::Set{still});
    program.desk().carry_out(intent::ShowMe{});
    draw(screen, program);
    REQUIRE(program.desk().game() != nullptr);
    findings.know_names(program.desk().session()->game().edition(), {},
                        program.desk().session()->path().filename().string());
    for (const char* line : {"56", "ok"}) program.desk().carry_out(intent::Post{line});
    draw(screen, program);
    findings.look(screen, program, where);
    while (program.desk().game()->shown().guide && !program.desk().game()->shown().guide->line.empty()) {
        press_ctrl(screen, program, Key::n);
        findings.look(screen, program, where);
        findings.in_sight(screen, where, {"guide.heading", "guide.next", "line"});
        findings.offers_in_sight(screen, where);
    }
    REQUIRE(program.desk().game()->shown().guide);
    press_ctrl(screen, program, Key::i);
    findings.look(screen, program, where + " put aside");
    program.desk().carry_out(intent::Leave{});
    program.desk().carry_out(intent::Set{settings});
    draw(screen, program);
    findings.look(screen, program, where + " left");
}

/// Which editions are looked at in a language.
using Visited = std::function<bool(std::size_t language, std::size_t edition)>;

/// A third of all pairs of a language and an edition, which has every language and every edition;
/// scripts/every-screen.sh looks at all of them.
Visited third(std::size_t which) {
    return [which](std::size_t language, std::size_t edition) {
        return std::getenv("TABLEBANK_EVERY_SCREEN") != nullptr || (language + edition) % 3 == which;
    };
}

Visited only(const std::set<std::string>& editions) {
    return [editions](std::size_t, std::size_t edition) { return editions.contains(shelf()[edition].edition.id); };
}

/// On a screen of a size, in every language: the games of some editions and sorts.
void visit_all(float scale, ImVec2 size, const Visited& visited, std::span<const Sort> sorts = all_sorts) {
    Screenless screen(scale, size);
    Screenless window(players_view_scale(3, players_window), players_window);
    Findings findings;
    const TestFolder folder;
    const auto file_of = [&](const std::string& name) { return folder.path() / (name + ".tbl"); };
    std::vector<std::vector<std::string>> games;  // by edition
    for (const LoadedEdition& edition : shelf()) {
        findings.know_names(edition.edition, {}, {});
        std::vector<std::string>& names = games.emplace_back();
        for (const Sort sort : sorts) {
            names.push_back(edition.edition.id + '-' + std::to_string(static_cast<int>(sort)));
            const Session session = game_of(edition, sort, file_of(names.back()));
            findings.know_names(edition.edition, players_of(sort), names.back() + ".tbl");
        }
    }
    save_own_edition(folder.path());
    const std::vector<std::string> tags = languages();
    for (std::size_t language = 0; language < tags.size(); ++language) {
        const std::string& tag = tags[language];
        Application program({folder.path(), folder.path(), stamps(), [] { return shelf(); }, {}, speaking(tag)});
        draw(screen, program);
        findings.look(screen, program, tag + " start");
        visit_new_game(screen, program, tag, findings);
        for (const auto& [key, name] : {std::pair{Key::f1, "help"}, {Key::f12, "settings"}}) {
            press(screen, program, key);
            findings.look(screen, program, tag + ' ' + name);
            press(screen, program, key == Key::f1 ? Key::f1 : Key::escape);
        }
        visit_editions(screen, program, tag, findings);
        visit_questions(screen, program, tag + " line of a table", findings);
        visit_guide(screen, program, tag + " guide", findings);
        for (std::size_t edition = 0; edition < games.size(); ++edition)
            if (visited(language, edition))
                for (const std::string& name : games[edition])
                    visit_game(screen, window, program, file_of(name), tag + ' ' + name, findings);
    }
    for (const auto& [what, where] : findings.found()) FAIL_CHECK(what, " (", where, ")");
}

}  // namespace

TEST_CASE("every screen in every language and edition at 1280x800") {
    visit_all(1, {1280, 800}, third(0));
}

TEST_CASE("every screen in every language and edition at 200 % on a screen of twice the size") {
    visit_all(2, {2560, 1600}, third(1));
}

TEST_CASE("every screen in every language and edition at 1366x768, with sums of 10,000 and 1,000,000") {
    constexpr std::array sorts{Sort::thousands, Sort::millions};
    visit_all(1, {1366, 768}, third(2), sorts);
}

TEST_CASE("every screen in every language on a large screen, with the card of the deed next to the due") {
    constexpr std::array sorts{Sort::usual, Sort::thousands};
    visit_all(1, {1920, 1080}, only({"us", "it", "football"}), sorts);
}

TEST_CASE("every screen in every language in the smallest window, of three editions") {
    // If the foot and the banner leave the board little height, names of two dozen letters may be cut.
    constexpr std::array sorts{Sort::empty, Sort::usual, Sort::huge, Sort::thousands};
    visit_all(1, {1024, 640}, only({"us", "it", "football"}), sorts);
}

}  // namespace tablebank
