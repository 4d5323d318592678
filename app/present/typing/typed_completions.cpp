#include "app/present/typing/typed_completions.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "ledger/books/due.h"
#include "ledger/grammar/notation.h"

namespace tablebank {

namespace {

constexpr std::string_view verb_of_card = "card ";

/// Up to the last blank that all of them have in common.
std::string common_beginning(const std::vector<std::string>& lines) {
    std::string common = lines.front();
    for (const std::string& line : lines) common.erase(std::ranges::mismatch(common, line).in1, common.end());
    return common.substr(0, common.rfind(' ') + 1);
}

/// The cards of the deck that go on from a beginning: which of them was drawn is what the banker is most likely to
/// type. If several do, their common beginning first.
std::vector<std::string> cards_that_begin(const Game& game, const Due& due, std::string_view typed) {
    std::vector<std::string> found;
    const Deck* deck = game.edition().deck_at(due.space, game.role(due.debtor));
    if (deck == nullptr) return found;
    for (const CardEffect& card : deck->cards) {
        const Command drawn{.player = {}, .action = action::Card{card}, .why = {}, .force = {}, .typed = {}};
        std::string line = print_line(*game.setup, drawn).substr(verb_of_card.size());
        if (line.starts_with(typed) && line != typed && std::ranges::find(found, line) == found.end())
            found.push_back(std::move(line));
    }
    if (found.size() < 2) return found;
    std::string common = common_beginning(found);
    if (common.size() > typed.size()) found.insert(found.begin(), std::move(common));
    return found;
}

}  // namespace

std::vector<std::string> typed_completions(const Game& game, std::string_view typed, std::string_view language) {
    const Setup& setup = *game.setup;
    const auto mine = open_dues(game, game.turn());
    std::vector<std::string> cards;
    if (!mine.empty() && mine.front().kind == DueKind::card && !typed.empty()) {
        cards = cards_that_begin(game, mine.front(), typed);
        for (std::string& line : complete_line(setup, fmt::format("{}{}", verb_of_card, typed), language))
            cards.push_back(line.substr(verb_of_card.size()));
    }
    std::vector<std::string> lines = complete_line(setup, typed, language);
    const auto add_blank = [&](std::string& line, std::string_view verb) {
        const auto read = parse_line(setup, fmt::format("{}{}", verb, line));
        const auto* error = std::get_if<ParseError>(&read);
        if (error != nullptr && error->kind == ParseError::Kind::expected && !line.ends_with(' ')) line += ' ';
    };
    for (std::string& line : cards) add_blank(line, verb_of_card);
    for (std::string& line : lines) add_blank(line, {});
    // The words for cards are those of the grammar: in another language what the banker began is more likely a word of
    // it.
    lines.insert(language == "en" ? lines.begin() : lines.end(), cards.begin(), cards.end());
    return lines;
}

}  // namespace tablebank
