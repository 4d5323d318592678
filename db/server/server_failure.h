#pragma once
// From what the server and the road to it report to the FileError that the rest of the program knows. Internal to this
// room.

#include <stdexcept>

#include "db/address/server_address.h"

namespace tablebank {

/// The connection broke while a commit was on its way: whether it was carried out is to be looked up.
class CommitLost : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Another transaction stood in the way: nothing was done, and the same may be tried again.
[[nodiscard]] bool is_passing_conflict(const std::exception& error);

/// Called while an exception is handled: throws it again, as a FileError where it came from libpqxx or a reader of
/// rows.
[[noreturn]] void rethrow_as_server_error(const ServerAddress& address);

}  // namespace tablebank
