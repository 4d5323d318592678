#pragma once
// Whether the players' phones want something of the banker, in words, for the table's own screen.

#include <string>

namespace tablebank {

struct PhonesFace {
    std::string text{};  ///< "2 acts wait", "Phones stopped"; empty: nothing
    bool waits = false;  ///< acts wait
    friend bool operator==(const PhonesFace&, const PhonesFace&) = default;
};

}  // namespace tablebank
