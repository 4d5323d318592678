// Rolls, rents, taxes, other payments, and a player's end.

#include <algorithm>

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/spoken_phrases.h"

namespace tablebank::reading {

Action roll(Reader& line) {
    return action::Roll{line.dice()};
}

namespace {

/// "to boris", as people say it. Nothing is consumed before anything else.
std::optional<Seat> payee_of_rent(Reader& line) {
    if (!line.is_spoken() || line.error() || line.at_end()) return std::nullopt;
    const Reader::Place begin = line.place();
    const bool marked = line.skip("to");
    if (marked || line.at_receiver() || line.at_name_of_player()) {
        const Seat payee = line.player();
        if (!line.error()) return payee;
    }
    line.go_back(begin);
    return std::nullopt;
}

/// The deed of a rent. As people say it, the payee may come first, and "for" before the deed.
void deed_of_rent(Reader& line, action::Rent& rent) {
    if (line.error()) return;
    const Reader::Place begin = line.place();
    const auto deed = [&] {
        if (line.is_spoken()) line.skip("for");
        rent.deed = line.maybe_deed({"dice", "give"});
        return !line.error();
    };
    if (deed() || !line.is_spoken()) return;
    line.go_back(begin);
    rent.to = payee_of_rent(line);
    static_cast<void>(deed());
}

}  // namespace

Action rent(Reader& line) {
    action::Rent rent;
    deed_of_rent(line, rent);
    // After a payee digits may also be the sum.
    if (line.skip("dice") || (!rent.to && line.at_throw())) rent.dice = line.dice();
    if (!rent.to) rent.to = payee_of_rent(line);
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
    // "24 rent to boris": the payment of that due, if it is one.
    const auto rent = line.is_spoken() ? after_articles(line, "rent") : std::nullopt;
    for (std::size_t word = 0; rent && word < *rent; ++word) line.take();
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
    const bool favoured = skip_phrase(line, Phrase::in_favour);
    if (favoured || line.skip("to") || line.at_receiver()) {
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
