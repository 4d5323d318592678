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
#include "ledger/grammar/spoken_people.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/grammar/spoken_slips.h"
#include "ledger/grammar/spoken_wording.h"
#include "ledger/grammar/spoken_words.h"

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

enum class Giver { bank, player };

/// A sum, or the salary, which only the bank gives. Its word is also the reason, so it is not consumed.
Money sum_or_salary(Reader& line, Giver giver) {
    const bool salary = giver == Giver::bank && line.at_salary();
    return salary ? line.setup().edition->profile.salary.value.passing : line.amount();
}

/// "Tom 100" or "100 to Tom", after a verb of giving.
action::Pay receiver_and_sum(Reader& line, Giver giver) {
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
        pay.amount = sum_or_salary(line, giver);
    }
    return pay;
}

void read_gift(Reader& line, Command& command) {
    const Token& verb = *line.take();
    if (!command.player && read_salary_of(line, command)) return;
    const action::Pay gift = receiver_and_sum(line, command.player ? Giver::player : Giver::bank);
    if (!command.player && gift.to && line.at_salary()) {
        command.player = gift.to;
        command.action = action::Get{gift.amount, std::nullopt};
        return;
    }
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
        const action::Pay pay = receiver_and_sum(line, Giver::bank);
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

/// "100 to Tom" at the beginning, or "ане 100".
bool asks_who_gives(Reader& line) {
    if (!line.is_spoken() || line.at_end()) return false;
    const Reader::Place begin = line.place();
    const Token& first = *line.peek();
    if (!line.at_amount() && line.at_receiver() && !line.at_bank() &&
        !line.at_name_of_player(Reader::PlayerIs::acting)) {
        const Seat receiver = line.player();
        const bool sum = !line.error() && line.at_amount() && !line.at_throw();
        const Money amount = sum ? line.amount() : Money{};
        if (sum && !line.error() && line.at_end()) {
            ask_who_gives(line, first, receiver, amount);
            return true;
        }
        line.go_back(begin);
        return false;
    }
    if (!line.at_amount()) return false;
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
    return read_bank_payment(line, command) || asks_who_gives(line) || asks_about_turn(line) ||
           read_salary_of(line, command) || read_mistake(line, command) || asks_about_pieces(line, command) ||
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

namespace {

/// "anna 200": a sum that can be no throw, from the bank or to it.
bool asks_about_bare_sum(Reader& line, Seat seat) {
    constexpr std::size_t two_dice = 2;  // in digits
    if (!line.at_amount() || line.at_throw()) return false;
    const std::string_view typed = line.peek()->text;
    if (is_digits(typed) && typed.size() <= two_dice && typed.find('0') == std::string_view::npos) return false;
    const Reader::Place begin = line.place();
    const Token& word = *line.peek();
    const Money amount = line.amount();
    if (line.error() || !line.at_end()) {
        line.go_back(begin);
        return false;
    }
    const std::string name = written_name(line.setup(), seat);
    const std::string sum = amount.to_string();
    line.fail({ParseError::Kind::two_meanings,
               word.column,
               std::string{word.text},
               {name + " get " + sum, name + " pay " + sum}});
    return true;
}

}  // namespace

bool asks_about_signed_sum(Reader& line, const Command& command) {
    if (!line.is_spoken() || !command.player || !line.at_word()) return false;
    const Token& word = *line.peek();
    const std::string_view sum = word.text.substr(1);
    if (asks_about_bare_sum(line, *command.player)) return true;
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
    const Token* first = line.peek();
    command.action = verb.read(line);
    // "tocca a bruno": a turn ends, or it is given to a player.
    if (meant == "turn" && !line.error() && line.at_end()) {
        const std::string turn = print_line(line.setup(), command);
        return line.fail({ParseError::Kind::two_meanings, first->column, std::string{first->text}, {"next", turn}});
    }
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
    if (read_passing(line, command) || read_forgotten_salary(line, command)) return true;
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
        // "pays the fine of 100", "pays the tax of 200": by its sum.
        if (named != "rent" && line.at_word() && is_article(line.peek()->text) && line.peek(1) != nullptr &&
            looks_numeric(line.peek(1)->text))
            line.take();
        const bool penalty = named != "rent" && line.at_amount();
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
