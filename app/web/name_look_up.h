#pragma once
// The look-up of a host's name. The system does it, sometimes for half a minute, and nothing ends it: so it has a
// thread of its own, for which nobody waits longer than is wanted. Internal to this room.

#include <boost/asio/ip/tcp.hpp>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tablebank {

class NameLookUp {
public:
    struct Found {
        boost::system::error_code failed{};
        std::vector<boost::asio::ip::tcp::endpoint> endpoints{};
    };

    [[nodiscard]] static std::shared_ptr<NameLookUp> begin(const std::string& host, std::uint16_t port);
    /// Whether it is over.
    [[nodiscard]] bool wait_for(std::chrono::milliseconds time);
    /// Requires that it is over.
    [[nodiscard]] Found found();

private:
    std::mutex guard_;
    std::condition_variable over_;
    bool is_over_ = false;
    Found found_;
};

}  // namespace tablebank
