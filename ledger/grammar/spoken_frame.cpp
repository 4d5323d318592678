#include "ledger/grammar/spoken_frame.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/notation_verbs.h"
#include "ledger/grammar/spoken_claim.h"
#include "ledger/grammar/spoken_trade.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/case_fold.h"

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

/// The number of words up to the one that follows the next word and its articles: "pays the rent", "start the clock".
std::size_t after_articles(const Reader& line) {
    std::size_t ahead = 1;
    while (line.peek(ahead) != nullptr && line.peek(ahead)->kind == Token::Kind::word &&
           line.word_ahead(ahead) == fold(line.peek(ahead)->text) && is_article(line.peek(ahead)->text))
        ++ahead;
    return ahead;
}

/// The word of the grammar for a word that may have an article in front of it: "l'affitto".
std::string bare_word(const Reader& line, std::size_t ahead) {
    const Token* token = line.peek(ahead);
    const auto parts = token == nullptr ? std::vector<std::string>{} : plain_words(token->text);
    if (parts.size() != 2 || !is_article(parts.front())) return line.word_ahead(ahead);
    return std::string{word_of_alias(parts.back())};
}

/// The payment that is named without a sum: "pays the rent". Empty if none is named.
std::string named_payment(const Reader& line, std::string_view word) {
    if (word != "pay") return {};
    const std::string named = bare_word(line, after_articles(line));
    return named == "rent" || named == "tax" || named == "fine" ? named : std::string{};
}

bool at_clock_order(const Reader& line, std::string_view word) {
    return (word == "start" || word == "stop") && bare_word(line, after_articles(line)) == "clock";
}

/// "leaves jail": with the fine, or by agreement of the table.
bool asks_how_free(const Reader& line, std::string_view word) {
    return (word == "leaves" || word == "free") && line.word_ahead(after_articles(line)) == "jail";
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
    return line.at_salary() || at_named_penalty(line, word) || word == "give" || at_clock_order(line, word) ||
           !named_payment(line, word).empty() || asks_how_free(line, word) ||
           (word == "dice" && line.peek(1) != nullptr) || line.idiom_here();
}

bool read_spoken_action(Reader& line, Command& command) {
    if (asks_about_claim(line, command) || read_spoken_trade(line, command) || read_spoken_building(line, command))
        return true;
    if (!at_spoken_action(line)) return false;
    const std::string word = line.word_ahead();
    if (asks_how_free(line, word)) {
        ask_how_free(line, command);
    } else if (at_clock_order(line, word)) {
        for (std::size_t words = after_articles(line) + 1; words > 0; --words) line.take();
        if (command.player) line.fail_expected();
        command.action = word == "start" ? Action{action::ClockStart{}} : Action{action::ClockStop{}};
    } else if (const std::string named = named_payment(line, word); !named.empty()) {
        for (std::size_t words = after_articles(line) + 1; words > 0; --words) line.take();
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
