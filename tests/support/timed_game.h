#pragma once
// A timed game on the disk, with a clock that the test moves: three friends of the American edition, ninety minutes.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "app/session/session.h"
#include "tests/support/scratch_folder.h"

namespace tablebank::testing {

/// Anna and Clara are monopolists, Boris is a competitor.
[[nodiscard]] Setup timed_setup();

class TimedGame {
public:
    explicit TimedGame(Setup setup = timed_setup());
    /// Each line must be accepted; nothing takes time but wait().
    void post(const std::vector<std::string>& lines);
    void wait(int minutes) { *now_ms_ += std::int64_t{minutes} * 60'000; }

    [[nodiscard]] const Table& table() const { return session_.table(); }
    [[nodiscard]] std::int64_t last() const { return table().history.last(); }
    [[nodiscard]] std::int64_t now_ms() const { return *now_ms_; }
    [[nodiscard]] std::string head() const;

private:
    ScratchFolder folder_;
    std::shared_ptr<std::int64_t> now_ms_ =
        std::make_shared<std::int64_t>(1'767'225'600'000);  // 2026-01-01, midnight UTC
    Session session_;
};

}  // namespace tablebank::testing
