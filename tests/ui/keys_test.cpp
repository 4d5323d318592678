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
    std::string typed{};                 ///< this text, then Enter
    int keys = 0;
    int said = 0;  ///< of these, signs between quotes
};

std::string canonical(const Session& session, const std::string& line) {
    const auto read = parse_line(session.setup(), line);
    const auto* command = std::get_if<Command>(&read);
    return command != nullptr ? print_line(session.setup(), *command) : std::string{};
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
        for (std::size_t typed = 0; typed + 1 < word.size() && text[begin] != '"'; ++typed) {
            const auto offers = complete_line(session.setup(), text.substr(0, begin + typed));
            if (offers.empty() || offers.front() != text.substr(0, end)) continue;
            fewest = std::min(fewest, static_cast<int>(typed) + 1);
            break;
        }
        keys += fewest + (end < text.size() ? 1 : 0);
        begin = end + 1;
    }
    return keys;
}

/// A name that is the first word, as the number of its seat.
std::string by_seat(const Session& session, const std::string& line) {
    for (int seat = 1; seat <= session.game().seats(); ++seat) {
        const std::string& name = session.setup().player(Seat{seat}).name;
        if (line.starts_with(name + ' ')) return std::to_string(seat) + line.substr(name.size());
    }
    return line;
}

/// "16+2" for "Anna build @16 2", and whatever else might mean it.
std::vector<std::string> deed_answers(const Session& session, const std::string& wanted) {
    std::vector<std::string> answers;
    for (const Deed& deed : session.setup().edition->deeds) {
        if (wanted.find(" @" + std::to_string(deed.space.index)) == std::string::npos) continue;
        const std::string last = wanted.substr(wanted.rfind(' ') + 1);
        for (const char* sign : {"+", "-"}) {
            answers.push_back(std::to_string(deed.space.index) + sign);
            if (!last.starts_with('@')) answers.push_back(answers.back() + last);
        }
    }
    return answers;
}

Entered fewest_keys(const Session& session, const std::string& line) {
    const std::string wanted = canonical(session, line);
    for (const OfferedAction& action : make_turn_snapshot(session.table()).actions)
        if (action.allowed && !action.to_finish && action.key != ActionKey::none &&
            canonical(session, action.line) == wanted)
            return {.action = action.key, .keys = 1};
    if (line_to_post(session.game(), "") == line) return {.action = ActionKey::enter, .keys = 1};
    if (wanted == "undo") return {.undo = true, .keys = 1};
    if (wanted == "redo") return {.redo = true, .keys = 1};
    Entered best{.typed = line, .keys = 1000, .said = said_in(line)};
    for (const std::string& text : deed_answers(session, wanted)) {
        if (canonical(session, line_to_post(session.game(), text)) != wanted || signs(text) + 1 >= best.keys) continue;
        best.typed = text;
        best.keys = signs(text) + 1;
    }
    for (const std::string& start : {line, by_seat(session, line)}) {
        for (const std::string skipped : {"", "card ", "foundation ", "rent dice "}) {
            if (!start.starts_with(skipped)) continue;
            const std::string text = start.substr(skipped.size());
            if (text.empty() || canonical(session, line_to_post(session.game(), text)) != wanted) continue;
            const int keys = keys_with_tab(session, text) + 1;
            if (keys >= best.keys) continue;
            best.typed = text;
            best.keys = keys;
        }
    }
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

void enter(Bench& bench, const Entered& entered) {
    if (entered.undo) return bench.press_ctrl(Key::z);
    if (entered.redo) return bench.press_ctrl(Key::y);
    if (entered.action != ActionKey::none) return bench.press(key_of(entered.action));
    bench.type(entered.typed);
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

}  // namespace

TEST_CASE("the demo game by keys alone: at most 4 for an ordinary turn") {
    const auto demo = playthroughs::read_playthrough(std::filesystem::path(TABLEBANK_SOURCE_DIR) /
                                                     "tests/playthroughs/two-hours.us.txt");
    Bench bench;
    const auto file = bench.folder() / "demo.tbl";
    { const Session begun = Session::create(file, demo.setup, nullptr, StampMaker::system()); }
    bench.open(file);
    int turns = 0;
    int keys = 0;
    int said = 0;
    std::vector<int> ordinary;
    bool plain = false;
    for (const auto& played : demo.lines) {
        if (played.refused) continue;
        CAPTURE(played.line);
        const std::int64_t before = bench.game().last;
        const Entered entered = fewest_keys(*bench.program().session(), played.line);
        enter(bench, entered);
        REQUIRE(bench.game().last > before);
        keys += entered.keys - entered.said;
        said += entered.said;
        if (is_roll(played.line)) {
            ++turns;
            plain = true;
            ordinary.push_back(0);
        } else if (!is_ordinary(played.line)) {
            plain = false;
        }
        if (plain) ordinary.back() += entered.keys;
    }
    const double each = static_cast<double>(keys) / turns;
    double sum = 0;
    for (const int count : ordinary) sum += count;
    const double usual = sum / static_cast<double>(ordinary.size());
    MESSAGE(turns, " turns, ", keys, " keys, ", each, " a turn; an ordinary turn ", usual, "; ", said,
            " signs of what people said");
    CHECK(usual <= 4.0);
    CHECK(each <= 8.2);

    Session typed = Session::create(bench.folder() / "typed.tbl", demo.setup, nullptr, StampMaker::system());
    for (const auto& played : demo.lines)
        if (!played.refused) CHECK(std::holds_alternative<Posted>(typed.post(played.line)));
    CHECK(typed.game().last == bench.game().last);
    for (int seat = 1; seat <= typed.game().seats(); ++seat)
        CHECK(typed.game().cash(Seat{seat}) == bench.game().cash(Seat{seat}));
}

}  // namespace tablebank
