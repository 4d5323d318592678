// Reads a line as people say it: names of several words, sums as they are printed, dice with a character between them,
// reasons without quotes. A line that the grammar or its aliases can read never gets here.

#include <algorithm>

#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/notation_names.h"
#include "ledger/grammar/notation_reader.h"
#include "ledger/grammar/notation_verbs.h"
#include "ledger/grammar/spoken_cases.h"
#include "ledger/grammar/spoken_numbers.h"
#include "ledger/grammar/spoken_phrases.h"
#include "ledger/grammar/spoken_tokens.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/typed_name.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Kind = ParseError::Kind;

bool may_precede_number(std::string_view text) {
    return text == "@" || is_number_word(text);
}

}  // namespace

SpokenTable::SpokenTable(const Setup& setup)
    : players(spoken_players(setup)),
      deeds(spoken_deeds(*setup.edition)),
      spaces(spoken_spaces(*setup.edition)),
      cities(spoken_cities(*setup.edition)),
      cards(spoken_cards(*setup.edition)),
      decks(spoken_decks(*setup.edition)) {}

// Names --------------------------------------------------------------------------------------------------------------

std::vector<std::vector<std::string>> Reader::plain_ahead(std::size_t from, bool commas) const {
    constexpr std::size_t most = 10;
    std::vector<std::vector<std::string>> words;
    for (const Token* token = peek(from); token != nullptr && words.size() < most; token = peek(from + words.size())) {
        const bool comma = commas && token->kind == Token::Kind::comma && !words.empty();
        const bool quoted = token->kind == Token::Kind::quoted;
        const bool may_be_quoted =
            std::ranges::all_of(words, [](const auto& word) { return word.size() == 1 && is_article(word.front()); });
        if (token->kind != Token::Kind::word && !comma && (!quoted || !may_be_quoted)) break;
        words.push_back(comma ? std::vector<std::string>{} : plain_words(token->text));
        if (quoted) break;
    }
    return words;
}

SpokenCases Reader::cases() const {
    if (!cases_) {
        const bool polish = std::ranges::any_of(tokens_.all, [](const Token& token) {
            return token.kind == Token::Kind::word && is_polish_word(token.text);
        });
        cases_ = polish ? SpokenCases::polish : SpokenCases::russian;
    }
    return *cases_;
}

SpokenNames::Found Reader::named_here(const SpokenNames& names) const {
    return names.find(plain_ahead(), cases());
}

std::string_view Reader::typed_ahead(std::size_t words) const {
    const std::size_t begin = tokens_.all[at_].begin;
    return tokens_.line.substr(begin, tokens_.all[at_ + words - 1].end - begin);
}

/// Whether the word after a part of a name is its next word with a typo: "beacon streat".
bool Reader::is_slip_in_name(const SpokenNames& names, const SpokenNames::Found& found) const {
    constexpr int shortest = 3;
    const Token* next = peek(found.words);
    if (found.whole || next == nullptr || next->kind != Token::Kind::word) return false;
    const std::string word = plain_word(next->text);
    const std::string_view alias = word_of_alias(next->text);
    const std::string_view form = word_of_form(next->text);
    const bool is_of_grammar = !alias.empty() || !form.empty() || !aliases_of(word, alias_languages.front()).empty();
    if (count_characters(word) < shortest || is_of_grammar) return false;
    const auto ahead = plain_ahead();
    const auto typed = std::span(ahead).first(std::min(found.words, ahead.size()));
    return names.goes_on_like(found.things.front(), typed, word) &&
           spoken_->players.find(plain_ahead(found.words), SpokenCases::none).things.empty();
}

std::optional<std::size_t> Reader::take_named(const SpokenNames& names, ParseError::Kind ambiguous,
                                              ParseError::Kind unknown, Print print) {
    return take_found(names, named_here(names), ambiguous, unknown, print);
}

std::optional<std::size_t> Reader::take_found(const SpokenNames& names, const SpokenNames::Found& found,
                                              ParseError::Kind ambiguous, ParseError::Kind unknown, Print print) {
    if (found.things.empty()) return std::nullopt;
    const bool slip = found.things.size() == 1 && is_slip_in_name(names, found);
    if (found.things.size() > 1 || slip) {
        ParseError error{slip ? unknown : ambiguous, peek()->column, {}, {}};
        error.text = typed_ahead(found.words + (slip ? 1 : 0));
        for (const std::size_t thing : found.things) error.candidates.push_back((this->*print)(thing));
        fail(std::move(error));
        return std::nullopt;
    }
    for (std::size_t word = 0; word < found.words; ++word) advance();
    return found.things.front();
}

std::string Reader::name_of_player(std::size_t at) const {
    return setup_->players[at].name;
}

std::string Reader::slug_of_deed(std::size_t at) const {
    return setup_->edition->deeds[at].slug;
}

std::string Reader::word_of_space(std::size_t at) const {
    const Deed* deed = setup_->edition->deed_at(Space{static_cast<int>(at)});
    return deed == nullptr ? "@" + std::to_string(at) : deed->slug;
}

std::string Reader::slug_of_city(std::size_t at) const {
    return setup_->edition->cities[at].slug;
}

bool Reader::at_name_of_player(PlayerIs who) const {
    if (!is_spoken() || peek() == nullptr) return false;
    if (at_noun_of(spoken_->players)) return true;
    const auto found = spoken_->players.find(plain_ahead(), who == PlayerIs::acting ? SpokenCases::none : cases());
    return !found.things.empty();
}

bool Reader::at_receiver() const {
    if (at_bank() || (is_spoken() && at_noun_of(spoken_->players))) return true;
    return is_spoken() && peek() != nullptr && named_here(spoken_->players).in_case;
}

std::size_t Reader::articles_ahead() const {
    std::size_t articles = 0;
    while (peek(articles + 1) != nullptr && peek(articles)->kind == Token::Kind::word &&
           is_article(peek(articles)->text))
        ++articles;
    return articles;
}

bool Reader::at_bank() const {
    if (!is_spoken() || peek() == nullptr) return false;
    const Token& word = *peek(articles_ahead());
    return word.kind == Token::Kind::word && is_bank_word(word.text) && !at_whole_name();
}

bool Reader::skip_bank() {
    if (!at_bank()) return false;
    for (std::size_t words = articles_ahead() + 1; words > 0; --words) advance();
    return true;
}

std::optional<Seat> Reader::player_or_bank() {
    if (skip_bank()) return std::nullopt;
    return player();
}

bool Reader::tells_of_items() const {
    constexpr int shortest = 4;  // in letters: a shorter word begins many names
    if (!is_spoken() || at_ == 0 || peek() == nullptr) return false;
    const std::size_t before = tokens_.all[at_ - 1].end;
    if (tokens_.line.substr(before, peek()->begin - before).find(':') != std::string_view::npos) return true;
    for (std::size_t ahead = 0; peek(ahead) != nullptr && peek(ahead)->kind != Token::Kind::quoted; ++ahead) {
        const std::string_view word = peek(ahead)->text;
        if (word.find_first_of("0123456789@") != std::string_view::npos) return true;
        const auto named = spoken_->deeds.find(plain_ahead(ahead), cases());
        if (named.whole || (!named.things.empty() && count_characters(word) >= shortest)) return true;
    }
    return false;
}

Space Reader::space() {
    want(Wanted::Kind::space);
    std::size_t before = 0;
    if (is_spoken() && peek() != nullptr) {
        if (const auto numbered = numbered_deed()) return *numbered;
        for (; peek(before) != nullptr; ++before) {
            // The printed name of a corner has commas: "Sightseeing, Jail, Price War".
            const auto found = spoken_->spaces.find(plain_ahead(before, true), cases());
            const bool way = peek(before)->kind == Token::Kind::word && is_way_word(peek(before)->text);
            // "поле" may be the beginning of a name, but not if another name follows.
            if (!found.things.empty() && (found.whole || !way || peek(before + found.words) == nullptr))
                return found_space(before, found);
            if (!way) break;
        }
        for (; before > 0 && peek(1) != nullptr; --before) advance();
    }
    return deed();
}

/// A space by its name, after as many other words. No reason follows the beginning of a name: that may be another name.
Space Reader::found_space(std::size_t before, const SpokenNames::Found& found) {
    for (; before > 0; --before) advance();
    const auto at =
        take_found(spoken_->spaces, found, Kind::ambiguous_deed, Kind::unknown_deed, &Reader::word_of_space);
    if (!at) return {};
    const std::string next = word_ahead();
    if (!found.whole && at_word() && next != "nosalary" && next != "times") fail(Kind::unexpected, *peek());
    return Space{static_cast<int>(*at)};
}

/// "№6", "@ 6", "n° 6", "space 6", "na @6".
std::optional<Space> Reader::numbered_deed() {
    for (std::size_t articles = articles_ahead() + 1; articles-- > 0;) {
        const Token& word = *peek(articles);
        if (word.kind != Token::Kind::word) continue;
        auto [head, digits] = parted_number(word.text);
        std::size_t words = articles + 1;
        const Token* next = peek(words);
        if (digits.empty() && next != nullptr && next->kind == Token::Kind::word && is_digits(next->text)) {
            digits = next->text;
            ++words;
        }
        if (digits.empty() || !may_precede_number(head)) continue;
        for (std::size_t taken = 0; taken < words; ++taken) advance();
        auto found = find_deed_by_word(*setup_->edition, "@" + std::string{digits});
        if (const auto* space = std::get_if<Space>(&found)) return *space;
        auto& error = std::get<ParseError>(found);
        error.column = word.column;
        fail(std::move(error));
        return Space{};
    }
    return std::nullopt;
}

std::optional<int> Reader::maybe_deck() {
    if (!is_spoken() || peek() == nullptr) return std::nullopt;
    const auto found = named_here(spoken_->decks);
    if (found.things.size() != 1) return std::nullopt;
    for (std::size_t word = 0; word < found.words; ++word) advance();
    return static_cast<int>(found.things.front());
}

bool Reader::at_card_name() {
    if (!is_spoken()) return at_quoted();
    if (peek() == nullptr) return false;
    const SpokenNames::Found deed = named_here(spoken_->deeds);
    const SpokenNames::Found card = named_here(spoken_->cards);
    if (at_quoted()) return card.whole || !deed.whole;
    return card.things.size() == 1 && (deed.things.empty() || (card.whole && card.words >= deed.words));
}

std::string Reader::card_name() {
    if (!is_spoken() || at_quoted()) return printed_card_name(*setup_->edition, text(Wanted::Kind::card_name));
    want(Wanted::Kind::card_name);
    const SpokenNames::Found card = named_here(spoken_->cards);
    if (card.things.size() != 1) {
        if (const auto freeing = freeing_card()) {
            skip_phrase(*this, Phrase::release);
            return setup_->edition->kept_cards[*freeing].name;
        }
        fail_expected();
        return {};
    }
    for (std::size_t word = 0; word < card.words; ++word) advance();
    return setup_->edition->kept_cards[card.things.front()].name;
}

// Words --------------------------------------------------------------------------------------------------------------

bool Reader::at_salary() const {
    if (!is_spoken() || peek() == nullptr) return false;
    const Token& word = *peek(articles_ahead());
    return word.kind == Token::Kind::word && is_salary_word(word.text) &&
           !setup_->edition->profile.salary.value.passing.is_zero();
}

namespace {

std::optional<Idiom> idiom_of(const std::vector<std::vector<std::string>>& tokens) {
    std::vector<std::string> words;
    for (const auto& token : tokens) words.insert(words.end(), token.begin(), token.end());
    return idiom_in(words);
}

}  // namespace

bool Reader::idiom_here() const {
    return is_spoken() && idiom_of(plain_ahead()).has_value();
}

std::string_view Reader::take_idiom() {
    const auto ahead = plain_ahead();
    const Idiom meant = idiom_of(ahead).value();
    for (std::size_t taken = 0, token = 0; taken < meant.words; ++token) {
        taken += ahead[token].size();
        advance();
    }
    return meant.verb;
}

bool Reader::skip_article_before(std::string_view keyword) {
    if (!is_spoken() || !at_word() || !is_article(peek()->text) || word_ahead(1) != keyword) return false;
    advance();
    advance();
    return true;
}

bool Reader::skip_joiner() {
    if (!is_spoken() || !at_word() || peek(1) == nullptr || !is_joiner(peek()->text)) return false;
    advance();
    return true;
}

/// Whether a first word can only begin a reason: it is neither another word of the line, perhaps mistyped, nor a name.
bool Reader::may_be_reason(const Token& first) const {
    const bool numbered = peek(1) != nullptr && is_digits(peek(1)->text) && is_number_word(first.text);
    if (first.text.find_first_of("0123456789#@") == 0 || numbered) return false;
    const std::string plain = plain_word(first.text);
    for (const Wanted& wanted : wanted_) {
        if (wanted.kind == Wanted::Kind::text || wanted.kind == Wanted::Kind::reason ||
            wanted.kind == Wanted::Kind::entry)
            continue;
        if (wanted.kind != Wanted::Kind::keyword || wanted.keyword == "to" || wanted.keyword == "from") return false;
        if (is_slip_of(plain, wanted.keyword)) return false;
        for (const std::string_view language : alias_languages)
            for (const std::string_view alias : aliases_of(wanted.keyword, language))
                if (is_slip_of(plain, plain_word(alias))) return false;
    }
    return true;
}

/// Whether words contain nothing that belongs to a line: they begin with neither a number nor a linking word, and name
/// no player at the table.
bool Reader::says_only_why(std::size_t words) const {
    if (is_linking_word(peek()->text) || zeros_of_unit(peek()->text) ||
        peek()->text.find_first_of("0123456789") != std::string_view::npos)
        return false;
    for (std::size_t word = 0; word < words; ++word) {
        const SpokenNames::Found named = spoken_->players.find(plain_ahead(word), cases());
        if (named.whole && !named.things.empty()) return false;
    }
    return true;
}

std::optional<std::string> Reader::loose_text(Loose what) {
    if (!is_spoken() || !at_word()) return std::nullopt;
    std::size_t words = 0;
    while (peek(words) != nullptr && peek(words)->kind != Token::Kind::semicolon) ++words;
    if (what != Loose::note && at_salary()) words = articles_ahead() + 1;  // any further word is one too many
    std::string typed{typed_ahead(words)};
    std::ranges::replace(typed, '\t', ' ');  // between words like a space, but not allowed in a text
    const std::string_view alias = word_of_alias(peek()->text);
    const bool verb = find_verb(alias.empty() ? fold(peek()->text) : alias) != nullptr;
    // "2 notes of 500", "5 thousand": the number alone is not the sum.
    const bool behind_figure = at_ > 0 && tokens_.all[at_ - 1].text.find_first_of("0123456789") != std::string::npos;
    if (behind_figure && belongs_to_figure(peek()->text)) return std::nullopt;
    const bool links = what == Loose::needed ? is_joiner(peek()->text) : !says_only_why(words);
    const bool meant =
        what == Loose::note || at_salary() || (may_be_reason(*peek()) && !verb && !at_name_of_player() && !links);
    if (!meant || typed.find('"') != std::string::npos || (what != Loose::note && is_in_printed_quotes(typed)))
        return std::nullopt;
    const int column = peek()->column;
    for (std::size_t word = 0; word < words; ++word) advance();
    if (count_characters(typed) > longest_text) fail({Kind::text_invalid, column, {}, {}});
    return typed;
}

/// Whether "as" is here, and a word of `until` follows: "lena as competitor".
bool Reader::links_to(std::initializer_list<std::string_view> until) const {
    constexpr std::array<std::string_view, 5> links{"as", "comme", "come", "jako", "как"};
    const Token* next = peek(1);
    if (next == nullptr || std::ranges::find(links, peek()->text) == links.end()) return false;
    const auto is_next = [next](std::string_view keyword) {
        return fold(next->text) == keyword || word_of_alias(next->text) == keyword;
    };
    return std::ranges::any_of(until, is_next);
}

std::string Reader::new_name(std::initializer_list<std::string_view> until) {
    want(Wanted::Kind::name);
    if (at_quoted()) return with_plain_apostrophes(text(Wanted::Kind::name));
    std::string name;
    const auto ends = [&](std::string_view keyword) { return at_keyword(keyword); };
    while (at_word() && (name.empty() || (std::ranges::none_of(until, ends) && !links_to(until))))
        name.append(name.empty() ? "" : " ").append(take()->text);
    if (!name.empty() && at_word() && links_to(until)) take();
    if (name.empty()) fail_expected();
    for (const std::string_view keyword : until) want({Wanted::Kind::keyword, keyword});
    return with_plain_apostrophes(name);
}

}  // namespace tablebank
