#pragma once
// Whether the words of an entry belong together. A line is printed from the command that was carried out, and with it
// go its verb, its reason and the reason of force; what was typed is that command too, as far as the table tells.
// If they do not agree, another program wrote them. Changes nothing and refuses nothing.

#include <string>
#include <unordered_set>

#include "ledger/books/entry.h"
#include "ledger/books/history.h"

namespace tablebank {

/// False where the verb, the reason or the reason of force is not that of the line. Of a line that the grammar does not
/// know it says nothing.
[[nodiscard]] bool words_agree(const Setup& setup, const Entry& entry);

/// False if what was typed is not a line of the grammar, or another one than what was posted. `ok` may have been any
/// line that speaks of a player but a roll. What was taken back or decided again by a later line keeps what was typed
/// for it then. Requires that `before` holds exactly the entries before this one.
[[nodiscard]] bool typed_agrees(const Table& before, const Entry& entry);

/// The same for one entry of a game after the other. Most lines of an evening come again and again, so those that
/// agreed are remembered.
class KnownWords {
public:
    [[nodiscard]] bool agree(const Setup& setup, const Entry& entry);
    [[nodiscard]] bool typed_agrees(const Table& before, const Entry& entry);

private:
    [[nodiscard]] bool is_known(const std::string& words) const { return known_.contains(words); }
    void remember(std::string words);

    std::unordered_set<std::string> known_;
};

}  // namespace tablebank
