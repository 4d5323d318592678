#include <ostream>

#include "app/export/csv_row.h"
#include "app/export/game_export.h"
#include "app/export/time_text.h"
#include "ledger/books/people.h"

namespace tablebank {
namespace {

/// The player whose hand or pledge pile an account is; empty for every other place.
/// `before` and `after` are the states around an entry: with it a player may have joined or left.
std::string player_of(const Setup& before, const Setup& after, Account account) {
    if (account.kind != Account::Kind::player && account.kind != Account::Kind::pledge) return {};
    const Seat seat{account.index};
    return (seat.number <= after.seats() ? after : before).player(seat).name;
}

}  // namespace

void export_csv(const ReadGame& game, std::ostream& out) {
    const Setup& setup = *game.table.game.setup;
    out << csv_row({"seq", "at", "poster", "line", "why", "forced", "reverses", "asset", "quantity", "from",
                    "from_player", "to", "to_player"});
    for (const Entry& entry : game.table.history.entries()) {
        const std::vector<std::string> head{std::to_string(entry.sequence),
                                            utc_moment(entry.stamp.at_ms),
                                            entry.stamp.poster,
                                            entry.line,
                                            entry.why,
                                            entry.forced.value_or(""),
                                            entry.reverses ? std::to_string(*entry.reverses) : ""};
        const SetupOfEntry before(setup, entry.sequence);
        const SetupOfEntry after(setup, entry.sequence + 1);
        const auto row = [&](const std::vector<std::string>& tail) {
            std::vector<std::string> fields = head;
            fields.insert(fields.end(), tail.begin(), tail.end());
            out << csv_row(fields);
        };
        if (entry.transfers.empty()) row({"", "", "", "", "", ""});
        for (const Transfer& transfer : entry.transfers)
            row({to_string(transfer.asset), std::to_string(transfer.quantity), to_string(transfer.from),
                 player_of(*before, *after, transfer.from), to_string(transfer.to),
                 player_of(*before, *after, transfer.to)});
    }
}

}  // namespace tablebank
