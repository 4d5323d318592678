#pragma once
// The name of a file that a command is to make. Internal to this room.

#include <string>
#include <string_view>

namespace tablebank {

class Language;

/// Throws CliError usage where the name is empty; `option` is what it was given for: "FILE", "--out".
void require_file_name(const Language& lang, std::string_view option, const std::string& name);

}  // namespace tablebank
