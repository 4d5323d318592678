#pragma once
// Words that never occur in a game of enterprises, colour groups and a bench (football 1, 7, 18), by language.

#include <string>
#include <vector>

namespace tablebank::testing {

struct ForeignWords {
    const char* language;
    std::vector<std::string> words;
};

inline const std::vector<ForeignWords>& foreign_to_football() {
    static const std::vector<ForeignWords> words{
        {"en", {"street", "city", "cities", "compan", "utilit", "jail", "price war"}},
        {"ru", {"город", "Город", "улиц", "Улиц", "компани", "тюрьм", "ценов"}},
        {"fr", {" ville", "Ville", " rue", "société", "prison", "guerre"}},
        {"it", {"città", "Città", "strad", "aziend", "società", "prigion", "guerra"}},
        {"pl", {"ulic", "Ulic", " miast", "mieśc", "Miast", "firm", "kompani", "zakład komunaln", "więzien", "wojn"}},
    };
    return words;
}

}  // namespace tablebank::testing
