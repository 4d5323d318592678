#pragma once
// A practice game of the guide, as the window makes it: three players of the edition whose turns
// docs/how-to/first-game.md has, or of another one.

#include <string>

#include "app/session/session.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

[[nodiscard]] Setup practice_setup(const std::string& edition = "us");

/// Posted to by lines, each of which must be accepted; closed and opened again as one likes.
class PracticeGame {
public:
    explicit PracticeGame(Setup setup = practice_setup());
    void post(const std::string& line);
    void open_again();
    [[nodiscard]] const Table& table() const { return session_->table(); }
    [[nodiscard]] const Session& session() const { return *session_; }

private:
    ScratchFolder folder_;
    std::optional<Session> session_;
};

}  // namespace tablebank::testing
