#include "calculators/ruling_scope.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "calculators/ruling_row.h"

namespace tablebank {
namespace {

const RulingUse& use_of(std::string_view key) {
    const RulingRow* row = find_ruling_row(key);
    if (row == nullptr) throw std::invalid_argument("no such ruling: " + std::string{key});
    return row->use;
}

}  // namespace

bool ruling_matters(const Edition& edition, std::optional<Goal> goal, std::string_view key) {
    return use_of(key).matters(RulingScope{edition, goal}) && book_answer(edition, key) == nullptr;
}

bool ruling_changes_results(std::string_view key) {
    return !use_of(key).shown_only;
}

bool house_rule_in_force(const Edition& edition, std::optional<Goal> goal, const Rulings& rulings,
                         std::string_view key) {
    const RulingUse& use = use_of(key);
    return use.of_house && use.matters(RulingScope{edition, goal}) &&
           get(held_to_book(edition, rulings), key) != get(Rulings{}, key);
}

const BookAnswer* book_answer(const Edition& edition, std::string_view key) {
    const auto found = std::ranges::find(edition.answers, key, &BookAnswer::key);
    return found == edition.answers.end() ? nullptr : &*found;
}

Rulings held_to_book(const Edition& edition, Rulings chosen) {
    for (const BookAnswer& answer : edition.answers) {
        if (!set(chosen, answer.key, answer.value))
            throw std::invalid_argument("no such ruling: " + answer.key + " " + answer.value);
    }
    return chosen;
}

std::string cite_ruling_or_book(const Edition& edition, std::string_view key) {
    const BookAnswer* answer = book_answer(edition, key);
    return answer == nullptr ? cite_ruling(key) : answer->rule;
}

bool ruling_is_calculated(std::string_view key) {
    return use_of(key).calculated;
}

}  // namespace tablebank
