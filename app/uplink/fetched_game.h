#pragma once
// A game goes on at another laptop: the record that the hub gave becomes a game file, with the same entries and hashes.

#include <cstdint>
#include <filesystem>
#include <string>

namespace tablebank {

/// Its last entry. Throws FileError: damaged, newer of the record; exists, ... of the new file, and then there is none.
std::int64_t write_fetched_game(const std::string& record, const std::filesystem::path& to);

}  // namespace tablebank
