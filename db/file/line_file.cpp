#include "db/file/line_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "db/file/file_error.h"

namespace tablebank {
namespace {

constexpr std::size_t at_once = std::size_t{64} * 1024;

FileError no_lines(const std::filesystem::path& file, const std::string& reason) {
    return {FileError::Kind::cannot_read, file, reason};
}

/// Without waiting: opening a pipe that nobody writes to would last for ever.
int open_file(const std::filesystem::path& file) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (descriptor < 0 && errno == ENXIO) throw no_lines(file, "this is not a file");
    if (descriptor < 0) throw no_lines(file, std::generic_category().message(errno));
    struct stat found {};
    if (::fstat(descriptor, &found) == 0 && S_ISREG(found.st_mode)) return descriptor;
    ::close(descriptor);
    throw no_lines(file, "this is not a file");
}

}  // namespace

LineFile::LineFile(const std::filesystem::path& file, const Limits& limits)
    : file_(file), limits_(limits), descriptor_(open_file(file)) {
    try {
        measure();
    } catch (...) {
        ::close(descriptor_);
        throw;
    }
}

LineFile::~LineFile() {
    ::close(descriptor_);
}

/// Goes through the whole file once and forgets it.
void LineFile::measure() {
    struct stat found {};
    if (::fstat(descriptor_, &found) != 0) throw no_lines(file_, std::generic_category().message(errno));
    if (found.st_size > static_cast<off_t>(limits_.bytes)) throw TooLarge{};
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
    if (::lseek(descriptor_, 0, SEEK_SET) < 0) throw no_lines(file_, std::generic_category().message(errno));
}

/// Reads some more behind what is held; false at the end.
bool LineFile::fill() {
    const std::size_t before = held_.size();
    held_.resize(before + at_once);
    ssize_t count = -1;
    do {
        count = ::read(descriptor_, held_.data() + before, at_once);
    } while (count < 0 && errno == EINTR);
    const int error = errno;
    held_.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    if (count < 0) throw no_lines(file_, std::generic_category().message(error));
    read_ += static_cast<std::size_t>(count);
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
