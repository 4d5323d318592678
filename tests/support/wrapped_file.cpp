#include "tests/support/wrapped_file.h"

#include <new>

namespace tablebank::test {

sqlite3_file* real_of(sqlite3_file* file) {
    return static_cast<sqlite3_file*>(static_cast<void*>(static_cast<char*>(static_cast<void*>(file)) + real_offset));
}

const WrappedFile& wrapped(sqlite3_file* file) {
    return *static_cast<const WrappedFile*>(static_cast<void*>(file));
}

void wrap(sqlite3_file* file, const sqlite3_io_methods& methods, void* disk, const char* name) {
    ::new (static_cast<void*>(file)) WrappedFile{{&methods}, disk, name};
}

sqlite3_io_methods passing_on() {
    sqlite3_io_methods io{};
    io.iVersion = 1;
    io.xClose = [](sqlite3_file* file) { return real_of(file)->pMethods->xClose(real_of(file)); };
    io.xRead = [](sqlite3_file* file, void* into, int size, sqlite3_int64 offset) {
        return real_of(file)->pMethods->xRead(real_of(file), into, size, offset);
    };
    io.xWrite = [](sqlite3_file* file, const void* from, int size, sqlite3_int64 offset) {
        return real_of(file)->pMethods->xWrite(real_of(file), from, size, offset);
    };
    io.xTruncate = [](sqlite3_file* file, sqlite3_int64 size) {
        return real_of(file)->pMethods->xTruncate(real_of(file), size);
    };
    io.xSync = [](sqlite3_file* file, int flags) { return real_of(file)->pMethods->xSync(real_of(file), flags); };
    io.xFileSize = [](sqlite3_file* file, sqlite3_int64* size) {
        return real_of(file)->pMethods->xFileSize(real_of(file), size);
    };
    io.xLock = [](sqlite3_file* file, int level) { return real_of(file)->pMethods->xLock(real_of(file), level); };
    io.xUnlock = [](sqlite3_file* file, int level) { return real_of(file)->pMethods->xUnlock(real_of(file), level); };
    io.xCheckReservedLock = [](sqlite3_file* file, int* locked) {
        return real_of(file)->pMethods->xCheckReservedLock(real_of(file), locked);
    };
    io.xFileControl = [](sqlite3_file* file, int operation, void* argument) {
        return real_of(file)->pMethods->xFileControl(real_of(file), operation, argument);
    };
    io.xSectorSize = [](sqlite3_file* file) { return real_of(file)->pMethods->xSectorSize(real_of(file)); };
    io.xDeviceCharacteristics = [](sqlite3_file* file) {
        return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
    };
    return io;
}

}  // namespace tablebank::test
