#pragma once
// The apparent kind of a file by its first bytes, for messages about a file of another kind than expected. Decides
// nothing.

#include <cstddef>
#include <cstdint>
#include <span>

namespace tablebank {

/// The kind of a database with this number in its header: "this is an event of tablebank".
[[nodiscard]] const char* content_of_database(std::uint32_t application_id);

/// The kind of any other file; nullptr if it is unknown.
[[nodiscard]] const char* content_of_file(std::span<const std::byte> beginning);

}  // namespace tablebank
