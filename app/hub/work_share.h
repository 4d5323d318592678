#pragma once
// The share of the hub's single writing thread that each table has used; unused time accumulates. A table that keeps
// the hub busy, with refused histories or the same record again and again, waits while the others are served. Internal
// header.

#include <chrono>
#include <map>
#include <utility>

namespace tablebank {

class WorkShare {
public:
    using Table = std::pair<int, int>;  ///< round and table
    using Moment = std::chrono::steady_clock::time_point;

    struct Limits {
        std::chrono::microseconds at_once{4'000'000};
        std::chrono::microseconds per_second{250'000};  ///< in the long run
    };
    WorkShare() : WorkShare(Limits{}) {}
    explicit WorkShare(const Limits& limits) : limits_(limits) {}

    [[nodiscard]] bool has_some(const Table& table, Moment now);
    void use(const Table& table, std::chrono::microseconds work, Moment now);

private:
    struct Share {
        std::chrono::microseconds left{0};
        Moment at{};
    };
    [[nodiscard]] Share& share_of(const Table& table, Moment now);

    Limits limits_;
    std::map<Table, Share> shares_;
};

}  // namespace tablebank
