#pragma once
// The names of the arguments of commands, "FILE" or "LINE", as help and man pages show them. The parser and completion
// know them by the English name.

#include <string>

namespace tablebank {

class Language;

/// In the language given; the name itself if it is none of an argument, such as "--json".
[[nodiscard]] std::string argument_text(const Language& lang, const std::string& name);

}  // namespace tablebank
