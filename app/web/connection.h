#pragma once
// One connection, plain or TLS: requests one after another, each with its answer, or a subscription to a topic. Only
// this header includes headers of Boost.Beast. Internal header.

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
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

#include "app/web/held_connection.h"
#include "app/web/request_reader.h"
#include "app/web/server_state.h"
#include "app/web/site_work.h"
#include "app/web/web_answers.h"

namespace tablebank {

using PlainStream = boost::beast::tcp_stream;
using SecureStream = boost::beast::ssl_stream<boost::beast::tcp_stream>;

template <typename Stream>
class Connection final : public std::enable_shared_from_this<Connection<Stream>>, OpenConnection, Subscriber {
public:
    Connection(ServerState& house, Stream stream, std::string address)
        : house_(house), stream_(std::move(stream)), address_(std::move(address)) {
        house_.crowd.enter(*this, address_);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() override {
        if (topic_) house_.subscribers.leave(*this, *topic_);
        forget_request();
        leave();
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
    void give_way() override {
        end();
        leave();
    }

    void send(const EventBytes& event) override {
        waiting_ = event;
        if (!sending_) send_next();
    }
    void heartbeat(const EventBytes& event) override {
        if (!sending_) send(event);
    }
    [[nodiscard]] const std::string& from() const override { return address_; }
    [[nodiscard]] auto executor() { return stream_.get_executor(); }

private:
    using Failed = boost::beast::error_code;
    using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;
    static constexpr std::size_t read_ahead = std::size_t{64} * 1024;  ///< bytes of a body, and of later requests

    std::shared_ptr<Connection> self() { return this->shared_from_this(); }
    /// For another thread.
    auto held() { return std::make_shared<HeldConnection<Connection>>(self()); }
    /// Stops counting it, once.
    void leave() {
        if (std::exchange(has_left_, true)) return;
        house_.crowd.leave(*this);
        house_.rate_limiter.leave(address_);
    }
    boost::beast::tcp_stream& bottom() { return boost::beast::get_lowest_layer(stream_); }
    void expire(std::chrono::milliseconds after) { bottom().expires_after(after); }

    /// A client may wait long before the first byte of a request, but not in the middle of one.
    void await_request() {
        parser_.emplace();
        parser_->header_limit(static_cast<std::uint32_t>(house_.limits.header_bytes));
        parser_->body_limit(house_.limits.body_bytes);
        head_bytes_ = 0;
        house_.crowd.is_silent(*this);
        if (buffer_.size() == 0) {
            expire(house_.limits.idle);
            return read_more(true);
        }
        expire(house_.limits.request);
        read_head();
    }

    void read_more(bool is_first) {
        constexpr std::size_t at_once = 4096;
        stream_.async_read_some(buffer_.prepare(at_once), [self = self(), is_first](Failed failed, std::size_t count) {
            if (failed == boost::asio::error::eof && !is_first) return self->reply(plain_answer(400), false);
            if (failed) return;
            self->buffer_.commit(count);
            if (is_first) self->expire(self->house_.limits.request);
            self->read_head();
        });
    }

    /// The parser gets its data explicitly: its own limit does not count the data it has already consumed.
    void read_head() {
        Failed failed;
        const std::size_t used = parser_->put(buffer_.data(), failed);
        buffer_.consume(used);
        head_bytes_ += used;
        const bool is_done = parser_->is_header_done();
        if (head_bytes_ + (is_done ? 0 : buffer_.size()) > house_.limits.header_bytes)
            return refuse(boost::beast::http::error::header_limit);
        if (is_done) return on_head();
        if (failed && failed != boost::beast::http::error::need_more) return refuse(failed);
        read_more(false);
    }

    /// Everything that can be refused is refused before the body is read.
    void on_head() {
        keep_ = parser_->get().keep_alive();
        const auto now = std::chrono::steady_clock::now();
        const bool is_post = parser_->get().method() == boost::beast::http::verb::post;
        if (!house_.rate_limiter.ask(address_, now, is_post ? AskedFor::uploads : AskedFor::pages))
            return reply(plain_answer(429), false);
        HeadOfRequest head = head_of(*parser_);
        const bool has_body = head.has_body;
        const bool is_framed = head.is_framed;
        auto checked = check_request(house_, std::move(head));
        if (auto* no = std::get_if<WebAnswer>(&checked))
            return reply(std::move(*no), keep_ && !has_body && is_framed && no->status != 400);
        request_ = std::move(std::get<WebRequest>(checked));
        request_->from = address_;
        if (!has_body) return on_request();
        const auto told = parser_->content_length();
        const auto length = told ? std::optional<std::uint64_t>(*told) : std::nullopt;
        is_upload_ = !house_.uploads.is_short(length);
        is_of_upload_ = is_upload_;
        if (is_upload_ && !house_.uploads.begin(*this, address_, now, length)) return reply(plain_answer(503), false);
        if (boost::beast::iequals(parser_->get()[boost::beast::http::field::expect], "100-continue"))
            return say_go_on();
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
            self->request_->body = std::move(self->parser_->get().body());
            self->forget_upload();
            self->on_request();
        });
    }
    void forget_upload() {
        if (std::exchange(is_upload_, false)) house_.uploads.end(*this, std::chrono::steady_clock::now());
    }
    void forget_request() {
        forget_upload();
        request_.reset();
    }

    /// Reports a request that cannot be read, if that is still possible.
    void refuse(Failed failed) {
        namespace http = boost::beast::http;
        if (failed == http::error::header_limit) return reply(plain_answer(431), false);
        if (failed == http::error::body_limit || failed == http::error::buffer_overflow)
            return reply(plain_answer(413), false);
        if (failed == boost::beast::error::timeout || failed == http::error::end_of_stream ||
            failed.category() != http::make_error_code(http::error::bad_method).category())
            return;
        reply(plain_answer(400), false);
    }

    /// A POST is handled first; other requests wait for their turn.
    void on_request() {
        house_.crowd.is_busy(*this);
        try {
            if (request_->method == "POST" && house_.site.take(*request_, later())) return;
            house_.work.add(address_, [held = held(), &site = house_.site, request = *std::move(request_)] {
                held->then([out = work_out(site, request)](Connection& self) mutable { self.take(std::move(out)); });
            });
        } catch (...) {
            reply(plain_answer(500), false);
        }
    }
    void take(WorkedOut out) {
        if (!out.topic) return reply(std::move(out.answer), keep_ && !out.is_broken);
        if (is_head()) return write({stream_head(house_.secure)}, false);
        if (house_.subscribers.knows(*out.topic)) return follow(*out.topic, std::nullopt, 0);
        house_.work.add(address_, [held = held(), &site = house_.site, topic = *std::move(out.topic),
                                   changes = house_.subscribers.changes()] {
            held->then([state = first_state(site, topic), topic, changes](Connection& self) mutable {
                if (!state) return self.reply(plain_answer(500), false);
                self.follow(topic, std::move(state), changes);
            });
        });
    }

    /// The reply may be called later, from any thread; if it is never called, the connection ends with the last copy of
    /// it.
    WebReply later() {
        return [held = held()](WebAnswer answer) {
            held->then(
                [answer = std::move(answer)](Connection& self) mutable { self.reply(std::move(answer), self.keep_); });
        };
    }

    [[nodiscard]] bool is_head() const { return parser_->get().method() == boost::beast::http::verb::head; }

    void reply(WebAnswer answer, bool keep) {
        const bool is_post = parser_->get().method() == boost::beast::http::verb::post;
        const std::string known(parser_->get()[boost::beast::http::field::if_none_match]);
        constexpr int first_refusal = 400;
        constexpr int first_failure = 500;
        const bool is_refused = answer.status >= first_refusal && answer.status < first_failure;
        if (answer.is_free) house_.rate_limiter.give_back(address_, is_post ? AskedFor::uploads : AskedFor::pages);
        if (std::exchange(is_of_upload_, false) && is_refused)
            house_.uploads.was_refused(address_, std::chrono::steady_clock::now());
        write(answer_bytes(std::move(answer), {keep, is_head(), is_post, house_.secure}, known), keep);
    }
    void write(AnswerBytes bytes, bool keep) {
        out_ = std::move(bytes);
        forget_request();
        house_.crowd.is_busy(*this);
        expire(house_.limits.request);
        // One after the other: a TLS stream reports several buffers as written when only the first one is.
        boost::asio::async_write(stream_, boost::asio::buffer(out_.head), [self = self(), keep](Failed failed, auto) {
            if (failed || !self->out_.body) return self->on_written(failed, keep);
            boost::asio::async_write(self->stream_, boost::asio::buffer(self->out_.body->text),
                                     [self, keep](Failed broken, auto) { self->on_written(broken, keep); });
        });
    }
    void on_written(Failed failed, bool keep) {
        out_ = {};
        if (failed) return;
        if (keep) return await_request();
        hang_up();
    }

    /// After the last answer, reads the rest of the client's data for a moment, so that the client can read the answer
    /// before the connection ends.
    void hang_up() {
        expire(std::chrono::milliseconds{2000});  // for everything that follows
        if constexpr (std::is_same_v<Stream, SecureStream>)
            stream_.async_shutdown([self = self()](Failed) { self->part(); });
        else
            part();
    }
    void part() {
        Failed ignored;
        bottom().socket().shutdown(boost::asio::ip::tcp::socket::shutdown_send, ignored);
        read_nothing(std::make_shared<std::array<char, 4096>>());
    }
    void read_nothing(std::shared_ptr<std::array<char, 4096>> into) {
        bottom().async_read_some(boost::asio::buffer(*into), [self = self(), into](Failed failed, std::size_t) {
            if (!failed) self->read_nothing(into);
        });
    }

    /// With the state that was calculated at change number `changes`, if there was no subscriber yet.
    void follow(const std::string& topic, std::optional<TopicState> state, std::uint64_t changes) {
        sending_ = stream_beginning(house_.secure);  // the state follows after it
        const std::string known(parser_->get()["Last-Event-ID"]);
        topic_ = topic;
        if (state)
            house_.subscribers.join(*this, topic, known, *std::move(state), changes);
        else
            house_.subscribers.join(*this, topic, known);
        forget_request();
        parser_.reset();
        buffer_ = {};
        watch_end();
        write_event();
    }

    /// A subscriber sends nothing more: any data is the end of the connection, or a client that breaks the protocol.
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
        expire(house_.limits.unread);  // for writing only, because a read is in progress
        boost::asio::async_write(stream_, boost::asio::buffer(*sending_), [self = self()](Failed failed, std::size_t) {
            self->sending_ = nullptr;
            if (failed) return self->end();
            self->house_.crowd.is_busy(*self);
            self->send_next();
        });
    }

    ServerState& house_;
    Stream stream_;
    std::string address_;
    boost::beast::flat_buffer buffer_{house_.limits.header_bytes + read_ahead};
    std::optional<Parser> parser_;
    std::size_t head_bytes_ = 0;
    std::optional<WebRequest> request_;
    bool is_upload_ = false;
    bool is_of_upload_ = false;  ///< the answer that comes is for a long body
    bool has_left_ = false;
    bool keep_ = false;
    AnswerBytes out_;
    std::optional<std::string> topic_;
    EventBytes sending_;
    EventBytes waiting_;
    std::array<char, 1> nothing_{};
};

}  // namespace tablebank
