#include "app/cli/typed_input.h"

#include <iostream>

#include "platform/console.h"

namespace tablebank {

bool is_typed(const Streams& streams) {
    return streams.in.rdbuf() == std::cin.rdbuf() && platform::input_is_terminal();
}

}  // namespace tablebank
