#pragma once
// `editions export` and `import` of a whole box for another person: one file with board, rules, decks and words, its
// origin and its verification status. Internal header.

#include <optional>
#include <string>

#include "app/cli/subcommand.h"

namespace tablebank {

struct BoxExport {
    std::string edition;  ///< an id or a file
    std::string out;      ///< the file to make
    std::string by;       ///< who passes it on; empty: as the box states already
};

struct BoxImport {
    std::string box;                  ///< the file that another person made
    std::optional<std::string> file;  ///< the file to make; nullopt: it is only shown
    std::string like;  ///< id or file; empty: the box's own statement, or the shipped edition closest to it
};

/// Whether a file that is exported to or imported from is a whole box, and not a table of deeds: it ends in ".toml".
[[nodiscard]] bool is_box_file(const std::string& name);

/// Writes a new file. Throws CliError usage; EditionError; FileError.
[[nodiscard]] ExitCode export_box(const BoxExport& wanted, bool json, Streams& streams);
/// Shows the box and its differences, and stores a copy in a new file if one is named. Throws the same.
[[nodiscard]] ExitCode import_box(const BoxImport& wanted, bool json, Streams& streams);

}  // namespace tablebank
