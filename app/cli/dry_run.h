#pragma once
// `do --dry-run`: what lines would post, or the plan of a repair, on a private copy of the game. Nothing is posted.
// Internal to this room.

#include <string>

#include "app/cli/source_line.h"
#include "app/cli/subcommand.h"
#include "app/session/standings_change.h"
#include "app/session/trial.h"

namespace tablebank {

class DryRun {
public:
    /// Reads the game as a reading subcommand does, so it works beside an open window. Throws FileError.
    DryRun(const std::string& file, Streams& streams, bool json);

    /// Each line on the table as the one before it would leave it. Throws CliError where a line would be refused; of
    /// a repair that waits for answers the plan is told first.
    void post(const SourceLine& line);

private:
    /// With what the last entry of a line does to the result of a game that is over.
    void tell(const Entry& entry, const StandingsChange* change) const;
    void tell(const RepairPlan& plan) const;

    Trial trial_;
    Streams& streams_;
    bool json_;
};

}  // namespace tablebank
