#pragma once
// A transaction that is never applied twice, although the answer to its commit may be lost. Internal header.

#include <chrono>
#include <functional>

#include "db/server/server_connection.h"

namespace tablebank {

/// Runs `work`. If its answer is lost, calls `stored` for `patience` at most until the server reports whether it was
/// applied; `stored` must wait for a commit in progress. Throws FileError: unreachable if it was not applied, in_doubt
/// if the server could not be queried, and everything that `work` and `stored` throw.
void idempotent_commit(ServerConnection& connection, std::chrono::milliseconds patience,
                       const std::function<void(ServerTransaction&)>& work, const std::function<bool()>& stored);

}  // namespace tablebank
