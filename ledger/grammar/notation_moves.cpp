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
    if (line.skip("dice") || line.at_throw()) rent.dice = line.dice();
    if (line.skip("give")) rent.give = items(line, {});
    return rent;
}

Action tax(Reader& line) {
    return action::Tax{line.choose({"fixed", "percent"}) == 1};
}

Action pay(Reader& line) {
    action::Pay pay;
    // "pay Tom 100", as people say it.
    const bool payee_first = line.is_spoken() && !line.at_amount();
    if (payee_first) {
        line.skip("to");
        pay.middle = line.skip_middle(MoneyGoes::to);
        if (!pay.middle) pay.to = line.player_or_bank();
    }
    pay.amount = line.amount();
    if (!payee_first && (line.skip("to") || line.at_receiver() || line.at_middle(MoneyGoes::to))) {
        pay.middle = line.skip_middle(MoneyGoes::to);
        if (!pay.middle) pay.to = line.player_or_bank();
    }
    return pay;
}

Action get(Reader& line) {
    // The word is also the reason, so it is not consumed.
    if (line.at_salary()) return action::Get{line.setup().edition->profile.salary.value.passing, std::nullopt};
    action::Get get{line.amount(), std::nullopt};
    if (line.skip("from") || line.at_bank() || line.at_middle(MoneyGoes::from)) {
        get.middle = line.skip_middle(MoneyGoes::from);
        if (!get.middle) get.from = line.player_or_bank();
    }
    return get;
}

Action at(Reader& line) {
    return action::At{line.space()};
}

Action count(Reader& line) {
    action::Count count;
    if (line.at_notes()) {
        count.notes = line.notes();
        count.cash = sum_of(count.notes);
    } else {
        count.cash = line.amount(0);
    }
    count.waived = line.skip("waived");
    return count;
}

namespace {

/// Adds a thing, which `read` takes from the line, to a list that names each once.
template <class Thing, class Read>
void once(Reader& line, std::vector<Thing>& named, Read read) {
    const Token* at = line.peek();  // nullptr at the end of the line, which is not a name
    const Thing thing = read();
    if (line.error()) return;
    if (std::ranges::find(named, thing) != named.end()) line.fail(ParseError::Kind::unexpected, *at);
    named.push_back(thing);
}

}  // namespace

Action bankrupt(Reader& line) {
    action::Bankrupt bankrupt;
    if (line.skip("to")) {
        do {
            once(line, bankrupt.to, [&] { return line.player(); });
        } while (line.skip_comma());
    }
    line.want(Wanted::Kind::deed);
    while (line.at_word() && (line.peek()->text.front() == '@' || line.word_ahead(1) == "redeemed")) {
        once(line, bankrupt.redeemed, [&] { return line.deed(); });
        line.need("redeemed");
        line.skip_comma();
    }
    return bankrupt;
}

}  // namespace tablebank::reading
