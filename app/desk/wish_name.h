#pragma once
// What was wished for, in a few words for the log file.

#include <string>

#include "app/desk/wish.h"

namespace tablebank {

/// "post roll 3 4".
[[nodiscard]] std::string wish_name(const Wish& wish);

}  // namespace tablebank
