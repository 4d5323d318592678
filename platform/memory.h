#pragma once
// Memory of the system: files without a name on any disk, and the memory use of the process.

#include <cstddef>
#include <cstdint>
#include <span>

namespace tablebank::platform {

/// A file in memory, empty at first, removed by the destructor. Bytes that were never written are zeros and take no
/// memory. Offsets and sizes are in bytes.
class MemoryFile {
public:
    /// May fail for lack of memory: then it is not open, and may only be destroyed.
    MemoryFile();
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;
    ~MemoryFile();

    [[nodiscard]] bool is_open() const { return handle_ != closed; }
    [[nodiscard]] std::int64_t size() const;
    /// Truncates, or extends with zeros. False if the system refuses.
    [[nodiscard]] bool resize(std::int64_t size);

    enum class Read : std::uint8_t { whole, ended, failed };
    /// `ended`: the file is shorter, and the rest of the span was filled with zeros.
    [[nodiscard]] Read read(std::span<std::byte> into, std::int64_t offset) const;
    /// All of it. False if no memory is left.
    [[nodiscard]] bool write(std::span<const std::byte> bytes, std::int64_t offset);

private:
    static constexpr std::intptr_t closed = -1;
    std::intptr_t handle_ = closed;
};

/// Resident memory of the process in bytes; 0 if the system does not report it.
[[nodiscard]] std::uint64_t resident_bytes();

}  // namespace tablebank::platform
