#include "ledger/grammar/spoken_wording.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/spoken_building.h"
#include "ledger/grammar/spoken_cards.h"
#include "ledger/grammar/spoken_claim.h"
#include "ledger/grammar/spoken_people.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/grammar/spoken_trade.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

/// A sum of a deed, a card or the bank, after "takes".
bool read_taking(Reader& line, Command& command) {
    const Reader::Place begin = line.place();
    if (phrase_ahead(line, Phrase::take) == 0) return false;
    skip_phrase(line, Phrase::take);
    const bool hidden = line.word_ahead() == "hidden";
    const auto card = after_articles(line, "card");
    if (hidden || (card && line.peek(*card) == nullptr)) {
        line.go_back(begin);
        return false;
    }
    if (skip_hidden_card(line)) {
        command.action = action::DrawHidden{};
    } else if (line.at_amount() || line.at_salary()) {
        command.action = reading::get(line);
    } else if (card) {
        for (std::size_t word = 0; word < *card; ++word) line.take();
        command.action = reading::card(line);
    } else {
        command.action = reading::buy(line);
    }
    return true;
}

/// "gets the rent from Tom": that player pays it.
bool read_rent_of(Reader& line, Command& command) {
    const bool gets = line.word_ahead() == "get" || phrase_ahead(line, Phrase::take) > 0;
    const std::size_t verb = std::max(phrase_ahead(line, Phrase::take), std::size_t{1});
    const auto rent = gets ? after_articles(line, "rent", verb) : std::nullopt;
    if (!rent) return false;
    for (std::size_t word = 0; word < verb + *rent; ++word) line.take();
    line.skip("from");
    const std::optional<Seat> owner = command.player;
    command.player = line.player();
    Action rented = reading::rent(line);
    auto& paid = std::get<action::Rent>(rented);
    if (!paid.to) paid.to = owner;
    command.action = std::move(rented);
    return true;
}

/// "pays Tom the rent", "pays 50 to get out".
bool read_said_payment(Reader& line, Command& command) {
    if (line.word_ahead() != "pay") return false;
    const Reader::Place begin = line.place();
    const Token& verb = *line.take();
    const auto skip_jail = [&] {
        while (line.at_word() &&
               (line.word_ahead() == "jail" || line.word_ahead() == "from" || is_article(line.peek()->text)))
            line.take();
    };
    if (skip_phrase(line, Phrase::to_leave)) {
        skip_jail();
        command.action = action::Fine{};
        return true;
    }
    if (line.at_amount()) {
        const Money sum = line.amount();
        if (!line.error() && skip_phrase(line, Phrase::to_leave)) {
            skip_jail();
            command.action = action::Fine{};
            if (line.error() || sum == line.setup().edition->profile.jail_fine.value) return true;
            Command pays = command;
            pays.action = action::Pay{sum, std::nullopt};
            line.fail({ParseError::Kind::two_meanings,
                       verb.column,
                       std::string{verb.text},
                       {print_line(line.setup(), command), print_line(line.setup(), pays)}});
            return true;
        }
    } else if (line.skip("to") || line.at_name_of_player() || line.at_receiver()) {
        const Seat payee = line.player();
        const auto rent = after_articles(line, "rent");
        if (!line.error() && rent) {
            for (std::size_t word = 0; word < *rent; ++word) line.take();
            Action rented = reading::rent(line);
            std::get<action::Rent>(rented).to = payee;
            command.action = std::move(rented);
            return true;
        }
    }
    line.go_back(begin);
    return false;
}

/// "clara wins nob hill for 90".
bool read_win(Reader& line, Command& command) {
    if (!command.player || !skip_phrase(line, Phrase::wins)) return false;
    action::Auction auction{line.deed(), command.player, Money{}};
    if (!line.skip("for") && !line.skip("to")) skip_articles(line);
    auction.price = line.amount();
    command.player.reset();
    command.action = auction;
    return true;
}

/// "боря купил спорт-бар за 40 на аукционе".
bool read_bought_at_auction(Reader& line, Command& command) {
    if (!command.player || line.word_ahead() != "buy") return false;
    const Reader::Place begin = line.place();
    line.take();
    action::Auction auction{line.deed(), command.player, Money{}};
    if (!line.skip("for") && !line.skip("to")) skip_articles(line);
    if (!line.error() && line.at_amount()) auction.price = line.amount();
    if (line.error() || auction.price.is_zero() || !skip_phrase(line, Phrase::at_auction)) {
        line.go_back(begin);
        return false;
    }
    command.player.reset();
    command.action = auction;
    return true;
}

/// "вика выходит за 50": the fine, if it is that sum.
bool read_way_out(Reader& line, Command& command) {
    const std::size_t words =
        std::max(phrase_ahead(line, Phrase::out_of_jail), std::size_t{line.word_ahead() == "free"});
    if (words == 0 || line.word_ahead(words) != "for") return false;
    const Reader::Place begin = line.place();
    for (std::size_t word = 0; word <= words; ++word) line.take();
    if (line.at_amount() && line.amount() == line.setup().edition->profile.jail_fine.value && !line.error()) {
        command.action = action::Fine{};
        return true;
    }
    line.go_back(begin);
    return false;
}

/// "got 4 and 6", and the verb in front of the player: "tira anna 4 6".
bool read_said_throw(Reader& line, Command& command) {
    const std::string verb = line.word_ahead();
    if (verb != "get" && verb != "roll") return false;
    const Reader::Place begin = line.place();
    line.take();
    if (verb == "roll" && !command.player && line.at_name_of_player(Reader::PlayerIs::acting))
        command.player = line.player(Reader::PlayerIs::acting);
    if (!line.error() && line.at_throw() && (verb == "get" || command.player)) {
        const Dice dice = line.dice();
        if (!line.error() && line.at_end()) {
            command.action = action::Roll{dice};
            return true;
        }
    }
    line.go_back(begin);
    return false;
}

/// "extend by 10 minutes", and a pause of the clock, whose word is also the reason.
bool read_clock_words(Reader& line, Command& command) {
    constexpr int most_minutes = 24 * 60;
    if (command.player) return false;
    if (phrase_ahead(line, Phrase::pause) > 0) {
        line.go_back(line.place());  // nothing but the reason is wanted here
        command.action = action::ClockStop{};
        return true;
    }
    if (line.word_ahead() != "extend") return false;
    line.take();
    while (line.at_word() && !line.at_numeric() && line.peek(1) != nullptr && !line.error() &&
           (is_article(line.peek()->text) || count_characters(line.peek()->text) <= 2 ||
            after_articles(line, "clock") == std::size_t{1}))
        line.take();
    command.action = action::ClockExtend{line.number(1, most_minutes)};
    line.skip("minutes");
    return true;
}

/// "anna goes to wall street": by a card, or the real space of the token.
bool asks_about_move(Reader& line, const Command& command) {
    if (line.word_ahead() != "goto" || !command.player || line.peek(1) == nullptr) return false;
    const Reader::Place begin = line.place();
    const Token& verb = *line.take();
    line.skip("to");
    const Space space = line.space();
    if (line.error() || !line.at_end()) {
        line.go_back(begin);
        return false;
    }
    Command card = command;
    CardEffect effect;
    effect.kind = CardEffectKind::go_to;
    effect.space = space;
    card.action = action::Card{effect};
    Command at = command;
    at.action = action::At{space};
    line.fail({ParseError::Kind::two_meanings,
               verb.column,
               std::string{verb.text},
               {print_line(line.setup(), card), print_line(line.setup(), at)}});
    return true;
}

}  // namespace

bool at_clock_words(const Reader& line) {
    return phrase_ahead(line, Phrase::pause) > 0 || line.word_ahead() == "extend";
}

bool read_other_wording(Reader& line, Command& command) {
    return line.is_spoken() && line.at_word() && !line.at_whole_name() &&
           (asks_about_claim(line, command) || read_rent_of(line, command) || read_said_throw(line, command) ||
            read_spoken_trade(line, command) || read_spoken_building(line, command) || read_taking(line, command) ||
            read_said_payment(line, command) || read_spoken_swap(line, command) || read_win(line, command) ||
            read_bought_at_auction(line, command) || read_way_out(line, command) || read_clock_words(line, command) ||
            asks_about_move(line, command));
}

}  // namespace tablebank
