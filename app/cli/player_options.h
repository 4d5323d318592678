#pragma once
// A file with the players of an event. Internal header.

#include <filesystem>
#include <string>

#include "app/cli/json.h"
#include "app/cli/subcommand.h"
#include "app/event/player_list.h"

namespace tablebank {

/// `encoding`: the value of --encoding, or empty. Throws CliError bad_file, with the line; CliError usage for an
/// unknown encoding; FileError if the file cannot be read.
[[nodiscard]] PlayerList read_player_list(const Language& lang, const std::filesystem::path& file,
                                          const std::string& encoding);
/// The encoding of a list by the value of --encoding. Throws CliError usage.
[[nodiscard]] ListEncoding list_encoding(const Language& lang, const std::string& encoding);
void add_encoding_option(const Language& lang, CLI::App& command, std::string& encoding);
/// What was assumed and what was passed over: `encoding`, with `assumed`, and `titles`, the rows above the headings.
[[nodiscard]] Json list_json(const PlayerList& list);

}  // namespace tablebank
