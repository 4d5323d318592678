// A file in memory, and random bytes.

#include "platform/memory.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "platform/random.h"

namespace tablebank::platform {
namespace {

TEST_CASE("bytes written to a file in memory are read again, and its holes are zeros") {
    MemoryFile file;
    REQUIRE(file.is_open());
    CHECK(file.size() == 0);
    const std::array<std::byte, 3> bytes{std::byte{1}, std::byte{2}, std::byte{3}};
    CHECK(file.write(bytes, 100'000));
    CHECK(file.size() == 100'003);
    std::array<std::byte, 4> read{};
    read.fill(std::byte{9});
    CHECK(file.read(read, 99'999) == MemoryFile::Read::whole);
    CHECK(read == std::array<std::byte, 4>{std::byte{0}, std::byte{1}, std::byte{2}, std::byte{3}});
    read.fill(std::byte{9});
    CHECK(file.read(read, 100'002) == MemoryFile::Read::ended);
    CHECK(read == std::array<std::byte, 4>{std::byte{3}, std::byte{0}, std::byte{0}, std::byte{0}});
    CHECK(file.read(read, -1) == MemoryFile::Read::failed);
    CHECK_FALSE(file.write(bytes, -1));
}

TEST_CASE("a file in memory is cut off, and made longer without taking room") {
    MemoryFile file;
    const std::array<std::byte, 2> bytes{std::byte{1}, std::byte{2}};
    REQUIRE(file.write(bytes, 0));
    CHECK(file.resize(1));
    CHECK(file.resize(std::int64_t{1} << 32U));
    CHECK(file.size() == std::int64_t{1} << 32U);
    std::array<std::byte, 2> read{};
    CHECK(file.read(read, 0) == MemoryFile::Read::whole);
    CHECK(read == std::array<std::byte, 2>{std::byte{1}, std::byte{0}});
    CHECK_FALSE(file.resize(-1));
}

TEST_CASE("the process knows that it is in memory") {
    CHECK(resident_bytes() > 100'000);
}

TEST_CASE("random bytes differ each time") {
    std::array<unsigned char, 64> first{};
    std::array<unsigned char, 64> second{};
    fill_random(first);
    fill_random(second);
    CHECK(first != second);
    CHECK(std::ranges::count(first, 0) < 32);
}

}  // namespace
}  // namespace tablebank::platform
