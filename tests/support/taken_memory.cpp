#include "tests/support/taken_memory.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> taken{0};

}  // namespace

void* operator new(std::size_t size) {
    taken += size;
    if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace tablebank::testing {

std::size_t taken_memory() {
    return taken;
}

}  // namespace tablebank::testing
