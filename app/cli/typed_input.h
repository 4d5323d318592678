#pragma once
// Whether a user types the input at a terminal. Internal header.

#include "app/cli/subcommand.h"

namespace tablebank {

[[nodiscard]] bool is_typed(const Streams& streams);

}  // namespace tablebank
