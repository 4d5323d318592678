// Wiring: arguments to the command line; none, or an event or the line of a table alone, to the window.

#include <cstdio>
#include <exception>
#include <iostream>

#include "app/cli/cli.h"
#include "app/cli/standard_streams.h"
#include "app/i18n/language.h"
#include "app/ui/window/window.h"

int main(int count, char** values) {
    constexpr int failed = 4;  // as docs/commands.md has it
    try {
        tablebank::guard_standard_streams();
        if (count <= 1) return tablebank::run_window({});
        if (count == 2 && tablebank::opens_in_window(values[1])) return tablebank::run_window({.game = values[1]});
        return tablebank::run_cli(tablebank::language_of_environment(), {values + 1, values + count}, std::cin,
                                  std::cout, std::cerr);
    } catch (const std::exception& error) {
        // Not even a language was found to say it in.
        std::fprintf(stderr, "tablebank: %s\n", error.what());
        return failed;
    }
}
