#include "platform/memory.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <new>

#include "platform/windows/system.h"

#include <psapi.h>  // after windows.h

namespace tablebank::platform {
namespace {

constexpr std::int64_t page_size = std::int64_t{64} * 1024;
using Page = std::array<std::byte, std::size_t{page_size}>;

/// Pages that were written to, by their number; all others are zeros.
struct Pages {
    std::map<std::int64_t, std::unique_ptr<Page>> written{};
    std::int64_t size = 0;
};

Pages& pages_of(std::intptr_t handle) {
    return *reinterpret_cast<Pages*>(handle);
}

/// Calls `use(page number, offset in the page, part of the span)` for each page of a range.
template <class Byte, class Use>
void each_page(std::span<Byte> bytes, std::int64_t offset, Use use) {
    while (!bytes.empty()) {
        const std::int64_t within = offset % page_size;
        const auto count = std::min(bytes.size(), static_cast<std::size_t>(page_size - within));
        use(offset / page_size, static_cast<std::size_t>(within), bytes.first(count));
        bytes = bytes.subspan(count);
        offset += static_cast<std::int64_t>(count);
    }
}

}  // namespace

MemoryFile::MemoryFile() {
    if (auto* const pages = new (std::nothrow) Pages) handle_ = reinterpret_cast<std::intptr_t>(pages);
}

MemoryFile::~MemoryFile() {
    if (is_open()) delete &pages_of(handle_);
}

std::int64_t MemoryFile::size() const {
    return pages_of(handle_).size;
}

bool MemoryFile::resize(std::int64_t size) {
    Pages& pages = pages_of(handle_);
    if (size < 0) return false;
    if (size < pages.size) {
        pages.written.erase(pages.written.lower_bound((size + page_size - 1) / page_size), pages.written.end());
        // What was cut off is zeros if the file grows again.
        if (const auto last = pages.written.find(size / page_size); last != pages.written.end())
            std::fill(last->second->begin() + size % page_size, last->second->end(), std::byte{0});
    }
    pages.size = size;
    return true;
}

MemoryFile::Read MemoryFile::read(std::span<std::byte> into, std::int64_t offset) const {
    const Pages& pages = pages_of(handle_);
    if (offset < 0) return Read::failed;
    const auto left = static_cast<std::size_t>(std::max<std::int64_t>(pages.size - offset, 0));
    const auto there = into.first(std::min(into.size(), left));
    each_page(there, offset, [&pages](std::int64_t number, std::size_t within, std::span<std::byte> part) {
        const auto page = pages.written.find(number);
        if (page == pages.written.end())
            std::ranges::fill(part, std::byte{0});
        else
            std::ranges::copy(std::span(*page->second).subspan(within, part.size()), part.begin());
    });
    std::ranges::fill(into.subspan(there.size()), std::byte{0});
    return there.size() == into.size() ? Read::whole : Read::ended;
}

bool MemoryFile::write(std::span<const std::byte> bytes, std::int64_t offset) {
    Pages& pages = pages_of(handle_);
    if (offset < 0) return false;
    try {
        each_page(bytes, offset, [&pages](std::int64_t number, std::size_t within, std::span<const std::byte> part) {
            std::unique_ptr<Page>& page = pages.written[number];
            if (!page) page = std::make_unique<Page>();
            std::ranges::copy(part, page->begin() + static_cast<std::ptrdiff_t>(within));
        });
    } catch (const std::bad_alloc&) {
        std::erase_if(pages.written, [](const auto& page) { return page.second == nullptr; });
        return false;
    }
    pages.size = std::max(pages.size, offset + static_cast<std::int64_t>(bytes.size()));
    return true;
}

std::uint64_t resident_bytes() {
    PROCESS_MEMORY_COUNTERS counters{};
    return ::K32GetProcessMemoryInfo(::GetCurrentProcess(), &counters, sizeof counters) == FALSE
               ? 0
               : counters.WorkingSetSize;
}

}  // namespace tablebank::platform
