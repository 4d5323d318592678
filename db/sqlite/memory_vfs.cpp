#include "db/sqlite/memory_vfs.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <new>
#include <span>
#include <string_view>

namespace tablebank {
namespace {

constexpr const char* layer_name = "tablebank-unnamed";
constexpr const char* no_memory = "no memory is left for the game";
constexpr int sector = 4096;

using platform::MemoryFile;

/// The parts by the names that SQLite requests: "/N", "/N-journal", "/N-wal".
class Names {
public:
    void add(const std::string& name, MemoryFile& part) {
        const std::scoped_lock alone(mutex_);
        parts_[name] = &part;
    }
    void remove(const std::string& name) {
        const std::scoped_lock alone(mutex_);
        parts_.erase(name);
    }
    /// nullptr if there is none.
    [[nodiscard]] MemoryFile* find(const char* name) {
        const std::scoped_lock alone(mutex_);
        const auto found = name == nullptr ? parts_.end() : parts_.find(std::string_view(name));
        return found == parts_.end() ? nullptr : found->second;
    }

private:
    std::mutex mutex_;
    std::map<std::string, MemoryFile*, std::less<>> parts_;
};

Names& names() {
    static Names all;
    return all;
}

struct OpenPart {
    sqlite3_file base;  // must be the first member: SQLite sees only this
    MemoryFile* part;
};

MemoryFile& part_of(sqlite3_file* file) {
    return *static_cast<OpenPart*>(static_cast<void*>(file))->part;
}

int close_part(sqlite3_file*) {
    return SQLITE_OK;  // the part is that of MemoryVfs
}

int read_part(sqlite3_file* file, void* into, int size, sqlite3_int64 offset) {
    const std::span bytes(static_cast<std::byte*>(into), static_cast<std::size_t>(size));
    switch (part_of(file).read(bytes, offset)) {
        case MemoryFile::Read::whole:
            return SQLITE_OK;
        case MemoryFile::Read::ended:
            return SQLITE_IOERR_SHORT_READ;
        case MemoryFile::Read::failed:
            break;
    }
    return SQLITE_IOERR_READ;
}

int write_part(sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
    const std::span bytes(static_cast<const std::byte*>(from), static_cast<std::size_t>(size));
    return part_of(file).write(bytes, offset) ? SQLITE_OK : SQLITE_FULL;
}

int truncate_part(sqlite3_file* file, sqlite3_int64 size) {
    return part_of(file).resize(size) ? SQLITE_OK : SQLITE_IOERR_TRUNCATE;
}

int size_of_part(sqlite3_file* file, sqlite3_int64* size) {
    *size = part_of(file).size();
    return SQLITE_OK;
}

int nothing_to_do(sqlite3_file*, int) {
    return SQLITE_OK;  // neither flushing nor locking is needed: no other process knows the file
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

/// The same as for files on a disk: SQLite reads a journal with a sector size that follows from it, and the result must
/// be the same.
int characteristics(sqlite3_file*) {
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

/// Version 1: without a -shm, so a -wal works only with an exclusive connection.
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
    MemoryFile* const part = names().find(name);
    if (part == nullptr) return SQLITE_CANTOPEN;
    new (file) OpenPart{{&methods()}, part};
    if (flags_out != nullptr) *flags_out = flags;
    return SQLITE_OK;
}

int delete_part(sqlite3_vfs*, const char* name, int) {
    MemoryFile* const part = names().find(name);
    return part != nullptr && part->resize(0) ? SQLITE_OK : SQLITE_IOERR_DELETE_NOENT;
}

int has_part(sqlite3_vfs*, const char* name, int, int* there) {
    const MemoryFile* const part = names().find(name);
    *there = part != nullptr && part->size() > 0 ? 1 : 0;
    return SQLITE_OK;
}

int whole_name(sqlite3_vfs*, const char* name, int size, char* whole) {
    sqlite3_snprintf(size, whole, "%s", name);
    return SQLITE_OK;
}

/// Everything except files is delegated to SQLite's own layer of this system.
sqlite3_vfs make_layer() {
    sqlite3_vfs made{};
    for (const char* own : {"unix", "win32"})
        if (const sqlite3_vfs* system = sqlite3_vfs_find(own); system != nullptr) made = *system;
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

/// Before any other layer: SQLite adds a layer after the default one, and it would become the default if that one were
/// removed.
[[maybe_unused]] const int registered_at_start = register_layer();

}  // namespace

const char* MemoryVfs::layer() {
    if (const int result = register_layer(); result != SQLITE_OK) {
        throw SQLite::Exception("there is no layer for unnamed files", result);
    }
    return layer_name;
}

MemoryVfs::MemoryVfs() {
    static std::atomic<std::uint64_t> made = 0;
    name_ = "/" + std::to_string(++made);
    if (!std::ranges::all_of(parts_, &MemoryFile::is_open)) throw SQLite::Exception(no_memory, SQLITE_FULL);
    names().add(name_, parts_[0]);
    names().add(name_ + "-journal", parts_[1]);
    names().add(name_ + "-wal", parts_[2]);
}

MemoryVfs::~MemoryVfs() {
    for (const char* ending : {"", "-journal", "-wal"}) names().remove(name_ + ending);
}

void MemoryVfs::write(Part part, std::span<const std::byte> bytes, std::int64_t offset) {
    if (!parts_.at(static_cast<std::size_t>(part)).write(bytes, offset))
        throw SQLite::Exception(no_memory, SQLITE_FULL);
}

void MemoryVfs::resize(Part part, std::int64_t size) {
    if (!parts_.at(static_cast<std::size_t>(part)).resize(size)) throw SQLite::Exception(no_memory, SQLITE_FULL);
}

}  // namespace tablebank
