// The things that change hands in a trade.

#include <algorithm>

#include "ledger/grammar/notation_actions.h"

namespace tablebank::reading {
namespace {

void take_cash(Reader& line, Items& items, Reader::Sums sums) {
    const Token& figure = *line.peek();
    items.cash += line.amount(1, sums);
    if (items.cash > Money{Money::largest_typed}) line.fail(ParseError::Kind::amount_too_large, figure);
}

void take_deed(Reader& line, Items& items) {
    const Token& named = *line.peek();
    const Space deed = line.deed();
    if (line.error()) return;
    if (std::ranges::find(items.deeds, deed, &Items::DeedItem::deed) != items.deeds.end()) {
        line.fail(ParseError::Kind::unexpected, named);
    }
    items.deeds.push_back({deed, line.skip("redeemed")});
}

}  // namespace

bool item(Reader& line, Items& items, std::initializer_list<std::string_view> until, Reader::Sums sums) {
    for (const auto kind : {Wanted::Kind::amount, Wanted::Kind::deed, Wanted::Kind::card_name}) line.want(kind);
    const auto ends = [&](std::string_view keyword) { return line.at_keyword(keyword); };
    if (std::ranges::count_if(until, ends) > 0) return false;
    if (line.at_card_name()) {
        items.cards.push_back(line.card_name());
    } else if (line.at_amount()) {
        take_cash(line, items, sums);
    } else if (line.at_word() || line.at_quoted()) {
        take_deed(line, items);
    } else {
        return false;
    }
    line.skip_comma();
    return true;
}

Items items(Reader& line, std::initializer_list<std::string_view> until) {
    Items items;
    if (line.skip("nothing")) return items;
    if (!item(line, items, until)) line.fail_expected();
    while (item(line, items, until)) {
    }
    return items;
}

namespace {

/// `; ...`: not the answer of an amendment, which begins with its entry.
bool at_another_deal(const Reader& line) {
    const Token* next = line.peek(1);
    return line.peek() != nullptr && line.peek()->kind == Token::Kind::semicolon && next != nullptr &&
           !next->text.starts_with('#');
}

/// `[PLAYER] PLAYER give ITEMS get ITEMS`; without the first, the player of the line gives.
action::Trade::Deal deal(Reader& line) {
    line.skip_semicolon();
    action::Trade::Deal deal;
    deal.with = line.player();
    if (!line.at_keyword("give")) {
        deal.giver = deal.with;
        deal.with = line.player();
    }
    line.need("give");
    deal.give = items(line, {"get"});
    line.need("get");
    deal.get = items(line, {});
    return deal;
}

}  // namespace

Action trade(Reader& line) {
    action::Trade trade;
    trade.with = line.player();
    line.need("give");
    trade.give = items(line, {"get"});
    line.need("get");
    trade.get = items(line, {});
    while (at_another_deal(line)) trade.more.push_back(deal(line));
    return trade;
}

}  // namespace tablebank::reading
