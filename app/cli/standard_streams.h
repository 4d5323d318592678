#pragma once
// What the process was started with: its three standard streams, before anything is opened, and its arguments.

#include <string>
#include <vector>

namespace tablebank {

/// A stream that the caller closed gets a place that fails instead, so that no game file is opened under its number and
/// written to by mistake; and a closed pipe becomes an error of writing instead of the end of the process. Call first.
void guard_standard_streams();

/// The arguments of main() behind the program's name. Where one holds the password of an address, the list of processes
/// shows it without from now on.
[[nodiscard]] std::vector<std::string> take_arguments(int count, char** values);

}  // namespace tablebank
