#include "platform/network.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>

namespace tablebank::platform {
namespace {

std::string address_text(const sockaddr& address) {
    char text[INET6_ADDRSTRLEN] = "";
    if (address.sa_family == AF_INET)
        ::inet_ntop(AF_INET, &reinterpret_cast<const sockaddr_in&>(address).sin_addr, text, sizeof text);
    else if (address.sa_family == AF_INET6)
        ::inet_ntop(AF_INET6, &reinterpret_cast<const sockaddr_in6&>(address).sin6_addr, text, sizeof text);
    return text;
}

}  // namespace

std::vector<OwnAddress> own_addresses(bool with_ipv6) {
    std::vector<OwnAddress> addresses;
    ifaddrs* list = nullptr;
    if (::getifaddrs(&list) != 0) return addresses;
    for (const ifaddrs* one = list; one != nullptr; one = one->ifa_next) {
        if (one->ifa_addr == nullptr || (one->ifa_flags & IFF_UP) == 0) continue;
        if (one->ifa_addr->sa_family != AF_INET && !(with_ipv6 && one->ifa_addr->sa_family == AF_INET6)) continue;
        std::string text = address_text(*one->ifa_addr);
        if (!text.empty() && !text.starts_with("fe80:"))
            addresses.push_back({std::move(text), (one->ifa_flags & IFF_LOOPBACK) != 0});
    }
    ::freeifaddrs(list);
    std::ranges::stable_sort(addresses, {}, &OwnAddress::is_loopback);
    return addresses;
}

/// Keeps descriptors for the program's own files, for any number of clients.
std::size_t room_for_sockets(std::size_t wanted) {
    constexpr rlim_t others = 256;
    rlimit files{};
    if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return wanted;
    const rlim_t all = std::min<rlim_t>(wanted + others, files.rlim_max);
    if (files.rlim_cur < all) {
        const rlimit more{all, files.rlim_max};
        if (::setrlimit(RLIMIT_NOFILE, &more) == 0) files = more;
    }
    const rlim_t room = files.rlim_cur - std::min(others, files.rlim_cur / 2);
    return static_cast<std::size_t>(std::min<rlim_t>(wanted, room));
}

bool wait_for_socket(int socket, SocketReady ready, std::chrono::milliseconds time) {
    pollfd waiting{socket, static_cast<short>(ready == SocketReady::to_read ? POLLIN : POLLOUT), 0};
    return socket < 0 || ::poll(&waiting, 1, static_cast<int>(time.count())) != 0;
}

void hang_up(int socket) {
    ::shutdown(socket, SHUT_RDWR);
}

void SocketCopy::copy(int socket) {
    close();
    number_ = ::fcntl(socket, F_DUPFD_CLOEXEC, 0);
}

void SocketCopy::hang_up() const {
    platform::hang_up(number_);
}

void SocketCopy::close() {
    if (number_ >= 0) ::close(number_);
    number_ = -1;
}

}  // namespace tablebank::platform
