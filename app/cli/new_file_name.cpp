#include "app/cli/new_file_name.h"

#include "app/cli/cli_error.h"
#include "app/i18n/language.h"

namespace tablebank {

void require_file_name(const Language& lang, std::string_view option, const std::string& name) {
    if (!name.empty()) return;
    throw CliError(ExitCode::usage,
                   lang.tr("{option}: the name of the file is empty", {{"option", std::string(option)}}));
}

}  // namespace tablebank
