#pragma once
// The network as the system reports it: addresses of this machine, limits for sockets, and sockets that a library owns.

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tablebank::platform {

struct OwnAddress {
    std::string text;  ///< "192.168.0.7", "fd00::7"
    bool is_loopback = false;
};
/// The addresses of this machine, those of IPv6 only with `with_ipv6`, the loopback last. Link-local ones (fe80:) are
/// left out. Empty if the system does not report them.
[[nodiscard]] std::vector<OwnAddress> own_addresses(bool with_ipv6);

/// Requests descriptors for this many sockets in addition to the program's other files; returns how many are possible.
[[nodiscard]] std::size_t room_for_sockets(std::size_t wanted);

enum class SocketReady : std::uint8_t { to_read, to_write };
/// Waits for this time at most until a socket is ready, or has failed. False if the time ran out. A negative number is
/// not a socket, and is ready at once.
[[nodiscard]] bool wait_for_socket(int socket, SocketReady ready, std::chrono::milliseconds time);
/// Ends the connection of a socket, which stays open: code that waits at it is woken.
void hang_up(int socket);

/// A second handle of a socket: it can end the connection after the owner has closed the first.
class SocketCopy {
public:
    /// Of no socket.
    SocketCopy() = default;
    SocketCopy(const SocketCopy&) = delete;
    SocketCopy& operator=(const SocketCopy&) = delete;
    ~SocketCopy() { close(); }

    /// Replaces the current copy. If the system refuses, it is a copy of no socket.
    void copy(int socket);
    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    void hang_up() const;
    void close();

private:
    int number_ = -1;
};

}  // namespace tablebank::platform
