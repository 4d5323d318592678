#pragma once
// A connection to a server that is made within a time and a size, whatever the other side sends. Internal to this room.

#include <pqxx/connection>
#include <pqxx/except>
#include <string>

namespace tablebank {

/// Nobody let this program in or refused it before the time, or the memory, was used up.
class ConnectTimeout : public pqxx::broken_connection {
public:
    ConnectTimeout() : broken_connection("no answer in time") {}
};

/// How libpqxx makes its connections here: libpq alone would read for ever from a server that never stops telling about
/// itself. Throws pqxx::broken_connection, and ConnectTimeout.
class TimedConnect : public pqxx::connectionpolicy {
public:
    explicit TimedConnect(const std::string& settings) : connectionpolicy(settings) {}
    handle do_startconnect(handle there) override;
};

using TimedConnection = pqxx::basic_connection_base<TimedConnect>;

/// Whether there is a server at all that answers, and lets in whom it knows. Takes as long as a connection may.
[[nodiscard]] bool server_answers(const std::string& settings);

}  // namespace tablebank
