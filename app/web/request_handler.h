#pragma once
// What a server serves: answers, and streams of what is shown. Knows nothing of sockets.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/web/kept_body.h"

namespace tablebank {

struct WebRequest {
    std::string method;  ///< "GET" or "POST"; a HEAD comes as GET, and its answer has no body
    std::string path;    ///< decoded, begins with '/': valid UTF-8 without control characters and ".."
    std::map<std::string, std::string> query{};    ///< decoded; the first of several
    std::vector<std::string> languages{};          ///< of Accept-Language, the most wished first: "fr-ca"
    std::map<std::string, std::string> headers{};  ///< of a POST only, names in lower case
    std::string body{};                            ///< of a POST only
    std::string from{};                            ///< as whom the client's address counts (rate_limiter.h)
};
struct WebAnswer {
    int status = 200;
    std::string type = "text/plain; charset=utf-8";
    std::string body{};
    KeptText kept{};  ///< instead of `body`, where the same goes to many
};

/// What a stream shows at a moment: the whole of it, never a change. A later state takes the place of an earlier one.
struct StreamState {
    std::string id;    ///< one line; another one whenever the data differ
    std::string data;  ///< may have several lines
};

/// Sends the answer to a request, from any thread, once. The server has to live until it was called or destroyed.
using WebReply = std::function<void(WebAnswer)>;

/// A server works with it on one thread of its own, which does nothing else, so that sockets never wait for a page:
/// rate_limiter one after the other, by their addresses. What throws becomes an answer 500 without a reason.
class RequestHandler {
public:
    RequestHandler() = default;
    RequestHandler(const RequestHandler&) = delete;
    RequestHandler& operator=(const RequestHandler&) = delete;
    virtual ~RequestHandler() = default;

    [[nodiscard]] virtual WebAnswer answer(const WebRequest& request) = 0;
    /// What a POST brings: called on the thread of the sockets, before everything else, so that it waits for no reader;
    /// it must be quick, and may be answered later. Where it returns false it has taken nothing, and `answer` is asked.
    [[nodiscard]] virtual bool take(WebRequest& request, const WebReply& reply) {
        static_cast<void>(request);
        static_cast<void>(reply);
        return false;
    }
    /// What a GET asks to follow, where it is a stream; one text for all who follow the same.
    [[nodiscard]] virtual std::optional<std::string> topic_of(const WebRequest& request) = 0;
    /// Once for each change, however many follow.
    [[nodiscard]] virtual StreamState state_of(const std::string& topic) = 0;
    /// The id alone, where that is had for less: a state that is known already is not asked for. nullopt: it is not.
    [[nodiscard]] virtual std::optional<std::string> id_of(const std::string& topic) {
        static_cast<void>(topic);
        return std::nullopt;
    }
};

}  // namespace tablebank
