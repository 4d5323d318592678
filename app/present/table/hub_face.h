#pragma once
// How far the open game is sent to the hub of its event, in words.

#include <string>

namespace tablebank {

struct HubStatusView {
    std::string text;        ///< "all at the hub"; empty where it was joined to none
    std::string trouble;     ///< what the director should hear of; empty while all is well, or merely late
    bool is_behind = false;  ///< entries wait to be sent
    friend bool operator==(const HubStatusView&, const HubStatusView&) = default;
};

}  // namespace tablebank
