#include "ledger/grammar/notation_reader.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/notation_names.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Kind = ParseError::Kind;

bool is_blank_text(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        if (!is_blank(next_character(text, at))) return false;
    }
    return true;
}

/// The number that digits write, within bounds.
std::optional<std::int64_t> whole_number(std::string_view digits, std::int64_t least, std::int64_t most) {
    std::int64_t number = 0;
    const auto [end, status] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (!is_digits(digits) || status != std::errc{} || number < least || number > most) return std::nullopt;
    return number;
}

}  // namespace

Reader::OfEntry::OfEntry(Reader& line, std::int64_t entry, const std::optional<NewName>& amended)
    : line_(line), now_(line.setup_), spoken_now_(line.spoken_) {
    line.setup_ = &setup_before(*now_, entry);
    const auto uses_name = [&] {
        for (std::size_t ahead = 0; line.peek(ahead) != nullptr; ++ahead) {
            const Token& token = *line.peek(ahead);
            if (token.kind == Token::Kind::semicolon) return false;
            if (fold(token.text) == fold(amended->name)) return true;
        }
        return false;
    };
    if (amended && amended->seat.number <= line.setup_->seats() && uses_name()) {
        renamed_ = *line.setup_;
        renamed_->players.at(static_cast<std::size_t>(amended->seat.number - 1)).name = amended->name;
        line.setup_ = &*renamed_;
    }
    if (spoken_now_ != nullptr && line.setup_ != now_) line.spoken_ = &spoken_then_.emplace(*line.setup_);
}

Reader::OfEntry::~OfEntry() {
    // The name is that of a person who sat there then, not of one who sits there now.
    if (line_.error_ && line_.error_->kind == Kind::unknown_player && line_.error_->candidates.empty() &&
        line_.setup_ != now_)
        for (const PlayerSetup& player : line_.setup_->players) line_.error_->candidates.push_back(player.name);
    line_.setup_ = now_;
    line_.spoken_ = spoken_now_;
}

// Looking ahead ------------------------------------------------------------------------------------------------------

const Token* Reader::peek(std::size_t ahead) const {
    return error_ || at_ + ahead >= tokens_.all.size() ? nullptr : &tokens_.all[at_ + ahead];
}

bool Reader::at_word() const {
    return peek() != nullptr && peek()->kind == Token::Kind::word;
}

bool Reader::at_quoted() const {
    return peek() != nullptr && peek()->kind == Token::Kind::quoted;
}

bool Reader::at_numeric() const {
    return at_word() && looks_numeric(peek()->text);
}

bool Reader::at_keyword(std::string_view keyword) {
    want({Wanted::Kind::keyword, keyword});
    return word_ahead() == keyword;
}

bool Reader::at_whole_name() const {
    if (!at_word()) return false;
    const std::string folded = fold(peek()->text);
    return std::ranges::any_of(setup_->players, [&](const PlayerSetup& player) { return fold(player.name) == folded; });
}

std::string Reader::word_ahead(std::size_t ahead) const {
    const Token* token = peek(ahead);
    if (token == nullptr || token->kind != Token::Kind::word) return {};
    if (is_spoken()) {
        if (const std::string_view word = word_by_accents(token->text); !word.empty()) return std::string{word};
    }
    if (vocabulary_ != Vocabulary::english) {
        if (const std::string_view word = word_of_alias(token->text); !word.empty()) return std::string{word};
    }
    if (vocabulary_ == Vocabulary::spoken) {
        if (const std::string_view word = word_of_form(token->text); !word.empty()) return std::string{word};
    }
    return fold(token->text);
}

void Reader::want(Wanted wanted) {
    if (!error_) wanted_.push_back(wanted);
}

// Taking words -------------------------------------------------------------------------------------------------------

void Reader::advance() {
    ++at_;
    wanted_.clear();
}

void Reader::go_back(Place place) {
    at_ = place.token;
    if (!place.is_wrong) error_.reset();
    wanted_.clear();
}

const Token* Reader::take() {
    const Token* token = peek();
    if (token != nullptr) advance();
    return token;
}

const Token* Reader::take_word(Wanted wanted) {
    want(wanted);
    if (at_word()) return take();
    fail_expected();
    return nullptr;
}

bool Reader::skip(std::string_view keyword) {
    const bool here = at_keyword(keyword);
    if (here) advance();
    return here || skip_article_before(keyword);
}

bool Reader::skip(Token::Kind separator) {
    return peek() != nullptr && peek()->kind == separator && take() != nullptr;
}

bool Reader::skip_comma() {
    return skip(Token::Kind::comma) || skip_joiner();
}

bool Reader::skip_semicolon() {
    return skip(Token::Kind::semicolon);
}

void Reader::need(std::string_view keyword) {
    if (!skip(keyword)) fail_expected();
}

std::size_t Reader::choose(std::initializer_list<std::string_view> keywords) {
    const auto found = std::ranges::find_if(keywords, [&](std::string_view keyword) { return at_keyword(keyword); });
    if (found == keywords.end()) {
        fail_expected();
        return 0;
    }
    advance();
    return static_cast<std::size_t>(found - keywords.begin());
}

std::string Reader::word(Wanted wanted) {
    const Token* token = take_word(wanted);
    return token == nullptr ? std::string{} : fold(token->text);
}

std::string Reader::text(Wanted::Kind kind) {
    want(kind);
    if (!at_quoted() || is_blank_text(peek()->text)) {
        fail_expected();
        return {};
    }
    const Token& token = *take();
    if (count_characters(token.text) > longest_text) fail({Kind::text_invalid, token.column, {}, {}});
    return std::string{token.text};
}

std::string Reader::maybe_text() {
    if (at_quoted()) return text();
    want(Wanted::Kind::text);
    return loose_text().value_or(std::string{});
}

// Players, deeds, cities ---------------------------------------------------------------------------------------------

template <class Found>
Found Reader::resolved(std::variant<Found, ParseError> found, const Token& token) {
    if (const auto* meant = std::get_if<Found>(&found)) return *meant;
    auto& error = std::get<ParseError>(found);
    error.column = token.column;
    fail(std::move(error));
    return {};
}

Seat Reader::player(PlayerIs who) {
    want(Wanted::Kind::player);
    if (!at_word() && !at_quoted()) {
        fail_expected();
        return {};
    }
    if (is_spoken() && !is_digits(peek()->text)) {
        if (at_noun_of(spoken_->players)) advance();
        const auto found = spoken_->players.find(plain_ahead(), who == PlayerIs::acting ? SpokenCases::none : cases());
        if (const auto at = take_found(spoken_->players, found, Kind::ambiguous_player, Kind::unknown_player,
                                       &Reader::name_of_player))
            return Seat{static_cast<int>(*at) + 1};
        if (error_) return {};
    }
    const Token& token = *take();
    const bool quoted = token.kind == Token::Kind::quoted;
    if (!quoted && asks_who(token)) return {};
    return resolved(quoted ? find_player_by_name(*setup_, token.text) : find_seat(*setup_, token.text), token);
}

Space Reader::deed() {
    if (is_spoken() && peek() != nullptr) {
        if (const auto numbered = numbered_deed()) return *numbered;
        if (at_noun_of(spoken_->deeds)) advance();
        if (const auto at = take_named(spoken_->deeds, Kind::ambiguous_deed, Kind::unknown_deed, &Reader::slug_of_deed))
            return setup_->edition->deeds[*at].space;
        if (error_ || asks_which_of_city()) return {};
        for (std::size_t articles = articles_ahead(); articles > 0; --articles) advance();
    }
    const Token* token = take_word({Wanted::Kind::deed});
    return token == nullptr ? Space{} : resolved(find_deed_by_word(*setup_->edition, token->text), *token);
}

std::optional<Space> Reader::maybe_deed(std::initializer_list<std::string_view> keywords) {
    want(Wanted::Kind::deed);
    const bool instead =
        std::ranges::count_if(keywords, [&](std::string_view keyword) { return at_keyword(keyword); }) > 0;
    if (instead || at_throw() || !(at_word() || (is_spoken() && at_quoted()))) return std::nullopt;
    return deed();
}

int Reader::city() {
    if (is_spoken() && peek() != nullptr) {
        if (const auto at =
                take_named(spoken_->cities, Kind::ambiguous_city, Kind::unknown_city, &Reader::slug_of_city))
            return static_cast<int>(*at);
        if (error_) return 0;
    }
    const Token* token = take_word({Wanted::Kind::city});
    return token == nullptr ? 0 : resolved(find_city(*setup_->edition, token->text), *token);
}

Role Reader::role() {
    if (!setup_->edition->profile.roles.value) {
        need(to_string(Role::player));
        return Role::player;
    }
    return choose({"monopolist", "competitor"}) == 0 ? Role::monopolist : Role::competitor;
}

Role Reader::role_or_all() {
    if (!setup_->edition->profile.roles.value) return role();
    constexpr std::array roles{Role::monopolist, Role::competitor, Role::player};
    return roles.at(choose({"monopolist", "competitor", "player"}));
}

// Figures ------------------------------------------------------------------------------------------------------------

Money Reader::amount_of(const Token& token, std::string_view digits, std::int64_t least) {
    const bool decimal_comma = peek() != nullptr && peek()->kind == Token::Kind::comma && peek(1) != nullptr &&
                               peek()->begin == token.end && peek(1)->begin == peek()->end && is_digits(peek(1)->text);
    if (decimal_comma || !is_digits(digits)) {
        const std::size_t end = decimal_comma ? peek(1)->end : token.end;
        fail(
            {Kind::amount_invalid, token.column, std::string{tokens_.line.substr(token.begin, end - token.begin)}, {}});
        return {};
    }
    const auto units = whole_number(digits, 0, Money::largest_typed);
    if (!units) {
        fail(Kind::amount_too_large, token);
    } else if (*units < least) {
        fail(Kind::amount_invalid, token);
    }
    return Money{units.value_or(0)};
}

Money Reader::amount(std::int64_t least, Sums sums) {
    if (const auto said = spoken_amount(least, sums)) return *said;
    const Token* token = take_word({Wanted::Kind::amount});
    return token == nullptr ? Money{} : amount_of(*token, token->text, least);
}

int Reader::number(int least, int most) {
    want(Wanted::Kind::number);
    if (!at_numeric()) {
        fail_expected();
        return least;
    }
    const Token& token = *take();
    const auto number = whole_number(token.text, least, most);
    if (!number) fail(Kind::number_out_of_range, token);
    return static_cast<int>(number.value_or(least));
}

int Reader::figure(std::string_view text, int column) {
    if (text.size() == 1 && text.front() >= '1' && text.front() <= '6') return text.front() - '0';
    fail({Kind::dice_out_of_range, column, std::string{text}, {}});
    return 1;
}

int Reader::figure(Wanted::Kind wanted) {
    want(wanted);
    if (!at_numeric()) {
        fail_expected();
        return 1;
    }
    const Token& token = *take();
    return figure(token.text, token.column);
}

int Reader::die() {
    return figure(Wanted::Kind::die);
}

Dice Reader::dice() {
    if (const auto said = spoken_dice()) return *said;
    if (!at_numeric() || !is_digits(peek()->text) || peek()->text.size() == 1) {
        const int first = figure(Wanted::Kind::dice);
        return {first, figure(Wanted::Kind::dice)};
    }
    // Both figures in one word, as `34`.
    const Token& token = *take();
    const int first = figure(token.text.substr(0, 1), token.column);
    const int second = figure(token.text.substr(1, 1), token.column + 1);
    if (token.text.size() > 2) fail({Kind::unexpected, token.column + 2, std::string{token.text.substr(2)}, {}});
    return {first, second};
}

std::optional<std::int64_t> Reader::numbered(Wanted::Kind wanted, std::int64_t least, std::int64_t most) {
    want(wanted);
    if (!at_word() || !peek()->text.starts_with('#')) return spoken_number(wanted, least, most);
    const Token& token = *take();
    const auto number = whole_number(token.text.substr(1), least, most);
    if (!number) fail(Kind::number_out_of_range, token);
    return number.value_or(least);
}

std::int64_t Reader::entry() {
    const auto number = maybe_entry();
    if (!number) fail_expected();
    return number.value_or(1);
}

std::optional<std::int64_t> Reader::maybe_entry() {
    return numbered(Wanted::Kind::entry, 1, Money::largest_typed);
}

std::optional<std::int64_t> Reader::maybe_card_number(std::int64_t most) {
    return numbered(Wanted::Kind::card_number, 0, most);
}

std::string Reader::typed_since(Place place) const {
    if (at_ <= place.token) return {};
    const std::size_t begin = tokens_.all[place.token].begin;
    return std::string{tokens_.line.substr(begin, tokens_.all[at_ - 1].end - begin)};
}

// Errors -------------------------------------------------------------------------------------------------------------

void Reader::finish() {
    if (const Token* more = peek()) fail(Kind::unexpected, *more);
}

void Reader::fail(Kind kind, const Token& at) {
    fail({kind, at.column, std::string{at.text}, {}});
}

void Reader::fail(ParseError error) {
    if (!error_) error_ = std::move(error);
}

void Reader::fail_expected() {
    const Token* here = peek();
    ParseError error{Kind::expected, here == nullptr ? tokens_.end_column : here->column, {}, {}};
    if (here != nullptr) error.text = here->text;
    for (const Wanted& wanted : wanted_) {
        const std::string word{to_string(wanted)};
        if (std::ranges::find(error.candidates, word) == error.candidates.end()) error.candidates.push_back(word);
    }
    fail(std::move(error));
}

}  // namespace tablebank
