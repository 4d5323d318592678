#pragma once
// A line between a client and a server of this machine that breaks, doubles and reorders its traffic, as the chance of
// a seed has it. It makes the errors of networks: sent bytes are never changed.

#include <cstdint>
#include <memory>

namespace tablebank::testing {

class FaultyLine {
public:
    struct Faults {
        int cut = 0;      ///< connections in a hundred that end after some bytes, in either direction
        int doubled = 0;  ///< whose requests come once more at once, on a connection of their own
        int late = 0;     ///< whose requests come once more later, behind others
        int deaf = 0;     ///< that are refused, as if no server was there
    };
    FaultyLine(std::uint16_t to, std::uint64_t seed, const Faults& faults);
    FaultyLine(const FaultyLine&) = delete;
    FaultyLine& operator=(const FaultyLine&) = delete;
    ~FaultyLine();

    [[nodiscard]] std::uint16_t port() const;
    [[nodiscard]] int faults() const;  ///< this many happened

private:
    struct Running;
    std::unique_ptr<Running> running_;
};

}  // namespace tablebank::testing
