#pragma once
// Reads the words of one line from left to right. After the first error, every function returns a default and consumes
// nothing, so the parser of a verb can be written as plainly as its row in the grammar. The reader remembers what was
// expected at a place; it becomes the `expected` of an error and the completions. Internal header of the line grammar.

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "calculators/notes.h"
#include "calculators/share.h"
#include "ledger/books/people.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_tokens.h"

namespace tablebank {

/// Something that the grammar allows at a place: a keyword, or a kind of word. For the value of a ruling, it has the
/// ruling's key.
struct Wanted {
    enum class Kind {
        keyword,
        verb,         ///< any verb
        player_verb,  ///< a verb that may follow a player
        player,
        deed,
        space,
        city,
        amount,
        signed_amount,
        number,
        dice,
        die,
        entry,        ///< #N
        card_number,  ///< #N, of a card in its deck
        text,
        reason,  ///< a text with the reason
        card_name,
        ruling,
        ruling_value,
        notes,      ///< `3x100`
        total,      ///< an exact share
        duration,   ///< minutes and seconds, `27:30`
        key,        ///< a public key
        signature,  ///< of the judge's
        name,       ///< of someone who does not sit at the table yet
    };
    Kind kind = Kind::keyword;
    std::string_view keyword{};
};
/// Its name in an error: "amount", or the keyword itself.
[[nodiscard]] std::string_view to_string(const Wanted& wanted);

/// The words that a line is read with. A line that is complete in the grammar's own words is never read with others.
enum class Vocabulary {
    english,
    with_aliases,  ///< ledger/grammar/notation_aliases.h
};

class Reader {
public:
    static constexpr int longest_text = 500;

    /// Setup and tokens must outlive the reader.
    Reader(const Setup& setup, const Tokens& tokens, Vocabulary vocabulary)
        : setup_(&setup), tokens_(tokens), vocabulary_(vocabulary) {}

    [[nodiscard]] const Setup& setup() const { return *setup_; }
    [[nodiscard]] const std::optional<ParseError>& error() const { return error_; }
    [[nodiscard]] const std::vector<Wanted>& wanted() const { return wanted_; }

    /// What follows is read by the names of the time of an entry, until the result is destroyed.
    class OfEntry {
    public:
        OfEntry(Reader& line, std::int64_t entry) : line_(line), now_(line.setup_) {
            line.setup_ = &setup_before(*now_, entry);
        }
        ~OfEntry() { line_.setup_ = now_; }
        OfEntry(const OfEntry&) = delete;
        OfEntry& operator=(const OfEntry&) = delete;

    private:
        Reader& line_;
        const Setup* now_;
    };

    // Looking ahead. After an error there is nothing ahead.
    [[nodiscard]] const Token* peek(std::size_t ahead = 0) const;
    [[nodiscard]] bool at_end() const { return peek() == nullptr; }
    [[nodiscard]] bool at_word() const;
    [[nodiscard]] bool at_quoted() const;
    [[nodiscard]] bool at_numeric() const;
    [[nodiscard]] bool at_keyword(std::string_view keyword);
    /// A player's whole name, which is a name even if it is also an alias.
    [[nodiscard]] bool at_whole_name() const;
    /// The word `ahead` words further on, folded and in the grammar's own words; empty if there is none.
    [[nodiscard]] std::string word_ahead(std::size_t ahead = 0) const;
    void want(Wanted wanted);
    void want(Wanted::Kind kind) { want(Wanted{kind}); }

    // Consuming. Each fails if the next word does not fit.
    const Token* take();
    bool skip(std::string_view keyword);
    bool skip_comma();
    bool skip_semicolon();
    void need(std::string_view keyword);
    /// The index of the keyword at this place; 0 after an error.
    std::size_t choose(std::initializer_list<std::string_view> keywords);

    Seat player();
    /// A name of one word or several, with or without quotes: it ends before a quoted text or a word of `until`.
    std::string new_name(std::initializer_list<std::string_view> until);
    Space deed();
    /// A deed, unless the next word is one of these keywords.
    std::optional<Space> maybe_deed(std::initializer_list<std::string_view> keywords);
    Space space();  ///< `@SPACE`, or the space of a deed
    int city();
    Money amount(std::int64_t least = 1);
    Money signed_amount();          ///< of `+50` or `-75`, without its sign
    [[nodiscard]] bool at_notes();  ///< `3x100`
    Notes notes();                  ///< one value after another, each once; sorted largest first
    Share share(bool with_sign);    ///< an exact sum as in a score, without its sign
    int number(int least, int most);
    std::int64_t duration(std::int64_t least, std::int64_t most);  ///< `27:30`, `1:00:00`, `-0:45`: in seconds
    Dice dice();
    int die();
    std::int64_t entry();
    std::optional<std::int64_t> maybe_entry();
    std::optional<std::int64_t> maybe_card_number(std::int64_t most);  ///< from 0 on
    Role role();
    std::string text(Wanted::Kind kind = Wanted::Kind::text);
    std::string maybe_text();
    std::string word(Wanted wanted);

    /// The text from a token to the last consumed one, as typed.
    [[nodiscard]] std::string typed_since(std::size_t token) const;
    [[nodiscard]] std::size_t place() const { return at_; }

    /// The line must end here; otherwise it has a word too many.
    void finish();

    void fail(ParseError::Kind kind, const Token& at);
    void fail(ParseError error);
    /// Fails because nothing expected is here.
    void fail_expected();

private:
    const Token* take_word(Wanted wanted);
    template <class Found>
    Found resolved(std::variant<Found, ParseError> found, const Token& token);
    Money amount_of(const Token& token, std::string_view digits, std::int64_t least);
    bool skip(Token::Kind separator);
    int figure(Wanted::Kind wanted);
    /// The number of a word that begins with #; consumes nothing if there is no such word.
    std::optional<std::int64_t> numbered(Wanted::Kind wanted, std::int64_t least, std::int64_t most);
    int figure(std::string_view text, int column);
    void advance();

    const Setup* setup_;
    const Tokens& tokens_;
    Vocabulary vocabulary_;
    std::size_t at_ = 0;
    std::vector<Wanted> wanted_;
    std::optional<ParseError> error_;
};

}  // namespace tablebank
