#pragma once
// Where this user's own files are kept. Never a place that others know and may have made ready: where there is no home,
// there is none.

#include <filesystem>

namespace tablebank {

/// HOME where it is an absolute path, else the folder that the system knows for this user; empty where it knows none.
[[nodiscard]] std::filesystem::path home_folder();

}  // namespace tablebank
