// The reader of a line as people say it: names of several words, sums as they are printed, dice with a sign between
// them, reasons without quotes. Nothing here is reached by a line that the grammar or its aliases can read.

#include <algorithm>
#include <charconv>

#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/notation_names.h"
#include "ledger/grammar/notation_reader.h"
#include "ledger/grammar/notation_verbs.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Kind = ParseError::Kind;

bool is_face(char digit) {
    return digit >= '1' && digit <= '6';
}

/// "№12" and "@12" in two parts; the second is empty if the word does not end in digits.
std::pair<std::string_view, std::string_view> before_digits(std::string_view word) {
    std::size_t at = word.size();
    while (at > 0 && word[at - 1] >= '0' && word[at - 1] <= '9') --at;
    return {word.substr(0, at), word.substr(at)};
}

bool may_precede_number(std::string_view text) {
    return text == "@" || is_number_word(text);
}

}  // namespace

SpokenTable::SpokenTable(const Setup& setup)
    : players(spoken_players(setup)),
      deeds(spoken_deeds(*setup.edition)),
      cities(spoken_cities(*setup.edition)),
      cards(spoken_cards(*setup.edition)) {}

// Names --------------------------------------------------------------------------------------------------------------

std::vector<std::vector<std::string>> Reader::plain_ahead(std::size_t from) const {
    constexpr std::size_t most = 10;
    std::vector<std::vector<std::string>> words;
    for (const Token* token = peek(from); token != nullptr && words.size() < most; token = peek(from + words.size())) {
        const bool quoted = token->kind == Token::Kind::quoted;
        const bool may_be_quoted =
            std::ranges::all_of(words, [](const auto& word) { return word.size() == 1 && is_article(word.front()); });
        if (token->kind != Token::Kind::word && (!quoted || !may_be_quoted)) break;
        words.push_back(plain_words(token->text));
        if (quoted) break;
    }
    return words;
}

SpokenNames::Found Reader::named_here(const SpokenNames& names) const {
    return names.find(plain_ahead());
}

std::string_view Reader::typed_ahead(std::size_t words) const {
    const std::size_t begin = tokens_.all[at_].begin;
    return tokens_.line.substr(begin, tokens_.all[at_ + words - 1].end - begin);
}

std::optional<std::size_t> Reader::take_named(const SpokenNames& names, ParseError ambiguous,
                                              std::string (Reader::*print)(std::size_t) const) {
    const SpokenNames::Found found = named_here(names);
    if (found.things.empty()) return std::nullopt;
    if (found.things.size() > 1) {
        ambiguous.column = peek()->column;
        ambiguous.text = typed_ahead(found.words);
        for (const std::size_t thing : found.things) ambiguous.candidates.push_back((this->*print)(thing));
        fail(std::move(ambiguous));
        return std::nullopt;
    }
    for (std::size_t word = 0; word < found.words; ++word) advance();
    return found.things.front();
}

std::string Reader::name_of_player(std::size_t at) const {
    return setup_.players[at].name;
}

std::string Reader::slug_of_deed(std::size_t at) const {
    return setup_.edition->deeds[at].slug;
}

std::string Reader::slug_of_city(std::size_t at) const {
    return setup_.edition->cities[at].slug;
}

bool Reader::at_name_of_player() const {
    return is_spoken() && peek() != nullptr && !named_here(spoken_->players).things.empty();
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

/// "№6", "@ 6", "n° 6", "space 6", "na @6".
std::optional<Space> Reader::numbered_deed() {
    for (std::size_t articles = articles_ahead() + 1; articles-- > 0;) {
        const Token& word = *peek(articles);
        if (word.kind != Token::Kind::word) continue;
        auto [head, digits] = before_digits(word.text);
        std::size_t words = articles + 1;
        const Token* next = peek(words);
        if (digits.empty() && next != nullptr && next->kind == Token::Kind::word && is_digits(next->text)) {
            digits = next->text;
            ++words;
        }
        if (digits.empty() || !may_precede_number(head)) continue;
        for (std::size_t taken = 0; taken < words; ++taken) advance();
        auto found = find_deed_by_word(*setup_.edition, "@" + std::string{digits});
        if (const auto* space = std::get_if<Space>(&found)) return *space;
        auto& error = std::get<ParseError>(found);
        error.column = word.column;
        fail(std::move(error));
        return Space{};
    }
    return std::nullopt;
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
    if (!is_spoken() || at_quoted()) return text(Wanted::Kind::card_name);
    want(Wanted::Kind::card_name);
    const SpokenNames::Found card = named_here(spoken_->cards);
    if (card.things.size() != 1) {
        fail_expected();
        return {};
    }
    for (std::size_t word = 0; word < card.words; ++word) advance();
    return setup_.edition->kept_cards[card.things.front()].name;
}

// Figures ------------------------------------------------------------------------------------------------------------

std::string_view Reader::without_currency(std::string_view text) const {
    if (!is_spoken()) return text;
    const Currency& currency = setup_.edition->currency;
    for (const std::string& symbol : {currency.symbol, currency.code}) {
        if (symbol.empty() || text.size() < symbol.size()) continue;
        if (plain_word(text.substr(0, symbol.size())) == plain_word(symbol)) return text.substr(symbol.size());
        const std::size_t rest = text.size() - symbol.size();
        if (plain_word(text.substr(rest)) == plain_word(symbol)) return text.substr(0, rest);
    }
    return text;
}

namespace {

constexpr std::size_t sum_group = 3;

/// The digits of "1500", "1.500" and "1’500"; empty for anything else.
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

}  // namespace

std::optional<Reader::Sum> Reader::sum_here() const {
    if (!is_spoken() || peek() == nullptr || peek()->kind != Token::Kind::word) return std::nullopt;
    const auto is_currency = [&](const Token* token) {
        return token != nullptr && token->kind == Token::Kind::word && without_currency(token->text).empty();
    };
    Sum sum;
    if (is_currency(peek())) ++sum.words;
    const Token* last = peek(sum.words);
    if (last == nullptr || last->kind != Token::Kind::word) return std::nullopt;
    std::string_view bare = without_currency(last->text);
    sum.digits = ungrouped(bare);
    if (sum.digits.empty()) return std::nullopt;
    ++sum.words;
    // Further groups of three digits, after a space or a comma; a currency ends them.
    const auto goes_on = [&] { return bare.size() <= sum_group && last->text.ends_with(bare); };
    while (goes_on() && sum.digits.size() < longest_sum) {
        const Token* next = peek(sum.words);
        const bool comma = next != nullptr && next->kind == Token::Kind::comma && next->begin == last->end;
        const Token* more = comma ? peek(sum.words + 1) : next;
        if (more == nullptr || more->kind != Token::Kind::word || (comma && more->begin != next->end)) break;
        bare = without_currency(more->text);
        if (bare.size() != sum_group || !is_digits(bare)) break;
        sum.digits += bare;
        sum.parted = sum.parted || !comma;
        sum.words += comma ? 2 : 1;
        last = more;
    }
    const Token* comma = peek(sum.words);
    const Token* fraction = peek(sum.words + 1);
    const bool decimal = comma != nullptr && comma->kind == Token::Kind::comma && comma->begin == last->end &&
                         fraction != nullptr && fraction->begin == comma->end && is_digits(fraction->text);
    if (decimal) return std::nullopt;
    if (is_currency(comma)) ++sum.words;
    return sum;
}

bool Reader::at_amount() {
    return at_numeric() || sum_here().has_value();
}

std::optional<Money> Reader::spoken_amount(std::int64_t least, Sums sums) {
    const auto sum = sum_here();
    if (!sum) return std::nullopt;
    want(Wanted::Kind::amount);
    const Token& token = *peek();
    const std::string typed{typed_ahead(sum->words)};
    if (sum->parted && sums == Sums::several) {
        fail({Kind::ambiguous_amount, token.column, typed, {sum->digits}});
        return Money{};
    }
    std::int64_t units = 0;
    const auto [end, status] = std::from_chars(sum->digits.data(), sum->digits.data() + sum->digits.size(), units);
    for (std::size_t word = 0; word < sum->words; ++word) advance();
    if (status != std::errc{} || units > Money::largest_typed) {
        fail({Kind::amount_too_large, token.column, typed, {}});
    } else if (units < least || typed == "-") {  // a French keyboard has 6 on that key, and nobody pays "-"
        fail({Kind::amount_invalid, token.column, typed, {}});
    }
    return Money{units};
}

std::size_t Reader::throw_words(std::size_t from) const {
    if (!is_spoken()) return 0;
    std::string faces;
    for (std::size_t words = 0; words < 3; ++words) {
        const Token* token = peek(from + words);
        if (token == nullptr || (token->kind != Token::Kind::word && token->kind != Token::Kind::comma)) return 0;
        if (faces.size() == 1 && (token->kind == Token::Kind::comma || is_joiner(token->text))) continue;
        std::string_view rest = token->text;
        if (faces.size() == 1 && !rest.empty() && is_joiner(rest.substr(0, 1))) rest.remove_prefix(1);
        for (std::size_t at = 0; at < rest.size(); ++at) {
            const bool between =
                faces.size() == 1 && at == 1 && std::string_view{"+-/:&."}.find(rest[at]) != std::string_view::npos;
            if (between) continue;
            if (!is_face(rest[at]) || faces.size() == 2) return 0;
            faces += rest[at];
        }
        if (faces.size() == 2) return words + 1;
    }
    return 0;
}

bool Reader::at_bare_throw() const {
    const std::size_t words = throw_words();
    if (words == 0) return false;
    const Token* next = peek(words);
    return next == nullptr || next->kind != Token::Kind::word || (!looks_numeric(next->text) && !is_joiner(next->text));
}

std::optional<Dice> Reader::spoken_dice() {
    constexpr std::size_t most_words_before = 3;
    if (!is_spoken()) return std::nullopt;
    std::size_t before = 0;
    while (before < most_words_before && peek(before) != nullptr &&
           (word_ahead(before) == "dice" || is_article(peek(before)->text)))
        ++before;
    const std::size_t words = throw_words(before);
    if (words == 0) return std::nullopt;
    std::string faces;
    for (std::size_t word = 0; word < before + words; ++word) {
        const Token& token = *take();
        if (word < before) continue;
        std::ranges::copy_if(token.text, std::back_inserter(faces), is_face);
    }
    return Dice{faces.front() - '0', faces.back() - '0'};
}

std::optional<std::int64_t> Reader::spoken_number(Wanted::Kind wanted, std::int64_t least, std::int64_t most) {
    if (!is_spoken() || !at_word()) return std::nullopt;
    auto [head, digits] = before_digits(peek()->text);
    std::size_t words = 1;
    const Token* next = peek(1);
    if (digits.empty() && next != nullptr && next->kind == Token::Kind::word && is_digits(next->text)) {
        digits = next->text;
        ++words;
    }
    const bool numbered = head == "@" ? false : is_number_word(head);
    if (digits.empty() || (!numbered && !(head.empty() && wanted == Wanted::Kind::entry))) return std::nullopt;
    const Token token = *peek();
    std::int64_t number = 0;
    const auto [end, status] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    for (std::size_t word = 0; word < words; ++word) advance();
    if (status != std::errc{} || number < least || number > most) fail(Kind::number_out_of_range, token);
    return number;
}

// Words --------------------------------------------------------------------------------------------------------------

bool Reader::at_salary() const {
    if (!is_spoken() || peek() == nullptr) return false;
    const Token& word = *peek(articles_ahead());
    return word.kind == Token::Kind::word && is_salary_word(word.text) &&
           !setup_.edition->profile.salary.value.is_zero();
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

/// Whether a first word can begin nothing but a reason: neither another word of the line, mistyped perhaps, nor a name.
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

std::optional<std::string> Reader::loose_text(Loose what) {
    if (!is_spoken() || !at_word()) return std::nullopt;
    std::size_t words = 0;
    while (peek(words) != nullptr && peek(words)->kind != Token::Kind::semicolon) ++words;
    const std::string typed{typed_ahead(words)};
    const std::string_view alias = word_of_alias(peek()->text);
    const bool verb = find_verb(alias.empty() ? fold(peek()->text) : alias) != nullptr;
    const bool meant = what == Loose::note || at_salary() || (may_be_reason(*peek()) && !verb && !at_name_of_player());
    if (!meant || typed.find('"') != std::string::npos) return std::nullopt;
    const int column = peek()->column;
    for (std::size_t word = 0; word < words; ++word) advance();
    if (count_characters(typed) > longest_text) fail({Kind::text_invalid, column, {}, {}});
    return typed;
}

}  // namespace tablebank
