#pragma once
// The look-up of a host name. The system may need half a minute for it and cannot be interrupted, so it has a thread of
// its own, and callers wait only as long as they choose. Internal header.

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
    /// Whether it is finished.
    [[nodiscard]] bool wait_for(std::chrono::milliseconds time);
    /// Requires that it is finished.
    [[nodiscard]] Found found();

private:
    std::mutex guard_;
    std::condition_variable over_;
    bool is_over_ = false;
    Found found_;
};

}  // namespace tablebank
