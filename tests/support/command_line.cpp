#include "tests/support/command_line.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <sstream>

#include "app/cli/cli.h"
#include "tests/support/languages.h"

namespace tablebank::testing {

Ran run(const Language& lang, const std::vector<std::string>& arguments, const std::string& input,
        const std::string& editions) {
    setenv("TABLEBANK_EDITIONS", editions.c_str(), 1);
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int code = run_cli(lang, arguments, in, out, err);
    return {code, out.str(), err.str()};
}

Ran run(const std::vector<std::string>& arguments, const std::string& input, const std::string& editions) {
    return run(english, arguments, input, editions);
}

std::string new_game(const ScratchFolder& folder, const std::string& name) {
    const std::string file = folder.file(name);
    const Ran made = run({"new", file, "--edition", "us", "--goal", "timed", "--player", "Anna:monopolist", "--player",
                          "Boris:competitor"});
    CAPTURE(made.err);
    REQUIRE(made.code == 0);
    return file;
}

std::string documented_game(const ScratchFolder& folder, const std::string& name) {
    const std::string file = folder.file(name);
    const Ran made = run({"new", file, "--from", "-", "--goal", "timed"}, documented_position);
    CAPTURE(made.err);
    REQUIRE(made.code == 0);
    return file;
}

}  // namespace tablebank::testing
