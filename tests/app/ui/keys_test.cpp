// The demo game, entered through the window by keys alone: how many it takes. Every line is entered by the fewest keys
// that the window offers for it (tests/app/ui/fewest_keys.h). Spoken text (a reason, a remark, in quotes) is typed in
// full and counted separately.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "app/present/typing/typed_line.h"
#include "ledger/proof/chain.h"
#include "source_dir.h"
#include "tests/app/ui/bench_of_screens.h"
#include "tests/app/ui/fewest_keys.h"
#include "tests/support/playthrough.h"

namespace tablebank {
namespace {

Key key_of(ActionKey key) {
    switch (key) {
        case ActionKey::f2:
            return Key::f2;
        case ActionKey::f3:
            return Key::f3;
        case ActionKey::f4:
            return Key::f4;
        default:
            return Key::enter;
    }
}

void enter(Bench& bench, const Entered& entered, bool dice_at_once) {
    if (entered.undo) return bench.press_ctrl(Key::z);
    if (entered.redo) return bench.press_ctrl(Key::y);
    if (entered.clock) bench.press_ctrl(Key::t);
    if (entered.action != ActionKey::none) {
        bench.press(key_of(entered.action));
        if (!entered.answer.empty()) bench.type(entered.answer);
        return;
    }
    if (entered.bankruptcy) {
        bench.press(Key::f8);
        return bench.press(Key::enter);
    }
    bench.type(entered.typed);
    if (dice_at_once) return bench.frames(2);
    if (entered.typed.empty()) return;
    bench.press(Key::enter);
    if (!entered.answer.empty()) bench.type(entered.answer);
}

/// The parts of an ordinary turn: the roll, and its consequences.
bool is_ordinary(const std::string& line) {
    const std::string word = line.substr(0, line.find(' '));
    return word == "ok" || word == "buy" || word == "decline" || word == "rent" || word == "tax" ||
           word == "foundation";
}

bool is_roll(const std::string& line) {
    return !line.empty() && std::ranges::all_of(line, [](char c) { return c == ' ' || (c >= '1' && c <= '6'); });
}

/// Whether a line is independent of its place: not one that undoes, corrects or steers.
bool may_come_first(const std::string& line) {
    constexpr std::array steering{"undo", "redo", "amend", "turn", "clock", "closing"};
    return std::ranges::none_of(steering, [&](std::string_view verb) { return line.starts_with(verb); });
}

/// The effect of lines; nullopt if they would not be posted.
std::optional<std::vector<Transfer>> transfers_of(const Session& session, const std::vector<std::string>& lines) {
    const auto decided = session.preview(lines);
    const auto* entries = std::get_if<std::vector<Entry>>(&decided);
    if (entries == nullptr) return std::nullopt;
    std::vector<Transfer> moved;
    for (const Entry& entry : *entries) moved.insert(moved.end(), entry.transfers.begin(), entry.transfers.end());
    return moved;
}

/// The demo game, played twice: as it is written, and through the window by as few keys as it takes. The window's own
/// actions are not typed: the dice of the next player end a turn and pay a plain debt.
class DemoByKeys {
public:
    explicit DemoByKeys(bool dice_at_once) : dice_at_once_(dice_at_once) {
        const auto file = bench_.folder() / "demo.tbl";
        { const Session begun = Session::create(file, demo_.setup, nullptr, StampMaker::system()); }
        bench_.open(file);
        if (dice_at_once) {
            bench_.press(Key::f12);
            bench_.click("settings.dice");
            bench_.press(Key::escape);
        }
        std::erase_if(demo_.lines, [](const auto& played) { return played.refused.has_value(); });
        for (std::size_t at = 0; at < demo_.lines.size(); ++at) play(at);
    }

    [[nodiscard]] double per_turn() const { return static_cast<double>(keys_) / static_cast<double>(turns_); }
    [[nodiscard]] double per_ordinary_turn() const {
        double sum = 0;
        for (const int count : ordinary_) sum += count;
        return sum / static_cast<double>(ordinary_.size());
    }
    [[nodiscard]] std::string counted() const {
        return std::to_string(turns_) + " turns, " + std::to_string(keys_) + " keys, " + std::to_string(per_turn()) +
               " a turn; an ordinary turn " + std::to_string(per_ordinary_turn()) + "; " + std::to_string(said_) +
               " signs of what people said";
    }

private:
    [[nodiscard]] const Session& session() const { return *bench_.program().session(); }

    /// Whether the dice of the next roll have the effect of a line, so that nothing is typed for it: they end the turn,
    /// and pay a plain debt. Lines between the two are posted before, if that gives the same result.
    [[nodiscard]] bool done_by_dice(std::size_t at) const {
        const auto& line = demo_.lines[at].line;
        const bool ends_turn = line == "next";
        if (ends_turn && session().game().rolls_left() > 0) return false;
        std::vector<std::string> as_written = left_to_dice_;
        as_written.push_back(line);
        std::vector<std::string> as_typed;
        std::size_t roll = at + 1;
        for (; roll < demo_.lines.size() && !is_roll(demo_.lines[roll].line); ++roll) {
            const std::string& between = demo_.lines[roll].line;
            if (!may_come_first(between)) return false;
            as_written.push_back(between);
            if (between != "next") as_typed.push_back(between);
        }
        if (roll >= demo_.lines.size()) return false;
        const std::string& dice = demo_.lines[roll].line;
        as_typed.insert(as_typed.end(), left_to_dice_.begin(), left_to_dice_.end());
        if (!ends_turn) {
            const std::string first = read_typed(session().table(), dice).first;
            if (first.empty() || effect(session(), first) != effect(session(), line)) return false;
            as_typed.push_back(first);
        }
        as_written.push_back(dice);
        as_typed.push_back(dice);
        const auto moved = transfers_of(session(), as_written);
        const auto moved_by_dice = transfers_of(session(), as_typed);
        return moved && moved_by_dice && std::ranges::is_permutation(*moved, *moved_by_dice);
    }

    /// With the numbers that entries have in the game that is played by keys.
    [[nodiscard]] std::string renumbered(const std::string& line) const {
        const std::size_t mark = line.find('#');
        if (mark == std::string::npos || mark > line.find('"') || line.starts_with("card")) return line;
        const std::size_t end = std::min(line.find(' ', mark), line.size());
        const auto written = std::stoul(line.substr(mark + 1, end - mark - 1));
        return line.substr(0, mark + 1) + std::to_string(number_by_keys_.at(written)) + line.substr(end);
    }

    void play(std::size_t at) {
        const std::string line = renumbered(demo_.lines[at].line);
        CAPTURE(line);
        REQUIRE(std::holds_alternative<Posted>(written_.post(demo_.lines[at].line)));
        number_by_keys_.resize(static_cast<std::size_t>(written_.game().last) + 1);
        if (done_by_dice(at)) {
            if (demo_.lines[at].line != "next") left_to_dice_.push_back(line);
            waits_for_dice_ = true;
        } else {
            const std::int64_t before = session().game().last;
            Entered entered = fewest_keys(session(), line);
            if (dice_at_once_ && is_roll(line)) --entered.keys;
            enter(bench_, entered, dice_at_once_ && is_roll(line));
            REQUIRE(session().game().last > before);
            count(demo_.lines[at].line, entered);
            if (is_roll(line)) {
                waits_for_dice_ = false;
                left_to_dice_.clear();
            }
            for (int seat = 1; seat <= session().game().seats() && !waits_for_dice_; ++seat)
                REQUIRE(session().game().cash(Seat{seat}) == written_.game().cash(Seat{seat}));
        }
        number_by_keys_.back() = session().game().last;
    }

    void count(const std::string& line, const Entered& entered) {
        keys_ += entered.keys - entered.said;
        said_ += entered.said;
        if (is_roll(line)) {
            ++turns_;
            plain_ = true;
            ordinary_.push_back(0);
        } else if (!is_ordinary(line)) {
            plain_ = false;
        }
        if (plain_) ordinary_.back() += entered.keys;
    }

    playthroughs::Playthrough demo_ = playthroughs::read_playthrough(std::filesystem::path(TABLEBANK_SOURCE_DIR) /
                                                                     "tests/playthroughs/two-hours.us.txt");
    Bench bench_;
    Session written_ = Session::create(bench_.folder() / "written.tbl", demo_.setup, nullptr, StampMaker::system());
    bool dice_at_once_;
    std::vector<std::string> left_to_dice_;     ///< debts that the dice will pay
    bool waits_for_dice_ = false;               ///< something written is not posted yet, because the dice will do it
    std::vector<std::int64_t> number_by_keys_;  ///< by the number of an entry in the game as written
    int turns_ = 0;
    int keys_ = 0;
    int said_ = 0;
    std::vector<int> ordinary_;
    bool plain_ = false;
};

}  // namespace

TEST_CASE("the demo game by keys alone: at most 4 for an ordinary turn and 6 a turn over the whole game") {
    const DemoByKeys demo(false);
    MESSAGE(demo.counted());
    CHECK(demo.per_ordinary_turn() <= 4.0);
    CHECK(demo.per_turn() <= 6.0);
}

TEST_CASE("the demo game by keys alone, with dice that need no Enter: one key less for each roll") {
    const DemoByKeys demo(true);
    MESSAGE(demo.counted());
    CHECK(demo.per_ordinary_turn() <= 3.0);
    CHECK(demo.per_turn() <= 5.0);
}

}  // namespace tablebank
