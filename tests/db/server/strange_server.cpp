#include "tests/db/server/strange_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

namespace tablebank::server_test {
namespace {

using namespace std::string_literals;

std::string number(std::uint32_t value, int bytes) {
    std::string text;
    for (int i = bytes - 1; i >= 0; --i) text += static_cast<char>(value >> (8 * i));
    return text;
}

std::string message(char kind, const std::string& body) {
    return kind + number(static_cast<std::uint32_t>(body.size() + 4), 4) + body;
}

std::string parameter(const std::string& name, const std::string& value) {
    return message('S', name + '\0' + value + '\0');
}

std::string welcome() {
    return message('R', number(0, 4)) + parameter("server_version", "15.4") + parameter("client_encoding", "UTF8") +
           parameter("standard_conforming_strings", "on");
}

std::string ready(char state) {
    return message('Z', std::string(1, state));
}

/// Columns of texts.
std::string columns(int count) {
    std::string body = number(static_cast<std::uint32_t>(count), 2);
    for (int i = 0; i < count; ++i)
        body += "c\0"s + number(0, 4) + number(0, 2) + number(25, 4) + number(0xffff, 2) + number(0xffffffff, 4) +
                number(0, 2);
    return message('T', body);
}

std::string row(int count, const std::string& value) {
    std::string body = number(static_cast<std::uint32_t>(count), 2);
    for (int i = 0; i < count; ++i) body += number(static_cast<std::uint32_t>(value.size()), 4) + value;
    return message('D', body);
}

bool is_readable(int socket) {
    pollfd waiting{socket, POLLIN, 0};
    return ::poll(&waiting, 1, 20) > 0;
}

bool send_all(int socket, const std::string& bytes) {
    for (std::size_t sent = 0; sent < bytes.size();) {
        const auto count = ::send(socket, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (count <= 0) return false;
        sent += static_cast<std::size_t>(count);
    }
    return true;
}

}  // namespace

StrangeServer::StrangeServer(Habit habit) : habit_(habit), listener_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* plain = static_cast<sockaddr*>(static_cast<void*>(&address));
    if (::bind(listener_, plain, size) != 0 || ::listen(listener_, 8) != 0 ||
        ::getsockname(listener_, plain, &size) != 0)
        throw std::runtime_error("no port to listen at");
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { listen_on(); });
}

StrangeServer::~StrangeServer() {
    over_ = true;
    thread_.join();
    for (std::thread& client : clients_) client.join();
    ::close(listener_);
}

std::string StrangeServer::place() const {
    return "postgresql://vera:SECRET@127.0.0.1:" + std::to_string(port_) +
           "/club?sslmode=disable&connect_timeout=2#cup";
}

void StrangeServer::listen_on() {
    while (!over_) {
        if (!is_readable(listener_)) continue;
        const int client = ::accept(listener_, nullptr, nullptr);
        clients_.emplace_back([this, client] {
            talk(client);
            ::close(client);
        });
    }
}

void StrangeServer::send_for_ever(int client, const std::string& bytes) {
    while (!over_ && send_all(client, bytes)) continue;
}

void StrangeServer::talk(int client) {
    std::array<char, 65536> buffer{};
    bool is_begun = false;
    while (!over_) {
        if (!is_readable(client)) continue;
        const auto count = ::recv(client, buffer.data(), buffer.size(), 0);
        if (count <= 0) return;
        if (habit_ == Habit::silent) continue;
        if (habit_ == Habit::garbage) {
            send_all(client, "HTTP/1.1 400 Bad Request\r\n\r\n");
            return;
        }
        if (is_begun) {
            answer(client, std::string(buffer.data(), static_cast<std::size_t>(count)));
            continue;
        }
        is_begun = true;
        send_all(client, welcome());
        if (habit_ == Habit::endless_parameters)
            for (std::uint64_t i = 0; !over_; ++i)
                if (!send_all(client, parameter("about_" + std::to_string(i), std::string(1000, 'x')))) return;
        send_all(client, ready('I'));
    }
}

void StrangeServer::answer(int client, const std::string& question) {
    const auto done = [](const std::string& what) { return message('C', what + '\0') + ready('T'); };
    if (question.find("server_encoding") != std::string::npos) {
        send_all(client, columns(1) + row(1, "UTF8") + done("SHOW"));
        return;
    }
    switch (habit_) {
        case Habit::endless_rows:
            send_all(client, columns(2));
            return send_for_ever(client, row(2, std::string(5000, 'x')));
        case Habit::huge_row:
            send_all(client, columns(1) + "D" + number(0x3fffffff, 4) + number(1, 2) + number(0x3ffffff0, 4));
            return send_for_ever(client, std::string(65536, 'x'));
        case Habit::endless_notices:
            return send_for_ever(client, message('N', "SNOTICE\0C00000\0Mlook here\0\0"s));
        case Habit::rows_of_nothing:
            send_all(client, columns(1) + row(1, "") + done("SELECT 1"));
            return;
        case Habit::rows_of_other_things:
            send_all(client, columns(2) + row(2, "7") + row(2, "version.part text") + done("SELECT 2"));
            return;
        default:
            return;
    }
}

}  // namespace tablebank::server_test
