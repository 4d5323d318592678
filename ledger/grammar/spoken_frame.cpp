#include "ledger/grammar/spoken_frame.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/notation_verbs.h"
#include "ledger/grammar/spoken_building.h"
#include "ledger/grammar/spoken_claim.h"
#include "ledger/grammar/spoken_people.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/grammar/spoken_trade.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

/// "give Tom 100": from the bank, or from the player in turn.
void ask_who_gives(Reader& line, const Token& verb, Seat receiver, Money amount) {
    if (line.error()) return;
    const std::string name = written_name(line.setup(), receiver);
    const std::string sum = amount.to_string();
    line.fail({ParseError::Kind::two_meanings,
               verb.column,
               std::string{verb.text},
               {name + " get " + sum, "pay " + sum + " to " + name}});
}

/// "Tom 100" or "100 to Tom", after a verb of giving.
action::Pay receiver_and_sum(Reader& line) {
    action::Pay pay;
    if (line.at_amount()) {
        pay.amount = line.amount();
        if (!line.at_receiver() && !line.at_middle(MoneyGoes::to)) line.need("to");
        pay.middle = line.skip_middle(MoneyGoes::to);
        if (!pay.middle) pay.to = line.player_or_bank();
    } else {
        line.skip("to");
        pay.middle = line.skip_middle(MoneyGoes::to);
        if (!pay.middle) pay.to = line.player_or_bank();
        pay.amount = line.amount();
    }
    return pay;
}

void read_gift(Reader& line, Command& command) {
    const Token& verb = *line.take();
    const action::Pay gift = receiver_and_sum(line);
    if (!command.player && gift.to) return ask_who_gives(line, verb, *gift.to, gift.amount);
    command.action = gift;
}

/// The payment that is named without a sum, after the words of the verb: "pays the rent". Empty if none is named.
std::string_view named_payment(const Reader& line, std::string_view word) {
    constexpr std::array<std::string_view, 3> payments{"rent", "tax", "fine"};
    if (word != "pay") return {};
    const auto found = std::ranges::find_if(
        payments, [&](std::string_view named) { return after_articles(line, named, 1).has_value(); });
    return found == payments.end() ? std::string_view{} : *found;
}

bool at_clock_order(const Reader& line, std::string_view word) {
    // "lance le chrono": the verb is also that of the dice.
    const bool order = word == "start" || word == "stop" || word == "roll";
    return order && after_articles(line, "clock", 1).has_value();
}

/// "leaves jail", "gets out of jail": with the fine, or by agreement of the table.
bool asks_how_free(const Reader& line, std::string_view word) {
    std::size_t ahead =
        std::max(phrase_ahead(line, Phrase::out_of_jail), std::size_t{word == "leaves" || word == "free"});
    if (ahead == 0) return false;
    const auto links = [&] {
        const Token* token = line.peek(ahead);
        return token != nullptr && token->kind == Token::Kind::word && line.word_ahead(ahead) != "jail" &&
               (is_article(token->text) || line.word_ahead(ahead) == "from");
    };
    while (links()) ++ahead;
    return line.word_ahead(ahead) == "jail";
}

void ask_how_free(Reader& line, const Command& command) {
    const Token& word = *line.peek();
    const std::string name = command.player ? written_name(line.setup(), *command.player) + ' ' : std::string{};
    line.fail({ParseError::Kind::two_meanings, word.column, std::string{word.text}, {name + "fine", name + "free"}});
}

/// "fine 80": a penalty of a space, by its name. The fine of a player in jail has no sum.
bool at_named_penalty(const Reader& line, std::string_view word) {
    const Token* next = line.peek(1);
    return word == "fine" && next != nullptr && next->kind == Token::Kind::word &&
           next->text.find_first_of("0123456789") != std::string_view::npos;
}

}  // namespace

namespace {

/// "bank pays Tom 100", "bank to Tom 100", "bank gets 100 from Tom".
bool read_bank_payment(Reader& line, Command& command) {
    if (!line.at_bank()) return false;
    line.skip_bank();
    const std::string verb = line.word_ahead();
    const bool gives = verb == "pay" || verb == "give";
    if (gives || verb == "to" || line.at_receiver()) {
        if (gives) line.take();
        const action::Pay pay = receiver_and_sum(line);
        command.player = pay.to;
        command.action = action::Get{pay.amount, std::nullopt};
        if (!pay.to) line.fail_expected();
    } else {
        line.need("get");
        action::Pay pay;
        pay.amount = line.amount();
        line.need("from");
        command.player = line.player();
        command.action = pay;
    }
    return true;
}

/// "100 to Tom" at the beginning.
bool asks_who_gives(Reader& line) {
    if (!line.is_spoken() || !line.at_amount() || line.at_end()) return false;
    const Reader::Place begin = line.place();
    const Token& first = *line.peek();
    const Money amount = line.amount();
    if (line.skip("to") || line.skip("for") || line.at_receiver()) {
        const Seat receiver = line.player();
        if (!line.error() && line.at_end()) {
            ask_who_gives(line, first, receiver, amount);
            return true;
        }
    }
    line.go_back(begin);
    return false;
}

}  // namespace

bool read_spoken_line(Reader& line, Command& command) {
    return read_bank_payment(line, command) || asks_who_gives(line) || asks_about_pieces(line, command) ||
           read_newcomer(line, command) || read_two_players(line, command);
}

bool read_bare_payment(Reader& line, Command& command) {
    if (!line.is_spoken() || !command.player || !line.at_amount() || line.at_throw()) return false;
    const Reader::Place begin = line.place();
    action::Pay pay{line.amount(), std::nullopt};
    if (!line.error() && (line.skip("to") || line.at_receiver())) {
        pay.to = line.player_or_bank();
        if (!line.error()) {
            command.action = pay;
            return true;
        }
    }
    line.go_back(begin);
    return false;
}

bool asks_about_signed_sum(Reader& line, const Command& command) {
    if (!line.is_spoken() || !command.player || !line.at_word()) return false;
    const Token& word = *line.peek();
    const std::string_view sum = word.text.substr(1);
    if (!(word.text.starts_with('+') || word.text.starts_with('-')) || !is_digits(sum)) return false;
    const std::string name = written_name(line.setup(), *command.player);
    const std::string_view by_hand = word.text.starts_with('+') ? " get " : " pay ";
    line.fail({ParseError::Kind::two_meanings,
               word.column,
               std::string{word.text},
               {name + std::string{by_hand} + std::string{sum}, name + " card " + std::string{word.text}}});
    return true;
}

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
    if (line.at_amount() || line.at_salary()) {
        command.action = reading::get(line);
    } else if (card) {
        for (std::size_t word = 0; word < *card; ++word) line.take();
        command.action = reading::card(line);
    } else {
        command.action = reading::buy(line);
    }
    return true;
}

/// "passes start": the salary, if it was forgotten.
bool read_passing(Reader& line, Command& command) {
    const Money salary = line.setup().edition->profile.salary.value.passing;
    if (salary.is_zero() || !skip_phrase(line, Phrase::passes_start)) return false;
    command.action = action::Get{salary, std::nullopt};
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

bool at_clock_words(const Reader& line) {
    return phrase_ahead(line, Phrase::pause) > 0 || line.word_ahead() == "extend";
}

/// Wording that has a verb of its own, which may be none of the grammar.
bool read_other_wording(Reader& line, Command& command) {
    return line.is_spoken() && line.at_word() && !line.at_whole_name() &&
           (asks_about_claim(line, command) || read_rent_of(line, command) || read_spoken_trade(line, command) ||
            read_spoken_building(line, command) || read_taking(line, command) || read_said_payment(line, command) ||
            read_spoken_swap(line, command) || read_win(line, command) || read_clock_words(line, command));
}

/// "luc passe": with a name after it, the word gives the seat away.
bool read_pass(Reader& line, Command& command) {
    if (line.peek(1) != nullptr || plain_word(line.peek()->text) != "passe") return false;
    line.take();
    command.action = action::Decline{};
    return true;
}

/// Reads the words after an idiom.
void read_idiom(Reader& line, Command& command) {
    const std::string_view meant = line.take_idiom();
    if (meant == "call") {
        command.action = action::ClockCall{};
        if (command.player) line.fail_expected();
        return;
    }
    const Verb& verb = *find_verb(meant);
    command.action = verb.read(line);
    if (!command.player || verb.of_player || line.error()) return;
    // "Clara passes the turn": the line has no name, and ends the turn of the player who has it.
    const std::string name = written_name(line.setup(), *command.player);
    command.player.reset();
    line.fail({ParseError::Kind::unexpected, 1, name, {print_line(line.setup(), command)}});
}

}  // namespace

bool at_spoken_action(const Reader& line) {
    if (!line.is_spoken() || line.at_end() || line.at_whole_name()) return false;
    const std::string word = line.word_ahead();
    return line.at_salary() || phrase_ahead(line, Phrase::passes_start) > 0 || at_named_penalty(line, word) ||
           word == "give" || at_clock_order(line, word) || !named_payment(line, word).empty() ||
           asks_how_free(line, word) || (word == "dice" && line.peek(1) != nullptr) || line.idiom_here() ||
           phrase_ahead(line, Phrase::take) > 0 || at_spoken_building(line) || at_clock_words(line);
}

bool read_spoken_action(Reader& line, Command& command) {
    if (!line.is_spoken() || !line.at_word()) return false;
    if (read_passing(line, command)) return true;
    if (!line.at_whole_name() && line.idiom_here()) {
        read_idiom(line, command);
        return true;
    }
    if (read_pass(line, command) || read_other_wording(line, command)) return true;
    if (!at_spoken_action(line)) return false;
    const std::string word = line.word_ahead();
    if (asks_how_free(line, word)) {
        ask_how_free(line, command);
    } else if (at_clock_order(line, word)) {
        for (std::size_t words = *after_articles(line, "clock", 1) + 1; words > 0; --words) line.take();
        if (command.player) line.fail_expected();
        command.action = word == "stop" ? Action{action::ClockStop{}} : Action{action::ClockStart{}};
    } else if (const std::string_view named = named_payment(line, word); !named.empty()) {
        for (std::size_t words = *after_articles(line, named, 1) + 1; words > 0; --words) line.take();
        // "pays the fine of 100": a penalty of a space, by its sum.
        const bool penalty = named == "fine" && line.at_amount();
        command.action = penalty ? Action{action::Pay{line.amount(), std::nullopt}} : find_verb(named)->read(line);
    } else if (line.at_salary()) {
        // The word is also the reason, so it is not consumed.
        command.action = action::Get{line.setup().edition->profile.salary.value.passing, std::nullopt};
    } else if (at_named_penalty(line, word)) {
        line.take();
        command.action = action::Pay{line.amount(), std::nullopt};
    } else if (word == "dice") {
        command.action = action::Roll{line.dice()};
    } else if (word == "give") {
        read_gift(line, command);
    } else {
        return false;
    }
    return true;
}

}  // namespace tablebank
