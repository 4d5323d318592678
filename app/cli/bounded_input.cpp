#include "app/cli/bounded_input.h"

#include <istream>

#include "app/cli/cli_error.h"
#include "app/i18n/language.h"

namespace tablebank {

void require_bounded(const Language& lang, const std::vector<std::string>& arguments) {
    if (arguments.size() > most_arguments)
        throw CliError(ExitCode::usage, lang.tr("there are more arguments than a command takes ({most})",
                                                {{"most", std::to_string(most_arguments)}}));
    for (const std::string& argument : arguments)
        if (argument.size() > longest_argument)
            throw CliError(ExitCode::usage, lang.tr("an argument is longer than an argument may be ({most} bytes)",
                                                    {{"most", std::to_string(longest_argument)}}));
}

bool read_line(std::istream& in, std::string& line) {
    line.resize(longest_line + 2);  // a byte more than a line, and the end that getline writes
    in.getline(line.data(), static_cast<std::streamsize>(line.size()));
    const auto count = static_cast<std::size_t>(in.gcount());
    const bool with_end = !in.eof() && !in.fail();
    line.resize(with_end ? count - 1 : count);
    if (line.ends_with('\r')) line.pop_back();
    return with_end || count > 0;
}

}  // namespace tablebank
