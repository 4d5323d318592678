#pragma once
// What a request asks the site for, worked out on the site's thread. Internal to this room.

#include <optional>
#include <string>

#include "app/web/subscribers.h"

namespace tablebank {

struct WorkedOut {
    WebAnswer answer{};                  ///< where it follows nothing
    std::optional<std::string> topic{};  ///< what it follows
    bool is_broken = false;              ///< the site threw: the answer says no more than that
};
/// A body that a browser may keep has its tag.
[[nodiscard]] WorkedOut work_out(RequestHandler& site, const WebRequest& request);

/// What a topic shows to the first who follows it; nullopt where the site threw.
[[nodiscard]] std::optional<TopicState> first_state(RequestHandler& site, const std::string& topic);

}  // namespace tablebank
