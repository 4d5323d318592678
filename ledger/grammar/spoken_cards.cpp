#include "ledger/grammar/spoken_cards.h"

#include <algorithm>
#include <string>
#include <vector>

#include "ledger/grammar/notation_actions.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

bool at_role(const Reader& line) {
    const std::string word = line.word_ahead();
    return word == "monopolist" || word == "competitor" || word == "player";
}

/// "to each player", "от каждого": the players whom a sum concerns. Nullopt, and nothing is consumed, for anything
/// else.
std::optional<Role> each_player(Reader& line) {
    const Reader::Place begin = line.place();
    if (!line.skip("from")) line.skip("to");
    skip_articles(line);
    if (!skip_phrase(line, Phrase::each)) {
        line.go_back(begin);
        return std::nullopt;
    }
    skip_articles(line);
    const Role role = at_role(line) ? line.role_or_all() : Role::player;
    return role;
}

/// "po 10": the sum of each.
Money sum_of_each(Reader& line) {
    if (line.at_word() && (plain_word(line.peek()->text) == "по" || plain_word(line.peek()->text) == "po")) line.take();
    return line.amount();
}

CardEffect of_each(bool pays, Role role, Money amount) {
    CardEffect effect;
    effect.kind = pays ? CardEffectKind::pay_each : CardEffectKind::collect_each;
    effect.role = role;
    effect.amount = amount;
    return effect;
}

/// "receive 50", "pay each player 10", "get 10 from each player".
CardEffect sum_in_words(Reader& line, bool pays) {
    line.take();
    if (!line.at_amount()) {
        if (const auto role = each_player(line)) return of_each(pays, *role, sum_of_each(line));
    }
    const Money amount = line.amount();
    if (const auto role = each_player(line)) return of_each(pays, *role, amount);
    CardEffect effect;
    effect.kind = pays ? CardEffectKind::pay : CardEffectKind::receive;
    effect.amount = amount;
    if (line.skip(pays ? "to" : "from")) static_cast<void>(line.skip_bank());
    return effect;
}

/// "from each 10", "каждому по 10". "each" and "pay-each" with a role are words of the grammar.
std::optional<CardEffect> each_in_words(Reader& line) {
    const Reader::Place begin = line.place();
    const std::string word = line.word_ahead();
    const bool pays = word == "to" || word == "pay-each";
    const auto role = each_player(line);
    if (!role) return std::nullopt;
    const CardEffect effect = of_each(pays, *role, sum_of_each(line));
    if (line.error()) {
        line.go_back(begin);
        return std::nullopt;
    }
    return effect;
}

std::optional<int> steps_here(Reader& line) {
    if (!line.at_word()) return std::nullopt;
    if (line.at_numeric()) return line.number(1, most_steps_back);
    const auto number = small_number(line.peek()->text);
    if (number) line.take();
    return number;
}

bool skip_back(Reader& line) {
    const std::string word = line.word_ahead();
    // "cofnij się": the word is also that of an undo.
    if (word != "back" && word != "undo") return false;
    line.take();
    skip_phrase(line, Phrase::itself);
    return true;
}

/// "go back 3 spaces", "на 3 клетки назад".
std::optional<CardEffect> steps_back(Reader& line) {
    const Reader::Place begin = line.place();
    if (line.word_ahead(1) == "back") line.skip("goto");
    if (!line.error() && line.word_ahead() != "back" && line.word_ahead(1) == "back" && !line.at_numeric()) line.take();
    bool back = skip_back(line);
    skip_articles(line);
    if (back && line.at_word() && (line.peek()->text == "o" || line.peek()->text == "by")) line.take();
    const auto steps = steps_here(line);
    if (steps) skip_phrase(line, Phrase::spaces);
    back = back || (steps && skip_back(line));
    if (!steps || !back || line.error()) {
        line.go_back(begin);
        return std::nullopt;
    }
    CardEffect effect;
    effect.kind = CardEffectKind::go_back;
    effect.steps = *steps;
    return effect;
}

/// "get out of jail": at once, or a card to keep.
bool asks_about_release(Reader& line) {
    const std::size_t words = phrase_ahead(line, Phrase::release);
    if (words == 0) return false;
    const Token& first = *line.peek();
    const std::string before = line.typed_since({});
    std::vector<std::string> meant{before + " free"};
    for (const KeptCard& card : line.setup().edition->kept_cards) {
        std::string keep = before + " keep \"" + card.name + '"';
        if (std::ranges::find(meant, keep) == meant.end()) meant.push_back(std::move(keep));
    }
    if (meant.size() == 1) return false;
    for (std::size_t word = 0; word < words; ++word) line.take();
    line.fail({ParseError::Kind::two_meanings, first.column, std::string{first.text}, std::move(meant)});
    return true;
}

}  // namespace

std::optional<CardEffect> said_effect(Reader& line) {
    if (!line.is_spoken() || !line.at_word()) return std::nullopt;
    if (asks_about_release(line)) return CardEffect{};
    if (skip_phrase(line, Phrase::release)) {
        CardEffect free;
        free.kind = CardEffectKind::leave_jail;
        return free;
    }
    const std::string word = line.word_ahead();
    if (word == "get" || word == "pay") return sum_in_words(line, word == "pay");
    if (auto each = each_in_words(line)) return each;
    return steps_back(line);
}

bool skip_hidden_card(Reader& line) {
    if (!line.is_spoken() || !line.at_word() || line.word_ahead() == "hidden") return false;
    const Reader::Place begin = line.place();
    const Space space = line.space();
    const auto& board = line.setup().edition->board;
    if (!line.error() && board.at(static_cast<std::size_t>(space.index)).kind == SpaceKind::character) return true;
    line.go_back(begin);
    return false;
}

void skip_card_word(Reader& line) {
    const auto words = after_articles(line, "card");
    for (std::size_t word = 0; words && line.is_spoken() && word < *words; ++word) line.take();
}

std::optional<int> bare_card_number(Reader& line) {
    constexpr std::size_t longest = 3;
    const bool dice_decide = line.setup().edition->profile.card_spaces.value == CardSpaces::two_dice;
    if (!line.is_spoken() || dice_decide || !line.at_word() || line.peek(1) != nullptr || line.at_throw()) return {};
    std::size_t most = 0;
    for (const Deck& deck : line.setup().edition->decks) most = std::max(most, deck.cards.size());
    const Reader::Place begin = line.place();
    const std::string_view text = line.take()->text;
    const auto number = is_digits(text) && text.size() <= longest ? whole_number(text, 0, 999) : std::nullopt;
    // Not the upper row of a French keyboard, where a sign may be a digit.
    if (number && static_cast<std::size_t>(*number) < most && line.typed_since(begin) == text)
        return static_cast<int>(*number);
    line.go_back(begin);
    return std::nullopt;
}

}  // namespace tablebank
