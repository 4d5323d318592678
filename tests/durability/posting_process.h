#pragma once
// `tablebank do` as a separate process, which is killed while lines stream to it; its acknowledgements until then.

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "ledger/proof/hash.h"

namespace tablebank::durability {

struct Acknowledged {
    std::int64_t lines = 0;  ///< how many answers came
    std::int64_t entry = 0;  ///< the last one's number and head
    Hash head;
};

/// When a process is killed: so long after it was started, or after its first answer.
struct Moment {
    bool after_an_answer = false;
    std::chrono::microseconds later{0};
};

/// Gives it these lines, kills it (SIGKILL) at that moment, and returns once it is gone. nullopt if it ended by itself.
[[nodiscard]] std::optional<Acknowledged> kill_while_posting(const std::filesystem::path& program,
                                                             const std::filesystem::path& game,
                                                             const std::string& lines, Moment moment);

}  // namespace tablebank::durability
