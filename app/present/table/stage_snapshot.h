#pragma once
// What stands round the due inside the ring, for the whole room: payer and payee with what they have and what they will
// have, the deed's card as printed, and the last payment. What is due itself, with its choices, is turn_snapshot.h.

#include <cstdint>
#include <optional>
#include <string>

#include "app/present/entries/notes_snapshot.h"
#include "app/present/table/deed_snapshot.h"
#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// One side of a payment. The bank's cash is nobody's worry here.
struct PartyCash {
    int seat = 0;       ///< 0: the bank
    std::string now;    ///< "$259"; empty for the bank
    std::string after;  ///< "$199" once it is paid; empty where it cannot be
    std::string lacks;  ///< "19 short", in its place
};

/// The last entry in force that moved cash.
struct PastPayment {
    std::int64_t entry = 0;
    std::optional<int> payer;            ///< seat, 0 the bank; nullopt where more than two paid or were paid
    std::optional<int> payee;            ///< the same
    std::string amount;                  ///< "$60"; empty where more than one sum moved
    std::string words;                   ///< what the entry did
    std::optional<NotesSnapshot> notes;  ///< that the payer hands over
};

struct CentrePanelSnapshot {
    std::optional<PartyCash> payer;
    std::optional<PartyCash> payee;
    std::optional<DeedSnapshot> card;  ///< of the space that the due is about, with nothing to do
    std::optional<PastPayment> last;
};

[[nodiscard]] CentrePanelSnapshot make_stage(const Language& lang, const Table& table);

}  // namespace tablebank
