#pragma once
// The repair: what becomes of every later line when an earlier one is corrected. As a programmer rebases: the line is
// corrected on the table before it, and each later line that is in force is decided again on what is then
// true, as it was meant. What fits stays; a payment of what was due becomes the payment of what is due now; what has
// lost its object is dropped; what must be paid now is added; and where more than one thing could be meant, the banker
// is asked. Data, and no sentences: app/present words it. Posts nothing.
//
// What a line meant is told by what was typed: `ok` is what is due, whatever it is now; `decline` an offer; dice are
// those that were thrown, of him whose roll it is where nobody was named; a deed that was named is that deed.

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

/// What becomes of a line.
enum class Fate : std::uint8_t {
    put_right,  ///< the entry that is amended
    kept,       ///< the same line with the same money, deeds, buildings and cards
    changed,    ///< another line, or other sums
    dropped,    ///< nothing is posted in its place
    added,      ///< a line that was not there
    asked,      ///< the banker must say; until then the plan goes on as if the line, or what it waits for, were not
};

/// Why a line is not what it was, as far as the refusal next to it does not say it all.
enum class RepairWhy : std::uint8_t {
    as_meant,       ///< kept, or changed as what is true now wants it
    answered,       ///< by an answer of the banker
    newly_due,      ///< added: must be paid now, and there is one way to
    lost,           ///< dropped: its object is gone (`refusal`: how the line would be refused)
    settle_first,   ///< asked: something is to be settled before this line (`refusal`: due_open, with whose and the
                    ///< line)
    roll_first,     ///< asked: a roll that was not thrown comes before this line (`refusal`: whose turn it is)
    whose_dice,     ///< asked: a double that was not there before has one more roll: these dice, or others before them?
    raise_first,    ///< asked: the cash does not reach (`refusal`: short_of_cash)
    other_meaning,  ///< asked: what it settled is gone, and something else is open that could have been meant
    counted,        ///< asked: notes were counted against other books than they would be now
    refused,        ///< asked: it would be refused (`refusal`)
    unreadable,     ///< asked: today's grammar does not know the line
};

[[nodiscard]] std::string_view to_string(Fate fate);      ///< "put-right", "kept"
[[nodiscard]] std::string_view to_string(RepairWhy why);  ///< "newly-due"

/// One line of the plan, in the order in which they are posted.
struct RepairRow {
    Fate fate = Fate::kept;
    RepairWhy why = RepairWhy::as_meant;
    /// The corrected entry, or the later entry that the row is about; of an added row the one that follows it.
    std::int64_t entry = 0;
    std::string before;                ///< its canonical line until now; empty if it was not there
    std::string after;                 ///< the canonical line that is posted; empty if there is none
    std::optional<Entry> posted{};     ///< what is posted; its number is that of the plan
    std::optional<Refusal> refusal{};  ///< see `why`
    /// Asked: what would do, as it is written after `#ENTRY`: `keep`, `drop`, or a line; with capital letters where
    /// something is to be filled in ("Boris rent @12 dice D1 D2").
    std::vector<std::string> answers{};
};

/// What would be posted, and the table after it. While something is open, the plan goes as far as it is known.
struct RepairPlan {
    std::int64_t entry = 0;         ///< that is corrected
    std::vector<RepairRow> rows{};  ///< the amended line first, then every later line
    Game before;                    ///< the table as it is
    Game after;                     ///< as it would be
    RepairCounts counts{};          ///< without the amended line and without those asked
    /// All entries of the action: the amendment itself, what it undoes, and the lines decided again. Their ids and
    /// posters are empty, and where the moment is 0 it is that of the posting. Empty while something is open, and
    /// if nothing changes.
    std::vector<Entry> entries{};

    [[nodiscard]] std::vector<const RepairRow*> open() const;
    [[nodiscard]] bool is_open() const { return !open().empty(); }
    /// Nothing would be otherwise than it is.
    [[nodiscard]] bool changes_nothing() const;
};

using Repair = std::variant<RepairPlan, Refusal>;

/// The plan of `amend #N LINE [; #M ANSWER]...`. A refusal where the entry cannot be amended (no_such_entry,
/// opening_entry, already_reversed), where its new line is refused itself, where an answer speaks of an entry that is
/// no later line, or where something older stands in the way of taking back what follows.
///
/// The answers of an entry are used in their order, each where something is asked of it; those left over stand in its
/// place.
[[nodiscard]] Repair plan_repair(const Table& table, const Command& command, const action::Amend& amend);

}  // namespace tablebank
