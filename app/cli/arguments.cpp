#include "app/cli/arguments.h"

#include <algorithm>
#include <cstring>
#include <string_view>

#include "app/event/event_place.h"
#include "app/live/short_code.h"
#include "platform/console.h"

namespace tablebank {
namespace {

constexpr std::string_view shown_instead = "...";

/// A table link is hidden to the end of its word.
void hide_link(std::string& argument) {
    constexpr std::string_view beginning = "tablebank-table-";
    const std::size_t found = argument.find(beginning);
    if (found == std::string::npos) return;
    const std::size_t begin = found + beginning.size();
    const std::size_t end = std::min(argument.find_first_of(" \t\r\n", begin), argument.size());
    argument.replace(begin, end - begin, shown_instead);
}

/// A short code is hidden, and its hub is not. The value of --join may be mistyped.
void hide_code(std::string& argument, bool is_joined) {
    constexpr std::string_view option = "--join=";
    const std::size_t begin = argument.starts_with(option) ? option.size() : 0;
    const std::string value = argument.substr(begin);
    const std::size_t at = value.find('@');
    const bool is_code = at != std::string::npos && (is_joined || begin > 0 || read_short_join(value));
    const bool is_code_alone = at == std::string::npos && (is_joined || begin > 0) && read_short_join(value + "@hub");
    if (is_code || is_code_alone) argument.replace(begin, std::min(at, value.size()), shown_instead);
}

}  // namespace

std::vector<std::string> take_arguments(int count, char** values) {
    std::vector<std::string> arguments = platform::arguments_of(count, values);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const bool is_joined = i > 0 && arguments[i - 1] == "--join";
        std::string shown = hide_address_passwords(arguments[i]);
        hide_link(shown);
        hide_code(shown, is_joined);
        if (shown == arguments[i] || i + 1 >= static_cast<std::size_t>(count)) continue;
        char* const value = values[i + 1];
        const std::size_t size = std::strlen(value);
        std::fill_n(value, size, '\0');
        std::copy_n(shown.begin(), std::min(size, shown.size()), value);
    }
    return arguments;
}

}  // namespace tablebank
