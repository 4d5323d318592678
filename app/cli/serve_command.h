#pragma once
// `serve` exists for the program and for `event`. Internal header.

#include "app/cli/subcommand.h"

namespace tablebank {

void add_serve_to(const Language& lang, CLI::App& program, Run& run);

}  // namespace tablebank
