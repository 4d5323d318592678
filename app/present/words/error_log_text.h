#pragma once
// The sentence for an exception that nothing else catches, in the window and on the command line.

#include <exception>
#include <string>

namespace tablebank {

class Language;

/// The error, what was saved, and what to do next.
[[nodiscard]] std::string error_log_text(const Language& lang, const std::exception& error);

}  // namespace tablebank
