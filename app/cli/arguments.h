#pragma once
// The arguments that the program was started with.

#include <string>
#include <vector>

namespace tablebank {

/// The arguments of main() after the program's name. If one contains the password of an address, it is hidden in the
/// system's list of processes from then on.
[[nodiscard]] std::vector<std::string> take_arguments(int count, char** values);

}  // namespace tablebank
