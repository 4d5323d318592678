#pragma once
// What was written must have arrived: a full disk or a closed pipe behind standard output is told, never passed over.

#include <iosfwd>

namespace tablebank {

class Language;

/// Hands everything on, and throws CliError disk where it could not be written.
void require_written(const Language& lang, std::ostream& out);

}  // namespace tablebank
