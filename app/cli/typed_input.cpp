#include "app/cli/typed_input.h"

#include <unistd.h>

#include <iostream>

namespace tablebank {

bool is_typed(const Streams& streams) {
    return streams.in.rdbuf() == std::cin.rdbuf() && ::isatty(STDIN_FILENO) == 1;
}

}  // namespace tablebank
