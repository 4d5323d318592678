#include "calculators/ruling_scope.h"

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
    return use_of(key).matters(RulingScope{edition, goal});
}

bool ruling_is_calculated(std::string_view key) {
    return use_of(key).calculated;
}

}  // namespace tablebank
