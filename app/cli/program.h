#pragma once
// The whole command line as its parser defines it. Internal header.

#include <memory>

#include "app/cli/subcommand.h"
#include "app/manual/command_page.h"

namespace tablebank {

/// `run` must outlive it: parsing sets it to the chosen subcommand.
[[nodiscard]] std::unique_ptr<CLI::App> make_program(const Language& lang, Run& run);

/// The same as data, without hidden commands.
[[nodiscard]] CommandPage command_pages(const Language& lang);

}  // namespace tablebank
