// The structure of a line: force, player, verb, free text.

#include <algorithm>

#include "ledger/books/people.h"
#include "ledger/grammar/notation.h"
#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/notation_names.h"
#include "ledger/grammar/notation_reader.h"
#include "ledger/grammar/notation_tokens.h"
#include "ledger/grammar/notation_verbs.h"
#include "ledger/grammar/spoken_building.h"
#include "ledger/grammar/spoken_frame.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/grammar/spoken_question.h"
#include "ledger/grammar/spoken_tokens.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/case_fold.h"

namespace tablebank {
namespace {

bool is_numeric(const Token* token) {
    return token != nullptr && token->kind == Token::Kind::word && looks_numeric(token->text);
}

const Verb* verb_at(const Reader& line, std::size_t ahead = 0) {
    return find_verb(line.word_ahead(ahead));
}

bool is_force(const Reader& line, std::size_t ahead = 0) {
    return line.word_ahead(ahead) == force_verb;
}

/// Whether the words after the first one are something that a player does, so that the first may be a name.
bool stands_before_his_verb(const Reader& line) {
    const Verb* next = verb_at(line, 1);
    return is_force(line, 1) || is_numeric(line.peek(1)) || (next != nullptr && next->of_player);
}

bool begins_a_name(const Reader& line) {
    return std::holds_alternative<Seat>(find_player_by_name(line.setup(), line.peek()->text));
}

/// Whether a verb is here, where a player may also be. The grammar's own words precede a name; a whole name precedes an
/// alias.
bool at_first_verb(const Reader& line) {
    const std::string word = line.word_ahead();
    const Verb* verb = find_verb(word);
    if (verb == nullptr && word != force_verb) return false;
    if (verb != nullptr && verb->yields_to_name && stands_before_his_verb(line)) {
        if (line.at_whole_name() || (verb->yields_to_beginning && begins_a_name(line))) return false;
    }
    return !line.at_whole_name() || fold(line.peek()->text) == word;
}

/// Digits at the beginning: `34` and `3 4` are a roll of the player in turn; `1 34` and `1 3 4` name the seat first.
bool at_bare_roll(const Reader& line) {
    if (line.at_bare_throw()) return true;
    if (!is_numeric(line.peek())) return false;
    if (line.is_spoken() && line.peek()->text.size() == 1) return false;
    if (line.peek()->text.size() > 1) return verb_at(line, 1) == nullptr;
    return is_numeric(line.peek(1)) && line.peek(1)->text.size() == 1 && !is_numeric(line.peek(2));
}

/// Whether no player's name begins with the word here.
bool is_unknown_name(const Reader& line) {
    const auto found = find_seat(line.setup(), line.peek()->text);
    const auto* error = std::get_if<ParseError>(&found);
    return error != nullptr && error->kind == ParseError::Kind::unknown_player;
}

/// A first word that is not a player's name, without anything after it that a player could do, was meant as a verb.
bool is_misspelt_verb(const Reader& line) {
    const Token& word = *line.peek();
    if (word.kind != Token::Kind::word || is_numeric(&word)) return false;
    const Token* next = line.peek(1);
    if (verb_at(line, 1) != nullptr || is_force(line, 1) || is_numeric(next)) return false;
    return is_unknown_name(line);
}

void read_force(Reader& line, Command& command) {
    if (!is_force(line)) return;
    const Token& word = *line.take();
    if (command.force) line.fail(ParseError::Kind::unexpected, word);
    command.force = line.text(Wanted::Kind::reason);
}

void read_player(Reader& line, Command& command) {
    line.want(Wanted::Kind::verb);
    if (at_first_verb(line) || at_spoken_action(line)) return;
    const bool pronoun = line.is_spoken() && line.at_word() && is_pronoun(line.peek()->text);
    if (!line.at_end() && !pronoun && is_misspelt_verb(line) && !line.at_name_of_player(Reader::PlayerIs::acting))
        line.fail(ParseError::Kind::unknown_verb, *line.peek());
    const Seat seat = line.player(Reader::PlayerIs::acting);
    if (!line.error()) command.player = seat;
}

/// "#12", "12".
bool at_entry_number(const Reader& line, std::size_t ahead) {
    const Token* token = line.peek(ahead);
    if (token == nullptr || token->kind != Token::Kind::word) return false;
    return is_digits(token->text) || (token->text.starts_with('#') && is_digits(token->text.substr(1)));
}

/// "has" of "has paid", if a verb follows.
void skip_auxiliary(Reader& line) {
    if (!line.is_spoken() || !line.at_word() || !is_auxiliary(line.peek()->text) || line.idiom_here()) return;
    const Verb* verb = verb_at(line, 1);
    if ((verb != nullptr && verb->of_player) || phrase_ahead(line, Phrase::take, 1) > 0 ||
        phrase_ahead(line, Phrase::wins, 1) > 0)
        line.take();
}

/// The words of the verb. `named` is the word of the player before it, if any.
void read_action(Reader& line, Command& command, const Token* named, bool amended) {
    line.want(named == nullptr ? Wanted::Kind::verb : Wanted::Kind::player_verb);
    if (named != nullptr) skip_auxiliary(line);
    const Verb* verb = verb_at(line);
    if (read_spoken_action(line, command)) return;
    // "anne lui paie 50": no one is named.
    const bool receiver =
        line.is_spoken() && line.at_word() && is_pronoun(line.peek()->text) && verb_at(line, 1) != nullptr;
    if (verb == nullptr && receiver) return static_cast<void>(line.player());
    if (verb == nullptr) {
        if (!line.at_word()) return line.fail_expected();
        return line.fail(is_force(line) ? ParseError::Kind::unexpected : ParseError::Kind::unknown_verb, *line.peek());
    }
    if (named != nullptr && !verb->of_player) return line.fail(ParseError::Kind::unexpected, *named);
    // "correct 12 ...": the verb of the judge has no number.
    if (line.is_spoken() && verb->name == "correct" && at_entry_number(line, 1)) verb = find_verb("amend");
    const bool of_history = verb->name == "undo" || verb->name == "redo" || verb->name == "amend";
    if (amended && of_history) return line.fail(ParseError::Kind::unexpected, *line.peek());
    line.take();
    if (verb->wants_player && named == nullptr) {
        const Seat seat = line.player();
        if (!line.error()) command.player = seat;
    }
    command.action = verb->read(line);
}

void read_why(Reader& line, Command& command) {
    const bool is_note = std::holds_alternative<action::Note>(command.action);
    switch (why_use(command.action)) {
        case WhyUse::none:
            return;
        case WhyUse::optional:
            command.why = line.maybe_text();
            return;
        case WhyUse::required:
            line.want(is_note ? Wanted::Kind::text : Wanted::Kind::reason);
            if (auto said = line.loose_text(is_note ? Reader::Loose::note : Reader::Loose::needed)) {
                command.why = *std::move(said);
                return;
            }
            command.why = line.text(is_note ? Wanted::Kind::text : Wanted::Kind::reason);
            return;
    }
}

}  // namespace

Command read_command(Reader& line, bool amended) {
    Command command;
    const Reader::Place begin = line.place();
    if (at_first_verb(line)) read_force(line, command);
    const Token* named = nullptr;
    if (read_spoken_line(line, command)) {
        if (command.why.empty()) read_why(line, command);
        command.typed = line.typed_since(begin);
        return command;
    }
    if (!at_bare_roll(line)) {
        const Token* first = line.peek();
        read_player(line, command);
        if (command.player) {
            named = first;
            read_force(line, command);
        }
    }
    if (asks_about_signed_sum(line, command) || asks_about_pieces(line, command)) return command;
    if (read_bare_payment(line, command)) {
        // "anna 100 to boris"
    } else if (is_numeric(line.peek()) || line.at_bare_throw()) {
        command.action = action::Roll{line.dice()};
    } else {
        if (named != nullptr) line.want(Wanted::Kind::dice);
        read_action(line, command, named, amended);
        refuse_second_deed(line, command);
    }
    // An amend ends with the free text of the line within it.
    if (!std::holds_alternative<action::Amend>(command.action)) read_why(line, command);
    command.typed = line.typed_since(begin);
    return command;
}

namespace {

using Read = std::variant<Command, ParseError>;

Read read_line(Reader line) {
    Command command = read_command(line, false);
    line.finish();
    if (line.error()) return *line.error();
    return command;
}

/// Reads what follows words that open a sentence and name no one: "and then", "I". A name keeps its meaning.
Read read_after_opening(Reader line) {
    bool opened = false;
    while (line.at_word() && !line.at_whole_name() && is_unknown_name(line) && skip_phrase(line, Phrase::well))
        opened = true;
    if (!opened || line.at_end()) return ParseError{};
    return read_line(line);
}

bool has_alias(const Tokens& tokens) {
    return std::ranges::any_of(tokens.all, [](const Token& token) {
        return token.kind == Token::Kind::word && !word_of_alias(token.text).empty();
    });
}

/// Reads with the grammar's words, and if that fails with its aliases.
Read read_written(const Setup& setup, const Tokens& tokens) {
    Read read = read_line({setup, tokens, Vocabulary::english});
    if (std::holds_alternative<Command>(read) || !has_alias(tokens)) return read;
    return read_line({setup, tokens, Vocabulary::with_aliases});
}

/// Whether the error of the line as people say it is more precise than that of the written line.
bool tells_more(const ParseError& spoken, const ParseError& written, std::string_view line) {
    using Kind = ParseError::Kind;
    const bool asks = spoken.kind == Kind::ambiguous_player || spoken.kind == Kind::ambiguous_deed ||
                      spoken.kind == Kind::ambiguous_city;
    const bool of_sums = spoken.kind == Kind::ambiguous_amount || spoken.kind == Kind::two_meanings ||
                         spoken.kind == Kind::amount_too_large;
    // "pay tom 100": no player has the name Tom, and it is not a sum.
    const bool names =
        spoken.kind == Kind::unknown_player || spoken.kind == Kind::unknown_deed || spoken.kind == Kind::unknown_city;
    const std::size_t at = written.text.empty() ? std::string::npos : line.find(written.text);
    const bool is_no_sum = written.kind == Kind::amount_invalid &&
                           written.text.find_first_of("0123456789") == std::string::npos && at != std::string::npos &&
                           line.find_first_of("0123456789", at) != std::string::npos;
    // "15 cents": the word after the number makes it another sum.
    const bool is_more_than_figure = spoken.kind == Kind::amount_invalid && spoken.text.find(' ') != std::string::npos;
    const bool has_slip = names && !spoken.candidates.empty();
    const bool same_place = spoken.column == written.column;
    const bool has_lines = spoken.kind == Kind::unexpected && !spoken.candidates.empty();
    return of_sums || has_lines || is_more_than_figure || has_slip || spoken.column > written.column ||
           (same_place && (asks || (names && is_no_sum)));
}

/// Reads as people say it, with every possible meaning of its characters; `error` is that of the written line.
Read read_spoken(const Setup& setup, std::string_view text, ParseError error) {
    const SpokenTable names(setup);
    for (const auto way : spoken_ways) {
        const auto said = spoken_tokens(text, way);
        if (!said) continue;
        if (said->tokens.all.size() == 1 && is_help_word(said->tokens.all.front().text))
            return ParseError{ParseError::Kind::help, 1, std::string{said->tokens.all.front().text}, {}};
        Read read = read_line({setup, said->tokens, names});
        const auto* no = std::get_if<ParseError>(&read);
        if (no == nullptr) return read;
        if (Read rest = read_after_opening({setup, said->tokens, names}); std::holds_alternative<Command>(rest))
            return rest;
        if (way == SpokenWay::as_written && tells_more(*no, error, text)) error = *no;
    }
    if (auto asked = question_in(setup, names, text)) return *std::move(asked);
    return error;
}

}  // namespace

std::variant<Command, ParseError> parse_entry(const Setup& shown, const Entry& entry) {
    return parse_line(setup_before(shown, entry.sequence), entry.line);
}

std::variant<Command, ParseError> parse_line(const Setup& shown, std::string_view text) {
    const Setup& setup = shown.lines_of ? *shown.lines_of : shown;
    const auto cut = tokenize(text);
    const auto* tokens = std::get_if<Tokens>(&cut);
    if (tokens != nullptr && tokens->all.empty()) return ParseError{};
    Read read = tokens == nullptr ? Read{std::get<ParseError>(cut)} : read_written(setup, *tokens);
    if (std::holds_alternative<Command>(read) || text.size() > longest_spoken_line) return read;
    return read_spoken(setup, text, std::get<ParseError>(std::move(read)));
}

}  // namespace tablebank
