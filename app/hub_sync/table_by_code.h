#pragma once
// Finding the table of an event by its short code: the hub returns the table link, encrypted for the owner of the code.

#include <chrono>
#include <stdexcept>
#include <string>

#include "app/event/table_setup.h"
#include "app/live/short_code.h"

namespace tablebank {

class CodeRefused : public std::runtime_error {
public:
    enum class Kind : std::uint8_t {
        no_answer,  ///< not an answer of a hub; what() has the error
        unknown,    ///< the hub has no table with this code that still needs a result
        forged      ///< the returned link belongs to another table, or its signature is wrong
    };
    CodeRefused(Kind kind, const std::string& detail) : std::runtime_error(detail), kind_(kind) {}
    [[nodiscard]] Kind kind() const { return kind_; }

private:
    Kind kind_;
};

/// The table's entries will be sent to the hub of the code. Does not ask the user: the caller must do that before.
/// Throws CodeRefused.
[[nodiscard]] TableSetup table_by_code(const ShortJoin& join, std::chrono::milliseconds patience,
                                       const std::string& certificate = {});

}  // namespace tablebank
