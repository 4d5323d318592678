#pragma once
// The notes in a hand, counted by value before score is kept: a field for each value of the box, their sum, and its
// difference from the ledger. The result is posted as an ordinary line, `Anna count 2x500 3x100`; an edition whose box
// has no notes by value uses only the line.

#include <map>
#include <string>
#include <vector>

#include "ledger/books/history.h"

namespace tablebank {

class Language;

/// The typed count of one hand: the number of notes of each value of the box, the largest first, and the reason for a
/// difference from the ledger.
struct TypedCount {
    std::vector<std::string> notes;
    std::string why;
    friend bool operator==(const TypedCount&, const TypedCount&) = default;
};
struct CountDraft {
    int seat = 0;                     ///< the player whose notes are counted; 0: none
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
    std::string wrong;  ///< the error in the number, or that the box does not have that many; or empty
};
enum class CountSense { agrees, more, less };

struct CountPanel {
    std::vector<CountHand> hands;  ///< empty if no notes are counted by value
    int next = 0;                  ///< the player to be counted next; 0 if all were counted
    int seat = 0;                  ///< of the fields that follow; 0: there are none
    std::string heading;
    std::vector<CountField> fields;
    std::string sum;
    std::string difference;  ///< with its sign and in words
    CountSense sense = CountSense::agrees;
    bool wants_reason = false;
    std::size_t at_fault = 0;  ///< the first field that cannot be read; their number if all can
    std::string line;          ///< the line to post; empty if it is incomplete
    std::string waiver;        ///< the line that waives the difference; empty if there is none, or no reason
};

[[nodiscard]] CountPanel make_count_panel(const Language& lang, const Table& table, const CountDraft& draft);

/// The player to be counted after a seat, in seat order, without those who were counted already; 0: none.
[[nodiscard]] int next_to_count(const Table& table, int seat);

}  // namespace tablebank
