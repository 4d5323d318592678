#include "app/present/program/search_words.h"

#include <algorithm>
#include <array>

#include "app/i18n/language.h"
#include "app/present/typing/typed_text.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/utf8.h"

namespace tablebank {

namespace {

/// Synonyms that people type, and after ">" the words that they stand for, each list with commas. A language may have
/// other words, and more or fewer of them.
constexpr std::array rows{
    mark("salary, wage, payday > salary"),
    mark("forgot, forgotten, missed, omitted > forgotten, amend, corrects"),
    mark("mistake, error, wrong, fix, repair > undo, amend, corrects"),
    mark("undo, revert, cancel > undo, undoes"),
    mark("swap, exchange, barter, trade > trade, swap"),
    mark("late, latecomer, joins, newcomer > comes late, joins, takes over"),
    mark("leave, quit, resign, home, gone > leaves, goes home"),
    mark("broke, ruined, insolvent > bankrupt"),
    mark("money, bills, banknotes, cash > notes, count"),
    mark("count, recount, difference > notes, count"),
    mark("throw, thrown > dice, roll"),
    mark("print, printer, pdf, sheet > PDF"),
    mark("projector, beamer, television, monitor > players' window, players see"),
    mark("phone, mobile, smartphone > phones"),
    mark("backup, save, copy > saved, copy"),
    mark("rename, misspelt, typo > name"),
};

std::vector<std::string> folded_words(std::string_view list) {
    std::vector<std::string> words;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find(','), list.size());
        if (const std::string_view word = trimmed(list.substr(0, end), " "); !word.empty()) words.push_back(fold(word));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return words;
}

}  // namespace

std::vector<SearchWords> search_words(const Language& lang) {
    std::vector<SearchWords> known;
    for (const char* row : rows) {
        const std::string words = lang.tr(row);
        const std::size_t sign = std::min(words.find('>'), words.size());
        known.push_back({folded_words(std::string_view(words).substr(0, sign)),
                         folded_words(std::string_view(words).substr(std::min(sign + 1, words.size())))});
    }
    return known;
}

namespace {

/// Whether a typed word is a form of a known one: its beginning of three letters or more, or another form of it, which
/// is at most three letters longer: "zapomniałem" for "zapomniał".
bool is_form_of(std::string_view word, std::string_view known) {
    constexpr int least = 3;
    constexpr int shortest_stem = 4;
    constexpr int longest_ending = 3;
    if (word == known) return true;
    const int letters = count_characters(word);
    if (known.starts_with(word)) return letters >= least;
    const int stem = count_characters(known);
    return word.starts_with(known) && stem >= shortest_stem && letters <= stem + longest_ending;
}

}  // namespace

std::vector<std::string> readings_of(const std::vector<SearchWords>& known, std::string_view word) {
    std::vector<std::string> readings{std::string(word)};
    for (const SearchWords& row : known) {
        if (std::ranges::any_of(row.typed, [&](const std::string& typed) { return is_form_of(word, typed); }))
            readings.insert(readings.end(), row.meant.begin(), row.meant.end());
    }
    return readings;
}

}  // namespace tablebank
