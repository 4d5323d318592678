#include "calculators/rulings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

namespace tablebank {
namespace {

using namespace std::string_view_literals;

/// A key with the way to its member: `read` and `write` speak of a value by its place among the key's values.
struct RulingRow {
    RulingKey key;
    std::size_t (*read)(const Rulings&);
    void (*write)(Rulings&, std::size_t);
    std::optional<int> Rulings::*number = nullptr;  ///< the member of a key that takes a number instead
};

/// A member of Rulings with the values it may have, in the order in which the contract names them.
template <auto Member, auto... Values>
struct Choice {
    static constexpr std::array values{Values...};
    static std::size_t read(const Rulings& rulings) {
        return static_cast<std::size_t>(std::ranges::find(values, rulings.*Member) - values.begin());
    }
    static void write(Rulings& rulings, std::size_t place) { rulings.*Member = values.at(place); }
};

template <auto Member, auto... Values>
constexpr RulingRow row(std::string_view key, const std::array<std::string_view, sizeof...(Values)>& names) {
    using Chosen = Choice<Member, Values...>;
    return {{key, names}, &Chosen::read, &Chosen::write};
}

/// A key whose one word leaves the figure to the edition, and whose other values are figures.
template <std::optional<int> Rulings::*Member>
constexpr RulingRow number_row(std::string_view key, const std::array<std::string_view, 1>& names) {
    return {{key, names, true},
            [](const Rulings& /*rulings*/) { return std::size_t{0}; },
            [](Rulings& rulings, std::size_t /*place*/) { (rulings.*Member).reset(); },
            Member};
}

constexpr std::array rounding_names{"half_up"sv, "up"sv, "down"sv};
constexpr std::array hotel_names{"all_steps"sv, "last_step"sv};
constexpr std::array yes_no{"yes"sv, "no"sv};
constexpr std::array no_yes{"no"sv, "yes"sv};
constexpr std::array double_names{"ends_turn"sv, "rolls_on"sv};
constexpr std::array roller_names{"owner"sv, "banker"sv};
constexpr std::array creditor_names{"equal_parts"sv, "seat_order"sv};
constexpr std::array breaking_names{"sell_first"sv, "as_mortgage"sv};
constexpr std::array pieces_names{"substitutes"sv, "limited"sv};
constexpr std::array bankrupt_names{"for_sale"sv, "withheld"sv};
constexpr std::array time_names{"finish_turn"sv, "finish_round"sv, "at_once"sv};
constexpr std::array trade_names{"until_closing"sv, "never"sv};
constexpr std::array own_turn_names{"lifted"sv, "kept"sv};
constexpr std::array nothing_collects{"nothing"sv, "collects"sv};
constexpr std::array collects_nothing{"collects"sv, "nothing"sv};
constexpr std::array seen_names{"judge"sv, "all"sv, "off"sv};
constexpr std::array ties_names{"shared"sv, "more_cash_kept"sv, "more_deeds"sv};
constexpr std::array factor_names{"printed"sv};
constexpr std::array broken_names{"half_printed"sv, "unbuilt"sv};
constexpr std::array mortgage_names{"city"sv, "street"sv};
constexpr std::array war_names{"deeds_and_buildings"sv, "deeds"sv};
constexpr std::array bench_names{"moves"sv, "next_turn"sv};
constexpr std::array seven_names{"nothing"sv, "wins"sv, "loses"sv};
constexpr std::array brand_names{"flat"sv, "dice"sv};
constexpr std::array order_names{"unchecked"sv, "checked"sv};

constexpr std::array ruling_rows{
    row<&Rulings::rounding, Rounding::half_up, Rounding::up, Rounding::down>("rounding", rounding_names),
    row<&Rulings::hotel_counts_as, HotelCountsAs::all_steps, HotelCountsAs::last_step>("hotel_counts_as", hotel_names),
    row<&Rulings::mortgaged_companies_count, true, false>("mortgaged_companies_count", yes_no),
    row<&Rulings::double_into_jail, DoubleIntoJail::ends_turn, DoubleIntoJail::rolls_on>("double_into_jail",
                                                                                         double_names),
    row<&Rulings::walk_roller, WalkRoller::owner, WalkRoller::banker>("walk_roller", roller_names),
    row<&Rulings::several_creditors, SeveralCreditors::equal_parts, SeveralCreditors::seat_order>("several_creditors",
                                                                                                  creditor_names),
    row<&Rulings::trade_breaking_monopoly, TradeBreakingMonopoly::sell_first, TradeBreakingMonopoly::as_mortgage>(
        "trade_breaking_monopoly", breaking_names),
    row<&Rulings::pieces_run_out, PiecesRunOut::substitutes, PiecesRunOut::limited>("pieces_run_out", pieces_names),
    row<&Rulings::bankrupt_to_bank_mortgaged, BankruptToBankMortgaged::for_sale, BankruptToBankMortgaged::withheld>(
        "bankrupt_to_bank_mortgaged", bankrupt_names),
    row<&Rulings::time_called, TimeCalled::finish_turn, TimeCalled::finish_round, TimeCalled::at_once>("time_called",
                                                                                                       time_names),
    row<&Rulings::closing, true, false>("closing", yes_no),
    row<&Rulings::timed_trade, TimedTrade::until_closing, TimedTrade::never>("timed_trade", trade_names),
    row<&Rulings::closing_own_turn, ClosingOwnTurn::lifted, ClosingOwnTurn::kept>("closing_own_turn", own_turn_names),
    row<&Rulings::jailed_in_walk, Collects::nothing, Collects::collects>("jailed_in_walk", nothing_collects),
    row<&Rulings::jailed_in_richest, Collects::collects, Collects::nothing>("jailed_in_richest", collects_nothing),
    row<&Rulings::equal_turns, false, true>("equal_turns", no_yes),
    row<&Rulings::closing_plan, MayBeSeen::judge, MayBeSeen::all, MayBeSeen::off>("closing_plan", seen_names),
    row<&Rulings::live_standings, MayBeSeen::judge, MayBeSeen::all, MayBeSeen::off>("live_standings", seen_names),
    row<&Rulings::track_tokens, true, false>("track_tokens", yes_no),
    row<&Rulings::ties, Ties::shared, Ties::more_cash_kept, Ties::more_deeds>("ties", ties_names),
    number_row<&Rulings::competitor_utility_factor>("competitor_utility_factor", factor_names),
    row<&Rulings::broken_monopoly_rate, BrokenMonopolyRate::half_printed, BrokenMonopolyRate::unbuilt>(
        "broken_monopoly_rate", broken_names),
    row<&Rulings::competitor_needs_city, false, true>("competitor_needs_city", no_yes),
    row<&Rulings::mortgage_sells, MortgageSells::city, MortgageSells::street>("mortgage_sells", mortgage_names),
    row<&Rulings::price_war_bars, PriceWarBars::deeds_and_buildings, PriceWarBars::deeds>("price_war_bars", war_names),
    row<&Rulings::bench_third_roll, BenchThirdRoll::moves, BenchThirdRoll::next_turn>("bench_third_roll", bench_names),
    row<&Rulings::bookmaker_seven, BookmakerSeven::nothing, BookmakerSeven::wins, BookmakerSeven::loses>(
        "bookmaker_seven", seven_names),
    row<&Rulings::brand_rent, BrandRent::flat, BrandRent::dice>("brand_rent", brand_names),
    row<&Rulings::deck_order, DeckOrder::unchecked, DeckOrder::checked>("deck_order", order_names),
};

constexpr auto keys = [] {
    std::array<RulingKey, ruling_rows.size()> all{};
    std::ranges::transform(ruling_rows, all.begin(), &RulingRow::key);
    return all;
}();

const RulingRow* find_row(std::string_view name) {
    const auto found = std::ranges::find(ruling_rows, name, [](const RulingRow& row) { return row.key.name; });
    return found == ruling_rows.end() ? nullptr : &*found;
}

std::optional<int> read_figure(std::string_view text) {
    int figure = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), figure);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    if (!whole || figure < 1 || figure > most_ruling_number || text.starts_with('0')) return std::nullopt;
    return figure;
}

}  // namespace

std::span<const RulingKey> ruling_keys() {
    return keys;
}

const RulingKey* find_ruling(std::string_view name) {
    const RulingRow* row = find_row(name);
    return row == nullptr ? nullptr : &row->key;
}

std::string get(const Rulings& rulings, std::string_view name) {
    const RulingRow* row = find_row(name);
    if (row == nullptr) throw std::invalid_argument("no such ruling: " + std::string{name});
    if (row->number != nullptr && rulings.*(row->number)) return std::to_string(*(rulings.*(row->number)));
    return std::string{row->key.values[row->read(rulings)]};
}

std::string cite_ruling(std::string_view name) {
    return "ruling " + std::string{name};
}

bool set(Rulings& rulings, std::string_view name, std::string_view value) {
    const RulingRow* row = find_row(name);
    if (row == nullptr) return false;
    if (const auto number = row->number == nullptr ? std::nullopt : read_figure(value)) {
        rulings.*(row->number) = *number;
        return true;
    }
    const auto found = std::ranges::find(row->key.values, value);
    if (found == row->key.values.end()) return false;
    row->write(rulings, static_cast<std::size_t>(found - row->key.values.begin()));
    return true;
}

}  // namespace tablebank
