#include "ledger/grammar/spoken_trade.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/grammar/spoken_words.h"

namespace tablebank {
namespace {

bool has_more_than_cash(const Items& items) {
    return !items.deeds.empty() || !items.cards.empty();
}

/// The items that go in each direction, and the other player.
struct SaidDeal {
    std::optional<Seat> other;
    Items first;             ///< what is named before "for"
    Items second;            ///< and after it
    std::string what_for{};  ///< "for" and the things after it, as typed
};

/// "арсенал на баварию", "dom na las": the word between two things that are exchanged.
bool at_exchange(const Reader& line) {
    if (!line.at_word()) return false;
    const std::string word = plain_word(line.peek()->text);
    return word == "на" || word == "na";
}

/// How a deal is read: the word in front of the other player, whether a sum with a space is one, and whether things
/// change hands both ways.
struct DealWords {
    std::string_view before;
    Reader::Sums sums = Reader::Sums::several;
    bool exchange = false;
};

/// Things up to a word of `until`, or to a player.
Items things(Reader& line, const DealWords& words, std::initializer_list<std::string_view> until) {
    Items items;
    const auto ends = [&] {
        return line.error() || line.at_receiver() || line.at_name_of_player() ||
               (words.exchange && !items.empty() && at_exchange(line));
    };
    while (!ends() && reading::item(line, items, until, words.sums)) {
    }
    return items;
}

/// `[PLAYER] THINGS [PLAYER] for THINGS [PLAYER]`, with the player named once, after `before` or in another case.
/// After an error about a sum, `asks` is true if only that sum is unclear.
std::optional<SaidDeal> said_deal(Reader& line, const DealWords& words, bool& asks,
                                  std::optional<Seat> other = std::nullopt) {
    SaidDeal deal;
    deal.other = other;
    const auto take_other = [&] {
        if (deal.other) return;
        const bool marked = line.skip(words.before);
        if (line.error() || !(marked || line.at_name_of_player() || line.at_receiver())) return;
        deal.other = line.player();
    };
    take_other();
    deal.first = things(line, words, {words.before, "for", "get"});
    take_other();
    const Reader::Place what_for = line.place();
    if (line.error()) return std::nullopt;
    if (words.exchange && at_exchange(line)) {
        line.take();
    } else if (!line.skip("for") && !line.skip("get") && !(deal.other && line.skip("to"))) {
        // "sells nob hill to boris 300"
        const bool price =
            deal.other && has_more_than_cash(deal.first) && deal.first.cash.is_zero() && line.at_amount();
        if (!price) return std::nullopt;
    }
    deal.second = things(line, words, {words.before});
    deal.what_for = line.typed_since(what_for);
    take_other();
    asks = line.error() && line.error()->kind == ParseError::Kind::ambiguous_amount && deal.other;
    const bool whole = !line.error() && deal.other && !deal.first.empty() && !deal.second.empty();
    if (!whole || (!has_more_than_cash(deal.first) && !has_more_than_cash(deal.second))) return std::nullopt;
    return deal;
}

/// "pays boris 100 for nob hill": a trade, or a rent with a reason.
void ask_what_for(Reader& line, const Token& verb, const Command& command, const SaidDeal& deal) {
    Command trade = command;
    trade.action = action::Trade{*deal.other, deal.first, deal.second, {}};
    Command pay = command;
    pay.action = action::Pay{deal.first.cash, deal.other};
    pay.why = deal.what_for;
    line.fail({ParseError::Kind::two_meanings,
               verb.column,
               std::string{verb.text},
               {print_line(line.setup(), trade), print_line(line.setup(), pay)}});
}

/// "permute avec luc: rue lecourbe": a trade that lacks something, or a change of seats.
bool asks_about_seats(Reader& line, const Token& verb, const Command& command) {
    Command trade = command;
    if (!trade.player) trade.player = line.player();
    const auto swap = std::get<action::Swap>(reading::swap(line));
    if (line.error() || !line.tells_of_items()) return false;
    Command seats = trade;
    seats.action = swap;
    const Reader::Place begin = line.place();
    while (line.take() != nullptr) {
    }
    seats.why = line.typed_since(begin);
    line.go_back(begin);
    Items items = things(line, {"to"}, {"for"});
    if (line.error()) items = {};
    line.go_back(begin);
    trade.action = action::Trade{swap.with, items, {}, {}};
    line.fail({ParseError::Kind::two_meanings,
               verb.column,
               std::string{verb.text},
               {print_line(line.setup(), trade), print_line(line.setup(), seats)}});
    return true;
}

}  // namespace

bool read_spoken_trade(Reader& line, Command& command) {
    if (!line.is_spoken() || !line.at_word()) return false;
    const std::size_t takes = phrase_ahead(line, Phrase::take);
    const std::string verb = takes > 0 ? "buy" : line.word_ahead();
    const bool buys = verb == "buy" || verb == "redeem";
    const bool pays = verb == "pay";
    const bool swaps = verb == "swap";
    if (!buys && !pays && !swaps && verb != "sell" && verb != "give" && verb != "trade") return false;
    const Reader::Place begin = line.place();
    const Token& said = *line.take();
    const Reader::Place after_verb = line.place();
    for (std::size_t word = 1; word < takes; ++word) line.take();
    skip_phrase(line, Phrase::itself);
    const auto sums = pays ? Reader::Sums::one : Reader::Sums::several;
    bool asks = false;
    const auto deal = said_deal(line, {buys ? "from" : "to", sums, swaps || verb == "trade"}, asks);
    if (asks) return true;
    if (!deal || (pays && has_more_than_cash(deal->first))) {
        line.go_back(after_verb);
        if (swaps && asks_about_seats(line, said, command)) return true;
        line.go_back(begin);
        return false;
    }
    if (pays) {
        ask_what_for(line, said, command, *deal);
        return true;
    }
    const Items& gives = buys ? deal->second : deal->first;
    const Items& gets = buys ? deal->first : deal->second;
    command.action = action::Trade{*deal->other, gives, gets, {}};
    return true;
}

bool read_trade_of_two(Reader& line, Command& command, Seat other) {
    const Reader::Place begin = line.place();
    skip_phrase(line, Phrase::itself);
    const std::string verb = line.word_ahead();
    const bool exchanges = verb == "trade" || verb == "swap";
    if (exchanges) line.take();
    bool asks = false;
    const auto deal = exchanges ? said_deal(line, {"to", Reader::Sums::several, true}, asks, other) : std::nullopt;
    if (asks) return true;
    if (!deal) {
        line.go_back(begin);
        return false;
    }
    command.action = action::Trade{other, deal->first, deal->second, {}};
    return true;
}

}  // namespace tablebank
