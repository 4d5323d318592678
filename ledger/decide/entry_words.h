#pragma once
// Checks whether the words of an entry are consistent. A line is printed from the command that was carried out, and its
// verb, its reason and the reason of force come from that command; the typed line is that command too, as far as the
// table can tell. If they do not agree, another program wrote them. Changes nothing and refuses nothing.

#include <string>
#include <unordered_set>

#include "ledger/books/entry.h"
#include "ledger/books/history.h"

namespace tablebank {

/// False if the verb, the reason or the reason of force is not that of the line. A line that the grammar does not know
/// is not checked.
[[nodiscard]] bool words_agree(const Setup& setup, const Entry& entry);

/// False if the typed text is not a line of the grammar, or not the line that was posted. `ok` may have been any line
/// about a player except a roll. An entry that a later line undid or decided again keeps its typed text. Requires that
/// `before` holds exactly the entries before this one.
[[nodiscard]] bool typed_agrees(const Table& before, const Entry& entry);

/// The same for the entries of a game one after the other. Most lines of a game occur many times, so those that agreed
/// are remembered.
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
