#include "app/web/web_answers.h"

#include <fmt/format.h>

#include <cstdint>
#include <ctime>

#include "app/web/request_reader.h"
#include "platform/clock.h"

namespace tablebank {
namespace {

namespace http = boost::beast::http;

std::string header_text(boost::beast::string_view text) {
    return {text.data(), text.size()};
}

/// "Mon, 23 Nov 2026 07:00:00 GMT"
std::string date_now() {
    return platform::utc_text(std::int64_t{1000} * std::time(nullptr), "%a, %d %b %Y %H:%M:%S GMT");
}

/// The headers of every answer: the browser loads only our own files, and does not frame, guess or forward anything.
std::string safety_headers(bool secure) {
    std::string headers =
        "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
        "X-Content-Type-Options: nosniff\r\n"
        "X-Frame-Options: DENY\r\n"
        "Referrer-Policy: no-referrer\r\n"
        "Cross-Origin-Opener-Policy: same-origin\r\n"
        "Cross-Origin-Resource-Policy: same-origin\r\n"
        "Permissions-Policy: camera=(), microphone=(), geolocation=()\r\n";
    if (secure) headers += "Strict-Transport-Security: max-age=86400\r\n";
    return headers;
}

std::string status_line(int status) {
    return fmt::format("HTTP/1.1 {} {}\r\n", status,
                       header_text(http::obsolete_reason(static_cast<http::status>(status))));
}

}  // namespace

HeadOfRequest head_of(const http::request_parser<http::string_body>& parser) {
    const auto& message = parser.get();
    HeadOfRequest head{.method = header_text(message.method_string()),
                       .target = header_text(message.target()),
                       .host = header_text(message[http::field::host]),
                       .origin = header_text(message[http::field::origin]),
                       .languages = header_text(message[http::field::accept_language]),
                       .hosts = static_cast<int>(message.count(http::field::host)),
                       .origins = static_cast<int>(message.count(http::field::origin)),
                       .headers = {}};
    // How long a body is must not be read in two ways: in chunks, or by its length, and nothing else.
    const auto codings = message.count(http::field::transfer_encoding);
    head.has_body = codings > 0 || parser.content_length().value_or(0) > 0;
    head.is_framed = codings == 0 || (codings == 1 && message.version() >= 11 &&
                                      boost::beast::iequals(message[http::field::transfer_encoding], "chunked"));
    if (message.method() != http::verb::post) return head;
    for (const auto& field : message) {
        std::string name = header_text(field.name_string());
        for (char& sign : name) sign = sign >= 'A' && sign <= 'Z' ? static_cast<char>(sign + 32) : sign;
        head.headers.emplace(std::move(name), header_text(field.value()));
    }
    return head;
}

std::variant<WebRequest, WebAnswer> check_request(const ServerState& house, HeadOfRequest head) {
    if (head.method != "GET" && head.method != "HEAD" && head.method != "POST") return plain_answer(405);
    if (head.hosts != 1 || !head.is_framed || (head.has_body && head.method != "POST")) return plain_answer(400);
    if (!is_own_host(head.host, house.names)) return plain_answer(421);
    if (head.origins > 1) return plain_answer(403);
    if (!head.origin.empty() && !is_own_origin(head.origin, head.host, house.secure)) return plain_answer(403);
    auto target = read_target(head.target);
    if (!target) return plain_answer(400);
    return WebRequest{.method = head.method == "HEAD" ? "GET" : head.method,
                      .path = std::move(target->path),
                      .query = std::move(target->query),
                      .languages = read_languages(head.languages),
                      .headers = std::move(head.headers),
                      .body = {}};
}

WebAnswer plain_answer(int status) {
    return {status, "text/plain; charset=utf-8",
            header_text(http::obsolete_reason(static_cast<http::status>(status))) + '\n'};
}

AnswerBytes answer_bytes(WebAnswer answer, const AnswerForm& form, const std::string& known) {
    AnswerBytes bytes;
    const std::string tag = answer.status == 200 && !form.is_post && answer.kept ? answer.kept->tag : std::string{};
    // Any tag of a list is enough, also one that a proxy has marked as weak.
    const bool is_known = !tag.empty() && (known == "*" || known.find(tag) != std::string::npos);
    if (is_known) answer = {304, answer.type, {}, {}};
    const std::size_t size = answer.kept ? answer.kept->text.size() : answer.body.size();
    bytes.head = status_line(answer.status) + "Date: " + date_now() + "\r\n" + safety_headers(form.secure);
    bytes.head += tag.empty() ? "Cache-Control: no-store\r\n" : "Cache-Control: no-cache\r\nETag: " + tag + "\r\n";
    if (answer.status == 405) bytes.head += form.is_post ? "Allow: GET, HEAD\r\n" : "Allow: GET, HEAD, POST\r\n";
    if (answer.status == 429 || answer.status == 503) bytes.head += "Retry-After: 1\r\n";
    if (!is_known) bytes.head += fmt::format("Content-Type: {}\r\nContent-Length: {}\r\n", answer.type, size);
    bytes.head += form.keep_alive ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n";
    if (form.no_body || is_known) return bytes;
    constexpr std::size_t short_body = 4096;  // goes with the head
    if (answer.kept && size > short_body)
        bytes.body = std::move(answer.kept);
    else
        bytes.head += answer.kept ? answer.kept->text : answer.body;
    return bytes;
}

std::string stream_head(bool secure) {
    return status_line(200) + "Date: " + date_now() + "\r\n" + safety_headers(secure) +
           "Content-Type: text/event-stream; charset=utf-8\r\nCache-Control: no-store\r\nX-Accel-Buffering: no\r\n"
           "Connection: close\r\n\r\n";
}

EventBytes stream_beginning(bool secure) {
    return std::make_shared<const std::string>(stream_head(secure) + "retry: 2000\n\n");
}

}  // namespace tablebank
