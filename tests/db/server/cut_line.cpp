#include "tests/db/server/cut_line.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

namespace tablebank::server_test {
namespace {

sockaddr_in local(int port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

const sockaddr* plain(const sockaddr_in& address) {
    return static_cast<const sockaddr*>(static_cast<const void*>(&address));
}

bool readable(int socket, int milliseconds) {
    pollfd waiting{socket, POLLIN, 0};
    return ::poll(&waiting, 1, milliseconds) > 0;
}

/// The received bytes; nothing if the other side is gone.
std::string received(int socket) {
    std::array<char, 65536> buffer{};
    const auto count = ::recv(socket, buffer.data(), buffer.size(), 0);
    return count > 0 ? std::string(buffer.data(), static_cast<std::size_t>(count)) : std::string();
}

void send_whole(int socket, const std::string& bytes) {
    for (std::size_t sent = 0; sent < bytes.size();) {
        const auto count = ::send(socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (count <= 0) return;
        sent += static_cast<std::size_t>(count);
    }
}

}  // namespace

CutLine::CutLine(int port, Cut cut) : server_port_(port), cut_(cut), listener_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address = local(0);
    socklen_t size = sizeof address;
    if (::bind(listener_, plain(address), size) != 0 || ::listen(listener_, 8) != 0 ||
        ::getsockname(listener_, static_cast<sockaddr*>(static_cast<void*>(&address)), &size) != 0)
        throw std::runtime_error("no port to listen at");
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { serve(); });
}

CutLine::~CutLine() {
    over_ = true;
    thread_.join();
    ::close(listener_);
}

void CutLine::serve() {
    while (!over_) {
        if (!readable(listener_, 20)) continue;
        const int client = ::accept(listener_, nullptr, nullptr);
        if (!has_cut_ || cut_ != Cut::after_for_good) hand_on(client);
        ::close(client);
    }
}

/// Whether the client's bytes are answered here: an error of class 53, and a transaction that has failed.
bool CutLine::fills(const std::string& sent, int client) {
    const bool writes = sent.find("INSERT INTO tablebank.") != std::string::npos ||
                        sent.find("COPY \"tablebank") != std::string::npos ||
                        sent.find("COPY tablebank") != std::string::npos;
    if (!armed_ || cut_ != Cut::disk_full || !writes) return false;
    armed_ = false;
    has_cut_ = true;
    using namespace std::string_literals;
    const std::string fields = "SERROR\0C53100\0Mcould not extend file\0\0"s;
    send_whole(client, "E\0\0\0"s + static_cast<char>(fields.size() + 4) + fields + "Z\0\0\0\5E"s);
    return true;
}

/// Whether the connection is cut at the client's bytes.
bool CutLine::cuts(const std::string& sent, int server) {
    if (!armed_ || cut_ == Cut::disk_full || sent.find("COMMIT") == std::string::npos) return false;
    armed_ = false;
    has_cut_ = true;
    if (cut_ == Cut::before) return true;
    send_whole(server, sent);
    (void)received(server);
    return true;
}

void CutLine::hand_on(int client) {
    const int server = ::socket(AF_INET, SOCK_STREAM, 0);
    const sockaddr_in address = local(server_port_);
    const bool reached = ::connect(server, plain(address), sizeof address) == 0;
    while (reached && !over_) {
        std::array<pollfd, 2> waiting{{{client, POLLIN, 0}, {server, POLLIN, 0}}};
        if (::poll(waiting.data(), waiting.size(), 20) <= 0) continue;
        if (waiting[0].revents != 0) {
            const std::string sent = received(client);
            if (fills(sent, client)) continue;
            if (sent.empty() || cuts(sent, server)) break;
            send_whole(server, sent);
        }
        if (waiting[1].revents != 0) {
            const std::string answer = received(server);
            if (answer.empty()) break;
            send_whole(client, answer);
        }
    }
    ::close(server);
}

}  // namespace tablebank::server_test
