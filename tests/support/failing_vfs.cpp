#include "tests/support/failing_vfs.h"

#include <cstring>
#include <stdexcept>

#include <utility>
#include "tests/support/wrapped_file.h"

namespace tablebank::test {

struct FailingVfs::State {
    sqlite3_vfs* real = sqlite3_vfs_find(nullptr);
    sqlite3_vfs vfs{};
    int operations_left = 0;  ///< until one fails; 0: the disk is sound
    Fault fault = Fault::io_error;
    Lasting lasting = Lasting::once;
    bool failed = false;
    int syncs = 0;
    std::function<void()> at_sync;

    /// SQLITE_OK, or what this operation fails with. Room on the disk does not matter to reading and shrinking.
    int next(int io_error, bool takes_room) {
        if (operations_left == 0) return SQLITE_OK;
        if (operations_left > 1) {
            --operations_left;
            return SQLITE_OK;
        }
        if (fault == Fault::disk_full && !takes_room) return SQLITE_OK;
        failed = true;
        if (lasting == Lasting::once) operations_left = 0;
        return fault == Fault::disk_full ? SQLITE_FULL : io_error;
    }
};

namespace {

FailingVfs::State& state_of(sqlite3_file* file) {
    return *static_cast<FailingVfs::State*>(wrapped(file).disk);
}

const sqlite3_io_methods& methods() {
    static const sqlite3_io_methods failing = [] {
        sqlite3_io_methods io = passing_on();
        io.xRead = [](sqlite3_file* file, void* into, int size, sqlite3_int64 offset) {
            const int failure = state_of(file).next(SQLITE_IOERR_READ, false);
            return failure != SQLITE_OK ? failure : real_of(file)->pMethods->xRead(real_of(file), into, size, offset);
        };
        io.xWrite = [](sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
            const int failure = state_of(file).next(SQLITE_IOERR_WRITE, true);
            if (failure == SQLITE_OK) return real_of(file)->pMethods->xWrite(real_of(file), from, size, offset);
            // A failing disk may have written a part.
            (void)real_of(file)->pMethods->xWrite(real_of(file), from, size / 2, offset);
            return failure;
        };
        io.xTruncate = [](sqlite3_file* file, sqlite3_int64 size) {
            const int failure = state_of(file).next(SQLITE_IOERR_TRUNCATE, false);
            return failure != SQLITE_OK ? failure : real_of(file)->pMethods->xTruncate(real_of(file), size);
        };
        io.xSync = [](sqlite3_file* file, int flags) {
            const int failure = state_of(file).next(SQLITE_IOERR_FSYNC, false);
            ++state_of(file).syncs;
            if (const auto happens = std::exchange(state_of(file).at_sync, nullptr)) happens();
            return failure != SQLITE_OK ? failure : real_of(file)->pMethods->xSync(real_of(file), flags);
        };
        return io;
    }();
    return failing;
}

int open_wrapped(sqlite3_vfs* vfs, sqlite3_filename name, sqlite3_file* file, int flags, int* granted) {
    auto& state = *static_cast<FailingVfs::State*>(vfs->pAppData);
    file->pMethods = nullptr;
    if ((flags & SQLITE_OPEN_CREATE) != 0) {
        const int failure = state.next(SQLITE_CANTOPEN, true);
        if (failure != SQLITE_OK) return SQLITE_CANTOPEN;
    }
    const int result = state.real->xOpen(state.real, name, real_of(file), flags, granted);
    if (result != SQLITE_OK) return result;
    wrap(file, methods(), &state, name);
    return SQLITE_OK;
}

}  // namespace

FailingVfs::FailingVfs() : state_(std::make_unique<State>()) {
    sqlite3_vfs& vfs = state_->vfs;
    vfs = *state_->real;  // everything about names, time and chance is the real layer's
    vfs.pNext = nullptr;
    vfs.zName = "failing";
    vfs.szOsFile = static_cast<int>(real_offset) + state_->real->szOsFile;
    vfs.pAppData = state_.get();
    vfs.xOpen = open_wrapped;
    if (sqlite3_vfs_register(&vfs, 1) != SQLITE_OK) throw std::runtime_error("the failing disk cannot be registered");
}

FailingVfs::~FailingVfs() {
    sqlite3_vfs_unregister(&state_->vfs);
}

void FailingVfs::fail_at(int operation, Fault fault, Lasting lasting) {
    state_->operations_left = operation;
    state_->fault = fault;
    state_->lasting = lasting;
    state_->failed = false;
}

void FailingVfs::mend() {
    state_->operations_left = 0;
}

bool FailingVfs::has_failed() const {
    return state_->failed;
}

void FailingVfs::at_next_sync(std::function<void()> happens) {
    state_->at_sync = std::move(happens);
}

int FailingVfs::syncs() const {
    return state_->syncs;
}

}  // namespace tablebank::test
