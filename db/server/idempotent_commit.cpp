#include "db/server/idempotent_commit.h"

#include <algorithm>
#include <thread>

#include "db/file/failure.h"
#include "db/server/server_failure.h"

namespace tablebank {

void idempotent_commit(ServerConnection& connection, std::chrono::milliseconds patience,
                       const std::function<void(ServerTransaction&)>& work, const std::function<bool()>& stored) {
    using Kind = FileError::Kind;
    using Milliseconds = std::chrono::milliseconds;
    try {
        connection.write(work);
        return;
    } catch (const CommitLost&) {
        // The server is queried below.
    }
    const auto end = std::chrono::steady_clock::now() + patience;
    for (auto pause = Milliseconds(50);; pause = std::min(pause * 2, Milliseconds(1000))) {
        try {
            if (stored()) return;
            break;
        } catch (const CommitLost&) {
            // The query itself got no answer.
        } catch (const FileError& error) {
            if (error.kind() != Kind::unreachable && error.kind() != Kind::not_admitted) throw;
        }
        if (std::chrono::steady_clock::now() + pause > end)
            throw file_error(Kind::in_doubt, connection.address().shown(), "the server broke the connection");
        std::this_thread::sleep_for(pause);
    }
    throw file_error(Kind::unreachable, connection.address().shown(), "the server broke the connection");
}

}  // namespace tablebank
