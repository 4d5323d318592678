#pragma once
// `editions import`, `export` and `sheet`: the deeds of an edition as a spreadsheet, and on paper. Internal header.

#include <optional>
#include <string>

#include "app/cli/subcommand.h"

namespace tablebank {

struct EditionImport {
    std::string table;
    std::optional<std::string> file;  ///< nullopt: the spreadsheet is only checked
    std::string like;
    std::optional<std::string> id;
    std::optional<std::string> name;
    std::string language;
};
struct EditionPaper {
    std::string out;
    std::string paper = "a4";
    std::string language;
};

/// Creates the file, or only checks the spreadsheet. Throws CliError usage; FileError.
[[nodiscard]] ExitCode import_edition(const EditionImport& wanted, bool json, Streams& streams);
/// Writes the spreadsheet to a new file, in the format of the language, or as plain CSV to standard output if `out` is
/// empty.
[[nodiscard]] ExitCode export_edition(const std::string& edition, const std::string& out, bool json, Streams& streams);
/// The deeds to a new PDF, or to the terminal.
[[nodiscard]] ExitCode print_deeds(const std::string& edition, const EditionPaper& wanted, bool json, Streams& streams);

}  // namespace tablebank
