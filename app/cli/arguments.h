#pragma once
// The arguments that the program was started with.

#include <string>
#include <vector>

namespace tablebank {

/// The arguments of main() behind the program's name. Where one holds the password of an address, the list of processes
/// shows it without from now on.
[[nodiscard]] std::vector<std::string> take_arguments(int count, char** values);

}  // namespace tablebank
