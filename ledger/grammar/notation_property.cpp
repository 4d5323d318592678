// Deeds, buildings and trades.

#include <algorithm>

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/spoken_building.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/text/case_fold.h"

namespace tablebank::reading {
namespace {

constexpr int most_steps = 99;  ///< far more than any street has; the ledger checks the number

int maybe_steps(Reader& line) {
    if (line.at_numeric()) return line.number(1, most_steps);
    line.want(Wanted::Kind::number);
    return 1;
}

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

Action buy(Reader& line) {
    action::Buy buy{line.maybe_deed({"for"}), std::nullopt};
    if (line.skip("for") || (line.is_spoken() && line.skip("to"))) buy.price = line.amount();
    return buy;
}

namespace {

/// The words between the parts of an auction as people say it: "auction nob hill, to clara for 90".
void skip_link(Reader& line, std::initializer_list<std::string_view> links) {
    if (!line.is_spoken()) return;
    line.skip_comma();
    static_cast<void>(std::ranges::find_if(links, [&](std::string_view link) { return line.skip(link); }));
}

}  // namespace

Action auction(Reader& line) {
    action::Auction auction{line.deed(), std::nullopt, Money{}};
    skip_link(line, {"to"});
    line.want({Wanted::Kind::keyword, "none"});
    const bool of_a_player = line.at_whole_name() && fold(line.peek()->text) != "none";
    if (!of_a_player && line.skip("none")) return auction;
    auction.winner = line.player();
    skip_link(line, {"for", "to", "pay"});
    auction.price = line.amount();
    return auction;
}

Action build(Reader& line) {
    action::Build build{line.deed(), 1, std::nullopt};
    build.steps = maybe_steps(line);
    if (line.skip("for")) build.price = line.amount();
    return build;
}

Action sell(Reader& line) {
    if (line.skip("all")) {
        skip_pieces_of_city(line);
        return action::SellCity{line.city()};
    }
    action::Sell sell{line.deed(), 1};
    sell.steps = maybe_steps(line);
    return sell;
}

Action mortgage(Reader& line) {
    return action::Mortgage{line.deed()};
}

namespace {

/// "выкупает из залога вокзал", "wykupuje lotnisko z hipoteki": what it is redeemed from, as people say it.
void skip_mortgage_word(Reader& line) {
    if (!line.is_spoken()) return;
    const Reader::Place begin = line.place();
    if (!line.skip("from")) skip_articles(line);
    if (!line.skip("mortgage")) line.go_back(begin);
}

}  // namespace

Action redeem(Reader& line) {
    skip_mortgage_word(line);
    if (line.is_spoken()) line.skip("from");
    const action::Redeem redeem{line.deed()};
    skip_mortgage_word(line);
    return redeem;
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
