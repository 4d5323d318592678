// Pipes, sockets and devices in place of a file that is read whole.

#include <doctest/doctest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <string>

#include "db/file/bounded_file.h"
#include "db/file/file_error.h"
#include "tests/support/scratch_folder.h"

using namespace tablebank;
using tablebank::testing::ScratchFolder;

namespace {

constexpr std::size_t limit_of_pipes = 1000;

std::string refusal(const std::string& file) {
    try {
        return "read: " + read_bounded(file, limit_of_pipes);
    } catch (const FileError& error) {
        CHECK(error.kind() == FileError::Kind::cannot_read);
        CHECK(error.file() == file);
        return error.what();
    }
}

}  // namespace

TEST_CASE("anything but a regular file is refused at once, and never waited for") {
    const ScratchFolder folder;
    CHECK(refusal(folder.path().string()) == "Is a directory");
    CHECK(refusal(folder.file("gone")) == "No such file or directory");
    CHECK(refusal("/dev/zero") == "this is not a file");
    CHECK(refusal("/dev/full") == "this is not a file");
    REQUIRE(::mkfifo(folder.file("pipe").c_str(), 0600) == 0);
    CHECK(refusal(folder.file("pipe")) == "this is not a file");

    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string name = folder.file("socket");
    REQUIRE(name.size() < sizeof(address.sun_path));
    name.copy(std::begin(address.sun_path), name.size());
    const int listening = ::socket(AF_UNIX, SOCK_STREAM, 0);
    REQUIRE(::bind(listening, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    CHECK(refusal(name) == "this is not a file");
    ::close(listening);
}

TEST_CASE("A pipe that was handed over is read under its name, up to the limit") {
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    const std::string sent(limit_of_pipes + 500, 'x');
    REQUIRE(::write(ends[1], sent.data(), sent.size()) == static_cast<ssize_t>(sent.size()));
    ::close(ends[1]);
    CHECK(read_bounded("/dev/fd/" + std::to_string(ends[0]), limit_of_pipes).size() == limit_of_pipes + 1);
    ::close(ends[0]);
}
