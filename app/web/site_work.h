#pragma once
// The result of a request, calculated on the site's thread. Internal header.

#include <optional>
#include <string>

#include "app/web/subscribers.h"

namespace tablebank {

struct WorkedOut {
    WebAnswer answer{};                  ///< if it is not a stream
    std::optional<std::string> topic{};  ///< the topic of a stream
    bool is_broken = false;              ///< the site threw an exception: the answer has no details
};
/// A body that a browser may cache has its tag.
[[nodiscard]] WorkedOut work_out(RequestHandler& site, const WebRequest& request);

/// The state for the first subscriber of a topic; nullopt if the site threw an exception.
[[nodiscard]] std::optional<TopicState> first_state(RequestHandler& site, const std::string& topic);

}  // namespace tablebank
