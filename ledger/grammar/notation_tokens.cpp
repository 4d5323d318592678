#include "ledger/grammar/notation_tokens.h"

#include <algorithm>
#include <optional>

#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

constexpr std::string_view figures = "0123456789";
constexpr std::string_view figures_and_signs = "0123456789+-.";

bool is_separator(char character) {
    return character == ',' || character == ';';
}

/// Walks over the line once, character by character.
class Scanner {
public:
    explicit Scanner(std::string_view line) : line_(line) { tokens_.line = line; }

    std::variant<Tokens, ParseError> run() {
        skip_blanks();
        while (!at_end() && !(tokens_.all.empty() ? at_hash() : at_comment())) {
            if (!take_token()) return *error_;
            skip_blanks();
        }
        return std::move(tokens_);
    }

private:
    [[nodiscard]] bool at_end() const { return at_ >= line_.size(); }
    [[nodiscard]] bool at_blank() const {
        std::size_t next = at_;
        return is_blank(next_character(line_, next));
    }
    [[nodiscard]] bool at_hash() const { return line_[at_] == '#'; }

    void step() {
        static_cast<void>(next_character(line_, at_));
        ++column_;
    }

    void skip_blanks() {
        while (!at_end() && at_blank()) step();
    }

    /// After the first word a comment is a `#` before a space or the end; `#12` is a number.
    [[nodiscard]] bool at_comment() const {
        if (!at_hash() || at_ + 1 == line_.size()) return at_hash();
        std::size_t next = at_ + 1;
        return is_blank(next_character(line_, next));
    }

    bool take_token() {
        Token token;
        token.column = column_;
        token.begin = at_;
        bool whole = true;
        if (line_[at_] == '"') {
            token.kind = Token::Kind::quoted;
            whole = take_quoted(token);
        } else if (is_separator(line_[at_])) {
            token.kind = line_[at_] == ',' ? Token::Kind::comma : Token::Kind::semicolon;
            step();
            token.text = line_.substr(token.begin, 1);
        } else {
            whole = take_word(token);
        }
        token.end = at_;
        tokens_.all.push_back(token);
        tokens_.end = at_;
        tokens_.end_column = column_;
        return whole;
    }

    bool take_word(Token& token) {
        while (!at_end() && !at_blank() && line_[at_] != '"' && !is_separator(line_[at_]) && !at_comment()) {
            if (!take_character()) return false;
        }
        token.text = line_.substr(token.begin, at_ - token.begin);
        if (!token.text.ends_with('#')) return true;
        // Only a quote or a separator can follow: printed with a space in between, it would begin a comment.
        error_ = ParseError{ParseError::Kind::unexpected, column_ - 1, "#", {}};
        return false;
    }

    bool take_quoted(Token& token) {
        const int opening = column_;
        step();
        const std::size_t begin = at_;
        while (!at_end() && line_[at_] != '"') {
            if (!take_character()) return false;
        }
        if (at_end()) {
            error_ = ParseError{ParseError::Kind::unclosed_quote, opening, {}, {}};
            return false;
        }
        token.text = line_.substr(begin, at_ - begin);
        step();
        return true;
    }

    bool take_character() {
        std::size_t next = at_;
        if (!is_plain(next_character(line_, next))) {
            error_ = ParseError{ParseError::Kind::text_invalid, column_, {}, {}};
            return false;
        }
        step();
        return true;
    }

    std::string_view line_;
    std::size_t at_ = 0;
    int column_ = 1;
    Tokens tokens_;
    std::optional<ParseError> error_;
};

}  // namespace

std::variant<Tokens, ParseError> tokenize(std::string_view line) {
    while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
    if (line.size() > longest_line) return ParseError{ParseError::Kind::line_too_long, 1, {}, {}};
    return Scanner{line}.run();
}

bool is_blank_line(std::string_view line) {
    const auto tokens = tokenize(line);
    const auto* cut = std::get_if<Tokens>(&tokens);
    return cut != nullptr && cut->all.empty();
}

std::string ungrouped(std::string_view word) {
    if (is_digits(word)) return std::string{word};
    for (const std::string_view mark : {".", "'", "’"}) {
        std::string digits;
        std::string_view rest = word;
        std::size_t groups = 0;
        for (; !rest.empty(); ++groups) {
            const std::size_t end = std::min(rest.find(mark), rest.size());
            const std::string_view part = rest.substr(0, end);
            if (!is_digits(part) || (groups == 0 ? part.size() > sum_group : part.size() != sum_group)) break;
            digits += part;
            rest.remove_prefix(std::min(end + mark.size(), rest.size()));
        }
        if (rest.empty() && groups > 1) return digits;
    }
    return {};
}

bool looks_numeric(std::string_view text) {
    return text.find_first_of(figures) != text.npos && text.find_first_not_of(figures_and_signs) == text.npos;
}

}  // namespace tablebank
