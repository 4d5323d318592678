#pragma once
// The rulings as docs/reference/rulings.md promises them: keys and values in their order. Tests and independent models
// read them from the page, so that none of them copies the program's list.

#include <string>
#include <vector>

namespace tablebank::testing {

struct PromisedRuling {
    std::string key;
    std::vector<std::string> values;  ///< first the general default
};
[[nodiscard]] const std::vector<PromisedRuling>& promised_rulings();

}  // namespace tablebank::testing
