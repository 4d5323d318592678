#include "tests/support/recording_vfs.h"

#include <fcntl.h>
#include <stdio.h>  // renameat2
#include <sys/syscall.h>
#include <unistd.h>

#include <stdexcept>
#include <system_error>
#include <utility>

#include "tests/support/wrapped_file.h"

namespace tablebank::test {

using Kind = DiskEvent::Kind;

struct RecordingVfs::State {
    sqlite3_vfs* real = sqlite3_vfs_find(nullptr);
    sqlite3_vfs vfs{};
    std::string folder;
    std::vector<DiskEvent> events;

    void add(DiskEvent event) {
        if (event.path == folder || event.path.starts_with(folder + '/')) events.push_back(std::move(event));
    }
};

namespace {

RecordingVfs::State* recording = nullptr;  ///< for what goes past SQLite

/// Records an operation, once it was done.
int done(int result, sqlite3_file* file, Kind kind, std::int64_t offset, std::string bytes = {}) {
    const WrappedFile& recorded = wrapped(file);
    if (result == SQLITE_OK && recorded.name != nullptr)
        static_cast<RecordingVfs::State*>(recorded.disk)->add({kind, recorded.name, offset, std::move(bytes)});
    return result;
}

const sqlite3_io_methods& methods() {
    static const sqlite3_io_methods recorded = [] {
        sqlite3_io_methods io = passing_on();
        io.xWrite = [](sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
            return done(real_of(file)->pMethods->xWrite(real_of(file), from, size, offset), file, Kind::write, offset,
                        std::string(static_cast<const char*>(from), static_cast<std::size_t>(size)));
        };
        io.xTruncate = [](sqlite3_file* file, sqlite3_int64 size) {
            return done(real_of(file)->pMethods->xTruncate(real_of(file), size), file, Kind::truncate, size);
        };
        io.xSync = [](sqlite3_file* file, int flags) {
            return done(real_of(file)->pMethods->xSync(real_of(file), flags), file, Kind::sync, 0);
        };
        return io;
    }();
    return recorded;
}

int open_recorded(sqlite3_vfs* vfs, sqlite3_filename name, sqlite3_file* file, int flags, int* granted) {
    auto& state = *static_cast<RecordingVfs::State*>(vfs->pAppData);
    file->pMethods = nullptr;
    const bool fresh = name != nullptr && ::access(name, F_OK) != 0;
    const int result = state.real->xOpen(state.real, name, real_of(file), flags, granted);
    if (result != SQLITE_OK) return result;
    if (fresh) state.add({Kind::create, name});
    wrap(file, methods(), &state, name);
    return SQLITE_OK;
}

int remove_recorded(sqlite3_vfs* vfs, const char* name, int sync_folder) {
    auto& state = *static_cast<RecordingVfs::State*>(vfs->pAppData);
    // Before it is done: the folder is synced on the way by SQLite's own layer, and that is recorded below.
    if (::access(name, F_OK) == 0) state.add({Kind::remove, name});
    return state.real->xDelete(state.real, name, sync_folder);
}

/// The name under which a descriptor was opened.
std::string path_of(int descriptor) {
    std::error_code unknown;
    return std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(descriptor), unknown);
}

}  // namespace

RecordingVfs::RecordingVfs(const std::filesystem::path& folder) : state_(std::make_unique<State>()) {
    state_->folder = std::filesystem::canonical(folder);
    sqlite3_vfs& vfs = state_->vfs;
    vfs = *state_->real;  // everything about names, time and chance is the real layer's
    vfs.pNext = nullptr;
    vfs.zName = "recording";
    vfs.szOsFile = static_cast<int>(real_offset) + state_->real->szOsFile;
    vfs.pAppData = state_.get();
    vfs.xOpen = open_recorded;
    vfs.xDelete = remove_recorded;
    if (recording != nullptr || sqlite3_vfs_register(&vfs, 1) != SQLITE_OK)
        throw std::runtime_error("the recording disk cannot be registered");
    recording = state_.get();
}

RecordingVfs::~RecordingVfs() {
    recording = nullptr;
    sqlite3_vfs_unregister(&state_->vfs);
}

const std::vector<DiskEvent>& RecordingVfs::events() const {
    return state_->events;
}

}  // namespace tablebank::test

using tablebank::test::DiskEvent;

/// Of a folder, the names in it; of a file, its content.
static int recorded(int result, int descriptor) {
    if (auto* const record = tablebank::test::recording; result == 0 && record != nullptr) {
        const std::string path = tablebank::test::path_of(descriptor);
        const bool folder = std::filesystem::is_directory(path);
        record->add({folder ? DiskEvent::Kind::sync_folder : DiskEvent::Kind::sync, path});
    }
    return result;
}

// In place of the system's. SQLite syncs the folder of a new log by the second.
extern "C" int fsync(int descriptor) {
    return recorded(static_cast<int>(::syscall(SYS_fsync, descriptor)), descriptor);
}
extern "C" int fdatasync(int descriptor) {
    return recorded(static_cast<int>(::syscall(SYS_fdatasync, descriptor)), descriptor);
}

extern "C" int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept {
    const auto result = static_cast<int>(::syscall(SYS_renameat2, from_folder, from, to_folder, to, flags));
    if (auto* const record = tablebank::test::recording; result == 0 && record != nullptr)
        record->add({DiskEvent::Kind::rename, from, 0, to});
    return result;
}
