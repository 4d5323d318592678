// The file descriptors that a server leaves to its program, however many clients come.

#include <doctest/doctest.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "tests/app/web/served_site.h"

using namespace tablebank;
using namespace tablebank::testing;

namespace {

constexpr rlim_t most_files = 300;
constexpr std::size_t room = most_files / 2;  // the server's limit for so few
constexpr std::size_t clients = 200;          // of each stranger; those of two are more than there are files

/// A process that gets a port, connects to it as often as it can, and sends nothing.
class Stranger {
public:
    explicit Stranger(const std::string& address) {
        REQUIRE(pipe(port_.data()) == 0);
        process_ = fork();
        REQUIRE(process_ >= 0);
        if (process_ == 0) come(address);
    }
    Stranger(const Stranger&) = delete;
    Stranger& operator=(const Stranger&) = delete;
    ~Stranger() {
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
        close(port_[0]);
        close(port_[1]);
    }
    void show(std::uint16_t port) { REQUIRE(write(port_[1], &port, sizeof port) == sizeof port); }

private:
    [[noreturn]] void come(const std::string& address) {
        std::uint16_t port = 0;
        if (read(port_[0], &port, sizeof port) != sizeof port) _exit(1);
        std::vector<std::unique_ptr<WebClient>> all;
        all.reserve(clients);
        try {
            while (all.size() < clients) all.push_back(std::make_unique<WebClient>(port, address));
        } catch (const std::exception&) {
            _exit(1);
        }
        for (;;) pause();
    }

    std::array<int, 2> port_{};
    pid_t process_ = -1;
};

enum Outcome { all_well, no_limit, nobody_came, no_file, too_many };

/// In a process of its own, as fewer files are for good.
Outcome files_beside_strangers() {
    Stranger one("127.0.0.2");
    Stranger other("127.0.0.3");
    const rlimit few{most_files, most_files};
    if (setrlimit(RLIMIT_NOFILE, &few) != 0) return no_limit;
    const ServedSite served;
    one.show(served.port());
    other.show(served.port());
    if (!comes_true([&] { return served.server.counts().connections >= room; })) return nobody_came;
    std::this_thread::sleep_for(std::chrono::milliseconds{300});  // for those who come after
    if (!std::ifstream("/proc/self/status").is_open()) return no_file;
    return served.server.counts().connections == room ? all_well : too_many;
}

}  // namespace

TEST_CASE("strangers never take the last files of the program") {
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) _exit(files_beside_strangers());
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == all_well);
}
