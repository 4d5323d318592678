// The table screen drawn from a snapshot filled by hand: it needs no game, and it decides nothing.

#include <doctest/doctest.h>

#include <algorithm>

#include "app/ui/screens/screens.h"
#include "tests/app/ui/bench_of_screens.h"

using namespace tablebank;

namespace {

PlayerCard card(PlayerMark mark, std::string name, std::string cash) {
    PlayerCard card;
    card.mark = std::move(mark);
    card.name = std::move(name);
    card.cash = std::move(cash);
    return card;
}

TableSnapshot rent_due() {
    TableSnapshot snapshot;
    snapshot.players.push_back(card({1, Role::monopolist, 0, "A"}, "Anna", "$260"));
    snapshot.players.push_back(card({2, Role::competitor, 0, "B"}, "Boris", "$900"));
    for (int index = 0; index < 40; ++index) {
        BoardCell cell;
        cell.space = Space{index};
        cell.name = "Place";
        snapshot.board.cells.push_back(std::move(cell));
    }
    snapshot.board.cells[34].tokens = {1};
    snapshot.turn.payer = 1;
    snapshot.turn.payee = 2;
    snapshot.turn.amount = "$184";
    snapshot.turn.actions = {{"pay", "Pay 184", "ok", ActionKey::enter},
                             {"waive", "Let it go", "Boris waive", ActionKey::f2}};
    return snapshot;
}

/// Draws until the presses have come through.
std::optional<Intent> press(Screenless& screen, const TableSnapshot& snapshot, TableState& state, Key key) {
    PendingIntent queue;
    const auto draw = [&](const Ui& ui) {
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
        ImGui::Begin("table", nullptr, ImGuiWindowFlags_NoDecoration);
        draw_table(ui, snapshot, state, queue);
        ImGui::End();
    };
    for (int i = 0; i < 3; ++i) screen.frame(draw);
    set_key(key, true);
    screen.frame(draw);
    set_key(key, false);
    screen.frame(draw);
    return queue.take();
}

}  // namespace

TEST_CASE("a choice's key types its line") {
    Screenless screen;
    TableState state;
    const auto wish = press(screen, rent_due(), state, Key::f2);
    REQUIRE(wish.has_value());
    REQUIRE(std::holds_alternative<intent::Post>(*wish));
    CHECK(std::get<intent::Post>(*wish).line == "Boris waive");
}

TEST_CASE("acts that wait are shown on the table's screen of every size, with the key to their own screen") {
    for (const ImVec2 size : {ImVec2{760, 520}, ImVec2{1280, 800}, ImVec2{1920, 1080}}) {
        Screenless screen(1, size);
        TableState state;
        TableSnapshot snapshot = rent_due();
        snapshot.top.round = "Round 7";
        press(screen, snapshot, state, Key::a);
        CHECK(screen.probe().find("top.waiting") == nullptr);
        snapshot.phones = {"2 acts wait", true};
        press(screen, snapshot, state, Key::a);
        const ProbedWidget* const shown = screen.probe().find("top.waiting");
        REQUIRE(shown != nullptr);
        CHECK(shown->text == "2 acts wait");
        CHECK(shown->max.x <= size.x);
        const auto has_whole = [&](const std::string& text) {
            return std::ranges::any_of(screen.probe().texts(),
                                       [&](const PaintedText& each) { return each.text == text && !each.cut; });
        };
        CHECK(has_whole("2 acts wait"));
        CHECK(has_whole(hint_of(KeyAction::phones)));
    }
}

TEST_CASE("no action of the table starts while the disk refuses, and Enter tries again") {
    Screenless screen;
    TableState state;
    state.trouble = DiskTrouble{{"The disk is full.", "All 12 entries are kept.", "Make room."}, "/tmp/copy.tbl", ""};
    CHECK_FALSE(press(screen, rent_due(), state, Key::f2).has_value());
    const auto wish = press(screen, rent_due(), state, Key::enter);
    REQUIRE(wish.has_value());
    CHECK(std::holds_alternative<intent::TryAgain>(*wish));
    CHECK(screen.probe().find("disk.kept")->text == "All 12 entries are kept.");
    CHECK(screen.probe().find("disk.copy") != nullptr);
    CHECK_FALSE(screen.probe().find("line")->enabled);
}

TEST_CASE("every key on the screen is its own") {
    Screenless screen;
    TableState state;
    press(screen, rent_due(), state, Key::a);
    std::vector<std::string> keys;
    for (const ProbedWidget& widget : screen.probe().widgets()) keys.push_back(widget.key);
    std::ranges::sort(keys);
    const auto twice = std::ranges::adjacent_find(keys);
    CHECK_MESSAGE(twice == keys.end(), (twice == keys.end() ? std::string{} : *twice));
}

TEST_CASE("cards in hand are counted next to the cash, and their names are hidden until the pointer is over them") {
    Bench bench;
    bench.open_game("football", {{"Anna", Role::player}, {"Boris", Role::player}},
                    {"Anna at @30", "Anna 12", "ok", "Anna at @7", "Anna card #4"});
    CHECK(bench.widget("player.1.hand").text == "2 cards in hand");
    CHECK_FALSE(bench.has("player.2.hand"));
    const auto painted = [&](std::string_view text) {
        return std::ranges::any_of(bench.probe().texts(), [&](const PaintedText& each) { return each.text == text; });
    };
    CHECK(painted("2 cards in hand"));
    CHECK_FALSE(painted("выход со скамейки"));
}
