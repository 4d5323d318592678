#pragma once
// The content of the ring: what the table waits for now. A due with its workings and its choices, a roll, the next
// player, or a step of the ending.

#include <optional>
#include <string>
#include <vector>

#include "app/present/entries/notes_snapshot.h"
#include "app/present/table/offered_action.h"
#include "app/present/words/working_row.h"
#include "calculators/table.h"
#include "ledger/books/due.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// Dice that may be thrown by clicking: the line is `prefix` and the throws.
struct DicePad {
    int dice = 0;  ///< 0: none is needed
    std::string prefix;
};

/// Why an entry moved a sum: "Rent of Nob Hill", "$184", and its workings.
struct ReasonRow {
    std::string title;
    std::string amount;
    std::vector<WorkingRow> workings;
};

struct TurnSnapshot {
    std::vector<ReasonRow> done;         ///< in the past: the sums of the selected entry
    std::string heading;                 ///< "Anna owes Boris"
    int payer = 0;                       ///< seat of the player in the heading, who owes or has won; 0: none
    std::optional<int> payee;            ///< seat; 0 is the bank; nullopt if nothing is owed
    std::string amount;                  ///< "$184", in the largest digits of the screen
    std::optional<NotesSnapshot> notes;  ///< that make the amount
    std::optional<Space> space;          ///< the space of the due
    std::string subject;                 ///< its name, "Nob Hill"
    std::string colour;                  ///< of its city, "#rrggbb", or empty
    std::string sentence;  ///< what is due or awaited, in words; names no key and no line: pages have it too
    std::vector<WorkingRow> workings;
    std::vector<OfferedAction> actions;
    DicePad dice;
    std::string hint;                  ///< the possible input: for a reader with a keyboard
    std::vector<std::string> waiting;  ///< further dues, one sentence each
    int to_roll = 0;                   ///< seat whose dice are awaited; 0: none
    int person = 0;                    ///< the one player in turn on the screen, who owes, chooses or rolls; 0: none
};

[[nodiscard]] TurnSnapshot make_turn_snapshot(const Language& lang, const Table& table);
/// The same for one player: their own first due, if they have one, before the dues of others.
[[nodiscard]] TurnSnapshot make_turn_snapshot(const Language& lang, const Table& table, Seat seat);

}  // namespace tablebank
