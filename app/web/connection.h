#pragma once
// One connection, plain or by TLS: requests one after the other, each answered, or one that follows a topic. The only
// headers of Boost.Beast are included here. Internal to this room.

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "app/web/request_reader.h"
#include "app/web/web_answers.h"
#include "app/web/web_house.h"

namespace tablebank {

using PlainStream = boost::beast::tcp_stream;
using SecureStream = boost::beast::ssl_stream<boost::beast::tcp_stream>;

template <typename Stream>
class Connection final : public std::enable_shared_from_this<Connection<Stream>>, OpenConnection, Follower {
public:
    Connection(WebHouse& house, Stream stream, std::string address)
        : house_(house), stream_(std::move(stream)), address_(std::move(address)) {
        house_.open.insert(this);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() override {
        if (topic_) house_.followers.leave(*this, *topic_);
        house_.open.erase(this);
        house_.visitors.leave(address_);
    }

    void begin() {
        if constexpr (std::is_same_v<Stream, SecureStream>) {
            expire(house_.limits.request);
            stream_.async_handshake(boost::asio::ssl::stream_base::server, [self = self()](Failed failed) {
                if (!failed) self->await_request();
            });
        } else {
            await_request();
        }
    }

    void end() override {
        Failed ignored;
        bottom().socket().close(ignored);
    }

    void send(const EventBytes& event) override {
        waiting_ = event;
        if (!sending_) send_next();
    }
    void beat(const EventBytes& event) override {
        if (!sending_) send(event);
    }

private:
    using Failed = boost::beast::error_code;
    using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

    std::shared_ptr<Connection> self() { return this->shared_from_this(); }
    boost::beast::tcp_stream& bottom() { return boost::beast::get_lowest_layer(stream_); }
    void expire(std::chrono::milliseconds after) { bottom().expires_after(after); }

    /// The first octet may be long in coming, the rest of a request may not.
    void await_request() {
        parser_.emplace();
        parser_->header_limit(static_cast<std::uint32_t>(house_.limits.header_bytes));
        parser_->body_limit(house_.limits.body_bytes);
        if (buffer_.size() > 0) return read_head();
        expire(house_.limits.idle);
        stream_.async_read_some(buffer_.prepare(1), [self = self()](Failed failed, std::size_t count) {
            if (failed) return;
            self->buffer_.commit(count);
            self->read_head();
        });
    }

    void read_head() {
        expire(house_.limits.request);
        boost::beast::http::async_read_header(stream_, buffer_, *parser_,
                                              [self = self()](Failed failed, std::size_t) { self->on_head(failed); });
    }

    void on_head(Failed failed) {
        if (failed) return refuse(failed);
        const auto& head = parser_->get();
        const bool has_body = parser_->chunked() || parser_->content_length().value_or(0) > 0;
        if (has_body && head.method() != boost::beast::http::verb::post) return reply(plain_answer(400), false);
        if (head.method() != boost::beast::http::verb::post) return on_request();
        if (head[boost::beast::http::field::expect] == "100-continue") return say_go_on();
        read_body();
    }

    void say_go_on() {
        static const std::string go_on = "HTTP/1.1 100 Continue\r\n\r\n";
        boost::asio::async_write(stream_, boost::asio::buffer(go_on), [self = self()](Failed failed, std::size_t) {
            if (!failed) self->read_body();
        });
    }

    void read_body() {
        boost::beast::http::async_read(stream_, buffer_, *parser_, [self = self()](Failed failed, std::size_t) {
            if (failed) return self->refuse(failed);
            self->on_request();
        });
    }

    /// What cannot be read is told where that can still be done.
    void refuse(Failed failed) {
        namespace http = boost::beast::http;
        if (failed == http::error::header_limit) return reply(plain_answer(431), false);
        if (failed == http::error::body_limit) return reply(plain_answer(413), false);
        if (failed == boost::beast::error::timeout || failed == http::error::end_of_stream ||
            failed.category() != http::make_error_code(http::error::bad_method).category())
            return;
        reply(plain_answer(400), false);
    }

    void on_request() {
        HeadOfRequest head = head_of(*parser_);
        const bool keep = parser_->get().keep_alive();
        if (!house_.visitors.ask(address_, std::chrono::steady_clock::now())) return reply(plain_answer(429), false);
        auto checked = check_request(house_, std::move(head));
        if (auto* no = std::get_if<WebAnswer>(&checked)) return reply(std::move(*no), keep);
        WebRequest& request = std::get<WebRequest>(checked);
        request.body = std::move(parser_->get().body());
        try {
            if (request.method == "GET")
                if (auto topic = house_.site.topic_of(request)) return follow(std::move(*topic));
            reply(house_.site.answer(request), keep);
        } catch (const std::exception&) {
            reply(plain_answer(500), false);
        }
    }

    void reply(WebAnswer answer, bool keep) {
        const bool no_body = parser_->get().method() == boost::beast::http::verb::head;
        const std::string known(parser_->get()[boost::beast::http::field::if_none_match]);
        out_ = answer_bytes(std::move(answer), {keep, no_body, house_.secure}, known);
        expire(house_.limits.request);
        boost::asio::async_write(stream_, boost::asio::buffer(out_), [self = self(), keep](Failed failed, std::size_t) {
            self->out_ = {};
            if (failed) return;
            if (keep) return self->await_request();
            self->hang_up();
        });
    }

    /// After the last answer: what the client still sends is read for a moment, so that it reads the answer before it
    /// hears that nobody is there.
    void hang_up() {
        Failed ignored;
        bottom().socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send, ignored);
        read_nothing(std::make_shared<std::array<char, 4096>>(), 0);
    }
    void read_nothing(std::shared_ptr<std::array<char, 4096>> into, int times) {
        constexpr int patience = 64;
        if (times == patience) return;
        expire(std::chrono::milliseconds{2000});
        bottom().async_read_some(boost::asio::buffer(*into), [self = self(), into, times](Failed failed, std::size_t) {
            if (!failed) self->read_nothing(into, times + 1);
        });
    }

    void follow(std::string topic) {
        const std::string known(parser_->get()["Last-Event-ID"]);
        topic_ = std::move(topic);
        watch_end();
        waiting_ = nullptr;
        sending_ = stream_head(house_.secure);
        write_event();
        house_.followers.join(*this, *topic_, known);
    }

    /// Whoever follows says nothing more: what comes is the end, or no client of ours.
    void watch_end() {
        bottom().expires_never();
        stream_.async_read_some(boost::asio::buffer(nothing_), [self = self()](Failed, std::size_t) { self->end(); });
    }

    void send_next() {
        if (!waiting_) return;
        sending_ = std::exchange(waiting_, nullptr);
        write_event();
    }
    void write_event() {
        expire(house_.limits.unread);  // of the writing: the reading is under way
        boost::asio::async_write(stream_, boost::asio::buffer(*sending_), [self = self()](Failed failed, std::size_t) {
            self->sending_ = nullptr;
            if (failed) return self->end();
            self->send_next();
        });
    }

    WebHouse& house_;
    Stream stream_;
    std::string address_;
    boost::beast::flat_buffer buffer_{house_.limits.header_bytes + house_.limits.body_bytes};
    std::optional<Parser> parser_;
    std::string out_;
    std::optional<std::string> topic_;
    EventBytes sending_;
    EventBytes waiting_;
    std::array<char, 1> nothing_{};
};

}  // namespace tablebank
