#pragma once
// The arguments that the program was started with.

#include <string>
#include <vector>

namespace tablebank {

/// The arguments of main() after the program's name. From then on the system's list of processes hides the password of
/// an address, a table link, and the short code of a table.
[[nodiscard]] std::vector<std::string> take_arguments(int count, char** values);

}  // namespace tablebank
