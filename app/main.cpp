// Wiring: the arguments to the command line, and to it the window that it can open.

#include <cstdio>
#include <exception>
#include <iostream>

#include "app/cli/arguments.h"
#include "app/cli/cli.h"
#include "app/i18n/language.h"
#include "app/session/app_directories.h"
#include "app/ui/window/window.h"
#include "platform/console.h"

namespace {

tablebank::WindowOptions options_of(const tablebank::WindowRequest& wish) {
    using Start = tablebank::WindowRequest::Start;
    tablebank::WindowOptions options;
    if (!wish.file.empty()) options.file = wish.file;
    options.resume = wish.start == Start::resume;
    options.show_me = wish.start == Start::show_me;
    if (wish.start == Start::new_game) options.screen = tablebank::Screen::new_game;
    if (wish.start == Start::calculator) options.screen = tablebank::Screen::calculator;
    return options;
}

}  // namespace

int main(int count, char** values) {
    constexpr int failed = 4;  // as in docs/reference/cli.md
    try {
        tablebank::platform::guard_standard_streams();
        tablebank::use_bundled_fonts();
        return tablebank::run_cli(
            tablebank::language_of_environment(), tablebank::take_arguments(count, values), std::cin, std::cout,
            std::cerr, [](const tablebank::WindowRequest& wish) { return tablebank::run_window(options_of(wish)); });
    } catch (const std::exception& error) {
        // No language was found for the message.
        std::fprintf(stderr, "tablebank: %s\n", error.what());
        return failed;
    }
}
