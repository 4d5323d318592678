#include "ledger/grammar/spoken_payee.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "ledger/grammar/notation_aliases.h"
#include "ledger/grammar/spoken_names.h"
#include "ledger/grammar/spoken_numbers.h"
#include "ledger/grammar/spoken_words.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::array words_of_both{"the", "le", "la", "l", "il", "lo"};
constexpr std::array words_to{"to",   "into", "in", "on",   "onto", "au",  "à",     "a",   "dans",
                              "vers", "sur",  "al", "alla", "ad",   "nel", "nella", "sul", "su",
                              "do",   "na",   "w",  "в",    "во",   "на",  "к",     "ко",  "кому"};
constexpr std::array words_from{"from",  "out", "of", "off", "du", "de", "dal", "dalla", "da", "del",
                                "della", "z",   "ze", "od",  "из", "с",  "со",  "от",    "у"};
/// They precede the middle, and a reason as often.
constexpr std::array words_for{"pour", "per", "dla", "for", "для"};

bool is_place_of_money(std::string_view typed) {
    const std::string_view alias = word_of_alias(typed);
    const std::string_view word = alias.empty() ? word_of_form(typed) : alias;
    return word == "middle" || is_bank_word(typed) || plain_word(typed) == "middle" || plain_word(typed) == "pot";
}

}  // namespace

bool leads_to_middle(std::string_view typed, MoneyGoes way) {
    static const PlainSet both = plain_set(words_of_both);
    static const PlainSet to = plain_set(words_to);
    static const PlainSet from = plain_set(words_from);
    static const PlainSet reasons = plain_set(words_for);
    const std::string plain = plain_word(typed);
    if (way == MoneyGoes::to && reasons.contains(plain)) return true;
    return both.contains(plain) || (way == MoneyGoes::to ? to : from).contains(plain);
}

bool tells_whom_or_how_much(const Setup& setup, std::string_view words) {
    static const PlainSet to = plain_set(words_to);
    static const PlainSet from = plain_set(words_from);
    std::vector<std::vector<std::string>> typed;
    for (const std::string_view word : split(words, ' ')) {
        if (is_place_of_money(word)) return true;
        if (auto plain = plain_words(word); !plain.empty()) typed.push_back(std::move(plain));
    }
    if (typed.empty()) return false;
    const std::string& first = typed.front().front();
    if (to.contains(first) || from.contains(first) || belongs_to_figure(first)) return true;
    const SpokenNames players = spoken_players(setup);
    for (std::size_t at = 0; at < typed.size(); ++at) {
        const auto found = players.find(std::span(typed).subspan(at), SpokenCases::polish);
        if (found.whole || found.in_case) return true;
    }
    return false;
}

}  // namespace tablebank
