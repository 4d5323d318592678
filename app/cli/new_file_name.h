#pragma once
// The name of a file that a command creates. Internal header.

#include <string>
#include <string_view>

namespace tablebank {

class Language;

/// Throws CliError usage if the name is empty; `option` is the option that it was given for: "FILE", "--out".
void require_file_name(const Language& lang, std::string_view option, const std::string& name);

}  // namespace tablebank
