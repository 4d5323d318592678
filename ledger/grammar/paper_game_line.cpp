#include "ledger/grammar/paper_game_line.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/notation_tokens.h"
#include "ledger/grammar/notes_word.h"
#include "ledger/grammar/paper_game_deed.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/typed_name.h"

namespace tablebank {
namespace {

using Kind = ParseError::Kind;

constexpr std::int64_t most_notes = 1'000'000;

std::optional<std::int64_t> figure(std::string_view digits) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (!is_digits(digits) || error != std::errc{}) return std::nullopt;
    return number;
}

/// A number, and the number of its words.
struct Figure {
    std::int64_t number = 0;
    std::size_t words = 1;
};

/// The role of which a word is the name or its beginning, in any language of the program; nullopt for another word.
std::optional<Role> role_called(std::string_view word) {
    const std::string typed = fold_accents(word);
    for (const Role role : {Role::monopolist, Role::competitor}) {
        const std::string_view english = to_string(role);
        if (english.starts_with(typed)) return role;
        for (const std::string_view language : alias_languages)
            for (const std::string_view alias : aliases_of(english, language))
                if (fold_accents(alias).starts_with(typed)) return role;
    }
    return std::nullopt;
}

/// Whether a word is this verb of the grammar, about a player, in any language.
bool says(std::string_view word, std::string_view verb) {
    const std::string typed = fold(word);
    return typed == verb || (verb == "jail" && typed == "jailed") || word_of_alias(typed) == verb;
}

/// `=31`: a sum that cannot be taken for a deed.
bool is_stated_sum(std::string_view word) {
    return word.starts_with('=') && !ungrouped(word.substr(1)).empty();
}

class LineReader {
public:
    LineReader(const Edition& edition, const Tokens& tokens) : edition_(edition), tokens_(tokens) {}

    std::variant<PaperGameLine, ParseError> line() {
        if (tokens_.all.empty()) return ParseError{Kind::empty, 1, {}, {}};
        name();
        role();
        if (!error_ && at_word() && says(peek()->text, "bankrupt")) {
            read_.player.bankrupt = true;
            ++at_;
        } else {
            read_.player.estate.cash = cash();
            while (!error_ && peek() != nullptr) part();
        }
        if (!error_ && peek() != nullptr) fail(Kind::unexpected, *peek());
        if (error_) return *error_;
        std::ranges::stable_sort(read_.player.estate.deeds, {}, &Holding::deed);
        return std::move(read_);
    }

    std::variant<PaperGameCash, ParseError> cash_alone() {
        const Money sum = cash();
        if (!error_ && peek() != nullptr) fail(Kind::unexpected, *peek());
        if (error_) return *error_;
        return PaperGameCash{sum, std::move(read_.notes)};
    }

private:
    [[nodiscard]] const Token* peek(std::size_t ahead = 0) const {
        return at_ + ahead < tokens_.all.size() ? &tokens_.all[at_ + ahead] : nullptr;
    }
    [[nodiscard]] bool at_word() const { return peek() != nullptr && peek()->kind == Token::Kind::word; }

    void fail(Kind kind, const Token& at) {
        if (!error_) error_ = ParseError{kind, at.column, std::string{at.text}, {}};
    }
    void fail_expected(std::vector<std::string> wanted) {
        if (error_) return;
        const Token* here = peek();
        error_ = ParseError{Kind::expected, here == nullptr ? tokens_.end_column : here->column,
                            here == nullptr ? std::string{} : std::string{here->text}, std::move(wanted)};
    }

    /// A line that begins with a number, or with a role and a number, has no name.
    [[nodiscard]] bool has_no_name() const {
        if (peek()->kind == Token::Kind::quoted) return false;
        if (peek()->kind != Token::Kind::word || is_digits(peek()->text) || read_notes_word(peek()->text)) return true;
        return edition_.profile.roles.value && role_called(peek()->text) && peek(1) != nullptr &&
               (is_digits(peek(1)->text) || is_stated_sum(peek(1)->text) || read_notes_word(peek(1)->text));
    }

    void name() {
        if (has_no_name()) return fail_expected({"name"});
        read_.player.name = with_plain_apostrophes(peek()->text);
        if (!is_player_name(read_.player.name)) {
            fail_expected({"name"});
            return;
        }
        ++at_;
    }

    void role() {
        read_.player.estate.role = Role::player;
        if (error_ || !edition_.profile.roles.value) return;
        const auto called = at_word() ? role_called(peek()->text) : std::nullopt;
        if (!called) return fail_expected({"monopolist", "competitor"});
        read_.player.estate.role = *called;
        ++at_;
    }

    Money cash() {
        if (error_) return {};
        if (!at_word()) {
            fail_expected({"cash"});
            return {};
        }
        if (split_notes_word(peek()->text)) return counted();
        const bool stated = is_stated_sum(peek()->text);
        if (!stated && ungrouped(peek()->text).empty()) {
            // `31+3` in place of the cash is a deed: the cash was left out.
            const auto deed = read_paper_game_deed(edition_, tokens_, at_);
            if (looks_numeric(peek()->text) && !std::holds_alternative<PaperGameDeed>(deed))
                fail(Kind::amount_invalid, *peek());
            else
                fail_expected({"cash"});
            return {};
        }
        const auto sum = sum_here(stated ? 1 : 0);
        if (!sum || sum->number > Money::largest_typed) {
            fail(Kind::amount_too_large, *peek());
            return {};
        }
        at_ += sum->words;
        read_.bare_cash = !stated;
        return Money{sum->number};
    }

    /// The sum here, after a prefix of this many bytes, as it is printed: "1.500", and "60 000" unless 000 is the
    /// number of a deed. nullopt if it is not a valid sum.
    [[nodiscard]] std::optional<Figure> sum_here(std::size_t sign) const {
        std::string digits = ungrouped(peek()->text.substr(sign));
        if (digits.empty()) return std::nullopt;
        std::size_t words = 1;
        if (digits.size() <= sum_group) {
            for (const Token* next = peek(words); next != nullptr && next->kind == Token::Kind::word;
                 next = peek(++words)) {
                if (next->text.size() != sum_group || !is_digits(next->text)) break;
                if (deed_of_number(edition_, Money{figure(next->text).value()})) break;
                digits += next->text;
            }
        }
        const auto number = figure(digits);
        if (!number) return std::nullopt;
        return Figure{*number, words};
    }

    /// Notes of a value may be typed in two heaps.
    Money counted() {
        while (!error_ && at_word()) {
            const auto word = split_notes_word(peek()->text);
            if (!word) break;
            add_notes(word->count, sum_here(word->sign));
        }
        if (error_) return {};
        std::ranges::sort(read_.notes, std::ranges::greater{}, &NoteCount::value);
        const Money sum = sum_of(read_.notes);
        if (sum > Money{Money::largest_typed}) {
            fail(Kind::amount_too_large, tokens_.all[at_ - 1]);
        } else if (at_word() && peek()->text.starts_with('=')) {
            const auto stated = sum_here(1);
            if (!stated || Money{stated->number} != sum)
                fail_expected({"=" + sum.to_string()});
            else
                at_ += stated->words;
        }
        return sum;
    }

    void add_notes(std::string_view count, const std::optional<Figure>& value) {
        const auto many = figure(count);
        if (!many || *many > most_notes) return fail(Kind::number_out_of_range, *peek());
        const auto& box = edition_.box.notes;
        if (!value || std::ranges::find(box, Money{value->number}, &Note::value) == box.end()) {
            std::vector<std::string> wanted;
            wanted.reserve(box.size());
            for (const Note& note : box) wanted.push_back(std::string{count} + 'x' + note.value.to_string());
            return fail_expected(std::move(wanted));
        }
        const std::size_t end = at_ += value->words;
        const Money of{value->number};
        const auto known = std::ranges::find(read_.notes, of, &NoteCount::value);
        if (known == read_.notes.end()) {
            if (*many > 0) read_.notes.push_back({of, *many});
        } else if ((known->count += *many) > most_notes) {
            fail(Kind::number_out_of_range, tokens_.all[end - 1]);
        }
    }

    /// A deed with its marks, or the note that its owner is in jail.
    void part() {
        if (!at_word()) return fail(Kind::unexpected, *peek());
        Estate& estate = read_.player.estate;
        if (says(peek()->text, "jail")) {
            estate.jailed = true;
            ++at_;
            return;
        }
        // With more deeds than exist, at least one deed is there twice.
        if (estate.deeds.size() > edition_.deeds.size()) return fail(Kind::unexpected, *peek());
        auto found = read_paper_game_deed(edition_, tokens_, at_);
        if (auto* error = std::get_if<ParseError>(&found)) {
            error_ = std::move(*error);
            return;
        }
        const PaperGameDeed& deed = std::get<PaperGameDeed>(found);
        estate.deeds.push_back(deed.holding);
        if (deed.dice) read_.dice.insert_or_assign(deed.holding.deed, *deed.dice);
        at_ += deed.tokens;
    }

    const Edition& edition_;
    const Tokens& tokens_;
    std::size_t at_ = 0;
    PaperGameLine read_;
    std::optional<ParseError> error_;
};

}  // namespace

std::variant<PaperGameLine, ParseError> read_paper_game_line(const Edition& edition, std::string_view line) {
    const auto tokens = tokenize(line);
    if (const auto* error = std::get_if<ParseError>(&tokens)) return *error;
    return LineReader{edition, std::get<Tokens>(tokens)}.line();
}

std::variant<PaperGameCash, ParseError> read_paper_game_cash(const Edition& edition, std::string_view typed) {
    const auto tokens = tokenize(typed);
    if (const auto* error = std::get_if<ParseError>(&tokens)) return *error;
    return LineReader{edition, std::get<Tokens>(tokens)}.cash_alone();
}

std::string print_paper_game_cash(Money sum, const Notes& notes) {
    if (notes.empty()) return sum.to_string();
    std::string text;
    for (const NoteCount& note : notes)
        text += (text.empty() ? "" : " ") + std::to_string(note.count) + 'x' + note.value.to_string();
    return text;
}

std::string print_paper_game_line(const Edition& edition, const PaperGameLine& line) {
    const Estate& estate = line.player.estate;
    const std::string& name = line.player.name;
    const bool quoted = name.find(' ') != std::string::npos || is_digits(name) || read_notes_word(name) ||
                        (edition.profile.roles.value && role_called(name));
    std::string text = quoted ? '"' + name + '"' : name;
    if (edition.profile.roles.value) text += estate.role == Role::monopolist ? " m" : " c";
    if (line.player.bankrupt) return text + " bankrupt";
    const bool stated = line.notes.empty() && !line.bare_cash && deed_of_number(edition, estate.cash);
    text += (stated ? " =" : " ") + print_paper_game_cash(estate.cash, line.notes);
    std::vector<Holding> deeds = estate.deeds;
    std::ranges::stable_sort(deeds, {}, &Holding::deed);
    for (const Holding& holding : deeds) {
        const auto dice = line.dice.find(holding.deed);
        text +=
            ' ' + print_paper_game_deed(holding, dice == line.dice.end() ? std::nullopt : std::optional{dice->second});
    }
    return estate.jailed ? text + " jail" : text;
}

}  // namespace tablebank
