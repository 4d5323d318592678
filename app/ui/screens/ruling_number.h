#pragma once
// The value of a ruling that takes a number besides its word: typed, or stepped with the mouse alone.

#include <string>

#include "app/ui/look/ui.h"
#include "app/ui/widgets/focus.h"

namespace tablebank {

/// The value of such a ruling that many steps from `value`, from 1 to most_ruling_number; below 1, and for an emptied
/// field, `word` stands: what leaves the figure to the edition.
[[nodiscard]] std::string stepped_ruling(const std::string& value, int steps, const std::string& word);

/// Between two buttons that make it smaller and larger; the keyboard types into it, as a stop of a ring where there is
/// one. Empty while the word holds. True when the value changed.
bool ruling_number(const Ui& ui, FocusRing* ring, const std::string& key, std::string& value, const std::string& word);

}  // namespace tablebank
