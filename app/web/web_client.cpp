#include "app/web/web_client.h"

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include "app/web/name_look_up.h"
#include "platform/certificates.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Tcp = asio::ip::tcp;
using Plain = beast::tcp_stream;
using Secure = beast::ssl_stream<beast::tcp_stream>;
using Failed = boost::system::error_code;
using Clock = std::chrono::steady_clock;

Failed timed_out() {
    return asio::error::make_error_code(asio::error::timed_out);
}

asio::ssl::context trusting(const WebServerAt& server) {
    asio::ssl::context trusted(asio::ssl::context::tls_client);
    trusted.set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_tlsv1 |
                        asio::ssl::context::no_tlsv1_1);
    trusted.set_verify_mode(asio::ssl::verify_peer);
    Failed failed;
    trusted.set_default_verify_paths(failed);
    for (const std::string& authority : platform::trusted_authorities()) {
        Failed unusable;  // one certificate that the library does not understand
        trusted.add_certificate_authority(asio::buffer(authority), unusable);
    }
    std::error_code none;
    // Opening a pipe waits for a process that writes to it.
    if (std::filesystem::is_other(platform::path_of(server.certificate), none))
        throw WebClientError(server.certificate + ": no plain file");
    if (!server.certificate.empty()) trusted.load_verify_file(server.certificate, failed);
    if (failed) throw WebClientError(server.certificate + ": " + failed.message());
    return trusted;
}

}  // namespace

struct WebClient::Running {
    Running(WebServerAt at, WebClientLimits limited) : server(std::move(at)), limits(limited) {
        if (server.secure) trusted.emplace(trusting(server));
    }

    /// The time left for this request.
    [[nodiscard]] Clock::duration left() const { return std::max(until - Clock::now(), Clock::duration::zero()); }

    /// Runs the operation to its end, or until the caller cancels it. The stream ends by itself when the time is up, a
    /// moment before the caller stops waiting.
    void finish() {
        context.restart();
        if (given_up) throw WebClientError("given up");
        context.run_for(left() + std::chrono::seconds{1});
        if (given_up) throw WebClientError("given up");
        if (outcome) throw WebClientError(outcome.message());
    }
    template <class Begin>
    void wait_for(Begin begin) {
        outcome = timed_out();
        begin([this](const Failed& failed, auto&&...) { outcome = failed; });
        finish();
    }

    [[nodiscard]] beast::tcp_stream& bottom() {
        return std::holds_alternative<std::unique_ptr<Plain>>(stream)
                   ? *std::get<std::unique_ptr<Plain>>(stream)
                   : beast::get_lowest_layer(*std::get<std::unique_ptr<Secure>>(stream));
    }

    [[nodiscard]] std::vector<Tcp::endpoint> endpoints() {
        Failed no_address;
        const auto address = asio::ip::make_address(server.host, no_address);
        if (!no_address) return {{address, server.port}};
        if (!look_up) look_up = NameLookUp::begin(server.host, server.port);
        constexpr std::chrono::milliseconds slice{20};
        while (!look_up->wait_for(slice)) {
            if (given_up) throw WebClientError("given up");
            if (left() == Clock::duration::zero()) throw WebClientError(timed_out().message());
        }
        const auto found = std::exchange(look_up, nullptr)->found();
        if (found.failed) throw WebClientError(found.failed.message());
        return found.endpoints;
    }

    void connect() {
        const std::vector<Tcp::endpoint> found = endpoints();
        if (server.secure)
            stream = std::make_unique<Secure>(context, *trusted);
        else
            stream = std::make_unique<Plain>(context);
        bottom().expires_after(left());
        wait_for([&](auto done) { bottom().async_connect(found, std::move(done)); });
        bottom().socket().set_option(Tcp::no_delay(true));
        if (server.secure) shake_hands();
        connected = true;
    }

    void shake_hands() {
        Secure& secure = *std::get<std::unique_ptr<Secure>>(stream);
        secure.set_verify_callback(asio::ssl::host_name_verification(server.host));
        SSL_ctrl(secure.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, server.host.data());
        wait_for([&](auto done) { secure.async_handshake(asio::ssl::stream_base::client, std::move(done)); });
    }

    template <class Stream>
    Answer exchange(Stream& over, const http::request<http::string_body>& request) {
        bottom().expires_after(left());
        wait_for([&](auto done) { http::async_write(over, request, std::move(done)); });
        http::response_parser<http::string_body> parser;
        parser.body_limit(answer_bytes);
        wait_for([&](auto done) { http::async_read(over, buffer, parser, std::move(done)); });
        connected = parser.get().keep_alive();
        return {static_cast<int>(parser.get().result_int()), std::move(parser.get().body())};
    }

    Answer ask(const std::string& path, const std::string& body) {
        if (!connected) connect();
        constexpr unsigned http_1_1 = 11;
        http::request<http::string_body> request(http::verb::post, path, http_1_1, body);
        request.set(http::field::host, server.called);
        request.set(http::field::content_type, "text/plain; charset=utf-8");
        request.prepare_payload();
        if (server.secure) return exchange(*std::get<std::unique_ptr<Secure>>(stream), request);
        return exchange(*std::get<std::unique_ptr<Plain>>(stream), request);
    }

    void drop() {
        connected = false;
        buffer.clear();
        stream = std::unique_ptr<Plain>{};
    }

    WebServerAt server;
    WebClientLimits limits;
    std::size_t answer_bytes = 0;  ///< of this request
    Clock::time_point until{};     ///< the end of its time
    std::shared_ptr<NameLookUp> look_up;
    asio::io_context context{1};
    std::optional<asio::ssl::context> trusted;
    std::variant<std::unique_ptr<Plain>, std::unique_ptr<Secure>> stream;
    beast::flat_buffer buffer;
    Failed outcome;
    bool connected = false;
    std::atomic<bool> given_up{false};
};

WebClient::WebClient(WebServerAt server, WebClientLimits limits)
    : running_(std::make_unique<Running>(std::move(server), limits)) {}

WebClient::~WebClient() = default;

WebClient::Answer WebClient::post(const std::string& path, const std::string& body) {
    return post(path, body, running_->limits.answer_bytes);
}

WebClient::Answer WebClient::post(const std::string& path, const std::string& body, std::size_t answer_bytes) {
    const bool was_connected = running_->connected;
    running_->until = Clock::now() + running_->limits.patience;
    running_->answer_bytes = std::min(answer_bytes, running_->limits.answer_bytes);
    try {
        return running_->ask(path, body);
    } catch (const WebClientError&) {
        running_->drop();
        // The server may have closed an idle connection: try again once, on a new one.
        if (!was_connected || running_->given_up) throw;
    } catch (const std::exception& error) {
        running_->drop();
        throw WebClientError(error.what());
    }
    try {
        return running_->ask(path, body);
    } catch (const std::exception& error) {
        running_->drop();
        throw WebClientError(error.what());
    }
}

void WebClient::give_up() {
    running_->given_up = true;
    running_->context.stop();
}

}  // namespace tablebank
