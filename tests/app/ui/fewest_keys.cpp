#include "tests/app/ui/fewest_keys.h"

#include <algorithm>

#include "app/present/dialogs/bankruptcy_snapshot.h"
#include "app/present/dialogs/which_line.h"
#include "app/present/table/turn_snapshot.h"
#include "app/present/typing/typed_completions.h"
#include "app/present/typing/typed_line.h"
#include "ledger/grammar/notation.h"
#include "tests/support/languages.h"

namespace tablebank {

namespace {

int signs_in(const std::string& text) {
    return static_cast<int>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

int said_in(const std::string& line) {
    const auto open = line.find('"');
    return open == std::string::npos ? 0 : signs_in(line.substr(open));
}

/// The fewest keys for a text, where Tab may write the end of a word or more.
int keys_with_tab(const Session& session, const std::string& text) {
    const std::size_t end = std::min(text.find('"'), text.size());  // what people said is typed in full
    std::vector<int> fewest(text.size() + 1, static_cast<int>(text.size()));
    fewest[0] = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool begins_a_sign = (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
        fewest[at + 1] = std::min(fewest[at + 1], fewest[at] + (begins_a_sign ? 1 : 0));
        if (at >= end || at == 0) continue;
        const auto offers = typed_completions(session.game(), text.substr(0, at), "en");
        if (offers.empty() || !(text + ' ').starts_with(offers.front())) continue;
        const std::size_t written = std::min(offers.front().size(), text.size());
        if (written > at) fewest[written] = std::min(fewest[written], fewest[at] + 1);
    }
    return fewest.back();
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

/// "16+2", "w+2", "+2": the text that may replace a transaction with the deed of a line.
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

/// Without the space before quoted text, which the grammar does not need.
std::string without_blank_before_quote(std::string line) {
    const auto quote = line.find(" \"");
    return quote == std::string::npos ? line : line.erase(quote, 1);
}

/// Dice without the spaces between them; anything else unchanged.
std::string dice_close_together(std::string text) {
    if (text.find_first_not_of("123456 ") == std::string::npos) std::erase(text, ' ');
    return text;
}

/// The text that may be typed for a line, in addition to the line itself.
std::vector<std::string> ways_to_type(const Session& session, const std::string& line) {
    std::vector<std::string> ways;
    const std::string in_turn = of_player_in_turn(session, line);
    for (const std::string& start : {line, by_seat(session, line), in_turn, by_seat(session, in_turn)}) {
        for (const std::string skipped :
             {"", "card ", "card #", "card goto ", "foundation ", "rent dice ", "walk @12 "})
            if (start.starts_with(skipped) && start != skipped) {
                ways.push_back(dice_close_together(start.substr(skipped.size())));
                ways.push_back(without_blank_before_quote(start.substr(skipped.size())));
            }
    }
    return ways;
}

/// "300=air" for a trade of one deed and a sum.
std::vector<std::string> trade_answers(const std::string& line) {
    const auto give = line.find(" give ");
    const auto get = line.find(" get ");
    if (line.find(" trade ") == std::string::npos || give > get) return {};
    const std::string paid = line.substr(give + 6, get - give - 6);
    const std::string deed = line.substr(get + 5);
    std::vector<std::string> answers;
    for (std::size_t signs_of_deed = 1; signs_of_deed <= deed.size(); ++signs_of_deed) {
        const std::string trade = paid + '=' + deed.substr(0, signs_of_deed);
        answers.push_back(trade);
        answers.push_back(line.substr(0, line.find(' ') + 1) + trade);
    }
    return answers;
}

/// "3 5=4" for a payment to a player.
std::vector<std::string> payment_answers(const std::string& line) {
    const auto pay = line.find("pay ");
    const auto to = line.find(" to ");
    if (pay == std::string::npos || to == std::string::npos || pay > to) return {};
    const std::string payment = line.substr(pay + 4, to - pay - 4) + '=' + line.substr(to + 4);
    return {payment, line.substr(0, pay) + payment};
}

/// Whether F8 and Enter post it.
bool is_bankruptcy(const Session& session, const std::string& line, const std::optional<Effect>& wanted) {
    if (line.find(" bankrupt") == std::string::npos) return false;
    const auto dialog = make_bankruptcy_snapshot(english, session, fresh_bankruptcy(session.game()));
    return effect(session, dialog.foot.line) == wanted;
}

}  // namespace

std::optional<Effect> effect(const Session& session, const std::string& line) {
    const auto decided = session.preview(line);
    const auto* entries = std::get_if<std::vector<Entry>>(&decided);
    if (entries == nullptr) return std::nullopt;
    Effect effect{entries->front().transfers, entries->front().facts, entries->front().why};
    std::erase_if(effect.facts, [](const FactChange& fact) { return fact.key.name == FactName::finished_at; });  // when
    return effect;
}

Entered fewest_keys(const Session& session, const std::string& line) {
    constexpr std::string_view stop = "clock stop \"";
    if (line == "clock start") return {.clock = true, .keys = 1};
    if (line.starts_with(stop)) {
        const int said = said_in(line);
        return {.clock = true, .typed = line.substr(stop.size()), .keys = said + 1, .said = said - 1};
    }
    if (line == "undo") return {.undo = true, .keys = 1};
    if (line == "redo") return {.redo = true, .keys = 1};
    const auto wanted = effect(session, line);
    for (const OfferedAction& action : make_turn_snapshot(english, session.table()).actions)
        if (wanted && action.allowed && !action.to_finish && action.key != ActionKey::none &&
            effect(session, action.line) == wanted) {
            if (action.question.empty()) return {.action = action.key, .keys = 1};
            const WhichLine asks = make_which_line(english, session, action.line, action.question);
            return {.action = action.key, .answer = asks.ways.front().id, .keys = 2};
        }
    if (is_bankruptcy(session, line, wanted)) return {.bankruptcy = true, .keys = 2};
    // nullopt: it means another thing; otherwise the letter that it needs after Enter, or nothing.
    const auto meant_with = [&](const std::string& text) -> std::optional<std::string> {
        const LineToPost read = read_typed(session.table(), text);
        if (!read.whose.asks())
            return effect(session, read.line) == wanted ? std::optional<std::string>("") : std::nullopt;
        for (const OfferedAction& way : make_which_line(english, session, read.whose).ways)
            if (way.allowed && effect(session, way.line) == wanted) return way.id;
        return std::nullopt;
    };
    Entered best{.typed = line, .keys = keys_with_tab(session, line) + 1, .said = said_in(line)};
    const auto consider = [&](const std::string& text, int keys) {
        if (keys >= best.keys) return;
        const auto answer = meant_with(text);
        if (!answer || keys + signs_in(*answer) >= best.keys) return;
        best.typed = text;
        best.answer = *answer;
        best.keys = keys + signs_in(*answer);
    };
    for (const std::string& text : deed_answers(session, line)) consider(text, signs_in(text) + 1);
    for (const std::string& text : trade_answers(by_seat(session, line))) consider(text, signs_in(text) + 1);
    for (const std::string& text : payment_answers(by_seat(session, line))) consider(text, signs_in(text) + 1);
    for (const std::string& text : ways_to_type(session, line)) consider(text, keys_with_tab(session, text) + 1);
    return best;
}

}  // namespace tablebank
