#pragma once
// The rulings of a new game or of the games of a new event, each with its values and the reason of its default.

#include <map>
#include <string>
#include <vector>

#include "app/present/words/ruling_choice.h"
#include "app/ui/screens/dialog.h"
#include "app/ui/widgets/paint.h"

namespace tablebank {

/// A pressed value goes into `chosen`, by the key of its ruling. The keys of the widgets begin with `screen`.
void draw_rulings_sheet(const DialogUi& dialog, const Rect& in, const std::string& screen,
                        const std::vector<RulingChoice>& rulings, std::map<std::string, std::string>& chosen);

}  // namespace tablebank
