#pragma once
// The parts of a score sheet, and the shared parts of the sheet of a game and the blank one. Internal to this module.

#include <functional>
#include <string>
#include <vector>

#include "app/paper/document.h"
#include "app/present/sheet/game_sheet.h"

namespace tablebank {

/// Makes the parts of a sheet from the facts of a game or a position.
struct SheetMaker {
    const Language& lang;
    const SheetFacts& facts;
    const Table* table;
    std::vector<PaperBlock>& blocks;

    [[nodiscard]] const Edition& edition() const { return *facts.edition; }

    void standings() const;
    void counted_cash() const;
    void add_count(const CountedHand& hand, const std::vector<Money>& values, PaperRow& row) const;
    void add_counts_of(const ScoredPlayer& player, const std::vector<Money>& values, std::vector<PaperRow>& rows) const;
    [[nodiscard]] std::vector<std::string> names_by_seat() const;
    void add_despite(const CertifiedSheet& sheet, PaperTone tone) const;
    void payments() const;
    void rulings() const;
    void confirmation() const;
    void clock() const;
    void people() const;  ///< who came, went, changed seats or was renamed
    void corrections() const;
    void adjustments() const;
    void earlier_sheets() const;    ///< those that were corrected, and why
    void typed_signatures() const;  ///< the typed signatures and the certificate
    void protests() const;
    void as_found() const;  ///< the same of a position
    void walk_pages() const;
};

/// The width of a box for a count of notes, if all values together have this width.
[[nodiscard]] double note_box(const Edition& edition, double room);
/// Values of the box, the largest first.
[[nodiscard]] std::vector<Money> note_values(const Edition& edition);

/// Event, table and round, followed by the caller's fields.
[[nodiscard]] std::vector<PaperField> event_fields(const Language& lang, const SheetEvent& event);
/// The text next to the lines for signatures, if it is known already.
struct SignedSheet {
    std::string judge{};
    std::string witness{};
    std::string protest{};  ///< until when one may be lodged
    std::string at{};
    std::string correction{};
};
/// Lines for the banker, the judge, a witness, and each of `players`, with the known data.
void add_signatures(const Language& lang, const std::vector<std::string>& players, const SignedSheet& known,
                    std::vector<PaperBlock>& blocks);

/// "page 2 of 5"
[[nodiscard]] std::function<std::string(int, int)> page_numbers(const Language& lang);

/// Whether the edition knows the timed ending in which a share of the cash is kept and a walk earns the rest.
[[nodiscard]] bool keeps_shares(const Edition& edition);

}  // namespace tablebank
