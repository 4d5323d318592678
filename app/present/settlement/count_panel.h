#pragma once
// The notes in a hand, counted value by value before score is kept: a field for each value of the box, what they make,
// and how that differs from the books. What is posted at the end is a line like any other, `Anna count 2x500 3x100`; an
// edition whose box has no notes by value keeps to the line. Knows nothing of screens.

#include <map>
#include <string>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// What was typed for one hand: how many notes of each value of the box, the largest first, and why they are not what
/// the books say.
struct TypedCount {
    std::vector<std::string> notes;
    std::string why;
    friend bool operator==(const TypedCount&, const TypedCount&) = default;
};
struct CountDraft {
    int seat = 0;                     ///< whose notes are counted; 0: nobody's
    std::map<int, TypedCount> hands;  ///< what was typed and not yet posted
    friend bool operator==(const CountDraft&, const CountDraft&) = default;
};

struct CountHand {
    int seat = 0;
    std::string name;
    bool counted = false;
};
struct CountField {
    std::string head;   ///< "500"
    std::string wrong;  ///< what is wrong with the figure, or that the box has not so many; or empty
};
enum class CountSense { agrees, more, less };

struct CountPanel {
    std::vector<CountHand> hands;  ///< empty where nothing is counted by value
    int next = 0;                  ///< whose turn to be counted it is; 0 where everybody was
    int seat = 0;                  ///< of the fields that follow; 0: none do
    std::string heading;
    std::vector<CountField> fields;
    std::string sum;
    std::string difference;  ///< with its sign and in words
    CountSense sense = CountSense::agrees;
    bool wants_reason = false;
    std::size_t at_fault = 0;  ///< the first field that cannot be read; their number where all can
    std::string line;          ///< what is posted; empty while it cannot be
    std::string waiver;        ///< the same with the difference let be; empty where there is none, or no reason
};

[[nodiscard]] CountPanel make_count_panel(const Language& lang, const Table& table, const CountDraft& draft);

/// Whose notes are counted after those of a seat, by seat, whoever was counted already left out; 0: nobody's.
[[nodiscard]] int next_to_count(const Table& table, int seat);

}  // namespace tablebank
