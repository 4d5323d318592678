#pragma once
// Options and positionals that take a file or folder: which files the shell completes for them, and the refusal of an
// address that was typed in place of a file. Internal header.

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

/// The suffixes of the files that an option or positional takes, such as ".tbl .json"; empty if it takes files of any
/// name; nullopt if it takes no file. `names`: all names of the option. `is_typed` returns whether the command line
/// has this subcommand: the same option takes other files in another one.
[[nodiscard]] std::optional<std::string_view> suffixes_for_option(const std::function<bool(std::string_view)>& is_typed,
                                                                  const std::vector<std::string>& names);

/// Throws CliError usage if a word looks like an address but is not valid, or is an address and the option allows only
/// files. A word that looks like an address is never used as the name of a file, even if that file exists. The message
/// does not repeat the word, because it may contain a password (db/address/place_word.h).
void refuse_mistyped_addresses(const Language& lang, const CLI::App& parsed);

}  // namespace tablebank
