#include "app/present/words/money_text.h"

#include <string_view>

#include "app/i18n/language.h"

namespace tablebank {
namespace {

/// The digits of a whole number in groups of three, from the right.
std::string grouped(const Language& lang, std::string_view digits) {
    const std::string mark = lang.tr_in("between groups of three digits", ",");
    std::string text;
    for (std::size_t place = 0; place < digits.size(); ++place) {
        if (place != 0 && (digits.size() - place) % 3 == 0) text += mark;
        text += digits[place];
    }
    return text;
}

/// A sum without its sign: whole part grouped, the rest after the decimal mark.
std::string unsigned_text(const Language& lang, std::string_view plain) {
    const std::size_t fraction = plain.find('/');
    if (fraction != std::string_view::npos)
        return grouped(lang, plain.substr(0, fraction)) + "/" + grouped(lang, plain.substr(fraction + 1));
    const std::size_t point = plain.find('.');
    if (point == std::string_view::npos) return grouped(lang, plain);
    return grouped(lang, plain.substr(0, point)) + lang.tr_in("decimal mark", ".") +
           std::string{plain.substr(point + 1)};
}

struct Signed {
    std::string sign;
    std::string sum;
};

Signed split_sign(const Language& lang, std::string_view plain) {
    const bool negative = plain.starts_with('-');
    return {negative ? lang.tr_in("the sign of a sum below zero", "-") : std::string{},
            unsigned_text(lang, plain.substr(negative ? 1 : 0))};
}

std::string with_symbol(const Language& lang, const Edition& edition, const Signed& parts) {
    return lang.tr_in("a sum of money", "{sign}{symbol}{sum}",
                      {{"sign", parts.sign}, {"symbol", edition.currency.symbol}, {"sum", parts.sum}});
}

}  // namespace

std::string amount_text(const Language& lang, Money amount) {
    const Signed parts = split_sign(lang, amount.to_string());
    return parts.sign + parts.sum;
}

std::string amount_text(const Language& lang, const Share& share) {
    const Signed parts = split_sign(lang, share.to_string());
    return parts.sign + parts.sum;
}

std::string money_text(const Language& lang, const Edition& edition, Money amount) {
    return with_symbol(lang, edition, split_sign(lang, amount.to_string()));
}

std::string money_text(const Language& lang, const Edition& edition, const Share& share) {
    return with_symbol(lang, edition, split_sign(lang, share.to_string()));
}

}  // namespace tablebank
