#include "tests/random_play/model_table.h"

#include <algorithm>

namespace random_play {

std::string word(Goal goal) {
    return goal == Goal::all_others ? "a" : goal == Goal::richest ? "b" : "timed";
}

std::string word(Phase phase) {
    static const std::array<std::string, 6> words{"play", "side_gone", "closing", "kept", "walked", "finished"};
    return words.at(static_cast<std::size_t>(phase));
}

const std::vector<RulingWords>& all_rulings() {
    static const std::vector<RulingWords> rulings{
        {Ruling::rounding, "rounding", {"half_up", "up", "down"}},
        {Ruling::hotel_counts_as, "hotel_counts_as", {"all_steps", "last_step"}},
        {Ruling::mortgaged_companies_count, "mortgaged_companies_count", {"yes", "no"}},
        {Ruling::double_into_jail, "double_into_jail", {"ends_turn", "rolls_on"}},
        {Ruling::walk_roller, "walk_roller", {"owner", "banker"}},
        {Ruling::several_creditors, "several_creditors", {"equal_parts", "seat_order"}},
        {Ruling::trade_breaking_monopoly, "trade_breaking_monopoly", {"sell_first", "as_mortgage"}},
        {Ruling::pieces_run_out, "pieces_run_out", {"substitutes", "limited"}},
        {Ruling::bankrupt_to_bank_mortgaged, "bankrupt_to_bank_mortgaged", {"for_sale", "withheld"}},
        {Ruling::time_called, "time_called", {"finish_turn", "finish_round", "at_once"}},
        {Ruling::closing, "closing", {"yes", "no"}},
        {Ruling::timed_trade, "timed_trade", {"until_closing", "never"}},
        {Ruling::closing_own_turn, "closing_own_turn", {"lifted", "kept"}},
        {Ruling::jailed_in_walk, "jailed_in_walk", {"nothing", "collects"}},
        {Ruling::jailed_in_richest, "jailed_in_richest", {"collects", "nothing"}},
        {Ruling::equal_turns, "equal_turns", {"no", "yes"}},
        {Ruling::closing_plan, "closing_plan", {"judge", "all", "off"}},
        {Ruling::live_standings, "live_standings", {"judge", "all", "off"}},
        {Ruling::track_tokens, "track_tokens", {"yes", "no"}},
        {Ruling::ties, "ties", {"shared", "more_cash_kept", "more_deeds"}},
    };
    return rulings;
}

Units Due::at_most() const {
    if (!is_debt()) return 0;
    if (kind == Owed::utility) return factor * 12;
    if (kind == Owed::income_tax) return std::min(amount, percent);
    return amount;
}

std::array<Units, ruling_count> rulings_of_the_book() {
    std::array<Units, ruling_count> rulings{};
    rulings.at(static_cast<std::size_t>(Ruling::bankrupt_to_bank_mortgaged)) = 1;
    return rulings;
}

bool ModelTable::decided(Ruling ruling, std::string_view value) const {
    const auto place = static_cast<std::size_t>(ruling);
    return all_rulings().at(place).values.at(static_cast<std::size_t>(rulings.at(place))) == value;
}

int ModelTable::space_of(int seat) const {
    return is_jailed(seat) ? jail_corner : static_cast<int>(player(seat).place);
}

std::vector<int> ModelTable::playing() const {
    std::vector<int> seats;
    for (int seat = 1; seat <= agreed->seats(); ++seat)
        if (!is_out(seat)) seats.push_back(seat);
    return seats;
}

int ModelTable::after(int seat) const {
    int next = seat;
    do {
        next = next % agreed->seats() + 1;
    } while (is_out(next) && next != seat);
    return next;
}

std::vector<int> ModelTable::deeds_of(int seat) const {
    std::vector<int> held;
    for (const Printed& printed : all_printed())
        if (deed(printed.space).holder == seat) held.push_back(printed.space);
    return held;
}

std::vector<Due> ModelTable::dues_of(int seat) const {
    std::vector<Due> own;
    std::copy_if(dues.begin(), dues.end(), std::back_inserter(own), [&](const Due& due) { return due.debtor == seat; });
    return own;
}

Units ModelTable::houses_in_bank() const {
    Units standing = 0;
    for (const DeedHeld& held : deeds) standing += held.houses;
    return box_houses - standing;
}

Units ModelTable::hotels_in_bank() const {
    Units standing = 0;
    for (const DeedHeld& held : deeds) standing += held.hotels;
    return box_hotels - standing;
}

std::vector<Units*> ModelTable::values() {
    std::vector<Units*> all{&phase,       &round,           &round_began,    &turn,        &rolls_left,
                            &rolls_made,  &time_called,     &winners,        &clock_since, &clock_used,
                            &clock_extra, &utility_dice[0], &utility_dice[1]};
    for (Units& ruling : rulings) all.push_back(&ruling);
    for (Player& one : players)
        for (Units* value : {&one.place, &one.jail_tries, &one.out, &one.placed, &one.kept, &one.walked})
            all.push_back(value);
    return all;
}

std::vector<Units*> ModelTable::amounts() {
    std::vector<Units*> all;
    for (Player& one : players) all.push_back(&one.cash);
    for (DeedHeld& held : deeds) {
        all.push_back(&held.houses);
        all.push_back(&held.hotels);
    }
    return all;
}

ModelTable opening(const Agreed& agreed) {
    ModelTable table;
    table.agreed = &agreed;
    table.rulings = agreed.rulings;
    for (int seat = 1; seat <= agreed.seats(); ++seat) table.player(seat).cash = start_cash;
    return table;
}

std::string from_tenths(Units tenths) {
    const std::string whole = std::to_string(tenths / 10);
    return tenths % 10 == 0 ? whole : whole + "." + std::to_string(tenths % 10);
}

}  // namespace random_play
