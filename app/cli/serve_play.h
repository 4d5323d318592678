#pragma once
// `serve --play`: the players' phones act. The program has the game open, posts what the phones send and what the
// banker types, and shows both in the terminal. Internal header.

#include <optional>
#include <string>
#include <vector>

#include "app/cli/exit_code.h"
#include "app/cli/subcommand.h"
#include "app/hub/served_table.h"
#include "app/phones/phone_mode.h"
#include "platform/console.h"

namespace tablebank {

struct PlayOptions {
    std::string file;
    PhoneMode mode = PhoneMode::at_once;
    bool dice = false;                  ///< a phone may ask the program to throw its dice
    bool qr = false;                    ///< a code for each link
    std::vector<std::string> renew;     ///< players whose link is renewed at the start
    std::vector<std::string> withdraw;  ///< or withdrawn
    std::optional<int> seconds;
    bool json = false;
    bool asks_pin = false;  ///< of the banker's own page: typed unseen, or the first line of standard input
    std::string pin_file;   ///< or the first line of this file
};

/// Until a signal, or as long as the options state. Throws CliError, FileError, WebError.
ExitCode serve_play(const PlayOptions& options, const WebPlace& place, const platform::SignalBlocker& signals,
                    Streams& streams);

}  // namespace tablebank
