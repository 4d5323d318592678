#include "app/present/event/public_names.h"

#include <sstream>
#include <vector>

#include "app/i18n/language.h"
#include "ledger/text/case_fold.h"
#include "ledger/text/initial.h"

namespace tablebank {
namespace {

std::vector<std::string> words_in(const std::string& name) {
    std::istringstream in(name);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

/// "Anna", or with `longer` "Anna B."
std::string first_name(const std::vector<std::string>& words, bool longer) {
    if (!longer || words.size() < 2) return words.front();
    return words.front() + ' ' + first_sign(words.back()) + '.';
}

/// "A. B."
std::string initials(const std::vector<std::string>& words) {
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : " ") + first_sign(word) + '.';
    return all;
}

std::string shown_name(const EventPlayer& player, NamesShown names, bool longer) {
    const std::vector<std::string> words = words_in(player.name);
    if (names == NamesShown::full || words.empty()) return player.name;
    return names == NamesShown::first ? first_name(words, longer) : initials(words);
}

}  // namespace

std::map<int, std::string> public_names(const Language& lang, const Event& event) {
    std::map<int, std::string> names;
    // Players with the same name are distinguished by a longer form, then by their numbers.
    for (const bool longer : {false, true}) {
        std::map<std::string, int> bearers;
        for (const auto& [number, name] : names) ++bearers[fold(name)];
        for (const auto& [number, player] : event.players) {
            const bool alone = names.contains(number) && bearers[fold(names[number])] == 1;
            if (!alone) names[number] = shown_name(player, event.made.names, longer);
        }
    }
    std::map<std::string, int> bearers;
    for (const auto& [number, name] : names) ++bearers[fold(name)];
    for (const auto& [number, player] : event.players) {
        std::string& name = names[number];
        if (player.hidden)
            name = lang.tr("Player {number}", {{"number", std::to_string(number)}});
        else if (bearers[fold(name)] > 1)
            name += " (" + std::to_string(number) + ')';
    }
    return names;
}

std::map<int, std::string> full_names(const Event& event) {
    std::map<int, std::string> names;
    for (const auto& [number, player] : event.players) names[number] = player.name;
    return names;
}

}  // namespace tablebank
