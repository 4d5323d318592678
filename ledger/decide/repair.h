#pragma once
// The repair: the effect on every later line when an earlier one is corrected. It works like a rebase: the line is
// corrected on the table before it, and each later line in force is decided again on the new table, as it was meant. A
// line that fits stays; a payment of an old due becomes the payment of the current one; a line that has lost its object
// is dropped; a sum that must be paid now is added; and if a line could mean several things, the banker is asked. Data,
// without sentences: app/present makes them. Posts nothing.
//
// The meaning of a line follows from its typed text: `ok` is any current due; `decline` an offer; dice are those that
// were thrown, by the player whose roll it is if no one was named; a deed that was named is that deed.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "calculators/refusal.h"
#include "ledger/books/entry.h"
#include "ledger/books/entry_group.h"
#include "ledger/books/history.h"
#include "ledger/grammar/command.h"

namespace tablebank {

/// The result for a line.
enum class Fate : std::uint8_t {
    put_right,  ///< the entry that is amended
    kept,       ///< the same line with the same money, deeds, buildings and cards
    changed,    ///< another line, or other sums
    dropped,    ///< nothing is posted in its place
    added,      ///< a line that was not there
    asked,      ///< the banker must decide; until then the plan goes on without the line, or without what it waits for
};

/// Why a line changed, unless the refusal next to it states the whole reason.
enum class RepairWhy : std::uint8_t {
    as_meant,       ///< kept, or changed to match the new state
    answered,       ///< by an answer of the banker
    newly_due,      ///< added: must be paid now, and there is only one way to pay
    lost,           ///< dropped: its object is gone (`refusal`: how the line would be refused)
    settle_first,   ///< asked: something must be settled before this line (`refusal`: due_open, with whose and the
                    ///< line)
    roll_first,     ///< asked: a roll that was not thrown comes before this line (`refusal`: whose turn it is)
    whose_dice,     ///< asked: a double that was not there before has one more roll: these dice, or others before them?
    raise_first,    ///< asked: the cash is not enough (`refusal`: short_of_cash)
    other_meaning,  ///< asked: what it settled is gone, and something else is open that could have been meant
    counted,        ///< asked: the notes were counted against other balances than the current ones
    refused,        ///< asked: it would be refused (`refusal`)
    unreadable,     ///< asked: today's grammar does not know the line
};

[[nodiscard]] std::string_view to_string(Fate fate);      ///< "put-right", "kept"
[[nodiscard]] std::string_view to_string(RepairWhy why);  ///< "newly-due"

/// One line of the plan, in the order in which they are posted.
struct RepairRow {
    Fate fate = Fate::kept;
    RepairWhy why = RepairWhy::as_meant;
    /// The corrected entry, or the later entry that the row is about; for an added row, the one after it.
    std::int64_t entry = 0;
    std::string before;                ///< its previous canonical line; empty if it is new
    std::string after;                 ///< the canonical line that is posted; empty if there is none
    std::optional<Entry> posted{};     ///< the planned entry; its number is that of the plan
    std::optional<Refusal> refusal{};  ///< see `why`
    /// Asked: the possible answers, as written after `#ENTRY`: `keep`, `drop`, or a line; with capital letters if
    /// something must be filled in ("Boris rent @12 dice D1 D2").
    std::vector<std::string> answers{};
};

/// The entries that would be posted, and the table after them. While a question is open, the plan goes as far as it is
/// known.
struct RepairPlan {
    std::int64_t entry = 0;         ///< the entry that is corrected
    std::vector<RepairRow> rows{};  ///< the amended line first, then every later line
    Game before;                    ///< the current table
    Game after;                     ///< the table after the plan
    RepairCounts counts{};          ///< without the amended line and without those asked
    /// All entries of the action: the amendment itself, the entries that it undoes, and the lines decided again. Their
    /// ids and posters are empty, and a time of 0 stands for that of the posting. Empty while a question is open, and
    /// if nothing changes.
    std::vector<Entry> entries{};

    [[nodiscard]] std::vector<const RepairRow*> open() const;
    [[nodiscard]] bool is_open() const { return !open().empty(); }
    /// Whether the plan would change nothing.
    [[nodiscard]] bool changes_nothing() const;
};

using Repair = std::variant<RepairPlan, Refusal>;

/// The plan of `amend #N LINE [; #M ANSWER]...`. A refusal if the entry cannot be amended (no_such_entry,
/// opening_entry, already_reversed), if its new line is refused itself, if an answer names an entry that is not a later
/// line, or if something older prevents undoing the later entries.
///
/// The answers of an entry are used in their order, one for each question about it; the remaining ones replace it.
[[nodiscard]] Repair plan_repair(const Table& table, const Command& command, const action::Amend& amend);

/// Why an entry cannot be amended, whatever its new line is and also for the judge: it does not exist, is the opening,
/// is not in force, records the computer's clock, or only undoes or corrects others. Entry numbers.
[[nodiscard]] std::optional<Refusal> why_not_amended(const History& history, std::int64_t sequence);

}  // namespace tablebank
