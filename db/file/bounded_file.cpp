#include "db/file/bounded_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

#include "db/file/file_error.h"

namespace tablebank {
namespace {

constexpr std::size_t step = std::size_t{64} * 1024;

FileError unreadable(const std::filesystem::path& file, const std::string& reason) {
    return {FileError::Kind::cannot_read, file, reason};
}

FileError unreadable(const std::filesystem::path& file, int error) {
    return unreadable(file, std::generic_category().message(error));
}

/// One of this process's own open files under its name: whoever started the program chose what it is.
bool was_handed_over(const std::filesystem::path& file) {
    const std::filesystem::path name = file.lexically_normal();
    return name == "/dev/stdin" || name.parent_path() == "/dev/fd" || name.parent_path() == "/proc/self/fd";
}

class Descriptor {
public:
    /// Without waiting: opening a pipe that nobody writes to would last for ever.
    explicit Descriptor(const std::filesystem::path& file)
        : number_(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) {
        // What a socket answers to being opened.
        if (number_ < 0 && errno == ENXIO) throw unreadable(file, "this is not a file");
        if (number_ < 0) throw unreadable(file, errno);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { ::close(number_); }

    void require_file(const std::filesystem::path& file) const {
        struct stat found {};
        if (::fstat(number_, &found) != 0) throw unreadable(file, errno);
        if (S_ISDIR(found.st_mode)) throw unreadable(file, EISDIR);
        if (S_ISREG(found.st_mode)) return;
        if (!was_handed_over(file)) throw unreadable(file, "this is not a file");
        // From here on its writer is waited for, as on standard input.
        if (::fcntl(number_, F_SETFL, O_RDONLY) != 0) throw unreadable(file, errno);
    }

    [[nodiscard]] std::string read(const std::filesystem::path& file, std::size_t most) const {
        std::string text;
        while (text.size() < most) {
            const std::size_t before = text.size();
            text.resize(std::min(before + step, most));
            const ssize_t count = ::read(number_, text.data() + before, text.size() - before);
            const int error = errno;
            text.resize(before + static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
            if (count == 0) break;
            if (count < 0 && error != EINTR) throw unreadable(file, error);
        }
        return text;
    }

private:
    int number_;
};

}  // namespace

std::string read_bounded(const std::filesystem::path& file, std::size_t limit) {
    const Descriptor opened(file);
    opened.require_file(file);
    return opened.read(file, limit + 1);
}

}  // namespace tablebank
