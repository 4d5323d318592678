#pragma once
// The content of a server: answers, and streams of states.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/web/kept_body.h"

namespace tablebank {

struct WebRequest {
    std::string method;  ///< "GET" or "POST"; a HEAD is passed as GET, and its answer has no body
    std::string path;    ///< decoded, begins with '/': valid UTF-8 without control characters and ".."
    std::map<std::string, std::string> query{};    ///< decoded; the first of several
    std::vector<std::string> languages{};          ///< from Accept-Language, the most preferred first: "fr-ca"
    std::map<std::string, std::string> headers{};  ///< of a POST only, names in lower case
    std::string body{};                            ///< of a POST only
    std::string from{};                            ///< the address that the client counts as (rate_limiter.h)
};
struct WebAnswer {
    int status = 200;
    std::string type = "text/plain; charset=utf-8";
    std::string body{};
    KeptText kept{};       ///< replaces `body` if many clients get the same
    bool is_free = false;  ///< the request does not count in the rate of its address
};

/// The state of a stream at a moment: all of it, never a difference. A later state replaces an earlier one.
struct StreamState {
    std::string id;    ///< one line; changes whenever the data change
    std::string data;  ///< may have several lines
};

/// Sends the answer to a request, from any thread, once. The server must outlive it.
using WebReply = std::function<void(WebAnswer)>;

/// A server calls it on one thread, which does nothing else, so that sockets never wait for a page; clients take turns,
/// by their addresses. An exception becomes an answer 500 without a reason.
class RequestHandler {
public:
    RequestHandler() = default;
    RequestHandler(const RequestHandler&) = delete;
    RequestHandler& operator=(const RequestHandler&) = delete;
    virtual ~RequestHandler() = default;

    [[nodiscard]] virtual WebAnswer answer(const WebRequest& request) = 0;
    /// Handles a POST on the thread of the sockets, before everything else, so that it does not wait for readers. It
    /// must be quick, and may reply later. If it returns false it has changed nothing, and `answer` is called.
    [[nodiscard]] virtual bool take(WebRequest& request, const WebReply& reply) {
        static_cast<void>(request);
        static_cast<void>(reply);
        return false;
    }
    /// The topic of a GET for a stream, otherwise nullopt; the same text for all subscribers of the same stream.
    [[nodiscard]] virtual std::optional<std::string> topic_of(const WebRequest& request) = 0;
    /// Called once for each change, however many subscribers there are.
    [[nodiscard]] virtual StreamState state_of(const std::string& topic) = 0;
    /// The id alone, if that is cheaper: a state whose id is already known is not requested. nullopt: it is not
    /// cheaper.
    [[nodiscard]] virtual std::optional<std::string> id_of(const std::string& topic) {
        static_cast<void>(topic);
        return std::nullopt;
    }
};

}  // namespace tablebank
