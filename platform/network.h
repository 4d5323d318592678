#pragma once
// The network as the system knows it: addresses of this machine, room for sockets, and sockets that a library owns.

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
/// The addresses of this machine, those of IPv6 only if they are wanted, the loopback last. Those that hold on one wire
/// only (fe80:) are left out. Empty if the system does not say.
[[nodiscard]] std::vector<OwnAddress> own_addresses(bool with_ipv6);

/// Asks for room for so many sockets beside the program's other files; how many of them there is room for.
[[nodiscard]] std::size_t room_for_sockets(std::size_t wanted);

enum class SocketReady : std::uint8_t { to_read, to_write };
/// Waits until a socket is ready, or has failed, so long at most. False if the time went by. A negative number is no
/// socket, and is ready at once.
[[nodiscard]] bool wait_for_socket(int socket, SocketReady ready, std::chrono::milliseconds time);
/// Ends the connection of a socket, which stays open: whoever waits at it is told.
void hang_up(int socket);

/// A second handle of a socket: its connection can be ended from here when its owner has closed the first.
class SocketCopy {
public:
    /// Of none.
    SocketCopy() = default;
    SocketCopy(const SocketCopy&) = delete;
    SocketCopy& operator=(const SocketCopy&) = delete;
    ~SocketCopy() { close(); }

    /// In the place of what it was a copy of. If the system refuses, it is a copy of none.
    void copy(int socket);
    [[nodiscard]] bool is_open() const { return number_ >= 0; }
    void hang_up() const;
    void close();

private:
    int number_ = -1;
};

}  // namespace tablebank::platform
