#include "ledger/grammar/spoken_frame.h"

#include <string>

#include "ledger/grammar/notation_verbs.h"

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
        if (!line.at_receiver()) line.need("to");
        pay.to = line.player_or_bank();
    } else {
        line.skip("to");
        pay.to = line.player_or_bank();
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

/// "fine 80": a sum that a space asks for, by its name. The fine of a player in jail has no sum.
bool at_named_penalty(const Reader& line, std::string_view word) {
    const Token* next = line.peek(1);
    return word == "fine" && next != nullptr && next->kind == Token::Kind::word &&
           next->text.find_first_of("0123456789") != std::string_view::npos;
}

}  // namespace

bool read_bank_payment(Reader& line, Command& command) {
    if (!line.at_bank()) return false;
    line.skip_bank();
    const std::string verb = line.word_ahead();
    if (verb == "pay" || verb == "give") {
        line.take();
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

bool at_spoken_action(const Reader& line) {
    if (!line.is_spoken() || line.at_end() || line.at_whole_name()) return false;
    const std::string word = line.word_ahead();
    return line.at_salary() || at_named_penalty(line, word) || word == "give" ||
           (word == "dice" && line.peek(1) != nullptr) || line.idiom_here();
}

bool read_spoken_action(Reader& line, Command& command) {
    if (!at_spoken_action(line)) return false;
    const std::string word = line.word_ahead();
    if (line.at_salary()) {
        // The word is the reason, too: it is not consumed.
        command.action = action::Get{line.setup().edition->profile.salary.value.passing, std::nullopt};
    } else if (at_named_penalty(line, word)) {
        line.take();
        command.action = action::Pay{line.amount(), std::nullopt};
    } else if (word == "dice") {
        command.action = action::Roll{line.dice()};
    } else if (word == "give") {
        read_gift(line, command);
    } else {
        const Verb& meant = *find_verb(line.take_idiom());
        if (command.player && !meant.of_player) {
            line.fail_expected();
        } else {
            command.action = meant.read(line);
        }
    }
    return true;
}

}  // namespace tablebank
