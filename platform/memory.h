#pragma once
// Memory that the system manages: files that have no name on any disk, and how much of the process lies in memory.

#include <cstddef>
#include <cstdint>
#include <span>

namespace tablebank::platform {

/// A file in memory, empty at first, that goes away with this. What was never written reads as zeros and takes no room.
/// Offsets and sizes are in bytes.
class MemoryFile {
public:
    /// May fail for want of memory: then it is not open, and may only be destroyed.
    MemoryFile();
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;
    ~MemoryFile();

    [[nodiscard]] bool is_open() const { return handle_ != closed; }
    [[nodiscard]] std::int64_t size() const;
    /// Cut off, or longer with zeros. False if the system refuses.
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

/// How much of the process lies in memory, in bytes; 0 if the system does not say so.
[[nodiscard]] std::uint64_t resident_bytes();

}  // namespace tablebank::platform
