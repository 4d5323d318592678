#pragma once
// Remarks for a judge on the ending: an early call, entries between the bell and the end of play, rulings changed late,
// totals set and sheets corrected, certificates without what they require; and cash that the bank gave for nothing.

#include <vector>

#include "app/session/review.h"

namespace tablebank {

/// How much of a debtor's debt to a creditor an entry settles. Without a creditor: of the debt to the bank or the
/// middle.
[[nodiscard]] Money settled_by(const Entry& entry, Seat debtor, std::optional<Seat> creditor);

class EndingReview {
public:
    /// `before` is the table before the entry that is looked at.
    EndingReview(const Table& table, const Table& before) : table_(table), before_(before) {}

    void look(const Entry& entry, std::vector<Remark>& remarks) const;

private:
    void look_at_bell(const Entry& entry, std::vector<Remark>& remarks) const;
    void look_at_ruling(const Entry& entry, std::vector<Remark>& remarks) const;
    void look_at_waiver(const Entry& entry, std::vector<Remark>& remarks) const;
    void look_at_bank(const Entry& entry, std::vector<Remark>& remarks) const;
    void look_at_card(const Entry& entry, std::vector<Remark>& remarks) const;
    void look_at_middle(const Entry& entry, std::vector<Remark>& remarks) const;
    void look_at_certificate(const Entry& entry, std::vector<Remark>& remarks) const;
    void look_at_protest(const Entry& entry, std::vector<Remark>& remarks) const;

    [[nodiscard]] bool is_proved_since(std::int64_t certificate) const;

    const Table& table_;
    const Table& before_;
};

}  // namespace tablebank
