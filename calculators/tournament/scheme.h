#pragma once
// The scoring of an event: the points of a place at a table, the points of a bye, and the order of the figures that
// decide. A scheme is data with one written form.
//
// "14-10-6-4-2-0 12-8-5-3-2 11-7-4-2 10-6-2 bye=6 by=points,wins,head-to-head,table-share,opponents,lots"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "calculators/share.h"

namespace tablebank {

/// A figure that decides between players; more is better.
enum class Criterion : std::uint8_t {
    points,        ///< of places and byes, less penalties
    wins,          ///< first places; a shared one is a fraction of a win
    totals,        ///< the sum of the totals at the tables
    table_share,   ///< the sum of the shares of each table's total, in hundredths of a per cent
    head_to_head,  ///< among players who are still equal, if each of them has met each other
    opponents,     ///< the average points of the opponents, without penalties
    lots,          ///< as they were drawn
    final_place,   ///< the place at the final: its players before all others
};
inline constexpr std::array all_criteria{Criterion::points,      Criterion::wins,         Criterion::totals,
                                         Criterion::table_share, Criterion::head_to_head, Criterion::opponents,
                                         Criterion::lots,        Criterion::final_place};
[[nodiscard]] std::string_view to_string(Criterion criterion);

struct Scheme {
    static constexpr int most_points = 1000;  ///< of a place or a bye

    std::vector<std::vector<int>> place_points;  ///< one list per size of table, the first place first; sizes descend
    Share bye;                                   ///< points of a round without a table
    std::vector<Criterion> order;                ///< the first decides; each once
    Share requested{};  ///< points of a round that a player asked to sit out and came back from
    Share missed{};     ///< points of a round that was played before a player came

    /// nullptr if the scheme has no list for this size.
    [[nodiscard]] const std::vector<int>* points_at(std::size_t size) const;
    friend bool operator==(const Scheme&, const Scheme&) = default;
};

/// Tables of 6, 5, 4 and 3 give the same points per player on average, so that no size of table has an advantage.
[[nodiscard]] Scheme usual_scheme();

[[nodiscard]] std::string to_string(const Scheme& scheme);

struct SchemeProblem {
    enum class Kind {
        empty,            ///< no place is worth anything, or nothing decides
        unknown_word,     ///< neither a list of points, nor bye=, nor by= with criteria
        table_size,       ///< a list for a table of fewer than 3 or more than 6
        size_twice,       ///< two lists for one size of table
        points_rise,      ///< a place is worth more than the one above it
        points_range,     ///< more than most_points
        criterion_twice,  ///< also if a part is given twice
    };
    Kind kind = Kind::empty;
    std::string word;  ///< the word with the problem
    friend bool operator==(const SchemeProblem&, const SchemeProblem&) = default;
};
/// Lists in any order. The default scheme supplies `bye=` and `by=` if they are left out.
[[nodiscard]] std::variant<Scheme, SchemeProblem> parse_scheme(std::string_view text);

}  // namespace tablebank
