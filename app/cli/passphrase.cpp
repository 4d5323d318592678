#include "app/cli/passphrase.h"

#include <sys/types.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <istream>
#include <ostream>

#include "app/cli/bounded_input.h"
#include "app/cli/cli_error.h"
#include "app/cli/typed_input.h"
#include "app/i18n/language.h"
#include "ledger/proof/key.h"

namespace tablebank {
namespace {

constexpr std::array ending_signals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};

// A handler of signals sees nothing else than this.
termios terminal_as_found{};

extern "C" void give_terminal_back_and_end(int signal) {
    tcsetattr(STDIN_FILENO, TCSANOW, &terminal_as_found);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

/// The terminal shows nothing of what is typed for as long as this lives; whoever ends the program meanwhile gets a
/// terminal that does.
class Unseen {
public:
    Unseen() {
        if (tcgetattr(STDIN_FILENO, &terminal_as_found) != 0) return;
        for (std::size_t i = 0; i < ending_signals.size(); ++i)
            before_.at(i) = std::signal(ending_signals.at(i), give_terminal_back_and_end);
        termios unseen = terminal_as_found;
        unseen.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        unseen.c_lflag |= static_cast<tcflag_t>(ECHONL);
        is_set_ = tcsetattr(STDIN_FILENO, TCSAFLUSH, &unseen) == 0;
    }
    Unseen(const Unseen&) = delete;
    Unseen& operator=(const Unseen&) = delete;
    ~Unseen() {
        if (!is_set_) return;
        tcsetattr(STDIN_FILENO, TCSANOW, &terminal_as_found);
        for (std::size_t i = 0; i < ending_signals.size(); ++i)
            if (before_.at(i) != SIG_ERR) std::signal(ending_signals.at(i), before_.at(i));
    }
    /// Where the terminal would show it, nothing is asked.
    [[nodiscard]] bool is_set() const { return is_set_; }

private:
    using Handler = void (*)(int);
    std::array<Handler, ending_signals.size()> before_{};
    bool is_set_ = false;
};

std::string one_line(const Streams& streams) {
    std::string line;
    const bool given = read_line(streams.in, line);
    std::string passphrase = line;
    forget(line);
    if (!given || passphrase.empty()) throw CliError(ExitCode::usage, streams.lang.tr("no passphrase was given"));
    if (passphrase.size() <= longest_passphrase) return passphrase;
    forget(passphrase);
    throw CliError(ExitCode::usage, streams.lang.tr("a passphrase has at most {most} bytes",
                                                    {{"most", std::to_string(longest_passphrase)}}));
}

std::string asked(Streams& streams, const std::string& question) {
    const Unseen unseen;
    if (!unseen.is_set())
        throw CliError(ExitCode::usage, streams.lang.tr("this terminal would show the passphrase; pipe it in instead"));
    streams.err << question << ' ';
    streams.err.flush();
    return one_line(streams);
}

}  // namespace

std::string read_passphrase(Streams& streams, bool fresh) {
    if (!is_typed(streams)) return one_line(streams);
    std::string passphrase = asked(streams, streams.lang.tr("Passphrase:"));
    if (!fresh) return passphrase;
    std::string again = asked(streams, streams.lang.tr("The same once more:"));
    const bool same = again == passphrase;
    forget(again);
    if (same) return passphrase;
    forget(passphrase);
    throw CliError(ExitCode::usage, streams.lang.tr("the two passphrases are not the same"));
}

}  // namespace tablebank
