#include "db/edition/deed_cells.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <string>
#include <vector>

#include "db/edition/deed_rows.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/escape.h"
#include "ledger/text/parse_number.h"
#include "ledger/text/trim.h"
#include "ledger/text/utf8.h"

namespace tablebank {
namespace {

using Kind = DeedTableProblem::Kind;

/// The separator of thousands, normalised; nullopt for a character that is not one.
std::optional<char> thousands_sign(Character sign) {
    constexpr Character typographic = 0x2019;
    if (sign == '\'' || sign == typographic) return '\'';
    return is_blank(sign) ? std::optional{' '} : std::nullopt;
}

bool is_digit(Character sign) {
    return sign >= '0' && sign <= '9';
}

/// The digits in their groups; nullopt if a character is not a digit, or groups have two different separators.
std::optional<std::vector<std::string>> digit_groups(std::string_view cell) {
    std::vector<std::string> groups(1);
    std::optional<char> parted_by;
    for (std::size_t at = 0; at < cell.size();) {
        const Character sign = next_character(cell, at);
        const auto parting = thousands_sign(sign);
        if (is_digit(sign)) {
            groups.back() += static_cast<char>(sign);
        } else if (parting && parted_by.value_or(*parting) == *parting) {
            parted_by = parting;
            groups.emplace_back();
        } else {
            return std::nullopt;
        }
    }
    return groups;
}

bool are_thousands(const std::vector<std::string>& groups) {
    const std::string& first = groups.front();
    if (first.empty() || (first.front() == '0' && (first.size() > 1 || groups.size() > 1))) return false;
    if (groups.size() > 1 && first.size() > 3) return false;
    return std::all_of(groups.begin() + 1, groups.end(), [](const std::string& group) { return group.size() == 3; });
}

/// Whether the text would be digits without its commas and points.
bool is_fraction(std::string_view cell) {
    const auto point = [](char sign) { return sign == ',' || sign == '.'; };
    if (std::ranges::none_of(cell, point) || std::ranges::none_of(cell, is_digit)) return false;
    std::string rest(cell);
    std::erase_if(rest, point);
    return digit_groups(rest).has_value();
}

}  // namespace

std::variant<Money, Kind> read_deed_amount(std::string_view cell) {
    if (is_fraction(cell)) return Kind::amount_fraction;
    const auto groups = digit_groups(cell);
    if (!groups || !are_thousands(*groups)) return Kind::amount_invalid;
    std::string digits;
    for (const std::string& group : *groups) digits += group;
    std::int64_t units = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), units);
    if (read.ec != std::errc{} || units > Money::largest_typed) return Kind::amount_too_large;
    return Money{units};
}

namespace {

/// Signs and words of money that people write around an amount. None of them means a thousand.
constexpr std::array money_words{
    std::string_view{"€"},       std::string_view{"$"},      std::string_view{"£"},       std::string_view{"₽"},
    std::string_view{"zł"},      std::string_view{"Fr."},    std::string_view{"F"},       std::string_view{"руб."},
    std::string_view{"руб"},     std::string_view{"р."},     std::string_view{"DM"},      std::string_view{"D-Mark"},
    std::string_view{"Mark"},    std::string_view{"pts"},    std::string_view{"ptas"},    std::string_view{"pesetas"},
    std::string_view{"ƒ"},       std::string_view{"fl."},    std::string_view{"gulden"},  std::string_view{"Euro"},
    std::string_view{"euros"},   std::string_view{"euro"},   std::string_view{"francs"},  std::string_view{"lire"},
    std::string_view{"złotych"}, std::string_view{"рублей"}, std::string_view{"dollars"}, std::string_view{"Schilling"},
    std::string_view{"öS"},      std::string_view{"kr."},    std::string_view{"kr"}};

/// The text without one word of money at its beginning or end.
std::string_view without(std::string_view cell, std::string_view sign) {
    if (sign.empty()) return cell;
    if (cell.starts_with(sign)) return trim(cell.substr(sign.size()));
    return cell.ends_with(sign) ? trim(cell.substr(0, cell.size() - sign.size())) : cell;
}

}  // namespace

std::string_view without_currency(std::string_view cell, const Currency& currency) {
    // "DM 1200,-" and "1200,-- DM": a dash for no pfennigs, and one word of money.
    const auto without_dash = [](std::string_view text) { return without(without(text, ",--"), ",-"); };
    cell = without_dash(cell);
    for (const std::string_view own :
         {std::string_view{currency.symbol}, std::string_view{currency.code}, std::string_view{currency.commodity}})
        if (const auto rest = without(cell, own); rest.size() < cell.size()) return without_dash(rest);
    for (const std::string_view word : money_words)
        if (const auto rest = without(cell, word); rest.size() < cell.size()) return without_dash(rest);
    return cell;
}

bool is_text_cell(std::string_view cell) {
    for (std::size_t at = 0; at < cell.size();) {
        const Character sign = next_character(cell, at);
        if (sign == malformed_character || sign == 0) return false;  // UTF-16 has a zero in every other byte
    }
    return true;
}

bool is_dash(std::string_view text) {
    constexpr std::string_view dashes[] = {"-", "--", "‐", "‑", "–", "—", "−"};
    return std::ranges::find(dashes, text) != std::ranges::end(dashes);
}

bool says_none(std::string_view text) {
    constexpr std::string_view words[] = {"none",  "n/a",    "/",       "x",       "х",      "s.o.", "néant", "neant",
                                          "aucun", "aucune", "nessuno", "nessuna", "nie ma", "brak", "нет"};
    return text.empty() || is_dash(text) || std::ranges::find(words, fold(text)) != std::ranges::end(words);
}

std::optional<Kind> strange_cell(std::string_view cell) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (cell.find(byte_order_mark) != std::string_view::npos) return Kind::mark_inside;
    return is_all_visible(cell) ? std::nullopt : std::optional{Kind::sign_unseen};
}

char other_separator_in(std::string_view cell, char separator) {
    for (const char sign : {';', '\t', ','})
        if (sign != separator && cell.find(sign) != std::string_view::npos) return sign;
    return '\0';
}

std::optional<int> read_space_number(std::string_view cell) {
    std::string seen;
    for (std::size_t at = 0; at < cell.size();) {
        const std::size_t begin = at;
        if (!is_unseen(next_character(cell, at))) seen += cell.substr(begin, at - begin);
    }
    std::string_view number = seen;
    if (number.starts_with('@')) number.remove_prefix(1);
    while (number.size() > 1 && number.front() == '0') number.remove_prefix(1);
    return read_number<int>(number);
}

std::variant<std::vector<Money>, DeedTableProblem::Kind> read_deed_prices(const std::string& cell) {
    std::vector<Money> prices;
    for (std::size_t from = 0; from <= cell.size();) {
        const std::size_t to = std::min(cell.find('/', from), cell.size());
        const auto amount = read_deed_amount(std::string_view{cell}.substr(from, to - from));
        if (const auto* problem = std::get_if<DeedTableProblem::Kind>(&amount)) return *problem;
        prices.push_back(std::get<Money>(amount));
        from = to + 1;
    }
    return prices;
}

Money* figure_of(Deed& deed, std::string_view key) {
    if (key == "price") return &deed.price;
    if (key == "mortgage") return &deed.mortgage;
    if (key == "redeem") return &deed.redeem;
    const std::size_t dot = key.find('.');
    const auto role = dot == std::string_view::npos ? std::nullopt : parse_role(key.substr(0, dot));
    if (!role) return nullptr;
    StreetColumn& column = deed.street.of(*role);
    key.remove_prefix(dot + 1);
    if (key == "single") return &column.single;
    if (key == "doubled") return &column.doubled;
    if (key == "house_price") return &column.house_price;
    if (key == "hotel_price") return &column.hotel_price;
    constexpr std::string_view built = "built[";
    if (!key.starts_with(built)) return nullptr;
    key.remove_prefix(built.size());
    std::size_t index = 0;
    std::from_chars(key.data(), key.data() + key.size(), index);
    return index < column.built.size() ? &column.built[index] : nullptr;
}

}  // namespace tablebank
