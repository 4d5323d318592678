#include "app/cli/passphrase.h"

#include <istream>
#include <ostream>
#include <string>
#include <utility>

#include "app/cli/bounded_input.h"
#include "app/cli/cli_error.h"
#include "app/cli/typed_input.h"
#include "app/i18n/language.h"
#include "ledger/proof/key.h"
#include "platform/console.h"

namespace tablebank {
namespace {

/// The given text, if it can be a passphrase.
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

/// On the terminal itself, which shows nothing of it.
std::string asked(Streams& streams, const std::string& question) {
    streams.out.flush();
    streams.err.flush();
    // One byte more than the limit, and the zero at the end, so that a passphrase that is too long is noticed.
    std::string typed(longest_passphrase + 2, '\0');
    const platform::TypedUnseen answer = platform::ask_unseen(question + ' ', typed);
    std::string passphrase = answer == platform::TypedUnseen::typed ? typed.c_str() : "";
    forget(typed);
    if (answer == platform::TypedUnseen::would_be_shown)
        throw CliError(ExitCode::usage, streams.lang.tr("this terminal would show the passphrase; pipe it in instead"));
    return bounded(streams, answer == platform::TypedUnseen::typed, std::move(passphrase));
}

}  // namespace

std::string read_secret_line(Streams& streams, const std::string& question) {
    return is_typed(streams) ? asked(streams, question) : one_line(streams);
}

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
