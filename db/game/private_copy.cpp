#include "db/game/private_copy.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <optional>
#include <span>
#include <thread>
#include <tuple>
#include <vector>

#include "db/file/failure.h"
#include "db/game/stored_file.h"

namespace tablebank {
namespace {

constexpr int attempts = 20;
constexpr auto pause_between = std::chrono::milliseconds(25);

using WalHeader = std::array<std::byte, 32>;

std::filesystem::path wal_of(const std::filesystem::path& file) {
    return file.string() + "-wal";
}

/// The -wal of a file, where it has one; a program that closes the game removes it.
std::optional<StoredFile> open_wal(const std::filesystem::path& file) {
    const std::filesystem::path wal = wal_of(file);
    if (!std::filesystem::is_regular_file(wal)) return std::nullopt;
    try {
        return StoredFile(wal);
    } catch (const FileError&) {
        if (std::filesystem::exists(wal)) throw;
        return std::nullopt;
    }
}

/// What tells whether a file and its -wal were copied as a pair. A program that posts appends to the -wal, and at times
/// brings what stands there into the file (a checkpoint); only after that it may begin the -wal anew, with another
/// salt in its header. So as long as the header stays the same, the -wal holds every page that has changed in the file
/// since, and file and -wal fit even when the one is copied before the other. Without a -wal the file itself must not
/// have changed.
struct Moment {
    WalHeader wal_header{};
    std::tuple<dev_t, ino_t, off_t, time_t, long, time_t, long> file{};

    friend bool operator==(const Moment& a, const Moment& b) {
        if (a.wal_header != b.wal_header) return false;
        return a.wal_header != WalHeader{} || a.file == b.file;
    }
};

Moment moment_of(const std::filesystem::path& file) {
    Moment moment;
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0) throw system_file_error(file, errno);
    moment.file = {status.st_dev,          status.st_ino,         status.st_size,        status.st_mtim.tv_sec,
                   status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec};
    if (const auto wal = open_wal(file)) wal->read(moment.wal_header, 0);
    return moment;
}

/// A new file that only this user may read. Every member throws FileError.
class Target {
public:
    explicit Target(const std::filesystem::path& path)
        : path_(path), descriptor_(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, S_IRUSR | S_IWUSR)) {
        if (descriptor_ < 0) throw system_file_error(path_, errno);
    }
    Target(const Target&) = delete;
    Target& operator=(const Target&) = delete;
    ~Target() { ::close(descriptor_); }

    void write(std::span<const std::byte> bytes) {
        while (!bytes.empty()) {
            const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
            if (written < 0 && errno != EINTR) throw system_file_error(path_, errno);
            if (written > 0) bytes = bytes.subspan(static_cast<std::size_t>(written));
        }
    }

private:
    std::filesystem::path path_;
    int descriptor_;
};

/// Returns the number of bytes, which is fixed at the beginning: what is appended meanwhile is left out.
std::int64_t copy_bytes(const StoredFile& source, const std::filesystem::path& to) {
    const std::int64_t size = source.size();
    if (size > PrivateCopy::largest) throw NotOurs("this is larger than any game");
    Target target(to);
    std::vector<std::byte> buffer(std::size_t{1024} * 1024);
    for (std::int64_t done = 0; done < size;) {
        const auto length = std::min(static_cast<std::int64_t>(buffer.size()), size - done);
        const auto part = std::span(buffer).first(static_cast<std::size_t>(length));
        source.read(part, done);
        target.write(part);
        done += length;
    }
    return size;
}

}  // namespace

PrivateCopy::PrivateCopy(const std::filesystem::path& located)
    : folder_(std::filesystem::temp_directory_path()), file_(folder_.path() / "game.tbl") {
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (attempt > 0) std::this_thread::sleep_for(pause_between);
        const Moment before = moment_of(located);
        size_ = copy_bytes(StoredFile(located), file_);
        std::filesystem::remove(wal_of(file_));
        if (const auto wal = open_wal(located)) size_ += copy_bytes(*wal, wal_of(file_));
        if (moment_of(located) == before) return;
    }
    throw file_error(FileError::Kind::open_elsewhere, located, "another program is changing the file all the time");
}

}  // namespace tablebank
