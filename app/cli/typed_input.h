#pragma once
// Whether a person at a terminal types what is read. Internal to this room.

#include "app/cli/subcommand.h"

namespace tablebank {

[[nodiscard]] bool is_typed(const Streams& streams);

}  // namespace tablebank
