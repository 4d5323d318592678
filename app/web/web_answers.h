#pragma once
// Conversion between HTTP and the site: checks requests, and adds headers to answers. Internal header.

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
    int hosts = 0;    ///< number of its lines
    int origins = 0;  ///< the same
    bool has_body = false;
    bool is_framed = true;  ///< whether the end of the request is unambiguous
    std::map<std::string, std::string> headers;
};
[[nodiscard]] HeadOfRequest head_of(const boost::beast::http::request_parser<boost::beast::http::string_body>& parser);

/// A request for the site, without its body; or the answer that refuses it.
[[nodiscard]] std::variant<WebRequest, WebAnswer> check_request(const ServerState& house, HeadOfRequest head);

/// An answer that contains only its status.
[[nodiscard]] WebAnswer plain_answer(int status);

struct AnswerForm {
    bool keep_alive = false;
    bool no_body = false;  ///< for a HEAD
    bool is_post = false;
    bool secure = false;
};
/// As sent over the wire: the head, and after it the body, which many answers may share.
struct AnswerBytes {
    std::string head;
    KeptText body{};  ///< or nullptr
};
/// `known` is the value of If-None-Match; used only for cached bodies.
[[nodiscard]] AnswerBytes answer_bytes(WebAnswer answer, const AnswerForm& form, const std::string& known);
/// The answer to a HEAD for a stream.
[[nodiscard]] std::string stream_head(bool secure);
/// The bytes before the first event of a stream.
[[nodiscard]] EventBytes stream_beginning(bool secure);

}  // namespace tablebank
