#include "platform/memory.h"

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>

#include "platform/posix/descriptor.h"

namespace tablebank::platform {
namespace {

/// True if all of it was read or written; `done` is the number of bytes. A transfer that ends early leaves errno
/// unchanged.
template <class Transfer>
bool transfer_whole(Transfer transfer, std::size_t size, std::size_t& done) {
    for (done = 0; done < size;) {
        const ssize_t some = transfer(done);
        if (some < 0 && errno == EINTR) continue;
        if (some <= 0) return false;
        done += static_cast<std::size_t>(some);
    }
    return true;
}

}  // namespace

MemoryFile::MemoryFile() : handle_(::memfd_create("tablebank", MFD_CLOEXEC)) {}

MemoryFile::~MemoryFile() {
    if (is_open()) ::close(descriptor_of(handle_));
}

std::int64_t MemoryFile::size() const {
    struct stat status {};
    return ::fstat(descriptor_of(handle_), &status) == 0 ? static_cast<std::int64_t>(status.st_size) : 0;
}

bool MemoryFile::resize(std::int64_t size) {
    return ::ftruncate(descriptor_of(handle_), size) == 0;
}

MemoryFile::Read MemoryFile::read(std::span<std::byte> into, std::int64_t offset) const {
    std::size_t done = 0;
    errno = 0;
    const auto read = [&](std::size_t from) {
        return ::pread(descriptor_of(handle_), into.data() + from, into.size() - from,
                       offset + static_cast<off_t>(from));
    };
    if (transfer_whole(read, into.size(), done)) return Read::whole;
    if (errno != 0) return Read::failed;
    std::ranges::fill(into.subspan(done), std::byte{0});
    return Read::ended;
}

bool MemoryFile::write(std::span<const std::byte> bytes, std::int64_t offset) {
    std::size_t done = 0;
    const auto write = [&](std::size_t from) {
        return ::pwrite(descriptor_of(handle_), bytes.data() + from, bytes.size() - from,
                        offset + static_cast<off_t>(from));
    };
    return transfer_whole(write, bytes.size(), done);
}

std::uint64_t resident_bytes() {
    std::ifstream file("/proc/self/statm");
    std::uint64_t whole = 0;
    std::uint64_t resident = 0;
    if (!(file >> whole >> resident)) return 0;
    return resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace tablebank::platform
