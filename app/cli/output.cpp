#include "app/cli/output.h"

#include <cerrno>
#include <ostream>
#include <system_error>

#include "app/cli/cli_error.h"
#include "app/i18n/language.h"
#include "app/present/words/file_reason_text.h"

namespace tablebank {
namespace {

std::string unwritable(const Language& lang, int error) {
    if (error == 0) return lang.tr("standard output cannot be written");
    return lang.tr("standard output cannot be written: {reason}",
                   {{"reason", file_reason_text(lang, std::generic_category().message(error))}});
}

}  // namespace

void require_written(const Language& lang, std::ostream& out) {
    const bool failed_before = !out;  // and why is no longer known
    errno = 0;
    out.flush();
    if (!out) throw CliError(ExitCode::disk, unwritable(lang, failed_before ? 0 : errno));
}

}  // namespace tablebank
