#include "db/sqlite/stored_file.h"

#include <SQLiteCpp/Exception.h>
#include <fmt/core.h>
#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <string_view>
#include <system_error>
#include <vector>

#include "db/file/failure.h"
#include "db/sqlite/file_content.h"
#include "platform/names.h"
#include "platform/path_text.h"

namespace tablebank {
namespace {

constexpr std::size_t header_size = 100;
constexpr std::string_view magic{"SQLite format 3\0", 16};
constexpr std::size_t application_id_offset = 68;

}  // namespace

/// A sqlite3_file needs memory of the size that its VFS requests, and its name must outlive it.
struct StoredFile::Handle {
    struct FreeFilename {
        void operator()(const char* filename) const { sqlite3_free_filename(filename); }
    };

    sqlite3_vfs* vfs = sqlite3_vfs_find(nullptr);
    std::unique_ptr<const char, FreeFilename> name;
    std::vector<std::max_align_t> memory;

    explicit Handle(const std::filesystem::path& path)
        : name(sqlite3_create_filename(platform::text_of(path).c_str(), "", "", 0, nullptr)),
          memory(static_cast<std::size_t>(vfs->szOsFile) / sizeof(std::max_align_t) + 1) {
        if (!name) throw std::bad_alloc();
        int flags = 0;
        const int result = vfs->xOpen(vfs, name.get(), file(), SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB, &flags);
        if (result == SQLITE_OK) return;
        if (file()->pMethods != nullptr) file()->pMethods->xClose(file());
        throw file_error(FileError::Kind::cannot_read, path, "the file cannot be opened");
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    ~Handle() { file()->pMethods->xClose(file()); }

    sqlite3_file* file() { return static_cast<sqlite3_file*>(static_cast<void*>(memory.data())); }
};

StoredFile::StoredFile(const std::filesystem::path& path) : handle_(std::make_unique<Handle>(path)) {}
StoredFile::StoredFile(StoredFile&&) noexcept = default;
StoredFile& StoredFile::operator=(StoredFile&&) noexcept = default;
StoredFile::~StoredFile() = default;

std::int64_t StoredFile::size() const {
    sqlite3_int64 size = 0;
    const int result = handle_->file()->pMethods->xFileSize(handle_->file(), &size);
    if (result != SQLITE_OK) throw SQLite::Exception("the size of the file cannot be read", result);
    return size;
}

void StoredFile::read(std::span<std::byte> into, std::int64_t offset) const {
    const int result =
        handle_->file()->pMethods->xRead(handle_->file(), into.data(), static_cast<int>(into.size()), offset);
    if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ) {
        throw SQLite::Exception("the file cannot be read", result);
    }
}

std::filesystem::path locate_database(const std::filesystem::path& file, FileSubject subject) {
    std::error_code error;
    std::filesystem::path located = std::filesystem::canonical(file, error);
    if (error) throw file_error(FileError::Kind::cannot_read, file, error.message(), subject);
    if (std::filesystem::is_directory(located, error))
        throw file_error(FileError::Kind::not_ours, file, "it is a folder", subject);
    if (!std::filesystem::is_regular_file(located, error))
        throw file_error(FileError::Kind::cannot_read, file, "this is not a file", subject);
    if (!platform::may_read(located, error))
        throw file_error(FileError::Kind::cannot_read, file, error.message(), subject);
    return located;
}

std::string_view content_of(const std::filesystem::path& located) {
    const StoredFile file(located);
    std::array<std::byte, 4096> bytes{};
    file.read(bytes, 0);
    if (std::memcmp(bytes.data(), magic.data(), magic.size()) == 0)
        return content_of_database(big_endian(bytes, application_id_offset));
    const auto length = std::min(file.size(), static_cast<std::int64_t>(bytes.size()));
    const char* known = content_of_file(std::span(bytes).first(static_cast<std::size_t>(length)));
    return known == nullptr ? std::string_view{} : known;
}

void check_header(const std::filesystem::path& located, const DatabaseKind& kind) {
    const StoredFile file(located);
    std::array<std::byte, header_size> header{};
    file.read(header, 0);
    if (std::memcmp(header.data(), magic.data(), magic.size()) != 0) {
        const std::string_view content = content_of(located);
        throw NotOurs(content.empty() ? kind.no_such_file : std::string(content));
    }
    if (file.size() < static_cast<std::int64_t>(header_size)) throw Damage("it ends within its header");
    if (const auto id = big_endian(header, application_id_offset); id != kind.application_id)
        throw NotOurs(content_of_database(id));
    if (file.size() > kind.largest) throw NotOurs("this is larger than it may be");
    check_version(kind, static_cast<std::int32_t>(big_endian(header, 60)));
}

}  // namespace tablebank
