#include "ledger/grammar/spoken_dice.h"

#include <array>
#include <cstddef>
#include <string>
#include <unordered_map>

#include "ledger/grammar/spoken_words.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::array<std::string_view, 6> single_faces{
    "one ace un une as uno asso jeden jedna jedynka jedynkę один одна единица единицу",
    "two deux due dwa dwójka dwójkę два двойка двойку",
    "three trois tre trzy trójka trójkę три тройка тройку",
    "four quatre quattro cztery czwórka czwórkę четыре четвёрка четвёрку",
    "five cinq cinque pięć piątka piątkę пять пятёрка пятёрку",
    "six sei sześć szóstka szóstkę шесть шестёрка шестёрку",
};
constexpr std::array<std::string_view, 6> plural_faces{
    "ones aces uni assi jedynki jedynek единицы единиц",
    "twos dwójki dwójek двойки двоек",
    "threes trójki trójek тройки троек",
    "fours czwórki czwórek четвёрки четвёрок",
    "fives piątki piątek пятёрки пятёрок",
    "sixes szóstki szóstek шестёрки шестёрок",
};
constexpr std::array double_words{"double", "doublet", "dbl",   "doppio", "doppia", "dublet", "dubel",
                                  "дубль",  "пара",    "пару",  "pair",   "paire",  "coppia", "para",
                                  "parę",   "doubles", "doppi", "дублем", "дубля"};
constexpr std::array words_for_two{"two", "dwie", "две", "deux", "due"};
constexpr std::array counts_of_dice{"deux", "due"};

using Faces = std::unordered_map<std::string, int>;

Faces faces_of(const std::array<std::string_view, 6>& rows) {
    Faces known;
    for (std::size_t at = 0; at < rows.size(); ++at)
        for (const std::string_view word : split(rows.at(at), ' '))
            known.emplace(plain_word(word), static_cast<int>(at) + 1);
    return known;
}

const Faces& known_plurals() {
    static const Faces known = faces_of(plural_faces);
    return known;
}

}  // namespace

std::optional<int> face_in_words(std::string_view typed) {
    static const Faces singles = faces_of(single_faces);
    const std::string word = plain_word(typed);
    for (const Faces* faces : {&singles, &known_plurals()}) {
        const auto found = faces->find(word);
        if (found != faces->end()) return found->second;
    }
    return std::nullopt;
}

bool is_plural_face(std::string_view typed) {
    return known_plurals().contains(plain_word(typed));
}

bool is_double_word(std::string_view typed) {
    static const PlainSet known = plain_set(double_words);
    return known.contains(plain_word(typed));
}

bool is_two(std::string_view typed) {
    static const PlainSet known = plain_set(words_for_two);
    return known.contains(plain_word(typed));
}

bool may_count_dice(std::string_view typed) {
    static const PlainSet known = plain_set(counts_of_dice);
    return known.contains(plain_word(typed));
}

}  // namespace tablebank
