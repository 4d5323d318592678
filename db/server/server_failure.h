#pragma once
// Translates errors of the server and the connection to FileError, which the rest of the program uses. Internal header.

#include <stdexcept>

#include "db/address/server_address.h"

namespace tablebank {

/// The connection broke during a commit: the caller must find out whether it was applied.
class CommitLost : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A conflict with another transaction: nothing was applied, and the same may be tried again.
[[nodiscard]] bool is_passing_conflict(const std::exception& error);

/// Must be called while an exception is handled: rethrows it, as a FileError if it came from libpqxx or a reader of
/// rows.
[[noreturn]] void rethrow_as_server_error(const ServerAddress& address);

}  // namespace tablebank
