#pragma once
// A ruling to choose: the question, the chosen value, and every value in words; for a new game and for the calculator.
// Callers check whether the ruling matters there (calculators/ruling_scope.h).

#include <map>
#include <string>
#include <vector>

#include "calculators/edition.h"
#include "calculators/rulings.h"

namespace tablebank {

class Language;

struct RulingChoice {
    std::string key;
    std::string text;
    std::string value;
    bool changed = false;  ///< differs from the edition's default
    std::string usual{};   ///< that default
    std::string reason{};  ///< the reason for it, in a line
    struct Value {
        std::string value;
        std::string text;
        std::string says{};  ///< including the question, for use without it
    };
    std::vector<Value> values{};
    bool takes_number = false;  ///< in addition to those values
};

/// The ruling of this key with a chosen value.
[[nodiscard]] RulingChoice ruling_choice(const Language& lang, const Edition& edition, const RulingKey& key,
                                         std::string value);

/// Those that can matter in a game of this type. `chosen`: values by the key of their ruling; otherwise the defaults.
[[nodiscard]] std::vector<RulingChoice> ruling_choices(const Language& lang, const Edition& edition, Goal goal,
                                                       const std::map<std::string, std::string>& chosen);

}  // namespace tablebank
