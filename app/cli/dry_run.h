#pragma once
// `do --dry-run`: what lines would post, or the plan of a repair, on a private copy of the game. Nothing is posted.
// Internal header.

#include <string>

#include "app/cli/source_line.h"
#include "app/cli/subcommand.h"
#include "app/session/standings_change.h"
#include "app/session/trial.h"

namespace tablebank {

class DryRun {
public:
    /// Reads the game like a subcommand that only reads, so it works while a window has it open. Throws FileError.
    /// `signature`: the letters of the judge's, for the lines that need one; may be empty.
    DryRun(const std::string& file, Streams& streams, bool json, std::string signature);

    /// Previews each line on the table that the previous one leaves. Throws CliError if a line would be refused; for a
    /// repair with open questions the plan is printed first.
    void post(const SourceLine& line);

private:
    /// If the game is over, also prints the effect of the line on its result.
    void tell(const Entry& entry, const StandingsChange* change) const;
    void tell(const RepairPlan& plan) const;

    Trial trial_;
    Streams& streams_;
    bool json_;
    std::string signature_;
};

}  // namespace tablebank
