#include "app/cli/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <initializer_list>

#include "app/event/event_place.h"

namespace tablebank {

void guard_standard_streams() {
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error of the disk, and is told as one
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (fcntl(stream, F_GETFD) != -1) continue;
        // The lowest free number is this stream's. Opened the wrong way round: reading input and writing output fail.
        const int opened = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
        if (opened != stream) return;
    }
}

std::vector<std::string> take_arguments(int count, char** values) {
    std::vector<std::string> arguments;
    for (int i = 1; i < count; ++i) {
        char* value = values[i];
        arguments.emplace_back(value);
        const std::string shown = hide_address_passwords(arguments.back());
        if (shown == arguments.back()) continue;
        const std::size_t size = arguments.back().size();
        std::fill_n(value, size, '\0');
        std::copy_n(shown.begin(), std::min(size, shown.size()), value);
    }
    return arguments;
}

}  // namespace tablebank
