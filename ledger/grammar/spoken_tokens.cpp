#include "ledger/grammar/spoken_tokens.h"

#include <algorithm>
#include <utility>

#include "ledger/text/trim.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

constexpr std::string_view plain_digits = "0123456789";

/// The key of a digit without Shift, in France and in Belgium.
char french_digit(Character character) {
    constexpr std::array<std::pair<Character, char>, 12> row{{{U'&', '1'},
                                                              {U'é', '2'},
                                                              {U'"', '3'},
                                                              {U'\'', '4'},
                                                              {U'(', '5'},
                                                              {U'-', '6'},
                                                              {U'§', '6'},
                                                              {U'è', '7'},
                                                              {U'_', '8'},
                                                              {U'!', '8'},
                                                              {U'ç', '9'},
                                                              {U'à', '0'}}};
    const auto* const key = std::ranges::find(row, character, &std::pair<Character, char>::first);
    return key == row.end() ? '\0' : key->second;
}

bool separates_chunks(char byte) {
    return byte == ',' || byte == ';';
}

/// The end of a chunk, which spaces, commas and semicolons separate from others.
std::size_t end_of_chunk(std::string_view line, std::size_t at) {
    while (at < line.size() && !separates_chunks(line[at])) {
        std::size_t next = at;
        if (is_blank(next_character(line, next))) break;
        at = next;
    }
    return at;
}

/// A chunk that is digits on a French keyboard: with a sign before them if `is_signed`, and notes as `éx(àà`.
std::string french_chunk(std::string_view chunk, bool is_signed) {
    std::string meant;
    if (chunk.starts_with('=') || chunk.starts_with('+')) {
        meant = "+";
        chunk.remove_prefix(1);
    } else if (chunk.starts_with('#') || chunk.starts_with('@') || (is_signed && chunk.starts_with('-'))) {
        meant = chunk.front();
        chunk.remove_prefix(1);
    }
    const std::size_t times = chunk.find('x');
    std::string figures = french_digits(chunk.substr(0, times));
    if (figures.empty()) return {};
    meant += figures;
    if (times == std::string_view::npos) return meant;
    figures = french_digits(chunk.substr(times + 1));
    return figures.empty() ? figures : meant + "x" + figures;
}

/// The meaning of a chunk in this way; empty if it stays unchanged.
std::string meant_by(std::string_view chunk, SpokenWay way) {
    switch (way) {
        case SpokenWay::as_written:
        case SpokenWay::printed_quotes:
            return {};
        case SpokenWay::quotes_are_spaces: {
            const bool number = chunk.starts_with('"') && chunk.size() > 1 &&
                                chunk.find_first_not_of(plain_digits, 1) == std::string_view::npos;
            return number ? "@" + std::string{chunk.substr(1)} : std::string{};
        }
        case SpokenWay::french_row:
        case SpokenWay::french_row_signed:
            // Alone it is the word "à", and not a number.
            return chunk == "à" ? std::string{} : french_chunk(chunk, way == SpokenWay::french_row_signed);
    }
    return {};
}

bool is_printed_quote(Character character) {
    switch (character) {
        case U'«':
        case U'»':
        case U'„':
        case U'“':
        case U'”':
        case U'‟':
            return true;
        default:
            return false;
    }
}

/// Replaces printed quotes, outside straight ones, by straight quotes: an opening one at its first byte, a closing one
/// at its last, with spaces on its other bytes. False if there are none.
bool write_quotes(std::string& written) {
    bool straight = false;
    bool printed = false;
    bool changed = false;
    for (std::size_t at = 0; at < written.size();) {
        const std::size_t from = at;
        const Character character = next_character(written, at);
        if (character == U'"' && !printed) straight = !straight;
        if (straight || !is_printed_quote(character)) continue;
        std::fill(written.begin() + static_cast<std::ptrdiff_t>(from),
                  written.begin() + static_cast<std::ptrdiff_t>(at), ' ');
        written[printed ? at - 1 : from] = '"';
        printed = !printed;
        changed = true;
    }
    return changed;
}

/// A quoted text without spaces at its ends, as within « ».
void trim_quoted(Tokens& tokens) {
    for (Token& token : tokens.all)
        if (token.kind == Token::Kind::quoted) token.text = trim(token.text);
}

/// Removes a full stop or an exclamation mark at the end of the line, which is not a part of its last word.
void trim_last(Tokens& tokens) {
    if (tokens.all.empty() || tokens.all.back().kind != Token::Kind::word) return;
    std::string_view& text = tokens.all.back().text;
    const std::size_t last = text.find_last_not_of(".!");
    if (last != std::string_view::npos) text = text.substr(0, last + 1);
}

/// The minus sign that some programs print in sums.
void write_minus(std::string& written) {
    constexpr std::string_view minus = "−";
    for (std::size_t at = written.find(minus); at != std::string::npos; at = written.find(minus, at))
        written.replace(at, minus.size(), "  -");
}

/// A colon is a space, as in "Anna: 34", "12: Anna 34" and `Clara:monopolist`; between digits it separates a time.
void write_colons(std::string& written) {
    const auto is_figure = [&](std::size_t at) {
        return at < written.size() && plain_digits.find(written[at]) != std::string_view::npos;
    };
    bool quoted = false;
    for (std::size_t at = 0; at + 1 < written.size(); ++at) {
        if (written[at] == '"') quoted = !quoted;
        if (!quoted && at > 0 && written[at] == ':' && !(is_figure(at - 1) && is_figure(at + 1))) written[at] = ' ';
    }
}

}  // namespace

std::string french_digits(std::string_view word) {
    std::string meant;
    for (std::size_t at = 0; at < word.size();) {
        const char digit = french_digit(next_character(word, at));
        if (digit == '\0') return {};
        meant += digit;
    }
    return meant;
}

bool is_in_printed_quotes(std::string_view text) {
    std::size_t quotes = 0;
    bool first = false;
    bool last = false;
    for (std::size_t at = 0; at < text.size();) {
        const bool begins = at == 0;
        last = is_printed_quote(next_character(text, at));
        first = first || (begins && last);
        if (last) ++quotes;
    }
    return first && last && quotes == 2;
}

std::unique_ptr<SpokenTokens> spoken_tokens(std::string_view line, SpokenWay way) {
    auto said = std::make_unique<SpokenTokens>();
    said->written = line;
    write_minus(said->written);
    write_colons(said->written);
    const bool quotes = way == SpokenWay::printed_quotes && write_quotes(said->written);
    struct Meant {
        std::size_t begin = 0;
        std::string word;
    };
    std::deque<Meant> changed;
    bool quoted = false;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = end_of_chunk(line, at);
        const std::string_view chunk = line.substr(at, end - at);
        std::string word = quoted ? std::string{} : meant_by(chunk, way);
        const bool opens = !quoted && word.empty() && chunk.starts_with('"');
        quoted = (quoted || opens) && !(chunk.size() > (opens ? 1U : 0U) && chunk.ends_with('"'));
        if (!word.empty()) {
            std::fill(said->written.begin() + static_cast<std::ptrdiff_t>(at),
                      said->written.begin() + static_cast<std::ptrdiff_t>(end), '0');
            changed.push_back({at, std::move(word)});
        }
        at = end;
        if (at < line.size()) static_cast<void>(next_character(line, at));
    }
    if (changed.empty() && way != SpokenWay::as_written && !quotes) return nullptr;
    auto cut = tokenize(said->written);
    auto* tokens = std::get_if<Tokens>(&cut);
    if (tokens == nullptr || tokens->all.empty()) return nullptr;
    int column = 1;
    std::size_t counted = 0;
    for (Token& token : tokens->all) {
        // A minus that is written for a printed one is its last byte.
        while (token.begin > 0 && is_continuation(line[token.begin])) --token.begin;
        column += count_characters(line.substr(counted, token.begin - counted));
        counted = token.begin;
        token.column = column;
        while (!changed.empty() && changed.front().begin < token.begin) changed.pop_front();
        if (changed.empty() || changed.front().begin != token.begin) continue;
        token.text = said->words.emplace_back(std::move(changed.front().word));
        changed.pop_front();
    }
    tokens->end_column = column + count_characters(line.substr(counted, tokens->end - counted));
    tokens->line = line.substr(0, tokens->line.size());
    trim_last(*tokens);
    if (quotes) trim_quoted(*tokens);
    said->tokens = std::move(*tokens);
    return said;
}

}  // namespace tablebank
