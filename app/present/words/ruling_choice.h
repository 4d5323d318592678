#pragma once
// A ruling to be chosen: the question, what is chosen, and every value in words. Before a game begins and in the
// calculator; whether it matters there is for these to ask (calculators/ruling_scope.h).

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
    std::string reason{};  ///< and why it is one, in a line
    struct Value {
        std::string value;
        std::string text;
        std::string says{};  ///< with the question, for where it stands alone
    };
    std::vector<Value> values{};
    bool takes_number = false;  ///< besides those values
};

/// The ruling of this key with a value chosen for it.
[[nodiscard]] RulingChoice ruling_choice(const Language& lang, const Edition& edition, const RulingKey& key,
                                         std::string value);

}  // namespace tablebank
