#pragma once
// Which options and positionals take the name of a file or a folder: what completion offers for them, and what may
// stand there at all. Internal to this room.

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

/// The endings of such files, parted by blanks, none for any file; nullopt where no file is taken. `is_typed` is asked
/// whether a command is one of those that were typed.
[[nodiscard]] std::optional<std::string_view> endings_of_files(const std::function<bool(std::string_view)>& is_typed,
                                                               const std::vector<std::string>& names);

/// Throws CliError usage where an address was meant and mistyped, or stands where only a file can. Such a word names no
/// file, even if there is one: it may hold a password, and is not repeated (db/address/place_word.h).
void require_places(const Language& lang, const CLI::App& parsed);

}  // namespace tablebank
