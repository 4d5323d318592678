// Two dice of a line as people say it: with a character between them, or in words.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "ledger/grammar/notation_reader.h"
#include "ledger/grammar/spoken_dice.h"
#include "ledger/grammar/spoken_words.h"

namespace tablebank {
namespace {

bool is_face(char digit) {
    return digit >= '1' && digit <= '6';
}

/// The face that a single word shows: "6", "six".
std::optional<int> face_of(const Token* token) {
    if (token == nullptr || token->kind != Token::Kind::word) return std::nullopt;
    if (token->text.size() == 1 && is_face(token->text.front())) return token->text.front() - '0';
    return face_in_words(token->text);
}

bool is_word(const Token* token) {
    return token != nullptr && token->kind == Token::Kind::word;
}

/// The faces in the digits of one word, with a character between them: "34", "3+4", "+4" after the first die. Nothing
/// is added if the word is anything else.
bool add_faces(std::string_view word, std::string& faces) {
    if (faces.size() == 1 && !word.empty() && is_joiner(word.substr(0, 1))) word.remove_prefix(1);
    std::string found = faces;
    for (std::size_t at = 0; at < word.size(); ++at) {
        const bool between =
            found.size() == 1 && at == 1 && std::string_view{"+-/:&."}.find(word[at]) != std::string_view::npos;
        if (between) continue;
        if (!is_face(word[at]) || found.size() == 2) return false;
        found += word[at];
    }
    faces = found;
    return true;
}

}  // namespace

/// "double 3", "a pair of sixes", "two sixes": both dice.
Reader::Thrown Reader::double_here(std::size_t from) const {
    std::size_t words = 0;
    const auto ahead = [&] { return peek(from + words); };
    if (is_word(ahead()) && is_article(ahead()->text) && is_word(peek(from + 1)) &&
        is_double_word(peek(from + 1)->text))
        ++words;
    if (!is_word(ahead())) return {};
    const bool two = is_two(ahead()->text);
    if (!two && !is_double_word(ahead()->text)) return {};
    ++words;
    if (!two && is_word(ahead()) && is_article(ahead()->text) && face_of(peek(from + words + 1))) ++words;
    const auto face = face_of(ahead());
    if (!face || (two && !is_plural_face(ahead()->text))) return {};
    return {words + 1, Dice{*face, *face}, false};
}

Reader::Thrown Reader::thrown_here(std::size_t from) const {
    constexpr std::size_t most = 5;
    if (!is_spoken()) return {};
    if (const Thrown both = double_here(from); both.words > 0) return both;
    std::string faces;
    bool joined = false;
    for (std::size_t words = 0; words < most; ++words) {
        const Token* token = peek(from + words);
        if (token == nullptr || (token->kind != Token::Kind::word && token->kind != Token::Kind::comma)) return {};
        // "3 and a 4", "un six et un trois"
        const bool article = is_article(token->text) && face_of(peek(from + words + 1));
        if (article && (faces.empty() || joined)) continue;
        if (faces.size() == 1 && !joined && (token->kind == Token::Kind::comma || is_joiner(token->text))) {
            joined = true;
            continue;
        }
        if (const auto face = face_in_words(token->text))
            faces += static_cast<char>('0' + *face);
        else if (!add_faces(token->text, faces))
            return {};
        if (faces.size() < 2) continue;
        const bool counts = !joined && words == 1 && may_count_dice(peek(from)->text);
        return {words + 1, Dice{faces.front() - '0', faces.back() - '0'}, counts};
    }
    return {};
}

bool Reader::at_bare_throw() const {
    const std::size_t words = thrown_here().words;
    if (words == 0 || at_whole_name()) return false;
    const Token* next = peek(words);
    return next == nullptr || next->kind != Token::Kind::word || (!looks_numeric(next->text) && !is_joiner(next->text));
}

std::optional<Dice> Reader::spoken_dice() {
    constexpr std::size_t most_words_before = 3;
    if (!is_spoken()) return std::nullopt;
    std::size_t before = 0;
    while (before < most_words_before && is_word(peek(before)) &&
           (word_ahead(before) == "dice" || (is_article(peek(before)->text) && thrown_here(before).words == 0)))
        ++before;
    const Thrown thrown = thrown_here(before);
    if (thrown.words == 0) return std::nullopt;
    for (std::size_t word = 0; word < before; ++word) advance();
    if (thrown.may_be_pair) {
        const char second = static_cast<char>('0' + thrown.dice.second);
        fail({ParseError::Kind::two_meanings,
              peek()->column,
              std::string{typed_ahead(thrown.words)},
              {std::string{"2 "} + second, std::string{second, ' ', second}}});
        return std::nullopt;
    }
    for (std::size_t word = 0; word < thrown.words; ++word) advance();
    return thrown.dice;
}

}  // namespace tablebank
