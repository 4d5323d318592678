// Any bytes as a typed line: they are read or refused with a reason, and completed. A line that was read is printed as
// a line that reads back to itself.

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

#include "ledger/grammar/notation.h"
#include "tests/support/notation_table.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace tablebank;
    const std::string line(data, data + size);
    const Setup& setup = testing::american_three();
    (void)complete_line(setup, line, "ru");
    const auto read = parse_line(setup, line);
    if (const Command* command = std::get_if<Command>(&read)) {
        const std::string printed = print_line(setup, *command);
        const auto again = parse_line(setup, printed);
        if (!std::holds_alternative<Command>(again)) std::abort();
        if (print_line(setup, std::get<Command>(again)) != printed) std::abort();
    }
    return 0;
}
