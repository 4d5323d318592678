#include "db/sqlite/private_copy.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <span>
#include <system_error>
#include <thread>
#include <vector>

#include "db/file/failure.h"
#include "db/sqlite/sidecar_files.h"
#include "db/sqlite/stored_file.h"
#include "platform/file.h"

namespace tablebank {
namespace {

constexpr int attempts = 20;
constexpr auto pause_between = std::chrono::milliseconds(25);

using WalHeader = std::array<std::byte, 32>;

/// The -wal or the -journal of a file, if it has one; a program that closes the game removes it.
std::optional<StoredFile> open_companion(const std::filesystem::path& file, const char* ending) {
    const std::filesystem::path beside = companion(file, ending);
    if (!std::filesystem::is_regular_file(beside)) return std::nullopt;
    try {
        return StoredFile(beside);
    } catch (const FileError&) {
        if (std::filesystem::exists(beside)) throw;
        return std::nullopt;
    }
}

/// The identity of the file and its last change; nullopt if there is none.
using FileStamp = std::optional<platform::FileInfo>;

FileStamp stamp_of(const std::filesystem::path& file, std::error_code& error) {
    const platform::FileInfo found = platform::look_at(file, platform::Links::followed, error);
    return error ? std::nullopt : std::optional(found);
}

/// Detects whether a file and its journals were copied as a set. A program that posts appends to the -wal, and at times
/// copies its content into the file (a checkpoint); only after that it may restart the -wal, with another salt in its
/// header. So as long as the header is the same, the -wal contains every page that has changed in the file since, and
/// the two fit even if one is copied before the other. Without a -wal, or with a -journal, the files themselves must
/// not have changed.
struct Moment {
    WalHeader wal_header{};
    FileStamp journal;
    FileStamp file;

    friend bool operator==(const Moment& a, const Moment& b) {
        if (a.wal_header != b.wal_header || a.journal != b.journal) return false;
        return (a.wal_header != WalHeader{} && !a.journal) || a.file == b.file;
    }
};

Moment moment_of(const std::filesystem::path& file) {
    std::error_code none;
    std::error_code error;
    Moment moment{
        .wal_header = {}, .journal = stamp_of(companion(file, "-journal"), none), .file = stamp_of(file, error)};
    if (error) throw system_file_error(file, error);
    if (const auto wal = open_companion(file, "-wal")) wal->read(moment.wal_header, 0);
    return moment;
}

bool is_empty(std::span<const std::byte> bytes) {
    return std::ranges::all_of(bytes, [](std::byte byte) { return byte == std::byte{0}; });
}

/// Returns the number of bytes, which is fixed at the beginning: bytes appended meanwhile are left out. Holes of the
/// file stay holes in the copy, because they must not fill the memory.
std::int64_t copy_bytes(const StoredFile& source, MemoryVfs& to, MemoryVfs::Part part, std::int64_t largest) {
    const std::int64_t size = source.size();
    if (size > largest) throw NotOurs("this is larger than it may be");
    to.resize(part, size);
    std::vector<std::byte> buffer(std::size_t{256} * 1024);
    for (std::int64_t done = 0; done < size;) {
        const auto length = std::min(static_cast<std::int64_t>(buffer.size()), size - done);
        const auto some = std::span(buffer).first(static_cast<std::size_t>(length));
        source.read(some, done);
        if (!is_empty(some)) to.write(part, some, done);
        done += length;
    }
    return size;
}

}  // namespace

PrivateCopy::PrivateCopy(const std::filesystem::path& located, std::int64_t largest) {
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (attempt > 0) std::this_thread::sleep_for(pause_between);
        for (const auto part : {MemoryVfs::Part::database, MemoryVfs::Part::journal, MemoryVfs::Part::wal}) {
            files_.resize(part, 0);
        }
        const Moment before = moment_of(located);
        size_ = copy_bytes(StoredFile(located), files_, MemoryVfs::Part::database, largest);
        if (const auto journal = open_companion(located, "-journal")) {
            size_ += copy_bytes(*journal, files_, MemoryVfs::Part::journal, largest);
        }
        if (const auto wal = open_companion(located, "-wal")) {
            size_ += copy_bytes(*wal, files_, MemoryVfs::Part::wal, largest);
        }
        if (moment_of(located) == before) return;
    }
    throw file_error(FileError::Kind::open_elsewhere, located, "another program is changing the file all the time");
}

}  // namespace tablebank
