#include "app/cli/output.h"

#include <cerrno>
#include <fstream>
#include <ostream>
#include <system_error>

#include "app/cli/cli_error.h"
#include "db/new_file.h"

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

void write_new_file(const std::filesystem::path& file, const std::function<void(std::ostream&)>& write) {
    const NewFile fresh(file);
    errno = 0;
    std::ofstream out(fresh.draft(), std::ios::binary);
    if (out) write(out);
    out.close();
    if (!out) {
        const int error = errno;
        throw FileError(error == ENOSPC ? FileError::Kind::disk_full : FileError::Kind::disk_failed, file,
                        "cannot be written" + because(error));
    }
    fresh.publish();
}

}  // namespace tablebank
