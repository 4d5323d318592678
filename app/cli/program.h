#pragma once
// The whole command line as its parser has it. Internal to this room.

#include <memory>

#include "app/cli/subcommand.h"
#include "app/manual/command_page.h"

namespace tablebank {

/// `run` must outlive it: parsing sets it to the subcommand that was chosen.
[[nodiscard]] std::unique_ptr<CLI::App> make_program(const Language& lang, Run& run);

/// The same as data, without what is not for people.
[[nodiscard]] CommandPage command_pages(const Language& lang);

}  // namespace tablebank
