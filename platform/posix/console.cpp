#include "platform/console.h"

#include <bsd/readpassphrase.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <initializer_list>

namespace tablebank::platform {

void guard_standard_streams() {
    ::signal(SIGPIPE, SIG_IGN);
    ::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow becomes a disk error, and is reported as one
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) != -1) continue;
        // The lowest free number is this stream's. Opened in the opposite direction: reading input and writing output
        // fail.
        const int opened = ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        if (opened != stream) return;
    }
}

std::vector<std::string> arguments_of(int count, char** values) {
    return {values + std::min(count, 1), values + count};
}

bool input_is_terminal() {
    return ::isatty(STDIN_FILENO) == 1;
}

TypedUnseen ask_unseen(const std::string& question, std::string& into) {
    errno = 0;
    if (::readpassphrase(question.c_str(), into.data(), into.size(), RPP_REQUIRE_TTY) != nullptr)
        return TypedUnseen::typed;
    return errno == ENOTTY ? TypedUnseen::would_be_shown : TypedUnseen::nothing;
}

struct SignalBlocker::Masks {
    sigset_t held{};
    sigset_t before{};
};

SignalBlocker::SignalBlocker() : masks_(std::make_unique<Masks>()) {
    ::sigemptyset(&masks_->held);
    ::sigaddset(&masks_->held, SIGINT);
    ::sigaddset(&masks_->held, SIGTERM);
    ::pthread_sigmask(SIG_BLOCK, &masks_->held, &masks_->before);
}

SignalBlocker::~SignalBlocker() {
    ::pthread_sigmask(SIG_SETMASK, &masks_->before, nullptr);
}

bool SignalBlocker::came_within(std::chrono::milliseconds time) const {
    constexpr int thousand = 1000;
    constexpr int million = 1'000'000;
    const timespec wait{time.count() / thousand, time.count() % thousand * million};
    return ::sigtimedwait(&masks_->held, nullptr, &wait) > 0;
}

}  // namespace tablebank::platform
