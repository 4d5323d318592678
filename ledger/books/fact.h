#pragma once
// The state of a game that no asset represents, as named facts with text values. An entry changes facts as before ->
// after pairs, so they reverse as transfers do. An absent fact and an empty value are the same.

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tablebank {

enum class FactName : std::uint8_t {
    phase,            ///< see Phase in game.h
    round,            ///< number of the round, from 1
    round_began,      ///< seat whose turn opens a round
    turn,             ///< seat of the player in turn
    rolls_left,       ///< rolls the player in turn still has: 1 before the first roll or after a double, 0
    rolls_made,       ///< rolls of this turn
    jail_tries,       ///< [seat] rolls for a double made in this stay in jail
    out,              ///< [seat] how many had left before, plus one
    time_called,      ///< "yes" once the judge called, "early" if time was left on the clock, "over 4" minutes later
    winner,           ///< seats with the first place, "1" or "1,3"
    ruling,           ///< [index into ruling_keys()] value in force, if it was changed since the start
    clock_since,      ///< when the clock was started, a moment of the table (game.h); absent while it is stopped
    clock_used,       ///< milliseconds run before that
    clock_extra,      ///< minutes granted by the judge
    due,              ///< [entry that raised it, number within it] see due.h
    kept,             ///< [seat] exact share of cash kept
    walked,           ///< [seat] what the walk paid
    walk_dice,        ///< [space] dice thrown for a utility in the ending, "3 4"
    placed,           ///< [seat] "yes" if `at` put the token there and what its space requires was not settled since
    played,           ///< [hand card] the name a hidden card was played under
    drawn,            ///< [deck, entry] a card drawn or put under its pile, see draw_pile.h
    rules,            ///< number of the rules that decide, see rules_version.h; absent: 1. Only rises, never undone
    third,            ///< [space] "yes" if the street came to an existing monopoly (ruling third_street)
    card_does,        ///< [hand card] what a kept card does once it is played, if its deck does not state it
    action,           ///< the entries of one action while they are posted, see entry_group.h
    confirmed,        ///< the last entry with which the judge confirmed the sheet of rulings
    walk_at,          ///< the space that the walk has reached, while it goes from payment to payment
    finished_at,      ///< when the game was over, milliseconds UTC
    signed_by,        ///< [seat] "yes" if the player signed the current result
    certified,        ///< number of the sheet that the judge certified, from 1; absent while it is not, or is corrected
    judge_key,        ///< the public key required to correct the certified sheet, 56 characters
    corrections,      ///< how many were begun. Only rises
    adjusted,         ///< [seat] exact total that the judge set in place of the computed one
    protest,          ///< [entry that lodged it, entry that it is about, 0: an omission] see protest.h
    protest_minutes,  ///< how long after the end protests are taken; absent: the default of protest.h
    turn_begun,       ///< index = entry that is a choice of the player in turn before the first roll; value = seat
    clock_shift,      ///< what is added to a moment of the computer to get one of the table, milliseconds, signed
    clock_set,        ///< what the judge set the time left to is more or less than agreed, milliseconds, signed
    joined,           ///< [seat] role and place of a seat that was added during the game, see people.h
    seated,           ///< [seat] who sits there and their name, if changed since the start, see people.h
};

struct FactKey {
    FactName name = FactName::phase;
    std::int32_t index = 0;
    std::int32_t number = 0;
    friend constexpr auto operator<=>(const FactKey&, const FactKey&) = default;
};

/// "phase", "out:2", "ruling:rounding", "due:12.1"
[[nodiscard]] std::string to_string(const FactKey& key);
[[nodiscard]] std::optional<FactKey> parse_fact_key(std::string_view text);

struct FactChange {
    FactKey key;
    std::string before;
    std::string after;
    [[nodiscard]] FactChange reversed() const { return {key, after, before}; }
    friend bool operator==(const FactChange&, const FactChange&) = default;
};

/// In order of their keys, in one vector: a game is copied for every line that is decided.
class Facts {
public:
    using Fact = std::pair<FactKey, std::string>;
    /// Empty if the fact is absent.
    [[nodiscard]] const std::string& get(FactKey key) const;
    [[nodiscard]] std::int64_t number(FactKey key, std::int64_t otherwise = 0) const;
    /// An empty value removes the fact.
    void set(FactKey key, std::string value);
    [[nodiscard]] const std::vector<Fact>& all() const { return values_; }
    /// The number of facts with a name.
    [[nodiscard]] std::ptrdiff_t count(FactName name) const;
    /// The first fact whose key is not before this one.
    [[nodiscard]] std::vector<Fact>::const_iterator from(FactKey key) const;
    friend bool operator==(const Facts&, const Facts&) = default;

private:
    std::vector<Fact> values_;
};

}  // namespace tablebank
