#pragma once
// A transaction of which nothing is done twice, although the answer to its commit may be lost. Internal to this room.

#include <chrono>
#include <functional>

#include "db/server/server_connection.h"

namespace tablebank {

/// Carries out `work`. Where its answer is lost, `stored` is asked for so long whether it was done, until the server
/// says so; it must wait for whoever is still at it. Throws FileError: unreachable where it was not done, in_doubt
/// where nobody could be asked, and what `work` and `stored` throw.
void idempotent_commit(ServerConnection& connection, std::chrono::milliseconds patience,
                       const std::function<void(ServerTransaction&)>& work, const std::function<bool()>& stored);

}  // namespace tablebank
