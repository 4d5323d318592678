#include "calculators/refusal.h"

#include <algorithm>
#include <array>

namespace tablebank {
namespace {

enum class Force {
    yes,  ///< a rule of the game or of the order at the table: the table may agree to set it aside
    no,   ///< nothing can be made from nothing, and force cannot explain an unclear line
};

struct Row {
    RefusalCode code;
    std::string_view name;
    Force force;
};

constexpr std::array rows{
    Row{RefusalCode::game_over, "game-over", Force::no},
    Row{RefusalCode::wrong_phase, "wrong-phase", Force::no},
    Row{RefusalCode::closing_bank_only, "closing-bank-only", Force::yes},
    Row{RefusalCode::player_out, "player-out", Force::no},
    Row{RefusalCode::name_invalid, "name-invalid", Force::no},
    Row{RefusalCode::name_taken, "name-taken", Force::no},
    Row{RefusalCode::name_unclear, "name-unclear", Force::yes},
    Row{RefusalCode::table_full, "table-full", Force::no},
    Row{RefusalCode::people_limit, "people-limit", Force::no},
    Row{RefusalCode::roles_unbalanced, "roles-unbalanced", Force::yes},
    Row{RefusalCode::not_tracked, "not-tracked", Force::no},
    Row{RefusalCode::no_such_entry, "no-such-entry", Force::no},
    Row{RefusalCode::nothing_to_undo, "nothing-to-undo", Force::no},
    Row{RefusalCode::nothing_to_redo, "nothing-to-redo", Force::no},
    Row{RefusalCode::opening_entry, "opening-entry", Force::no},
    Row{RefusalCode::already_reversed, "already-reversed", Force::no},
    Row{RefusalCode::reversal_blocked, "reversal-blocked", Force::no},
    Row{RefusalCode::reversal_impossible, "reversal-impossible", Force::no},
    Row{RefusalCode::reversal_too_long, "reversal-too-long", Force::no},
    Row{RefusalCode::no_own_line, "no-own-line", Force::no},
    Row{RefusalCode::judge_repairs, "judge-repairs", Force::yes},
    Row{RefusalCode::changes_nothing, "changes-nothing", Force::no},
    Row{RefusalCode::repair_open, "repair-open", Force::no},
    Row{RefusalCode::unknown_ruling, "unknown-ruling", Force::no},
    Row{RefusalCode::unknown_ruling_value, "unknown-ruling-value", Force::no},
    Row{RefusalCode::wrong_goal, "wrong-goal", Force::no},
    Row{RefusalCode::not_in_this_edition, "not-in-this-edition", Force::no},
    Row{RefusalCode::no_auction, "no-auction", Force::yes},
    Row{RefusalCode::not_up_for_auction, "not-up-for-auction", Force::yes},
    Row{RefusalCode::side_not_gone, "side-not-gone", Force::yes},
    Row{RefusalCode::time_not_called, "time-not-called", Force::yes},
    Row{RefusalCode::sheet_signed, "sheet-signed", Force::no},
    Row{RefusalCode::sheet_not_signed, "sheet-not-signed", Force::no},
    Row{RefusalCode::judge_signs, "judge-signs", Force::no},
    Row{RefusalCode::other_key, "other-key", Force::no},
    Row{RefusalCode::other_purpose, "other-purpose", Force::no},
    Row{RefusalCode::older_entry, "older-entry", Force::no},
    Row{RefusalCode::wrong_signature, "wrong-signature", Force::no},
    Row{RefusalCode::checklist_open, "checklist-open", Force::no},
    Row{RefusalCode::protest_open, "protest-open", Force::yes},
    Row{RefusalCode::protest_late, "protest-late", Force::yes},
    Row{RefusalCode::no_such_protest, "no-such-protest", Force::no},
    Row{RefusalCode::protest_state, "protest-state", Force::no},
    Row{RefusalCode::protest_twice, "protest-twice", Force::yes},
    Row{RefusalCode::protest_unheard, "protest-unheard", Force::yes},
    Row{RefusalCode::appeal_closed, "appeal-closed", Force::yes},
    Row{RefusalCode::trade_closed, "trade-closed", Force::yes},
    Row{RefusalCode::rulings_closed, "rulings-closed", Force::yes},
    Row{RefusalCode::walk_begun, "walk-begun", Force::no},
    Row{RefusalCode::gift_barred, "gift-barred", Force::yes},
    Row{RefusalCode::same_player, "same-player", Force::no},
    Row{RefusalCode::nothing_traded, "nothing-traded", Force::no},

    Row{RefusalCode::not_jailed, "not-jailed", Force::no},
    Row{RefusalCode::already_jailed, "already-jailed", Force::no},
    Row{RefusalCode::due_open, "due-open", Force::yes},
    Row{RefusalCode::too_much_due, "too-much-due", Force::no},
    Row{RefusalCode::which_due, "which-due", Force::yes},
    Row{RefusalCode::waiver_barred, "waiver-barred", Force::yes},
    Row{RefusalCode::claim_late, "claim-late", Force::yes},
    Row{RefusalCode::nothing_due, "nothing-due", Force::no},
    Row{RefusalCode::choice_needed, "choice-needed", Force::no},
    Row{RefusalCode::not_your_turn, "not-your-turn", Force::yes},
    Row{RefusalCode::already_rolled, "already-rolled", Force::yes},
    Row{RefusalCode::in_jail, "in-jail", Force::yes},
    Row{RefusalCode::not_there, "not-there", Force::yes},
    Row{RefusalCode::time_called_already, "time-called-already", Force::no},
    Row{RefusalCode::not_rolled, "not-rolled", Force::yes},
    Row{RefusalCode::clock_state, "clock-state", Force::no},
    Row{RefusalCode::clock_seen, "clock-seen", Force::no},
    Row{RefusalCode::turn_not_finished, "turn-not-finished", Force::yes},

    Row{RefusalCode::no_deed_there, "no-deed-there", Force::no},
    Row{RefusalCode::not_for_sale, "not-for-sale", Force::no},
    Row{RefusalCode::declined_already, "declined-already", Force::yes},
    Row{RefusalCode::withheld, "withheld", Force::yes},
    Row{RefusalCode::not_owner, "not-owner", Force::no},
    Row{RefusalCode::owned_by_self, "owned-by-self", Force::no},
    Row{RefusalCode::unowned, "unowned", Force::no},
    Row{RefusalCode::not_a_street, "not-a-street", Force::no},
    Row{RefusalCode::already_mortgaged, "already-mortgaged", Force::no},
    Row{RefusalCode::not_mortgaged, "not-mortgaged", Force::no},
    Row{RefusalCode::mortgaged_street, "mortgaged-street", Force::yes},
    Row{RefusalCode::buildings_on_street, "buildings-on-street", Force::yes},
    Row{RefusalCode::buildings_in_city, "buildings-in-city", Force::yes},
    Row{RefusalCode::city_not_monopolised, "city-not-monopolised", Force::yes},
    Row{RefusalCode::built_streets_limit, "built-streets-limit", Force::yes},
    Row{RefusalCode::uneven_building, "uneven-building", Force::yes},
    Row{RefusalCode::past_hotel, "past-hotel", Force::no},
    Row{RefusalCode::nothing_built, "nothing-built", Force::no},
    Row{RefusalCode::too_many_steps, "too-many-steps", Force::no},
    Row{RefusalCode::no_houses, "no-houses", Force::no},
    Row{RefusalCode::no_hotels, "no-hotels", Force::no},
    Row{RefusalCode::not_a_hotel, "not-a-hotel", Force::no},
    Row{RefusalCode::price_differs, "price-differs", Force::yes},
    Row{RefusalCode::no_such_card, "no-such-card", Force::no},
    Row{RefusalCode::card_under_pile, "card-under-pile", Force::yes},
    Row{RefusalCode::card_differs, "card-differs", Force::yes},
    Row{RefusalCode::card_played, "card-played", Force::no},
    Row{RefusalCode::dice_not_wanted, "dice-not-wanted", Force::no},
    Row{RefusalCode::dice_missing, "dice-missing", Force::no},
    Row{RefusalCode::no_such_note, "no-such-note", Force::no},
    Row{RefusalCode::notes_not_in_box, "notes-not-in-box", Force::yes},

    Row{RefusalCode::owes_nothing, "owes-nothing", Force::no},
    Row{RefusalCode::can_still_pay, "can-still-pay", Force::yes},
    Row{RefusalCode::estate_by_rule, "estate-by-rule", Force::yes},

    Row{RefusalCode::short_of_cash, "short-of-cash", Force::no},
    Row{RefusalCode::middle_lacks, "middle-lacks", Force::no},
    Row{RefusalCode::not_held, "not-held", Force::no},

    Row{RefusalCode::reason_needed, "reason-needed", Force::no},
};

// A code is looked up by its value, so each row must be at its index.
constexpr bool rows_in_order() {
    for (std::size_t place = 0; place < rows.size(); ++place)
        if (static_cast<std::size_t>(rows[place].code) != place) return false;
    return rows.size() == static_cast<std::size_t>(RefusalCode::reason_needed) + 1;
}
static_assert(rows_in_order());

const Row& row_of(RefusalCode code) {
    return rows.at(static_cast<std::size_t>(code));
}

}  // namespace

std::string_view to_string(RefusalCode code) {
    return row_of(code).name;
}

const std::vector<RefusalCode>& all_refusal_codes() {
    static const std::vector<RefusalCode> codes = [] {
        std::vector<RefusalCode> all;
        std::ranges::transform(rows, std::back_inserter(all), &Row::code);
        return all;
    }();
    return codes;
}

bool can_be_forced(RefusalCode code) {
    return row_of(code).force == Force::yes;
}

}  // namespace tablebank
