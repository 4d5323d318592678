#pragma once
// The table of an event by its short code: the hub is asked for the line, which nobody on the way can read.

#include <chrono>
#include <stdexcept>
#include <string>

#include "app/event/table_setup.h"
#include "app/live/short_code.h"

namespace tablebank {

class CodeRefused : public std::runtime_error {
public:
    enum class Kind : std::uint8_t {
        no_answer,  ///< of a hub; what() says what happened
        unknown,    ///< the hub has no table with this code that still wants a result
        forged      ///< the line that it gave is another table's, or not signed as it says
    };
    CodeRefused(Kind kind, const std::string& detail) : std::runtime_error(detail), kind_(kind) {}
    [[nodiscard]] Kind kind() const { return kind_; }

private:
    Kind kind_;
};

/// Its entries are sent to where the code was asked for. Nobody is asked whether that may be: that is done before.
/// Throws CodeRefused.
[[nodiscard]] TableSetup table_by_code(const ShortJoin& join, std::chrono::milliseconds patience,
                                       const std::string& certificate = {});

}  // namespace tablebank
