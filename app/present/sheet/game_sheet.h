#pragma once
// The score sheet of a game or a position as a document: page one with everything that is signed, after it the walk
// square by square. Its content is the facts of sheet_facts.h, in the language given; the terminal and the paper
// use the same document.

#include <string>

#include "app/paper/document.h"
#include "app/present/sheet/sheet_facts.h"

namespace tablebank {

class Language;

/// Data that an organiser has and a game does not have. Empty: left blank, to be written by hand.
struct SheetEvent {
    std::string event{};
    std::string table{};
    std::string round{};
    std::string protest{};  ///< until when a protest may be lodged
    std::string code{};     ///< of a blank sheet: the text of its QR code
    std::string join{};     ///< of a blank sheet: the code that may be typed instead
    std::string key{};      ///< of a blank sheet: the short form of the event's key, which proves both
};

/// `table` is the game's, nullptr for a position.
[[nodiscard]] PaperDocument make_game_sheet(const Language& lang, const SheetFacts& facts, const Table* table,
                                            const SheetEvent& event);

/// The text of a sheet's QR code (ledger/proof/result_code.h), with the scores if a timed game is over. Empty for a
/// position.
[[nodiscard]] std::string sheet_code(const SheetFacts& facts);

/// "41b7 f2d9 ...": digits in groups of four, to be compared by eye.
[[nodiscard]] std::string in_groups(const std::string& digits);

}  // namespace tablebank
