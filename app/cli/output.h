#pragma once
// Checks that all output was written: a full disk or a closed pipe is reported, never ignored.

#include <iosfwd>

namespace tablebank {

class Language;

/// Flushes the stream, and throws CliError disk if its content could not be written.
void require_written(const Language& lang, std::ostream& out);

}  // namespace tablebank
