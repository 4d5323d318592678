// People who come, go and change seats, and names that are corrected.

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

#include "ledger/grammar/notation_actions.h"

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

}  // namespace

Action take_over(Reader& line) {
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
    action::Join join;
    join.name = roles ? line.new_name({"monopolist", "competitor"}) : line.new_name({"get", "before", "after"});
    if (roles) join.role = line.role();
    if (line.skip("get")) join.get = stock(line);
    join.before = line.skip("before");
    if (join.before || line.skip("after")) join.next_to = line.player();
    return join;
}

}  // namespace tablebank::reading
