#pragma once
// The surroundings of the due inside the ring, for everyone at the table: payer and payee with their cash before and
// after, the deed's card as printed, and the last payment. turn_snapshot.h has the due and its choices.

#include <cstdint>
#include <optional>
#include <string>

#include "app/present/entries/notes_snapshot.h"
#include "app/present/table/deed_snapshot.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// One side of a payment. The bank's cash is not shown.
struct PartyCash {
    int seat = 0;       ///< 0: the bank
    std::string now;    ///< "$259"; empty for the bank
    std::string after;  ///< "$199" after the payment; empty if it is not possible
    std::string lacks;  ///< "19 short", in its place
};

/// The last entry in force that moved cash.
struct PastPayment {
    std::int64_t entry = 0;
    std::optional<int>
        payer;  ///< seat, 0 is the bank; nullopt if more than two players took part, or cash was only counted
    std::optional<int> payee;            ///< the same
    std::string amount;                  ///< "$60"; empty if several sums moved, or none
    std::string words;                   ///< the effect of the entry
    std::optional<NotesSnapshot> notes;  ///< the notes that the payer gave
};

struct CentrePanelSnapshot {
    std::optional<PartyCash> payer;
    std::optional<PartyCash> payee;
    std::optional<DeedSnapshot> card;  ///< of the due's space, without actions
    std::optional<PastPayment> last;
};

[[nodiscard]] CentrePanelSnapshot make_stage(const Language& lang, const Table& table);

}  // namespace tablebank
