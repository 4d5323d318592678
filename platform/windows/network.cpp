#include "platform/network.h"

#include "platform/windows/system.h"

#include <ws2tcpip.h>  // after winsock2.h

#include <iphlpapi.h>  // after ws2tcpip.h

#include <algorithm>
#include <vector>

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

SOCKET socket_of(int number) {
    return static_cast<SOCKET>(number);
}

}  // namespace

std::vector<OwnAddress> own_addresses(bool with_ipv6) {
    constexpr ULONG flags = GAA_FLAG_SKIP_ANYCAST | GAA_FLAG_SKIP_MULTICAST | GAA_FLAG_SKIP_DNS_SERVER;
    std::vector<OwnAddress> addresses;
    std::vector<std::byte> memory(std::size_t{16} * 1024);
    auto* const first = [&memory]() -> IP_ADAPTER_ADDRESSES* {
        for (int i = 0; i < 4; ++i) {
            auto size = static_cast<ULONG>(memory.size());
            auto* const list = reinterpret_cast<IP_ADAPTER_ADDRESSES*>(memory.data());
            const ULONG failed = ::GetAdaptersAddresses(AF_UNSPEC, flags, nullptr, list, &size);
            if (failed == ERROR_SUCCESS) return list;
            if (failed != ERROR_BUFFER_OVERFLOW) return nullptr;
            memory.resize(size);
        }
        return nullptr;
    }();
    for (const IP_ADAPTER_ADDRESSES* adapter = first; adapter != nullptr; adapter = adapter->Next) {
        if (adapter->OperStatus != IfOperStatusUp) continue;
        for (const IP_ADAPTER_UNICAST_ADDRESS* one = adapter->FirstUnicastAddress; one != nullptr; one = one->Next) {
            const sockaddr& address = *one->Address.lpSockaddr;
            if (address.sa_family != AF_INET && !(with_ipv6 && address.sa_family == AF_INET6)) continue;
            std::string text = address_text(address);
            if (!text.empty() && !text.starts_with("fe80:"))
                addresses.push_back({std::move(text), adapter->IfType == IF_TYPE_SOFTWARE_LOOPBACK});
        }
    }
    std::ranges::stable_sort(addresses, {}, &OwnAddress::is_loopback);
    return addresses;
}

/// Sockets are limited by memory alone.
std::size_t room_for_sockets(std::size_t wanted) {
    return wanted;
}

bool wait_for_socket(int socket, SocketReady ready, std::chrono::milliseconds time) {
    WSAPOLLFD waiting{socket_of(socket), static_cast<SHORT>(ready == SocketReady::to_read ? POLLRDNORM : POLLWRNORM),
                      0};
    return socket < 0 || ::WSAPoll(&waiting, 1, static_cast<INT>(time.count())) != 0;
}

void hang_up(int socket) {
    ::shutdown(socket_of(socket), SD_BOTH);
}

void SocketCopy::copy(int socket) {
    close();
    WSAPROTOCOL_INFOW info{};
    if (::WSADuplicateSocketW(socket_of(socket), ::GetCurrentProcessId(), &info) != 0) return;
    const SOCKET copied = ::WSASocketW(FROM_PROTOCOL_INFO, FROM_PROTOCOL_INFO, FROM_PROTOCOL_INFO, &info, 0,
                                       WSA_FLAG_OVERLAPPED | WSA_FLAG_NO_HANDLE_INHERIT);
    if (copied != INVALID_SOCKET) number_ = static_cast<int>(copied);
}

void SocketCopy::hang_up() const {
    platform::hang_up(number_);
}

void SocketCopy::close() {
    if (number_ >= 0) ::closesocket(socket_of(number_));
    number_ = -1;
}

}  // namespace tablebank::platform
