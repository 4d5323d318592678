#include "app/web/web_server.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include <atomic>
#include <system_error>
#include <thread>

#include "app/web/connection.h"
#include "platform/network.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace asio = boost::asio;
using Tcp = asio::ip::tcp;

/// Limits the connections to those that the system allows.
WebLimits as_the_system_lets(WebLimits limits) {
    limits.connections = platform::room_for_sockets(limits.connections);
    return limits;
}

[[noreturn]] void fail(const boost::system::error_code& failed) {
    namespace errc = boost::system::errc;
    auto kind = WebError::Kind::failed;
    if (failed == errc::address_in_use) kind = WebError::Kind::port_taken;
    if (failed == errc::permission_denied) kind = WebError::Kind::port_forbidden;
    if (failed == errc::address_not_available || failed == errc::invalid_argument ||
        failed == errc::address_family_not_supported)
        kind = WebError::Kind::bad_address;
    throw WebError(kind, failed.message());
}

Tcp::acceptor listen_at(asio::io_context& context, const WebPlace& place) {
    boost::system::error_code failed;
    const auto address = asio::ip::make_address(place.address, failed);
    if (failed) throw WebError(WebError::Kind::bad_address, failed.message());
    const Tcp::endpoint end(address, place.port);
    Tcp::acceptor acceptor(context);
    acceptor.open(end.protocol(), failed);
    if (!failed) acceptor.set_option(Tcp::acceptor::reuse_address(true), failed);
    if (!failed) acceptor.bind(end, failed);
    if (!failed) acceptor.listen(asio::socket_base::max_listen_connections, failed);
    if (failed) fail(failed);
    return acceptor;
}

/// Opening a pipe waits for a process that writes to it, and no signal ends that.
void expect_no_pipe(const std::filesystem::path& file) {
    std::error_code none;
    if (std::filesystem::is_other(file, none))
        throw WebError(WebError::Kind::bad_certificate, platform::text_of(file) + ": no plain file");
}

std::optional<asio::ssl::context> keys_of(const WebPlace& place) {
    if (!place.tls) return std::nullopt;
    expect_no_pipe(place.tls->certificate);
    expect_no_pipe(place.tls->key);
    asio::ssl::context keys(asio::ssl::context::tls_server);
    boost::system::error_code failed;
    keys.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                     asio::ssl::context::no_tlsv1_1 | asio::ssl::context::no_compression);
    // No one is there to enter a passphrase.
    keys.set_password_callback([](std::size_t, asio::ssl::context::password_purpose) { return std::string(); });
    keys.use_certificate_chain_file(platform::text_of(place.tls->certificate), failed);
    if (!failed) keys.use_private_key_file(platform::text_of(place.tls->key), asio::ssl::context::pem, failed);
    if (failed) throw WebError(WebError::Kind::bad_certificate, failed.message());
    return keys;
}

}  // namespace

struct WebServer::Running {
    Running(RequestHandler& site, const WebPlace& place, const WebLimits& limits)
        : house(site, place, as_the_system_lets(limits),
                [this](const std::string& who, const std::string& topic, const std::string& id) {
                    look_at(who, topic, id);
                }),
          keys(keys_of(place)),
          acceptor(listen_at(context, place)),
          port(acceptor.local_endpoint().port()) {
        accept();
        heartbeat();
        thread = std::thread([this] { run(); });
    }
    ~Running() {
        house.work.stop();  // while the sockets that its work needs still exist
        asio::post(context, [this] {
            ended = true;  // one of the handlers below may have run already
            boost::system::error_code ignored;
            acceptor.close(ignored);
            beats.cancel();
            rest.cancel();
            again.cancel();
            for (OpenConnection* connection : house.crowd.all()) connection->end();
        });
        thread.join();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    /// An exception of a handler, such as bad_alloc, ends only its connection.
    void run() {
        for (;;) {
            try {
                context.run();
                return;
            } catch (...) {
                continue;
            }
        }
    }

    void accept() {
        acceptor.async_accept([this](const boost::system::error_code& failed, Tcp::socket socket) {
            if (ended) return;
            if (failed) return wait_and_accept();
            accept();
            welcome(std::move(socket));
        });
    }

    /// No more sockets are available: wait until others are closed.
    void wait_and_accept() {
        rest.expires_after(std::chrono::milliseconds{100});
        rest.async_wait([this](const boost::system::error_code& failed) {
            if (!failed && !ended) accept();
        });
    }

    void welcome(Tcp::socket socket) {
        boost::system::error_code failed;
        const auto end = socket.remote_endpoint(failed);
        if (failed) return;
        socket.set_option(Tcp::no_delay(true), failed);
        // The system would buffer megabytes for a client that does not read: a thousand states that are outdated.
        constexpr int kept_by_system = 64 * 1024;
        socket.set_option(asio::socket_base::send_buffer_size(kept_by_system), failed);
        socket.set_option(asio::socket_base::receive_buffer_size(kept_by_system), failed);
        std::string address = counted_as(end.address().to_string());
        const auto now = std::chrono::steady_clock::now();
        if (keys && !house.rate_limiter.ask(address, now, AskedFor::handshakes)) return;
        if (!enter(address, now)) return;
        if (keys)
            std::make_shared<Connection<SecureStream>>(house, SecureStream(std::move(socket), *keys),
                                                       std::move(address))
                ->begin();
        else
            std::make_shared<Connection<PlainStream>>(house, PlainStream(std::move(socket)), std::move(address))
                ->begin();
    }

    /// If the limit is reached, another connection may be closed.
    [[nodiscard]] bool enter(const std::string& address, RateLimiter::Moment now) {
        if (house.rate_limiter.enter(address, now)) return true;
        OpenConnection* going = house.rate_limiter.has_its_share(address) ? house.crowd.silent_of(address)
                                                                          : house.crowd.who_gives_way(address);
        if (going == nullptr) return false;
        going->give_way();
        return house.rate_limiter.enter(address, now);
    }

    void heartbeat() {
        beats.expires_after(house.limits.heartbeat);
        beats.async_wait([this](const boost::system::error_code& failed) {
            if (failed || ended) return;
            heartbeat();
            house.subscribers.heartbeat();
        });
    }

    void changed() {
        if (told.exchange(true)) return;  // one that is on its way will see it
        asio::post(context, [this] {
            told = false;
            if (!ended) house.subscribers.changed();
        });
    }

    /// On the site's thread, for a topic that is followed.
    void look_at(const std::string& who, const std::string& topic, const std::string& id) {
        house.work.add(who, [this, topic, id] {
            std::optional<TopicState> newer;
            bool is_broken = false;
            try {
                newer = topic_state_after(house.site, topic, id);
            } catch (...) {
                is_broken = true;
            }
            asio::post(context, [this, topic, newer = std::move(newer), is_broken]() mutable {
                if (!is_broken) return house.subscribers.took(topic, std::move(newer));
                house.subscribers.failed(topic);
                if (!ended) wait_and_look();
            });
        });
    }

    /// Data that could not be shown now is tried again.
    void wait_and_look() {
        again.expires_after(std::chrono::seconds{1});
        again.async_wait([this](const boost::system::error_code& failed) {
            if (!failed && !ended) changed();
        });
    }

    asio::io_context context{1};
    ServerState house;
    std::optional<asio::ssl::context> keys;
    Tcp::acceptor acceptor;
    std::uint16_t port;
    asio::steady_timer beats{context};
    asio::steady_timer rest{context};
    asio::steady_timer again{context};
    bool ended = false;
    std::atomic<bool> told{false};
    std::thread thread;
};

WebServer::WebServer(RequestHandler& site, const WebPlace& place, const WebLimits& limits)
    : running_(std::make_unique<Running>(site, place, limits)) {}

WebServer::~WebServer() = default;

std::uint16_t WebServer::port() const {
    return running_->port;
}

void WebServer::changed() {
    running_->changed();
}

WebCounts WebServer::counts() const {
    return {running_->house.rate_limiter.count(), running_->house.subscribers.count()};
}

}  // namespace tablebank
