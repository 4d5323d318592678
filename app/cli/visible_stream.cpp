#include "app/cli/visible_stream.h"

#include "app/event/event_place.h"
#include "ledger/text/escape.h"

namespace tablebank {
namespace {

/// The amount that is buffered before lines are passed on.
constexpr std::size_t enough = std::size_t{64} * 1024;

}  // namespace

bool VisibleStream::Buffer::hand_on(std::size_t size) {
    std::string seen = escape_lines(std::string_view(waiting_).substr(0, size));
    if (passwords_ == Passwords::hidden) seen = hide_address_passwords(seen);
    waiting_.erase(0, size);
    to_.write(seen.data(), static_cast<std::streamsize>(seen.size()));
    return static_cast<bool>(to_);
}

VisibleStream::Buffer::int_type VisibleStream::Buffer::overflow(int_type sign) {
    if (traits_type::eq_int_type(sign, traits_type::eof())) return traits_type::not_eof(sign);
    const char one = traits_type::to_char_type(sign);
    return xsputn(&one, 1) == 1 ? sign : traits_type::eof();
}

std::streamsize VisibleStream::Buffer::xsputn(const char* signs, std::streamsize count) {
    waiting_.append(signs, static_cast<std::size_t>(count));
    if (waiting_.size() < enough) return count;
    const std::size_t end = waiting_.rfind('\n');
    return end == std::string::npos || hand_on(end + 1) ? count : 0;
}

int VisibleStream::Buffer::sync() {
    const bool written = hand_on(waiting_.size());
    to_.flush();
    return written && to_ ? 0 : -1;
}

}  // namespace tablebank
