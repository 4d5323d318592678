// The demo game, entered through the window by keys alone: how many it takes. Every line is entered by the fewest keys
// that the window offers for it: Enter or a function key for what is offered, a short answer, the seat for a name, Tab
// where it completes a word. What people say (a reason, a remark, in quotes) is typed in full and counted apart.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/present/turn_snapshot.h"
#include "app/present/typed_line.h"
#include "ledger/chain.h"
#include "ledger/notation.h"
#include "tests/playthroughs/playthrough.h"
#include "tests/ui/bench_of_screens.h"

namespace tablebank {
namespace {

/// How one line is entered.
struct Entered {
    ActionKey action = ActionKey::none;  ///< this key and nothing else
    bool undo = false;                   ///< Ctrl+Z
    bool redo = false;                   ///< Ctrl+Y
    bool clock = false;                  ///< Ctrl+T
    std::string typed{};                 ///< this text, then Enter
    int keys = 0;
    int said = 0;  ///< of these, signs between quotes
};

/// What a line does to the table; empty where it would not be posted.
struct Effect {
    std::vector<Transfer> transfers;
    std::vector<FactChange> facts;
    std::string why;
    friend bool operator==(const Effect&, const Effect&) = default;
};

std::optional<Effect> effect(const Session& session, const std::string& line) {
    const auto decided = session.preview(line);
    const auto* entries = std::get_if<std::vector<Entry>>(&decided);
    if (entries == nullptr) return std::nullopt;
    return Effect{entries->front().transfers, entries->front().facts, entries->front().why};
}

int signs(const std::string& text) {
    return static_cast<int>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

int said_in(const std::string& line) {
    const auto open = line.find('"');
    return open == std::string::npos ? 0 : signs(line.substr(open));
}

/// The keys for a text, where Tab may take the place of the end of a word.
int keys_with_tab(const Session& session, const std::string& text) {
    int keys = 0;
    std::size_t begin = 0;
    while (begin < text.size()) {
        std::size_t end = text.find(' ', begin);
        if (end == std::string::npos || text[begin] == '"') end = text.size();
        const std::string word = text.substr(begin, end - begin);
        int fewest = signs(word);
        int blank = 1;
        for (std::size_t typed = 0; typed + 1 < word.size() && text[begin] != '"'; ++typed) {
            const auto offers = typed_completions(session.game(), text.substr(0, begin + typed), "en");
            const std::string done = text.substr(0, end);
            if (offers.empty() || (offers.front() != done && offers.front() != done + ' ')) continue;
            blank = offers.front() == done ? 1 : 0;  // Tab writes it where more must follow
            fewest = static_cast<int>(typed) + 1;
            break;
        }
        keys += fewest + (end < text.size() ? blank : 0);
        begin = end + 1;
    }
    return keys;
}

/// Names as the numbers of their seats.
std::string by_seat(const Session& session, std::string line) {
    for (int seat = 1; seat <= session.game().seats(); ++seat) {
        const std::string& name = session.setup().player(Seat{seat}).name;
        for (std::size_t at = line.find(name); at < line.find('"'); at = line.find(name, at + 1))
            line.replace(at, name.size(), std::to_string(seat));
    }
    return line;
}

/// Without the name of the player in turn, which the grammar adds.
std::string of_player_in_turn(const Session& session, const std::string& line) {
    const std::string name = session.setup().player(session.game().turn()).name + ' ';
    return line.starts_with(name) ? line.substr(name.size()) : line;
}

/// "16+2", "w+2", "+2": whatever may stand for a dealing with the deed of a line.
std::vector<std::string> deed_answers(const Session& session, const std::string& line) {
    std::vector<std::string> answers;
    const auto read = parse_line(session.setup(), line);
    const auto* command = std::get_if<Command>(&read);
    if (command == nullptr) return answers;
    const std::string printed = print_line(session.setup(), *command);
    const std::string last = printed.substr(printed.rfind(' ') + 1);
    for (const Deed& deed : session.setup().edition->deeds) {
        const std::string number = std::to_string(deed.space.index);
        if (printed.find(" @" + number) == std::string::npos) continue;
        for (const std::string& word : {std::string{}, deed.slug.substr(0, 1), deed.slug.substr(0, 2), number}) {
            for (const char* sign : {"+", "-"}) {
                answers.push_back(word + sign);
                if (!last.starts_with('@')) answers.push_back(answers.back() + last);
            }
        }
    }
    return answers;
}

/// What may be typed for a line, beside the line itself.
std::vector<std::string> ways_to_type(const Session& session, const std::string& line) {
    std::vector<std::string> ways;
    const std::string in_turn = of_player_in_turn(session, line);
    for (const std::string& start : {line, by_seat(session, line), in_turn, by_seat(session, in_turn)}) {
        for (const std::string skipped : {"", "card ", "card goto ", "foundation ", "rent dice "})
            if (start.starts_with(skipped) && start != skipped) ways.push_back(start.substr(skipped.size()));
    }
    return ways;
}

Entered fewest_keys(const Session& session, const std::string& line) {
    if (line == "clock start") return {.clock = true, .keys = 1};
    if (line == "undo") return {.undo = true, .keys = 1};
    if (line == "redo") return {.redo = true, .keys = 1};
    const auto wanted = effect(session, line);
    for (const OfferedAction& action : make_turn_snapshot(session.table()).actions)
        if (action.allowed && !action.to_finish && action.key != ActionKey::none &&
            effect(session, action.line) == wanted)
            return {.action = action.key, .keys = 1};
    const auto means_it = [&](const std::string& text) {
        return effect(session, read_typed(session.table(), text).line) == wanted;
    };
    Entered best{.typed = line, .keys = keys_with_tab(session, line) + 1, .said = said_in(line)};
    const auto consider = [&](const std::string& text, int keys) {
        if (keys >= best.keys || !means_it(text)) return;
        best.typed = text;
        best.keys = keys;
    };
    for (const std::string& text : deed_answers(session, line)) consider(text, signs(text) + 1);
    for (const std::string& text : ways_to_type(session, line)) consider(text, keys_with_tab(session, text) + 1);
    return best;
}

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
    if (entered.clock) return bench.press_ctrl(Key::t);
    if (entered.action != ActionKey::none) return bench.press(key_of(entered.action));
    bench.type(entered.typed);
    if (dice_at_once) return bench.frames(2);
    bench.press(Key::enter);
}

/// What belongs to an ordinary turn: the roll, and what it causes.
bool is_ordinary(const std::string& line) {
    const std::string word = line.substr(0, line.find(' '));
    return word == "ok" || word == "buy" || word == "decline" || word == "rent" || word == "tax" ||
           word == "foundation";
}

bool is_roll(const std::string& line) {
    return !line.empty() && std::ranges::all_of(line, [](char c) { return c == ' ' || (c >= '1' && c <= '6'); });
}

/// The demo game, played twice: as it is written, and through the window by as few keys as it takes. What the window
/// does of itself is not typed: the dice of the next player end a turn and pay a plain debt.
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

    /// Whether the dice that come next do what a line says, so that nothing is typed for it.
    [[nodiscard]] bool done_by_dice(std::size_t at) const {
        const auto& line = demo_.lines[at].line;
        std::size_t roll = at + 1;
        const bool turn_is_over = session().game().rolls_left() == 0;
        if (line != "next" && turn_is_over && roll < demo_.lines.size() && demo_.lines[roll].line == "next") ++roll;
        if (roll >= demo_.lines.size() || !is_roll(demo_.lines[roll].line)) return false;
        if (line == "next") return turn_is_over;
        const std::string first = read_typed(session().table(), demo_.lines[roll].line).first;
        return !first.empty() && effect(session(), first) == effect(session(), line);
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
        const bool by_itself = done_by_dice(at);
        if (!by_itself) {
            const std::int64_t before = session().game().last;
            Entered entered = fewest_keys(session(), line);
            if (dice_at_once_ && is_roll(line)) --entered.keys;
            enter(bench_, entered, dice_at_once_ && is_roll(line));
            REQUIRE(session().game().last > before);
            count(demo_.lines[at].line, entered);
            for (int seat = 1; seat <= session().game().seats(); ++seat)
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
    std::vector<std::int64_t> number_by_keys_;  ///< by the number of an entry in the game as written
    int turns_ = 0;
    int keys_ = 0;
    int said_ = 0;
    std::vector<int> ordinary_;
    bool plain_ = false;
};

}  // namespace

TEST_CASE("the demo game by keys alone: at most 4 for an ordinary turn") {
    const DemoByKeys demo(false);
    MESSAGE(demo.counted());
    CHECK(demo.per_ordinary_turn() <= 4.0);
    CHECK(demo.per_turn() <= 6.6);
}

TEST_CASE("the demo game by keys alone, where dice need no Enter: at most 6 a turn over the whole game") {
    const DemoByKeys demo(true);
    MESSAGE(demo.counted());
    CHECK(demo.per_ordinary_turn() <= 4.0);
    CHECK(demo.per_turn() <= 6.0);
}

}  // namespace tablebank
