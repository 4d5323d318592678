#include "ledger/books/fact_value.h"

#include <algorithm>
#include <stdexcept>

#include "calculators/share.h"
#include "ledger/books/draw_pile.h"
#include "ledger/books/due.h"
#include "ledger/books/entry_group.h"
#include "ledger/books/game.h"
#include "ledger/books/people.h"
#include "ledger/books/protest.h"
#include "ledger/books/result.h"
#include "ledger/books/rules_version.h"
#include "ledger/text/parse_number.h"

namespace tablebank {
namespace {

constexpr std::int64_t largest_count = 1'000'000'000'000'000;  // moments in milliseconds and sums of money fit easily
constexpr std::int64_t most_minutes = 1'000'000'000;
constexpr std::string_view over = "over ";
constexpr int faces = 6;

bool is_number(std::string_view text, std::int64_t least, std::int64_t most) {
    const auto number = read_number<std::int64_t>(text);
    return number && *number >= least && *number <= most;
}

bool has_seat(const Setup& setup, std::int64_t number) {
    return number >= 1 && number <= setup.seats();
}

bool is_seat(const Setup& setup, std::string_view text) {
    const auto number = read_number<int>(text);
    return number && has_seat(setup, *number);
}

bool are_seats(const Setup& setup, std::string_view text) {
    const auto seats = parse_seats(text);
    return seats && std::ranges::all_of(*seats, [&](Seat seat) { return has_seat(setup, seat.number); });
}

bool is_ruling(FactKey key, std::string_view value) {
    const auto keys = ruling_keys();
    const auto number = static_cast<std::size_t>(key.index);
    Rulings any;
    return key.index >= 0 && number < keys.size() && set(any, keys[number].name, value);
}

/// Only a deed has rent and can be on offer, and only a utility is paid by dice.
bool fits_its_space(const Setup& setup, const Due& due) {
    const Deed* deed = setup.edition->deed_at(due.space);
    switch (due.kind) {
        case DueKind::rent:
        case DueKind::offer:
        case DueKind::auction:
            return deed != nullptr;
        case DueKind::utility_rent:
            return deed != nullptr && deed->kind == SpaceKind::utility;
        default:
            return due.space.index >= 0 && due.space.index < setup.edition->size();
    }
}

/// Whether the sums can be counted: for unknown dice, the sum of the highest throw; a fine has a known throw.
bool is_countable(const Due& due) {
    constexpr std::int64_t most = 1'000'000'000'000'000'000;
    const auto is_sum = [&](Money sum) { return sum >= Money{} && sum <= Money{most}; };
    const std::int64_t most_factor = due.kind == DueKind::jail_fine ? highest_throw : most / highest_throw;
    return is_sum(due.amount) && is_sum(due.percent_amount) && due.factor >= 0 && due.factor <= most_factor &&
           due.times >= 0 && due.times <= most_times;
}

bool is_due(const Setup& setup, FactKey key, const std::string& value) {
    try {
        const Due due = read_due(key, value);
        return has_seat(setup, due.debtor.number) && (!due.creditor || has_seat(setup, due.creditor->number)) &&
               fits_its_space(setup, due) && (!due.dice || due.kind == DueKind::utility_rent) &&
               (!due.claimed || due.is_rent()) && (due.times == 0 || due.is_rent()) && is_countable(due);
    } catch (const std::invalid_argument&) {
        return false;
    }
}

bool is_drawn(const Setup& setup, FactKey key, const std::string& value) {
    const auto& decks = setup.edition->decks;
    return key.index >= 0 && static_cast<std::size_t>(key.index) < decks.size() && key.number > 0 &&
           parse_drawn_card(value).has_value();
}

/// The characters of a public key as minisign writes it: 42 bytes.
bool is_written_key(std::string_view value) {
    constexpr std::size_t letters = 56;
    constexpr std::string_view base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    return value.size() == letters && value.find_first_not_of(base64) == value.npos;
}

bool is_utility(const Setup& setup, FactKey key) {
    const Deed* deed = setup.edition->deed_at(Space{key.index});
    return deed != nullptr && deed->kind == SpaceKind::utility;
}

bool is_street(const Setup& setup, FactKey key) {
    const Deed* deed = setup.edition->deed_at(Space{key.index});
    return deed != nullptr && deed->kind == SpaceKind::street;
}

}  // namespace

std::string to_fact_value(Dice dice) {
    return std::to_string(dice.first) + " " + std::to_string(dice.second);
}

std::optional<Dice> parse_dice(std::string_view text) {
    const auto words = split(text, ' ');
    if (words.size() != 2) return std::nullopt;
    const auto first = read_number<int>(words[0]);
    const auto second = read_number<int>(words[1]);
    const auto is_die = [](std::optional<int> die) { return die && *die >= 1 && *die <= faces; };
    if (!is_die(first) || !is_die(second)) return std::nullopt;
    return Dice{*first, *second};
}

std::string to_fact_value(const std::vector<Seat>& seats) {
    std::string value;
    for (const Seat seat : seats) value += (value.empty() ? "" : ",") + std::to_string(seat.number);
    return value;
}

std::optional<std::vector<Seat>> parse_seats(std::string_view text) {
    std::vector<Seat> seats;
    for (const std::string_view word : split(text, ',')) {
        const auto number = read_number<int>(word);
        if (!number) return std::nullopt;
        seats.push_back(Seat{*number});
    }
    return seats;
}

namespace {

/// Whether a kept card may have this effect: any effect except being kept again.
bool is_possible_effect(const Setup& setup, FactKey key, const std::string& value) {
    const auto effect = parse_card_effect(value);
    const bool kept = key.index >= 0 && static_cast<std::size_t>(key.index) < setup.edition->kept_cards.size();
    return kept && effect && effect->kind != CardEffectKind::keep;
}

}  // namespace

std::string called_over(std::int64_t minutes) {
    return std::string{over} + std::to_string(minutes);
}

std::optional<std::int64_t> parse_called_over(std::string_view text) {
    if (!text.starts_with(over)) return std::nullopt;
    const std::string_view minutes = text.substr(over.size());
    return is_number(minutes, 1, most_minutes) ? read_number<std::int64_t>(minutes) : std::nullopt;
}

namespace {

/// Facts that a judge posts, the progress of the walk, the beginning of a turn, and the computer's clock.
bool is_possible_for_judge(const Setup& setup, FactKey key, const std::string& value) {
    switch (key.name) {
        case FactName::confirmed:
        case FactName::certified:
        case FactName::corrections:
            return is_number(value, 1, largest_count);
        case FactName::walk_at:
            return is_number(value, 0, setup.edition->size() - 1);
        case FactName::finished_at:
            return is_number(value, 0, largest_count);
        case FactName::signed_by:
            return has_seat(setup, key.index) && (value == "yes" || are_signed_totals(setup, value));
        case FactName::judge_key:
            return is_written_key(value);
        case FactName::adjusted:
            return has_seat(setup, key.index) && Share::parse(value).has_value();
        case FactName::protest:
            return key.index > 0 && parse_protest_state(value).has_value();
        case FactName::protest_minutes:
            return is_number(value, 0, most_protest_minutes);
        case FactName::turn_begun:
            return key.index > 0 && is_seat(setup, value);
        case FactName::clock_shift:
        case FactName::clock_set:
            return is_number(value, -largest_count, largest_count);
        case FactName::joined:
            return has_seat(setup, key.index) && parse_joined(value).has_value();
        case FactName::seated:
            return has_seat(setup, key.index) && parse_sitter(value).has_value();
        default:
            return false;
    }
}

}  // namespace

bool is_possible(const Setup& setup, FactKey key, const std::string& value) {
    if (value.empty()) return true;
    switch (key.name) {
        case FactName::phase:
            return parse_phase(value).has_value();
        case FactName::round:
            return is_number(value, 1, largest_count);
        case FactName::round_began:
        case FactName::turn:
            return is_seat(setup, value);
        case FactName::rolls_left:
        case FactName::rolls_made:
        case FactName::clock_since:
        case FactName::clock_used:
            return is_number(value, 0, largest_count);
        case FactName::clock_extra:
            return is_number(value, 0, most_minutes);
        case FactName::jail_tries:
        case FactName::out:
        case FactName::walked:
            return has_seat(setup, key.index) && is_number(value, 0, largest_count);
        case FactName::kept:
            return has_seat(setup, key.index) && Share::parse(value).has_value();
        case FactName::placed:
            return has_seat(setup, key.index) && (value == put_there || value == rent_not_asked);
        case FactName::time_called:
            return value == "yes" || value == "early" || parse_called_over(value).has_value();
        case FactName::winner:
            return are_seats(setup, value);
        case FactName::ruling:
            return is_ruling(key, value);
        case FactName::walk_dice:
            return is_utility(setup, key) && parse_dice(value).has_value();
        case FactName::due:
            return is_due(setup, key, value);
        case FactName::played:
            return setup.edition->is_hidden(key.index) && key.index < setup.edition->hand_cards() &&
                   std::ranges::count(setup.edition->characters, value) > 0;
        case FactName::drawn:
            return is_drawn(setup, key, value);
        case FactName::rules:
            return is_number(value, static_cast<int>(RulesVersion::second), static_cast<int>(todays_rules));
        case FactName::third:
            return is_street(setup, key) && value == "yes";
        case FactName::card_does:
            return is_possible_effect(setup, key, value);
        case FactName::action:
            return parse_entry_group(value).has_value();
        default:
            return is_possible_for_judge(setup, key, value);
    }
}

}  // namespace tablebank
