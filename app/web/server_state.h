#pragma once
// The shared state of a server's connections. Internal header.

#include <string>
#include <utility>
#include <vector>

#include "app/web/connection_limit.h"
#include "app/web/rate_limiter.h"
#include "app/web/subscribers.h"
#include "app/web/taking_turns.h"
#include "app/web/uploads.h"

namespace tablebank {

struct ServerState {
    RequestHandler& site;
    WebLimits limits;
    std::vector<std::string> names;
    bool secure = false;
    RateLimiter rate_limiter;
    Crowd crowd{};
    Uploads uploads;
    Subscribers subscribers;
    TakingTurns work{};  ///< for calls of the site

    ServerState(RequestHandler& served, const WebPlace& place, const WebLimits& limited, Subscribers::LookAt look_at)
        : site(served),
          limits(limited),
          names(place.names),
          secure(place.tls.has_value()),
          rate_limiter(limited),
          uploads(limited),
          subscribers(std::move(look_at)) {}
};

}  // namespace tablebank
