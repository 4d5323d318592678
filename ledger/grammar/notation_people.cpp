// People who come, go and change seats, and names that are corrected.

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/spoken_phrases.h"

namespace tablebank::reading {
namespace {

bool at_place_in_order(Reader& line) {
    const bool before = line.at_keyword("before");
    return line.at_keyword("after") || before;
}

/// Cash and deeds from the bank.
Items stock(Reader& line) {
    Items items;
    do {
        const Token* here = line.peek();
        line.want(Wanted::Kind::amount);
        if (line.at_amount()) {
            items.cash += line.amount(1, Reader::Sums::several);
            if (items.cash > Money{Money::largest_typed}) line.fail(ParseError::Kind::amount_too_large, *here);
        } else {
            const Space deed = line.deed();
            if (line.error()) return items;
            if (std::ranges::find(items.deeds, deed, &Items::DeedItem::deed) != items.deeds.end())
                line.fail(ParseError::Kind::unexpected, *here);
            items.deeds.push_back({deed, false});
        }
        line.skip_comma();
    } while (line.at_word() && !at_place_in_order(line));
    return items;
}

/// "to lena", "swap max with tom".
constexpr std::array<std::string_view, 10> before_name{"to", "into", "à", "en", "a", "ad", "in", "na", "в", "на"};
constexpr std::array<std::string_view, 11> before_other{"and", "with", "et", "avec", "e", "con",
                                                        "i",   "z",    "ze", "и",    "с"};

/// Consumes a link in front of a name. It is written in small letters, and a further word follows: so "To" and "To Lan"
/// are names.
void skip_link(Reader& line, std::span<const std::string_view> links) {
    const bool more = line.at_word() && line.peek(1) != nullptr && line.peek(1)->kind == Token::Kind::word;
    if (more && std::ranges::find(links, line.peek()->text) != links.end()) line.take();
}

/// "cede il posto a lena": the words for a seat in front of a name, in small letters. "Posto Lena" is a name.
void skip_seat_words(Reader& line) {
    constexpr std::array<std::string_view, 9> whose{"his", "her", "sa", "la", "il", "suo", "swoje", "своё", "свое"};
    constexpr std::array<std::string_view, 5> seats{"seat", "place", "posto", "miejsce", "место"};
    constexpr std::size_t most = 3;
    for (std::size_t words = 0; words < most; ++words) {
        const Token* token = line.peek(words);
        const Token* next = line.peek(words + 1);
        if (token == nullptr || next == nullptr || next->kind != Token::Kind::word) return;
        if (std::ranges::find(seats, token->text) != seats.end()) {
            for (std::size_t taken = 0; taken <= words; ++taken) line.take();
            return;
        }
        if (std::ranges::find(whose, token->text) == whose.end()) return;
    }
}

}  // namespace

Action take_over(Reader& line) {
    skip_seat_words(line);
    skip_link(line, before_name);
    return action::TakeOver{line.new_name({})};
}

Action swap(Reader& line) {
    skip_link(line, before_other);
    return action::Swap{line.player()};
}

Action rename(Reader& line) {
    skip_link(line, before_name);
    return action::Rename{line.new_name({})};
}

Action join(Reader& line) {
    const bool roles = line.setup().edition->profile.roles.value;
    return join_as(line,
                   roles ? line.new_name({"monopolist", "competitor"}) : line.new_name({"get", "before", "after"}));
}

Action join_as(Reader& line, std::string name) {
    action::Join join;
    join.name = std::move(name);
    skip_phrase(line, Phrase::game);
    skip_phrase(line, Phrase::as);
    if (line.setup().edition->profile.roles.value) join.role = line.role();
    if (line.is_spoken()) line.skip_comma();
    const std::size_t with = phrase_ahead(line, Phrase::with);
    const bool has_cash = with > 0 && line.peek(with) != nullptr && looks_numeric(line.peek(with)->text);
    if (has_cash ? skip_phrase(line, Phrase::with) : line.skip("get")) join.get = stock(line);
    join.before = line.skip("before");
    if (join.before || line.skip("after")) join.next_to = line.player();
    return join;
}

}  // namespace tablebank::reading
