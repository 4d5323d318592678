#include "db/sqlite/unnamed_files.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <map>
#include <mutex>
#include <new>
#include <optional>
#include <string_view>

namespace tablebank {
namespace {

constexpr const char* layer_name = "tablebank-unnamed";
constexpr int sector = 4096;

/// The descriptors by the names under which SQLite asks for them: "/N", "/N-journal", "/N-wal".
class Names {
public:
    void add(const std::string& name, int descriptor) {
        const std::scoped_lock alone(mutex_);
        descriptors_[name] = descriptor;
    }
    void remove(const std::string& name) {
        const std::scoped_lock alone(mutex_);
        descriptors_.erase(name);
    }
    [[nodiscard]] std::optional<int> find(const char* name) {
        const std::scoped_lock alone(mutex_);
        const auto found = name == nullptr ? descriptors_.end() : descriptors_.find(std::string_view(name));
        return found == descriptors_.end() ? std::nullopt : std::optional{found->second};
    }

private:
    std::mutex mutex_;
    std::map<std::string, int, std::less<>> descriptors_;
};

Names& names() {
    static Names all;
    return all;
}

struct OpenPart {
    sqlite3_file base;  // first: SQLite sees only this
    int descriptor;
};

int descriptor_of(sqlite3_file* file) {
    return static_cast<OpenPart*>(static_cast<void*>(file))->descriptor;
}

std::int64_t size_of(int descriptor) {
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 ? static_cast<std::int64_t>(status.st_size) : 0;
}

/// True where all of it was read or written; `done` is how much.
template <class Transfer>
bool whole(Transfer transfer, std::size_t size, std::size_t& done) {
    for (done = 0; done < size;) {
        const ssize_t some = transfer(done);
        if (some < 0 && errno == EINTR) continue;
        if (some <= 0) return false;
        done += static_cast<std::size_t>(some);
    }
    return true;
}

int close_part(sqlite3_file*) {
    return SQLITE_OK;  // the descriptor is that of UnnamedFiles
}

int read_part(sqlite3_file* file, void* into, int size, sqlite3_int64 offset) {
    auto* const bytes = static_cast<std::byte*>(into);
    const auto wanted = static_cast<std::size_t>(size);
    std::size_t done = 0;
    errno = 0;
    const auto read = [&](std::size_t from) {
        return ::pread(descriptor_of(file), bytes + from, wanted - from, offset + static_cast<off_t>(from));
    };
    if (whole(read, wanted, done)) return SQLITE_OK;
    if (errno != 0) return SQLITE_IOERR_READ;
    std::memset(bytes + done, 0, wanted - done);
    return SQLITE_IOERR_SHORT_READ;
}

int write_to(int descriptor, const std::byte* bytes, std::size_t size, std::int64_t offset) {
    std::size_t done = 0;
    const auto write = [&](std::size_t from) {
        return ::pwrite(descriptor, bytes + from, size - from, offset + static_cast<off_t>(from));
    };
    return whole(write, size, done) ? SQLITE_OK : SQLITE_FULL;
}

int write_part(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
    return write_to(descriptor_of(file), static_cast<const std::byte*>(from), static_cast<std::size_t>(size), offset);
}

int truncate_part(sqlite3_file* file, sqlite3_int64 size) {
    return ::ftruncate(descriptor_of(file), size) == 0 ? SQLITE_OK : SQLITE_IOERR_TRUNCATE;
}

int size_of_part(sqlite3_file* file, sqlite3_int64* size) {
    *size = size_of(descriptor_of(file));
    return SQLITE_OK;
}

int nothing_to_do(sqlite3_file*, int) {
    return SQLITE_OK;  // neither to bring to a disk nor to lock: nobody else knows of the file
}

int is_reserved(sqlite3_file*, int* reserved) {
    *reserved = 0;
    return SQLITE_OK;
}

int control(sqlite3_file*, int, void*) {
    return SQLITE_NOTFOUND;
}

int sector_size(sqlite3_file*) {
    return sector;
}

/// As of the files of a disk: SQLite reads a journal by the size of a sector that follows from it, and what is found
/// here must be what is found there.
int characteristics(sqlite3_file*) {
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

/// Version 1: without a -shm, so that a -wal is for an exclusive connection only.
const sqlite3_io_methods& methods() {
    static const sqlite3_io_methods all = [] {
        sqlite3_io_methods made{};
        made.iVersion = 1;
        made.xClose = &close_part;
        made.xRead = &read_part;
        made.xWrite = &write_part;
        made.xTruncate = &truncate_part;
        made.xSync = &nothing_to_do;
        made.xFileSize = &size_of_part;
        made.xLock = &nothing_to_do;
        made.xUnlock = &nothing_to_do;
        made.xCheckReservedLock = &is_reserved;
        made.xFileControl = &control;
        made.xSectorSize = &sector_size;
        made.xDeviceCharacteristics = &characteristics;
        return made;
    }();
    return all;
}

int open_part(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* flags_out) {
    file->pMethods = nullptr;
    const auto descriptor = names().find(name);
    if (!descriptor) return SQLITE_CANTOPEN;
    new (file) OpenPart{{&methods()}, *descriptor};
    if (flags_out != nullptr) *flags_out = flags;
    return SQLITE_OK;
}

int delete_part(sqlite3_vfs*, const char* name, int) {
    const auto descriptor = names().find(name);
    return descriptor && ::ftruncate(*descriptor, 0) == 0 ? SQLITE_OK : SQLITE_IOERR_DELETE_NOENT;
}

int has_part(sqlite3_vfs*, const char* name, int, int* there) {
    const auto descriptor = names().find(name);
    *there = descriptor && size_of(*descriptor) > 0 ? 1 : 0;
    return SQLITE_OK;
}

int whole_name(sqlite3_vfs*, const char* name, int size, char* whole) {
    sqlite3_snprintf(size, whole, "%s", name);
    return SQLITE_OK;
}

/// Everything that is not about files is what SQLite's own layer does.
sqlite3_vfs make_layer() {
    sqlite3_vfs made{};
    if (const sqlite3_vfs* system = sqlite3_vfs_find("unix"); system != nullptr) made = *system;
    made.iVersion = 1;
    made.pNext = nullptr;
    made.zName = layer_name;
    made.szOsFile = static_cast<int>(sizeof(OpenPart));
    made.xOpen = &open_part;
    made.xDelete = &delete_part;
    made.xAccess = &has_part;
    made.xFullPathname = &whole_name;
    return made;
}

int register_layer() noexcept {
    static sqlite3_vfs made = make_layer();
    static const int registered = sqlite3_vfs_register(&made, 0);
    return registered;
}

/// Before any other can be: SQLite puts a layer behind the one that is the default, in whose place it would come when
/// that one goes away.
[[maybe_unused]] const int registered_at_start = register_layer();

}  // namespace

const char* UnnamedFiles::layer() {
    if (const int result = register_layer(); result != SQLITE_OK) {
        throw SQLite::Exception("there is no layer for unnamed files", result);
    }
    return layer_name;
}

UnnamedFiles::UnnamedFiles() {
    static std::atomic<std::uint64_t> made = 0;
    name_ = "/" + std::to_string(++made);
    for (int& descriptor : descriptors_) descriptor = ::memfd_create("tablebank", MFD_CLOEXEC);
    if (std::ranges::count(descriptors_, -1) > 0) {
        for (const int descriptor : descriptors_) ::close(descriptor);
        throw SQLite::Exception("no memory is left for the game", SQLITE_FULL);
    }
    names().add(name_, descriptors_[0]);
    names().add(name_ + "-journal", descriptors_[1]);
    names().add(name_ + "-wal", descriptors_[2]);
}

UnnamedFiles::~UnnamedFiles() {
    for (const char* ending : {"", "-journal", "-wal"}) names().remove(name_ + ending);
    for (const int descriptor : descriptors_) ::close(descriptor);
}

void UnnamedFiles::write(Part part, std::span<const std::byte> bytes, std::int64_t offset) {
    const int result = write_to(descriptors_.at(static_cast<std::size_t>(part)), bytes.data(), bytes.size(), offset);
    if (result != SQLITE_OK) throw SQLite::Exception("no memory is left for the game", result);
}

void UnnamedFiles::resize(Part part, std::int64_t size) {
    if (::ftruncate(descriptors_.at(static_cast<std::size_t>(part)), size) != 0) {
        throw SQLite::Exception("no memory is left for the game", SQLITE_FULL);
    }
}

}  // namespace tablebank
