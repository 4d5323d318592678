#pragma once
// Requests and answers between the protocol and the site: what a request names is checked, what an answer must say is
// put before it. Internal to this room.

#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include <string>
#include <variant>

#include "app/web/server_state.h"
#include "app/web/subscribers.h"

namespace tablebank {

struct HeadOfRequest {
    std::string method;
    std::string target;
    std::string host;
    std::string origin;
    std::string languages;
    int hosts = 0;    ///< how many lines of it
    int origins = 0;  ///< the same
    bool has_body = false;
    bool is_framed = true;  ///< whether it is beyond doubt where the request ends
    std::map<std::string, std::string> headers;
};
[[nodiscard]] HeadOfRequest head_of(const boost::beast::http::request_parser<boost::beast::http::string_body>& parser);

/// A request for the site, of which the body is still to be read; or why it gets none.
[[nodiscard]] std::variant<WebRequest, WebAnswer> check_request(const ServerState& house, HeadOfRequest head);

/// An answer that says no more than its status.
[[nodiscard]] WebAnswer plain_answer(int status);

struct AnswerForm {
    bool keep_alive = false;
    bool no_body = false;  ///< of a HEAD
    bool is_post = false;
    bool secure = false;
};
/// As it goes over the wire: the head, and behind it the body, which many may share.
struct AnswerBytes {
    std::string head;
    KeptText body{};  ///< or none
};
/// `known` is what If-None-Match says; it is looked at where the answer is a kept one.
[[nodiscard]] AnswerBytes answer_bytes(WebAnswer answer, const AnswerForm& form, const std::string& known);
/// What a HEAD hears of a stream.
[[nodiscard]] std::string stream_head(bool secure);
/// What stands before the first event of a stream.
[[nodiscard]] EventBytes stream_beginning(bool secure);

}  // namespace tablebank
