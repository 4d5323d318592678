#include "db/file/line_file.h"

#include <cstdint>
#include <span>
#include <system_error>
#include <utility>

#include "db/file/opened_file.h"

namespace tablebank {
namespace {

constexpr std::size_t at_once = std::size_t{64} * 1024;

platform::OpenFile open_lines(const std::filesystem::path& file) {
    platform::OpenFile opened = open_stranger(file);
    std::error_code error;
    const bool is_file = opened.info(error).kind == platform::FileInfo::Kind::file;
    if (error || !is_file) throw unreadable(file, "this is not a file");
    return opened;
}

}  // namespace

LineFile::LineFile(const std::filesystem::path& file, const Limits& limits)
    : file_(file), limits_(limits), opened_(open_lines(file)) {
    measure();
}

/// Reads the whole file once without keeping it.
void LineFile::measure() {
    std::error_code error;
    const std::int64_t size = opened_.info(error).size;
    if (error) throw unreadable(file_, error);
    if (std::cmp_greater(size, limits_.bytes)) throw TooLarge{};
    std::size_t lines = 0;
    std::size_t length = 0;
    for (; fill(); held_.clear()) {
        for (const char letter : held_) {
            if (++length > limits_.line) throw TooLarge{};
            if (letter != '\n') continue;
            if (++lines > limits_.lines) throw TooLarge{};
            length = 0;
        }
    }
    read_ = 0;
    opened_.rewind(error);
    if (error) throw unreadable(file_, error);
}

/// Reads more bytes after the held ones; false at the end.
bool LineFile::fill() {
    const std::size_t before = held_.size();
    held_.resize(before + at_once);
    std::error_code error;
    const std::size_t count = opened_.read(std::span(held_).subspan(before), error);
    held_.resize(before + count);
    if (error) throw unreadable(file_, error);
    read_ += count;
    if (read_ > limits_.bytes) throw TooLarge{};
    return count > 0;
}

std::optional<std::string_view> LineFile::next() {
    std::size_t end = held_.find('\n', begin_);
    if (end == std::string::npos) {
        held_.erase(0, begin_);
        begin_ = 0;
        for (std::size_t looked = held_.size(); fill(); looked = held_.size()) {
            end = held_.find('\n', looked);
            if (end != std::string::npos) break;
            if (held_.size() > limits_.line) throw TooLarge{};
        }
    }
    if (begin_ == held_.size()) return std::nullopt;
    if (++lines_ > limits_.lines) throw TooLarge{};
    const std::size_t past = end == std::string::npos ? held_.size() : end + 1;
    const std::string_view line = std::string_view(held_).substr(begin_, past - begin_);
    begin_ = past;
    return line;
}

}  // namespace tablebank
