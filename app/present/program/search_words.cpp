#include "app/present/program/search_words.h"

#include <algorithm>
#include <array>

#include "app/i18n/language.h"
#include "app/present/typing/typed_text.h"
#include "ledger/text/case_fold.h"

namespace tablebank {

namespace {

/// The words that people type, and after ">" what is meant by them, each list with commas. A language may have other
/// words, and more or fewer of them.
constexpr std::array rows{
    mark("salary, wage, payday, pass, go > salary, START"),
    mark("forgot, forgotten, missed > amend, corrects, not rolled"),
    mark("mistake, error, wrong, fix, repair > undo, amend, corrects"),
    mark("swap, exchange, barter > trade"),
    mark("late, latecomer, joins, newcomer > after the others, joins, takes over"),
    mark("quit, resign, home, gone > leaves, goes home"),
    mark("broke, ruined, insolvent > bankrupt"),
    mark("money, bills, banknotes, cash > notes, count"),
    mark("throw, thrown > dice, roll"),
    mark("print, printer > PDF, paper, sheet"),
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

std::vector<std::string> readings_of(const std::vector<SearchWords>& known, std::string_view word) {
    constexpr std::size_t least = 3;
    std::vector<std::string> readings{std::string(word)};
    for (const SearchWords& row : known) {
        const auto is_meant = [&](const std::string& typed) {
            return typed == word || (word.size() >= least && typed.starts_with(word));
        };
        if (std::ranges::any_of(row.typed, is_meant))
            readings.insert(readings.end(), row.meant.begin(), row.meant.end());
    }
    return readings;
}

}  // namespace tablebank
