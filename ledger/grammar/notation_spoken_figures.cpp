// Numbers of a line as people say it: sums as they are printed, numbers with any prefix.

#include <array>
#include <charconv>

#include "ledger/grammar/notation_reader.h"
#include "ledger/grammar/spoken_numbers.h"
#include "ledger/grammar/spoken_sums.h"
#include "ledger/grammar/spoken_words.h"

namespace tablebank {
namespace {

using Kind = ParseError::Kind;

/// The sum in words here: "five hundred".
std::optional<SaidSum> said_sum(const Reader& line) {
    constexpr std::size_t most = 12;
    std::vector<std::vector<std::string>> words;
    for (std::size_t ahead = 0; ahead < most; ++ahead) {
        const Token* token = line.peek(ahead);
        if (token == nullptr || token->kind != Token::Kind::word || looks_numeric(token->text)) break;
        words.push_back(plain_words(token->text));
        if (ahead == 0 && !may_begin_sum(words.front())) return std::nullopt;
    }
    return sum_in_words(words, line.setup().edition->language);
}

}  // namespace

std::string_view Reader::without_currency(std::string_view text) const {
    if (!is_spoken()) return text;
    const Currency& currency = setup_->edition->currency;
    if (names_currency(text, currency.code)) return {};
    for (const std::string& symbol : {currency.symbol, currency.code}) {
        if (symbol.empty() || text.size() < symbol.size()) continue;
        if (plain_word(text.substr(0, symbol.size())) == plain_word(symbol)) return text.substr(symbol.size());
        const std::size_t rest = text.size() - symbol.size();
        if (plain_word(text.substr(rest)) == plain_word(symbol)) return text.substr(0, rest);
    }
    return text;
}

bool Reader::is_name_behind_sum(std::size_t ahead, Sums sums) const {
    const auto typed = plain_ahead(ahead);
    const bool listed = sums == Sums::several && (!spoken_->deeds.find(typed, SpokenCases::none).things.empty() ||
                                                  !spoken_->cards.find(typed, SpokenCases::none).things.empty());
    return listed || spoken_->players.find(typed, SpokenCases::none).whole;
}

std::optional<Reader::Sum> Reader::sum_here(std::size_t sign, Sums sums) const {
    if (!is_spoken() || peek() == nullptr || peek()->kind != Token::Kind::word) return std::nullopt;
    const auto is_currency = [&](const Token* token) {
        return token != nullptr && token->kind == Token::Kind::word && without_currency(token->text).empty();
    };
    Sum sum;
    if (is_currency(peek())) ++sum.words;
    const Token* last = peek(sum.words);
    if (last == nullptr || last->kind != Token::Kind::word) return std::nullopt;
    if (sign > 0 && (sum.words > 0 || last->text.size() <= sign)) return std::nullopt;
    std::string_view bare = without_currency(last->text.substr(sign));
    sum.digits = ungrouped(bare);
    if (sum.digits.empty() && sign == 0 && sum.words == 0 && !is_name_behind_sum(0, sums)) {
        const auto said = said_sum(*this);
        if (!said) return std::nullopt;
        return Sum{std::to_string(said->value), said->words + (is_currency(peek(said->words)) ? 1U : 0U), false};
    }
    if (sum.digits.empty()) return std::nullopt;
    ++sum.words;
    // Further groups of three digits, after a space or a comma; a currency ends them.
    const auto goes_on = [&] { return bare.size() <= sum_group && last->text.ends_with(bare); };
    while (goes_on() && sum.digits.size() < longest_sum) {
        const Token* next = peek(sum.words);
        const bool comma = next != nullptr && next->kind == Token::Kind::comma && next->begin == last->end;
        const Token* more = comma ? peek(sum.words + 1) : next;
        if (more == nullptr || more->kind != Token::Kind::word || (comma && more->begin != next->end)) break;
        const std::string_view group = without_currency(more->text);
        if (group.size() != sum_group || !is_digits(group)) break;
        bare = group;
        sum.digits += bare;
        sum.parted = sum.parted || (!comma && group.front() != '0');  // "000" is not a sum of its own
        sum.words += comma ? 2 : 1;
        last = more;
    }
    const Token* comma = peek(sum.words);
    const Token* fraction = peek(sum.words + 1);
    const bool decimal = comma != nullptr && comma->kind == Token::Kind::comma && comma->begin == last->end &&
                         fraction != nullptr && fraction->begin == comma->end && is_digits(fraction->text);
    if (decimal) return std::nullopt;
    const Token* unit = last->text.ends_with(bare) ? comma : nullptr;
    const auto zeros = unit != nullptr && unit->kind == Token::Kind::word ? zeros_of_unit(unit->text) : std::nullopt;
    if (zeros && !is_name_behind_sum(sum.words, sums)) {
        sum.digits.append(*zeros, '0');
        ++sum.words;
    }
    // A currency after the last group means that it is one sum.
    const bool currency = is_currency(peek(sum.words));
    sum.parted = sum.parted && !currency && last->text.ends_with(bare);
    if (currency) ++sum.words;
    return sum;
}

bool Reader::at_amount() {
    return at_numeric() || sum_here().has_value();
}

std::optional<Money> Reader::spoken_amount(std::int64_t least, Sums sums) {
    const auto sum = sum_here(0, sums);
    if (!sum) return std::nullopt;
    want(Wanted::Kind::amount);
    const Token& token = *peek();
    const std::string typed{typed_ahead(sum->words)};
    // "15 cents", "2 notes": the number alone is not what the user meant.
    const Token* more = peek(sum->words);
    if (more != nullptr && more->kind == Token::Kind::word && belongs_to_figure(more->text) &&
        !is_name_behind_sum(sum->words, sums)) {
        fail({Kind::amount_invalid, token.column, std::string{typed_ahead(sum->words + 1)}, {}});
        return Money{};
    }
    if (sum->parted && sums == Sums::several) {
        fail({Kind::ambiguous_amount, token.column, typed, {sum->digits}});
        return Money{};
    }
    std::int64_t units = 0;
    const auto [end, status] = std::from_chars(sum->digits.data(), sum->digits.data() + sum->digits.size(), units);
    for (std::size_t word = 0; word < sum->words; ++word) advance();
    if (status != std::errc{} || units > Money::largest_typed) {
        fail({Kind::amount_too_large, token.column, typed, {}});
    } else if (units < least || typed == "-") {  // a French keyboard has 6 on that key, and "-" is not a payment
        fail({Kind::amount_invalid, token.column, typed, {}});
    }
    return Money{units};
}

Money Reader::signed_amount() {
    if (const auto sum = sum_here(1)) {
        want(Wanted::Kind::signed_amount);
        const Token& first = *peek();
        for (std::size_t word = 0; word < sum->words; ++word) advance();
        return amount_of(first, sum->digits, 1);
    }
    const Token* token = take_word({Wanted::Kind::signed_amount});
    if (token == nullptr) return {};
    const std::string_view digits = without_currency(token->text.substr(1));
    if (is_spoken() && at_word() && without_currency(peek()->text).empty()) advance();
    return amount_of(*token, digits, 1);
}

std::optional<std::int64_t> Reader::spoken_number(Wanted::Kind wanted, std::int64_t least, std::int64_t most) {
    if (!is_spoken() || !at_word()) return std::nullopt;
    auto [head, digits] = parted_number(peek()->text);
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

}  // namespace tablebank
