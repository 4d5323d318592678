#include "tests/durability/posting_process.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <thread>

namespace tablebank::durability {
namespace {

[[noreturn]] void fail() {
    throw std::system_error(errno, std::generic_category(), "a process to be killed");
}

struct Pipe {
    std::array<int, 2> ends{};
    Pipe() {
        if (::pipe2(ends.data(), O_CLOEXEC) != 0) fail();
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        close(0);
        close(1);
    }
    void close(std::size_t end) {
        if (ends.at(end) >= 0) ::close(ends.at(end));
        ends.at(end) = -1;
    }
};

/// The output of a pipe, once there is some; nothing at its end.
std::string read_some(int from) {
    std::array<char, 4096> some{};
    ssize_t got = -1;
    while ((got = ::read(from, some.data(), some.size())) < 0)
        if (errno != EINTR) fail();
    return {some.data(), static_cast<std::size_t>(got)};
}

/// The text after a key of one line of JSON, up to a character.
std::string_view behind(std::string_view line, std::string_view key, char end) {
    const std::size_t at = line.find(key);
    if (at == std::string_view::npos) throw std::runtime_error("no answer: " + std::string(line));
    line.remove_prefix(at + key.size());
    return line.substr(0, line.find(end));
}

/// An answer that was cut off by the kill does not count.
Acknowledged read_answers(std::string_view said) {
    Acknowledged read;
    for (std::size_t end = said.find('\n'); end != std::string_view::npos; end = said.find('\n')) {
        const std::string_view line = said.substr(0, end);
        read.entry = std::stoll(std::string(behind(line, "\"seq\":", ',')));
        read.head = parse_hash(behind(line, "\"head\":\"", '"')).value();
        ++read.lines;
        said.remove_prefix(end + 1);
    }
    return read;
}

[[noreturn]] void become(const std::filesystem::path& program, const std::filesystem::path& game, int in, int out) {
    if (::dup2(in, STDIN_FILENO) >= 0 && ::dup2(out, STDOUT_FILENO) >= 0)
        ::execl(program.c_str(), "tablebank", "do", game.c_str(), "--json", nullptr);
    ::_exit(127);
}

}  // namespace

std::optional<Acknowledged> kill_while_posting(const std::filesystem::path& program, const std::filesystem::path& game,
                                               const std::string& lines, Moment moment) {
    Pipe in;
    Pipe out;
    // All of them fit into the pipe: they are there before the program is.
    if (::write(in.ends[1], lines.data(), lines.size()) != static_cast<ssize_t>(lines.size())) fail();
    const pid_t child = ::fork();
    if (child < 0) fail();
    if (child == 0) become(program, game, in.ends[0], out.ends[1]);
    out.close(1);
    std::string said = moment.after_an_answer ? read_some(out.ends[0]) : std::string{};
    std::this_thread::sleep_for(moment.later);
    if (::kill(child, SIGKILL) != 0) fail();
    int status = 0;
    if (::waitpid(child, &status, 0) != child) fail();
    for (std::string more = read_some(out.ends[0]); !more.empty(); more = read_some(out.ends[0])) said += more;
    if (!WIFSIGNALED(status)) return std::nullopt;
    return read_answers(said);
}

}  // namespace tablebank::durability
