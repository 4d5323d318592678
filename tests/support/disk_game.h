#pragma once
// A game on the disk, for tests that ask a session for previews.

#include <string>
#include <vector>

#include "app/session/session.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

class DiskGame {
public:
    /// Posts the lines, each of which must be accepted.
    DiskGame(const std::string& edition, std::vector<PlayerSetup> players, const std::vector<std::string>& lines,
             Goal goal = Goal::a);
    [[nodiscard]] const Session& session() const { return session_; }
    [[nodiscard]] const Game& game() const { return session_.game(); }

private:
    ScratchFolder folder_;
    Session session_;
};

}  // namespace tablebank::testing
