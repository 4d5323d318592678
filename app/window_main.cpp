// tablebankw, for a desktop whose programs either have a console or open windows: runs tablebank, which is in the same
// folder, without a console. If that fails, its messages are shown in a window.

#include <exception>
#include <filesystem>
#include <string>
#include <system_error>

#include "platform/starter.h"
#include "platform/user.h"

int main() {
    constexpr int failed = 4;  // as in docs/reference/cli.md
    constexpr const char* title = "tablebank";
    try {
        std::error_code error;
        const std::filesystem::path program =
            tablebank::platform::program_file(error).replace_filename("tablebank.exe");
        tablebank::platform::Ended ended;
        if (!error) ended = tablebank::platform::run_without_console(program, error);
        if (error)
            ended = {failed, "tablebank.exe, in the folder of this program, cannot be started: " + error.message()};
        if (ended.code != 0 && !ended.said.empty()) tablebank::platform::show_error(title, ended.said);
        return ended.code;
    } catch (const std::exception& fault) {
        tablebank::platform::show_error(title, fault.what());
        return failed;
    }
}
