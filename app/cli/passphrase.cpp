#include "app/cli/passphrase.h"

#include <bsd/readpassphrase.h>

#include <cerrno>
#include <istream>
#include <ostream>
#include <string>
#include <utility>

#include "app/cli/bounded_input.h"
#include "app/cli/cli_error.h"
#include "app/cli/typed_input.h"
#include "app/i18n/language.h"
#include "ledger/proof/key.h"

namespace tablebank {
namespace {

/// What was given, if it can be a passphrase.
std::string bounded(const Streams& streams, bool given, std::string passphrase) {
    if (!given || passphrase.empty()) throw CliError(ExitCode::usage, streams.lang.tr("no passphrase was given"));
    if (passphrase.size() <= longest_passphrase) return passphrase;
    forget(passphrase);
    throw CliError(ExitCode::usage, streams.lang.tr("a passphrase has at most {most} bytes",
                                                    {{"most", std::to_string(longest_passphrase)}}));
}

std::string one_line(const Streams& streams) {
    std::string line;
    const bool given = read_line(streams.in, line);
    std::string passphrase = line;
    forget(line);
    return bounded(streams, given, std::move(passphrase));
}

/// On the terminal itself, which shows nothing of it, and shows again what is typed however this ends: also while the
/// program is stopped (Ctrl+Z). When it goes on, the question is asked once more.
std::string asked(Streams& streams, const std::string& question) {
    streams.out.flush();
    streams.err.flush();
    // One byte more than there may be, and the zero at the end: what is too long is noticed.
    std::string typed(longest_passphrase + 2, '\0');
    errno = 0;
    const bool given =
        ::readpassphrase((question + ' ').c_str(), typed.data(), typed.size(), RPP_REQUIRE_TTY) != nullptr;
    const bool is_shown = !given && errno == ENOTTY;
    std::string passphrase = given ? typed.c_str() : "";
    forget(typed);
    if (is_shown)
        throw CliError(ExitCode::usage, streams.lang.tr("this terminal would show the passphrase; pipe it in instead"));
    return bounded(streams, given, std::move(passphrase));
}

}  // namespace

std::string read_passphrase(Streams& streams, bool fresh) {
    if (!is_typed(streams)) return one_line(streams);
    std::string passphrase = asked(streams, streams.lang.tr("Passphrase:"));
    if (!fresh) return passphrase;
    std::string again = asked(streams, streams.lang.tr("The same once more:"));
    const bool same = again == passphrase;
    forget(again);
    if (same) return passphrase;
    forget(passphrase);
    throw CliError(ExitCode::usage, streams.lang.tr("the two passphrases are not the same"));
}

}  // namespace tablebank
