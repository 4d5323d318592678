#pragma once
// What all connections of a server share. Internal to this room.

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "app/web/followers.h"
#include "app/web/visitors.h"

namespace tablebank {

/// A connection, as far as the server has to know it.
class OpenConnection {
public:
    OpenConnection() = default;
    OpenConnection(const OpenConnection&) = delete;
    OpenConnection& operator=(const OpenConnection&) = delete;
    virtual ~OpenConnection() = default;
    virtual void end() = 0;
};

struct WebHouse {
    Site& site;
    WebLimits limits;
    std::vector<std::string> names;
    bool secure = false;
    Visitors visitors;
    Followers followers;
    std::set<OpenConnection*> open{};
    std::size_t uploads = 0;  ///< requests with a body that are being read

    WebHouse(Site& served, const WebPlace& place, const WebLimits& limited)
        : site(served),
          limits(limited),
          names(place.names),
          secure(place.tls.has_value()),
          visitors(limited),
          followers(served) {}
};

}  // namespace tablebank
