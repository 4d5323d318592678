#include "calculators/sentence.h"

#include <utility>

namespace tablebank {

std::string Sentence::text() const {
    std::string text = english;
    for (const Word& word : words) {
        const std::string place = '{' + word.name + '}';
        if (const std::size_t at = text.find(place); at != std::string::npos) text.replace(at, place.size(), word.text);
    }
    return text;
}

Sentence::Word sum_word(const char* name, Money sum) {
    return {.name = name, .text = sum.to_string(), .translated = false, .sum = true};
}

Sentence sentence(const char* english, std::vector<Sentence::Word> words) {
    return {english, std::move(words)};
}

}  // namespace tablebank
