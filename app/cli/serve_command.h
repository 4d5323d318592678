#pragma once
// `serve` belongs to the program and to `event`. Internal to this room.

#include "app/cli/subcommand.h"

namespace tablebank {

void add_serve_to(const Language& lang, CLI::App& program, Run& run);

}  // namespace tablebank
