// Rolls, rents, taxes, other payments, and a player's end.

#include <algorithm>

#include "ledger/grammar/notation_actions.h"

namespace tablebank::reading {

Action roll(Reader& line) {
    return action::Roll{line.dice()};
}

Action rent(Reader& line) {
    action::Rent rent;
    rent.deed = line.maybe_deed({"dice", "give"});
    if (line.skip("dice")) rent.dice = line.dice();
    if (line.skip("give")) rent.give = items(line, {});
    return rent;
}

Action tax(Reader& line) {
    return action::Tax{line.choose({"fixed", "percent"}) == 1};
}

Action pay(Reader& line) {
    action::Pay pay{line.amount(), std::nullopt};
    if (line.skip("to")) pay.to = line.player();
    return pay;
}

Action get(Reader& line) {
    action::Get get{line.amount(), std::nullopt};
    if (line.skip("from")) get.from = line.player();
    return get;
}

Action at(Reader& line) {
    return action::At{line.space()};
}

Action count(Reader& line) {
    return action::Count{line.amount(0)};
}

namespace {

/// Adds a thing to a list that names each once.
template <class Thing>
void once(Reader& line, std::vector<Thing>& named, Thing thing, const Token& at) {
    if (!line.error() && std::ranges::find(named, thing) != named.end()) line.fail(ParseError::Kind::unexpected, at);
    named.push_back(thing);
}

}  // namespace

Action bankrupt(Reader& line) {
    action::Bankrupt bankrupt;
    if (line.skip("to")) {
        do {
            const Token* named = line.peek();
            once(line, bankrupt.to, line.player(), *named);
        } while (line.skip_comma());
    }
    line.want(Wanted::Kind::deed);
    while (line.at_word() && (line.peek()->text.front() == '@' || line.word_ahead(1) == "redeemed")) {
        const Token* named = line.peek();
        once(line, bankrupt.redeemed, line.deed(), *named);
        line.need("redeemed");
        line.skip_comma();
    }
    return bankrupt;
}

}  // namespace tablebank::reading
