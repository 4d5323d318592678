#pragma once
// The judge's and the players' statements about a game and its result, collected from the entries in force: the
// confirmed sheet of rulings, counted notes, witnesses of throws, signatures, the certified sheet and its corrections,
// protests and how they went on. The score sheet, the command line and the window all use it.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "calculators/notes.h"
#include "calculators/share.h"
#include "ledger/books/history.h"
#include "ledger/books/protest.h"
#include "ledger/decide/checklist.h"

namespace tablebank {

/// A statement in an entry, and who made it, if they gave a name.
struct Said {
    std::int64_t entry = 0;
    std::int64_t at_ms = 0;
    std::string words;
    std::string poster{};  ///< who typed it
};

/// The last count of a hand's notes.
struct CountedHand {
    int seat = 0;
    std::int64_t entry = 0;  ///< 0: of a game that was played on paper only
    Notes notes{};           ///< empty if only their sum was given
    Money counted;
    Money booked;         ///< in the ledger before
    bool waived = false;  ///< the sum in the ledger was kept
    std::string why;
    bool after_handing_in = false;  ///< compared with the cash that was handed in
    [[nodiscard]] Money difference() const { return counted - booked; }
};

/// A player's signature as it was typed; a signature on paper is separate.
struct TypedSignature {
    int seat = 0;
    std::string name;  ///< the current name of that person, also if someone else has the seat since
    Said said;
    bool refused = false;
    bool stands = false;  ///< the result has not changed since
};

struct ProtestCase {
    Protest protest;
    int seat = 0;                      ///< who lodged it
    std::vector<Said> course;          ///< lodged first
    std::vector<ProtestState> states;  ///< of each of them
};

struct CertifiedSheet {
    int number = 0;
    Said said;
    std::string key;               ///< of the judge, in minisign's form; empty if none was named
    bool proved = false;           ///< that key signed the certified text; known only for the sheet in force
    std::string despite{};         ///< why it was certified although something was not done
    std::vector<Undone> undone{};  ///< the things that were not done
};

/// A correction of a certified sheet: the sheet before it, with its totals, and why it was corrected.
struct SheetBefore {
    CertifiedSheet certificate;
    Said corrected;          ///< the entry that began the correction, with its reason
    std::int64_t entry = 0;  ///< after which it was printed: its head is that of this entry
};

struct Adjudication {
    std::optional<Said> confirmed;  ///< the sheet of rulings
    bool rulings_changed_since = false;
    std::vector<CountedHand> hands;   ///< by seat, of the players whose notes were counted: the last count of each
    std::vector<CountedHand> counts;  ///< all counts, by seat and then oldest first
    std::map<Space, std::string> throws_witnessed{};  ///< by utility: the witness of its dice
    std::vector<TypedSignature> signatures{};         ///< by seat
    std::vector<SheetBefore> sheets_before{};         ///< oldest first
    std::vector<Said> witnesses;                      ///< of throws in the walk, in order, if they have names
    std::vector<int> signed_by;                       ///< seats, of those who signed the current result
    std::vector<int> refused_by;                      ///< seats, of those who refused to sign it
    std::optional<CertifiedSheet> sheet;              ///< the one in force; empty if none is certified
    std::vector<Said> corrections;                    ///< that were begun
    std::vector<ProtestCase> protests;
    std::optional<std::int64_t> protest_deadline_ms;
    /// Changes of the time for protests since time was called, or since the end: in minutes.
    std::vector<std::pair<Said, std::int64_t>> protest_times{};
    /// Confirmed as they are now.
    [[nodiscard]] bool rulings_confirmed() const { return confirmed && !rulings_changed_since; }
    /// Whether the notes of each player who is left were counted.
    [[nodiscard]] bool all_counted(const Game& game) const { return hands.size() == game.players().size(); }
};

[[nodiscard]] Adjudication adjudication(const Table& table);

}  // namespace tablebank
