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
#include "ledger/grammar/spoken_names.h"
#include "ledger/grammar/spoken_payee.h"

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
    spoken,        ///< as people say it and as things are printed: ledger/grammar/spoken_words.h
};

/// The names of a table as people write them. Built once for a line that nothing else can read.
struct SpokenTable {
    SpokenNames players;
    SpokenNames deeds;
    SpokenNames spaces;
    SpokenNames cities;
    SpokenNames cards;
    SpokenNames decks;
    explicit SpokenTable(const Setup& setup);
};

class Reader {
public:
    static constexpr int longest_text = 500;

    /// Setup, tokens and names must outlive the reader.
    Reader(const Setup& setup, const Tokens& tokens, Vocabulary vocabulary)
        : setup_(&setup), tokens_(tokens), vocabulary_(vocabulary) {}
    /// For a line as people say it.
    Reader(const Setup& setup, const Tokens& tokens, const SpokenTable& names)
        : setup_(&setup), tokens_(tokens), vocabulary_(Vocabulary::spoken), spoken_(&names) {}

    [[nodiscard]] const Setup& setup() const { return *setup_; }
    [[nodiscard]] const std::optional<ParseError>& error() const { return error_; }
    [[nodiscard]] const std::vector<Wanted>& wanted() const { return wanted_; }

    /// A name that an amendment gives to a seat.
    struct NewName {
        Seat seat{};
        std::string name;
    };
    /// While the result exists, the line is read with the names of the time of an entry; also with the name of an
    /// amendment, if the line uses it.
    class OfEntry {
    public:
        OfEntry(Reader& line, std::int64_t entry, const std::optional<NewName>& amended = std::nullopt);
        ~OfEntry();
        OfEntry(const OfEntry&) = delete;
        OfEntry& operator=(const OfEntry&) = delete;

    private:
        Reader& line_;
        const Setup* now_;
        const SpokenTable* spoken_now_;
        std::optional<Setup> renamed_;
        std::optional<SpokenTable> spoken_then_;
    };

    enum class Sums { one, several };  ///< whether another sum may follow one

    // Looking ahead. After an error there is nothing ahead.
    [[nodiscard]] const Token* peek(std::size_t ahead = 0) const;
    [[nodiscard]] bool at_end() const { return peek() == nullptr; }
    [[nodiscard]] bool at_word() const;
    [[nodiscard]] bool at_quoted() const;
    [[nodiscard]] bool at_numeric() const;
    [[nodiscard]] bool at_keyword(std::string_view keyword);
    /// A player's whole name, which is a name even if it is also an alias.
    [[nodiscard]] bool at_whole_name() const;
    [[nodiscard]] bool at_amount();     ///< digits; as people say it also with a currency
    [[nodiscard]] bool at_card_name();  ///< in quotes; as people say it also a card's printed name without them
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
    /// `middle` or `pot`, unless the word is a player's name, or the beginning of one; as people say it, with the words
    /// in front of it.
    bool skip_middle(MoneyGoes way);
    /// The index of the keyword at this place; 0 after an error.
    std::size_t choose(std::initializer_list<std::string_view> keywords);

    // As people say it; none of them is true, and none consumes anything, in another vocabulary.
    [[nodiscard]] bool is_spoken() const { return vocabulary_ == Vocabulary::spoken; }
    /// One player's name, or one that several have. The person who acts is named in the nominative.
    enum class PlayerIs { acting, meant };
    [[nodiscard]] bool at_name_of_player(PlayerIs who = PlayerIs::meant) const;
    /// "to the bank", or a player in another case, after a sum: "борису", "bankowi".
    [[nodiscard]] bool at_receiver() const;
    [[nodiscard]] bool at_bank() const;  ///< "the bank"
    /// The middle of the board: "au milieu", "z puli", "into the pot".
    [[nodiscard]] bool at_middle(MoneyGoes way) const { return is_spoken() && middle_words(way) > 0; }
    [[nodiscard]] bool at_salary() const;
    [[nodiscard]] bool at_throw() const { return thrown_here().words > 0; }  ///< two dice: `3 4`, `3+4`, `3 and 4`
    [[nodiscard]] bool at_bare_throw() const;  ///< and nothing that belongs to it after it
    bool skip_bank();
    /// Whether the rest of the line says what is exchanged: a sum, a deed, or what follows a colon.
    [[nodiscard]] bool tells_of_items() const;
    [[nodiscard]] bool idiom_here() const;  ///< several words that mean a verb
    /// Consumes the idiom and returns its verb. Requires an idiom here.
    std::string_view take_idiom();
    /// The rest of the line as a text without quotes, if it cannot mean anything else.
    enum class Loose {
        note,    ///< may begin with any word
        needed,  ///< a reason that the line must have
        reason,  ///< one that it may have: no word of it may belong to the line
    };
    std::optional<std::string> loose_text(Loose what = Loose::reason);

    Seat player(PlayerIs who = PlayerIs::meant);
    /// The other side of a payment: a player, or nullopt for the bank, which only people say.
    std::optional<Seat> player_or_bank();
    /// A name of one word or several, with or without quotes: it ends before a quoted text or a word of `until`.
    /// "as" in front of a word of `until` is not part of it.
    std::string new_name(std::initializer_list<std::string_view> until);
    Space deed();
    /// A deed, unless the next word is one of these keywords.
    std::optional<Space> maybe_deed(std::initializer_list<std::string_view> keywords);
    Space space();  ///< `@SPACE`, or the space of a deed
    int city();
    /// A deck by the name that screens show, as an index into Edition::decks; nullopt, and nothing is consumed, before
    /// anything else.
    std::optional<int> maybe_deck();
    Money amount(std::int64_t least = 1, Sums sums = Sums::one);
    Money signed_amount();          ///< of `+50` or `-75`, without its sign
    [[nodiscard]] bool at_notes();  ///< `3x100`; as people say it also "3 notes of 100"
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
    Role role_or_all();  ///< of a card: a role of the box, or Role::player for all players
    std::string text(Wanted::Kind kind = Wanted::Kind::text);
    std::string maybe_text();
    std::string card_name();
    std::string word(Wanted wanted);

    /// A place in the line: the token that comes next, and whether the line was wrong before it.
    struct Place {
        std::size_t token = 0;
        bool is_wrong = false;
        bool operator==(const Place&) const = default;
    };

    /// The text from a place to the last consumed token, as typed.
    [[nodiscard]] std::string typed_since(Place place) const;
    [[nodiscard]] Place place() const { return {at_, error_.has_value()}; }
    /// Reads again from a place, as if nothing after it had been read. An error from before the place stays.
    void go_back(Place place);

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

    // notation_spoken.cpp
    [[nodiscard]] std::vector<std::vector<std::string>> plain_ahead(std::size_t from = 0, bool commas = false) const;
    [[nodiscard]] SpokenCases cases() const;
    [[nodiscard]] SpokenNames::Found named_here(const SpokenNames& names) const;
    using Print = std::string (Reader::*)(std::size_t) const;
    /// `ambiguous`: the error if several are meant; `unknown`: the error for a typo in the next word of the name.
    std::optional<std::size_t> take_named(const SpokenNames& names, ParseError::Kind ambiguous,
                                          ParseError::Kind unknown, Print print);
    std::optional<std::size_t> take_found(const SpokenNames& names, const SpokenNames::Found& found,
                                          ParseError::Kind ambiguous, ParseError::Kind unknown, Print print);
    [[nodiscard]] bool is_slip_in_name(const SpokenNames& names, const SpokenNames::Found& found) const;
    [[nodiscard]] std::string name_of_player(std::size_t at) const;
    [[nodiscard]] std::string slug_of_deed(std::size_t at) const;
    [[nodiscard]] std::string slug_of_city(std::size_t at) const;
    [[nodiscard]] std::string word_of_space(std::size_t at) const;
    [[nodiscard]] std::size_t articles_ahead() const;
    [[nodiscard]] std::string_view typed_ahead(std::size_t words) const;
    [[nodiscard]] std::string_view without_currency(std::string_view text) const;
    std::optional<Space> numbered_deed();
    bool asks_who(const Token& token);
    /// Whether the noun that screens print in front of a name is here: "игроку Боря", "владение «Зенит»".
    [[nodiscard]] bool at_noun_of(const SpokenNames& names) const;
    bool asks_which_of_city();
    [[nodiscard]] std::optional<std::size_t> freeing_card() const;
    Space found_space(std::size_t before, const SpokenNames::Found& found);
    /// A sum as it is printed.
    struct Sum {
        std::string digits;
        std::size_t words = 0;  ///< number of tokens
        bool parted = false;    ///< by spaces, so that it may also be several sums
    };
    static constexpr std::size_t longest_sum = 18;  ///< in digits
    /// `sign`: this many bytes of the first word come before the sum.
    [[nodiscard]] std::optional<Sum> sum_here(std::size_t sign = 0, Sums sums = Sums::one) const;
    /// Whether a word `ahead` names someone at the table, or a thing of a list, and does not belong to the sum before
    /// it.
    [[nodiscard]] bool is_name_behind_sum(std::size_t ahead, Sums sums) const;
    /// "3 notes of" with the value after it, or "3 fifties".
    struct SaidNotes {
        std::size_t words = 0;  ///< in front of the value
        std::optional<std::int64_t> value;
    };
    [[nodiscard]] std::optional<SaidNotes> said_notes() const;
    NoteCount notes_of_a_value();
    /// The number of words that name the middle; 0 if none do.
    [[nodiscard]] std::size_t middle_words(MoneyGoes way) const;
    [[nodiscard]] bool is_middle(std::size_t ahead) const;
    [[nodiscard]] bool is_unknown_player(std::string_view typed) const;
    std::optional<Money> spoken_amount(std::int64_t least, Sums sums);
    /// Two dice in the words ahead.
    struct Thrown {
        std::size_t words = 0;  ///< 0 if there are none
        Dice dice{};
        bool may_be_pair = false;  ///< "deux six": 2 and 6, or two sixes
    };
    [[nodiscard]] Thrown double_here(std::size_t from) const;
    [[nodiscard]] Thrown thrown_here(std::size_t from = 0) const;
    std::optional<Dice> spoken_dice();
    std::optional<std::int64_t> spoken_number(Wanted::Kind wanted, std::int64_t least, std::int64_t most);
    [[nodiscard]] bool may_be_reason(const Token& first) const;
    [[nodiscard]] bool says_only_why(std::size_t words) const;
    bool skip_article_before(std::string_view keyword);
    bool skip_joiner();
    [[nodiscard]] bool links_to(std::initializer_list<std::string_view> until) const;

    const Setup* setup_;
    const Tokens& tokens_;
    Vocabulary vocabulary_;
    const SpokenTable* spoken_ = nullptr;
    mutable std::optional<SpokenCases> cases_;
    std::size_t at_ = 0;
    std::vector<Wanted> wanted_;
    std::optional<ParseError> error_;
};

}  // namespace tablebank
