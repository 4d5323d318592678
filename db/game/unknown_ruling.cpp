#include "db/game/unknown_ruling.h"

#include <algorithm>
#include <string>

#include "db/file/failure.h"

namespace tablebank {
namespace {

constexpr std::size_t longest_word = 64;  // a stranger's file puts no more than this into a message

bool has_form_of_ruling(std::string_view text) {
    const auto is_letter = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
    };
    return !text.empty() && text.size() <= longest_word && std::ranges::all_of(text, is_letter);
}

}  // namespace

void refuse_unknown_ruling(std::string_view key) {
    if (!has_form_of_ruling(key)) throw Damage("a ruling is unknown");
    throw NewerFormat("ruling " + std::string(key));
}

void refuse_unknown_ruling(std::string_view key, std::string_view value) {
    if (!has_form_of_ruling(key) || !has_form_of_ruling(value)) throw Damage("a ruling is unknown");
    throw NewerFormat("ruling " + std::string(key) + " " + std::string(value));
}

}  // namespace tablebank
