// Counts of the notes in hand, compared with the ledger: no book has a rule for it, every table does it before scoring.

#include <algorithm>

#include "ledger/decide/decide_parts.h"
#include "ledger/grammar/notation.h"

namespace tablebank::deciding {

namespace {

/// Requires notes that the box has, and not more of them than it has.
Check notes_of_the_box(Draft& draft, const Notes& counted) {
    const auto& notes = draft.edition().box.notes;
    for (const NoteCount& of_value : counted) {
        Refusal no = refusal(RefusalCode::no_such_note, draft.actor());
        no.needs = of_value.value;
        const auto note = std::ranges::find(notes, of_value.value, &Note::value);
        if (note == notes.end()) return no;
        no.code = RefusalCode::notes_not_in_box;
        no.detail = std::to_string(note->count);
        if (auto too_many = draft.demand(of_value.count <= note->count, std::move(no))) return too_many;
    }
    return std::nullopt;
}

}  // namespace

Refusal count_without_reason(const Draft& draft, Money booked, const action::Count& count, bool waived) {
    Refusal unsaid = refusal(RefusalCode::reason_needed, draft.actor());
    unsaid.has = booked;
    unsaid.needs = count.cash;
    Command told = draft.command();
    told.player = draft.actor();
    told.why = "why";
    std::get<action::Count>(told.action).waived = waived;
    unsaid.line = print_line(*draft.game().setup, told);
    return unsaid;
}

Check decide_count(Draft& draft, const action::Count& count) {
    if (auto no = notes_of_the_box(draft, count.notes)) return no;
    // The hands are empty then: the count is compared with what was handed in (decide_with_history.cpp).
    if (draft.game().phase() >= Phase::kept && draft.holds_since(RulesVersion::fourth)) return std::nullopt;
    const Account hand = Account::player(draft.actor());
    const Money booked = draft.game().book.cash(hand);
    if (count.waived && count.cash == booked) return refusal(RefusalCode::changes_nothing, draft.actor());
    if (!count.waived && count.cash > booked)
        draft.move(Asset::cash(), Account::bank(), hand, (count.cash - booked).units());
    if (!count.waived && count.cash < booked)
        draft.move(Asset::cash(), hand, Account::bank(), (booked - count.cash).units());
    return gives_reason(draft, count.cash != booked, count_without_reason(draft, booked, count, count.waived));
}

}  // namespace tablebank::deciding
