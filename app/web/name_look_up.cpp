#include "app/web/name_look_up.h"

#include <boost/asio/io_context.hpp>

#include <thread>
#include <utility>

namespace tablebank {
namespace {

NameLookUp::Found looked_up(const std::string& host, std::uint16_t port) {
    using Tcp = boost::asio::ip::tcp;
    NameLookUp::Found found;
    try {
        boost::asio::io_context context{1};
        for (const auto& one : Tcp::resolver(context).resolve(host, std::to_string(port), found.failed))
            found.endpoints.push_back(one.endpoint());
    } catch (const std::exception&) {
        found.failed = boost::asio::error::make_error_code(boost::asio::error::no_memory);
    }
    return found;
}

}  // namespace

std::shared_ptr<NameLookUp> NameLookUp::begin(const std::string& host, std::uint16_t port) {
    auto begun = std::make_shared<NameLookUp>();
    std::thread([begun, host, port] {
        Found found = looked_up(host, port);
        const std::lock_guard lock(begun->guard_);
        begun->found_ = std::move(found);
        begun->is_over_ = true;
        begun->over_.notify_all();
    }).detach();
    return begun;
}

bool NameLookUp::wait_for(std::chrono::milliseconds time) {
    std::unique_lock lock(guard_);
    return over_.wait_for(lock, time, [this] { return is_over_; });
}

NameLookUp::Found NameLookUp::found() {
    const std::lock_guard lock(guard_);
    return found_;
}

}  // namespace tablebank
