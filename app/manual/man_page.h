#pragma once
// The man pages of the program: one for the program itself and one for each subcommand, with the texts of --help.

#include <string>
#include <vector>

#include "app/manual/command_page.h"

namespace tablebank {

class Language;

struct ManPage {
    std::string file;  ///< "tablebank-event-new.1"
    std::string text;  ///< for man(7), in UTF-8
};

/// `version` is "tablebank 1.0.0".
[[nodiscard]] std::vector<ManPage> man_pages(const Language& lang, const CommandPage& program,
                                             const std::string& version);

}  // namespace tablebank
