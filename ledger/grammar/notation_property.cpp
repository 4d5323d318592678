// Deeds and buildings.

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

}  // namespace

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

}  // namespace tablebank::reading
