#pragma once
// A connection to a server, made within limits of time and memory, whatever the server sends. Internal header.

#include <pqxx/connection>
#include <pqxx/except>
#include <string>

namespace tablebank {

/// The server neither accepted nor refused the connection within the limits of time and memory.
class ConnectTimeout : public pqxx::broken_connection {
public:
    ConnectTimeout() : broken_connection("no answer in time") {}
};

/// The way libpqxx connects here: libpq alone would read without end from a server that never stops sending messages.
/// Throws pqxx::broken_connection, and ConnectTimeout.
class TimedConnect : public pqxx::connectionpolicy {
public:
    explicit TimedConnect(const std::string& settings) : connectionpolicy(settings) {}
    handle do_startconnect(handle there) override;
};

using TimedConnection = pqxx::basic_connection_base<TimedConnect>;

/// Whether a server answers at all, even if it refuses this user. Takes as long as a connection may.
[[nodiscard]] bool server_answers(const std::string& settings);

}  // namespace tablebank
