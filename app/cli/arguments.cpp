#include "app/cli/arguments.h"

#include <algorithm>

#include "app/event/event_place.h"

namespace tablebank {

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
