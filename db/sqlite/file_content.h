#pragma once
// What a file seems to be by its first bytes, for messages about a file of another kind than was wanted. Decides
// nothing.

#include <cstddef>
#include <cstdint>
#include <span>

namespace tablebank {

/// Of a database with this number in its header: "this is an event of tablebank".
[[nodiscard]] const char* content_of_database(std::uint32_t application_id);

/// Of any other file; nullptr if nothing is known of it.
[[nodiscard]] const char* content_of_file(std::span<const std::byte> beginning);

}  // namespace tablebank
