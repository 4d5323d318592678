// The reader of notes and of the middle of the board, as people say them.

#include "ledger/grammar/notation_names.h"
#include "ledger/grammar/notation_reader.h"
#include "ledger/grammar/spoken_numbers.h"

namespace tablebank {
namespace {

bool has_figure(const Token* token) {
    return token != nullptr && token->kind == Token::Kind::word &&
           token->text.find_first_of("0123456789") != std::string_view::npos;
}

}  // namespace

// The middle of the board ---------------------------------------------------------------------------------------------

bool Reader::is_unknown_player(std::string_view typed) const {
    const auto player = find_player_by_name(*setup_, typed);
    const auto* unknown = std::get_if<ParseError>(&player);
    return unknown != nullptr && unknown->kind == ParseError::Kind::unknown_player;
}

bool Reader::is_middle(std::size_t ahead) const {
    const std::string word = word_ahead(ahead);
    if (word != "middle" && word != "pot") return false;
    return is_unknown_player(peek(ahead)->text);
}

std::size_t Reader::middle_words(MoneyGoes way) const {
    constexpr std::size_t most_before = 3;
    if (!is_spoken()) return is_middle(0) ? 1 : 0;
    for (std::size_t before = 0; before <= most_before; ++before) {
        if (is_middle(before)) return before + 1;
        const Token* token = peek(before);
        if (token == nullptr || token->kind != Token::Kind::word || !leads_to_middle(token->text, way)) return 0;
    }
    return 0;
}

bool Reader::skip_middle(MoneyGoes way) {
    if (!at_word()) return false;
    const std::size_t words = middle_words(way);
    for (std::size_t word = 0; word < words; ++word) advance();
    if (words > 0 || !is_unknown_player(peek()->text)) return words > 0;
    for (const std::string_view keyword : {"middle", "pot"}) want({Wanted::Kind::keyword, keyword});
    return false;
}

// Notes ---------------------------------------------------------------------------------------------------------------

std::optional<Reader::SaidNotes> Reader::said_notes() const {
    const Token* count = peek();
    const Token* next = peek(1);
    if (!is_spoken() || !at_word() || !is_digits(count->text) || next == nullptr || next->kind != Token::Kind::word)
        return std::nullopt;
    if (const auto value = value_of_named_notes(next->text)) return SaidNotes{2, value};
    std::size_t words = is_note_word(next->text) ? 2 : 1;
    const Token* between = peek(words);
    const bool has_between =
        between != nullptr && between->kind == Token::Kind::word && is_between_count_and_value(between->text);
    if (has_between) ++words;
    if (words == 1 || !has_figure(peek(words))) return std::nullopt;
    return SaidNotes{words, std::nullopt};
}

}  // namespace tablebank
