#pragma once
// How much of the open game has been sent to the hub of its event, in words.

#include <string>

namespace tablebank {

struct HubStatusView {
    std::string text;        ///< "all at the hub"; empty if the game has not joined an event
    std::string trouble;     ///< a problem for the director; empty if there is none, or only a delay
    bool is_behind = false;  ///< entries wait to be sent
    friend bool operator==(const HubStatusView&, const HubStatusView&) = default;
};

}  // namespace tablebank
