#include "app/cli/output.h"

#include <cerrno>
#include <ostream>
#include <system_error>

#include "app/cli/cli_error.h"

namespace tablebank {
namespace {

std::string because(int error) {
    return error == 0 ? std::string{} : ": " + std::generic_category().message(error);
}

}  // namespace

void require_written(std::ostream& out) {
    const bool failed_before = !out;  // and why is no longer known
    errno = 0;
    out.flush();
    if (!out) throw CliError(ExitCode::disk, "standard output cannot be written" + because(failed_before ? 0 : errno));
}

}  // namespace tablebank
