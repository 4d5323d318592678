#pragma once
// Options and positionals that take a file or folder: the completions for them, and the allowed values. Internal
// header.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
}

namespace tablebank {

class Language;

/// The suffixes of such files, separated by spaces, empty for any file; nullopt if the option does not take a file.
/// `is_typed` returns whether a command was typed.
[[nodiscard]] std::optional<std::string_view> endings_of_files(const std::function<bool(std::string_view)>& is_typed,
                                                               const std::vector<std::string>& names);

/// Throws CliError usage if an address was mistyped, or was given where only a file is allowed. Such a word is not used
/// as a file name even if the file exists. The message does not repeat it, because it may contain a password
/// (db/address/place_word.h).
void require_places(const Language& lang, const CLI::App& parsed);

}  // namespace tablebank
