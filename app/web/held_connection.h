#pragma once
// A connection held by another thread. It is released on the thread of the sockets, so that it is destroyed only there.
// Internal header.

#include <boost/asio/post.hpp>

#include <memory>
#include <utility>

namespace tablebank {

template <typename Connection>
class HeldConnection {
public:
    explicit HeldConnection(std::shared_ptr<Connection> held) : held_(std::move(held)) {}
    HeldConnection(const HeldConnection&) = delete;
    HeldConnection& operator=(const HeldConnection&) = delete;
    ~HeldConnection() {
        const auto there = held_->executor();
        boost::asio::post(there, [held = std::move(held_)] { static_cast<void>(held); });
    }

    /// Calls `then` with it on its own thread.
    template <typename Then>
    void then(Then then) {
        boost::asio::post(held_->executor(), [held = held_, then = std::move(then)]() mutable { then(*held); });
    }

private:
    std::shared_ptr<Connection> held_;
};

}  // namespace tablebank
